/**
 * Makes `map.ts` from the geography in `geo/`. Run by `npm run map:europe`; with `-- --check` it writes
 * nothing, and fails when `map.ts` is not what it would write.
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Geography, gridOf, letterOf, mapModule, type Raster, type RasterHex, rasterize } from '../../atlas/index.js';
import { type HexId, makeGrid, neighborTable } from '../../kernel/hex.js';
import type { MapData, PlaceData } from '../../kernel/map.js';
import type { Source } from '../../kernel/table.js';
import { AFRICA, DENMARK, GERMANY_FOR_VICTORY, MAP_PATCHES, NORTH_RUSSIAN_COAST } from '../../rulesets/spi-ww2/mapPatches.js';

const NOTICE =
  "A reconstruction from real geography for this project, on the hex numbers of SPI's sheet and calibrated on the few hexes that the errata name. " +
  'It is not the printed map: coasts, frontiers, terrain, ports and resource centers of single hexes will differ from it.';

const TERRAINS: Readonly<Record<string, string>> = { '~': 'sea', '.': 'clear', '^': 'rough' };

/** Countries of the game by letter. */
const TERRITORIES: Readonly<Record<string, string>> = {
  ...{ G: 'Germany', I: 'Italy', H: 'Hungary', R: 'Romania', B: 'Bulgaria', F: 'Finland' },
  ...{ U: 'Britain', f: 'France', P: 'Poland', S: 'Russia' },
  ...{ N: 'Norway', D: 'Denmark', L: 'Holland-Belgium', s: 'Sweden', E: 'Spain', T: 'Turkey', Y: 'Yugoslavia', g: 'Greece' },
  ...{ p: 'Portugal', W: 'Switzerland', e: 'Estonia', l: 'Latvia', t: 'Lithuania', i: 'Ireland', c: 'Iceland', A: 'Arabia' },
  ...{ a: 'Albania', b: 'Libya', d: 'Algeria', u: 'Tunisia', m: 'Morocco', y: 'Syria', k: 'Spanish Morocco' },
  ...{ z: 'Egypt', v: 'Palestine', j: 'Transjordan', q: 'Iraq', C: 'Cyprus', M: 'Malta' },
};

/** Countries of the geography that the game calls by another name, or that are part of another one. */
const RENAMED: Readonly<Record<string, string>> = {
  'United Kingdom': 'Britain',
  'Soviet Union': 'Russia',
  Netherlands: 'Holland-Belgium',
  Belgium: 'Holland-Belgium',
  Protectorate: 'Germany',
  Slovakia: 'Germany',
  'Iceland (Danish crown)': 'Iceland',
  'Saudi Arabia': 'Arabia',
  'Albania (Italian)': 'Albania',
  'Libya (Italian)': 'Libya',
  'Algeria (French)': 'Algeria',
  'Tunisia (French)': 'Tunisia',
  'Morocco (French)': 'Morocco',
  'Syria and Lebanon (French)': 'Syria',
  'Palestine (British)': 'Palestine',
  'Transjordan (British)': 'Transjordan',
  'Cyprus (British)': 'Cyprus',
  'Malta (British)': 'Malta',
};

/** Towns of each class as the map shows them. */
const PLACE_KINDS: Readonly<Record<string, string>> = { major: 'city', dot: 'town', reference: 'reference' };

/** The sea off north Russia. */
const ARCTIC = 'Arctic Ocean';

/** Land of 1208 that is Denmark unless the errata remove it. */
const DANISH_TIP = '1208';

interface Areas {
  readonly seas: Readonly<Record<string, ReadonlyArray<HexId>>>;
  readonly africa: ReadonlyArray<string>;
  readonly areas: Readonly<Record<string, { readonly hexes: ReadonlyArray<HexId>; readonly why: string }>>;
  readonly centers: { readonly cities: ReadonlyArray<string> };
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`geo/${file}`, import.meta.url), 'utf8')) as T;

/** The geographic inputs, from `geo/`. */
export const readGeography = (): Geography => ({
  sheet: read('projection.json'),
  coast: read('coast.geojson'),
  lakes: null,
  rivers: null,
  borders: read('borders-1939.geojson'),
  terrain: read('terrain-regions.geojson'),
  cities: read('cities.json'),
  railways: null,
  roads: null,
  fortifications: null,
  barriers: read('barriers.json'),
  overrides: read('overrides.json'),
});

/** The map file made from the geography in `geo/`: without anything that only the errata say. */
export const makeMapData = (): MapData => {
  const geography = readGeography();
  const raster = rasterize(geography);
  const given = read<Areas>('areas.json');
  const { columns, rows } = geography.sheet;
  const land = new Map(raster.hexes.filter((hex) => hex.kind === 'land').map((hex) => [hex.id, countryOf(hex)]));
  const beside = neighborsOf(raster, columns, rows);
  const landWhere = (is: (country: string, id: HexId) => boolean): ReadonlyArray<HexId> =>
    [...land].filter(([id, country]) => is(country, id)).map(([id]) => id);
  const seas = seaAreas(given.seas, land, beside);
  const arctic = new Set(seas[ARCTIC]);
  const dry = (between: string): boolean => between.split('/').every((id) => land.has(id));
  const water = raster.water.map((side) => side.between);
  const printed = new Set(MAP_PATCHES.flatMap((patch) => patch.features?.['port']?.add ?? []));
  const isCoast = (id: HexId): boolean => beside(id).some((next) => !land.has(next));
  const centers = new Set(given.centers.cities.map((city) => raster.cityHexes[city]?.[0]));
  return {
    format: 'grognard-map/1',
    id: 'europe-1939-45',
    title: "Europe, 1939 to 1945 (reconstruction of the map of SPI's World War II)",
    notice: NOTICE,
    columns,
    rows,
    terrains: TERRAINS,
    terrain: gridOf(raster, rows, (hex) => letterOf(TERRAINS, hex.terrain)),
    territories: TERRITORIES,
    territory: gridOf(raster, rows, (hex) => (hex.kind === 'land' ? letterOf(TERRITORIES, countryOf(hex)) : ' ')),
    hexsides: {
      sea: water.filter(dry).sort(),
      blocked: raster.blocked
        .map((side) => side.between)
        .filter((side) => dry(side) && !water.includes(side))
        .sort(),
      strait: [],
    },
    features: {
      port: raster.hexes.filter(({ id, flags }) => flags.includes('port') && isCoast(id) && !printed.has(id)).map((hex) => hex.id),
      'resource-center': landWhere((_, id) => centers.has(id)),
    },
    areas: {
      ...seas,
      [AFRICA]: landWhere((country) => given.africa.includes(country)),
      'Russia proper': landWhere((country) => country === 'Russia'),
      [NORTH_RUSSIAN_COAST]: landWhere((country, id) => country === 'Russia' && beside(id).some((next) => arctic.has(next))),
      [DENMARK]: landWhere((country, id) => country === 'Denmark' || id === DANISH_TIP),
      [GERMANY_FOR_VICTORY]: landWhere((country) => country === 'Germany'),
      ...Object.fromEntries(Object.entries(given.areas).map(([name, { hexes }]) => [name, hexes])),
    },
    places: placesOf(raster),
    source: 'reconstructed',
    hexSources: hexSourcesOf(),
  };
};

const countryOf = (hex: RasterHex): string => RENAMED[hex.country ?? ''] ?? hex.country ?? '';

const neighborsOf = (raster: Raster, columns: readonly [number, number], rows: readonly [number, number]): ((id: HexId) => ReadonlyArray<HexId>) => {
  const table = neighborTable(makeGrid(columns, rows));
  const ix = new Map(raster.hexes.map((hex, i) => [hex.id, i]));
  return (id) =>
    [0, 1, 2, 3, 4, 5].flatMap((d) => {
      const next = table[(ix.get(id) ?? 0) * 6 + d];
      return next < 0 ? [] : [raster.hexes[next].id];
    });
};

/** Seas by what can be reached from their seeds over sea hexes. */
const seaAreas = (
  seas: Areas['seas'],
  land: ReadonlyMap<HexId, string>,
  beside: (id: HexId) => ReadonlyArray<HexId>,
): Readonly<Record<string, ReadonlyArray<HexId>>> => {
  const reached = (seeds: ReadonlyArray<HexId>): ReadonlyArray<HexId> => {
    const found = new Set(seeds);
    for (const id of found) for (const next of beside(id)) if (!land.has(next)) found.add(next);
    return [...found].sort();
  };
  return Object.fromEntries(Object.entries(seas).map(([name, seeds]) => [name, reached(seeds)]));
};

/** Hexes that the errata name: of the base map only their place on the sheet follows from there. */
const hexSourcesOf = (): Readonly<Record<HexId, Source>> => {
  const named = MAP_PATCHES.flatMap((patch) => [
    ...Object.keys({ ...patch.terrain, ...patch.territory }),
    ...[patch.features, patch.hexsides, patch.areas].flatMap((lists) =>
      Object.values(lists ?? {}).flatMap(({ add, remove }) => [...(add ?? []), ...(remove ?? [])].flatMap((text) => text.split('/'))),
    ),
  ]);
  return Object.fromEntries([...new Set(named)].sort().map((id) => [id, 'inferred']));
};

const placesOf = (raster: Raster): ReadonlyArray<PlaceData> =>
  raster.hexes.flatMap((hex) =>
    hex.settlements.map(({ name, class: size, flags }) => ({
      hex: hex.id,
      name,
      kind: PLACE_KINDS[size],
      ...(flags.includes('capital') ? { capital: true } : {}),
    })),
  );

/** The text of `map.ts`. */
export const moduleText = (data: MapData): string =>
  mapModule(data, {
    module: "The base map of Europe on the numbers of SPI's sheet. Made by `map.generate.ts` from `geo/`: do not edit.",
    map: 'The map file of Europe 1939–45 without the corrections of the errata: a reconstruction from real geography, not the printed map.',
  });

const run = (check: boolean): void => {
  const target = new URL('map.ts', import.meta.url);
  const text = moduleText(makeMapData());
  if (!check) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error('map.ts is not what map.generate.ts makes: run npm run map:europe');
    process.exitCode = 1;
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) run(process.argv.includes('--check'));
