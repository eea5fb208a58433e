import { describe, expect, it } from 'vitest';
import { directionTo } from '../../src/kernel/hex.js';
import {
  areaMask,
  cityHexes,
  featureBit,
  type HexMap,
  hexsideBit,
  hexSource,
  makeMap,
  type MapData,
  type MapError,
  singleHexsides,
  territoryHexes,
  zoneLetter,
} from '../../src/kernel/map.js';
import { isLeft, isRight } from '../../src/prelude.js';

const file: MapData = {
  format: 'grognard-map/1',
  id: 'sample',
  title: 'Sample',
  notice: 'Made up.',
  columns: [10, 12],
  rows: [8, 11],
  terrains: { c: 'clear', w: 'woods', '.': 'clear' },
  terrain: ['ccw', 'cwc', '.cc', 'ccc'],
  territories: { P: 'Poland', G: 'Germany' },
  territory: ['GPP', 'GPP', 'GPP', ' PP'],
  hexsides: { river: ['1009/1010', '1110/1010'], rail: ['1008/1009'], rampart: ['1010>1110'] },
  features: { fortress: ['1110'], port: [] },
  places: [
    { hex: '1110', name: 'Warszawa N', kind: 'major-partial', city: 'Warszawa', capital: true },
    { hex: '1111', name: 'Warszawa S', kind: 'major-partial', city: 'Warszawa' },
    { hex: '1110', name: 'Praga', kind: 'reference' },
  ],
  source: 'reconstructed',
  hexSources: { '1110': 'printed' },
};

const good = (data: MapData): HexMap => {
  const made = makeMap(data);
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};
const errorsOf = (data: MapData): ReadonlyArray<MapError> => {
  const made = makeMap(data);
  return isRight(made) ? [] : made.left;
};

describe('map', () => {
  const map = good(file);
  const hex = (id: string): number => map.hexOf.get(id) ?? -1;
  const side = (a: string, b: string): number => map.sides[hex(a) * 6 + directionTo(map.neighbors, hex(a), hex(b))];

  it('reads terrain and territory one character a hex', () => {
    expect(map.terrains).toEqual(['clear', 'woods']);
    expect(map.terrains[map.terrain[hex('1208')]]).toBe('woods');
    expect(map.terrains[map.terrain[hex('1109')]]).toBe('woods');
    expect(map.terrains[map.terrain[hex('1010')]]).toBe('clear');
    expect(map.territories[map.territory[hex('1008')]]).toBe('Germany');
    expect(map.territory[hex('1011')]).toBe(-1);
  });

  it('puts hexside features on the hexside, from whichever hex they are named', () => {
    const river = hexsideBit(map, 'river');
    expect(map.hexsides[side('1010', '1009')] & river).toBe(river);
    expect(map.hexsides[side('1010', '1110')] & river).toBe(river);
    expect(map.hexsides[side('1008', '1009')] & river).toBe(0);
    expect(map.hexsides[side('1008', '1009')]).toBe(hexsideBit(map, 'rail'));
    expect(hexsideBit(map, 'lava')).toBe(0);
  });

  it('knows which hex a facing feature protects', () => {
    expect(map.protects[side('1110', '1010')]).toBe(hex('1110'));
    expect(map.protects[side('1009', '1010')]).toBe(-1);
  });

  it('knows features, places, cities and sources of hexes', () => {
    expect(map.hexFeatures[hex('1110')]).toBe(featureBit(map, 'fortress'));
    expect(map.hexFeatures[hex('1111')]).toBe(0);
    expect(featureBit(map, 'castle')).toBe(0);
    expect(map.places[map.placeAt[hex('1110')]].name).toBe('Warszawa N');
    expect(map.placeAt[hex('1008')]).toBe(-1);
    expect(cityHexes(map, 'Warszawa')).toEqual([hex('1110'), hex('1111')]);
    expect(cityHexes(map, 'Praga')).toEqual([hex('1110')]);
    expect(hexSource(map, hex('1110'))).toBe('printed');
    expect(hexSource(map, hex('1111'))).toBe('reconstructed');
  });

  it('reads hexsides that stand in a row', () => {
    const rows = good({ ...file, hexsides: { ...file.hexsides, rail: ['1008/1009/1109', '1110/1010'] } });
    expect([...rows.hexsides]).toEqual([...good({ ...file, hexsides: { ...file.hexsides, rail: ['1008/1009', '1010/1110', '1109/1009'] } }).hexsides]);
    expect(singleHexsides('1008/1009/1109')).toEqual(['1008/1009', '1009/1109']);
    for (const alone of ['1008/1009', '1008>1009', '1008', '1008>1009/1109']) expect(singleHexsides(alone)).toEqual([alone]);
    // one wrong step in a row is one error, and the others still count
    expect(errorsOf({ ...file, hexsides: { rail: ['1008/1009/1211/1210'] } }).map((e) => e.at)).toEqual(['rail 1009/1211']);
  });

  it('knows the weather zones of hexes by letter, if the map has any', () => {
    expect([map.zones, zoneLetter(map, hex('1010'))]).toEqual([[], null]);
    const zoned = good({ ...file, zones: ['DBB', 'DBB', 'D  ', 'DBB'] });
    expect(zoned.zones).toEqual(['B', 'D']);
    expect(['1008', '1211', '1110', '1210'].map((id) => zoneLetter(zoned, hex(id)))).toEqual(['D', 'B', null, null]);
    expect(errorsOf({ ...file, zones: ['DBB', 'DbB', 'DB', 'DBB'] }).map((e) => [e.code, e.at])).toEqual([
      ['map/zones', '1109'],
      ['map/zones', 'row 10'],
    ]);
    expect(errorsOf({ ...file, zones: ['DBB'] }).map((e) => e.code)).toEqual(['map/zones']);
  });

  it('knows areas, which may overlap and need not exist', () => {
    expect(map.areas.size).toBe(0);
    const parted = good({ ...file, areas: { East: ['1210', '1208', '1210'], Sea: ['1208'] } });
    expect(parted.areas.get('East')).toEqual([hex('1208'), hex('1210')]);
    expect([...areaMask(parted, 'Sea')].flatMap((bit, h) => (bit === 1 ? [h] : []))).toEqual([hex('1208')]);
    expect(areaMask(parted, 'West')).toEqual(new Uint8Array(map.grid.size));
  });

  it('lists the hexes of a territory', () => {
    expect(territoryHexes(map, 'Germany').map((h) => map.ids[h])).toEqual(['1008', '1009', '1010']);
    expect(territoryHexes(map, 'Utopia')).toEqual([]);
  });

  const many = Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`f${i}`, []]));
  const bad: ReadonlyArray<readonly [string, Partial<MapData>, MapError['code'], string, RegExp]> = [
    ['columns the wrong way round', { columns: [12, 10] }, 'map/extent', 'sample', /must not come before/],
    ['rows the wrong way round', { rows: [11, 8] }, 'map/extent', 'sample', /must not come before/],
    ['a negative column', { columns: [-1, 1] }, 'map/extent', 'sample', /./],
    ['a negative row', { rows: [-1, 2] }, 'map/extent', 'sample', /./],
    ['a column of four digits', { columns: [998, 1000] }, 'map/extent', 'sample', /999/],
    ['a row of four digits', { rows: [997, 1000] }, 'map/extent', 'sample', /999/],
    ['more hexes than anybody plays on', { columns: [1, 999], rows: [1, 999] }, 'map/extent', 'sample', /32767 hexes.* 998001/],
    ['a missing row of terrain', { terrain: ['ccw', 'cwc', 'ccc'] }, 'map/terrain', 'sample', /3 rows .* 4 rows/],
    ['a row of terrain too short', { terrain: ['ccw', 'cw', 'ccc', 'ccc'] }, 'map/terrain', 'row 9', /2 characters .* 3 columns/],
    ['a row of terrain too long', { terrain: ['ccw', 'cwc', 'ccc', 'cccc'] }, 'map/terrain', 'row 11', /4 characters .* 3 columns/],
    ['unknown terrain', { terrain: ['ccw', 'cxc', 'ccc', 'ccc'] }, 'map/terrain', '1109', /'x' .*cw/],
    ['a hex without terrain', { terrain: ['ccw', 'cwc', 'ccc', 'cc '] }, 'map/terrain', '1211', /' '/],
    ['unknown territory', { territory: ['GPP', 'GPP', 'GPR', ' PP'] }, 'map/territory', '1210', /'R' .*PG/],
    ['a missing row of territory', { territory: [] }, 'map/territory', 'sample', /0 rows .* 4 rows/],
    ['a hexside of one hex', { hexsides: { river: ['1009'] } }, 'map/hexside', 'river 1009', /1010\/1011/],
    ['a hexside of three hexes', { hexsides: { river: ['1009>1010/1110'] } }, 'map/hexside', 'river 1009>1010/1110', /two adjacent/],
    ['a hexside beyond the edge', { hexsides: { river: ['1011/1012'] } }, 'map/no-such-hex', 'river 1011/1012', /^1012 .*1008 to 1211/],
    ['a hexside of one hex of the map and one of none', { hexsides: { river: ['2020/1109'] } }, 'map/no-such-hex', 'river 2020/1109', /^2020 /],
    ['a hexside of a hex far away', { hexsides: { river: ['1109/2020'] } }, 'map/no-such-hex', 'river 1109/2020', /^2020 /],
    ['a hexside between distant hexes', { hexsides: { river: ['1008/1010'] } }, 'map/hexside', 'river 1008/1010', /1008 and 1010/],
    [
      'hexside features that face both ways',
      { hexsides: { rampart: ['1010>1110'], wall: ['1110>1010'] } },
      'map/hexside',
      'wall 1110>1010',
      /protects 1110/,
    ],
    [
      'hexside features that face both ways, the first hex of the map among them',
      { hexsides: { rampart: ['1009>1008'], wall: ['1008>1009'] } },
      'map/hexside',
      'wall 1008>1009',
      /protects 1008/,
    ],
    ['a feature off the map', { features: { port: ['1308'] } }, 'map/no-such-hex', 'port', /^1308 /],
    ['an area off the map', { areas: { East: ['1308'] } }, 'map/no-such-hex', 'East', /^1308 /],
    ['a feature of a malformed hex', { features: { port: ['10-8'] } }, 'map/no-such-hex', 'port', /^10-8 /],
    ['a place off the map', { places: [{ hex: '0101', name: 'Ur', kind: 'dot' }] }, 'map/no-such-hex', 'Ur', /^0101 /],
    ['the source of a hex off the map', { hexSources: { '2020': 'printed' } }, 'map/no-such-hex', 'hexSources', /^2020 /],
    ['an unknown source of a hex', { hexSources: { '1008': 'rumor' as never } }, 'map/source', '1008', /'rumor' .*printed/],
    ['an unknown source', { source: 'rumor' as never }, 'map/source', 'sample', /'rumor' .*reconstructed/],
    ['too many hexside features', { hexsides: many }, 'map/features', 'sample', /31/],
    ['too many hex features', { features: many }, 'map/features', 'sample', /31/],
  ];
  it.each(bad)('refuses %s', (_, change, code, at, detail) => {
    expect(errorsOf({ ...file, ...change })).toEqual([{ code, at, detail: expect.stringMatching(detail) as string }]);
  });

  it('reports everything that is wrong, not the first thing', () => {
    const errors = errorsOf({
      ...file,
      terrain: ['xcw', 'cwc', 'ccc', 'ccz'],
      features: { port: ['0000'] },
      places: [{ hex: '9999', name: 'Nowhere', kind: 'dot' }],
    });
    expect(errors.map((e) => e.at)).toEqual(['1008', '1211', 'port', 'Nowhere']);
  });

  it('accepts maps of one hex, in the first and the last place there is', () => {
    for (const [n, id] of [[0, '0000'], [99, '9999']] as const) {
      const one = { columns: [n, n], rows: [n, n], terrain: ['w'], territory: ['P'] } as const;
      expect(good({ ...file, ...one, hexsides: {}, features: {}, places: [], hexSources: {} }).ids).toEqual([id]);
    }
  });

  it('accepts 31 kinds of hexside feature and of hex feature, and tells them apart', () => {
    const most = Array.from({ length: 31 }, (_, i) => `f${i}`);
    const full = good({
      ...file,
      hexsides: Object.fromEntries(most.map((f) => [f, f === 'f30' ? ['1008/1009'] : []])),
      features: Object.fromEntries(most.map((f) => [f, f === 'f30' ? ['1008'] : []])),
    });
    expect(most.filter((f) => full.hexFeatures.some((bits) => (bits & featureBit(full, f)) !== 0))).toEqual(['f30']);
    expect(most.filter((f) => full.hexsides.some((bits) => (bits & hexsideBit(full, f)) !== 0))).toEqual(['f30']);
  });

  it('accepts a feature that is named twice and faces one way', () => {
    const twice = good({ ...file, hexsides: { rampart: ['1010>1110'], wall: ['1010>1110', '1010>1110'] } });
    expect(twice.protects.filter((p) => p >= 0)).toHaveLength(1);
  });
});
