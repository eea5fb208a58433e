import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadMap, loadMapData } from '../../src/engine/loadMap.js';
import { makeMap, type MapError } from '../../src/kernel/map.js';
import { isLeft, isRight } from '../../src/prelude.js';
import { mapData } from '../../src/scenarios/poland-1939/map.js';

/** A map file as JSON gives it, to be broken at will. */
type Loose = Record<string, any>;
const file = (): Loose => JSON.parse(JSON.stringify(mapData)) as Loose;
const errorsOf = (input: unknown): ReadonlyArray<MapError> => {
  const loaded = loadMap(input);
  return isLeft(loaded) ? loaded.left : [];
};
const short = (input: unknown): ReadonlyArray<string> => errorsOf(input).map((e) => `${e.code} ${e.at}`);

describe('loadMap', () => {
  it('reads a shipped map and makes the same one as the kernel', () => {
    const [loaded, made] = [loadMap(file()), makeMap(mapData)];
    expect(isRight(loaded) && isRight(made)).toBe(true);
    expect(loaded).toEqual(made);
  });

  it('gives the data back from which it makes the map', () => {
    for (const data of [file(), { ...file(), areas: { East: ['3101'] } }, { ...file(), zones: file().terrain.map(() => 'C'.repeat(50)) }]) {
      const loaded = loadMapData(data);
      expect(isRight(loaded) && loaded.right).toEqual(data);
      expect(isRight(loaded) && makeMap(loaded.right)).toEqual(loadMap(data));
    }
    expect(loadMapData({ ...file(), title: 3 })).toEqual(loadMap({ ...file(), title: 3 }));
  });

  it('names every wrong hex, hexside, place and entry', () => {
    const input = file();
    input.places[0].hex = '9999';
    input.places[1] = { hex: '0101', name: 7 };
    input.hexsides['minor-river'][0] = '0101/0303';
    input.features.fortress = ['x'];
    input.hexSources['0101'] = 'rumor';
    input.terrain[0] = `?${input.terrain[0].slice(1)}`;
    input.color = 'red';
    const found = short(input);
    for (const wrong of [
      'map/unknown-key color',
      'map/shape places/1/name',
      'map/shape places/1/kind',
      'map/shape hexSources/0101',
      'map/terrain 0101',
      `map/no-such-hex ${mapData.places[0].name}`,
      'map/hexside minor-river 0101/0303',
      'map/no-such-hex fortress',
    ])
      expect(found).toContain(wrong);
  });

  it('reads areas, and names what is wrong with them', () => {
    const loaded = loadMap({ ...file(), areas: { East: ['3101', '3102'] } });
    expect(isRight(loaded) && [...loaded.right.areas.keys()]).toEqual(['East']);
    expect(short({ ...file(), areas: { East: ['9999'], West: [7] }, title: 3 })).toEqual(['map/shape title', 'map/shape areas/West/0', 'map/no-such-hex East']);
    expect(short({ ...file(), areas: [] })).toEqual(['map/shape areas']);
  });

  it('reads weather zones, and names what is wrong with them', () => {
    const rows = file().terrain.map(() => 'B'.repeat(50)) as string[];
    const loaded = loadMap({ ...file(), zones: rows });
    expect(isRight(loaded) && loaded.right.zones).toEqual(['B']);
    expect(short({ ...file(), zones: ['b'.repeat(50), ...rows.slice(1)] })).toHaveLength(50);
    expect(short({ ...file(), zones: rows.slice(1) })).toEqual(['map/zones poland-1939']);
    expect(short({ ...file(), zones: 'B' })).toEqual(['map/shape zones']);
    expect(short({ ...file(), zones: [7, ...rows.slice(1)], title: 3, terrain: ['?'] })).toEqual(['map/shape title', 'map/shape zones/0', 'map/terrain poland-1939']);
  });

  it('refuses extents, legends and grids that make no map', () => {
    expect(short({ ...file(), columns: [1, 50.5] })).toContain('map/shape columns/1');
    expect(short({ ...file(), columns: [1, 1e9] })).toContain('map/shape columns/1');
    expect(short({ ...file(), columns: [50, 1] })).toEqual(['map/extent poland-1939']);
    expect(short({ ...file(), terrains: { ...mapData.terrains, ab: 'woods' } })).toEqual(['map/legend terrains/ab']);
    expect(short({ ...file(), terrain: mapData.terrain.slice(1) })).toEqual(['map/terrain poland-1939']);
    expect(short([])).toEqual(['map/shape map']);
    expect(short(null)).toEqual(['map/shape map']);
  });

  it('never throws, whatever the input', () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true, withSparseArray: true, withTypedArray: true });
    fc.assert(fc.property(anything, (input) => void expect(isLeft(loadMap(input))).toBe(true)));
    const small = {
      format: 'grognard-map/1', id: 'm', title: '', notice: '', columns: [1, 2], rows: [1, 2], terrains: { '.': 'clear' }, terrain: ['..', '..'],
      territories: {}, territory: ['  ', '  '], hexsides: {}, features: {}, places: [], source: 'printed', hexSources: {},
    };
    expect(isRight(loadMap(small))).toBe(true);
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(small)), anything, (key, value) => void loadMap({ ...small, [key]: value })),
      { numRuns: 500 },
    );
    const treacherous = JSON.parse('{"__proto__":{"polluted":1},"features":{"__proto__":["0101"]},"hexsides":{"constructor":["0101/0102"]},"hexSources":{"__proto__":"printed"}}') as object;
    loadMap({ ...small, ...treacherous });
    expect(({} as Loose)['polluted']).toBeUndefined();
    let deep: unknown = '';
    for (let i = 0; i < 100_000; i++) deep = { features: deep };
    expect(isLeft(loadMap({ ...small, features: deep }))).toBe(true);
  });
});
