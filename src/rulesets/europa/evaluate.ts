/**
 * A heuristic for bots: how good a position is for a side, in victory points.
 * @module
 */
import { SIDES } from './board.js';
import { faceOf, type Position } from './position.js';

/** Higher is better for the side. */
export const evaluate = (pos: Position, side: string): number => {
  const own = SIDES.indexOf(side as (typeof SIDES)[number]);
  let sum = pos.board.rules.standing(pos, side);
  const { hex } = pos.state.units;
  for (let u = 0; u < hex.length; u++)
    if (hex[u] >= 0) sum += (pos.board.unitSide[u] === own ? 1 : -1) * faceOf(pos, u).defense[u] * 0.2;
  return sum;
};
