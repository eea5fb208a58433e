/**
 * Combat results tables by odds: columns are ratios, rows are modified die rolls.
 * @module
 */

/**
 * A ratio attacker : defender of small integers, `[3, 2]` for 1.5:1.
 * @since 0.1.0
 */
export type Ratio = readonly [number, number];

/**
 * The highest column not above the true ratio, by cross-multiplication (no division, no rounding):
 * an index into `columns` (ascending), or -1 when the ratio is below the lowest one.
 * Units: any exact unit, the same for both strengths. A defense of 0 reads as the highest column.
 * @since 0.1.0
 */
export const oddsColumn = (columns: ReadonlyArray<Ratio>, attack: number, defense: number): number => {
  let found = -1;
  for (let i = 0; i < columns.length; i++) {
    const [a, d] = columns[i];
    if (attack * d >= a * defense) found = i;
    else break;
  }
  return found;
};

/**
 * A modified die roll brought inside the table's first and last row.
 * @since 0.1.0
 */
export const clampRow = (first: number, last: number, roll: number): number => Math.min(last, Math.max(first, roll));

/**
 * `'1.5:1'` → `[3, 2]`; null when it is no ratio.
 * @since 0.1.0
 */
export const parseRatio = (text: string): Ratio | null => {
  const match = /^(\d+(?:\.5)?):(\d+(?:\.5)?)$/.exec(text);
  if (match === null) return null;
  const [a, d] = [Number(match[1]), Number(match[2])];
  if (a <= 0 || d <= 0) return null;
  return Number.isInteger(a) && Number.isInteger(d) ? [a, d] : [a * 2, d * 2];
};

/**
 * Whether a list of ratios rises strictly from left to right.
 * @since 0.1.0
 */
export const ascending = (columns: ReadonlyArray<Ratio>): boolean =>
  columns.every((c, i) => i === 0 || columns[i - 1][0] * c[1] < c[0] * columns[i - 1][1]);
