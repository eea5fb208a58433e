import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnOf,
  directionTo,
  distance,
  type Grid,
  hexAt,
  hexId,
  hexsideIx,
  neighbor,
  OFF_MAP,
  opposite,
  parseHexId,
  rowOf,
} from '../../src/kernel/hex.js';
import { grids, grounds, hexesOf } from './arbitrary.js';

const all = (grid: Grid): ReadonlyArray<number> => Array.from({ length: grid.size }, (_, h) => h);

/** Centers of hexes on a drawing, in halves of a hex; y grows to the south. */
const center = (grid: Grid, hex: number): readonly [number, number] => {
  const c = columnOf(grid, hex);
  return [c, 2 * rowOf(grid, hex) + (c % 2 === 1 ? 0 : 1)];
};
const OFFSETS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

const stepsByFlood = (neighbors: Int32Array, from: number): ReadonlyArray<number> => {
  const steps: number[] = new Array(neighbors.length / 6).fill(Infinity);
  let frontier = [from];
  for (let n = 0; frontier.length > 0; n++) {
    for (const hex of frontier) steps[hex] = n;
    frontier = [
      ...new Set(frontier.flatMap((hex) => [...neighbors.slice(hex * 6, hex * 6 + 6)].filter((x) => x >= 0 && steps[x] === Infinity))),
    ];
  }
  return steps;
};

describe('laws of hex', () => {
  it('a hex survives the round trip through its id and through its column and row', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const hex of all(grid)) {
          expect(parseHexId(grid, hexId(grid, hex))).toBe(hex);
          expect(hexAt(grid, columnOf(grid, hex), rowOf(grid, hex))).toBe(hex);
        }
        expect(new Set(all(grid).map((h) => hexId(grid, h))).size).toBe(grid.size);
      }),
    );
  });

  it('whatever is no id of the grid is off the map', () => {
    fc.assert(
      fc.property(grids, fc.oneof(fc.string(), fc.stringMatching(/^\d{3,5}$/)), (grid, text) => {
        const known = all(grid).map((h) => hexId(grid, h));
        expect(parseHexId(grid, text)).toBe(known.includes(text) ? known.indexOf(text) : OFF_MAP);
      }),
    );
  });

  it('neighbors lie where a drawing shows them, in odd and even columns', () => {
    fc.assert(
      fc.property(grounds, ({ grid, neighbors }) => {
        for (const hex of all(grid))
          OFFSETS.forEach(([dx, dy], d) => {
            const [x, y] = center(grid, hex);
            const drawn = all(grid).findIndex((h) => center(grid, h)[0] === x + dx && center(grid, h)[1] === y + dy);
            expect(neighbor(grid, hex, d)).toBe(drawn);
            expect(neighbors[hex * 6 + d]).toBe(drawn);
          });
      }),
    );
  });

  it('the opposite direction leads back', () => {
    fc.assert(
      fc.property(grounds, ({ grid, neighbors }) => {
        for (const hex of all(grid))
          for (let d = 0; d < 6; d++) {
            const next = neighbors[hex * 6 + d];
            if (next < 0) continue;
            expect(neighbors[next * 6 + opposite(d)]).toBe(hex);
            expect(directionTo(neighbors, hex, next)).toBe(d);
          }
      }),
    );
  });

  it('each hexside has one number, the same from both hexes, and no other hexside has it', () => {
    fc.assert(
      fc.property(grounds, ({ grid, neighbors }) => {
        const users = new Map<number, Set<string>>();
        for (const hex of all(grid))
          for (let d = 0; d < 6; d++) {
            const next = neighbors[hex * 6 + d];
            const side = hexsideIx(neighbors, hex, d);
            if (next >= 0) expect(side).toBe(hexsideIx(neighbors, next, opposite(d)));
            else if (d >= 3) expect(side).toBe(-1);
            if (side < 0) continue;
            expect(side).toBeLessThan(grid.size * 3);
            const name = next < 0 ? `${hex} ${d}` : [hex, next].sort((a, b) => a - b).join('/');
            users.set(side, (users.get(side) ?? new Set()).add(name));
          }
        for (const names of users.values()) expect(names.size).toBe(1);
      }),
    );
  });

  it('distance is the least number of steps', () => {
    fc.assert(
      fc.property(grounds, ({ grid, neighbors }) => {
        for (const a of all(grid)) expect(all(grid).map((b) => distance(grid, a, b))).toEqual(stepsByFlood(neighbors, a));
      }),
    );
  });

  it('distance is a metric', () => {
    fc.assert(
      fc.property(
        grids.chain((grid) => fc.tuple(fc.constant(grid), hexesOf(grid), hexesOf(grid), hexesOf(grid))),
        ([grid, a, b, c]) => {
          expect(distance(grid, a, b)).toBe(distance(grid, b, a));
          expect(distance(grid, a, b) === 0).toBe(a === b);
          expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c));
        },
      ),
    );
  });
});
