/**
 * A search tree over courses of action: positions in which a side decides, dice between them, and what was found below each.
 * @module
 */
import type { Side } from '../engine/game.js';

/** Something to do, and where it leads. */
export interface Branch<A> {
  readonly actions: ReadonlyArray<A>;
  /** Null until it has been tried. */
  below: Place<A> | null;
}

/** A place of the tree. It holds no position: that is played anew on the way to it. */
export interface Place<A> {
  /** Who decides; null where a die falls. */
  readonly side: Side | null;
  visits: number;
  /** The sum of what was found, between 0 and 1 each, with the eyes of the side that searches. */
  sum: number;
  /** What can be done, as far as it is known; for a die what it may show, in the order of its outcomes. */
  readonly branches: Branch<A>[];
  /** What else can be done, the most promising first; null when there is nothing else, or has never been asked for. */
  more: Iterator<ReadonlyArray<A>> | null;
}

/** A place that was never visited. */
export const placeOf = <A>(side: Side | null): Place<A> => ({ side, visits: 0, sum: 0, branches: [], more: null });

/** How much is searched broadly. */
export interface Widening {
  /** How much what was tried seldom is preferred. */
  readonly exploration: number;
  /** A place that was visited `n` times has `breadth × n ^ growth` branches. */
  readonly breadth: number;
  readonly growth: number;
}

/** How many branches a place should have by now. */
const wanted = (visits: number, { breadth, growth }: Widening): number => Math.max(1, Math.ceil(breadth * visits ** growth));

/** Puts one more branch to a place when it is time for it. */
export const widen = <A>(place: Place<A>, widening: Widening): void => {
  if (place.more === null || place.branches.length >= wanted(place.visits + 1, widening)) return;
  const next = place.more.next();
  if (next.done === true) place.more = null;
  else place.branches.push({ actions: next.value, below: null });
};

/** The branch to go down: one never tried, or the best by its mean and by how seldom it was tried (UCT). -1 when there is none. */
export const preferred = <A>(place: Place<A>, own: boolean, { exploration }: Widening): number => {
  let best = -1;
  let most = -Infinity;
  const log = Math.log(place.visits + 1);
  for (let i = 0; i < place.branches.length; i++) {
    const { below } = place.branches[i];
    if (below === null || below.visits === 0) return i;
    const mean = below.sum / below.visits;
    const worth = (own ? mean : 1 - mean) + exploration * Math.sqrt(log / below.visits);
    if (worth > most) {
      best = i;
      most = worth;
    }
  }
  return best;
};

/** The outcome of a die that is most behind its share: in the long run each comes up as often as its weight says. */
export const due = <A>(place: Place<A>, weights: ReadonlyArray<number>): number => {
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < weights.length; i++) {
    const behind = weights[i] * (place.visits + 1) - (place.branches[i]?.below?.visits ?? 0);
    if (behind > most + 1e-9) {
      best = i;
      most = behind;
    }
  }
  return best;
};

/** The branch that was visited most, the better one of two; null when none was. */
export const mostVisited = <A>({ branches }: Place<A>): Branch<A> | null => {
  let best: Branch<A> | null = null;
  for (const branch of branches) {
    const { below } = branch;
    if (below === null || below.visits === 0) continue;
    const before = best?.below ?? null;
    if (before === null || below.visits > before.visits || (below.visits === before.visits && below.sum > before.sum)) best = branch;
  }
  return best;
};
