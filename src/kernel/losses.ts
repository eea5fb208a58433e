/**
 * The ways of losing at least a required amount, when each candidate is lost whole or not at all.
 *
 * Values are non-negative numbers whose sums a float holds exactly: whole numbers, halves, quarters.
 * A set is an array of candidate indexes. Two conventions hold under every policy: a need of 0 or less
 * allows the empty set alone; a need above the sum of all values allows one set alone, all candidates
 * of positive value.
 * @module
 */

/**
 * Which sets are allowed among those that meet the need.
 * `irredundant`: no member could be left out. `any`: all of them. `least`: those of the smallest sum.
 * A candidate of value 0 pays for nothing: it is never in an `irredundant` or `least` set.
 * @since 0.1.0
 */
export type LossPolicy = 'irredundant' | 'any' | 'least';

type Values = ReadonlyArray<number>;

const sum = (values: Values): number => values.reduce((a, b) => a + b, 0);

const positive = (values: Values): ReadonlyArray<number> => {
  const found: number[] = [];
  for (let i = 0; i < values.length; i++) if (values[i] > 0) found.push(i);
  return found;
};

/** The single allowed set when one of the two conventions decides, otherwise null. */
const settled = (values: Values, need: number): ReadonlyArray<number> | null =>
  need <= 0 ? [] : need > sum(values) ? positive(values) : null;

const isSet = (values: Values, chosen: ReadonlyArray<number>): boolean =>
  new Set(chosen).size === chosen.length &&
  chosen.every((i) => Number.isInteger(i) && i >= 0 && i < values.length);

/**
 * Sums that candidates `i`, `i + 1` … can make, for each `i`: `[i]` is ascending and holds 0.
 * Sums of `limit` and above are left out.
 */
const tailSums = (values: Values, limit: number): ReadonlyArray<ReadonlyArray<number>> => {
  const tails: ReadonlyArray<number>[] = new Array(values.length + 1);
  tails[values.length] = [0];
  for (let i = values.length - 1; i >= 0; i--) {
    const without = tails[i + 1];
    const value = values[i];
    const merged: number[] = [];
    let b = 0; // never passes a: raised sums lie at or above plain ones
    for (let a = 0; a < without.length; ) {
      const plain = without[a];
      const raised = without[b] + value;
      merged.push(Math.min(plain, raised));
      if (plain <= raised) a++;
      if (raised <= plain) b++;
    }
    for (; b < without.length && without[b] + value < limit; b++) merged.push(without[b] + value);
    tails[i] = merged;
  }
  return tails;
};

/** The first number of an ascending list that is at least `low`, or Infinity. */
const atLeast = (list: ReadonlyArray<number>, low: number): number => {
  let a = 0;
  let b = list.length;
  while (a < b) {
    const middle = (a + b) >> 1;
    if (list[middle] < low) a = middle + 1;
    else b = middle;
  }
  return a < list.length ? list[a] : Infinity;
};

/** No irredundant or least set has a sum this large: its smallest member could be left out. */
const sumLimit = (values: Values, need: number): number => need + Math.max(...values);

/** The smallest sum that meets a need between 0 and the sum of all values. */
const leastSum = (values: Values, need: number): number => atLeast(tailSums(values, sumLimit(values, need))[0], need);

/**
 * Whether a set loses enough: its sum reaches the need, or it has all candidates of positive value.
 * @since 0.1.0
 */
export const meets = (values: Values, need: number, chosen: ReadonlyArray<number>): boolean =>
  isSet(values, chosen) &&
  (sum(chosen.map((i) => values[i])) >= need || positive(values).every((i) => chosen.includes(i)));

/**
 * Whether a policy allows a set. The order of the indexes does not matter; one named twice, or one that is
 * no candidate, is not allowed.
 * @since 0.1.0
 */
export const isAllowed = (values: Values, need: number, chosen: ReadonlyArray<number>, policy: LossPolicy): boolean => {
  if (!isSet(values, chosen)) return false;
  const only = settled(values, need);
  if (only !== null) return only.length === chosen.length && only.every((i) => chosen.includes(i));
  const lost = chosen.map((i) => values[i]);
  const loss = sum(lost);
  if (loss < need) return false;
  if (policy === 'any') return true;
  if (policy === 'irredundant') return loss - Math.min(...lost) < need;
  return Math.min(...lost) > 0 && loss === leastSum(values, need);
};

/**
 * The allowed set when there is exactly one, otherwise null.
 * @since 0.1.0
 */
export const forcedLoss = (values: Values, need: number, policy: LossPolicy): ReadonlyArray<number> | null => {
  const only = settled(values, need);
  if (only !== null) return only;
  const sets = lossSets(values, need, policy);
  const first = sets.next();
  return first.done !== true && sets.next().done === true ? first.value : null;
};

/**
 * For each policy, whether a set chosen so far can still be completed by candidates from `i` on, and whether
 * it is allowed as it stands. `loss` is its sum and `low` its smallest value (Infinity when it is empty).
 */
interface Search {
  readonly open: (i: number, loss: number, low: number) => boolean;
  readonly done: (loss: number, low: number) => boolean;
}

const searchFor = (values: Values, need: number, policy: LossPolicy): Search => {
  if (policy === 'any') {
    const rest = values.map((_, i) => sum(values.slice(i)));
    return { open: (i, loss) => loss + (rest[i] ?? 0) >= need, done: (loss) => loss >= need };
  }
  const tails = tailSums(values, sumLimit(values, need));
  // The smallest completion is the one that leaves the fewest members superfluous.
  const open: Search['open'] = (i, loss, low) =>
    low > 0 && loss + atLeast(tails[i], need - loss) - low < need;
  if (policy === 'irredundant') return { open, done: (loss) => loss >= need };
  const least = atLeast(tails[0], need);
  return {
    open: (i, loss, low) => low > 0 && loss + atLeast(tails[i], least - loss) === least,
    done: (loss) => loss === least,
  };
};

/**
 * All allowed sets, one after another: each an ascending array of indexes, in lexicographic order (a set
 * before its extensions), none twice. No search runs dry: the next set is always near, however many there are.
 * @since 0.1.0
 */
export function* lossSets(values: Values, need: number, policy: LossPolicy): Generator<ReadonlyArray<number>, void, void> {
  const only = settled(values, need);
  if (only !== null) {
    yield only;
    return;
  }
  const { open, done } = searchFor(values, need, policy);
  const chosen: number[] = [];
  function* extend(from: number, loss: number, low: number): Generator<ReadonlyArray<number>, void, void> {
    if (done(loss, low)) {
      yield [...chosen];
      if (policy !== 'any') return; // whatever came on top could be left out
    }
    for (let i = from; i < values.length; i++) {
      if (!open(i + 1, loss + values[i], Math.min(low, values[i]))) continue;
      chosen.push(i);
      yield* extend(i + 1, loss + values[i], Math.min(low, values[i]));
      chosen.pop();
    }
  }
  yield* extend(0, 0, Infinity);
}

/** Numbers of sets by sum, with one more candidate; sums of `limit` and above are left out. */
const withCandidate = (counts: ReadonlyMap<number, number>, value: number, limit: number): ReadonlyMap<number, number> => {
  const more = new Map(counts);
  for (const [s, n] of counts) if (s + value < limit) more.set(s + value, (more.get(s + value) ?? 0) + n);
  return more;
};

/**
 * The number of allowed sets, without listing them. Exact up to 2^53, approximate above. Time: candidates ×
 * distinct sums below the need.
 * @since 0.1.0
 */
export const countLossSets = (values: Values, need: number, policy: LossPolicy): number => {
  if (settled(values, need) !== null) return 1;
  let counts: ReadonlyMap<number, number> = new Map([[0, 1]]); // sum → number of sets
  if (policy === 'any') {
    for (const value of values) counts = withCandidate(counts, value, need);
    return 2 ** values.length - sum([...counts.values()]);
  }
  // From the largest value to the smallest, the last one taken is the smallest: a set is irredundant
  // when the sum before it fell short and the sum after it does not. (A value of 0 never makes the difference.)
  const descending = [...values].sort((a, b) => b - a);
  const goal = policy === 'least' ? leastSum(values, need) : NaN;
  let found = 0;
  for (const value of descending) {
    for (const [s, n] of counts) if (policy === 'least' ? s + value === goal : s + value >= need) found += n;
    counts = withCandidate(counts, value, need);
  }
  return found;
};

/**
 * One allowed set at random, ascending. Every allowed set can come up; they are not equally likely.
 * `below(n)` gives a whole number from 0 to `n - 1`.
 * @since 0.1.0
 */
export const sampleLoss = (
  values: Values,
  need: number,
  policy: LossPolicy,
  below: (n: number) => number,
): ReadonlyArray<number> => {
  const only = settled(values, need);
  if (only !== null) return only;
  const indexes = values.map((_, i) => i);
  if (policy === 'least') {
    const { open } = searchFor(values, need, policy);
    const chosen: number[] = [];
    let loss = 0;
    for (const i of indexes) {
      const take = open(i + 1, loss + values[i], values[i]);
      const leave = open(i + 1, loss, Infinity);
      if (!take || (leave && below(2) === 0)) continue;
      chosen.push(i);
      loss += values[i];
    }
    return chosen;
  }
  for (let i = indexes.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [indexes[i], indexes[j]] = [indexes[j], indexes[i]];
  }
  const taken = values.map((v) => (policy === 'any' ? below(2) === 1 : v > 0));
  let loss = sum(values.filter((_, i) => taken[i]));
  for (const i of indexes) {
    // `any` adds candidates in random order until the need is met; `irredundant` drops what it can spare.
    const change = policy === 'any' ? loss < need && !taken[i] : taken[i] && loss - values[i] >= need;
    if (!change) continue;
    taken[i] = policy === 'any';
    loss += taken[i] ? values[i] : -values[i];
  }
  return values.flatMap((_, i) => (taken[i] ? [i] : []));
};
