/**
 * What has to be remembered of landings from the sea in a movement phase.
 * @rule FITE 28, REFORM 28C2d
 * @module
 */
import { formOf, rising, valueOf, whole } from '../../../engine/shape.js';
import type { StateSlice } from '../../../kernel/amendment.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { EuropaEvent } from '../../europa/event.js';
import type { EuropaState } from '../../europa/state.js';

/** State of landings, of this movement phase only. @since 0.3.0 */
export interface Landings {
  /** Hexes where units have landed, ascending. */
  readonly hexes: ReadonlyArray<HexIx>;
  /** REs that were shipped; halves occur. */
  readonly shipped: number;
}

const halves = valueOf('a number of REs, halves among them', (u): u is number => typeof u === 'number' && Number.isInteger(2 * u) && u >= 0 && u <= Number.MAX_SAFE_INTEGER);

/** The slice of landings. @since 0.3.0 */
export const LANDINGS: StateSlice<Landings> = {
  key: 'landings',
  initial: { hexes: [], shipped: 0 },
  is: formOf({ hexes: rising(whole(0, Number.MAX_SAFE_INTEGER)), shipped: halves }, {}).is,
};

/** Landings of a position; none where there are no rules for them. @since 0.3.0 */
export const landingsIn = (state: Pick<EuropaState, 'slices'>): Landings => (state.slices[LANDINGS.key] as Landings | undefined) ?? LANDINGS.initial;

/** The event that writes them down. */
export const landingsWritten = (value: Landings): EuropaEvent => ({ type: 'sliceWritten', key: LANDINGS.key, value });

/** With another one. */
export const withLanding = (landings: Landings, hex: HexIx, load: number): Landings => ({
  hexes: landings.hexes.includes(hex) ? landings.hexes : [...landings.hexes, hex].sort((a, b) => a - b),
  shipped: landings.shipped + load,
});
