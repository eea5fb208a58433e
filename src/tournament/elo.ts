/**
 * Ratings on Elo's scale: the model of Bradley and Terry, fitted to everything that was played at once, so that the order of
 * games does not matter.
 * @module
 */
import { Z95 } from './interval.js';

/** A rating with its interval of 95 percent; the mean of all bots is 0. @since 0.3.0 */
export interface Elo {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** What two bots made of each other: points of the first, a draw counting half, out of so many contests. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly points: number;
  readonly of: number;
}

/** 400 points are odds of ten to one. */
const SCALE = 400 / Math.LN10;
const ROUNDS = 100;

/** The inverse of a symmetric matrix that is positive definite, by elimination. */
const inverse = (matrix: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<ReadonlyArray<number>> => {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i][i];
    rows[i] = rows[i].map((x) => x / pivot);
    for (let k = 0; k < n; k++) {
      const factor = rows[k][i];
      if (k !== i && factor !== 0) rows[k] = rows[k].map((x, j) => x - factor * rows[i][j]);
    }
  }
  return rows.map((row) => row.slice(n));
};

/**
 * Ratings of `n` bots. One drawn contest is added to each pairing: it keeps ratings finite where one bot has won everything, and
 * matters less the more is played. Intervals are those of the normal distribution at the best fit.
 * @since 0.3.0
 */
export const eloRatings = (n: number, meetings: ReadonlyArray<Meeting>): ReadonlyArray<Elo> => {
  const played = meetings.map((m) => ({ ...m, points: m.points + 0.5, of: m.of + 1 }));
  const strength = new Array<number>(n).fill(0);
  let spread: ReadonlyArray<ReadonlyArray<number>> = [];
  // Newton's method; the likelihood has one maximum, and the sum of all strengths is held at 0
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Array<number>(n).fill(0);
    const curve = Array.from({ length: n }, () => new Array<number>(n).fill(1 / n));
    for (const { a, b, points, of } of played) {
      const p = 1 / (1 + Math.exp(strength[b] - strength[a]));
      slope[a] += points - of * p;
      slope[b] -= points - of * p;
      const weight = of * p * (1 - p);
      curve[a][a] += weight;
      curve[b][b] += weight;
      curve[a][b] -= weight;
      curve[b][a] -= weight;
    }
    spread = inverse(curve);
    const step = spread.map((row) => row.reduce((sum, x, j) => sum + x * slope[j], 0));
    // a long step may overshoot
    const scale = Math.min(1, 2 / Math.max(2, ...step.map(Math.abs)));
    for (let i = 0; i < n; i++) strength[i] += step[i] * scale;
    if (step.every((x) => Math.abs(x) < 1e-12)) break;
  }
  const mean = strength.reduce((sum, x) => sum + x, 0) / n;
  return strength.map((x, i) => {
    // the matrix was made regular by a direction in which nothing is measured: its part is taken out again
    const deviation = Math.sqrt(Math.max(0, spread[i][i] - 1 / n));
    const rating = (x - mean) * SCALE;
    return { rating, low: rating - Z95 * deviation * SCALE, high: rating + Z95 * deviation * SCALE };
  });
};
