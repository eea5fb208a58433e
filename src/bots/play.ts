/**
 * Whole matches between bots: every action is checked, every die is the match's own.
 * @module
 */
import { applyUnchecked, playout } from '../engine/apply.js';
import type { Actor, GameState, Side, Tagged } from '../engine/game.js';
import { actor, botDice, type Match, type Recorded } from '../engine/match.js';
import { type Dice, throwDie } from '../engine/random.js';
import type { Bot } from './bot.js';
import type { Budget } from './budget.js';

/** How a match is to be played. @since 0.1.0 */
export interface PlayOptions<S extends GameState, E extends Tagged> {
  /** Stop when so many turns are over. */
  readonly turns?: number;
  /**
   * What each bot may spend on each decision. When its signal says so the match is left as it stands, before the next action.
   * @since 0.3.0
   */
  readonly budget?: Budget;
  /**
   * Told of every event with the position before it, in order: what `narrate` reads. The position is lent: it is
   * valid only during the call.
   */
  readonly onEvent?: (before: S, event: E) => void;
}

/** Where the playing of a match stands. @since 0.1.0 */
export interface Progress<S extends GameState, A extends Tagged, E extends Tagged> {
  readonly match: Match<S, A, E>;
  readonly by: Actor;
  readonly action: A;
}

/**
 * Plays a match on with a bot for each side, action by action, dice thrown with the match's seed. Yields after each
 * action; returns the match at its end, or where it was stopped. The record replays to the same position. A bot that does something illegal is a
 * bug: it throws.
 * @since 0.1.0
 */
export function* playMatch<S extends GameState, A extends Tagged, E extends Tagged>(
  start: Match<S, A, E>,
  bots: Readonly<Record<Side, Bot>>,
  options: PlayOptions<S, E> = {},
): Generator<Progress<S, A, E>, Match<S, A, E>, void> {
  const { game } = start;
  if (start.random === null) throw new RangeError('a match between bots needs a seed: open it with one');
  for (const side of game.sides) if (!Object.hasOwn(bots, side)) throw new RangeError(`no bot is given for the ${side} side; the sides are ${game.sides.join(', ')}`);
  const streams = new Map<Actor, Dice>(game.sides.map((side, i) => [side, botDice(start, i)]));
  let match = start;
  const act = (by: Actor, action: A, random: Match['random']): Progress<S, A, E> => {
    // events are told from a copy that follows them, one by one
    if (options.onEvent !== undefined) playout(game, match.state, options.onEvent).play(action);
    const { state, events } = applyUnchecked(game, match.state, action);
    const record: ReadonlyArray<Recorded<A>> = [...match.record, { by, action }];
    match = { ...match, state, random, record, past: [], events: events.map(game.named) };
    return { match, by, action };
  };
  // a match never rests where a die is due: the seed has thrown it already
  const stopped = (): boolean => options.budget?.signal?.aborted === true || (options.turns !== undefined && match.state.turn > options.turns);
  const over = (): boolean => actor(match) === 'nobody' || (stopped() && actor(match) !== 'chance');
  while (!over()) {
    const who = actor(match);
    if (who === 'chance') {
      const { die, random } = throwDie(match.random as NonNullable<Match['random']>);
      yield act(who, game.chanceOutcomes(match.state)[die - 1].action, random);
      continue;
    }
    const chosen = bots[who].choose(game, match.state, streams.get(who) as Dice, options.budget);
    if (chosen.length === 0) throw new Error(`the ${bots[who].id} bot of the ${who} side has chosen nothing, and must choose`);
    for (const action of chosen) {
      if (over()) break;
      const found = game.violations(match.state, action);
      if (actor(match) !== who || found.length > 0)
        throw new Error(`the ${bots[who].id} bot of the ${who} side wants ${JSON.stringify(action)}: ${found[0]?.detail ?? 'not its decision'}`);
      yield act(who, action, match.random);
    }
  }
  return match;
}

/** Plays a match to its end at once. @since 0.1.0 */
export const playOut = <S extends GameState, A extends Tagged, E extends Tagged>(
  start: Match<S, A, E>,
  bots: Readonly<Record<Side, Bot>>,
  options: PlayOptions<S, E> = {},
): Match<S, A, E> => {
  const playing = playMatch(start, bots, options);
  for (;;) {
    const next = playing.next();
    if (next.done === true) return next.value;
  }
};
