/**
 * Maps drawn with letters, as people write and read them:
 *
 * ```text
 *      03      04      05
 * 03   .               w:p1
 *              .:g1
 * 04   .               f
 *              .
 * ```
 *
 * The first line names the columns. A line that begins with a row's number has the hexes of the odd columns; the line
 * under it has those of the even columns, which lie half a hex south. (A row may also stand in one line, column after column.)
 * A hex is a letter for its terrain and, after a colon, the units in it with commas between.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import { brief } from '../engine/shape.js';
import type { HexId } from '../kernel/hex.js';
import { type Either, left, type NonEmpty, right } from '../prelude.js';

/** Letters that every drawing knows. @since 0.2.0 */
export const LETTERS: Readonly<Record<string, string>> = {
  '.': 'clear',
  w: 'woods',
  f: 'forest',
  r: 'rough',
  R: 'wooded-rough',
  m: 'mountain',
  s: 'swamp',
  W: 'wooded-swamp',
  b: 'marsh',
  l: 'lake',
  '~': 'sea',
};

/** What a drawing says. @since 0.2.0 */
export interface Drawing {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  /** Terrain of every hex. */
  readonly terrain: ReadonlyMap<HexId, string>;
  /** Hex of every unit drawn. */
  readonly standing: ReadonlyMap<string, HexId>;
}

const NUMBER = /^\d\d$/;
const CELL = /^(\D)(?::([\w,-]+))?$/u;

const two = (n: number): string => String(n).padStart(2, '0');
const words = (line: string): ReadonlyArray<string> => line.split(/\s+/).filter((w) => w !== '');
const consecutive = (numbers: ReadonlyArray<number>): boolean => numbers.every((n, i) => i === 0 || n === numbers[i - 1] + 1);

/**
 * A drawing, or everything that is wrong with it.
 * @param legend - letters beside those that are always known
 * @param known - those, of the family of games
 * @since 0.2.0
 */
export const readDrawing = (lines: ReadonlyArray<string>, legend: Readonly<Record<string, string>> = {}, known: Readonly<Record<string, string>> = LETTERS): Either<NonEmpty<Problem>, Drawing> => {
  const letters = { ...known, ...legend };
  const problems: Problem[] = [];
  const wrong = (line: number, detail: string): void => void problems.push({ code: 'sketch/drawing', at: `position.map.${line}`, detail });
  const header = words(lines[0] ?? '');
  const columns = header.map(Number);
  if (header.length === 0 || !header.every((w) => NUMBER.test(w)) || !consecutive(columns)) {
    wrong(0, "The first line names the columns, one after another: '03  04  05'.");
    return left(problems as unknown as NonEmpty<Problem>);
  }
  const odd = columns.filter((c) => c % 2 === 1);
  const even = columns.filter((c) => c % 2 === 0);
  const terrain = new Map<HexId, string>();
  const standing = new Map<string, HexId>();
  const rows: number[] = [];

  const cell = (line: number, hex: HexId, text: string): void => {
    const parts = CELL.exec(text);
    const name = parts !== null && Object.hasOwn(letters, parts[1]) ? letters[parts[1]] : undefined;
    if (name === undefined) {
      wrong(line, `'${brief(text)}' in ${hex} is no hex; write a letter for the terrain (${Object.entries(letters).map(([l, n]) => `${l} ${n}`).join(', ')}) and units after a colon: 'w:g1,g2'.`);
      return;
    }
    terrain.set(hex, name);
    for (const unit of parts?.[2]?.split(',') ?? []) {
      if (standing.has(unit)) wrong(line, `${brief(unit)} stands in ${standing.get(unit)} already.`);
      standing.set(unit, hex);
    }
  };
  const cells = (line: number, row: number, across: ReadonlyArray<number>, found: ReadonlyArray<string>): void => {
    if (found.length !== across.length) wrong(line, `Here stand ${found.length} hexes; columns ${across.map(two).join(' ')} need ${across.length}.`);
    else found.forEach((text, i) => cell(line, two(across[i]) + two(row), text));
  };

  for (let i = 1; i < lines.length; i++) {
    const [label, ...found] = words(lines[i]);
    if (label === undefined) continue;
    if (!NUMBER.test(label)) {
      wrong(i, 'A row begins with its number: the hexes of the odd columns; those of the even columns follow in the next line.');
      continue;
    }
    const row = Number(label);
    rows.push(row);
    if (found.length === columns.length) cells(i, row, columns, found);
    else {
      cells(i, row, odd, found);
      const next = words(lines[i + 1] ?? '');
      if (next.length > 0 && !NUMBER.test(next[0])) cells(++i, row, even, next);
      else if (even.length > 0) wrong(i, `The hexes of row ${label} in columns ${even.map(two).join(' ')} are missing; they stand in a line of their own.`);
    }
  }
  if (rows.length === 0) wrong(0, 'There are no rows.');
  else if (!consecutive(rows)) wrong(0, `Rows follow one another; these are ${rows.map(two).join(' ')}.`);
  if (problems.length > 0) return left(problems as unknown as NonEmpty<Problem>);
  return right({ columns: [columns[0], columns[columns.length - 1]], rows: [rows[0], rows[rows.length - 1]], terrain, standing });
};

/** Letters for the terrains of a drawing: those that are known, and letters of their own for others. @since 0.2.0 */
export const lettersFor = (terrains: ReadonlyArray<string>, letters: Readonly<Record<string, string>> = LETTERS): { readonly letterOf: ReadonlyMap<string, string>; readonly legend: Readonly<Record<string, string>> } => {
  const letterOf = new Map<string, string>();
  const legend: Record<string, string> = {};
  const spare = [...'abcdeghijknopqtuvxyzABCDEFGHIJKLMNOPQSTUVXYZ'].filter((c) => !Object.hasOwn(letters, c));
  for (const name of terrains) {
    const known = Object.entries(letters).find(([, n]) => n === name)?.[0];
    const letter = known ?? spare.shift() ?? '?';
    letterOf.set(name, letter);
    if (known === undefined) legend[letter] = name;
  }
  return { letterOf, legend };
};

/** A drawing as lines that {@link readDrawing} reads. @since 0.2.0 */
export const drawn = (drawing: Drawing, letterOf: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const across = Array.from({ length: drawing.columns[1] - drawing.columns[0] + 1 }, (_, i) => drawing.columns[0] + i);
  const down = Array.from({ length: drawing.rows[1] - drawing.rows[0] + 1 }, (_, i) => drawing.rows[0] + i);
  const units = new Map<HexId, string[]>();
  for (const [unit, hex] of drawing.standing) units.set(hex, [...(units.get(hex) ?? []), unit]);
  const text = (hex: HexId): string => `${letterOf.get(drawing.terrain.get(hex) ?? 'clear') ?? '?'}${units.has(hex) ? `:${units.get(hex)?.join(',')}` : ''}`;
  const widths = across.map((c) => Math.max(2, ...down.map((r) => text(two(c) + two(r)).length)));
  const line = (label: string, cells: ReadonlyArray<string>): string => `${label}   ${cells.map((c, i) => c.padEnd(widths[i])).join('  ')}`.trimEnd();
  const some = (row: number, parity: number): ReadonlyArray<string> => across.map((c) => (c % 2 === parity ? text(two(c) + two(row)) : ''));
  const hasEven = across.some((c) => c % 2 === 0);
  return [line('  ', across.map(two)), ...down.flatMap((r) => [line(two(r), some(r, 1)), ...(hasEven ? [line('  ', some(r, 0))] : [])])];
};
