/**
 * Forts and permanent airfields that are built in play: those under way and those that stand.
 * @rule EBC 14A1
 * @module
 */
import { formOf, listOf, oneOf, rising, whole } from '../../engine/shape.js';
import type { StateSlice } from '../../kernel/amendment.js';
import type { HexIx } from '../../kernel/hex.js';
import { featureBit, type HexMap } from '../../kernel/map.js';
import { airIn } from './air.js';
import type { Position } from './position.js';
import type { EuropaState } from './state.js';
import type { UnitIx } from './unit.js';

/** Hex features that are fortresses: a chart may tell improved ones from others. @rule EBC 14A2, 14D, FITE TEC */
const FORTRESSES: ReadonlyArray<string> = ['fortress', 'unimproved-fortress'];

/** The bits of all fortresses that a map has. */
export const fortressBits = (map: Pick<HexMap, 'features'>): number => FORTRESSES.reduce((bits, name) => bits | featureBit(map, name), 0);

/** What construction units build. @since 0.2.0 */
export type WorkKind = 'fort' | 'airfield';

/** Something under construction. @since 0.2.0 */
export interface Work {
  readonly kind: WorkKind;
  readonly hex: HexIx;
  readonly unit: UnitIx;
  /** The turn in whose initial phase of its builder it is completed. */
  readonly due: number;
}

/** A work that was finished, whatever has become of it since. @since 0.2.0 */
export interface BuiltWork {
  readonly kind: WorkKind;
  readonly hex: HexIx;
  readonly power: number;
}

/** Works of play; what the map prints is not among them. @since 0.2.0 */
export interface WorksState {
  readonly underway: ReadonlyArray<Work>;
  /** Forts and airfields that were built and stand. Ascending. */
  readonly forts: ReadonlyArray<HexIx>;
  readonly airfields: ReadonlyArray<HexIx>;
  /** Every work that was finished, in order: what limits count. */
  readonly built: ReadonlyArray<BuiltWork>;
}

/** Features of the map that can be built. @since 0.2.0 */
export const WORK_KINDS: ReadonlyArray<WorkKind> = ['fort', 'airfield'];

const ix = whole(0, Number.MAX_SAFE_INTEGER);
const kind = oneOf(WORK_KINDS);

/** State of the construction rules. @since 0.2.0 */
export const WORKS: StateSlice<WorksState> = {
  key: 'works',
  initial: { underway: [], forts: [], airfields: [], built: [] },
  is: formOf(
    {
      underway: listOf(formOf({ kind, hex: ix, unit: ix, due: ix }, {})),
      forts: rising(ix),
      airfields: rising(ix),
      built: listOf(formOf({ kind, hex: ix, power: ix }, {})),
    },
    {},
  ).is,
};

/** The works of a position; none where the construction rules are not in force. @since 0.2.0 */
export const worksIn = (state: Pick<EuropaState, 'slices'>): WorksState => (state.slices[WORKS.key] as WorksState | undefined) ?? WORKS.initial;

/** The same without one that was under way. @since 0.2.0 */
export const withoutWork = (works: WorksState, work: Work): WorksState => ({
  ...works,
  underway: works.underway.filter((w) => w.hex !== work.hex || w.kind !== work.kind),
});

/** What a unit is building, null when it builds nothing. @since 0.2.0 */
export const workOf = (state: Pick<EuropaState, 'slices'>, unit: UnitIx): Work | null => worksIn(state).underway.find((w) => w.unit === unit) ?? null;

/** Whether a permanent airfield is in a hex: one that the map prints and nobody gave up, or one that was built. @rule EBC 14A1, 16D @since 0.2.0 */
export const airfieldAt = ({ board, state }: Pick<Position, 'board' | 'state'>, hex: HexIx): boolean =>
  worksIn(state).airfields.includes(hex) ||
  ((board.map.hexFeatures[hex] & featureBit(board.map, 'airfield')) !== 0 && !airIn(state).abandoned.includes(hex));
