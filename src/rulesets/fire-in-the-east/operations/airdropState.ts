/**
 * What has to be remembered of airdrops in a movement phase.
 * @rule FITE 25, REFORM 25D
 * @module
 */
import { formOf, listOf, orNull, rising, truth, valueOf, whole } from '../../../engine/shape.js';
import type { StateSlice } from '../../../kernel/amendment.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { EuropaEvent } from '../../europa/event.js';
import type { EuropaState } from '../../europa/state.js';
import type { UnitIx } from '../../europa/unit.js';

/** A mission against a hex. @since 0.3.0 */
export interface Mission {
  readonly hex: HexIx;
  /** Units in the air, ascending. */
  readonly flying: ReadonlyArray<UnitIx>;
  /** Whether somebody has jumped already. */
  readonly jumped: boolean;
}

/** State of airdrops, of this movement phase only. @since 0.3.0 */
export interface Airdrops {
  /** In the order in which they were begun. */
  readonly missions: ReadonlyArray<Mission>;
  /** The unit whose die is due. */
  readonly jumping: UnitIx | null;
  /** REs that have taken off, those that turned back among them; halves occur. */
  readonly lifted: number;
}

const count = whole(0, Number.MAX_SAFE_INTEGER);
const halves = valueOf('a number of REs, halves among them', (u): u is number => typeof u === 'number' && Number.isInteger(2 * u) && u >= 0 && u <= Number.MAX_SAFE_INTEGER);

/** The slice of airdrops. @since 0.3.0 */
export const AIRDROPS: StateSlice<Airdrops> = {
  key: 'airdrops',
  initial: { missions: [], jumping: null, lifted: 0 },
  is: formOf({ missions: listOf(formOf({ hex: count, flying: rising(count), jumped: truth }, {})), jumping: orNull(count), lifted: halves }, {}).is,
};

/** Airdrops of a position; none where there are no rules for them. @since 0.3.0 */
export const airdropsIn = (state: Pick<EuropaState, 'slices'>): Airdrops => (state.slices[AIRDROPS.key] as Airdrops | undefined) ?? AIRDROPS.initial;

/** The event that writes them down. */
export const airdropsWritten = (value: Airdrops): EuropaEvent => ({ type: 'sliceWritten', key: AIRDROPS.key, value });

/** The mission of a unit in the air, null when it is not. */
export const missionOf = ({ missions }: Airdrops, unit: UnitIx): Mission | null => missions.find((m) => m.flying.includes(unit)) ?? null;

/** With another unit under way. */
export const takenOff = (drops: Airdrops, unit: UnitIx, hex: HexIx, load: number): Airdrops => {
  const known = drops.missions.some((m) => m.hex === hex);
  const missions = known
    ? drops.missions.map((m) => (m.hex === hex ? { ...m, flying: [...m.flying, unit].sort((a, b) => a - b) } : m))
    : [...drops.missions, { hex, flying: [unit], jumped: false }];
  return { ...drops, missions, lifted: drops.lifted + load };
};

/** With a unit out of the air: it has jumped, or turned back; a mission of nobody is over. */
export const landed = (drops: Airdrops, unit: UnitIx, jumped: boolean): Airdrops => ({
  ...drops,
  jumping: null,
  missions: drops.missions
    .map((m) => (m.flying.includes(unit) ? { ...m, flying: m.flying.filter((u) => u !== unit), jumped: m.jumped || jumped } : m))
    .filter((m) => m.flying.length > 0 || m.jumped),
});
