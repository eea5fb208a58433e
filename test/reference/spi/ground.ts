/** The map as a map file says it, with what the errata's note on the mapsheet changes. SPI MAP, 5.7. */
import type { MapData } from '../../../src/kernel/map.js';
import type { Hex } from './hex.js';
import type { Laws } from './laws.js';

/** A map. */
export interface Ground {
  readonly hexes: ReadonlySet<Hex>;
  /** `'clear'`, `'rough'`, `'sea'` or `'prohibited'`. */
  readonly terrain: ReadonlyMap<Hex, string>;
  /** The country that the map prints; nothing at sea and in nobody's land. */
  readonly country: ReadonlyMap<Hex, string>;
  /** Countries that the map knows. */
  readonly countries: ReadonlySet<string>;
  /** `'sea'`, `'strait'`, `'blocked'` → both ways of writing each hexside, `'0607>0707'`. */
  readonly hexsides: ReadonlyMap<string, ReadonlySet<string>>;
  readonly features: ReadonlyMap<string, ReadonlySet<Hex>>;
  readonly areas: ReadonlyMap<string, ReadonlySet<Hex>>;
  readonly capitals: ReadonlyArray<Hex>;
}

/** The map sheet as it is printed, one letter a hex. */
const grid = (data: MapData, lines: ReadonlyArray<string>, legend: Readonly<Record<string, string>>): Map<Hex, string> => {
  const found = new Map<Hex, string>();
  lines.forEach((line, r) =>
    [...line].forEach((letter, c) => {
      const hex = `${String(data.columns[0] + c).padStart(2, '0')}${String(data.rows[0] + r).padStart(2, '0')}`;
      if (legend[letter] !== undefined) found.set(hex, legend[letter]);
    }),
  );
  return found;
};

const lists = (record: Readonly<Record<string, ReadonlyArray<string>>>): Map<string, Set<string>> => new Map(Object.entries(record).map(([name, list]) => [name, new Set(list)]));

/** What a country's name covers on the map; an area's where there is no such country. */
export const partOf = (ground: Ground, name: string): ReadonlySet<Hex> =>
  ground.countries.has(name) ? new Set([...ground.country].flatMap(([hex, country]) => (country === name ? [hex] : []))) : (ground.areas.get(name) ?? new Set());

/**
 * A map with the corrections in force.
 * @param sheet - whether it is numbered as the printed sheet, so that the note means its hexes
 */
export const readGround = (data: MapData, sheet: boolean, laws: Laws): Ground => {
  const terrain = grid(data, data.terrain, data.terrains);
  const country = grid(data, data.territory, data.territories);
  const hexsides = new Map<string, Set<string>>();
  const hexside = (kind: string, text: string): void => {
    const row = text.split('/');
    const set = hexsides.get(kind) ?? new Set<string>();
    hexsides.set(kind, set);
    row.slice(1).forEach((b, i) => {
      set.add(`${row[i]}>${b}`);
      set.add(`${b}>${row[i]}`);
    });
  };
  for (const [kind, list] of Object.entries(data.hexsides)) for (const text of list) hexside(kind, text);
  const features = lists(data.features);
  const areas = lists(data.areas ?? {});
  const put = (name: string, map: Map<string, Set<string>>, hexes: ReadonlyArray<Hex>): void => {
    const set = map.get(name) ?? new Set<Hex>();
    map.set(name, set);
    for (const hex of hexes) set.add(hex);
  };
  if (sheet) {
    if (laws.has('map-extra-ports')) put('port', features, ['1207', '1317', '1508', '1902', '2007', '2104']);
    if (laws.has('arctic-ports-1902-2104')) {
      for (const hex of areas.get('North Russian coast') ?? []) features.get('port')?.delete(hex);
      put('port', features, ['1902', '2104']);
    }
    if (laws.has('map-rough-hexes')) for (const hex of ['0315', '0718']) terrain.set(hex, 'rough');
    if (laws.has('map-clear-hexes')) for (const hex of ['1817', '0923']) terrain.set(hex, 'clear');
    if (laws.has('map-prohibited-hexes')) for (const hex of ['0409', '0410', '0509', '0510', '0608', '0609']) terrain.set(hex, 'prohibited');
    if (laws.has('map-straits-blocked')) for (const pair of ['2316/2415', '2018/2119', '1321/1420', '1919/1920', '0219/0220', '1209/1309', '1208/1209']) hexside('strait', pair);
    if (laws.has('map-denmark-tip')) areas.get('Denmark')?.delete('1208');
    if (laws.has('map-sea-hexes'))
      for (const hex of ['1123', '1525']) {
        terrain.set(hex, 'sea');
        country.delete(hex);
        put('Mediterranean Sea', areas, [hex]);
        areas.get('Africa')?.delete(hex);
      }
    if (laws.has('map-corsica-french')) {
      country.set('1017', 'France');
      put('Vichy France', areas, ['1017']);
    }
  }
  return {
    hexes: new Set(terrain.keys()),
    terrain,
    country,
    countries: new Set(Object.values(data.territories)),
    hexsides,
    features,
    areas,
    capitals: data.places.filter((p) => p.capital === true).map((p) => p.hex),
  };
};
