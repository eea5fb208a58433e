/**
 * Random grids and maps for the laws of the kernel.
 * @module
 */
import fc from 'fast-check';
import { type Grid, makeGrid, neighborTable } from '../../src/kernel/hex.js';
import type { MapData } from '../../src/kernel/map.js';

/** Small grids that begin at odd and at even columns. */
export const grids: fc.Arbitrary<Grid> = fc
  .record({
    column: fc.integer({ min: 0, max: 60 }),
    row: fc.integer({ min: 0, max: 60 }),
    columns: fc.integer({ min: 1, max: 6 }),
    rows: fc.integer({ min: 1, max: 6 }),
  })
  .map((g) => makeGrid([g.column, g.column + g.columns - 1], [g.row, g.row + g.rows - 1]));

/** A grid and its neighbor table. */
export interface Ground {
  readonly grid: Grid;
  readonly neighbors: Int32Array;
}

export const grounds: fc.Arbitrary<Ground> = grids.map((grid) => ({ grid, neighbors: neighborTable(grid) }));

export const hexesOf = (grid: Grid): fc.Arbitrary<number> => fc.integer({ min: 0, max: grid.size - 1 });

/** One value for each of `length` places. */
export const fill = (length: number, value: fc.Arbitrary<number>): fc.Arbitrary<number[]> =>
  fc.array(value, { minLength: length, maxLength: length, size: 'max' });

/** Mostly 0, sometimes 1: flags of rare things. */
export const rareFlag: fc.Arbitrary<number> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(1) },
);

/** Mostly 1, sometimes 0. */
export const commonFlag: fc.Arbitrary<number> = rareFlag.map((f) => 1 - f);

/** All hexsides inside a rectangle as pairs of ids, from a drawing of the hexes: no kernel code is used. */
export const drawnHexsides = (
  columns: readonly [number, number],
  rows: readonly [number, number],
): ReadonlyArray<readonly [string, string]> => {
  const drawn: { id: string; x: number; y: number }[] = [];
  for (let c = columns[0]; c <= columns[1]; c++)
    for (let r = rows[0]; r <= rows[1]; r++)
      drawn.push({
        id: `${c < 10 ? '0' : ''}${c}${r < 10 ? '0' : ''}${r}`,
        x: c * Math.sqrt(3) * 0.5,
        y: r + (c % 2 === 0 ? 0.5 : 0),
      });
  return drawn.flatMap((a, i) =>
    drawn.slice(i + 1).flatMap((b) => (Math.hypot(a.x - b.x, a.y - b.y) < 1.01 ? [[a.id, b.id] as const] : [])),
  );
};

const rowsOf = (columns: number, rows: number, chars: string): fc.Arbitrary<string[]> =>
  fc.array(fc.string({ unit: fc.constantFrom(...chars), minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  });

/** Good map files. */
export const mapFiles: fc.Arbitrary<MapData> = fc
  .record({
    column: fc.integer({ min: 0, max: 95 }),
    row: fc.integer({ min: 0, max: 95 }),
    width: fc.integer({ min: 1, max: 5 }),
    height: fc.integer({ min: 1, max: 5 }),
  })
  .chain(({ column, row, width, height }) => {
    const columns = [column, Math.min(99, column + width - 1)] as const;
    const rows = [row, Math.min(99, row + height - 1)] as const;
    const across = columns[1] - columns[0] + 1;
    const down = rows[1] - rows[0] + 1;
    const ids: string[] = [];
    for (let c = columns[0]; c <= columns[1]; c++)
      for (let r = rows[0]; r <= rows[1]; r++) ids.push(`${c < 10 ? '0' : ''}${c}${r < 10 ? '0' : ''}${r}`);
    const pairs = drawnHexsides(columns, rows);
    const hexside = pairs.length === 0 ? null : fc.tuple(fc.constantFrom(...pairs), fc.boolean());
    const hexsides = (mark: string): fc.Arbitrary<string[]> =>
      hexside === null
        ? fc.constant([])
        : fc
            .uniqueArray(hexside, { selector: ([[a, b]]) => `${a}${b}`, maxLength: 8 })
            .map((list) => list.map(([[a, b], turned]) => (turned ? `${b}${mark}${a}` : `${a}${mark}${b}`)));
    const someIds = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 });
    return fc.record(
      {
        format: fc.constant('grognard-map/1' as const),
        id: fc.constant('test'),
        title: fc.constant('A test map'),
        notice: fc.constant('Made up.'),
        columns: fc.constant(columns),
        rows: fc.constant(rows),
        terrains: fc.constant({ c: 'clear', w: 'woods', m: 'mountain' }),
        terrain: rowsOf(across, down, 'cwm'),
        territories: fc.constant({ P: 'Poland', G: 'Germany' }),
        territory: rowsOf(across, down, 'PG '),
        hexsides: fc.record({ river: hexsides('/'), rail: hexsides('/'), rampart: hexsides('>') }, { noNullPrototype: true }),
        features: fc.record({ fortress: someIds, port: someIds }, { noNullPrototype: true }),
        places: fc.array(
          fc.record(
            {
              hex: fc.constantFrom(...ids),
              name: fc.constantFrom('Radom', 'Kielce', 'Piotrkow'),
              kind: fc.constantFrom('dot', 'reference'),
            },
            { noNullPrototype: true },
          ),
          { maxLength: 5 },
        ),
        source: fc.constant('reconstructed' as const),
        hexSources: fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('printed' as const, 'secondary' as const), {
          maxKeys: 3,
          noNullPrototype: true,
        }),
      },
      { noNullPrototype: true },
    );
  });
