/**
 * A map file as a TypeScript module: one line a row, a place, or a few hexsides, so that changes read well.
 * @module
 */
import type { MapData, PlaceData } from '../kernel/map.js';
import type { Raster } from './raster.js';
import type { RasterHex } from './sheet.js';

/** What the module says of itself: sentences without markup. */
export interface ModuleWords {
  /** First sentence of the module, which says what the map shows and from what it is made. */
  readonly module: string;
  /** Sentence above the exported map. */
  readonly map: string;
}

/**
 * The rows of a grid of letters, one letter a hex.
 * @since 0.2.0
 */
export const gridOf = (raster: Pick<Raster, 'hexes'>, rows: readonly [number, number], letter: (hex: RasterHex) => string): ReadonlyArray<string> => {
  const height = rows[1] - rows[0] + 1;
  return Array.from({ length: height }, (_, row) =>
    raster.hexes
      .filter((_, hex) => hex % height === row)
      .map(letter)
      .join(''),
  );
};

/**
 * The letter of a name in a legend. Throws an Error when the legend has none: scripts should stop there.
 * @since 0.2.0
 */
export const letterOf = (legend: Readonly<Record<string, string>>, name: string): string => {
  const found = Object.keys(legend).find((letter) => legend[letter] === name);
  if (found === undefined) throw new Error(`no letter for ${name}`);
  return found;
};

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

/**
 * The text of the module, which exports the map as `mapData`. The module is to stand two folders below the kernel's.
 * @since 0.2.0
 */
export const mapModule = (data: MapData, words: ModuleWords): string => `/**
 * ${words.module}
 * @module
 */
import type { MapData } from '../../kernel/map.js';

/** ${words.map} */
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
${data.areas === undefined ? '' : `  areas: {\n${listLines(data.areas)}  },\n`}${data.zones === undefined ? '' : `  zones: [\n${rowLines(data.zones)}  ],\n`}  places: [
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
