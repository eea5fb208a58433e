import { describe, expect, it } from 'vitest';
import { type Geography, rasterize, type RasterHex } from '../../src/atlas/index.js';
import { area, box, island, town } from './island.js';

const hexesOf = (more: Partial<Geography> = {}): ReadonlyMap<string, RasterHex> =>
  new Map(rasterize(island(more)).hexes.map((hex) => [hex.id, hex]));

describe('the survey of hexes', () => {
  const hexes = hexesOf();

  it('has every hex of the map once, down each column', () => {
    const ids = [...hexes.keys()];
    expect(ids).toHaveLength(120);
    expect(ids).toEqual([...ids].sort());
  });

  it('makes land where enough of the hex is land', () => {
    expect(hexes.get('0302')?.kind).toBe('sea'); // its southern edge touches the coast
    expect(hexes.get('0402')).toMatchObject({ kind: 'land', terrain: 'clear' }); // about half land
    expect(hexes.get('0402')?.landShare).toBeGreaterThan(0.25);
    expect(hexes.get('0402')?.landShare).toBeLessThan(0.6);
    expect(hexes.get('0301')).toMatchObject({ kind: 'sea', terrain: 'sea', country: null });
  });

  it('gives a hex to the state with most of it', () => {
    expect(hexes.get('0506')?.country).toBe('West');
    expect(hexes.get('0606')?.country).toBe('East');
  });

  it('lets the last region lie over the others', () => {
    expect(hexes.get('0106')?.terrain).toBe('clear');
    expect(hexes.get('0108')?.terrain).toBe('woods');
    expect(hexes.get('0110')?.terrain).toBe('swamp');
    expect(hexes.get('0408')?.terrain).toBe('clear');
  });

  it('knows lakes from sea', () => {
    const withLake = hexesOf({ lakes: { features: [{ properties: { name: 'Mere' }, geometry: box(5, 5, 8, 7) }] } });
    expect(withLake.get('0706')).toMatchObject({ kind: 'lake', terrain: 'lake', lake: 'Mere' });
    expect(withLake.get('0404')?.kind).toBe('land');
  });
});

describe('towns', () => {
  it('make their hex land and decide who owns it', () => {
    const raster = rasterize(
      island({
        cities: {
          cities: [
            town('Port', [2.6, 1.9], { class: 'reference', flags: ['port'] }),
            town('Hamlet', [4.4, 6], { class: 'reference', country: 'East' }),
            town('Fair', [4.3, 6.1], { class: 'dot', country: 'West' }),
            town('Market', [4.35, 5.9], { class: 'dot', country: 'East' }),
          ],
        },
      }),
    );
    const at = (id: string) => raster.hexes.find((hex) => hex.id === id);
    expect(at('0302')).toMatchObject({ kind: 'land', terrain: 'clear', country: 'West', flags: ['port'] });
    // the more important town wins; of equals the first
    expect(at('0506')?.country).toBe('West');
    expect(at('0506')?.settlements.map((s) => s.name)).toEqual(['Fair', 'Market', 'Hamlet']);
    expect(raster.notes).toEqual([
      'Port makes 0302 land (was sea, land 0.00)',
      'Hamlet moves 0506 from West to East',
      'Fair moves 0506 from East to West',
    ]);
  });

  it('spread over a hex for each of their points, two points in one hex over a neighbor', () => {
    const twin = town('Twin', [0, 0], { class: 'major' });
    const points = [town('a', [4.33, 6]), town('b', [4.5, 6.1])].map(({ lat, lon }) => [lat, lon] as const);
    const raster = rasterize(island({ cities: { cities: [{ ...twin, points }] } }));
    expect(raster.cityHexes).toEqual({ Twin: ['0506', '0606'] });
    expect(
      raster.hexes.filter((hex) => hex.settlements.length > 0).map((hex) => [hex.id, hex.settlements[0].part]),
    ).toEqual([
      ['0506', 1],
      ['0606', 2],
    ]);
  });

  it('off the map are left out', () => {
    expect(rasterize(island({ cities: { cities: [town('Far', [40, 5])] } })).cityHexes).toEqual({});
  });

  it('may be moved or left out by hand', () => {
    const cities = { cities: [town('Moved', [4.33, 6]), town('Gone', [6, 6])] };
    const raster = rasterize(island({ cities, overrides: { cityHex: { Moved: '0505', Gone: null } } }));
    expect(raster.cityHexes).toEqual({ Moved: ['0505'] });
  });
});

describe('corrections', () => {
  it('change hexes', () => {
    const hexes = hexesOf({
      cities: { cities: [town('Drowned', [4.33, 6])] },
      overrides: {
        hexes: {
          '0301': { kind: 'land', country: 'East' },
          '0506': { kind: 'sea' },
          '0108': { terrain: 'rough', flags: ['old'] },
        },
      },
    });
    expect(hexes.get('0301')).toMatchObject({ kind: 'land', terrain: 'clear', country: 'East' });
    expect(hexes.get('0506')).toMatchObject({ kind: 'sea', terrain: 'sea', settlements: [] });
    expect(hexes.get('0108')).toMatchObject({ terrain: 'rough', country: 'West', flags: ['old'] });
  });

  it('find an owner for land without one', () => {
    const hexes = hexesOf({ overrides: { hexes: { '0302': { kind: 'land' }, '0301': { kind: 'land' } } } });
    expect(hexes.get('0302')?.country).toBe('West');
  });

  it('that fit nowhere are told of', () => {
    const { notes } = rasterize(
      island({
        overrides: {
          hexes: { '9901': {} },
          cityHex: { X: '0150' },
          rail: { '0101/0303': 'main' },
          water: ['0506/0508'],
        },
      }),
    );
    expect(notes).toEqual([
      'override of 9901, which is no hex of this map',
      'override of 0150, which is no hex of this map',
      'override of 0101/0303, which is no hexside of this map',
      'override of 0506/0508, which is no hexside of this map',
    ]);
  });
});

describe('water hexsides', () => {
  // an inlet so narrow that the hexes on both sides remain land
  const inlet = area([
    [3.7, 4.6],
    [3.8, 4.6],
    [3.8, 5.4],
    [3.7, 5.4],
  ]);

  it('are those that run through a lake', () => {
    const long = { features: [{ properties: { name: 'Mere' }, geometry: box(3, 5.4, 8, 5.6) }] };
    expect(rasterize(island({ lakes: long })).water).toContainEqual({ between: '0505/0506', lake: 'Mere' });
    expect(
      rasterize(island({ lakes: { features: [{ properties: { name: 'Pond' }, geometry: inlet }] } })).water,
    ).toEqual([]);
  });

  it('may be set and deleted by hand', () => {
    const long = { features: [{ properties: { name: 'Mere' }, geometry: box(3, 5.4, 8, 5.6) }] };
    const overrides = { water: ['0707/0708'], notWater: ['0505/0506'] };
    const sides = rasterize(island({ lakes: long, overrides })).water;
    expect(sides).toContainEqual({ between: '0707/0708', lake: null });
    expect(sides.map((side) => side.between)).not.toContain('0505/0506');
  });
});
