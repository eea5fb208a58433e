/**
 * A trial: a game played at random with the laws of every game watching.
 * @module
 */

import type { ActionSet } from '../engine/actionSet.js';
import { applyUnchecked, playout, settle } from '../engine/apply.js';
import { canonicalJson, digest } from '../engine/digest.js';
import type { Game, GameState, Result, Tagged } from '../engine/game.js';
import { type Dice, dice } from '../engine/random.js';
import { isLeft } from '../prelude.js';
import { difference } from './equal.js';
import type { Broken, Place, PlaceLaw, StepLaw } from './law.js';
import { ALWAYS, NOW_AND_THEN, refusedExactly } from './laws.js';
import { mutant } from './mutant.js';

/** How a trial is held. @since 0.1.0 */
export interface TrialOptions<S extends GameState, A extends Tagged, E extends Tagged> {
  /** Seed of everything random in the trial. */
  readonly seed: number;
  /** Actions within which the game must be over. */
  readonly limit: number;
  /** Where to stop before the end of the game. */
  readonly until?: (state: S) => boolean;
  /** Who plays; a legal action drawn at random by the set itself when nothing is given. */
  readonly choose?: (state: S, legal: ActionSet<A>, random: Dice) => A;
  /** Laws of the ruleset, made anew for this trial. */
  readonly laws?: Readonly<Record<string, StepLaw<S, A, E>>>;
  /** Laws of the ruleset about positions, looked at now and then. */
  readonly placeLaws?: Readonly<Record<string, (state: S) => string | null>>;
  /** A position is looked at from all sides at the end of each phase, and whenever so many actions were done; 200. */
  readonly every?: number;
  /** Of the ends of phases only each so manieth is looked at; 1. */
  readonly phaseEnds?: number;
  /** Actions put together at random that are tried in a position, on average; 2. */
  readonly mutants?: number;
}

/** What a trial found. @since 0.1.0 */
export interface Trial<A> {
  readonly seed: number;
  readonly record: ReadonlyArray<A>;
  /** Positions looked at from all sides. */
  readonly looks: number;
  /** Actions put together at random that were tried, and how many of them were legal. */
  readonly mutants: number;
  readonly legalMutants: number;
  /** Digest of the last position. */
  readonly hash: string;
  readonly result: Result | null;
  /** The first law broken, null when all held. */
  readonly broken: Broken | null;
}

/** The actions of which mutants are made: recent ones, a few of each kind. */
const POOL = 40;
const EVERY = 200;
/** Fractions of a mutant are made up by chance, in thousandths. */
const GRAIN = 1000;

/**
 * Plays a game at random and looks at every position: the laws of {@link ALWAYS} and those of the ruleset after each
 * action, those of {@link NOW_AND_THEN} at the ends of phases and at regular intervals. There the record since the last
 * look, replayed from the JSON of that position, must lead to the same hash; by induction the whole record does.
 * Stops at the first law that is broken. Never throws: an exception of the game is a broken law.
 * @since 0.1.0
 */
export const holdTrial = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, options: TrialOptions<S, A, E>): Trial<A> => {
  const { seed, limit, until, choose, laws = {}, placeLaws = {}, every = EVERY, phaseEnds = 1, mutants = 2 } = options;
  const players = dice(seed, 0);
  const judges = dice(seed, 1);
  const record: A[] = [];
  const pool: A[] = [];
  let looks = 0;
  let tried = 0;
  let legalMutants = 0;
  let ends = 0;
  let state = game.initial;

  const judge = (): Broken | null => {
    const say = (law: string, detail: string | null): Broken | null => (detail === null ? null : { law, seed, index: record.length, detail });
    const each = (all: Readonly<Record<string, PlaceLaw>>, place: Place<S, A, E>): Broken | null => {
      for (const [name, law] of Object.entries(all)) {
        const broken = say(name, law(place));
        if (broken !== null) return broken;
      }
      return null;
    };
    const start = settle(game, game.initial);
    state = start.state;
    const owned = playout(game, state);
    let anchor = { json: JSON.stringify(state), at: 0 };

    const look = (place: Place<S, A, E>): Broken | null => {
      looks++;
      const broken = each(NOW_AND_THEN, place);
      if (broken !== null) return broken;
      for (const [name, law] of Object.entries(placeLaws)) {
        const wrong = say(name, law(place.state));
        if (wrong !== null) return wrong;
      }
      const from = game.decodeState(JSON.parse(anchor.json));
      if (isLeft(from)) return say('replay', `${from.left[0].at}: ${from.left[0].detail}`);
      const again = playout(game, from.right);
      for (const action of record.slice(anchor.at)) again.play(JSON.parse(JSON.stringify(action)) as A);
      if (digest(again.state) !== digest(place.state))
        return say('replay', `The record from ${anchor.at} on leads elsewhere: ${difference(place.state, again.state) ?? 'hash'}.`);
      const apart = difference(place.state, owned.state);
      if (apart !== null) return say('in place', `The game played in place stands elsewhere: ${apart}.`);
      anchor = { json: JSON.stringify(place.state), at: record.length };
      return null;
    };

    for (;;) {
      const place: Place<S, A, E> = { game, state, below: judges.below };
      const broken = each(ALWAYS, place);
      if (broken !== null) return broken;
      const last = game.actor(state) === 'nobody' || until?.(state) === true;
      if (last || record.length % every === 0) {
        const found = look(place);
        if (found !== null || last) return found;
      }
      if (record.length >= limit) return say('bounded length', `The game is not over after ${limit} actions.`);
      const trials = Math.floor(mutants + judges.below(GRAIN) / GRAIN);
      for (let i = 0; i < trials && pool.length > 0; i++) {
        const input = mutant(pool, judges.below);
        tried++;
        const decoded = game.decodeAction(input);
        if (!isLeft(decoded) && game.violations(state, decoded.right).length === 0) legalMutants++;
        const wrong = say('refused exactly', refusedExactly(place, input, record.length % every === 0));
        if (wrong !== null) return wrong;
      }
      const legal = game.legalActions(state);
      const action = choose === undefined ? legal.sample(players) : choose(state, legal, players);
      const against = game.violations(state, action);
      if (against.length > 0) return say('drawn actions are legal', `${canonicalJson(action)}: ${against[0].code}: ${against[0].detail}`);
      const before = state;
      const applied = applyUnchecked(game, before, action);
      const events = owned.play(action);
      owned.forget();
      const apart = difference(applied.events, events);
      if (apart !== null) return say('in place', `${canonicalJson(action)} tells other events: ${apart}.`);
      for (const [name, law] of Object.entries(laws)) {
        const wrong = say(name, law(before, action, events, applied.state));
        if (wrong !== null) return { ...wrong, detail: `${canonicalJson(action)}: ${wrong.detail}` };
      }
      record.push(action);
      const slot = pool.length < POOL ? pool.length : judges.below(POOL);
      pool[slot] = action;
      state = applied.state;
      if ((state.phase !== before.phase || state.turn !== before.turn) && game.actor(state) !== 'nobody' && ends++ % phaseEnds === 0) {
        const wrong = look({ game, state, below: judges.below });
        if (wrong !== null) return wrong;
      }
    }
  };

  let broken: Broken | null;
  try {
    broken = judge();
  } catch (error) {
    broken = { law: 'no exception', seed, index: record.length, detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  return { seed, record, looks, mutants: tried, legalMutants, hash: digest(state), result: game.result(state), broken };
};

/** A broken law as people read it. @since 0.1.0 */
export const showBroken = (broken: Broken): string => `Law broken: ${broken.law} (seed ${broken.seed}, action ${broken.index}). ${broken.detail}`;
