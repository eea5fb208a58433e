/**
 * A position of a game in the manner of OpenSpiel, and what led to it.
 * @module
 */
import { applyUnchecked } from '../engine/apply.js';
import { canonicalJson, digest } from '../engine/digest.js';
import { features } from '../engine/features.js';
import type { Game, GameState, Tagged } from '../engine/game.js';
import type { Problem } from '../engine/problem.js';
import type { Dice } from '../engine/random.js';
import { returnsOf } from '../engine/returns.js';
import { shown } from '../engine/shape.js';
import { toNumber } from '../kernel/chance.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';

/** Chance as a player, and who is to act when the game is over. @since 0.3.0 */
export const CHANCE_PLAYER = -1;
export const TERMINAL_PLAYER = -4;

/** The format of serialized states. */
export const SPIEL_FORMAT = 'grognard-spiel/1';

/** Done, or what was wrong. @since 0.3.0 */
export type Spiel<T> = Either<NonEmpty<Problem>, T>;

/** A state. It changes with `applyAction`, `perform` and `undoAction`; clones go their own way. @since 0.3.0 */
export interface SpielState<S extends GameState, A extends Tagged> {
  /** The position: frozen, never changed. */
  readonly position: S;
  /** A player's number; -1 when a die is due, -4 when the game is over. */
  readonly currentPlayer: () => number;
  readonly isTerminal: () => boolean;
  readonly isChanceNode: () => boolean;
  readonly isPlayerNode: () => boolean;
  /**
   * Numbers of the legal actions, ascending from 0: their places in the list of this position, at most `most` of them. Empty for
   * whoever is not to act, unless no player is given. It makes the list; what need not have it draws with {@link sample}.
   */
  readonly legalActions: (player?: number) => ReadonlyArray<number>;
  /** 1 for numbers of legal actions. As long as `most` of the game, or as the list where there is no such bound. */
  readonly legalActionsMask: (player?: number) => Uint8Array;
  /** One of all legal actions as a value, numbered or not, each with a probability above zero; nothing is listed. Throws a `RangeError` when the game is over. */
  readonly sample: (dice: Dice) => A;
  /** The dice that may come up, by number, with their chances; empty when none is due. */
  readonly chanceOutcomes: () => ReadonlyArray<readonly [action: number, probability: number]>;
  /** The action of a number: the list is made no further than that. */
  readonly actionOf: (action: number) => Spiel<A>;
  /** Its canonical JSON. */
  readonly actionToString: (player: number, action: number) => Spiel<string>;
  /** The number of an action that is legal now; lists of units in it may stand in any order. */
  readonly stringToAction: (player: number, text: string) => Spiel<number>;
  /** Left, and nothing has changed, when the number is no legal action's. */
  readonly applyAction: (action: number) => Spiel<void>;
  /** The same for an action as a value, which may be anything: nothing is listed. */
  readonly perform: (action: unknown) => Spiel<void>;
  /** Takes back the last action, which must be this one of this player. */
  readonly undoAction: (player: number, action: number) => Spiel<void>;
  /** A clone after one more action. */
  readonly child: (action: number) => Spiel<SpielState<S, A>>;
  readonly clone: () => SpielState<S, A>;
  /** A state that the player cannot tell from this one: a clone, since nothing is hidden. */
  readonly resampleFromInfostate: (player: number) => SpielState<S, A>;
  /** Numbers of all actions so far, dice among them. Actions that were performed as values are looked up in the lists of their positions now; -1 where they are beyond `most`. */
  readonly history: () => ReadonlyArray<number>;
  readonly fullHistory: () => ReadonlyArray<{ readonly player: number; readonly action: number }>;
  /** Them with commas between. */
  readonly historyString: () => string;
  /** Actions so far. */
  readonly moveNumber: () => number;
  /** What each player has got so far: 0 until the game is over, then 1 for the winner, -1 for others, 0 in a draw. */
  readonly returns: () => ReadonlyArray<number>;
  /** What the last action brought: the returns when it ended the game, else 0. */
  readonly rewards: () => ReadonlyArray<number>;
  readonly playerReturn: (player: number) => number;
  readonly playerReward: (player: number) => number;
  /** All actions so far as text: every player knows them all. */
  readonly informationStateString: (player?: number) => string;
  /** The position as canonical JSON: every player sees all of it. */
  readonly observationString: (player?: number) => string;
  /** The numbers of `features`. */
  readonly observationTensor: (player?: number, into?: Float32Array) => Float32Array;
  /** The game and the actions so far, as JSON. */
  readonly serialize: () => string;
  /** The position in a line for people, and its hash: different texts for different positions. */
  readonly toString: () => string;
}

/** A step on the way to a position. */
interface Step<S, A> {
  readonly before: S;
  readonly player: number;
  readonly action: A;
  /** Its number, null as long as nobody has asked for it. */
  number: number | null;
  readonly parent: Step<S, A> | null;
  readonly length: number;
}

/** What states of a game share. */
export interface SpielSetup<S extends GameState, A extends Tagged, E extends Tagged> {
  readonly game: Game<S, A, E>;
  readonly most: number;
  readonly name: string;
  readonly begin: S;
}

const wrong = (code: string, at: string, detail: string): Spiel<never> => left([{ code, at, detail }]);

/** The list of a position as far as it has been needed. */
interface Listing<A> {
  readonly at: (n: number) => A | undefined;
  /** All of it, up to a bound. */
  readonly upTo: (most: number) => ReadonlyArray<A>;
}

const listing = <A>(all: Iterable<A>): Listing<A> => {
  const known: A[] = [];
  const rest = all[Symbol.iterator]();
  const reach = (n: number): void => {
    while (known.length < n) {
      const next = rest.next();
      if (next.done === true) return;
      known.push(next.value);
    }
  };
  return {
    at: (n) => {
      reach(n + 1);
      return known[n];
    },
    upTo: (most) => {
      reach(most);
      return known;
    },
  };
};

/** An action as text, the order of its lists of names apart: games list one order of those that come to the same. */
const choice = (action: unknown): string => canonicalJson(action).replace(/\[("[^\]]*")\]/g, (_, names: string) => `[${names.split(',').sort().join(',')}]`);

/** The place of an action in the list of a position: as it is written, or else in another order of its lists; -1 when it is not among the first `most`. */
const placeOf = <A>(list: Listing<A>, action: A, most: number): number => {
  const [exactly, like] = [canonicalJson(action), choice(action)];
  let found = -1;
  for (let n = 0; n < most; n++) {
    const here = list.at(n);
    if (here === undefined) break;
    if (canonicalJson(here) === exactly) return n;
    if (found < 0 && choice(here) === like) found = n;
  }
  return found;
};

/** A state at a position. */
export const makeSpielState = <S extends GameState, A extends Tagged, E extends Tagged>(setup: SpielSetup<S, A, E>, at: S, since: Step<S, A> | null): SpielState<S, A> => {
  const { game, most, name } = setup;
  const { sides } = game;
  let position = at;
  let last = since;
  let list: Listing<A> | null = null;

  const playerIn = (s: S): number => {
    const who = game.actor(s);
    return who === 'chance' ? CHANCE_PLAYER : who === 'nobody' ? TERMINAL_PLAYER : sides.indexOf(who);
  };
  /** Dice are numbered as their outcomes, everything else as it is listed. */
  const listOf = (s: S): Listing<A> => listing<A>(playerIn(s) === CHANCE_PLAYER ? game.chanceOutcomes(s).map((o) => o.action) : game.legalActions(s));
  const here = (): Listing<A> => {
    list ??= listOf(position);
    return list;
  };
  const move = (to: S, step: Step<S, A> | null): void => {
    position = to;
    last = step;
    list = null;
  };
  const currentPlayer = (): number => playerIn(position);
  const count = (player: number): number => (player === currentPlayer() && player !== TERMINAL_PLAYER ? here().upTo(most).length : 0);
  const actionOf = (action: number): Spiel<A> => {
    const found = Number.isInteger(action) && action >= 0 && action < most ? here().at(action) : undefined;
    return found === undefined ? wrong('spiel/no-such-action', 'action', `${shown(action)} is the number of no legal action of this position.`) : right(found);
  };
  const carryOut = (action: A, number: number | null): Spiel<void> => {
    const step = { before: position, player: currentPlayer(), action, number, parent: last, length: (last?.length ?? 0) + 1 };
    move(applyUnchecked(game, position, action).state, step);
    return right(undefined);
  };
  const applyAction = (action: number): Spiel<void> => {
    const found = actionOf(action);
    return isLeft(found) ? found : carryOut(found.right, action);
  };
  const numberOf = (step: Step<S, A>): number => {
    step.number ??= placeOf(listOf(step.before), step.action, most);
    return step.number;
  };
  const steps = (): ReadonlyArray<Step<S, A>> => {
    const all: Step<S, A>[] = [];
    for (let step = last; step !== null; step = step.parent) all.push(step);
    return all.reverse();
  };
  const history = (): ReadonlyArray<number> => steps().map(numberOf);
  const mine = (player: number): boolean => player === currentPlayer();
  const notYours = (player: number): Spiel<never> => wrong('spiel/other-player', 'player', `It is for player ${currentPlayer()} to act, not for ${shown(player)}.`);
  const returns = (): ReadonlyArray<number> => {
    const paid = returnsOf(sides, game.result(position));
    return sides.map((side) => paid[side]);
  };
  const ofPlayer = (numbers: ReadonlyArray<number>, player: number): number => {
    if (numbers[player] === undefined) throw new RangeError(`there is no player ${player}; players are numbered from 0 to ${sides.length - 1}`);
    return numbers[player];
  };
  const clone = (): SpielState<S, A> => makeSpielState(setup, position, last);

  return {
    get position() {
      return position;
    },
    currentPlayer,
    isTerminal: () => currentPlayer() === TERMINAL_PLAYER,
    isChanceNode: () => currentPlayer() === CHANCE_PLAYER,
    isPlayerNode: () => currentPlayer() >= 0,
    legalActions: (player = currentPlayer()) => Array.from({ length: count(player) }, (_, n) => n),
    legalActionsMask: (player = currentPlayer()) => {
      const n = count(player);
      return new Uint8Array(most === Infinity ? n : most).fill(1, 0, n);
    },
    sample: (dice) => game.legalActions(position).sample(dice),
    chanceOutcomes: () => game.chanceOutcomes(position).map((outcome, n) => [n, toNumber(outcome.weight)] as const),
    actionOf,
    actionToString: (player, action) => {
      if (!mine(player)) return notYours(player);
      const found = actionOf(action);
      return isLeft(found) ? found : right(canonicalJson(found.right));
    },
    stringToAction: (player, text) => {
      if (!mine(player)) return notYours(player);
      let read: unknown;
      try {
        read = JSON.parse(text);
      } catch {
        return wrong('spiel/not-json', 'action', 'An action is written as JSON, and this is none.');
      }
      const decoded = game.decodeAction(read);
      if (isLeft(decoded)) return decoded;
      const n = placeOf(here(), decoded.right, most);
      return n < 0 ? wrong('spiel/no-such-action', 'action', `${canonicalJson(decoded.right)} is not among the numbered actions of this position.`) : right(n);
    },
    applyAction,
    perform: (action) => {
      const decoded = game.decodeAction(action);
      if (isLeft(decoded)) return decoded;
      const [against] = game.violations(position, decoded.right);
      return against === undefined ? carryOut(decoded.right, null) : wrong(against.code, 'action', against.detail);
    },
    undoAction: (player, action) => {
      if (last === null) return wrong('spiel/nothing-done', 'action', 'Nothing has been done yet that could be taken back.');
      if (last.player !== player || numberOf(last) !== action)
        return wrong('spiel/other-action', 'action', `The last action was ${numberOf(last)} of player ${last.player}, not ${shown(action)} of player ${shown(player)}.`);
      move(last.before, last.parent);
      return right(undefined);
    },
    child: (action) => {
      const next = clone();
      const done = next.applyAction(action);
      return isLeft(done) ? done : right(next);
    },
    clone,
    resampleFromInfostate: clone,
    history,
    fullHistory: () => steps().map((step) => ({ player: step.player, action: numberOf(step) })),
    historyString: () => history().join(', '),
    moveNumber: () => last?.length ?? 0,
    returns,
    rewards: returns,
    playerReturn: (player) => ofPlayer(returns(), player),
    playerReward: (player) => ofPlayer(returns(), player),
    informationStateString: () => steps().map((step) => canonicalJson(step.action)).join('\n'),
    observationString: () => canonicalJson(position),
    observationTensor: (_player, into) => features(game, position, into).data,
    serialize: () => canonicalJson({ format: SPIEL_FORMAT, game: name, actions: steps().map((step) => step.action) } as unknown),
    toString: () => `${game.view(position).subtitle}\n${digest(position)}`,
  };
};
