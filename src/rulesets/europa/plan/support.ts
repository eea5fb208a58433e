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

/** Attacks that bombers of one player turn are shared out among, and what one of them gets at most. */
const ATTACKS = 12;
const MOST = 10;

/** What offensive support will come to, as a rule, for an attack of a power that is prepared while it moves; 0 in other phases. */
export const promisedSupport = (pos: Position, power: number): number => {
  const { board, state } = pos;
  const { air, supplement } = board.rules;
  if (state.phase !== 'movement' || air === null || supplement === null || board.playerTurns[state.playerTurn].powers[power] !== 1) return 0;
  return Math.min(MOST, supplement.airPoints(pos, power).bombers / ATTACKS);
};

/** Points of a side on a mission at a hex. */
export const supportAt = (pos: Position, support: ReadonlyArray<Support>, target: HexIx, mission: SupportMission, side: number): number => {
  let points = 0;
  for (const s of support) if (s.target === target && s.mission === mission && pos.board.powers[s.power].side === side) points += s.points;
  return points;
};
