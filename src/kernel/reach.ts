/**
 * Where a unit can get to: least-cost movement over a map, by a bucket queue in preallocated arrays.
 * @module
 */
import type { HexIx } from './hex.js';

/**
 * The cost of a step that may not be made. Any negative cost means the same.
 * @since 0.1.0
 */
export const BARRED = -1;

/**
 * A question about movement. Costs and budget are whole numbers in one unit of the caller's choice.
 * @since 0.1.0
 */
export interface ReachQuery {
  readonly start: HexIx;
  /** The most that may be spent in all; `Infinity` for no limit. */
  readonly budget: number;
  /** Shape `size × 6`: the cost of leaving a hex in a direction into its neighbor, or {@link BARRED}. Zero is a cost. */
  readonly costs: Int16Array;
  /** Shape `size`: non-zero where entering ends the movement. Starting in such a hex does not. */
  readonly stops: Uint8Array;
  /** Shape `size`: non-zero where a hex may not be entered. Starting in such a hex is allowed. */
  readonly blocks: Uint8Array;
}

/**
 * The hexes within reach. It reads the reacher's workspace, so it holds only until the next call of the
 * same reacher: copy what must last.
 * @since 0.1.0
 */
export interface Reach {
  /** The hexes reached, the start first, ordered by cost and then by hex. */
  readonly hexes: Int32Array;
  /** The least cost of reaching a hex, -1 when it is not reached. */
  readonly cost: (hex: HexIx) => number;
  /**
   * The hexes entered on a cheapest way, from the start (left out) to the hex (included): empty for the
   * start, null for a hex not reached. The same question always gives the same way.
   */
  readonly path: (hex: HexIx) => ReadonlyArray<HexIx> | null;
}

/**
 * An answerer of movement questions about one map, with a workspace of its own.
 * @since 0.1.0
 */
export interface Reacher {
  /** Throws RangeError when the start is not a hex of the map: a bug, not a user's mistake. */
  readonly reach: (q: ReachQuery) => Reach;
}

/** One more than the largest cost an Int16Array can hold: costs waiting in the queue never lie further apart. */
const RING = 0x8000;
/** A search that reaches one hex in so many, or more, is put in order by going through the whole map once. */
const SPARSE = 8;
/** Up to this many hexes of equal cost are sorted by insertion; above, the built-in sort is faster. */
const FEW = 24;
const LAST_GENERATION = 0x7fffffff;

const sortRange = (list: Int32Array, from: number, to: number): void => {
  if (to - from > FEW) {
    list.subarray(from, to).sort();
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const item = list[i];
    let j = i - 1;
    for (; j >= from && list[j] > item; j--) list[j + 1] = list[j];
    list[j + 1] = item;
  }
};

/**
 * A reacher for a map. Shape of `neighbors`: `size × 6`, negative beyond the edge. It allocates its arrays
 * once, and a call touches only the hexes it reaches, so small questions about large maps stay cheap.
 * @since 0.1.0
 */
export const makeReacher = (neighbors: Int32Array): Reacher => {
  const size = neighbors.length / 6;
  const spent = new Int32Array(size);
  const from = new Int32Array(size);
  const stamp = new Int32Array(size); // a hex's entries are valid when its stamp is the present generation
  const order = new Int32Array(size);
  // hexes of equal cost are a group, numbered by cost: where each stands in the order
  const group = new Int32Array(size);
  const groupAt = new Int32Array(size + 1);
  // Entries of the queue. Each edge is tried once, from the end it is left by, so these never overflow.
  const entryHex = new Int32Array(size * 6 + 1);
  const entryNext = new Int32Array(size * 6 + 1);
  const buckets = new Int32Array(RING).fill(-1); // emptied while draining: clean between calls
  let generation = 0;

  /** Puts each of the groups in the order of the map. */
  const sortGroups = (groups: number, count: number): void => {
    groupAt[groups] = count;
    if (count * SPARSE < size) {
      for (let g = 0; g < groups; g++) if (groupAt[g + 1] - groupAt[g] > 1) sortRange(order, groupAt[g], groupAt[g + 1]);
      return;
    }
    for (let hex = 0; hex < size; hex++) if (stamp[hex] === generation) order[groupAt[group[hex]]++] = hex;
  };

  const cost = (hex: HexIx): number => (stamp[hex] === generation ? spent[hex] : -1);

  const path = (hex: HexIx): ReadonlyArray<HexIx> | null => {
    if (stamp[hex] !== generation) return null;
    const way: HexIx[] = [];
    for (let at = hex; from[at] >= 0; at = from[at]) way.push(at);
    return way.reverse();
  };

  const reach = ({ start, budget, costs, stops, blocks }: ReachQuery): Reach => {
    if (!(start >= 0 && start < size)) throw new RangeError(`hex ${start} is not on a map of ${size} hexes`);
    if (generation === LAST_GENERATION) {
      stamp.fill(0);
      generation = 0;
    }
    generation++;
    stamp[start] = generation;
    spent[start] = 0;
    from[start] = -1;
    let entries = 1;
    entryHex[0] = start;
    entryNext[0] = -1;
    buckets[0] = 0;
    let waiting = 1;
    let count = 0;
    let groups = 0;
    for (let now = 0; waiting > 0; now++) {
      const slot = now & (RING - 1);
      const first = count;
      for (let entry = buckets[slot]; entry >= 0; entry = buckets[slot]) {
        buckets[slot] = entryNext[entry];
        waiting--;
        const hex = entryHex[entry];
        if (spent[hex] !== now) continue; // a cheaper way was found after this entry was made
        order[count++] = hex;
        group[hex] = groups;
        if (stops[hex] !== 0 && hex !== start) continue;
        for (let edge = hex * 6, last = edge + 6; edge < last; edge++) {
          const price = costs[edge];
          const next = neighbors[edge];
          if (price < 0 || next < 0) continue;
          const then = now + price;
          if (then > budget || (stamp[next] === generation && spent[next] <= then) || blocks[next] !== 0) continue;
          stamp[next] = generation;
          spent[next] = then;
          from[next] = hex;
          const bucket = then & (RING - 1);
          entryHex[entries] = next;
          entryNext[entries] = buckets[bucket];
          buckets[bucket] = entries++;
          waiting++;
        }
      }
      if (count > first) groupAt[groups++] = first;
    }
    sortGroups(groups, count);
    return { hexes: order.subarray(0, count), cost, path };
  };

  return { reach };
};
