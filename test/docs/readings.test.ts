import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BOOKS, NOT_SETTLED, readingsPage, REGISTERS } from './readings.js';

const readings = BOOKS.flatMap((b) => b.readings);

describe('the register of ambiguities', () => {
  it.each(Object.entries(REGISTERS))('%s is answered entry by entry, each once: by an option or a ruling', (register, size) => {
    const books = BOOKS.filter((b) => b.register === register);
    const answered = books.flatMap((b) => [...b.readings, ...b.rulings]).map((r) => r.register);
    const all = Array.from({ length: size }, (_, i) => `${register}-${i + 1}`);
    expect(answered.filter((entry, i) => answered.indexOf(entry) !== i)).toEqual([]);
    expect(all.filter((entry) => !answered.includes(entry))).toEqual(NOT_SETTLED.filter((entry) => all.includes(entry)));
    expect(answered.filter((entry) => !all.includes(entry))).toEqual([]);
  });

  it('has options with two answers at least, the default among them', () => {
    for (const r of readings) {
      expect(Object.keys(r.values).length, r.id).toBeGreaterThan(1);
      expect(Object.keys(r.values), r.id).toContain(r.default);
    }
    expect(new Set(readings.map((r) => r.id)).size).toBe(readings.length);
  });

  it('has no option that the rules never ask for', () => {
    const root = fileURLToPath(new URL('../../src/rulesets', import.meta.url));
    const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('readings.ts'))
      .map((name) => readFileSync(join(root, name), 'utf8'))
      .join('\n');
    expect(readings.map((r) => r.id).filter((id) => !code.includes(`readings['${id}']`) && !code.includes(`readings.${id}`))).toEqual([]);
  });

  it('is what docs/readings.md tells; if not, run npm run docs:readings', () => {
    const page = readFileSync(new URL('../../docs/readings.md', import.meta.url), 'utf8').replace(/\r\n/g, '\n');
    expect(page).toBe(readingsPage());
  });
});
