/**
 * Retreats hex by hex: rules rank the hexes around a unit, and it must take one of the best.
 * @module
 */
import type { Direction } from './hex.js';

/**
 * The directions of the best rank: 1 is better than 2, and 0 (or less) is barred. Shape of `ranks`: 6, by
 * direction. Ascending; empty when every direction is barred.
 * @since 0.1.0
 */
export const bestOptions = (ranks: ArrayLike<number>): ReadonlyArray<Direction> => {
  let best = Infinity;
  let options: Direction[] = [];
  for (let d = 0; d < ranks.length; d++) {
    if (ranks[d] <= 0 || ranks[d] > best) continue;
    if (ranks[d] < best) options = [];
    best = ranks[d];
    options.push(d);
  }
  return options;
};
