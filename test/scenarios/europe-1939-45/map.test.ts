/** The map of Europe: every hex fact of the errata (SPI-MAP.0 to SPI-MAP.9), base and corrected, and whether it is a map of Europe at all. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeProjection, rasterize } from '../../../src/atlas/index.js';
import { columnOf, directionTo, type HexIx } from '../../../src/kernel/hex.js';
import { featureBit, type HexMap, hexsideBit, hexSource, makeMap, type MapData, territoryHexes } from '../../../src/kernel/map.js';
import { isLeft } from '../../../src/prelude.js';
import { MAP_PATCHES, type MapPatchId, mapPatches } from '../../../src/rulesets/spi-ww2/mapPatches.js';
import { patchedMap, patchErrors } from '../../../src/rulesets/spi-ww2/patchedMap.js';
import { tablesData } from '../../../src/rulesets/spi-ww2/tables/index.js';
import { makeMapData, moduleText, readGeography } from '../../../src/scenarios/europe-1939-45/map.generate.js';
import { mapData } from '../../../src/scenarios/europe-1939-45/map.js';

const made = (data: MapData): HexMap => {
  const map = makeMap(data);
  if (isLeft(map)) throw new Error(JSON.stringify(map.left));
  return map.right;
};
const withPatches = (...ids: ReadonlyArray<MapPatchId>): HexMap => made(patchedMap(mapData, mapPatches(ids)));
const base = made(mapData);
const map = made(patchedMap(mapData, MAP_PATCHES));
const geography = readGeography();
const raster = rasterize(geography);

const hex = (id: string): HexIx => base.hexOf.get(id) ?? -1;
const terrain = (m: HexMap, id: string): string => m.terrains[m.terrain[hex(id)]];
const country = (m: HexMap, id: string): string | null => m.territories[m.territory[hex(id)]] ?? null;
const area = (m: HexMap, name: string): ReadonlyArray<string> => (m.areas.get(name) ?? []).map((h) => m.ids[h]);
const isPort = (m: HexMap, id: string): boolean => (m.hexFeatures[hex(id)] & featureBit(m, 'port')) !== 0;
const isSea = (m: HexMap, h: HexIx): boolean => m.terrains[m.terrain[h]] === 'sea';
const beside = (m: HexMap, h: HexIx): ReadonlyArray<HexIx> => [0, 1, 2, 3, 4, 5].map((d) => m.neighbors[h * 6 + d]).filter((next) => next >= 0);
const isCoast = (m: HexMap, h: HexIx): boolean => !isSea(m, h) && beside(m, h).some((next) => isSea(m, next));
const side = (m: HexMap, text: string): number => {
  const [a, b] = text.split('/').map(hex);
  return m.sides[a * 6 + directionTo(m.neighbors, a, b)];
};
const has = (m: HexMap, feature: string, text: string): boolean => (m.hexsides[side(m, text)] & hexsideBit(m, feature)) !== 0;
const hexesWith = (m: HexMap, feature: string): ReadonlyArray<string> => m.ids.filter((_, h) => (m.hexFeatures[h] & featureBit(m, feature)) !== 0);

/** The hexes that can be reached from one of them over hexsides that may be crossed. */
const reached = (m: HexMap, start: HexIx, open: (to: HexIx, features: number) => boolean): ReadonlySet<HexIx> => {
  const seen = new Set([start]);
  for (const h of seen)
    for (let d = 0; d < 6; d++) {
      const next = m.neighbors[h * 6 + d];
      if (next >= 0 && open(next, m.hexsides[m.sides[h * 6 + d]])) seen.add(next);
    }
  return seen;
};
const onLand = (m: HexMap, start: string): ReadonlySet<HexIx> => {
  const barred = hexsideBit(m, 'sea') | hexsideBit(m, 'strait') | hexsideBit(m, 'blocked');
  const closed = ['sea', 'prohibited'].map((name) => m.terrains.indexOf(name));
  return reached(m, hex(start), (to, features) => !closed.includes(m.terrain[to]) && (features & barred) === 0);
};

const PORTS = ['1207', '1317', '1508', '1902', '2007', '2104'];
const STRAITS = ['2316/2415', '2018/2119', '1321/1420', '1919/1920', '0219/0220', '1209/1309', '1208/1209'];
const PROHIBITED = ['0409', '0410', '0509', '0510', '0608', '0609'];

describe('the map file', () => {
  it('is exactly what its generator makes of the geography', () => {
    const text = readFileSync(new URL('../../../src/scenarios/europe-1939-45/map.ts', import.meta.url), 'utf8');
    expect(moduleText(makeMapData())).toBe(text);
  });

  it('covers columns 01 to 28 and rows 01 to 26, even columns half a hex south', () => {
    expect(base.grid).toMatchObject({ firstColumn: 1, columns: 28, firstRow: 1, rows: 26 });
    expect(beside(base, hex('0202')).map((h) => base.ids[h])).toEqual(['0201', '0302', '0303', '0203', '0103', '0102']);
  });

  it('says that it is a reconstruction, and of no hex that it is printed', () => {
    expect(mapData.notice).toMatch(/reconstruction .*not the printed map/);
    expect(mapData.source).toBe('reconstructed');
    expect(new Set(Object.values(mapData.hexSources))).toEqual(new Set(['inferred']));
    expect(hexSource(base, hex('1207'))).toBe('inferred');
    expect(hexSource(base, hex('1312'))).toBe('reconstructed');
  });

  it('has no correction that names no hex or hexside', () => {
    expect(raster.notes.filter((note) => note.includes('override'))).toEqual([]);
  });

  it('is the same as an independent program made of the same geography', () => {
    const land = raster.hexes.filter((h) => h.kind === 'land');
    expect([land.length, land.filter((h) => h.terrain === 'rough').length, raster.water.length, raster.blocked.length]).toEqual([502, 74, 31, 17]);
    const counts = new Map<string, number>();
    for (const h of land) counts.set(h.country ?? '', (counts.get(h.country ?? '') ?? 0) + 1);
    const spread = {
      'Soviet Union': 146,
      'Algeria (French)': 46,
      Turkey: 30,
      'Libya (Italian)': 23,
      France: 21,
      Germany: 20,
      Spain: 19,
      Sweden: 17,
      Egypt: 17,
      Italy: 15,
      Norway: 13,
    };
    for (const [name, count] of Object.entries(spread)) expect([name, counts.get(name)]).toEqual([name, count]);
  });
});

describe('the corrections of the errata, each with it and without it', () => {
  it('SPI-MAP.1: six more ports', () => {
    expect(PORTS.map((id) => isPort(base, id))).toEqual(PORTS.map(() => false));
    const more = withPatches('map-extra-ports');
    expect(PORTS.map((id) => isPort(more, id))).toEqual(PORTS.map(() => true));
    expect(hexesWith(more, 'port').filter((id) => !isPort(base, id))).toEqual(PORTS);
    expect(PORTS.map((id) => hexSource(more, hex(id)))).toEqual(PORTS.map(() => 'printed'));
  });

  it('SPI-MAP.2: 0315 and 0718 are rough', () => {
    expect(['0315', '0718'].map((id) => terrain(base, id))).toEqual(['clear', 'clear']);
    expect(['0315', '0718'].map((id) => terrain(withPatches('map-rough-hexes'), id))).toEqual(['rough', 'rough']);
  });

  it.each(STRAITS)('SPI-MAP.3, SPI-MAP.4: %s is a Negotiable Strait, both ways, between two land hexes', (strait) => {
    const [a, b] = strait.split('/');
    for (const text of [strait, `${b}/${a}`]) {
      expect(has(withPatches('map-straits-blocked'), 'strait', text)).toBe(true);
      expect(has(base, 'strait', text) || has(base, 'sea', text) || has(base, 'blocked', text)).toBe(false);
    }
    expect([a, b].map((id) => isSea(base, hex(id)))).toEqual([false, false]);
  });

  it('SPI-MAP.3: there are no other straits', () => {
    const straits = Array.from(map.hexsides).filter((features) => (features & hexsideBit(map, 'strait')) !== 0);
    expect(straits).toHaveLength(7);
  });

  it('SPI-MAP.5, SPI-5.85.2: 1208 is Norwegian; a tip of Denmark lies in it unless removed', () => {
    expect([country(base, '1208'), country(map, '1208'), country(map, '1209')]).toEqual(['Norway', 'Norway', 'Denmark']);
    expect(area(base, 'Denmark')).toEqual(['1208', '1209']);
    expect(area(withPatches('map-denmark-tip'), 'Denmark')).toEqual(['1209']);
    expect(territoryHexes(map, 'Denmark').map((h) => map.ids[h])).toEqual(['1209']);
  });

  it('SPI-MAP.6: 1817 and 0923 are clear', () => {
    expect(['1817', '0923'].map((id) => terrain(base, id))).toEqual(['rough', 'rough']);
    expect(['1817', '0923'].map((id) => terrain(withPatches('map-clear-hexes'), id))).toEqual(['clear', 'clear']);
    expect(['1817', '0923'].map((id) => country(map, id))).toEqual(['Bulgaria', 'Tunisia']);
  });

  it('SPI-MAP.7: 1123 and 1525 are sea, nobody’s, and part of the Mediterranean', () => {
    const wet = withPatches('map-sea-hexes');
    for (const id of ['1123', '1525']) {
      expect([terrain(base, id), terrain(wet, id), country(wet, id)]).toEqual(['clear', 'sea', null]);
      expect([area(base, 'Mediterranean Sea'), area(wet, 'Mediterranean Sea'), area(wet, 'Africa')].map((hexes) => hexes.includes(id))).toEqual([
        false,
        true,
        false,
      ]);
    }
  });

  it('SPI-MAP.8: six hexes of Ireland and Ulster are closed', () => {
    expect(PROHIBITED.map((id) => terrain(base, id))).toEqual(PROHIBITED.map(() => 'clear'));
    const closed = withPatches('map-prohibited-hexes');
    expect(closed.ids.filter((id) => terrain(closed, id) === 'prohibited')).toEqual(PROHIBITED);
    expect(PROHIBITED.map((id) => country(map, id))).toEqual(['Ireland', 'Ireland', 'Ireland', 'Ireland', 'Britain', 'Britain']);
  });

  it('SPI-MAP.9: 1017 is Corsica, French, and Vichy’s', () => {
    expect(base.places.filter((place) => place.hex === hex('1017')).map((place) => place.name)).toEqual(['Ajaccio']);
    const french = withPatches('map-corsica-french');
    expect([country(base, '1017'), country(french, '1017'), country(map, '1018')]).toEqual(['Italy', 'France', 'Italy']);
    expect([base, french].map((m) => area(m, 'Vichy France').includes('1017'))).toEqual([false, true]);
  });

  it('SPI-5.7.2: on the north Russian coast only 1902 and 2104 are ports, whatever else a map says', () => {
    const crowded: MapData = { ...mapData, features: { ...mapData.features, port: [...mapData.features['port'], '1903', '2003'] } };
    const coast = area(base, 'North Russian coast');
    expect(coast).toEqual(expect.arrayContaining(['1902', '2104', '2003']));
    const ports = (...ids: ReadonlyArray<MapPatchId>) =>
      hexesWith(made(patchedMap(crowded, mapPatches(ids))), 'port').filter((id) => coast.includes(id));
    expect(ports()).toEqual(['2003']);
    expect(ports('arctic-ports-1902-2104')).toEqual(['1902', '2104']);
    expect(ports('arctic-ports-1902-2104', 'map-extra-ports')).toEqual(['1902', '2104']);
  });

  it('SPI-5.7.1: those coast hexes are Russian and lie on the Arctic Ocean', () => {
    const arctic = new Set(map.areas.get('Arctic Ocean'));
    for (const id of area(map, 'North Russian coast')) {
      expect(country(map, id)).toBe('Russia');
      expect(beside(map, hex(id)).some((h) => arctic.has(h))).toBe(true);
    }
    expect(area(map, 'North Russian coast')).not.toContain('2007');
  });

  it('SPI-13.0.1: 1614, 1714 and 1814 are German, but do not count for victory', () => {
    const three = ['1614', '1714', '1814'];
    expect(three.map((id) => country(map, id))).toEqual(['Germany', 'Germany', 'Germany']);
    expect(area(base, 'Germany for victory')).toEqual(territoryHexes(base, 'Germany').map((h) => base.ids[h]));
    expect(
      area(base, 'Germany for victory').filter((id) => !area(withPatches('victory-hexes-not-germany'), 'Germany for victory').includes(id)),
    ).toEqual(three);
  });

  it('SPI-MAP.0: can be left out one by one, and go together in any order', () => {
    for (const patch of MAP_PATCHES) expect([patch.id, patchedMap(mapData, [patch])]).not.toEqual([patch.id, mapData]);
    for (const { id } of MAP_PATCHES.filter((patch) => patch.case !== '5.7')) {
      const rest = MAP_PATCHES.filter((patch) => patch.id !== id);
      expect([id, patchedMap(mapData, rest)]).not.toEqual([id, patchedMap(mapData, MAP_PATCHES)]);
    }
    const facts = ({ hexOf: _, ...m }: HexMap) => ({
      ...m,
      terrain: m.ids.map((id) => terrain(m as HexMap, id)),
      territory: m.ids.map((id) => country(m as HexMap, id)),
      terrains: [],
    });
    expect(facts(made(patchedMap(mapData, [...MAP_PATCHES].reverse())))).toEqual(facts(map));
    expect(patchedMap(patchedMap(mapData, MAP_PATCHES), MAP_PATCHES)).toEqual(patchedMap(mapData, MAP_PATCHES));
    expect(patchedMap(mapData, [])).toEqual(mapData);
  });

  it('take single hexsides out of a row', () => {
    const patch = { ...MAP_PATCHES[0], hexsides: { strait: { remove: ['1309/1209'] } } };
    const row = patchedMap({ ...mapData, hexsides: { ...mapData.hexsides, strait: ['1208/1209/1309'] } }, [patch]);
    expect(row.hexsides['strait']).toEqual(['1208/1209']);
  });

  it('leave a map alone that has no such hexes, and say so', () => {
    const small: MapData = {
      ...mapData,
      columns: [1, 2],
      rows: [1, 2],
      terrain: ['~~', '~~'],
      territory: ['  ', '  '],
      hexsides: {},
      features: {},
      areas: {},
      places: [],
      hexSources: {},
    };
    const patched = patchedMap(small, MAP_PATCHES);
    expect(isLeft(makeMap(patched))).toBe(false);
    expect(patched.terrain).toEqual(small.terrain);
    expect(patchErrors(small, mapPatches(['map-sea-hexes'])).map((e) => [e.code, e.at])).toEqual([
      ['map/no-such-hex', 'errata MAP, map-sea-hexes'],
      ['map/no-such-hex', 'errata MAP, map-sea-hexes'],
    ]);
    expect(patchErrors(mapData, MAP_PATCHES)).toEqual([]);
  });
});

describe('Europe', () => {
  const at = (lat: number, lon: number): readonly [number, number] => makeProjection(geography.sheet).forward(lat, lon);

  it('lies where the errata have it: their places fall within a hex of their numbers', () => {
    const places: ReadonlyArray<readonly [string, number, number]> = [
      ['1207', 59.91, 10.75],
      ['1508', 59.33, 18.07],
      ['1902', 68.97, 33.08],
      ['2007', 59.94, 30.31],
      ['2104', 64.54, 40.54],
      ['1017', 42.1, 9.1],
    ];
    for (const [id, lat, lon] of places) {
      const [u, v] = at(lat, lon);
      const column = columnOf(base.grid, hex(id));
      const center = [(column * Math.sqrt(3)) / 2, Number(id.slice(2)) + (column % 2 === 0 ? 0.5 : 0)];
      expect(Math.hypot(u - center[0], v - center[1])).toBeLessThan(1);
    }
  });

  it('has one mainland from Lisboa to Stalingrad and Narvik, and Africa and Asia beyond their straits', () => {
    const mainland = onLand(map, '0118');
    for (const id of ['2612', '1502', '1207', '1218', '1820', '1209', '2018', '2816', '0219', '1420'])
      expect([id, mainland.has(hex(id))]).toEqual([id, true]);
    // round the Black Sea by the Caucasus, and so on to Egypt and Morocco
    for (const id of ['2319', '2325', '1021', '0220']) expect([id, mainland.has(hex(id))]).toEqual([id, true]);
    const islands = map.ids.filter((id) => !isSea(map, hex(id)) && terrain(map, id) !== 'prohibited' && !mainland.has(hex(id)));
    expect(new Set(islands.map((id) => country(map, id)))).toEqual(new Set(['Iceland', 'Britain', 'France', 'Italy', 'Malta', 'Greece', 'Cyprus']));
    expect(islands.filter((id) => ['France', 'Italy', 'Greece'].includes(country(map, id) ?? ''))).toEqual(['1017', '1018', '1321', '1922']);
  });

  it('has mountain barriers that can be gone round', () => {
    const blocked = [...mapData.hexsides['blocked']];
    expect(blocked).toHaveLength(17);
    for (const text of ['0616/0617', '1015/1116', '2716/2816']) expect(blocked).toContain(text);
    expect(has(map, 'blocked', '0516/0616')).toBe(false);
  });

  it('has seas that part at the straits, and every sea hex lies in one of them', () => {
    const names = ['Baltic Sea', 'Mediterranean Sea', 'Black Sea', 'Atlantic Ocean', 'Arctic Ocean'];
    const seas = names.flatMap((name) => area(map, name));
    expect([...seas].sort()).toEqual(map.ids.filter((id) => isSea(map, hex(id))));
    expect(new Set(seas).size).toBe(seas.length);
    const touching = (a: string, b: string): boolean =>
      (map.areas.get(a) ?? []).some((h) => beside(map, h).some((next) => map.areas.get(b)?.includes(next)));
    expect([
      touching('Atlantic Ocean', 'Baltic Sea'),
      touching('Atlantic Ocean', 'Mediterranean Sea'),
      touching('Mediterranean Sea', 'Black Sea'),
    ]).toEqual([false, false, false]);
    expect(['1510', '1907', '1622', '2317', '0911', '2103'].map((id) => names.find((name) => area(map, name).includes(id)))).toEqual([
      'Baltic Sea',
      'Baltic Sea',
      'Mediterranean Sea',
      'Black Sea',
      'Atlantic Ocean',
      'Arctic Ocean',
    ]);
  });

  it('has its ports on coasts', () => {
    for (const m of [base, map]) expect(hexesWith(m, 'port').filter((id) => !isCoast(m, hex(id)))).toEqual([]);
  });

  it('gives each land hex to a country that the tables know, and none that the map lacks', () => {
    for (const id of map.ids) expect([id, country(map, id) !== null]).toEqual([id, !isSea(map, hex(id))]);
    const known = tablesData.nations.rows;
    expect(map.territories.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !map.territories.includes(name))).toEqual(['USA', 'Free French', 'Vichy France']);
    expect(map.territories.filter((name) => territoryHexes(map, name).length === 0)).toEqual([]);
  });

  it('has one capital for each of the powers, in its country', () => {
    const capitals = new Map(map.places.filter((place) => place.capital).map((place) => [place.name, country(map, map.ids[place.hex])]));
    for (const [city, nation] of [
      ['Berlin', 'Germany'],
      ['London', 'Britain'],
      ['Paris', 'France'],
      ['Roma', 'Italy'],
      ['Moskva', 'Russia'],
      ['Warszawa', 'Poland'],
    ])
      expect([city, capitals.get(city)]).toEqual([city, nation]);
  });

  it('has ten Russian resource centers, as many as Russian wartime production counts', () => {
    const russian = hexesWith(map, 'resource-center').filter((id) => country(map, id) === 'Russia');
    expect(russian).toHaveLength(10);
    const production = tablesData.production;
    expect(production.cells[production.rows.indexOf('Russia at war')][production.columns.indexOf('points')].value).toBe('10');
    expect([...russian].sort((a, b) => Number(b) - Number(a))[0]).toBe('2815'); // counted from the east
  });

  it('knows the parts of countries that rules and set-ups speak of', () => {
    const parts = {
      'Vichy France': 'France',
      'Eastern Poland': 'Poland',
      Bessarabia: 'Romania',
      Karelia: 'Finland',
      Caucasus: 'Russia',
      Moscow: 'Russia',
      Leningrad: 'Russia',
      London: 'Britain',
      Paris: 'France',
    };
    for (const [name, nation] of Object.entries(parts)) {
      expect(area(map, name).length).toBeGreaterThan(0);
      expect(new Set(area(map, name).map((id) => country(map, id)))).toEqual(new Set([nation]));
    }
    expect(area(map, 'Russia proper')).toHaveLength(146);
    expect(
      area(map, 'Africa').every((id) => ['Morocco', 'Spanish Morocco', 'Algeria', 'Tunisia', 'Libya', 'Egypt'].includes(country(map, id) ?? '')),
    ).toBe(true);
    expect(area(map, 'Leningrad').map((id) => map.places.find((place) => place.hex === hex(id))?.name)).toEqual(['Leningrad']);
  });

  it('keeps its cities apart: none of the great ones share a hex', () => {
    const cities = map.places.filter((place) => place.kind === 'city');
    const crowded = cities.filter((a) => cities.some((b) => a !== b && a.hex === b.hex)).map((place) => place.name);
    expect(crowded).toEqual([]);
  });
});
