/**
 * Air points: where they were sent in this air phase, and what support they give after fighters and antiaircraft fire.
 * No air unit is on the map.
 * @rule EBC 15, 16, 17
 * @module
 */
import type { StateSlice } from '../../kernel/amendment.js';
import type { HexIx } from '../../kernel/hex.js';
import type { EuropaState } from './state.js';

/**
 * What air points are sent to do: offensive or defensive air support by bombers, or fighters against bombers on one
 * of these two.
 */
export type Mission = 'oas' | 'das' | 'intercept-oas' | 'intercept-das';
/** Every mission, bombers first. */
export const MISSIONS: ReadonlyArray<Mission> = ['oas', 'das', 'intercept-oas', 'intercept-das'];

/** Points sent from an airbase to a hex. */
export interface Sortie {
  readonly power: number;
  readonly base: HexIx;
  readonly target: HexIx;
  readonly mission: Mission;
  readonly points: number;
}

/** Bomber points of a power that support combat in a hex; quarters occur in bad weather. */
export interface Support {
  readonly power: number;
  readonly target: HexIx;
  readonly mission: 'oas' | 'das';
  readonly points: number;
}

/** How allocated bombers became support: for logs. */
export interface SupportCut extends Support {
  readonly allocated: number;
  /** Points negated by fighters and by antiaircraft fire. */
  readonly fighters: number;
  readonly antiaircraft: number;
}

/** Air points under way. */
export interface AirState {
  /** Sent in this air phase. */
  readonly sorties: ReadonlyArray<Sortie>;
  /** Offensive support until the combat phase ends, defensive support until the next enemy combat phase does. */
  readonly support: ReadonlyArray<Support>;
  /** Permanent airfields that were given up; ascending. */
  readonly abandoned: ReadonlyArray<HexIx>;
}

const isRecord = (u: unknown, keys: number): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u) && Object.keys(u).length === keys;
const isIx = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0;
const isPoints = (n: unknown): boolean => typeof n === 'number' && Number.isInteger(4 * n) && n > 0 && n <= 1e6;

const isSortie = (u: unknown): boolean =>
  isRecord(u, 5) && [u.power, u.base, u.target].every(isIx) && MISSIONS.includes(u.mission as Mission) && isPoints(u.points) && Number.isInteger(u.points);
const isSupport = (u: unknown): boolean =>
  isRecord(u, 4) && [u.power, u.target].every(isIx) && (u.mission === 'oas' || u.mission === 'das') && isPoints(u.points);

/** State of the air rules. */
export const AIR: StateSlice<AirState> = {
  key: 'air',
  initial: { sorties: [], support: [], abandoned: [] },
  is: (u): u is AirState => {
    if (!isRecord(u, 3)) return false;
    const { sorties, support, abandoned } = u;
    return (
      Array.isArray(sorties) && sorties.every(isSortie) &&
      Array.isArray(support) && support.every(isSupport) &&
      Array.isArray(abandoned) && abandoned.every((h, i) => isIx(h) && (i === 0 || h > abandoned[i - 1]))
    );
  },
};

/** Air points of a position; none where the air rules are not in force. */
export const airIn = (state: Pick<EuropaState, 'slices'>): AirState => (state.slices[AIR.key] as AirState | undefined) ?? AIR.initial;
