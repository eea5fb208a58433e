/**
 * What a position may have wrong about airdrops.
 * @rule FITE 25
 * @module
 */
import type { Problem } from '../../../engine/problem.js';
import { isPhasing, type Position } from '../../europa/position.js';
import { due, STOPPED } from '../../europa/state.js';
import { airdropsIn } from './airdropState.js';

const problem = (at: string, detail: string): Problem => ({ code: 'state/airdrops', at: `slices.airdrops.${at}`, detail });

/** Contradictions about airdrops. */
export const airdropProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { board, state } = pos;
  const { missions, jumping } = airdropsIn(state);
  const flying = missions.flatMap((m) => m.flying);
  const decision = due(state);
  const rolling = decision?.kind === 'roll' && decision.purpose === 'airdrop';
  return [
    ...(missions.length > 0 && state.phase !== 'movement' ? [problem('missions', 'There are airdrops in the movement phase only.')] : []),
    ...(missions.some((m) => m.hex >= board.map.grid.size) ? [problem('missions', `Hexes are numbered from 0 to ${board.map.grid.size - 1}.`)] : []),
    ...(new Set(missions.map((m) => m.hex)).size < missions.length ? [problem('missions', 'A hex is the target of one mission.')] : []),
    ...(missions.some((m) => m.flying.length === 0 && !m.jumped) ? [problem('missions', 'A mission of nobody is over.')] : []),
    ...(new Set(flying).size < flying.length ? [problem('missions', 'A unit is in the air once.')] : []),
    ...(flying.some((u) => u >= board.roster.units.length || state.units.hex[u] < 0 || !isPhasing(pos, u) || !board.roster.identity[u].parachute || (state.units.status[u] & STOPPED) === 0)
      ? [problem('missions', 'Parachute units of the phasing player are in the air, whose movement has ended.')]
      : []),
    ...(jumping !== null && !flying.includes(jumping) ? [problem('jumping', 'Only a unit in the air jumps.')] : []),
    ...(rolling !== (jumping !== null) ? [problem('jumping', 'A die is due exactly while a unit jumps.')] : []),
  ];
};
