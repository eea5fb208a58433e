/**
 * The map of a small position.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import type { HexId } from '../kernel/hex.js';
import { type HexMap, makeMap, type MapData } from '../kernel/map.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { homeLand } from './cast.js';
import { type Drawing, readDrawing } from './drawing.js';
import { parseHexes } from './notation.js';
import type { Hexes, Sketch } from './sketch.js';

/** Columns and rows of a sketch without a drawing. */
const USUAL: readonly [number, number] = [1, 10];

/** The drawing of a sketch, null when it has none. */
export const drawingOf = (sketch: Sketch): Either<NonEmpty<Problem>, Drawing | null> => (sketch.map === undefined ? right(null) : readDrawing(sketch.map, sketch.legend));

/** Lists of hexes by name, read with the rows of the map; problems say where they stand. */
export type ReadHexes = (at: string, text: Hexes) => ReadonlyArray<HexId>;

/** The extent of a sketch's map. */
export const extentOf = (sketch: Sketch, drawing: Drawing | null): { readonly columns: readonly [number, number]; readonly rows: readonly [number, number] } => ({
  columns: sketch.columns ?? drawing?.columns ?? USUAL,
  rows: sketch.rows ?? drawing?.rows ?? USUAL,
});

/** A reader of lists of hexes that notes what is wrong with them: malformed lists, hexes that are not on the map. */
export const hexReader = (sketch: Sketch, drawing: Drawing | null, problems: Problem[]): ReadHexes => {
  const { columns, rows } = extentOf(sketch, drawing);
  return (at, text) => {
    const read = parseHexes(text, rows);
    if (isLeft(read)) {
      problems.push(...read.left.map((p) => ({ ...p, at })));
      return [];
    }
    const outside = read.right.find((id) => {
      const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
      return column < columns[0] || column > columns[1] || row < rows[0] || row > rows[1];
    });
    if (outside !== undefined) problems.push({ code: 'sketch/hexes', at, detail: `${outside} is not on the map (columns ${columns.join(' to ')}, rows ${rows.join(' to ')}).` });
    return read.right;
  };
};

const two = (n: number): string => String(n).padStart(2, '0');

/** The map of a sketch, or everything that is wrong with it. */
export const mapOf = (sketch: Sketch, drawing: Drawing | null): Either<NonEmpty<Problem>, HexMap> => {
  const problems: Problem[] = [];
  const hexes = hexReader(sketch, drawing, problems);
  const { columns, rows } = extentOf(sketch, drawing);
  const grid = (base: string, others: ReadonlyMap<HexId, string>): { legend: Record<string, string>; lines: ReadonlyArray<string> } => {
    const names = [...new Set([base, ...others.values()])];
    const char = (name: string): string => String.fromCharCode('a'.charCodeAt(0) + names.indexOf(name));
    const down = Array.from({ length: rows[1] - rows[0] + 1 }, (_, r) => two(rows[0] + r));
    const across = Array.from({ length: columns[1] - columns[0] + 1 }, (_, c) => two(columns[0] + c));
    return {
      legend: Object.fromEntries(names.map((name) => [char(name), name])),
      lines: down.map((row) => across.map((column) => char(others.get(column + row) ?? base)).join('')),
    };
  };
  const spread = (at: string, lists: Readonly<Record<string, Hexes>>): ReadonlyMap<HexId, string> =>
    new Map(Object.entries(lists).flatMap(([name, text]) => hexes(`${at}.${name}`, text).map((id) => [id, name] as const)));
  const terrain = grid('clear', new Map([...(drawing?.terrain ?? []), ...spread('position.terrain', sketch.terrain ?? {})]));
  const territory = grid(homeLand(sketch), spread('position.territories', sketch.territories ?? {}));
  const hexsides = new Map<string, ReadonlyArray<string>>([['rail', []], ['road', []]]);
  for (const [name, text] of Object.entries(sketch.hexsides ?? {})) hexsides.set(name, text.split(/\s+/).filter((w) => w !== ''));
  for (const [name, text] of Object.entries(sketch.lines ?? {})) {
    for (const one of text.split(';')) {
      const along = hexes(`position.lines.${name}`, one);
      hexsides.set(name, [...(hexsides.get(name) ?? []), ...along.slice(1).map((id, i) => `${along[i]}/${id}`)]);
    }
  }
  const data: MapData = {
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
    hexsides: Object.fromEntries(hexsides),
    features: Object.fromEntries(Object.entries(sketch.features ?? {}).map(([name, text]) => [name, hexes(`position.features.${name}`, text)])),
    places: Object.entries(sketch.places ?? {}).map(([hex, text]) => {
      const [kind, ...city] = text.split(' ');
      const starred = city.join(' ');
      // a name with an asterisk is a capital
      const name = starred.replace('*', '');
      return { hex, kind, name: name === '' ? hex : name, city: name === '' ? hex : name, ...(starred.endsWith('*') ? { capital: true } : {}) };
    }),
    source: 'reconstructed',
    hexSources: {},
  };
  if (problems.length > 0) return left(problems as unknown as NonEmpty<Problem>);
  const made = makeMap(data);
  return isLeft(made) ? left(made.left.map((e) => ({ ...e, at: `position, ${e.at}` })) as unknown as NonEmpty<Problem>) : right(made.right);
};
