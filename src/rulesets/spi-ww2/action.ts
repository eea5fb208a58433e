/**
 * What a player (or a die) may do, in ids as printed. One choice is one action.
 * @module
 */
import type * as t from 'io-ts';
import type { ActionCodecs } from '../../engine/decode.js';
import { atMost, listOf, objectOf, oneOf, whole, word } from '../../engine/shape.js';
import type { HexId } from '../../kernel/hex.js';
import { KINDS, type UnitId, type UnitKind } from './unit.js';

/** Puts a Russian unit on the map before the first turn. @rule SPI 17.12 */
export interface Deploy {
  readonly type: 'deploy';
  readonly sp: number;
  readonly hex: HexId;
}
/** Buys a unit and puts it on the map. @rule SPI 10 */
export interface Build {
  readonly type: 'build';
  readonly nation: string;
  readonly kind: UnitKind;
  readonly sp: number;
  readonly hex: HexId;
}
/** Buys an Axis naval transport or amphibious point. @rule SPI 5.79 */
export interface Buy {
  readonly type: 'buy';
  readonly point: 'naval' | 'amphibious';
}
/** Adds a unit's strength to another one in its hex: build-up. @rule SPI 5.3 */
export interface Combine {
  readonly type: 'combine';
  readonly unit: UnitId;
  readonly into: UnitId;
}
/** Makes a new unit of some of a unit's strength: break-down. @rule SPI 5.3 */
export interface Split {
  readonly type: 'split';
  readonly unit: UnitId;
  readonly sp: number;
}
/** Moves a unit one hex. @rule SPI 5.2 */
export interface Step {
  readonly type: 'step';
  readonly unit: UnitId;
  readonly to: HexId;
}
/** Announces an overrun: these units will overrun that hex in this phase. @rule SPI 8.4, 17.6 */
export interface Announce {
  readonly type: 'announce';
  readonly units: ReadonlyArray<UnitId>;
  readonly target: HexId;
}
/** Moves units of one hex together into an adjacent enemy hex, which they overrun. @rule SPI 8.4 */
export interface Overrun {
  readonly type: 'overrun';
  readonly units: ReadonlyArray<UnitId>;
  readonly target: HexId;
}
/** Assaults a coast hex from the sea. @rule SPI 5.8 */
export interface Assault {
  readonly type: 'assault';
  readonly unit: UnitId;
  readonly to: HexId;
}
/** Drops a paratroop unit. @rule SPI 16.7 */
export interface Drop {
  readonly type: 'drop';
  readonly unit: UnitId;
  readonly to: HexId;
}
/** Asks the German player to let Allied ships into the Baltic. @rule SPI 5.85 */
export interface Request {
  readonly type: 'request';
}
/** Grants what was asked for. */
export interface Grant {
  readonly type: 'grant';
}
/** Adds a unit to the attack being put together; the first one names the target. @rule SPI 8 */
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
/** Carries out the attack that was put together. @rule SPI 8 */
export interface Resolve {
  readonly type: 'resolve';
}
/** One die. */
export interface Roll {
  readonly type: 'roll';
  readonly die: number;
}
/** Takes a loss: so many points from this unit, the rest from the other one. @rule SPI 8.3 */
export interface Lose {
  readonly type: 'lose';
  readonly unit: UnitId;
  readonly sp: number;
}
/** Retreats a unit one hex. @rule SPI 8.6, 17.8 */
export interface Retreat {
  readonly type: 'retreat';
  readonly unit: UnitId;
  readonly to: HexId;
}
/** Moves an attacker into the hex it cleared. @rule SPI 8.5 */
export interface Advance {
  readonly type: 'advance';
  readonly unit: UnitId;
}
/** Strikes back at the attackers in a hex. @rule SPI 17.92 */
export interface Counter {
  readonly type: 'counter';
  readonly hex: HexId;
}
/** Holds the ground after a counterattack. @rule SPI 17.93 */
export interface Stand {
  readonly type: 'stand';
}
/** Moves a unit by rail, to where it goes. @rule SPI 5.6 */
export interface Rail {
  readonly type: 'rail';
  readonly unit: UnitId;
  readonly to: HexId;
}
/** Ships a unit from port to port, or to a beach won in this player turn. @rule SPI 5.7, 5.91 */
export interface Ship {
  readonly type: 'ship';
  readonly unit: UnitId;
  readonly to: HexId;
}
/** Lets partisans rise in a hex. @rule SPI 16.5 */
export interface Raise {
  readonly type: 'raise';
  readonly hex: HexId;
}
/** Makes a regular unit of partisans. @rule SPI 17.3 */
export interface Convert {
  readonly type: 'convert';
  readonly unit: UnitId;
}
/** Declines what is offered, or has done with it. */
export interface Pass {
  readonly type: 'pass';
}
/** Ends the phase. @rule SPI 4 */
export interface EndPhase {
  readonly type: 'endPhase';
}

/** Every action of the game. */
export type SpiAction =
  | Deploy
  | Build
  | Buy
  | Combine
  | Split
  | Step
  | Announce
  | Overrun
  | Assault
  | Drop
  | Request
  | Grant
  | Commit
  | Uncommit
  | Resolve
  | Roll
  | Lose
  | Retreat
  | Advance
  | Counter
  | Stand
  | Rail
  | Ship
  | Raise
  | Convert
  | Pass
  | EndPhase;

/** More units than any choice names, and more strength points. */
const MOST_UNITS = 20;
const MOST_SP = 99;

const units = atMost(MOST_UNITS, listOf(word));
const sp = whole(-MOST_SP, MOST_SP);
const tag = <T extends SpiAction['type']>(type: T): t.Type<T, unknown> => oneOf([type]);

/** Actions as they come from outside, by kind: unknown keys are left behind. */
export const ACTION_CODECS: ActionCodecs<SpiAction> = {
  deploy: objectOf({ type: tag('deploy'), sp, hex: word }),
  build: objectOf({ type: tag('build'), nation: word, kind: oneOf<UnitKind>(KINDS), sp, hex: word }),
  buy: objectOf({ type: tag('buy'), point: oneOf<Buy['point']>(['naval', 'amphibious']) }),
  combine: objectOf({ type: tag('combine'), unit: word, into: word }),
  split: objectOf({ type: tag('split'), unit: word, sp }),
  step: objectOf({ type: tag('step'), unit: word, to: word }),
  announce: objectOf({ type: tag('announce'), units, target: word }),
  overrun: objectOf({ type: tag('overrun'), units, target: word }),
  assault: objectOf({ type: tag('assault'), unit: word, to: word }),
  drop: objectOf({ type: tag('drop'), unit: word, to: word }),
  request: objectOf({ type: tag('request') }),
  grant: objectOf({ type: tag('grant') }),
  commit: objectOf({ type: tag('commit'), unit: word, target: word }),
  uncommit: objectOf({ type: tag('uncommit'), unit: word }),
  resolve: objectOf({ type: tag('resolve') }),
  roll: objectOf({ type: tag('roll'), die: whole(-99, 99) }),
  lose: objectOf({ type: tag('lose'), unit: word, sp }),
  retreat: objectOf({ type: tag('retreat'), unit: word, to: word }),
  advance: objectOf({ type: tag('advance'), unit: word }),
  counter: objectOf({ type: tag('counter'), hex: word }),
  stand: objectOf({ type: tag('stand') }),
  rail: objectOf({ type: tag('rail'), unit: word, to: word }),
  ship: objectOf({ type: tag('ship'), unit: word, to: word }),
  raise: objectOf({ type: tag('raise'), hex: word }),
  convert: objectOf({ type: tag('convert'), unit: word }),
  pass: objectOf({ type: tag('pass') }),
  endPhase: objectOf({ type: tag('endPhase') }),
};

/** The shape of each kind of action, for messages. */
export const ACTION_SHAPES: Readonly<Record<SpiAction['type'], string>> = {
  deploy: '{ type: "deploy", sp, hex }',
  build: `{ type: "build", nation, kind: ${KINDS.map((k) => `"${k}"`).join(' | ')}, sp, hex }`,
  buy: '{ type: "buy", point: "naval" | "amphibious" }',
  combine: '{ type: "combine", unit, into: unit }',
  split: '{ type: "split", unit, sp }',
  step: '{ type: "step", unit, to: hex }',
  announce: '{ type: "announce", units: [unit, …], target: hex }',
  overrun: '{ type: "overrun", units: [unit, …], target: hex }',
  assault: '{ type: "assault", unit, to: hex }',
  drop: '{ type: "drop", unit, to: hex }',
  request: '{ type: "request" }',
  grant: '{ type: "grant" }',
  commit: '{ type: "commit", unit, target: hex }',
  uncommit: '{ type: "uncommit", unit }',
  resolve: '{ type: "resolve" }',
  roll: '{ type: "roll", die: 1 … 6 }',
  lose: '{ type: "lose", unit, sp }',
  retreat: '{ type: "retreat", unit, to: hex }',
  advance: '{ type: "advance", unit }',
  counter: '{ type: "counter", hex }',
  stand: '{ type: "stand" }',
  rail: '{ type: "rail", unit, to: hex }',
  ship: '{ type: "ship", unit, to: hex }',
  raise: '{ type: "raise", hex }',
  convert: '{ type: "convert", unit }',
  pass: '{ type: "pass" }',
  endPhase: '{ type: "endPhase" }',
};
