/**
 * What has to be remembered of attack supply within a player turn: who has been served by whom.
 * @rule REFORM 12C5, 12H (ER-12H.46 to ER-12H.62)
 * @module
 */
import { formOf, listOf, orNull, rising, truth, valueOf, whole } from '../../../engine/shape.js';
import type { StateSlice } from '../../../kernel/amendment.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { Server } from '../../europa/attackSupply.js';
import type { EuropaEvent } from '../../europa/event.js';
import type { EuropaState } from '../../europa/state.js';
import type { UnitIx } from '../../europa/unit.js';

/** What a headquarters has given. @since 0.3.0 */
export interface HqUse {
  readonly hq: UnitIx;
  /** By its limits as an active headquarters, or as an inactive one. */
  readonly active: boolean;
  /** Attacking divisions, and how many of them are of another nation; for an inactive one overrunning divisions too. */
  readonly divisions: number;
  readonly ofOthers: number;
  /** REs, of an inactive one only; halves occur. */
  readonly res: number;
  /** Units that have been counted, ascending. */
  readonly units: ReadonlyArray<UnitIx>;
}

/** Transported attack supply that has been brought to a hex. @since 0.3.0 */
export interface Delivery {
  readonly hex: HexIx;
  /** What is left of it; halves occur. */
  readonly points: number;
}

/** Who is served in the attack or overrun under way. @since 0.3.0 */
export interface ServingNow {
  readonly target: HexIx;
  readonly units: ReadonlyArray<UnitIx>;
  readonly served: ReadonlyArray<{ readonly unit: UnitIx; readonly by: Server }>;
}

/** The state of attack supply. @since 0.3.0 */
export interface AttackSupply {
  /** Units of the attack being put together, in the order in which they were named. */
  readonly naming: ReadonlyArray<UnitIx>;
  readonly used: ReadonlyArray<HqUse>;
  /** Of this player turn, and the units that live on it, ascending. */
  readonly delivered: ReadonlyArray<Delivery>;
  readonly fed: ReadonlyArray<UnitIx>;
  readonly now: ServingNow | null;
}

const count = whole(0, Number.MAX_SAFE_INTEGER);
const halves = valueOf('a number of REs, halves among them', (u): u is number => typeof u === 'number' && Number.isInteger(2 * u) && u >= 0 && u <= Number.MAX_SAFE_INTEGER);
const shape = formOf(
  {
    naming: listOf(count),
    used: listOf(formOf({ hq: count, active: truth, divisions: count, ofOthers: count, res: halves, units: rising(count) }, {})),
    delivered: listOf(formOf({ hex: count, points: halves }, {})),
    fed: rising(count),
    now: orNull(formOf({ target: count, units: listOf(count), served: listOf(formOf({ unit: count, by: orNull(count) }, {})) }, {})),
  },
  {},
);

/** The slice of attack supply. @since 0.3.0 */
export const ATTACK_SUPPLY: StateSlice<AttackSupply> = {
  key: 'attackSupply',
  initial: { naming: [], used: [], delivered: [], fed: [], now: null },
  is: (u): u is AttackSupply => shape.is(u),
};

/** Attack supply of a position; nothing where its rule is not in force. @since 0.3.0 */
export const attackSupplyIn = (state: Pick<EuropaState, 'slices'>): AttackSupply =>
  (state.slices[ATTACK_SUPPLY.key] as AttackSupply | undefined) ?? ATTACK_SUPPLY.initial;

/** The event that writes attack supply down. */
export const attackSupplyWritten = (value: AttackSupply): EuropaEvent => ({ type: 'sliceWritten', key: ATTACK_SUPPLY.key, value });
