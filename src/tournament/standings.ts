/**
 * What the outcomes of a tournament come to.
 * @module
 */
import type { Side } from '../engine/game.js';
import { type Elo, eloRatings } from './elo.js';
import { type Share, wilson } from './interval.js';
import type { Outcome } from './play.js';
import { jobOf, pairings, seedsOf, type TournamentSpec } from './schedule.js';

/** Wins, draws and losses, and the share of points: a win counts one, a draw a half. @since 0.3.0 */
export interface Tally extends Share {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Two bots against each other, seen by the first. @since 0.3.0 */
export interface Pairing {
  readonly bots: readonly [string, string];
  /** Game by game: who won. The first bot by the side that it played, and on the whole. */
  readonly games: Tally;
  readonly bySide: Readonly<Record<Side, Tally>>;
  /** Seed by seed: who had the better score in the same seat against the other. */
  readonly pairs: Tally;
  /** By how many points the first bot did better in the same seat, on average over seeds; null when no pair is complete. */
  readonly margin: number | null;
}

/** A bot against all others. @since 0.3.0 */
export interface Standing {
  readonly bot: string;
  readonly games: Tally;
  readonly pairs: Tally;
  /** From the pairs; null when none is complete. */
  readonly elo: Elo | null;
}

/** The table of a tournament. @since 0.3.0 */
export interface Standings {
  /** Games that have been played, and that there are. */
  readonly played: number;
  readonly of: number;
  /** The best first. */
  readonly bots: ReadonlyArray<Standing>;
  readonly pairings: ReadonlyArray<Pairing>;
}

/** Half points, so that sums are exact: 2 for a win, 1 for a draw. */
type Points = 0 | 1 | 2;

/**
 * A tally. The two games of a seed share their dice, so both together count as one try for the interval: it is rather too wide than too
 * narrow.
 */
const tally = (points: ReadonlyArray<Points>, perTry: number): Tally => {
  const count = (n: Points): number => points.filter((p) => p === n).length;
  const won = count(2);
  const drawn = count(1);
  return { won, drawn, lost: count(0), ...wilson((won + drawn / 2) / perTry, points.length / perTry) };
};

const flipped = (points: ReadonlyArray<Points>): ReadonlyArray<Points> => points.map((p) => (2 - p) as Points);

const compared = (mine: number, theirs: number): Points => (mine > theirs ? 2 : mine < theirs ? 0 : 1);

/** How a pairing came out, before it is counted. */
interface Met {
  readonly bots: readonly [string, string];
  readonly bySide: Readonly<Record<Side, ReadonlyArray<Points>>>;
  readonly games: ReadonlyArray<Points>;
  readonly pairs: ReadonlyArray<Points>;
  readonly margins: ReadonlyArray<number>;
}

const meet = ({ sides }: TournamentSpec, seeds: ReadonlyArray<number>, outcomes: ReadonlyMap<string, Outcome>, [a, b]: readonly [string, string]): Met => {
  const [first, second] = sides;
  const points: Record<Side, Points[]> = { [first]: [], [second]: [] };
  const pairs: Points[] = [];
  const margins: number[] = [];
  const lead = ({ score }: Outcome, side: Side, other: Side): number => score[side] - score[other];
  for (const seed of seeds) {
    const there = outcomes.get(jobOf(sides, seed, [a, b]).id);
    const back = outcomes.get(jobOf(sides, seed, [b, a]).id);
    for (const [side, outcome] of [[first, there], [second, back]] as const)
      if (outcome !== undefined) points[side].push(outcome.winner === null ? 1 : outcome.winner === side ? 2 : 0);
    if (there === undefined || back === undefined) continue;
    // what the one made of the first seat against what the other made of it; of the second seat the same follows
    const [mine, theirs] = [lead(there, first, second), lead(back, first, second)];
    pairs.push(compared(mine, theirs));
    margins.push(mine - theirs);
  }
  return { bots: [a, b], bySide: points, games: [...points[first], ...points[second]], pairs, margins };
};

/**
 * Counts outcomes, each game once, in whatever order they come; those of other tournaments are left out. Equal outcomes give equal
 * standings.
 * @since 0.3.0
 */
export const standings = (spec: TournamentSpec, outcomes: Iterable<Outcome>): Standings => {
  const byId = new Map<string, Outcome>();
  for (const outcome of outcomes) if (!byId.has(outcome.id)) byId.set(outcome.id, outcome);
  const seeds = seedsOf(spec);
  const met = pairings(spec.bots).map((pair) => meet(spec, seeds, byId, pair));
  const ratings = eloRatings(
    spec.bots.length,
    met.map(({ bots: [a, b], pairs }) => ({ a: spec.bots.indexOf(a), b: spec.bots.indexOf(b), points: pairs.reduce<number>((sum, p) => sum + p / 2, 0), of: pairs.length })),
  );
  const seenBy = (bot: string, what: 'games' | 'pairs'): ReadonlyArray<Points> =>
    met.flatMap((m) => (m.bots[0] === bot ? m[what] : m.bots[1] === bot ? flipped(m[what]) : []));
  return {
    played: met.reduce((sum, m) => sum + m.games.length, 0),
    of: met.length * seeds.length * 2,
    bots: spec.bots
      .map((bot, i): Standing => {
        const pairs = tally(seenBy(bot, 'pairs'), 1);
        return { bot, games: tally(seenBy(bot, 'games'), 2), pairs, elo: pairs.share === null ? null : ratings[i] };
      })
      .sort((x, y) => (y.elo?.rating ?? 0) - (x.elo?.rating ?? 0) || spec.bots.indexOf(x.bot) - spec.bots.indexOf(y.bot)),
    pairings: met.map(({ bots, games, bySide, pairs, margins }) => ({
      bots,
      games: tally(games, 2),
      // of a side there is one game for each seed
      bySide: Object.fromEntries(spec.sides.map((side) => [side, tally(bySide[side], 1)])),
      pairs: tally(pairs, 1),
      margin: margins.length === 0 ? null : margins.reduce((sum, m) => sum + m, 0) / margins.length,
    })),
  };
};
