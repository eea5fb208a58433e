import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestPath, pathThrough } from '../../src/atlas/route.js';

type Link = readonly [from: number, to: number, cost: number];
const NODES = 9;
const links = fc.array(fc.tuple(fc.nat(NODES - 1), fc.nat(NODES - 1), fc.integer({ min: 1, max: 20 })), {
  maxLength: 40,
});
const node = fc.nat(NODES - 1);

const graphOf = (list: ReadonlyArray<Link>) => {
  const graph = new Map<number, Map<number, { readonly cost: number }>>();
  for (const [from, to, cost] of list) graph.set(from, (graph.get(from) ?? new Map()).set(to, { cost }));
  return graph;
};

/** Costs by relaxing every link again and again. */
const costsFrom = (list: ReadonlyArray<Link>, start: number): ReadonlyArray<number> => {
  const last = new Map(list.map((link) => [`${link[0]} ${link[1]}`, link]));
  const costs = Array.from({ length: NODES }, (_, n) => (n === start ? 0 : Infinity));
  for (let round = 0; round < NODES; round++)
    for (const [from, to, cost] of last.values()) costs[to] = Math.min(costs[to], costs[from] + cost);
  return costs;
};

describe('the cheapest path', () => {
  it('costs what a naive search finds, over links that exist', () => {
    fc.assert(
      fc.property(links, node, node, (list, from, to) => {
        const graph = graphOf(list);
        const path = cheapestPath(graph, from, to, () => false);
        const expected = costsFrom(list, from)[to];
        if (path === null) {
          expect(expected).toBe(Infinity);
          return;
        }
        expect([path[0], path[path.length - 1]]).toEqual([from, to]);
        const cost = path.slice(1).reduce((sum, n, i) => sum + (graph.get(path[i])?.get(n)?.cost ?? NaN), 0);
        expect(cost).toBe(expected);
      }),
    );
  });

  it('never takes a forbidden step', () => {
    fc.assert(
      fc.property(links, node, node, fc.array(fc.tuple(node, node)), (list, from, to, closed) => {
        const forbidden = (a: number, b: number): boolean => closed.some(([x, y]) => x === a && y === b);
        const open = list.filter(([a, b]) => !forbidden(a, b));
        expect(cheapestPath(graphOf(list), from, to, forbidden) === null).toBe(costsFrom(open, from)[to] === Infinity);
        const path = cheapestPath(graphOf(list), from, to, forbidden) ?? [];
        path.slice(1).forEach((n, i) => void expect(forbidden(path[i], n)).toBe(false));
      }),
    );
  });
});

describe('a path through stops', () => {
  it('visits no corner twice, and is whole', () => {
    fc.assert(
      fc.property(links, fc.array(node, { minLength: 1, maxLength: 4 }), (list, stops) => {
        const graph = graphOf(list);
        const path = pathThrough(graph, stops, () => false);
        if (path === null) return;
        expect(new Set(path).size).toBe(path.length);
        expect([path[0], path[path.length - 1]]).toEqual([stops[0], stops[stops.length - 1]]);
        path.slice(1).forEach((n, i) => void expect(graph.get(path[i])?.has(n)).toBe(true));
      }),
    );
  });

  it('keeps its stops when no loop takes them away', () => {
    const graph = graphOf([
      [0, 1, 1],
      [1, 2, 1],
      [0, 2, 1],
    ]);
    expect(pathThrough(graph, [0, 2], () => false)).toEqual([0, 2]);
    expect(pathThrough(graph, [0, 1, 2], () => false)).toEqual([0, 1, 2]);
  });

  it('is null when a stop cannot be reached', () => {
    expect(pathThrough(graphOf([[0, 1, 1]]), [0, 1, 0], () => false)).toBeNull();
  });
});
