/**
 * Air points: where they were sent in this air phase, and what support they give after fighters and antiaircraft fire.
 * No air unit is on the map.
 * @rule EBC 15, 16, 17 (BC-15B.1)
 * @module
 */
import type * as t from 'io-ts';
import { atMost, formOf, listOf, oneOf, rising, valueOf, whole } from '../../engine/shape.js';
import type { StateSlice } from '../../kernel/amendment.js';
import type { HexIx } from '../../kernel/hex.js';
import { type EuropaState, STRENGTH } from './state.js';

/** The two kinds of air points. @since 0.2.0 */
export type Arm = 'bombers' | 'fighters';

/**
 * What air points are sent to do: offensive or defensive air support by bombers, or fighters against bombers on one
 * of these two.
 */
export type Mission = 'oas' | 'das' | 'intercept-oas' | 'intercept-das';
/** What bombers are sent to do. @since 0.2.0 */
export type SupportMission = 'oas' | 'das';
/** Every mission, bombers first. @since 0.2.0 */
export const MISSIONS: ReadonlyArray<Mission> = ['oas', 'das', 'intercept-oas', 'intercept-das'];
/** The missions of each arm. @since 0.2.0 */
export const MISSIONS_OF: Readonly<Record<Arm, ReadonlyArray<Mission>>> = { bombers: ['oas', 'das'], fighters: ['intercept-oas', 'intercept-das'] };

/** Who flies a mission. @since 0.2.0 */
export const armOf = (mission: Mission): Arm => (mission === 'oas' || mission === 'das' ? 'bombers' : 'fighters');
/** The bombers that a mission of fighters is flown against, or that fly it. @since 0.2.0 */
export const bombersOn = (mission: Mission): SupportMission => (mission === 'oas' || mission === 'intercept-oas' ? 'oas' : 'das');
/** The fighters' mission against bombers on one. @since 0.2.0 */
export const against = (mission: SupportMission): Mission => (mission === 'oas' ? 'intercept-oas' : 'intercept-das');

/** Points sent from an airbase to a hex. @since 0.2.0 */
export interface Sortie {
  readonly power: number;
  readonly base: HexIx;
  readonly target: HexIx;
  readonly mission: Mission;
  readonly points: number;
}

/** Bomber points of a power that support combat in a hex; fractions occur in bad weather. @since 0.2.0 */
export interface Support {
  readonly power: number;
  readonly target: HexIx;
  readonly mission: SupportMission;
  readonly points: number;
}

/** How allocated bombers became support: for logs. @since 0.2.0 */
export interface SupportCut extends Support {
  readonly allocated: number;
  /** Points negated by fighters and by antiaircraft fire. */
  readonly fighters: number;
  readonly antiaircraft: number;
}

/** Antiaircraft points of a hex that fire at defensive support first; the others fire at offensive support first. @since 0.2.0 */
export interface Aim {
  readonly hex: HexIx;
  readonly points: number;
}

/** Air points under way. @since 0.2.0 */
export interface AirState {
  /** Sent in this air phase. */
  readonly sorties: ReadonlyArray<Sortie>;
  /** Hexes where antiaircraft fire was divided in this air phase; each once. */
  readonly aims: ReadonlyArray<Aim>;
  /** Offensive support until the combat phase ends, defensive support until the next enemy combat phase does. */
  readonly support: ReadonlyArray<Support>;
  /** Permanent airfields of the map that were given up; ascending. */
  readonly abandoned: ReadonlyArray<HexIx>;
}

/** The smallest part of a strength point that support is reckoned in. */
const PARTS = STRENGTH;
/** More entries than any game has. */
const MOST_ENTRIES = 5000;
const MOST_POINTS = 1e6;

const ix = whole(0, Number.MAX_SAFE_INTEGER);
const support = valueOf('a number of points', (n): n is number => typeof n === 'number' && n > 0 && n <= MOST_POINTS && Number.isInteger(PARTS * n));
const entries = <T>(codec: t.Type<T, unknown>): t.Type<ReadonlyArray<T>, unknown> => atMost(MOST_ENTRIES, listOf(codec));

/** State of the air rules: sorties and support, and airfields given up. @rule EBC 15, 16D @since 0.2.0 */
export const AIR: StateSlice<AirState> = {
  key: 'air',
  initial: { sorties: [], aims: [], support: [], abandoned: [] },
  is: formOf(
    {
      sorties: entries(formOf({ power: ix, base: ix, target: ix, mission: oneOf(MISSIONS), points: whole(1, MOST_POINTS) }, {})),
      aims: entries(formOf({ hex: ix, points: whole(1, Number.MAX_SAFE_INTEGER) }, {})),
      support: entries(formOf({ power: ix, target: ix, mission: oneOf(['oas', 'das'] as const), points: support }, {})),
      abandoned: atMost(MOST_ENTRIES, rising(ix)),
    },
    {},
  ).is,
};

/** Air points of a position; none where the air rules are not in force. @since 0.2.0 */
export const airIn = (state: Pick<EuropaState, 'slices'>): AirState => (state.slices[AIR.key] as AirState | undefined) ?? AIR.initial;
