/**
 * Air points: where they were sent in this air phase, and what support they give after fighters and antiaircraft fire.
 * No air unit is on the map.
 * @rule EBC 15, 16, 17 (BC-15B.1)
 * @module
 */
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

const isRecord = (u: unknown, keys: ReadonlyArray<string>): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u) && Object.keys(u).length === keys.length && keys.every((k) => Object.hasOwn(u, k));
const isIx = (n: unknown): boolean => Number.isSafeInteger(n) && (n as number) >= 0;
const isPoints = (n: unknown): boolean => typeof n === 'number' && n > 0 && n <= MOST_POINTS && Number.isInteger(PARTS * n);
const listOf = (u: unknown, is: (entry: unknown) => boolean): boolean => Array.isArray(u) && u.length <= MOST_ENTRIES && u.every(is);

const SORTIE = ['power', 'base', 'target', 'mission', 'points'];
const isSortie = (u: unknown): boolean =>
  isRecord(u, SORTIE) && [u.power, u.base, u.target].every(isIx) && MISSIONS.includes(u.mission as Mission) && isPoints(u.points) && Number.isInteger(u.points);
const SUPPORT = ['power', 'target', 'mission', 'points'];
const isSupport = (u: unknown): boolean =>
  isRecord(u, SUPPORT) && [u.power, u.target].every(isIx) && (u.mission === 'oas' || u.mission === 'das') && isPoints(u.points);
const isAim = (u: unknown): boolean => isRecord(u, ['hex', 'points']) && isIx(u.hex) && isIx(u.points) && (u.points as number) > 0;

const STATE = ['sorties', 'aims', 'support', 'abandoned'];

/** State of the air rules: sorties and support, and airfields given up. @rule EBC 15, 16D @since 0.2.0 */
export const AIR: StateSlice<AirState> = {
  key: 'air',
  initial: { sorties: [], aims: [], support: [], abandoned: [] },
  is: (u): u is AirState =>
    isRecord(u, STATE) &&
    listOf(u.sorties, isSortie) &&
    listOf(u.aims, isAim) &&
    listOf(u.support, isSupport) &&
    listOf(u.abandoned, isIx) &&
    (u.abandoned as ReadonlyArray<number>).every((h, i, all) => i === 0 || h > all[i - 1]),
};

/** Air points of a position; none where the air rules are not in force. @since 0.2.0 */
export const airIn = (state: Pick<EuropaState, 'slices'>): AirState => (state.slices[AIR.key] as AirState | undefined) ?? AIR.initial;
