/**
 * What a position may have wrong about Soviet intervention.
 * @rule FTF 19A
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { canLeave } from '../boot-camp/stacking.js';
import { isPhasing, type Position, unitName, unitsIn } from '../europa/position.js';
import { intervention } from './interventionState.js';
import { moveOn, through } from './passage.js';
import { apartFrom } from './theater.js';

const problem = (at: string, detail: string): Problem => ({ code: 'state/intervention', at: `slices.intervention.${at}`, detail });

/** What is wrong with the unit said to be on its way through a hex of the other army. */
const passingProblems = (pos: Position, unit: number): ReadonlyArray<Problem> => {
  const { board, state } = pos;
  const wrong = (detail: string): ReadonlyArray<Problem> => [problem('passing', detail)];
  if (!moveOn(board.readings)) return wrong('By the readings in force no unit passes through hexes of the other army; it must be null.');
  if (unit >= board.roster.units.length || state.units.hex[unit] < 0) return wrong('There is no such unit on the map.');
  const name = unitName(pos, unit);
  if ((state.phase !== 'movement' && state.phase !== 'exploitation') || !isPhasing(pos, unit))
    return wrong(`${name} passes through a hex while it moves, and it does not move in this phase.`);
  if (!unitsIn(pos, state.units.hex[unit]).some((u) => apartFrom(board, board.roster.power[u], board.roster.power[unit]))) return wrong(`${name} is in no hex of the other army.`);
  return canLeave(pos, unit, through()) ? [] : wrong(`${name} has no way on out of the hexes of the other army.`);
};

/** Contradictions about intervention. */
export const interventionProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { board, state } = pos;
  const { turn, germans, hindering, passing } = intervention(state);
  const units = (at: string, list: ReadonlyArray<number>): ReadonlyArray<Problem> =>
    list.some((u) => u >= board.roster.units.length) ? [problem(at, `Units are numbered from 0 to ${board.roster.units.length - 1}.`)] : [];
  return [
    ...(turn !== null && turn > state.turn ? [problem('turn', `Turn ${turn} is still to come; this is turn ${state.turn}.`)] : []),
    ...units('germans', germans),
    ...units('hindering', hindering),
    ...(passing === null ? [] : passingProblems(pos, passing)),
  ];
};
