/**
 * A game in the manner of OpenSpiel: players and actions are numbers, chance is a player, positions are objects with a history.
 * Where it differs: actions are numbered by position, failures are values, and nothing lists a long set of actions unless asked.
 * @module
 */
import { canonicalJson } from '../engine/digest.js';
import { featureLayout } from '../engine/features.js';
import { settle } from '../engine/apply.js';
import type { Game, GameState, Tagged } from '../engine/game.js';
import type { Problem } from '../engine/problem.js';
import { shown } from '../engine/shape.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { makeSpielState, SPIEL_FORMAT, type SpielState } from './spielState.js';

/** How a game is to be seen. @since 0.3.0 */
export interface SpielOptions<S extends GameState> {
  /** Where games begin; the game's own beginning when it is left out. */
  readonly start?: S;
  /**
   * The most actions of a position that are numbered: those first in its list. Masks have that length then. Without it all are, and
   * masks are as long as the list of the position.
   */
  readonly most?: number;
}

/** A game with its numbers. @since 0.3.0 */
export interface SpielGame<S extends GameState, A extends Tagged> {
  readonly type: {
    readonly shortName: string;
    readonly longName: string;
    readonly dynamics: 'sequential';
    readonly chanceMode: 'explicit stochastic';
    readonly information: 'perfect information';
    readonly utility: 'zero sum' | 'general sum';
    readonly rewardModel: 'terminal';
    readonly minNumPlayers: number;
    readonly maxNumPlayers: number;
  };
  readonly numPlayers: number;
  /** Names of the players, by number. */
  readonly players: ReadonlyArray<string>;
  /** `most` of the options; null when actions have no bound that is known. */
  readonly numDistinctActions: number | null;
  /** Sides of the die. */
  readonly maxChanceOutcomes: number;
  /** No rule gives a bound that is known. */
  readonly maxGameLength: number;
  readonly minUtility: number;
  readonly maxUtility: number;
  /** Length of observation tensors; they have one dimension, laid out by `featureLayout`. */
  readonly observationTensorSize: number;
  readonly newInitialState: () => SpielState<S, A>;
  /** A state from the text that its `serialize` wrote, replayed and checked. */
  readonly deserializeState: (text: string) => Either<NonEmpty<Problem>, SpielState<S, A>>;
  /** Ruleset, scenario and everything else that makes it this game and no other. */
  readonly toString: () => string;
}

const wrong = (code: string, at: string, detail: string): Either<NonEmpty<Problem>, never> => left([{ code, at, detail }]);

const readText = (text: string): Either<NonEmpty<Problem>, { readonly format?: unknown; readonly game?: unknown; readonly actions?: unknown }> => {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null) return right(json);
  } catch {
    // told below
  }
  return wrong('spiel/not-json', 'the whole text', 'A serialized state is a JSON object, and this is none.');
};

/**
 * A game seen so.
 * @throws RangeError when `most` is no whole number above 0
 * @since 0.3.0
 */
export const openSpiel = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, options: SpielOptions<S> = {}): SpielGame<S, A> => {
  const { start, most = Infinity } = options;
  if (most !== Infinity && !(Number.isInteger(most) && most > 0)) throw new RangeError(`at least one action is numbered; most is ${most}`);
  const begin = settle(game, start ?? game.initial).state;
  const name = canonicalJson({ ...game.identity, ...(start === undefined ? {} : { start: begin }) } as unknown);
  const newInitialState = (): SpielState<S, A> => makeSpielState({ game, most, name, begin }, begin, null);
  return {
    type: {
      shortName: game.identity.scenario,
      longName: game.title,
      dynamics: 'sequential',
      chanceMode: 'explicit stochastic',
      information: 'perfect information',
      utility: game.sides.length === 2 ? 'zero sum' : 'general sum',
      rewardModel: 'terminal',
      minNumPlayers: game.sides.length,
      maxNumPlayers: game.sides.length,
    },
    numPlayers: game.sides.length,
    players: game.sides,
    numDistinctActions: most === Infinity ? null : most,
    maxChanceOutcomes: 6,
    maxGameLength: Infinity,
    minUtility: -1,
    maxUtility: 1,
    observationTensorSize: featureLayout(game).size,
    newInitialState,
    deserializeState: (text) => {
      const read = readText(text);
      if (isLeft(read)) return read;
      const { format, game: written, actions } = read.right;
      if (format !== SPIEL_FORMAT) return wrong('spiel/format', 'format', `It is ${shown(format)}; a serialized state has the format ${SPIEL_FORMAT}.`);
      if (written !== name) return wrong('spiel/other-game', 'game', 'The state is one of another game: of another scenario, with other options, tables or readings, or from another beginning.');
      if (!Array.isArray(actions)) return wrong('spiel/malformed', 'actions', `It is ${shown(actions)}; give the list of actions.`);
      const state = newInitialState();
      for (const [i, action] of actions.entries()) {
        const done = state.perform(action);
        if (isLeft(done)) return wrong(done.left[0].code, `actions.${i}`, done.left[0].detail);
      }
      return right(state);
    },
    toString: () => name,
  };
};
