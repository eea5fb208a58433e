/**
 * The map of a small position.
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import type { HexId } from '../../kernel/hex.js';
import type { MapData } from '../../kernel/map.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import { readDrawing } from '../drawing.js';
import { parseHexes } from '../notation.js';
import type { Hexes, SpiPosition } from './sketch.js';

const COLUMNS: readonly [number, number] = [1, 14];
const ROWS: readonly [number, number] = [1, 12];
const two = (n: number): string => String(n).padStart(2, '0');

/** Letters that every drawing knows. */
export const SPI_LETTERS: Readonly<Record<string, string>> = { '.': 'clear', r: 'rough', '~': 'sea', x: 'prohibited' };

/** A unit with its hex behind strength points, before flags. */
const UNIT = /^(?<unit>[\w-]+: .*? \d)(?<at> @\d{4})?(?<flags>(?: [a-z].*)?)$/;

/** A sketch in which the drawing has become terrain and hexes of units; or everything that is wrong with it. */
export const drawnIn = <T extends SpiPosition>(sketch: T): Either<NonEmpty<Problem>, T> => {
  if (sketch.map === undefined) return right(sketch);
  const read = readDrawing(sketch.map, sketch.legend, SPI_LETTERS);
  if (isLeft(read)) return read;
  const { columns, rows, terrain, standing } = read.right;
  const problems: Problem[] = [];
  const missing = new Set(standing.keys());
  const units = (sketch.units ?? []).map((text) => {
    const id = text.slice(0, text.indexOf(':'));
    const hex = standing.get(id);
    const parts = UNIT.exec(text)?.groups;
    missing.delete(id);
    if (hex === undefined || parts === undefined) return text;
    if (parts['at'] !== undefined && parts['at'] !== ` @${hex}`) problems.push({ code: 'sketch/unit', at: text, detail: `${id} is drawn in ${hex}; leave ${parts['at'].trim()} out, or draw it there.` });
    return `${parts['unit']} @${hex}${parts['flags']}`;
  });
  for (const id of missing) problems.push({ code: 'sketch/unit', at: 'position.map', detail: `${id} stands on the map and is not among the units.` });
  if (problems.length > 0) return left(problems as unknown as NonEmpty<Problem>);
  const lists = new Map(Object.entries(sketch.terrain ?? {}));
  for (const [hex, name] of terrain) if (name !== 'clear') lists.set(name, `${lists.get(name) ?? ''} ${hex}`);
  return right({ ...sketch, units, columns: sketch.columns ?? columns, rows: sketch.rows ?? rows, terrain: Object.fromEntries(lists) });
};

/** Reads lists of hexes; what is wrong with them is noted. */
export const hexLists = (sketch: SpiPosition, problems: Problem[]): ((at: string, list: Hexes) => ReadonlyArray<HexId>) => (at, list) => {
  const read = parseHexes(list, sketch.rows ?? ROWS);
  if (!isLeft(read)) return read.right;
  problems.push(...read.left.map((p) => ({ ...p, at: `position.${at}` })));
  return [];
};

/** The map file of a sketch; what is wrong with it is noted. */
export const spiMapOf = (sketch: SpiPosition, problems: Problem[]): MapData => {
  const columns = sketch.columns ?? COLUMNS;
  const rows = sketch.rows ?? ROWS;
  const read = hexLists(sketch, problems);
  const lists = (name: string, parts: Readonly<Record<string, Hexes>> | undefined): Record<string, ReadonlyArray<string>> =>
    Object.fromEntries(Object.entries(parts ?? {}).map(([key, list]) => [key, read(`${name}.${key}`, list)]));
  const grid = (name: string, base: string | null, parts: Readonly<Record<string, Hexes>> | undefined): { legend: Record<string, string>; lines: ReadonlyArray<string> } => {
    const at = new Map(Object.entries(lists(name, parts)).flatMap(([value, ids]) => ids.map((id) => [id, value] as const)));
    const names = [...new Set([...(base === null ? [] : [base]), ...at.values()])];
    const char = (value: string | null): string => (value === null ? ' ' : String.fromCharCode('a'.charCodeAt(0) + names.indexOf(value)));
    const lines: string[] = [];
    for (let r = rows[0]; r <= rows[1]; r++) {
      let line = '';
      for (let c = columns[0]; c <= columns[1]; c++) line += char(at.get(two(c) + two(r)) ?? base);
      lines.push(line);
    }
    return { legend: Object.fromEntries(names.map((value) => [char(value), value])), lines };
  };
  const terrain = grid('terrain', 'clear', sketch.terrain);
  // what no territory names is nobody's land
  const territory = grid('territories', null, sketch.territories);
  return {
    format: 'grognard-map/1',
    id: 'sketch',
    title: 'A map of a few hexes',
    notice: '',
    columns,
    rows,
    terrains: terrain.legend,
    terrain: terrain.lines,
    territories: territory.legend,
    territory: territory.lines,
    hexsides: { sea: [], strait: [], blocked: [], ...Object.fromEntries(Object.entries(sketch.hexsides ?? {}).map(([name, list]) => [name, list.split(/\s+/).filter((w) => w !== '')])) },
    features: { port: [], 'resource-center': [], ...lists('features', sketch.features) },
    areas: lists('areas', sketch.areas),
    // a name with an asterisk is a capital
    places: Object.entries(sketch.places ?? {}).map(([hex, name]) => ({ hex, name: name.replace('*', ''), kind: 'city', ...(name.includes('*') ? { capital: true } : {}) })),
    source: 'reconstructed',
    hexSources: {},
  };
};
