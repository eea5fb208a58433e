/**
 * A scenario as the front door sees it: something that opens into a game, carrying its ruleset with it.
 * @module
 */
import type { Source } from '../kernel/table.js';
import type { Either, NonEmpty } from '../prelude.js';
import type { AnyAmendment } from './amended.js';
import type { Game, GameState, Tagged } from './game.js';
import type { Problem } from './problem.js';

/** What a user may choose when opening a match. Everything has a default. */
export interface OpenOptions {
  /** Seed of the dice, a whole number from 0 to 4294967295. Without one, dice are given by hand. */
  readonly seed?: number;
  /** Choices among the readings of the rules, by name. */
  readonly readings?: Readonly<Record<string, string>>;
  /** The user's own tables, map and forces, as parsed JSON. */
  readonly tables?: unknown;
  readonly map?: unknown;
  readonly forces?: unknown;
  /** Sources that are acceptable for table cells. Opening is refused, naming the cells, when others are in use. */
  readonly trust?: ReadonlyArray<Source>;
  /** Amendments to lay over the rules, in order: items of Europa Reform, house rules. @since 0.3.0 */
  readonly amend?: ReadonlyArray<AnyAmendment>;
  /** Options of the scenario itself. */
  readonly options?: Readonly<Record<string, string>>;
}

/** A scenario. */
export interface Scenario<S extends GameState = GameState, A extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Option → its values, the default first. */
  readonly options: Readonly<Record<string, ReadonlyArray<string>>>;
  readonly open: (options: OpenOptions) => Either<NonEmpty<Problem>, Game<S, A, E>>;
}
