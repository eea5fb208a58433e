import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexsideRows } from '../../src/atlas/index.js';
import { hexId, makeGrid, neighborTable } from '../../src/kernel/hex.js';
import { singleHexsides } from '../../src/kernel/map.js';

const grid = makeGrid([1, 6], [1, 6]);
const neighbors = neighborTable(grid);
const all = Array.from({ length: grid.size }, (_, hex) => [0, 1, 2].flatMap((d) => (neighbors[hex * 6 + d] < 0 ? [] : [[hexId(grid, hex), hexId(grid, neighbors[hex * 6 + d])].sort().join('/')]))).flat();
const pair = (side: string): string => side.split('/').sort().join('/');

describe('hexsides in rows', () => {
  it('follow a line from its end', () => {
    expect(hexsideRows(['0102/0103', '0101/0102', '0103/0104'])).toEqual(['0101/0102/0103/0104']);
    expect(hexsideRows(['0101/0102', '0501/0502'])).toEqual(['0101/0102', '0501/0502']);
    expect(hexsideRows([])).toEqual([]);
  });

  it('hold every hexside once and no other, whatever their order, and no row grows too long', () => {
    fc.assert(
      fc.property(fc.subarray(all), fc.infiniteStream(fc.nat()), (sides, stream) => {
        const rows = hexsideRows(sides);
        expect(rows.flatMap(singleHexsides).map(pair).sort()).toEqual(sides.map(pair).sort());
        const shuffled = sides.map((side) => [stream.next().value as number, side] as const).sort(([a], [b]) => a - b);
        expect(hexsideRows(shuffled.map(([, side]) => side))).toEqual(rows);
        for (const row of rows) expect(row.length).toBeLessThanOrEqual(17 * 5 - 1);
      }),
    );
  });
});
