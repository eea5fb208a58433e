/**
 * How good a hex is to fall back into.
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { enemyIn, inEnemyZoc, occupant, type Position } from '../position.js';
import type { UnitIx } from '../unit.js';

/** Points for objectives, friends, and no enemies about. */
export const shelter = (pos: Position, unit: UnitIx, hex: HexIx): number => {
  const { board } = pos;
  const side = board.unitSide[unit];
  const ground = board.grounds(pos);
  let score = occupant(pos, hex) === side ? 1 : 0;
  if (ground.objectives.some((o) => o.hex === hex)) score += 2;
  score -= ground.die(hex) * 0.3;
  for (let d = 0; d < 6; d++) {
    const next = board.map.neighbors[hex * 6 + d];
    if (next < 0) continue;
    if (enemyIn(pos, side, next)) score -= 0.5;
    else if (inEnemyZoc(pos, side, next)) score -= 0.1;
    else if (occupant(pos, next) === side) score += 0.15;
  }
  return score;
};
