/**
 * Where units began the phase: kept only where a reading asks for it.
 * @rule EBC 13 (BC-13.19)
 * @module
 */
import type { Problem } from '../../../../engine/problem.js';
import { formOf, listOf, whole } from '../../../../engine/shape.js';
import type { StateSlice } from '../../../../kernel/amendment.js';
import { directionTo, type HexIx } from '../../../../kernel/hex.js';
import type { Position } from '../../../europa/position.js';
import type { Hook } from '../../../europa/rules.js';
import { REMOVED } from '../../../europa/state.js';
import type { UnitIx } from '../../../europa/unit.js';

/** Hexes of all units when the phase began; empty where nobody asks. */
export interface Starts {
  readonly began: ReadonlyArray<HexIx>;
}

/** The slice of the state. */
export const STARTS: StateSlice<Starts> = {
  key: 'overruns',
  initial: { began: [] },
  is: formOf({ began: listOf(whole(REMOVED, Number.MAX_SAFE_INTEGER)) }, {}).is,
};

const problem = (detail: string): Problem => ({ code: 'state/overruns', at: `slices.${STARTS.key}.began`, detail });

/** What a position may have wrong about it. */
export const startsProblems = ({ board, state }: Position): ReadonlyArray<Problem> => {
  const { began } = state.slices[STARTS.key] as Starts;
  if (began.length !== 0 && began.length !== board.roster.units.length)
    return [problem(`It has ${began.length} entries for ${board.roster.units.length} units; it must have one for each, or none.`)];
  return began.some((hex) => hex >= board.map.grid.size) ? [problem(`Hexes are numbered from 0 to ${board.map.grid.size - 1}.`)] : [];
};

/** Notes where units begin the phase (AMB-BC-146). */
export const noteStarts: Hook = ({ board, state }) =>
  board.readings['overrun-from-zone'] === 'adjacent-hex' ? [{ type: 'sliceWritten', key: STARTS.key, value: { began: [...state.units.hex] } }] : [];

/** Whether a unit began the phase adjacent to a hex. */
export const beganBeside = ({ board, state }: Position, unit: UnitIx, hex: HexIx): boolean => {
  const start = (state.slices[STARTS.key] as Starts).began[unit] ?? -1;
  return start >= 0 && start < board.map.grid.size && directionTo(board.map.neighbors, start, hex) >= 0;
};
