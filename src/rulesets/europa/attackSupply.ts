/**
 * Attack supply: what units need to attack and overrun with their full strength, traced at the very instant. Which headquarters give
 * it, and to how many, is for the rules to say; here is what an attack asks of them.
 * @rule REFORM 12, 12C5
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import type { RuleRef } from '../../kernel/rule.js';
import type { Position } from './position.js';
import type { UnitIx } from './unit.js';

/** What units do that takes attack supply. @since 0.3.0 */
export type Effort = 'attack' | 'overrun';

/** Where a unit's attack supply comes from: a headquarters, or null where it needs none. @since 0.3.0 */
export type Server = UnitIx | null;

/** The units of an attack or overrun that have attack supply, with where it comes from. @since 0.3.0 */
export type Serving = ReadonlyMap<UnitIx, Server>;

/** The rules of attack supply. @since 0.3.0 */
export interface AttackSupplyRules {
  readonly ref: RuleRef;
  /** Who has attack supply if these units attack or overrun a hex now. They are served in the order in which their owner names them. */
  readonly serve: (pos: Position, target: HexIx, units: ReadonlyArray<UnitIx>, effort: Effort) => Serving;
  /**
   * Every choice of whom to serve, where not all can be: the units in orders that come to different ones. The first is theirs; any other order
   * comes to the same as one of these.
   */
  readonly orders: (pos: Position, units: ReadonlyArray<UnitIx>, effort: Effort) => ReadonlyArray<ReadonlyArray<UnitIx>>;
  /** Who would be served if each of these units were alone: everybody who is served in any group of them. */
  readonly alone: (pos: Position, units: ReadonlyArray<UnitIx>, effort: Effort) => Serving;
  /** For people: who serves these units, and what those lack that nobody serves. */
  readonly account: (pos: Position, target: HexIx, units: ReadonlyArray<UnitIx>, effort: Effort) => ReadonlyArray<string>;
  /** For planners, roughly: whether a unit that stands in a hex might be served there. */
  readonly likely: (pos: Position, unit: UnitIx, hex: HexIx) => boolean;
}

/** A unit has attack supply without a line to a headquarters. @since 0.3.0 */
export interface AutomaticSupply {
  readonly ref: RuleRef;
  readonly holds: (pos: Position, unit: UnitIx) => boolean;
}

/** A unit’s missions of a kind, by the names of what points are spent on, cost none. @rule REFORM 39D8 @since 0.3.0 */
export interface SparedPoints {
  readonly ref: RuleRef;
  readonly on: string;
  readonly holds: (pos: Position, unit: UnitIx) => boolean;
}

/** Three conditions of supply; the first only while a unit attacks or overruns. @rule REFORM 12 (ER-12.1) @since 0.3.0 */
export type SupplyState = 'attack' | 'general' | 'out';

/** Who is served in an attack, asked for at most once; null where the rules know no attack supply. */
export const servingOf = (pos: Position, target: HexIx, units: ReadonlyArray<UnitIx>, effort: Effort): (() => Serving) | null => {
  const { attackSupply } = pos.board.rules;
  if (attackSupply === null) return null;
  let made: Serving | null = null;
  return () => (made ??= attackSupply.serve(pos, target, units, effort));
};

/** Orders in which units may be named that come to different choices of whom to serve; their own alone where nobody has to choose. @rule REFORM 12H (ER-12H.64) */
export const ordersOf = (pos: Position, units: ReadonlyArray<UnitIx>, effort: Effort): ReadonlyArray<ReadonlyArray<UnitIx>> =>
  units.length < 2 ? [units] : (pos.board.rules.attackSupply?.orders(pos, units, effort) ?? [units]);

/** Who would be served if each unit were alone, asked for at most once; null where the rules know no attack supply. */
export const servedAlone = (pos: Position, units: ReadonlyArray<UnitIx>, effort: Effort): (() => Serving) | null => {
  const { attackSupply } = pos.board.rules;
  if (attackSupply === null) return null;
  let made: Serving | null = null;
  return () => (made ??= attackSupply.alone(pos, units, effort));
};
