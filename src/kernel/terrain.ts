/**
 * Rules about terrain folded into one number per directed edge, once for each movement class and weather,
 * so that searches ask no rule.
 * @module
 */
import type { Direction, HexIx } from './hex.js';
import type { HexMap } from './map.js';
import { BARRED } from './reach.js';

/**
 * The parts of a map that edges are made of.
 * @since 0.1.0
 */
export type Edges = Pick<HexMap, 'neighbors' | 'sides'>;

const MOST = 0x7fff;

/**
 * The cost of each step, as `reach` takes them. `cost` is asked of every pair of adjacent hexes in both
 * directions, with the number of the hexside between them; a negative answer bars the step. Shape:
 * `size × 6`; {@link BARRED} beyond the edge. Throws RangeError for a cost that is no whole number up to 32,767.
 * @since 0.1.0
 */
export const foldCosts = (
  map: Edges,
  cost: (from: HexIx, direction: Direction, to: HexIx, hexside: number) => number,
): Int16Array => {
  const costs = new Int16Array(map.neighbors.length).fill(BARRED);
  for (let edge = 0; edge < costs.length; edge++) {
    const to = map.neighbors[edge];
    if (to < 0) continue;
    const from = Math.floor(edge / 6);
    const price = cost(from, edge % 6, to, map.sides[edge]);
    if (price < 0) continue;
    if (!Number.isInteger(price) || price > MOST) throw new RangeError(`a step from hex ${from} to ${to} cannot cost ${price}`);
    costs[edge] = price;
  }
  return costs;
};

/**
 * The directions that are open from each hex, as `flood` and `addZoc` take them: bit `d` is set when `open`
 * says so of direction `d`. Shape: `size`; nothing beyond the edge is open.
 * @since 0.1.0
 */
export const foldOpen = (
  map: Edges,
  open: (from: HexIx, direction: Direction, to: HexIx, hexside: number) => boolean,
): Uint8Array => {
  const masks = new Uint8Array(map.neighbors.length / 6);
  for (let edge = 0; edge < map.neighbors.length; edge++) {
    const to = map.neighbors[edge];
    const from = Math.floor(edge / 6);
    if (to >= 0 && open(from, edge % 6, to, map.sides[edge])) masks[from] |= 1 << (edge % 6);
  }
  return masks;
};
