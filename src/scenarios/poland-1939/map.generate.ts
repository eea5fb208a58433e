/**
 * Makes `map.ts` from the geography in `geo/`. Run by `npm run map:poland`; with `-- --check` it writes
 * nothing, and fails when `map.ts` is not what it would write.
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Geography, gridOf, hexAtPoint, letterOf, makeCanvas, makeProjection, mapModule, nameOf, type Raster, rasterize } from '../../atlas/index.js';
import type { HexId } from '../../kernel/hex.js';
import type { MapData, PlaceData } from '../../kernel/map.js';
import type { Source } from '../../kernel/table.js';

const NOTICE =
  'A reconstruction from real geography for this project, calibrated on the few hexes that the rulebook names. ' +
  'It is not the printed map 37: terrain, frontiers, cities, rivers, railways, roads, airfields and fortifications ' +
  'of single hexes will differ from it.';

const TERRAINS: Readonly<Record<string, string>> = {
  '~': 'sea',
  '.': 'clear',
  w: 'woods',
  F: 'forest',
  r: 'rough',
  R: 'wooded-rough',
  M: 'mountain',
  s: 'swamp',
  S: 'wooded-swamp',
};

const TERRITORIES: Readonly<Record<string, string>> = {
  P: 'Poland',
  G: 'Germany',
  D: 'Danzig',
  B: 'Protectorate',
  S: 'Slovakia',
  H: 'Hungary',
  R: 'Romania',
  U: 'Soviet Union',
  L: 'Lithuania',
  T: 'Latvia',
  W: 'Sweden',
  K: 'Denmark',
};

/** Hexes of which the rulebook itself says something. What it says is in `geo/README.md`. */
const HEX_SOURCES: Readonly<Record<HexId, Source>> = {
  '0801': 'printed',
  '1609': 'printed',
  '2034': 'printed',
  '1010': 'inferred',
  '1835': 'inferred',
  '2134': 'inferred',
  '2233': 'inferred',
  '2325': 'inferred',
  '2326': 'inferred',
  '2934': 'inferred',
};

interface Airfield {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`geo/${file}`, import.meta.url), 'utf8')) as T;

/** The geographic inputs, from `geo/`. */
export const readGeography = (): Geography => ({
  sheet: read('projection.json'),
  coast: read('coast.geojson'),
  lakes: read('lakes.geojson'),
  rivers: read('rivers.geojson'),
  borders: read('borders-1939.geojson'),
  terrain: read('terrain-regions.geojson'),
  cities: read('cities.json'),
  railways: read('railways.json'),
  roads: read('roads.json'),
  fortifications: read('fortified-hexsides.json'),
  barriers: null,
  overrides: read('overrides.json'),
});

/** The map file made from the geography in `geo/`. */
export const makeMapData = (): MapData => {
  const geography = readGeography();
  const raster = rasterize(geography);
  const { columns, rows } = geography.sheet;
  const hexAtPlace = (lat: number, lon: number): HexId => {
    const canvas = makeCanvas(columns, rows);
    return nameOf(canvas, hexAtPoint(canvas, makeProjection(geography.sheet).forward(lat, lon)));
  };
  /** A field that bears a town's name (`Warszawa-Okęcie`) lies in the town's hex, on the same bank. */
  const airfieldHex = ({ name, lat, lon }: Airfield): HexId => {
    const town = geography.cities.cities.find((city) => name === city.name || name.startsWith(`${city.name}-`));
    return (town && raster.cityHexes[town.id]?.[0]) ?? hexAtPlace(lat, lon);
  };
  const points = (counts: (kind: string, confidence: string) => boolean): ReadonlyArray<HexId> =>
    (geography.fortifications?.items ?? []).flatMap(({ name, kind, confidence, lat, lon }) => {
      if (lat === undefined || lon === undefined || !counts(kind, confidence)) return [];
      // a fortress stands in the hex of the town that it bears the name of
      const town = geography.cities.cities.find((city) => city.name === name);
      return [(town && raster.cityHexes[town.id]?.[0]) ?? hexAtPlace(lat, lon)];
    });
  const flagged = (flag: string): ReadonlyArray<HexId> =>
    raster.hexes.filter((hex) => hex.flags.includes(flag)).map((hex) => hex.id);
  const sides = (list: ReadonlyArray<{ readonly between: string }>): ReadonlyArray<string> =>
    list.map((side) => side.between).sort();
  return {
    format: 'grognard-map/1',
    id: 'poland-1939',
    title: 'Poland and its neighbors, 1 September 1939 (reconstruction of map 37)',
    notice: NOTICE,
    columns,
    rows,
    terrains: TERRAINS,
    terrain: gridOf(raster, rows, (hex) => letterOf(TERRAINS, hex.terrain)),
    territories: TERRITORIES,
    territory: gridOf(raster, rows, (hex) =>
      hex.kind === 'land' && hex.country !== null ? letterOf(TERRITORIES, hex.country) : ' ',
    ),
    hexsides: {
      'minor-river': sides(raster.rivers.filter((side) => side.class === 'minor')),
      'major-river': sides(raster.rivers.filter((side) => side.class === 'major')),
      sea: sides(raster.water.filter((side) => side.lake === null)),
      lake: sides(raster.water.filter((side) => side.lake !== null)),
      rail: sides(raster.railways),
      road: sides(raster.roads),
      fortified: raster.fortified.map((side) => `${side.outside}>${side.inside}`).sort(),
    },
    features: {
      // old works (Warszawa, Grudziądz and others) were no fortresses any more in 1939
      fortress: unique(points((kind, confidence) => kind === 'fortress' && !confidence.includes('old'))),
      fort: unique(
        points((kind, confidence) => kind === 'fort' || (kind === 'fortress' && confidence.includes('old'))),
      ),
      airfield: unique(
        read<{ airfields: ReadonlyArray<Airfield> }>('permanent-airfields.json').airfields.map(airfieldHex),
      ),
      port: flagged('port'),
      'naval-base': flagged('naval'),
    },
    places: placesOf(raster),
    source: 'reconstructed',
    hexSources: HEX_SOURCES,
  };
};

const unique = (hexes: ReadonlyArray<HexId>): ReadonlyArray<HexId> => [...new Set(hexes)].sort();

const placesOf = (raster: Raster): ReadonlyArray<PlaceData> =>
  raster.hexes.flatMap((hex) =>
    hex.settlements.map((settlement) => {
      const whole = raster.cityHexes[settlement.city].length > 1;
      return {
        hex: hex.id,
        name: settlement.name,
        kind: settlement.class !== 'major' ? settlement.class : whole ? 'major-full' : 'major-partial',
        ...(whole ? { city: settlement.name } : {}),
        ...(settlement.flags.includes('capital') ? { capital: true } : {}),
      };
    }),
  );

/** The text of `map.ts`. */
export const moduleText = (data: MapData): string =>
  mapModule(data, {
    module: 'The map of Poland, 1 September 1939. Made by `map.generate.ts` from `geo/`: do not edit.',
    map: 'The map file of Poland 1939: a reconstruction from real geography, not the printed map 37.',
  });

const run = (check: boolean): void => {
  const target = new URL('map.ts', import.meta.url);
  const text = moduleText(makeMapData());
  if (!check) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error('map.ts is not what map.generate.ts makes: run npm run map:poland');
    process.exitCode = 1;
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  run(process.argv.includes('--check'));
