/**
 * The playing of one game of a tournament, and what is kept of it.
 * @module
 */
import type { Bot } from '../bots/bot.js';
import { playMatch } from '../bots/play.js';
import type { GameState, Result, Side, Tagged } from '../engine/game.js';
import { actor, type Match } from '../engine/match.js';
import { seeded } from '../engine/random.js';
import { hashOf } from '../engine/record.js';
import type { Job } from './schedule.js';

/** How a game came out: plain JSON, and the same wherever it is played. @since 0.3.0 */
export interface Outcome extends Job {
  /** Who won, or would have if the game had ended where it was stopped; null for a draw. */
  readonly winner: Side | null;
  /** The level of victory in the rulebook's words; null where the rules have none for a game that was stopped. */
  readonly level: string | null;
  /** Points of each side; where the rules have none, the position as the game's heuristic judges it. */
  readonly score: Readonly<Record<Side, number>>;
  /** Whether the game was played to its end. */
  readonly over: boolean;
  readonly turn: number;
  /** Entries of the record, dice among them. */
  readonly actions: number;
  /** The hash of the last position. */
  readonly hash: string;
}

/** Where and between whom a job is played. @since 0.3.0 */
export interface Arena<S extends GameState, A extends Tagged, E extends Tagged> {
  /** The match as it is opened; its seed does not matter. */
  readonly start: Match<S, A, E>;
  /** The bots by the names that the seats have. */
  readonly bots: Readonly<Record<string, Bot>>;
  readonly turns: number | null;
  /** The result if the game ended now; null where the rules say nothing. */
  readonly standing?: (match: Match<S, A, E>) => Result | null;
}

/**
 * Plays a game action by action; yields after each, so that whoever drives it can do other things between. A bot that is not
 * there or does something illegal is a bug: it throws.
 * @since 0.3.0
 */
export function* playingJob<S extends GameState, A extends Tagged, E extends Tagged>(job: Job, arena: Arena<S, A, E>): Generator<undefined, Outcome, void> {
  const { game } = arena.start;
  const start: Match<S, A, E> = { ...arena.start, seed: job.seed, random: seeded(job.seed) };
  const bots = Object.fromEntries(
    game.sides.map((side) => {
      if (!Object.hasOwn(arena.bots, job.seats[side])) throw new RangeError(`no bot of the name ${job.seats[side]} is given`);
      return [side, arena.bots[job.seats[side]]];
    }),
  );
  // a scenario may begin in the middle of the calendar
  const turns = arena.turns === null ? null : Math.max(1, game.initial.turn) - 1 + arena.turns;
  const playing = playMatch(start, bots, turns === null ? {} : { turns });
  for (;;) {
    const next = playing.next();
    if (next.done === true) return outcomeOf(job, next.value, arena);
    yield undefined;
  }
}

/** Plays a game at once. @since 0.3.0 */
export const playJob = <S extends GameState, A extends Tagged, E extends Tagged>(job: Job, arena: Arena<S, A, E>): Outcome => {
  const playing = playingJob(job, arena);
  for (;;) {
    const next = playing.next();
    if (next.done === true) return next.value;
  }
};

const outcomeOf = <S extends GameState, A extends Tagged, E extends Tagged>({ id, seed, seats }: Job, match: Match<S, A, E>, arena: Arena<S, A, E>): Outcome => {
  const { game, state } = match;
  const result = game.result(state) ?? arena.standing?.(match) ?? null;
  return {
    id,
    seed,
    seats,
    winner: result?.winner ?? null,
    level: result?.level ?? null,
    score: Object.fromEntries(game.sides.map((side) => [side, result === null ? game.evaluate(state, side) : result.score[side]])),
    over: actor(match) === 'nobody',
    turn: state.turn,
    actions: match.record.length,
    hash: hashOf(state),
  };
};
