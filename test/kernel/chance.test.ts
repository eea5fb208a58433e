import { describe, expect, it } from 'vitest';
import { addRational, DIE, dieDistribution, marginal, meanOf, rational, showRational, timesRational, toNumber } from '../../src/kernel/chance.js';

describe('chance', () => {
  it('reduces to lowest terms, with the sign above', () => {
    expect(rational(4, 6)).toEqual({ num: 2, den: 3 });
    expect(rational(3, -6)).toEqual({ num: -1, den: 2 });
    expect(rational(-3, -6)).toEqual({ num: 1, den: 2 });
  });

  it('has one zero', () => {
    for (const zero of [rational(0, 5), rational(0, -5), rational(-0, 7)]) expect(zero).toStrictEqual({ num: 0, den: 1 });
  });

  it('throws without a denominator', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
  });

  it('adds, multiplies and shows', () => {
    expect(addRational(rational(1, 6), rational(1, 3))).toEqual(rational(1, 2));
    expect(timesRational(rational(2, 3), rational(3, 4))).toEqual(rational(1, 2));
    expect([rational(1, 6), rational(0, 3), rational(6, 6), rational(-7, 2)].map(showRational)).toEqual(['1/6', '0', '1', '-7/2']);
    expect(toNumber(rational(3, 4))).toBe(0.75);
  });

  it('joins equal results of a die', () => {
    expect(dieDistribution((die) => (die === 3 || die === 5 ? 'hit' : 'miss'))).toEqual([
      { value: 'miss', weight: { num: 2, den: 3 } },
      { value: 'hit', weight: { num: 1, den: 3 } },
    ]);
    expect(dieDistribution((die) => die).map((o) => o.value)).toEqual(DIE);
  });

  it('asks a distribution a question, and joins equal answers', () => {
    const die = dieDistribution((n) => n);
    expect(marginal(die, (n) => n > 2)).toEqual([
      { value: false, weight: { num: 1, den: 3 } },
      { value: true, weight: { num: 2, den: 3 } },
    ]);
    expect(marginal([], () => 1)).toEqual([]);
  });

  it('has exact means, of halves too', () => {
    expect(meanOf(dieDistribution((n) => n))).toEqual({ num: 7, den: 2 });
    expect(meanOf(dieDistribution((n) => (n === 6 ? 2.5 : 0)))).toEqual({ num: 5, den: 12 });
    expect(meanOf(dieDistribution((n) => -n))).toEqual({ num: -7, den: 2 });
  });
});
