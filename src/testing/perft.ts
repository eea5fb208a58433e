/**
 * Counts of all that can be done in a position, to a depth: two engines that play by the same rules count the same.
 * @module
 */
import { type Playout, playout } from '../engine/apply.js';
import type { Game, GameState, Tagged } from '../engine/game.js';

/**
 * What follows on one of the legal actions of a position.
 * @since 0.3.0
 */
export interface Divided<A> {
  readonly action: A;
  /** Sequences that begin with the action and are as long as the depth. */
  readonly nodes: number;
  /** By length: `counts[i]` sequences of `i + 1` actions begin with the action; the last entry is `nodes`. */
  readonly counts: ReadonlyArray<number>;
}

/** Adds to `counts`, from entry `at` on, what can be done from where the copy stands. */
const tally = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, copy: Playout<S, A, E>, at: number, counts: number[]): void => {
  const legal = game.legalActions(copy.state);
  if (at === counts.length - 1) {
    counts[at] += legal.size();
    return;
  }
  // the copy changes under the list, so that all of it is read first
  const actions = [...legal];
  counts[at] += actions.length;
  const mark = copy.mark();
  for (const action of actions) {
    copy.play(action);
    tally(game, copy, at + 1, counts);
    copy.undo(mark);
  }
};

/**
 * {@link perft} by the first action: one entry for each legal action of the position, in their order, counted when it is asked
 * for. Where two engines differ, the entry that differs tells where to look next.
 * @param depth - a whole number; without a legal action, or below 1, there are no entries
 * @since 0.3.0
 */
export function* divide<S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S, depth: number): Generator<Divided<A>, void, void> {
  if (depth < 1) return;
  const copy = playout(game, state);
  const mark = copy.mark();
  for (const action of game.legalActions(state)) {
    const counts = new Array<number>(depth).fill(0);
    counts[0] = 1;
    if (depth > 1) {
      copy.play(action);
      tally(game, copy, 1, counts);
      copy.undo(mark);
    }
    yield { action, nodes: counts[depth - 1], counts };
  }
}

/**
 * The numbers of sequences of 1, 2 … `depth` actions, counted in one walk; shape: `depth` entries. See {@link perft}.
 * @since 0.3.0
 */
export const perftCounts = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S, depth: number): ReadonlyArray<number> => {
  const counts = new Array<number>(Math.max(0, depth)).fill(0);
  if (depth > 0) tally(game, playout(game, state), 0, counts);
  return counts;
};

/**
 * How many sequences of exactly `depth` legal actions there are from a position on; 1 for depth 0.
 *
 * An action is what `legalActions` lists: one choice, such as one step of one unit. A die is an action of `'chance'`: each of its
 * outcomes counts once, whatever its weight. What follows by itself (`forced`, `react`) belongs to the action that it
 * follows. Whoever decides, and whichever phase it is, the count goes on; a sequence at whose end the game is over before
 * `depth` is reached does not count. Different orders of the same actions are different sequences. Actions of the last length are counted by the set that lists
 * them, and not carried out.
 *
 * The position is left alone: all is played on one copy, in place, and taken back.
 * @param state - a position in which somebody has to act, as `settle` or `apply` gives it
 * @since 0.3.0
 */
export const perft = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S, depth: number): number =>
  depth < 1 ? 1 : perftCounts(game, state, depth)[depth - 1];
