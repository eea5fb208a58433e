/**
 * The map of a small position.
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import type { HexId } from '../../kernel/hex.js';
import type { MapData } from '../../kernel/map.js';
import { isLeft } from '../../prelude.js';
import { parseHexes } from '../notation.js';
import type { Hexes, SpiPosition } from './sketch.js';

const COLUMNS: readonly [number, number] = [1, 14];
const ROWS: readonly [number, number] = [1, 12];
const two = (n: number): string => String(n).padStart(2, '0');

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
