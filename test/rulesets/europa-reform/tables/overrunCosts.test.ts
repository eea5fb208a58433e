import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distrusted } from '../../../../src/kernel/table.js';
import { leastOverrunOdds, overrunCosts, overrunMp } from '../../../../src/rulesets/europa-reform/tables/overrunCosts.js';

describe('REFORM 13: the overrun summary', () => {
  it.each([
    // odds, German c/m, all others
    [30, 1, 2, 'ER-13.16'],
    [12, 1, 2, 'ER-13.16'],
    [11, 2, 3, 'ER-13.17'],
    [10, 2, 3, 'ER-13.17'],
    [9, 3, 4, 'ER-13.18'],
    [8, 4, 5, 'ER-13.19'],
    [7, 5, 7, 'ER-13.20'],
    [6, 7, 9, 'ER-13.21'],
    [5, 9, null, 'ER-13.21'],
    [4, null, null, 'ER-13.21'],
    [0, null, null, 'ER-13.21'],
  ])('at %i:1 costs German c/m units %s and others %s (%s)', (odds, german, other, _clause) => {
    expect([overrunMp(odds, true), overrunMp(odds, false)]).toEqual([german, other]);
  });

  it('has thirteen values and one overrun that is not allowed, none of them printed (ER-13.15)', () => {
    const values = overrunCosts.cells.flat().map((c) => c.value);
    expect([values.filter((v) => v !== null).length, values.filter((v) => v === null).length]).toEqual([13, 1]);
    expect(distrusted(overrunCosts, ['secondary'])).toEqual([]);
    expect(distrusted(overrunCosts, ['printed'])).toHaveLength(14);
  });

  it('begins at 5:1 for German c/m units and at 6:1 for others, as the article says of overruns (ER-13.21)', () => {
    expect([leastOverrunOdds(true), leastOverrunOdds(false)]).toEqual([5, 6]);
  });

  it('cannot be afforded below 7:1 by a unit of 8 MPs, nor below 5:1 by a panzer division of 10 (clear hex: 1 MP)', () => {
    const affordable = (mp: number, germanCm: boolean): ReadonlyArray<number> =>
      [4, 5, 6, 7, 8, 9, 10, 11, 12].filter((odds) => (overrunMp(odds, germanCm) ?? Number.POSITIVE_INFINITY) + 1 <= mp);
    expect(affordable(8, false)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(affordable(10, true)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('leaves out fractions of odds, and never asks more of better odds or of German c/m units', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 40, noNaN: true }), fc.double({ min: 0, max: 40, noNaN: true }), (a, b) => {
        const cost = (odds: number, germanCm: boolean): number => overrunMp(odds, germanCm) ?? Number.POSITIVE_INFINITY;
        for (const germanCm of [true, false]) {
          expect(cost(a, germanCm)).toBe(cost(Math.floor(a), germanCm));
          expect(cost(Math.max(a, b), germanCm)).toBeLessThanOrEqual(cost(Math.min(a, b), germanCm));
        }
        expect(cost(a, true)).toBeLessThanOrEqual(cost(a, false));
      }),
    );
  });

  it('can be read from another table', () => {
    const dear = { ...overrunCosts, cells: overrunCosts.cells.map((row) => row.map((cell) => ({ value: cell.value === null ? 4 : cell.value + 1, source: 'printed' as const }))) };
    expect([overrunMp(7, true, dear), overrunMp(5, false, dear), leastOverrunOdds(false, dear)]).toEqual([6, 4, 5]);
  });
});
