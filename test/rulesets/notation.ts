/**
 * The short notations of rule tests: units, hexes, and what players do.
 * @module
 */
import { type NotedUnit, parseUnit as readUnit } from '../../src/conformance/notation.js';
import type { HexId } from '../../src/kernel/hex.js';
import { type Either, isLeft } from '../../src/prelude.js';
import type { EuropaAction, StepMode } from '../../src/rulesets/europa/action.js';
import type { Mission } from '../../src/rulesets/europa/air.js';
import type { WorkKind } from '../../src/rulesets/europa/works.js';

/** What was made, or an error that says why it could not be. */
export const sound = <E, T>(made: Either<E, T>): T => {
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};

/** A unit from `'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505 cadre out'`. */
export const parseUnit = (text: string): NotedUnit => sound(readUnit(text));

/** Actions, singly or in lists: everything that takes actions takes them so. */
export type Actions = EuropaAction | ReadonlyArray<EuropaAction>;

const steps = (by: StepMode) => (unit: string, ...hexes: ReadonlyArray<HexId>): ReadonlyArray<EuropaAction> =>
  hexes.map((to) => ({ type: 'step', unit, to, by }));

/** Steps of a unit into one hex after another: `march('g1', '0503', '0504')`. */
export const march = steps('march');
export const road = steps('road');
export const rail = steps('rail');

const overruns = (by: 'march' | 'road') => (target: HexId, ...units: ReadonlyArray<string>): EuropaAction => ({ type: 'overrun', units, target, by });

/** An overrun of a hex: `overrun('0505', 'g1', 'g2')`. */
export const overrun = overruns('march');
/** The same at the road rate. */
export const overrunByRoad = overruns('road');

/** Units joining an attack on a hex, not yet resolved. */
export const commit = (target: HexId, ...units: ReadonlyArray<string>): ReadonlyArray<EuropaAction> => units.map((unit) => ({ type: 'commit', unit, target }));
/** A whole attack up to the die: `attack('0505', 'g1', 'g2')`. */
export const attack = (target: HexId, ...units: ReadonlyArray<string>): ReadonlyArray<EuropaAction> => [...commit(target, ...units), { type: 'resolve' }];
export const roll = (die: number): EuropaAction => ({ type: 'roll', die });
export const lose = (...units: ReadonlyArray<string>): EuropaAction => ({ type: 'lose', units });
export const retreat = (unit: string, to: HexId): EuropaAction => ({ type: 'retreat', unit, to });
export const advance = (unit: string): EuropaAction => ({ type: 'advance', unit });
export const place = (unit: string, hex: HexId): EuropaAction => ({ type: 'place', unit, hex });
export const build = (unit: string, work: WorkKind = 'fort'): EuropaAction => ({ type: 'build', unit, work });

const allocates = (mission: Mission) => (base: HexId, target: HexId, points: number): EuropaAction => ({ type: 'allocate', base, target, mission, points });
/** Bombers from an airbase to a hex: `oas('0404', '0505', 10)`. */
export const oas = allocates('oas');
export const das = allocates('das');
/** Fighters against bombers on one of these. */
export const meetOas = allocates('intercept-oas');
export const meetDas = allocates('intercept-das');
/** Antiaircraft points of a hex that fire at defensive support first. */
export const aim = (hex: HexId, points: number): EuropaAction => ({ type: 'aim', hex, points });
export const abandon = (hex: HexId): EuropaAction => ({ type: 'abandon', hex });
export const pass: EuropaAction = { type: 'pass' };
export const endPhase: EuropaAction = { type: 'endPhase' };
