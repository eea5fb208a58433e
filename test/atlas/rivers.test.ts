import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Point, rasterize } from '../../src/atlas/index.js';
import { centerAt, span } from '../../src/atlas/plane.js';
import { island, latLon, river, town } from './island.js';

const inland = fc.tuple(fc.double({ min: 1.5, max: 9.5, noNaN: true }), fc.double({ min: 4, max: 9.5, noNaN: true }));
const lines = fc.array(fc.array(inland, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 4 });

const rivers = (all: ReadonlyArray<ReadonlyArray<Point>>) => ({
  features: all.map((points, i) => river(`river ${i}`, points)),
});

describe('rivers', () => {
  it('are chains of hexsides, each one side long and none twice', () => {
    fc.assert(
      fc.property(lines, (all) => {
        for (const { chain } of rasterize(island({ rivers: rivers(all) })).courses) {
          chain.slice(1).forEach((corner, i) => void expect(span(corner, chain[i])).toBeCloseTo(1 / Math.sqrt(3), 9));
          expect(new Set(chain.map(([u, v]) => `${u.toFixed(6)} ${v.toFixed(6)}`)).size).toBe(chain.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('run between two land hexes, sorted, each hexside once', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const raster = rasterize(
          island({
            rivers: rivers([
              ...all,
              [
                [3, 6],
                [3, 1],
              ],
            ]),
          }),
        );
        const land = new Set(raster.hexes.filter((hex) => hex.kind === 'land').map((hex) => hex.id));
        const sides = raster.rivers.map((side) => side.between);
        for (const side of sides) for (const id of side.split('/')) expect(land.has(id)).toBe(true);
        expect(new Set(sides).size).toBe(sides.length);
      }),
      { numRuns: 40 },
    );
  });

  it('stay near their line', () => {
    fc.assert(
      fc.property(inland, inland, (a, b) => {
        for (const { chain, line } of rasterize(island({ rivers: rivers([[a, b]]) })).courses)
          for (const corner of chain) expect(Math.min(...line.map((point) => span(point, corner)))).toBeLessThan(1.2);
      }),
      { numRuns: 60 },
    );
  });

  it('pass a town on its own bank', () => {
    const straight: ReadonlyArray<Point> = [
      [1, 6.1],
      [10, 6.1],
    ];
    const sidesOf = (at: Point): ReadonlyArray<string> =>
      rasterize(island({ cities: { cities: [town('Town', at)] }, rivers: rivers([straight]) }))
        .rivers.map((side) => side.between)
        .filter((side) => side.includes('0506'));
    // a town in 0506 north of a river that flows east: the river must leave its hex to the north
    expect(sidesOf([4.33, 5.9])).toContain('0506/0507');
    expect(sidesOf([4.33, 5.9])).not.toContain('0505/0506');
    expect(sidesOf([4.33, 6.3])).toContain('0505/0506');
    expect(sidesOf([4.33, 6.3])).not.toContain('0506/0507');
  });

  it('take the bank from an override when the town lies on the line', () => {
    const sidesOf = (bank: 'left' | 'right'): ReadonlyArray<string> =>
      rasterize(
        island({
          cities: { cities: [town('Town', [4.33, 6.1])] },
          rivers: rivers([
            [
              [1, 6.1],
              [10, 6.1],
            ],
          ]),
          overrides: { banks: { Town: { 'river 0': bank } } },
        }),
      ).rivers.map((side) => side.between);
    expect(sidesOf('left')).toContain('0506/0507');
    expect(sidesOf('right')).toContain('0505/0506');
  });

  it('join the river that they flow into', () => {
    const raster = rasterize(
      island({
        rivers: {
          features: [
            river(
              'main',
              [
                [1, 6],
                [10, 6],
              ],
              'major',
            ),
            river('side', [
              [5, 9.5],
              [5, 6.2],
            ]),
          ],
        },
      }),
    );
    const [main, side] = raster.courses;
    expect([main.name, side.name]).toEqual(['main', 'side']);
    const mouth = side.chain[side.chain.length - 1];
    expect(Math.min(...main.chain.map((corner) => span(corner, mouth)))).toBeLessThan(1e-9);
  });

  it('are one river when their reaches meet, major where a reach is', () => {
    const reaches = [
      river('one', [
        [1, 6],
        [5, 6],
      ]),
      river(
        'one',
        [
          [5, 6],
          [10, 6],
        ],
        'major',
      ),
    ];
    const raster = rasterize(island({ rivers: { features: reaches } }));
    expect(raster.courses).toHaveLength(1);
    const classOf = (column: string) =>
      raster.rivers.filter((side) => side.between.startsWith(column)).map((side) => side.class);
    expect(new Set(classOf('02'))).toEqual(new Set(['minor']));
    expect(new Set(classOf('10'))).toEqual(new Set(['major']));
  });

  it('may be set and deleted by hand', () => {
    const raster = rasterize(
      island({
        rivers: rivers([
          [
            [1, 6.5],
            [10, 6.5],
          ],
        ]),
        overrides: { rivers: { '0506/0507': null, '0909/0910': 'major' } },
      }),
    );
    const sides = new Map(raster.rivers.map((side) => [side.between, side.class]));
    expect(sides.has('0506/0507')).toBe(false);
    expect(sides.get('0909/0910')).toBe('major');
  });
});

describe('fortified belts', () => {
  const belt = (facing: 'N' | 'S' | 'E', points: ReadonlyArray<Point>) => ({
    items: [{ kind: 'line', name: 'belt', confidence: 'certain', facing, line: points.map(latLon) }],
  });

  it('protect the hexes away from the enemy, whichever way the line is drawn', () => {
    const line: ReadonlyArray<Point> = [
      [2, 6.5],
      [8, 6.5],
    ];
    for (const points of [line, [...line].reverse()]) {
      const north = rasterize(island({ fortifications: belt('N', points) })).fortified;
      expect(north).toContainEqual({ between: '0506/0507', outside: '0506', inside: '0507', names: ['belt'] });
      const south = rasterize(island({ fortifications: belt('S', points) })).fortified;
      expect(south).toContainEqual({ between: '0506/0507', outside: '0507', inside: '0506', names: ['belt'] });
      expect(north.map((side) => side.between)).toEqual(south.map((side) => side.between));
    }
  });

  it('face outward all the way round a town', () => {
    const ring: ReadonlyArray<Point> = [
      [5.2, 4.5],
      [7, 5],
      [7.5, 6.5],
      [6.8, 8],
      [5.2, 8.6],
    ];
    const { fortified, hexes } = rasterize(island({ fortifications: belt('E', ring) }));
    const center = hexes.findIndex((hex) => hex.id === '0606');
    const away = (id: string): number => span(centerAt(Number(id.slice(0, 2)), Number(id.slice(2))), [5.196, 6.5]);
    expect(center).toBeGreaterThan(0);
    expect(fortified.length).toBeGreaterThan(6);
    for (const side of fortified) expect(away(side.outside)).toBeGreaterThan(away(side.inside));
  });
});

describe('barriers', () => {
  it('are lines fitted to hexsides, or hexsides named', () => {
    const barriers = {
      items: [
        {
          kind: 'mountain',
          name: 'crest',
          line: (
            [
              [2, 6.5],
              [5, 6.5],
            ] as const
          ).map(latLon),
        },
        { kind: 'strait', name: 'narrows', pair: '0909/0910' },
        { kind: 'strait', name: 'nowhere', pair: '0101/0505' },
      ],
    };
    const raster = rasterize(island({ barriers, overrides: { blocked: ['1005/1006'], notBlocked: ['0506/0507'] } }));
    const sides = new Map(raster.blocked.map((side) => [side.between, side.class]));
    expect(sides.get('0909/0910')).toBe('strait');
    expect(sides.get('1005/1006')).toBe('blocked');
    expect(sides.get('0405/0505') ?? sides.get('0406/0506') ?? sides.get('0406/0507')).toBe('mountain');
    expect(sides.has('0506/0507')).toBe(false);
    expect(sides.size).toBeGreaterThan(3);
  });
});
