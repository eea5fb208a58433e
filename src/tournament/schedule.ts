/**
 * What a tournament is, and the games that belong to it.
 * @module
 */
import { digest } from '../engine/digest.js';
import type { Game, Side } from '../engine/game.js';
import { isSeed, MOST_SEED } from '../engine/options.js';
import type { Problem } from '../engine/problem.js';
import { shown } from '../engine/shape.js';
import { type Either, left, type NonEmpty, right } from '../prelude.js';

/** Everything that the outcomes of a tournament depend on. @since 0.3.0 */
export interface TournamentSpec {
  /** Which rules are played, as the opened game names them. */
  readonly identity: Game['identity'];
  /** The two sides, the first to move first. */
  readonly sides: ReadonlyArray<Side>;
  /** Two bots or more, by names. */
  readonly bots: ReadonlyArray<string>;
  /** Games of each pairing of bots: an even number, since each seed is played in both seats. */
  readonly games: number;
  /** The first seed; others follow it. All pairings play the same ones. */
  readonly seed: number;
  /** Games are stopped when so many turns are over; null plays to the end. */
  readonly turns: number | null;
  /** Whatever else has to be the same, in words: the version of the bots. */
  readonly version: string;
}

/** One game of a tournament. @since 0.3.0 */
export interface Job {
  /** `'1939/greedy/random'`: the seed and who sits where. No two games of a tournament share one. */
  readonly id: string;
  readonly seed: number;
  /** Which bot plays each side. */
  readonly seats: Readonly<Record<Side, string>>;
}

/** The most games of one pairing. */
const MOST_GAMES = 1_000_000;

const problem = (at: string, detail: string): Problem => ({ code: `tournament/${at}`, at, detail });

const problemsOf = ({ sides, bots, games, seed, turns }: TournamentSpec): ReadonlyArray<Problem> => {
  const twice = bots.find((b, i) => bots.indexOf(b) !== i);
  return [
    ...(sides.length === 2 ? [] : [problem('sides', `A tournament is between two sides, but this game has ${sides.length}: ${sides.join(', ')}.`)]),
    ...(bots.length < 2 ? [problem('bots', `A tournament needs two bots or more, but there ${bots.length === 1 ? 'is one' : 'are none'}.`)] : []),
    ...(twice === undefined ? [] : [problem('bots', `${shown(twice)} is named twice; against itself a bot would win every other game.`)]),
    ...(Number.isInteger(games) && games >= 2 && games <= MOST_GAMES && games % 2 === 0
      ? []
      : [problem('games', `${shown(games)} is no number of games for a pairing: each seed is played in both seats, so give an even number from 2 to ${MOST_GAMES}.`)]),
    ...(isSeed(seed) ? [] : [problem('seed', `${shown(seed)} is not a seed; give a whole number from 0 to ${MOST_SEED}.`)]),
    ...(turns === null || (Number.isInteger(turns) && turns >= 1) ? [] : [problem('turns', `${shown(turns)} is no number of turns; give a whole number of 1 or more.`)]),
  ];
};

/** A name as part of an id, such that no other name gives the same. */
const part = (name: string): string => name.replace(/[^\w.:-]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Every pairing, in the order in which bots are named. */
export const pairings = (bots: ReadonlyArray<string>): ReadonlyArray<readonly [string, string]> =>
  bots.flatMap((a, i) => bots.slice(i + 1).map((b): readonly [string, string] => [a, b]));

/** The seeds in their order; after the last one there is 0 comes next. */
export const seedsOf = ({ games, seed }: TournamentSpec): ReadonlyArray<number> => Array.from({ length: games / 2 }, (_, i) => (seed + i) % (MOST_SEED + 1));

/** The game of a seed with these bots on the sides. */
export const jobOf = (sides: ReadonlyArray<Side>, seed: number, bots: ReadonlyArray<string>): Job => ({
  id: [String(seed), ...bots.map(part)].join('/'),
  seed,
  seats: Object.fromEntries(sides.map((side, i) => [side, bots[i]])),
});

/**
 * The games of a tournament: every pairing plays every seed twice, the second time with seats changed. Seed by seed, so that
 * a tournament that is stopped early has whole pairs of all pairings.
 * @since 0.3.0
 */
export const schedule = (spec: TournamentSpec): Either<NonEmpty<Problem>, ReadonlyArray<Job>> => {
  const [first, ...more] = problemsOf(spec);
  if (first !== undefined) return left([first, ...more]);
  const met = pairings(spec.bots);
  return right(seedsOf(spec).flatMap((seed) => met.flatMap(([a, b]) => [jobOf(spec.sides, seed, [a, b]), jobOf(spec.sides, seed, [b, a])])));
};

/** A name for a tournament: it changes with anything that its outcomes depend on. @since 0.3.0 */
export const tournamentDigest = (spec: TournamentSpec): string => digest(spec);
