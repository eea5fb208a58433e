import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRIVES, driveRow, withLosses } from './reform.js';
import { advanceOf } from './reformDrive.js';
import { COLUMNS, meanToll } from './reformLosses.js';

const page = readFileSync(new URL('../../docs/reform.md', import.meta.url), 'utf8').replace(/\r\n/g, '\n');

describe('docs/reform.md', () => {
  it('has the losses that the tables make; if not, run npm run docs:reform', () => {
    expect(page).toBe(withLosses(page));
  }, 120_000);

  it('ER-9C.29 attacks gain a little less by the new table without armor, and about as much with it', () => {
    // what the defenders of 12 points lose more than the attackers, by the new table less by the old one, the mean of all odds
    const change = (modifier: number): number =>
      COLUMNS.reduce((sum, column) => {
        const [old, now] = (['standard', 'reform'] as const).map((rules) => meanToll(rules, column, modifier));
        return sum + (now.defender - now.attacker - (old.defender - old.attacker)) / COLUMNS.length;
      }, 0) / 12;
    for (const modifier of [-1, 0, 1]) expect(change(modifier)).toSatisfy((c: number) => c < -0.05 && c > -0.15);
    for (const modifier of [2, 3]) expect(Math.abs(change(modifier))).toBeLessThan(0.05);
  }, 60_000);

  it('has a row for each drive, with what was measured', () => {
    for (const drive of DRIVES) expect(page).toContain(`| ${drive.title} |`);
  });

  it('drives farther with the whole Reform than without (ER-13.46, ER-9K.16)', () => {
    const [plain, ...others] = DRIVES.filter((d) => d.rules === 'fire-in-the-east');
    const whole = others[others.length - 1];
    const mean = (drive: typeof plain): number => [0, 1, 2, 3, 4].reduce((sum, seed) => sum + Math.max(advanceOf(drive, 'assault', seed), advanceOf(drive, 'wait', seed)), 0) / 5;
    expect(mean(whole)).toBeGreaterThan(mean(plain));
    expect(driveRow(plain, 2)).toContain(plain.title);
  }, 60_000);
});
