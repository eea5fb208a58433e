/**
 * Makes `map.ts` from the geography in `geo/`. Run by `npm run map:poland`; with `-- --check` it writes
 * nothing, and fails when `map.ts` is not what it would write.
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  type Geography,
  hexAtPoint,
  makeCanvas,
  makeProjection,
  nameOf,
  type Raster,
  type RasterHex,
  rasterize,
} from '../../atlas/index.js';
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

const letterOf = (legend: Readonly<Record<string, string>>, value: string): string => {
  const found = Object.keys(legend).find((letter) => legend[letter] === value);
  if (found === undefined) throw new Error(`no letter for ${value}`);
  return found;
};

const gridOf = (
  raster: Raster,
  rows: readonly [number, number],
  letter: (hex: RasterHex) => string,
): ReadonlyArray<string> => {
  const height = rows[1] - rows[0] + 1;
  return Array.from({ length: height }, (_, row) =>
    raster.hexes
      .filter((_, hex) => hex % height === row)
      .map(letter)
      .join(''),
  );
};

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

// The map as a module: one line a row, a place, or a few hexsides, so that changes read well.

const WIDTH = 110;

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const key = (text: string): string => (/^[A-Za-z_]\w*$/.test(text) ? text : quoted(text));

const legendLines = (legend: Readonly<Record<string, string>>): string =>
  `{ ${Object.keys(legend)
    .map((k) => `${key(k)}: ${quoted(legend[k])}`)
    .join(', ')} }`;

/** Words filled into lines. A new column of hexes begins a new line, so that a change stays where it is. */
const filled = (words: ReadonlyArray<string>, indent: string): string => {
  const lines: string[] = [];
  words.forEach((word, i) => {
    const last = lines.length - 1;
    const fits = last >= 0 && lines[last].length + word.length + 2 <= WIDTH;
    if (fits && (!word.includes('/') || columnIn(word) === columnIn(words[i - 1]))) lines[last] += ` ${word},`;
    else lines.push(`${indent}${word},`);
  });
  return lines.join('\n');
};

const columnIn = (quotedSide: string): string => quotedSide.slice(1, 3);

const listLines = (lists: Readonly<Record<string, ReadonlyArray<string>>>): string =>
  Object.keys(lists)
    .map((name) => `    ${key(name)}: [\n${filled(lists[name].map(quoted), '      ')}\n    ],\n`)
    .join('');

const rowLines = (rows: ReadonlyArray<string>): string => rows.map((row) => `    ${quoted(row)},\n`).join('');

const placeLine = (place: PlaceData): string =>
  `    { hex: ${quoted(place.hex)}, name: ${quoted(place.name)}, kind: ${quoted(place.kind)}` +
  `${place.city === undefined ? '' : `, city: ${quoted(place.city)}`}${place.capital ? ', capital: true' : ''} },\n`;

/** The text of `map.ts`. */
export const mapModule = (data: MapData): string => `/**
 * The map of Poland, 1 September 1939. Made by \`map.generate.ts\` from \`geo/\`: do not edit.
 * @module
 */
import type { MapData } from '../../kernel/map.js';

/** The map file of Poland 1939: a reconstruction from real geography, not the printed map 37. */
export const mapData: MapData = {
  format: ${quoted(data.format)},
  id: ${quoted(data.id)},
  title: ${quoted(data.title)},
  notice:
    ${quoted(data.notice)},
  columns: [${data.columns.join(', ')}],
  rows: [${data.rows.join(', ')}],
  terrains: ${legendLines(data.terrains)},
  terrain: [
${rowLines(data.terrain)}  ],
  territories: {
${filled(
  Object.keys(data.territories).map((k) => `${key(k)}: ${quoted(data.territories[k])}`),
  '    ',
)}
  },
  territory: [
${rowLines(data.territory)}  ],
  hexsides: {
${listLines(data.hexsides)}  },
  features: {
${listLines(data.features)}  },
  places: [
${data.places.map(placeLine).join('')}  ],
  source: ${quoted(data.source)},
  hexSources: {
${filled(
  Object.keys(data.hexSources).map((id) => `${quoted(id)}: ${quoted(data.hexSources[id])}`),
  '    ',
)}
  },
};
`;

const run = (check: boolean): void => {
  const target = new URL('map.ts', import.meta.url);
  const text = mapModule(makeMapData());
  if (!check) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error('map.ts is not what map.generate.ts makes: run npm run map:poland');
    process.exitCode = 1;
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  run(process.argv.includes('--check'));
