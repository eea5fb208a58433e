import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsQuarter, type HalfMonth, halfMonthAt, halfMonthIx, halfMonthNamed, halfMonthName, halfMonthsBetween, isWithin } from '../../../src/rulesets/europa/halfMonth.js';

const date = (name: string): HalfMonth => {
  const found = halfMonthNamed(name);
  if (found === null) throw new Error(`${name} is no half-month`);
  return found;
};

const anyDate = fc.record({ year: fc.integer({ min: 1900, max: 1999 }), month: fc.integer({ min: 1, max: 12 }), half: fc.constantFrom<1 | 2>(1, 2) });

describe('half-months', () => {
  it('are written as the rules write them', () => {
    expect(halfMonthName({ year: 1942, month: 7, half: 1 })).toBe('Jul I 42');
    expect(halfMonthName({ year: 1941, month: 12, half: 2 })).toBe('Dec II 41');
    expect(halfMonthName({ year: 1905, month: 1, half: 1 })).toBe('Jan I 05');
  });

  it('are read as the rules write them', () => {
    expect(halfMonthNamed('Jun II 41')).toEqual({ year: 1941, month: 6, half: 2 });
    expect(halfMonthNamed('Jan I 05')).toEqual({ year: 1905, month: 1, half: 1 });
  });

  it.each(['Jun III 41', 'Jun 41', 'jun II 41', 'Jux I 41', 'Jun II 1941', 'Jun  II 41', ' Jun II 41', 'Jun II 41 ', 'Jun IIII 41', 'Jun 0 41', ''])('%j is none', (name) => {
    expect(halfMonthNamed(name)).toBeNull();
  });

  it('follow one another, over months and years', () => {
    const next = (name: string): string => halfMonthName(halfMonthAt(halfMonthIx(date(name)) + 1));
    expect(['Jun I 41', 'Jun II 41', 'Dec I 41', 'Dec II 41', 'Feb II 42'].map(next)).toEqual(['Jun II 41', 'Jul I 41', 'Dec II 41', 'Jan I 42', 'Mar I 42']);
  });

  it('are counted from each to the next', () => {
    // Jun II 41 is the first turn of the campaign and Dec II 44 its last: 1 + 6*2 of 1941, 3*24 of 1942 to 1944
    expect(halfMonthsBetween(date('Jun II 41'), date('Dec II 44')) + 1).toBe(85);
    expect(halfMonthsBetween(date('Jul I 42'), date('Jun II 42'))).toBe(-1);
  });

  it('lie within two when they are neither before nor after', () => {
    const within = (name: string): boolean => isWithin(date(name), date('Apr I 43'), date('Mar I 44'));
    expect(['Mar II 43', 'Apr I 43', 'Dec II 43', 'Mar I 44', 'Mar II 44'].map(within)).toEqual([false, true, true, true, false]);
  });

  it('begin a quarter four times a year (ER-12H.30)', () => {
    const begin = Array.from({ length: 24 }, (_, i) => halfMonthAt(1943 * 24 + i)).filter(beginsQuarter).map(halfMonthName);
    expect(begin).toEqual(['Jan I 43', 'Apr I 43', 'Jul I 43', 'Oct I 43']);
  });

  it('and their numbers are one and the same', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(halfMonthAt(halfMonthIx(a))).toEqual(a);
        expect(halfMonthNamed(halfMonthName(a))).toEqual(a);
        expect(halfMonthAt(halfMonthIx(a) + halfMonthsBetween(a, b))).toEqual(b);
        // the order of numbers is that of the calendar
        const written = ({ year, month, half }: HalfMonth): string => `${year}-${String(month).padStart(2, '0')}-${half}`;
        expect(Math.sign(halfMonthsBetween(a, b))).toBe(Math.sign(Number(written(b) > written(a)) - Number(written(b) < written(a))));
      }),
    );
  });
});
