/**
 * Orders: what a player settles by word of mouth, without moving a counter. Which there are is for the rules to say; most of them
 * cost something that is kept off the map.
 * @rule REFORM 12G, 12H, 31C
 * @module
 */
import type { Dice } from '../../engine/random.js';
import type { Check, RuleRef, RuleViolation } from '../../kernel/rule.js';
import type { EuropaEvent } from './event.js';
import type { Position } from './position.js';
import type { PhaseName } from './state.js';

/** Every order that some rule of the family knows, in the order in which they are listed. @since 0.3.0 */
export const ORDER_KINDS = [
  'activate', 'activateNow', 'railPlan', 'strategicRail', 'replace', 'adHoc', 'disband', 'release', 'deliver', 'formTankArmy', 'dissolveTankArmy', 'airdrop', 'jump', 'turnBack', 'land', 'bomb',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** What an order is about. @since 0.3.0 */
export interface OrderQuery {
  readonly pos: Position;
  /** Ids of units and hexes, or who pays: as the rule of the order says. */
  readonly subject: ReadonlyArray<string>;
  /** For orders about a number of points; null for others. */
  readonly points: number | null;
}

/** What an order says besides its kind. @since 0.3.0 */
export type OrderTerms = Omit<OrderQuery, 'pos'>;

/** A kind of order: who may give it, and what comes of it. @since 0.3.0 */
export interface OrderRule {
  readonly kind: OrderKind;
  readonly ref: RuleRef;
  /** Phases of the own player turn in which it is given. */
  readonly phases: ReadonlyArray<PhaseName>;
  /** What is typed after `order`: `'activate <headquarters> [<who pays>]'`. */
  readonly words: string;
  /** Whether it is about a number of points. */
  readonly counts: boolean;
  /** All that may be given now, each once, in a fixed order. */
  readonly candidates: (pos: Position) => ReadonlyArray<OrderTerms>;
  /** One of them at random, each with a chance above 0; null when it finds none. For rules that would take long to list theirs. */
  readonly draw?: (pos: Position, dice: Dice) => OrderTerms | null;
  /** The checks that it is put together from, for lists of all refusals; left out where there are none. */
  readonly checks?: ReadonlyArray<Check<never>>;
  /** Everything against one; only asked in its phases. */
  readonly violations: (q: OrderQuery) => ReadonlyArray<RuleViolation>;
  /** What one does that may be given. */
  readonly decide: (q: OrderQuery) => ReadonlyArray<EuropaEvent>;
  /** For bots: those worth considering, the best first; none where nobody thinks of it. */
  readonly plans?: (pos: Position) => ReadonlyArray<OrderTerms>;
  /** For bots: what is ordered right after one of these plans. */
  readonly sequel?: (terms: OrderTerms) => { readonly kind: OrderKind; readonly terms: OrderTerms };
  /** What it would cost and bring, for people; rules in brackets. Asked of any order whose subject means something. */
  readonly account: (q: OrderQuery) => ReadonlyArray<string>;
}

/** Orders that are known with others, in the order of their kinds. @since 0.3.0 */
export const withOrders = (known: ReadonlyArray<OrderRule>, ...more: ReadonlyArray<OrderRule>): ReadonlyArray<OrderRule> =>
  [...known, ...more].sort((a, b) => ORDER_KINDS.indexOf(a.kind) - ORDER_KINDS.indexOf(b.kind));
