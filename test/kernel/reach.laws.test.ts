import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo, makeGrid, neighborTable } from '../../src/kernel/hex.js';
import { makeReacher, type ReachQuery } from '../../src/kernel/reach.js';
import { fill, type Ground, grounds, hexesOf, rareFlag } from './arbitrary.js';

const stepCost = fc.constantFrom(-1, 0, 1, 1, 2, 3, 20, 40, 300, 32767);
const budget = fc.oneof(fc.integer({ min: -1, max: 8 }), fc.constantFrom(40, 400, 30000, 70000, Infinity));

const queryOn = ({ grid }: Ground): fc.Arbitrary<ReachQuery> =>
  fc.record({
    start: hexesOf(grid),
    budget,
    costs: fill(grid.size * 6, stepCost).map((c) => Int16Array.from(c)),
    stops: fill(grid.size, rareFlag).map((f) => Uint8Array.from(f)),
    blocks: fill(grid.size, rareFlag).map((f) => Uint8Array.from(f)),
  });

const questions = grounds.chain((ground) => fc.tuple(fc.constant(ground), queryOn(ground)));

/** Bellman-Ford: try every step again and again until nothing improves. */
const slowCosts = (neighbors: Int32Array, q: ReachQuery): ReadonlyArray<number> => {
  const costs: number[] = new Array(neighbors.length / 6).fill(Infinity);
  costs[q.start] = 0;
  for (let improved = true; improved; ) {
    improved = false;
    for (let hex = 0; hex < costs.length; hex++)
      for (let d = 0; d < 6; d++) {
        const to = neighbors[hex * 6 + d];
        if (to === -1 || q.costs[hex * 6 + d] < 0 || q.blocks[to] === 1) continue;
        if (q.stops[hex] === 1 && hex !== q.start) continue;
        const cost = costs[hex] + q.costs[hex * 6 + d];
        if (cost <= q.budget && cost < costs[to]) {
          costs[to] = cost;
          improved = true;
        }
      }
  }
  return costs.map((c) => (c === Infinity ? -1 : c));
};

describe('laws of reach', () => {
  it('costs are those of a slow search, and the hexes are listed by cost, then hex', () => {
    fc.assert(
      fc.property(questions, ([{ neighbors }, q]) => {
        const expected = slowCosts(neighbors, q);
        const found = makeReacher(neighbors).reach(q);
        expect(expected.map((_, hex) => found.cost(hex))).toEqual(expected);
        const listed = expected
          .map((cost, hex) => ({ cost, hex }))
          .filter((x) => x.cost >= 0)
          .sort((a, b) => a.cost - b.cost || a.hex - b.hex);
        expect([...found.hexes]).toEqual(listed.map((x) => x.hex));
      }),
      { numRuns: 400 },
    );
  });

  it('every path is made of allowed steps and costs what it says', () => {
    fc.assert(
      fc.property(questions, ([{ neighbors }, q]) => {
        const found = makeReacher(neighbors).reach(q);
        for (let hex = 0; hex < q.stops.length; hex++) {
          const path = found.path(hex);
          expect(path === null).toBe(found.cost(hex) < 0);
          if (path === null) continue;
          expect([q.start, ...path].at(-1)).toBe(hex);
          let at = q.start;
          let spent = 0;
          for (const next of path) {
            const d = directionTo(neighbors, at, next);
            expect(d).toBeGreaterThanOrEqual(0);
            expect(q.costs[at * 6 + d]).toBeGreaterThanOrEqual(0);
            expect(q.blocks[next]).toBe(0);
            if (at !== q.start) expect(q.stops[at]).toBe(0);
            spent += q.costs[at * 6 + d];
            at = next;
          }
          expect(spent).toBe(found.cost(hex));
          expect(spent === 0 || spent <= q.budget).toBe(true);
        }
      }),
    );
  });

  it('one reacher asked many questions answers each like a new one', () => {
    fc.assert(
      fc.property(
        grounds.chain((ground) => fc.tuple(fc.constant(ground), fc.array(queryOn(ground), { minLength: 2, maxLength: 4 }))),
        ([{ grid, neighbors }, queries]) => {
          const reacher = makeReacher(neighbors);
          const hexes = Array.from({ length: grid.size }, (_, h) => h);
          for (const q of queries) {
            const found = reacher.reach(q);
            const fresh = makeReacher(neighbors).reach(q);
            expect([...found.hexes]).toEqual([...fresh.hexes]);
            expect(hexes.map(found.cost)).toEqual(hexes.map(fresh.cost));
            expect(hexes.map(found.path)).toEqual(hexes.map(fresh.path));
          }
        },
      ),
    );
  });

  it('a question is not changed by being asked', () => {
    fc.assert(
      fc.property(questions, ([{ neighbors }, q]) => {
        const before = structuredClone(q);
        makeReacher(neighbors).reach(q);
        expect(q).toEqual(before);
      }),
    );
  });

  it('agrees with the slow search on a large map, where many hexes cost the same', () => {
    const grid = makeGrid([0, 39], [0, 39]);
    const neighbors = neighborTable(grid);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1000 }), hexesOf(grid), (stride, start) => {
        const q: ReachQuery = {
          start,
          budget: 30000,
          costs: Int16Array.from({ length: grid.size * 6 }, (_, e) => ((e * stride) % 7) * 20 - 20),
          stops: Uint8Array.from({ length: grid.size }, (_, h) => ((h * stride) % 11 === 3 ? 1 : 0)),
          blocks: Uint8Array.from({ length: grid.size }, (_, h) => ((h * stride) % 13 === 5 ? 1 : 0)),
        };
        const found = makeReacher(neighbors).reach(q);
        expect(Array.from({ length: grid.size }, (_, h) => found.cost(h))).toEqual(slowCosts(neighbors, q));
      }),
      { numRuns: 20 },
    );
  });
});
