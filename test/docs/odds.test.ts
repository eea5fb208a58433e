import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oddsPage } from './odds.js';

const made = oddsPage();

describe('docs/odds.md', () => {
  it('is what the tables say; if not, run npm run docs:odds', () => {
    expect(readFileSync(new URL('../../docs/odds.md', import.meta.url), 'utf8').replace(/\r\n/g, '\n')).toBe(made);
  });

  it('has chances that add up to 1 in each row, and says of each that it is not printed where it is not', () => {
    const rows = made.split('\n').filter((l) => /^\| [+-]?\d \|/.test(l) && !l.includes('yes'));
    const ofCrts = made.slice(0, made.indexOf('## World War II')).split('\n').filter((l) => /^\| [+-]?\d \|/.test(l));
    expect(rows.length).toBeGreaterThan(150);
    for (const row of ofCrts) {
      const sixths = [...row.matchAll(/(?<= )(\d)(?:\/(\d))?(?: [sir])? \|/g)].slice(row.startsWith('| ') ? 0 : 1);
      const sum = sixths.filter((m) => m.index > row.indexOf('|', 1)).reduce((n, m) => n + (Number(m[1]) * 6) / Number(m[2] ?? 1), 0);
      expect(sum, row).toBe(6);
    }
    // 1:4 of Boot Camp at +0: rows 1 to 6, reconstructed all; its lowest row is printed
    expect(made).toContain('### 1:4');
    expect(made).toMatch(/\| 0 \| 2\/3 r \| 1\/6 r \| 1\/6 r \|/);
    expect(made.split('## Europa Reform')[1].split('## World War II')[0]).not.toMatch(/\| \d\/\d \|/);
  });
});
