/**
 * What a runner of cases has to know of a family of games: how its positions are made, its actions worded, its facts looked up.
 * @module
 */
import type { Game, GameState, Tagged } from '../../engine/game.js';
import type { Problem } from '../../engine/problem.js';
import type { Either, NonEmpty } from '../../prelude.js';
import type { Setup } from './case.js';

/** A game and a position of it. @since 0.2.0 */
export interface Scene<S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E> = Game<S, A, E>> {
  readonly game: G;
  readonly state: S;
}

/**
 * What words ask to be done: the next action in a position, after so many; null when all is done. Actions are checked like
 * any from outside.
 * @since 0.2.0
 */
export type Script<S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E> = Game<S, A, E>> = (scene: Scene<S, A, E, G>, done: number) => unknown;

/** A family of games as cases see it. @since 0.2.0 */
export interface Kit<S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E> = Game<S, A, E>> {
  /** The scene in which somebody has to act, or everything that is wrong with the setup. */
  readonly make: (setup: Setup) => Either<NonEmpty<Problem>, Scene<S, A, E, G>>;
  /** What words ask for, or how they ought to be put. */
  readonly script: (words: string) => Either<NonEmpty<Problem>, Script<S, A, E, G>>;
  /** An action in words. */
  readonly words: (action: A) => string;
  /** Facts by name: what the scene says to what is wanted, in the same form; or what is wrong with the question. */
  readonly facts: Readonly<Record<string, (scene: Scene<S, A, E, G>, wanted: unknown) => Either<NonEmpty<Problem>, unknown>>>;
  /** The chapter that a case belongs to, by its id, for counting. */
  readonly chapterOf: (caseId: string) => string;
  /** The position for people, in lines. */
  readonly show: (scene: Scene<S, A, E, G>) => ReadonlyArray<string>;
}
