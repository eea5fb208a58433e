/**
 * What a ruleset says of overruns beside its checks: what they cost, at what odds they are made, and how they are settled. One
 * rule settles them at once, another like attacks.
 * @rule EBC 13, REFORM 13
 * @module
 */
import type { RuleRef } from '../../kernel/rule.js';
import type { Board } from './board.js';
import type { Position } from './position.js';
import type { OverrunQuery } from './queries.js';
import type { Combat } from './state.js';
import type { UnitIx } from './unit.js';

/** The rules that logs and explanations cite, by what they tell. */
export interface OverrunRefs {
  /** Odds, and what comes of them. */
  readonly odds: RuleRef;
  /** What it costs besides the step. */
  readonly price: RuleRef;
  /** Who leaves play. */
  readonly gone: RuleRef;
  /** Why zones of control stop overrunners in the hex, why a result ends their movement (null where none does), and why they may go on. */
  readonly stop: RuleRef;
  readonly halt: RuleRef | null;
  readonly on: RuleRef;
  /** Whose zones of control play a part. */
  readonly zones: RuleRef;
  /** That the hex changes hands. */
  readonly owner: RuleRef;
  /** That others may move on. */
  readonly release: RuleRef;
}

/** How overruns are settled by a die. @rule REFORM 13 */
export interface OverrunTable {
  /** Odds, so many to one, from which on no die is thrown. */
  readonly automatic: number;
  /** The column of the results table for two strengths, and what the odds add to the die. */
  readonly column: (board: Board, attack: number, defense: number) => { readonly column: number; readonly bonus: number };
  readonly bonusRef: RuleRef;
  /** Why units without defense strength are lost at any odds. */
  readonly defenselessRef: RuleRef;
  /** Why steps of a result that an attack would have are left out. */
  readonly ignoredRef: RuleRef;
  /** The steps of a result of the table, and those of an overrun without a die. */
  readonly stepsOf: (result: string, combat: Combat, board: Board) => ReadonlyArray<string>;
  readonly automaticSteps: ReadonlyArray<string>;
  /** Whether a unit retreats instead where everybody else is lost without a die. */
  readonly spares: (pos: Position, unit: UnitIx) => boolean;
  /** Whether overrunners may go on after a result; after everybody has retreated before them. */
  readonly goesOn: (board: Board, result: string) => boolean;
  readonly goesOnAfterEvasion: (board: Board) => boolean;
  /** Whether each unit pays by the odds as announced, whoever has retreated since. */
  readonly pricedAsAnnounced: (board: Board) => boolean;
}

/** The terms of overruns. @since 0.3.0 */
export interface OverrunTerms {
  readonly refs: OverrunRefs;
  /** The least odds, so many to one, at which anybody overruns. */
  readonly least: number;
  /** The least odds that these units need. */
  readonly need: (q: Pick<OverrunQuery, 'pos' | 'units'>) => number;
  /**
   * What a unit pays besides the step, in twentieths, at odds of so many to one: a whole number, `Infinity` where there is no
   * defense. `BARRED` where the odds are too low for it.
   */
  readonly price: (q: OverrunQuery, unit: UnitIx, odds: number) => number;
  /** Null: everybody in the hex is lost without a die, whatever the odds. */
  readonly table: OverrunTable | null;
}

/** The result of an overrun without a die: no cell of any table. */
export const OVERRUN_RESULT = 'overrun';
