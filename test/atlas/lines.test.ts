import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Geography, type Point, rasterize } from '../../src/atlas/index.js';
import { distance, makeGrid, parseHexId } from '../../src/kernel/hex.js';
import { island, latLon, spec, town } from './island.js';

const grid = makeGrid(spec.columns, spec.rows);

const railway = (points: ReadonlyArray<Point>): Geography['railways'] => ({
  nodes: [
    { id: 'a', lat: latLon(points[0])[0], lon: latLon(points[0])[1] },
    { id: 'b', lat: latLon(points[points.length - 1])[0], lon: latLon(points[points.length - 1])[1] },
  ],
  edges: [{ a: 'a', b: 'b', via: points.slice(1, -1).map(latLon), class: 'secondary' }],
});

/** The hexes that can be reached along hexsides from one of them. */
const reached = (sides: ReadonlyArray<string>): ReadonlySet<string> => {
  const seen = new Set(sides.slice(0, 1).map((side) => side.split('/')[0]));
  for (let grew = true; grew; ) {
    grew = false;
    for (const side of sides) {
      const [a, b] = side.split('/');
      if (seen.has(a) === seen.has(b)) continue;
      seen.add(a).add(b);
      grew = true;
    }
  }
  return seen;
};

const onLand = fc.tuple(fc.double({ min: 1, max: 10, noNaN: true }), fc.double({ min: 3, max: 10, noNaN: true }));

describe('railways', () => {
  it('are connected from end to end, over land, between adjacent hexes', () => {
    fc.assert(
      fc.property(fc.array(onLand, { minLength: 2, maxLength: 5 }), (points) => {
        const raster = rasterize(island({ railways: railway(points) }));
        const sides = raster.railways.map((side) => side.between);
        const hexes = new Set(sides.flatMap((side) => side.split('/')));
        expect(reached(sides).size).toBe(hexes.size);
        for (const hex of raster.hexes) if (hexes.has(hex.id)) expect(hex.kind).toBe('land');
        for (const side of sides) {
          const [a, b] = side.split('/').map((id) => parseHexId(grid, id));
          expect(distance(grid, a, b)).toBe(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('cut out hexes that they only clip', () => {
    // the straight line from 0506 to 0706 passes the corner where 0605 and 0606 meet
    const raster = rasterize(
      island({
        railways: railway([
          [4.33, 6],
          [6.06, 5.98],
        ]),
      }),
    );
    expect(raster.railways.map((side) => side.between)).toEqual(['0506/0605', '0605/0706']);
  });

  it('go round a bay', () => {
    const overrides = { hexes: { '0606': { kind: 'sea' }, '0605': { kind: 'sea' } } } as const;
    const raster = rasterize(
      island({
        railways: railway([
          [4.33, 6],
          [6.06, 6],
        ]),
        overrides,
      }),
    );
    const hexes = reached(raster.railways.map((side) => side.between));
    expect(hexes).toContain('0506');
    expect(hexes).toContain('0706');
    expect(hexes).not.toContain('0606');
    expect(hexes).not.toContain('0605');
  });

  it('reach a town that stands in another hex than its station', () => {
    const cities = { cities: [town('a', [4.33, 6])] };
    const line = railway([
      [4.33, 6],
      [7.8, 6],
    ]);
    const raster = rasterize(island({ cities, railways: line, overrides: { cityHex: { a: '0505' } } }));
    expect(reached(raster.railways.map((side) => side.between))).toContain('0505');
  });

  it('are main where a main line runs', () => {
    const line = railway([
      [4.33, 5],
      [4.33, 8],
    ]);
    const edges = (line?.edges ?? []).flatMap((edge) => [{ ...edge, class: 'main' }, edge]);
    const raster = rasterize(island({ railways: line === null ? null : { ...line, edges } }));
    expect(raster.railways.map((side) => side.class)).toEqual(['main', 'main', 'main']);
  });

  it('end at the edge of the map', () => {
    const raster = rasterize(
      island({
        railways: railway([
          [9, 6],
          [30, 6],
        ]),
      }),
    );
    const sides = raster.railways.map((side) => side.between);
    expect(sides.some((side) => side.includes('12'))).toBe(true);
    expect(sides.join()).not.toContain('13');
  });
});

describe('roads', () => {
  it('are laid like railways, and corrected by hand', () => {
    const roads = {
      roads: [
        {
          name: 'road',
          points: (
            [
              [4.33, 5],
              [4.33, 8],
            ] as const
          ).map(latLon),
        },
      ],
    };
    expect(rasterize(island({ roads })).roads.map((side) => side.between)).toEqual([
      '0505/0506',
      '0506/0507',
      '0507/0508',
    ]);
    const overrides = { road: { '0507/0508': null, '0506/0606': 'road' } };
    expect(rasterize(island({ roads, overrides })).roads.map((side) => side.between)).toEqual([
      '0505/0506',
      '0506/0606',
      '0506/0507',
    ]);
  });
});
