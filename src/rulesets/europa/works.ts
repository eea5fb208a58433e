/**
 * Forts and permanent airfields that are built in play: those under way and those that stand.
 * @rule EBC 14A1
 * @module
 */
import type { StateSlice } from '../../kernel/amendment.js';
import type { HexIx } from '../../kernel/hex.js';
import type { EuropaState } from './state.js';
import type { UnitIx } from './unit.js';

/** What construction units build. */
export type WorkKind = 'fort' | 'airfield';

/** Something under construction. */
export interface Work {
  readonly kind: WorkKind;
  readonly hex: HexIx;
  readonly unit: UnitIx;
  /** The turn in whose initial phase of its builder it is completed. */
  readonly due: number;
}

/** Built works; what the map prints is not among them. */
export interface WorksState {
  readonly underway: ReadonlyArray<Work>;
  /** Ascending. */
  readonly forts: ReadonlyArray<HexIx>;
  readonly airfields: ReadonlyArray<HexIx>;
}

const isIndexes = (u: unknown): u is ReadonlyArray<number> => Array.isArray(u) && u.every((n, i) => Number.isInteger(n) && n >= 0 && (i === 0 || n > u[i - 1]));
const isWork = (u: unknown): u is Work =>
  typeof u === 'object' &&
  u !== null &&
  Object.keys(u).length === 4 &&
  ['fort', 'airfield'].includes((u as Work).kind) &&
  [(u as Work).hex, (u as Work).unit, (u as Work).due].every((n) => Number.isInteger(n) && n >= 0);

/** State of the construction rules. */
export const WORKS: StateSlice<WorksState> = {
  key: 'works',
  initial: { underway: [], forts: [], airfields: [] },
  is: (u): u is WorksState => {
    if (typeof u !== 'object' || u === null || Object.keys(u).length !== 3) return false;
    const { underway, forts, airfields } = u as WorksState;
    return Array.isArray(underway) && underway.every(isWork) && isIndexes(forts) && isIndexes(airfields);
  },
};

/** The works of a position; none where the construction rules are not in force. */
export const worksIn = (state: Pick<EuropaState, 'slices'>): WorksState => (state.slices[WORKS.key] as WorksState | undefined) ?? WORKS.initial;

/** The same without one that was under way. */
export const withoutWork = (works: WorksState, work: Work): WorksState => ({
  ...works,
  underway: works.underway.filter((w) => w.hex !== work.hex || w.kind !== work.kind),
});
