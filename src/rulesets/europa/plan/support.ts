/**
 * Air support as planners reckon with it: what stands, and in the air phase what would stand if it ended now.
 * @rule EBC 15
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { airIn, type Support, type SupportMission } from '../air.js';
import type { Position } from '../position.js';

/** Support that stands, or would after the air phase with what has been sent. */
export const expectedSupport = (pos: Position): ReadonlyArray<Support> => {
  const { sorties, support } = airIn(pos.state);
  return sorties.length === 0 || pos.board.rules.air === null ? support : pos.board.rules.air.settle(pos).support;
};

/** Points of a side on a mission at a hex. */
export const supportAt = (pos: Position, support: ReadonlyArray<Support>, target: HexIx, mission: SupportMission, side: number): number => {
  let points = 0;
  for (const s of support) if (s.target === target && s.mission === mission && pos.board.powers[s.power].side === side) points += s.points;
  return points;
};
