/**
 * Where units began the phase: kept only where a reading asks for it.
 * @rule EBC 13 (BC-13.19)
 * @module
 */
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

/** Notes where units begin the phase (AMB-BC-146). */
export const noteStarts: Hook = ({ board, state }) =>
  board.readings['overrun-from-zone'] === 'adjacent-hex' ? [{ type: 'sliceWritten', key: STARTS.key, value: { began: [...state.units.hex] } }] : [];

/** Whether a unit began the phase adjacent to a hex. */
export const beganBeside = ({ board, state }: Position, unit: UnitIx, hex: HexIx): boolean => {
  const start = (state.slices[STARTS.key] as Starts).began[unit] ?? -1;
  return start >= 0 && start < board.map.grid.size && directionTo(board.map.neighbors, start, hex) >= 0;
};
