/**
 * What a law of a game is: something that holds for every action of every game, whatever is played.
 * @module
 */
import type { Game, GameState, Tagged } from '../engine/game.js';

/**
 * A law about one action: what is wrong with it in words, or null. A law may keep books of its own from one
 * action to the next; such a law is made anew for each trial.
 * @since 0.1.0
 */
export type StepLaw<S extends GameState, A extends Tagged, E extends Tagged> = (
  before: S,
  action: A,
  events: ReadonlyArray<E>,
  after: S,
) => string | null;

/** A law that was broken, and all that is needed to see it again. @since 0.1.0 */
export interface Broken {
  /** Name of the law: `'round trip'`. */
  readonly law: string;
  readonly seed: number;
  /** Position of the action in the record, from 0; the number of actions done for laws about a position. */
  readonly index: number;
  /** What is wrong. */
  readonly detail: string;
}

/** A position with its game, as laws about positions see it. @since 0.1.0 */
export interface Place<S extends GameState, A extends Tagged, E extends Tagged> {
  readonly game: Game<S, A, E>;
  /** Frozen. */
  readonly state: S;
  /** A whole number from 0 to `n - 1`: a stream apart from the one that plays. */
  readonly below: (n: number) => number;
}

/** A law about a position: what is wrong with it in words, or null. @since 0.1.0 */
export type PlaceLaw = <S extends GameState, A extends Tagged, E extends Tagged>(place: Place<S, A, E>) => string | null;
