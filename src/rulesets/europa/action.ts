/**
 * What a player (or a die) may do, in ids as printed. One choice is one action.
 * @module
 */
import type * as t from 'io-ts';
import { atMost, listOf, objectOf, objectWith, oneOf, valueOf, whole, word } from '../../engine/shape.js';
import type { HexId } from '../../kernel/hex.js';
import { type Mission, MISSIONS } from './air.js';
import { ORDER_KINDS, type OrderKind } from './order.js';
import type { UnitId } from './unit.js';
import type { WorkKind } from './works.js';

/** How a step is made; `admin` is administrative movement. @rule EBC 6, 7, FITE 6B */
export type StepMode = 'march' | 'road' | 'rail' | 'admin';

/** The modes, in the order in which steps are listed. */
export const STEP_MODES = ['march', 'road', 'rail', 'admin'] as const satisfies ReadonlyArray<StepMode>;

/** Sets up a unit before the first turn. @rule FTF 21 */
export interface Deploy {
  readonly type: 'deploy';
  readonly unit: UnitId;
  readonly hex: HexId;
}
/** Puts a reinforcement on the map. @rule FTF 20A */
export interface Place {
  readonly type: 'place';
  readonly unit: UnitId;
  readonly hex: HexId;
}
/** Flips a cadre to its full side with a mobilization of the order of battle. @rule FTF 20C */
export interface Mobilize {
  readonly type: 'mobilize';
  readonly unit: UnitId;
}
/** Exchanges units for another by a conversion of the order of battle. @rule FTF 20B */
export interface Convert {
  readonly type: 'convert';
  readonly conversion: string;
  readonly units: ReadonlyArray<UnitId>;
}
/** Moves a unit one hex. @rule EBC 6, 7 */
export interface Step {
  readonly type: 'step';
  readonly unit: UnitId;
  readonly to: HexId;
  readonly by: StepMode;
}
/** Moves units of one hex together into an adjacent enemy hex, which they overrun. @rule EBC 13 */
export interface Overrun {
  readonly type: 'overrun';
  readonly units: ReadonlyArray<UnitId>;
  readonly target: HexId;
  readonly by: 'march' | 'road';
}
/** Begins a fort or a permanent airfield. @rule EBC 14A1 */
export interface Build {
  readonly type: 'build';
  readonly unit: UnitId;
  readonly work: WorkKind;
}
/** Sends bomber or fighter points from an airbase to a hex. @rule EBC 15, 16 */
export interface Allocate {
  readonly type: 'allocate';
  readonly base: HexId;
  readonly target: HexId;
  readonly mission: Mission;
  readonly points: number;
}
/** Makes so many antiaircraft points of a hex fire at defensive support first, the others at offensive support. @rule EBC 17B */
export interface AimGuns {
  readonly type: 'aim';
  readonly hex: HexId;
  readonly points: number;
}
/** Gives up a permanent airfield. @rule EBC 16D */
export interface Abandon {
  readonly type: 'abandon';
  readonly hex: HexId;
}
/** Gives an order of the rules in force. @rule REFORM 12H @since 0.3.0 */
export interface GiveOrder {
  readonly type: 'order';
  readonly order: OrderKind;
  /** Units, hexes, or who pays: as the rule of the order says. */
  readonly subject: ReadonlyArray<string>;
  /** For orders about a number of points; left out in others. */
  readonly points?: number;
}
/** Adds a unit to the attack being put together; the first one names the target. @rule EBC 9 */
export interface Commit {
  readonly type: 'commit';
  readonly unit: UnitId;
  readonly target: HexId;
}
/** Takes a unit out of the attack being put together. */
export interface Uncommit {
  readonly type: 'uncommit';
  readonly unit: UnitId;
}
/** Carries out the attack that was put together. @rule EBC 9A */
export interface Resolve {
  readonly type: 'resolve';
}
/** One die. */
export interface Roll {
  readonly type: 'roll';
  readonly die: number;
}
/** Takes losses. @rule EBC 9D */
export interface Lose {
  readonly type: 'lose';
  readonly units: ReadonlyArray<UnitId>;
}
/** Retreats a unit one hex. @rule EBC 9F1 */
export interface Retreat {
  readonly type: 'retreat';
  readonly unit: UnitId;
  readonly to: HexId;
}
/** Moves an attacker into the hex it cleared. @rule EBC 9F2 */
export interface Advance {
  readonly type: 'advance';
  readonly unit: UnitId;
}
/** Chooses which units a restricted source supplies. @rule FTF 12C */
export interface Supply {
  readonly type: 'supply';
  readonly units: ReadonlyArray<UnitId>;
}
/** Declines what is offered, or has done with it. */
export interface Pass {
  readonly type: 'pass';
}
/** Ends the phase. @rule EBC 4 */
export interface EndPhase {
  readonly type: 'endPhase';
}

/** Every action of the Europa family. */
export type EuropaAction =
  | Deploy
  | Place
  | Mobilize
  | Convert
  | Step
  | Overrun
  | Build
  | Allocate
  | AimGuns
  | Abandon
  | GiveOrder
  | Commit
  | Uncommit
  | Resolve
  | Roll
  | Lose
  | Retreat
  | Advance
  | Supply
  | Pass
  | EndPhase;

/** More units than any choice names. */
const MOST_UNITS = 200;
/** More air points than any airbase sends. */
const MOST_POINTS = 999;

/** More than any order names. */
const MOST_NAMED = 9;

const units = atMost(MOST_UNITS, listOf(word));
const tag = <T extends EuropaAction['type']>(type: T): t.Type<T, unknown> => oneOf([type]);

/** Actions as they come from outside, by kind: unknown keys are left behind. */
export const ACTION_CODECS: { readonly [K in EuropaAction['type']]: t.Type<Extract<EuropaAction, { type: K }>, unknown> } = {
  deploy: objectOf({ type: tag('deploy'), unit: word, hex: word }),
  place: objectOf({ type: tag('place'), unit: word, hex: word }),
  mobilize: objectOf({ type: tag('mobilize'), unit: word }),
  convert: objectOf({ type: tag('convert'), conversion: word, units }),
  step: objectOf({ type: tag('step'), unit: word, to: word, by: oneOf<StepMode>(STEP_MODES) }),
  overrun: objectOf({ type: tag('overrun'), units, target: word, by: oneOf<'march' | 'road'>(['march', 'road']) }),
  build: objectOf({ type: tag('build'), unit: word, work: oneOf<WorkKind>(['fort', 'airfield']) }),
  allocate: objectOf({ type: tag('allocate'), base: word, target: word, mission: oneOf<Mission>(MISSIONS), points: whole(-MOST_POINTS, MOST_POINTS) }),
  aim: objectOf({ type: tag('aim'), hex: word, points: whole(-MOST_POINTS, MOST_POINTS) }),
  abandon: objectOf({ type: tag('abandon'), hex: word }),
  order: objectWith({ type: tag('order'), order: oneOf<OrderKind>(ORDER_KINDS), subject: atMost(MOST_NAMED, listOf(word)) }, { points: whole(-MOST_POINTS, MOST_POINTS) }),
  commit: objectOf({ type: tag('commit'), unit: word, target: word }),
  uncommit: objectOf({ type: tag('uncommit'), unit: word }),
  resolve: objectOf({ type: tag('resolve') }),
  roll: objectOf({ type: tag('roll'), die: whole(-99, 99) }),
  lose: objectOf({ type: tag('lose'), units }),
  retreat: objectOf({ type: tag('retreat'), unit: word, to: word }),
  advance: objectOf({ type: tag('advance'), unit: word }),
  supply: objectOf({ type: tag('supply'), units }),
  pass: objectOf({ type: tag('pass') }),
  endPhase: objectOf({ type: tag('endPhase') }),
};

/** Any action as it comes from outside. */
export const EuropaActionCodec: t.Type<EuropaAction, unknown> = valueOf('an action', (u): u is EuropaAction => {
  const type: unknown = typeof u === 'object' && u !== null && Object.hasOwn(u, 'type') ? (u as { type: unknown }).type : null;
  return typeof type === 'string' && Object.hasOwn(ACTION_CODECS, type) && ACTION_CODECS[type as EuropaAction['type']].is(u);
});

/** The shape of each kind of action, for messages. */
export const ACTION_SHAPES: Readonly<Record<EuropaAction['type'], string>> = {
  deploy: '{ type: "deploy", unit, hex }',
  place: '{ type: "place", unit, hex }',
  mobilize: '{ type: "mobilize", unit }',
  convert: '{ type: "convert", conversion, units: [unit, …] }',
  step: '{ type: "step", unit, to: hex, by: "march" | "road" | "rail" | "admin" }',
  overrun: '{ type: "overrun", units: [unit, …], target: hex, by: "march" | "road" }',
  build: '{ type: "build", unit, work: "fort" | "airfield" }',
  allocate: '{ type: "allocate", base: hex, target: hex, mission: "oas" | "das" | "intercept-oas" | "intercept-das", points: 1 … 10 }',
  aim: '{ type: "aim", hex, points: 0 … }',
  abandon: '{ type: "abandon", hex }',
  order: `{ type: "order", order: ${ORDER_KINDS.map((k) => `"${k}"`).join(' | ')}, subject: [id, …], points (if it is about some): 1 … }`,
  commit: '{ type: "commit", unit, target: hex }',
  uncommit: '{ type: "uncommit", unit }',
  resolve: '{ type: "resolve" }',
  roll: '{ type: "roll", die: 1 … 6 }',
  lose: '{ type: "lose", units: [unit, …] }',
  retreat: '{ type: "retreat", unit, to: hex }',
  advance: '{ type: "advance", unit }',
  supply: '{ type: "supply", units: [unit, …] }',
  pass: '{ type: "pass" }',
  endPhase: '{ type: "endPhase" }',
};
