/**
 * Where units began the phase: kept only where a reading asks for it.
 * @rule EBC 13 (BC-13.19)
 * @module
 */
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
  is: (u): u is Starts => {
    if (typeof u !== 'object' || u === null || Object.keys(u).length !== 1) return false;
    const { began } = u as { began?: unknown };
    return Array.isArray(began) && began.every((h) => Number.isInteger(h) && h >= REMOVED);
  },
};

/** Notes where units begin the phase (AMB-BC-146). */
export const noteStarts: Hook = ({ board, state }) =>
  board.readings['overrun-from-zone'] === 'adjacent-hex' ? [{ type: 'sliceWritten', key: STARTS.key, value: { began: [...state.units.hex] } }] : [];

/** Whether a unit began the phase adjacent to a hex. */
export const beganBeside = ({ board, state }: Position, unit: UnitIx, hex: HexIx): boolean => {
  const start = (state.slices[STARTS.key] as Starts).began[unit] ?? -1;
  return start >= 0 && start < board.map.grid.size && directionTo(board.map.neighbors, start, hex) >= 0;
};
