/**
 * Which headquarters are active. They are not told by the sides of their counters: what stands on the back of one is its type alone.
 * @rule REFORM 12H (ER-12H.33, ER-12H.40, ER-12H.41)
 * @module
 */
import { formOf, listOf, rising, whole } from '../../../engine/shape.js';
import type { StateSlice } from '../../../kernel/amendment.js';
import type { EuropaEvent } from '../../europa/event.js';
import type { EuropaState } from '../../europa/state.js';
import type { UnitIx } from '../../europa/unit.js';

/** What has to be remembered of headquarters. @since 0.3.0 */
export interface HqState {
  /** Those on their active side, ascending. */
  readonly active: ReadonlyArray<UnitIx>;
  /** Those that wait for a die to decide whether they become active, in the order of the throws. */
  readonly testing: ReadonlyArray<UnitIx>;
  /** Those lost since the last initial phase began, ascending. */
  readonly fallen: ReadonlyArray<UnitIx>;
}

const unit = whole(0, Number.MAX_SAFE_INTEGER);

/** The slice of headquarters. @since 0.3.0 */
export const HEADQUARTERS: StateSlice<HqState> = {
  key: 'headquarters',
  initial: { active: [], testing: [], fallen: [] },
  is: formOf({ active: rising(unit), testing: listOf(unit), fallen: rising(unit) }, {}).is,
};

type Sliced = Pick<EuropaState, 'slices'>;

/** Headquarters of a position; none is active where their rule is not in force. @since 0.3.0 */
export const headquartersIn = (state: Sliced): HqState => (state.slices[HEADQUARTERS.key] as HqState | undefined) ?? HEADQUARTERS.initial;

/** Whether a headquarters is active. @since 0.3.0 */
export const isActive = (state: Sliced, hq: UnitIx): boolean => headquartersIn(state).active.includes(hq);

/** The event that writes headquarters down. */
export const headquartersWritten = (value: HqState): EuropaEvent => ({ type: 'sliceWritten', key: HEADQUARTERS.key, value });

/** With another one active. */
export const activated = (hqs: HqState, hq: UnitIx): HqState => ({ ...hqs, active: [...hqs.active.filter((u) => u !== hq), hq].sort((a, b) => a - b) });

/** With one inactive. */
export const deactivated = (hqs: HqState, hq: UnitIx): HqState => ({ ...hqs, active: hqs.active.filter((u) => u !== hq) });

/** A list of slices with another one, unless one of its key is there: rules that share state each bring it. */
export const withSlice = (slices: ReadonlyArray<StateSlice>, slice: StateSlice): ReadonlyArray<StateSlice> => (slices.some((s) => s.key === slice.key) ? slices : [...slices, slice]);
