import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexsideIx, makeGrid, neighbor, neighborTable } from '../../src/kernel/hex.js';
import { BARRED } from '../../src/kernel/reach.js';
import { type Edges, foldCosts, foldOpen } from '../../src/kernel/terrain.js';
import { grids } from './arbitrary.js';

const edgesOf = (grid: ReturnType<typeof makeGrid>): Edges => {
  const neighbors = neighborTable(grid);
  return { neighbors, sides: neighbors.map((_, e) => hexsideIx(neighbors, Math.floor(e / 6), e % 6)) };
};

describe('terrain', () => {
  const grid = makeGrid([1, 2], [1, 2]);
  const edges = edgesOf(grid);

  it('bars what lies beyond the edge and what costs less than nothing', () => {
    const costs = foldCosts(edges, (_, d) => (d === 0 ? -7 : d));
    // hex 1 is 0102: 0101 to the north (barred), 0201 to the northeast, 0202 to the southeast
    expect(BARRED).toBe(-1);
    expect([...costs.slice(6, 12)]).toEqual([BARRED, 1, 2, BARRED, BARRED, BARRED]);
  });

  it.each([0.5, NaN, 32768, Infinity])('throws for a cost of %d', (price) => {
    expect(() => foldCosts(edges, () => price)).toThrow(RangeError);
  });

  it('keeps the largest and the smallest cost', () => {
    for (const price of [0, 32767]) expect(foldCosts(edges, () => price)[0 * 6 + 3]).toBe(price);
  });

  it('a folded cost is the one that was told, with the right hexes and hexside', () => {
    fc.assert(
      fc.property(grids, fc.func(fc.integer({ min: -1, max: 200 })), (g, price) => {
        const map = edgesOf(g);
        const costs = foldCosts(map, price);
        const masks = foldOpen(map, (...edge) => price(...edge) >= 0);
        for (let hex = 0; hex < g.size; hex++)
          for (let d = 0; d < 6; d++) {
            const to = neighbor(g, hex, d);
            const expected = to < 0 ? -1 : price(hex, d, to, hexsideIx(map.neighbors, hex, d));
            expect(costs[hex * 6 + d]).toBe(expected);
            expect(Math.floor(masks[hex] / 2 ** d) % 2 === 1).toBe(expected >= 0);
          }
      }),
    );
  });
});
