import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRational, DIE, dieDistribution, type Rational, rational, timesRational } from '../../src/kernel/chance.js';

const small = fc.integer({ min: -600, max: 600 });
const positive = fc.integer({ min: 1, max: 600 });
const rationals = fc.tuple(small, positive).map(([n, d]) => rational(n, d));

/** Whether `r` is the fraction `num / den`. */
const is = (r: Rational, num: bigint, den: bigint): boolean => BigInt(r.num) * den === num * BigInt(r.den);

describe('laws of chance', () => {
  it('a rational keeps its value and stands in lowest terms', () => {
    fc.assert(
      fc.property(small, fc.tuple(positive, fc.constantFrom(1, -1)), (num, [size, sign]) => {
        const r = rational(num, size * sign);
        expect(is(r, BigInt(num), BigInt(size * sign))).toBe(true);
        expect(r.den).toBeGreaterThan(0);
        for (let p = 2; p <= r.den; p++) expect(r.num % p === 0 && r.den % p === 0).toBe(false);
      }),
    );
  });

  it('sums and products are exact', () => {
    fc.assert(
      fc.property(rationals, rationals, (a, b) => {
        const [an, ad, bn, bd] = [a.num, a.den, b.num, b.den].map(BigInt);
        expect(is(addRational(a, b), an * bd + bn * ad, ad * bd)).toBe(true);
        expect(is(timesRational(a, b), an * bn, ad * bd)).toBe(true);
        expect(addRational(a, b)).toStrictEqual(addRational(b, a));
        expect(addRational(a, rational(-a.num, a.den))).toStrictEqual(rational(0, 1));
      }),
    );
  });

  it('the weights of a die sum to exactly 1, each result stands once, with as many sixths as dice give it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('AE', 'AR', 'EX', 'DR', 'DE'), { minLength: 6, maxLength: 6 }), (column) => {
        const outcomes = dieDistribution((die) => column[die - 1]);
        expect(outcomes.map((o) => o.weight).reduce(addRational)).toStrictEqual({ num: 1, den: 1 });
        expect(outcomes.map((o) => o.value)).toEqual([...new Set(column)]);
        for (const { value, weight } of outcomes)
          expect(weight).toEqual(rational(DIE.filter((die) => column[die - 1] === value).length, 6));
      }),
    );
  });
});
