/**
 * Headquarters that are made active: what rules of single campaigns have to say of it.
 * @rule REFORM 12H, 29D1a, 31F1, 31G
 * @module
 */
import type { Check, RuleRef } from '../../kernel/rule.js';
import type { Position } from './position.js';
import type { EuropaState } from './state.js';
import type { Board } from './board.js';
import type { UnitIx } from './unit.js';

/** A headquarters that is to be active in a turn. @since 0.3.0 */
export interface ActivationQuery {
  readonly pos: Position;
  readonly hq: UnitIx;
  readonly turn: number;
}

/** A die that decides whether a headquarters becomes active. @since 0.3.0 */
export interface ActivationDie {
  readonly ref: RuleRef;
  /** The highest throw on which it does; 6: no die is thrown. */
  readonly most: (pos: Position, hq: UnitIx) => number;
}

/** What decides about headquarters beside their own rule. @since 0.3.0 */
export interface ActivationRules {
  /** The turn in which a headquarters is active that is paid for now. */
  readonly turn: (pos: { readonly board: Board; readonly state: EuropaState }) => number;
  /** Bars to paying. */
  readonly paying: ReadonlyArray<Check<ActivationQuery>>;
  /** Bars to becoming active, once it is paid for. */
  readonly becoming: ReadonlyArray<Check<ActivationQuery>>;
  /** Dice that are thrown for one that nothing bars; the lowest of their limits counts. */
  readonly dice: ReadonlyArray<ActivationDie>;
}

/** Nothing beside the rule of headquarters itself: what is paid for in one turn is active in the next. */
export const PLAIN_ACTIVATION: ActivationRules = { turn: ({ state }) => state.turn + 1, paying: [], becoming: [], dice: [] };
