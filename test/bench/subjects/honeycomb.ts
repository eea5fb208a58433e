/** honeycomb-grid, with the search that a textbook has. */
import { defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { dice } from '../../../dist/index.js';
import { BARRED } from '../../../dist/kernel.js';
import type { Timed } from '../subject.js';
import { costs, map, starts } from './searches.js';

const Tile = defineHex({ orientation: Orientation.FLAT, offset: -1 });
const grid = new Grid(Tile, rectangle({ width: map.grid.columns, height: map.grid.rows }));
const nameOf = (hex: { q: number; r: number }): string => `${hex.q},${hex.r}`;
const indexOf = new Map<string, number>();
grid.forEach((hex: { q: number; r: number; col: number; row: number }) => indexOf.set(nameOf(hex), hex.col * map.grid.rows + hex.row));

/** Dijkstra as a textbook has it, over honeycomb-grid's hexes: string keys, a sorted list as the queue. */
export const honeycomb: Timed = {
  id: 'honeycomb',
  title: 'honeycomb-grid with a textbook Dijkstra over the same',
  unit: 'searches',
  round: (seed) => {
    const random = dice(seed);
    const first = starts[random.below(starts.length)];
    const origin = grid.getHex({ col: Math.floor(first / map.grid.rows), row: first % map.grid.rows });
    const dist = new Map<string, number>([[nameOf(origin), 0]]);
    const open: { hex: typeof origin; d: number }[] = [{ hex: origin, d: 0 }];
    const closed = new Set<string>();
    while (open.length > 0) {
      open.sort((a, b) => b.d - a.d);
      const { hex, d } = open.pop() as { hex: typeof origin; d: number };
      if (closed.has(nameOf(hex))) continue;
      closed.add(nameOf(hex));
      for (let direction = 0; direction < 8; direction++) {
        const to = grid.neighborOf(hex, direction, { allowOutside: false });
        if (to === undefined || nameOf(to) === nameOf(hex)) continue;
        const a = indexOf.get(nameOf(hex)) as number;
        const b = indexOf.get(nameOf(to)) as number;
        const k = [0, 1, 2, 3, 4, 5].find((x) => map.neighbors[a * 6 + x] === b);
        if (k === undefined || costs[a * 6 + k] === BARRED) continue;
        const nd = d + costs[a * 6 + k];
        if (nd >= (dist.get(nameOf(to)) ?? Infinity)) continue;
        dist.set(nameOf(to), nd);
        open.push({ hex: to, d: nd });
      }
    }
    return { operations: 1, checksum: dist.size };
  },
};
