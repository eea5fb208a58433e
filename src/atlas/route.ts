/**
 * Shortest paths over the corners of hexes (Dijkstra). Of equally good paths the choice depends only
 * on the order in which the graph was built.
 * @module
 */
import type { CornerIx } from './plane.js';

/** Corner → next corner → cost of the hexside between them. Directed: a way may be closed and its way back open. */
export type Graph = ReadonlyMap<CornerIx, ReadonlyMap<CornerIx, { readonly cost: number }>>;

/** Whether a step from one corner to the next is forbidden. */
export type Forbidden = (from: CornerIx, to: CornerIx) => boolean;

/** The cheapest path with both its ends, or `null` when there is none. */
export const cheapestPath = (
  graph: Graph,
  from: CornerIx,
  to: CornerIx,
  forbidden: Forbidden,
): ReadonlyArray<CornerIx> | null => {
  const costs = new Map<CornerIx, number>([[from, 0]]);
  const previous = new Map<CornerIx, CornerIx>();
  const done = new Set<CornerIx>();
  const heap: HeapItem[] = [[0, from]];
  while (heap.length > 0) {
    const [cost, corner] = pop(heap);
    if (done.has(corner)) continue;
    done.add(corner);
    if (corner === to) return backtrack(previous, from, to);
    for (const [next, side] of graph.get(corner) ?? []) {
      if (forbidden(corner, next)) continue;
      const nextCost = cost + side.cost;
      if (nextCost >= (costs.get(next) ?? Infinity)) continue;
      costs.set(next, nextCost);
      previous.set(next, corner);
      push(heap, [nextCost, next]);
    }
  }
  return null;
};

/** A path through several stops in order, without the loops that this may make; `null` when a leg has none. */
export const pathThrough = (
  graph: Graph,
  stops: ReadonlyArray<CornerIx>,
  forbidden: Forbidden,
): ReadonlyArray<CornerIx> | null => {
  const corners: CornerIx[] = [stops[0]];
  for (let i = 1; i < stops.length; i++) {
    const leg = cheapestPath(graph, stops[i - 1], stops[i], forbidden);
    if (leg === null) return null;
    corners.push(...leg.slice(1));
  }
  return withoutLoops(corners);
};

const withoutLoops = (corners: ReadonlyArray<CornerIx>): ReadonlyArray<CornerIx> => {
  const path: CornerIx[] = [];
  const visited = new Set<CornerIx>();
  for (const corner of corners) {
    if (visited.has(corner)) {
      while (path[path.length - 1] !== corner) visited.delete(path.pop() as CornerIx);
    } else {
      path.push(corner);
      visited.add(corner);
    }
  }
  return path;
};

const backtrack = (
  previous: ReadonlyMap<CornerIx, CornerIx>,
  from: CornerIx,
  to: CornerIx,
): ReadonlyArray<CornerIx> => {
  const path = [to];
  while (path[path.length - 1] !== from) path.push(previous.get(path[path.length - 1]) as CornerIx);
  return path.reverse();
};

// A binary heap, cheapest first.

type HeapItem = readonly [cost: number, corner: CornerIx];

const swap = (heap: HeapItem[], i: number, j: number): void => {
  const item = heap[i];
  heap[i] = heap[j];
  heap[j] = item;
};

const push = (heap: HeapItem[], item: HeapItem): void => {
  heap.push(item);
  let i = heap.length - 1;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (heap[parent][0] <= heap[i][0]) return;
    swap(heap, parent, i);
    i = parent;
  }
};

const pop = (heap: HeapItem[]): HeapItem => {
  const top = heap[0];
  const last = heap.pop() as HeapItem;
  if (heap.length === 0) return top;
  heap[0] = last;
  for (let i = 0; ; ) {
    let least = i;
    for (const child of [2 * i + 1, 2 * i + 2])
      if (child < heap.length && heap[child][0] < heap[least][0]) least = child;
    if (least === i) return top;
    swap(heap, i, least);
    i = least;
  }
};
