/**
 * Makes `map.ts` from the geography in `geo/`. Run by `npm run map:eastern-front`; with `-- --check` it writes
 * nothing, and fails when `map.ts` is not what it would write.
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  centerAt,
  type Features,
  type Geography,
  gridOf,
  hexsideRows,
  letterOf,
  makeProjection,
  makeRegions,
  mapModule,
  type Area,
  type Projection,
  type Raster,
  type RasterHex,
  type RailwayEdge,
  rasterize,
} from '../../atlas/index.js';
import type { HexId } from '../../kernel/hex.js';
import type { MapData, PlaceData } from '../../kernel/map.js';

const NOTICE =
  'A reconstruction from real geography for this project. It is not the printed maps, whose numbers it does not bear: terrain, ' +
  'frontiers, cities, rivers, railways, roads, fortifications and weather zones of single hexes will differ from them. ' +
  'The map ends at 61 degrees north: the fronts in Karelia and Lapland lie beyond it, and so does everything Arctic.';

const TERRAINS: Readonly<Record<string, string>> = {
  '~': 'sea',
  o: 'lake',
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
  U: 'Soviet Union',
  G: 'Germany',
  R: 'Romania',
  H: 'Hungary',
  S: 'Slovakia',
  B: 'Bulgaria',
  E: 'Greece',
  T: 'Turkey',
  F: 'Finland',
  W: 'Sweden',
};

/** Seats of governments of June 1941. The list of cities also flags those of the states that the Soviet Union annexed in 1940. */
const CAPITALS: ReadonlyArray<string> = ['Moskva', 'Bucureşti', 'Helsinki'];

/** The map shows lines that were open before this year; `laterRails` has the others. */
const YEAR = 1941;
/** Lines without a year are old. */
const OLD = 0;
/** Where the Arctic begins, degrees north. */
const POLAR_CIRCLE = 66.5;

interface DatedEdge extends RailwayEdge {
  readonly opened?: number;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`geo/${file}`, import.meta.url), 'utf8')) as T;

/** The geographic inputs, from `geo/`. The class of a railway is the year in which it was opened. */
export const readGeography = (): Geography => {
  const railways = read<{ readonly nodes: NonNullable<Geography['railways']>['nodes']; readonly edges: ReadonlyArray<DatedEdge> }>('railways.json');
  const year = (edge: DatedEdge): number => (edge.opened ?? OLD) < YEAR ? OLD : (edge.opened as number);
  return {
    sheet: read('projection.json'),
    coast: read('coast.geojson'),
    lakes: read('lakes.geojson'),
    rivers: read('rivers.geojson'),
    borders: read('borders-1941.geojson'),
    terrain: read('terrain-regions.geojson'),
    cities: read('cities.json'),
    // where two lines share a hexside the one laid last counts: the older one
    railways: { nodes: railways.nodes, edges: [...railways.edges].sort((a, b) => year(b) - year(a)).map((edge) => ({ ...edge, class: String(year(edge)) })) },
    roads: read('roads.json'),
    fortifications: read('fortified-hexsides.json'),
    barriers: null,
    overrides: read('overrides.json'),
  };
};

/** What `map.ts` exports. */
export interface MadeMap {
  readonly mapData: MapData;
  /** Railways by the year in which they were opened. */
  readonly laterRails: Readonly<Record<string, ReadonlyArray<string>>>;
  /** Who holds each hex at the end of June 1942: a grid, `#` the Axis. */
  readonly held1942: ReadonlyArray<string>;
}

/** Everything that `map.ts` has, made from the geography in `geo/`. */
export const makeMapData = (geography: Geography = readGeography(), raster: Raster = rasterize(geography)): MadeMap => {
  const { columns, rows } = geography.sheet;
  const at = latitudes(makeProjection(geography.sheet));
  const zones = makeRegions(read<Features<Area, { readonly zone: string }>>('weather-zones.geojson'), 0.5);
  const front = makeRegions(read<Features<Area, { readonly held: string }>>('front-1942.geojson'), 0.5);
  const sevastopol = raster.cityHexes['Sevastopol'] ?? [];
  const flagged = (...flags: ReadonlyArray<string>): ReadonlyArray<HexId> => raster.hexes.filter((hex) => flags.some((flag) => hex.flags.includes(flag))).map((hex) => hex.id);
  const sides = (list: ReadonlyArray<{ readonly between: string }>): ReadonlyArray<string> => hexsideRows(list.map((side) => side.between));
  const railsOf = (year: number): ReadonlyArray<string> => sides(raster.railways.filter((side) => side.class === String(year)));
  const land = new Set(raster.hexes.flatMap((hex) => (hex.kind === 'land' ? [hex.id] : [])));
  const isLand = (hex: HexId): boolean => land.has(hex);
  const works = fortresses(geography, raster);
  return {
    mapData: {
      format: 'grognard-map/1',
      id: 'eastern-front',
      title: 'The Eastern Front, June 1941 (reconstruction)',
      notice: NOTICE,
      columns,
      rows,
      terrains: TERRAINS,
      terrain: gridOf(raster, rows, (hex) => letterOf(TERRAINS, hex.terrain)),
      territories: TERRITORIES,
      territory: gridOf(raster, rows, (hex) => (hex.kind === 'land' && hex.country !== null ? letterOf(TERRITORIES, hex.country) : ' ')),
      hexsides: {
        'minor-river': sides(raster.rivers.filter((side) => side.class === 'minor')),
        'major-river': sides(raster.rivers.filter((side) => side.class === 'major')),
        sea: sides(raster.water.filter((side) => side.lake === null)),
        lake: sides(raster.water.filter((side) => side.lake !== null)),
        rail: railsOf(OLD),
        road: sides(raster.roads),
        // a belt that ends at a shore has nothing to do with the water
        fortified: raster.fortified.filter((side) => isLand(side.outside) && isLand(side.inside)).map((side) => `${side.outside}>${side.inside}`).sort(),
      },
      features: {
        fortress: works,
        // works of earlier wars, which a scenario may use or not
        fort: flagged('fort', 'fortress').filter((hex) => !works.includes(hex)),
        port: flagged('port'),
        'naval-base': flagged('naval'),
        oil: flagged('oil'),
        arctic: raster.hexes.filter((hex) => at(hex)[0] > POLAR_CIRCLE).map((hex) => hex.id),
      },
      zones: gridOf(raster, rows, (hex) => {
        const [lat, lon] = at(hex);
        return lat > POLAR_CIRCLE ? 'A' : (zones.last(lon, lat)?.zone ?? ' ');
      }),
      places: placesOf(raster),
      source: 'reconstructed',
      hexSources: {},
    },
    laterRails: Object.fromEntries([...new Set(raster.railways.map((side) => side.class))].filter((year) => year !== String(OLD)).sort().map((year) => [year, railsOf(Number(year))])),
    held1942: gridOf(raster, rows, (hex) => {
      const [lat, lon] = at(hex);
      return hex.kind === 'land' && front.first(lon, lat) !== null && !sevastopol.includes(hex.id) ? '#' : '.';
    }),
  };
};

/** Latitude and longitude of the center of a hex. */
const latitudes = (projection: Projection) => (hex: RasterHex): readonly [number, number] =>
  projection.inverse(...centerAt(Number(hex.id.slice(0, 2)), Number(hex.id.slice(2))));

/** The hexes of fortresses of 1941, each in the hex of the town that bears its name; field works are none. */
const fortresses = (geography: Geography, raster: Raster): ReadonlyArray<HexId> =>
  [
    ...new Set(
      (geography.fortifications?.items ?? []).flatMap(({ name, kind, confidence }) => {
        if (kind !== 'fortress' || confidence.includes('field works')) return [];
        const town = geography.cities.cities.find((city) => city.name.startsWith(name));
        if (town === undefined) throw new Error(`no town for the fortress ${name}`);
        return raster.cityHexes[town.id].slice(0, 1);
      }),
    ),
  ].sort();

const placesOf = (raster: Raster): ReadonlyArray<PlaceData> =>
  raster.hexes.flatMap((hex) =>
    hex.settlements.map((settlement) => {
      const whole = raster.cityHexes[settlement.city].length > 1;
      return {
        hex: hex.id,
        name: settlement.name,
        kind: settlement.class !== 'major' ? settlement.class : whole ? 'major-full' : 'major-partial',
        ...(whole ? { city: settlement.name } : {}),
        ...(CAPITALS.includes(settlement.name) ? { capital: true } : {}),
      };
    }),
  );

const lines = (words: ReadonlyArray<string>): string => words.map((word) => `  '${word}',\n`).join('');

/** The text of `map.ts`. */
export const moduleText = ({ mapData, laterRails, held1942 }: MadeMap): string =>
  `${mapModule(mapData, {
    module: 'The map of the Eastern Front, 1941 to 1942. Made by `map.generate.ts` from `geo/`: do not edit.',
    map: 'The whole front in June 1941: a reconstruction from real geography, not the printed maps. @since 0.3.0',
  })}
/** Railways opened in 1941 or later, by year, hexsides as in \`mapData\`. */
export const laterRails: Readonly<Record<string, ReadonlyArray<string>>> = {
${Object.entries(laterRails)
  .map(([year, rows]) => `  '${year}': [${rows.map((row) => `'${row}'`).join(', ')}],\n`)
  .join('')}};

/** Who holds each hex at the end of June 1942, a grid like those of \`mapData\`: \`#\` the Axis. */
export const held1942: ReadonlyArray<string> = [
${lines(held1942)}];
`;

const run = (check: boolean): void => {
  const target = new URL('map.ts', import.meta.url);
  const text = moduleText(makeMapData());
  if (!check) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error('map.ts is not what map.generate.ts makes: run npm run map:eastern-front');
    process.exitCode = 1;
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) run(process.argv.includes('--check'));
