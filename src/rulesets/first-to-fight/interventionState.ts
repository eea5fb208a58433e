/**
 * What has to be remembered of Soviet intervention.
 * @rule FTF 19A
 * @module
 */
import { formOf, orNull, rising, whole } from '../../engine/shape.js';
import type { StateSlice } from '../../kernel/amendment.js';
import type { EuropaState } from '../europa/state.js';
import type { UnitIx } from '../europa/unit.js';

/** State of rule 19A. @since 0.2.0 */
export interface Intervention {
  /** The game turn in which the Soviet Union intervened, null before. */
  readonly turn: number | null;
  /** German units that were in Eastern Poland then; ascending. */
  readonly germans: ReadonlyArray<UnitIx>;
  /** German units that were there when the phase began, where the reading in force asks for it; ascending. */
  readonly hindering: ReadonlyArray<UnitIx>;
  /** The unit on its way through a hex of the other army, where the reading in force allows it. */
  readonly passing: UnitIx | null;
}

const unit = whole(0, Number.MAX_SAFE_INTEGER);

/** The slice of rule 19A. @since 0.2.0 */
export const INTERVENTION: StateSlice<Intervention> = {
  key: 'intervention',
  initial: { turn: null, germans: [], hindering: [], passing: null },
  is: formOf({ turn: orNull(whole(1, Number.MAX_SAFE_INTEGER)), germans: rising(unit), hindering: rising(unit), passing: orNull(unit) }, {}).is,
};

/** The same of a position; nothing where rule 19A is not in force. */
export const intervention = (state: Pick<EuropaState, 'slices'>): Intervention => (state.slices[INTERVENTION.key] as Intervention | undefined) ?? INTERVENTION.initial;
