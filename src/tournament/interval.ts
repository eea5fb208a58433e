/**
 * How sure a share is: intervals of 95 percent.
 * @module
 */

/** Standard deviations on either side that hold 95 percent of a normal distribution. */
export const Z95 = 1.959963984540054;

/** A share with its interval of 95 percent, each from 0 to 1; the share is null when nothing was tried. @since 0.3.0 */
export interface Share {
  readonly share: number | null;
  readonly low: number;
  readonly high: number;
}

/**
 * A share of `tries` by Wilson's interval, which holds for few tries and for shares near 0 and 1. A success may count half: a
 * half varies less than a win or a loss would, so that the interval is rather too wide than too narrow.
 * @since 0.3.0
 */
export const wilson = (successes: number, tries: number): Share => {
  if (tries <= 0) return { share: null, low: 0, high: 1 };
  const p = successes / tries;
  const zz = (Z95 * Z95) / tries;
  const middle = (p + zz / 2) / (1 + zz);
  const half = (Math.sqrt((p * (1 - p)) / tries + zz / (4 * tries)) * Z95) / (1 + zz);
  return { share: p, low: p === 0 ? 0 : Math.max(0, middle - half), high: p === 1 ? 1 : Math.min(1, middle + half) };
};
