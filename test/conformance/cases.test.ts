/** The cases of the project hold, are numbered and filed in order, and say what they rest on. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CASE_FILES } from '../../src/conformance/cases.js';
import { conformanceCases, readProjectCases, runCases } from '../../src/conformance/index.js';
import { isRight } from '../../src/prelude.js';

/** All of them have to be done in so many seconds of a processor’s time. */
const MOST_SECONDS = 20;

describe('the conformance cases', () => {
  it('are all there: every file of the folder is one of the package', () => {
    const files = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter((name) => name.endsWith('.json'));
    expect(Object.keys(CASE_FILES).map((name) => `${name}.json`).sort()).toEqual(files.sort());
    expect(isRight(readProjectCases())).toBe(true);
  });

  it('pass, every one and every variant, in good time', () => {
    const start = process.cpuUsage();
    const outcomes = runCases();
    const { user } = process.cpuUsage(start);
    expect(outcomes.filter((o) => o.status !== 'passed').map((o) => [o.id, o.variant, ...o.differences].join('\n'))).toEqual([]);
    expect(user / 1e6).toBeLessThan(MOST_SECONDS);
  });

  it('are numbered without gaps within each rule, in order, and cite it', () => {
    const numbers = new Map<string, number[]>();
    for (const { id, cites } of conformanceCases) {
      const [, rule, number] = /^(.*)-(\d+)$/.exec(id) ?? [];
      numbers.set(rule, [...(numbers.get(rule) ?? []), Number(number)]);
      expect(number, id).toHaveLength(3);
      expect(cites.length, id).toBeGreaterThan(0);
    }
    for (const [rule, found] of numbers) expect(found, rule).toEqual(found.map((_, i) => i + 1));
  });
});
