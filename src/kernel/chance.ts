/**
 * Exact probabilities. Weights are rational numbers of small integers, never floating point.
 * @module
 */

/**
 * A probability `num / den` in lowest terms, `den` positive.
 * @since 0.1.0
 */
export interface Rational {
  readonly num: number;
  readonly den: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/**
 * A rational in lowest terms. Throws RangeError for a zero denominator: a bug, not a user's mistake.
 * @since 0.1.0
 */
export const rational = (num: number, den: number): Rational => {
  if (den === 0) throw new RangeError('a rational needs a denominator');
  if (num === 0) return { num: 0, den: 1 }; // never -0
  const g = gcd(num, den);
  const sign = den < 0 ? -1 : 1;
  return { num: (sign * num) / g, den: (sign * den) / g };
};

/**
 * Exact sum.
 * @since 0.1.0
 */
export const addRational = (a: Rational, b: Rational): Rational => rational(a.num * b.den + b.num * a.den, a.den * b.den);
/**
 * Exact product.
 * @since 0.1.0
 */
export const timesRational = (a: Rational, b: Rational): Rational => rational(a.num * b.num, a.den * b.den);
/**
 * As a floating-point number, for averages.
 * @since 0.1.0
 */
export const toNumber = (r: Rational): number => r.num / r.den;
/**
 * As people write it: `1/6`, `0`, `1`.
 * @since 0.1.0
 */
export const showRational = (r: Rational): string => (r.den === 1 ? String(r.num) : `${r.num}/${r.den}`);

/**
 * A possible outcome and its exact weight.
 * @since 0.1.0
 */
export interface Outcome<A> {
  readonly action: A;
  readonly weight: Rational;
}

/**
 * A distribution over values, with exact weights that sum to 1.
 * @since 0.1.0
 */
export type Distribution<T> = ReadonlyArray<{ readonly value: T; readonly weight: Rational }>;

/**
 * The sides of one die.
 * @since 0.1.0
 */
export const DIE: ReadonlyArray<number> = [1, 2, 3, 4, 5, 6];

/**
 * What one die gives once `result` has read it; equal results are joined, in order of first appearance.
 * @since 0.1.0
 */
export const dieDistribution = <T>(result: (die: number) => T): Distribution<T> => {
  const counts = new Map<T, number>();
  for (const die of DIE) counts.set(result(die), (counts.get(result(die)) ?? 0) + 1);
  return [...counts].map(([value, n]) => ({ value, weight: rational(n, DIE.length) }));
};

/**
 * What a question about the values of a distribution has for an answer, and how likely: equal answers (`===`) are joined, in order
 * of first appearance.
 * @since 0.3.0
 */
export const marginal = <T, U>(distribution: Distribution<T>, question: (value: T) => U): Distribution<U> => {
  const weights = new Map<U, Rational>();
  for (const { value, weight } of distribution) {
    const answer = question(value);
    weights.set(answer, addRational(weights.get(answer) ?? NEVER, weight));
  }
  return [...weights].map(([value, weight]) => ({ value, weight }));
};

const NEVER: Rational = { num: 0, den: 1 };
/** Halves and the like are exact down to this part of 1. */
const FINEST = 256;

/**
 * The exact mean of a distribution of numbers. Units: those of the values, which are whole or multiples of 1/256.
 * @since 0.3.0
 */
export const meanOf = (distribution: Distribution<number>): Rational =>
  distribution.reduce((sum, { value, weight }) => addRational(sum, timesRational(weight, rational(Math.round(value * FINEST), FINEST))), NEVER);
