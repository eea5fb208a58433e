/**
 * Reading a table cell by cell: typed values out, everything that is wrong collected on the way.
 * @module
 */
import { quoted, shapeErrors, type TableError, tableError } from '../../../engine/tableError.js';
import type { Cell, Source, Table } from '../../../kernel/table.js';
import { type Either, left, type NonEmpty, right } from '../../../prelude.js';
import { turnNumber } from './turn.js';

/** What asks a table for its cells. A question that has no good answer is noted, and gets a harmless one. */
export interface Reader {
  readonly table: Table<string>;
  /** The text of a cell; `''` and a note when there is no such row or column. */
  readonly text: (row: string, column: string) => string;
  /** A whole number from `least` to `most`; `least` when it is none. */
  readonly whole: (row: string, column: string, least: number, most: number) => number;
  /** A whole number, or null where the cell says `never` (its word for "prohibited"). */
  readonly wholeOr: (never: string, row: string, column: string, least: number, most: number) => number | null;
  /** One of some words; the first when it is none. */
  readonly word: <W extends string>(row: string, column: string, words: ReadonlyArray<W>) => W;
  /** `yes` or `no`. */
  readonly yes: (row: string, column: string) => boolean;
  /** The number of a Game-Turn; 1 when it is none. */
  readonly turn: (row: string, column: string) => number;
  /** Names with semicolons between them. */
  readonly list: (row: string, column: string) => ReadonlyArray<string>;
  /** Notes that something is wrong. */
  readonly wrong: (code: string, row: string | null, column: string | null, detail: string) => void;
  /** Notes rows and columns that are missing from the table or mean nothing in it. `rows` null: any rows will do. */
  readonly expect: (rows: ReadonlyArray<string> | null, columns: ReadonlyArray<string>) => void;
  readonly errors: ReadonlyArray<TableError>;
}

/** A reader of one table. */
export const makeReader = (table: Table<string>): Reader => {
  const shape = shapeErrors(table);
  const errors: TableError[] = [...shape];
  const wrong = (code: string, row: string | null, column: string | null, detail: string): void => {
    // a table of the wrong shape has no cells to complain about one by one
    if (shape.length === 0) errors.push(tableError(table.id, code, row, column, detail));
  };
  const text = (row: string, column: string): string => {
    const cell = table.cells[table.rows.indexOf(row)]?.[table.columns.indexOf(column)];
    return cell === undefined ? '' : cell.value;
  };
  const there = (row: string, column: string): boolean => table.rows.includes(row) && table.columns.includes(column);
  /** What a cell that is there makes, or `otherwise`; a cell of the wrong kind is noted. Missing ones are noted by `expect`. */
  const make = <T>(row: string, column: string, read: (value: string) => T | null, right: string, otherwise: T): T => {
    if (!there(row, column)) return otherwise;
    const value = text(row, column);
    const made = read(value);
    if (made !== null) return made;
    wrong('entry', row, column, `${quoted(value)} stands here; it must be ${right}.`);
    return otherwise;
  };
  const wholeOf = (value: string, least: number, most: number): number | null =>
    /^-?\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : null;
  return {
    table,
    errors,
    wrong,
    text,
    whole: (row, column, least, most) => make(row, column, (value) => wholeOf(value, least, most), `a whole number from ${least} to ${most}`, least),
    wholeOr: (never, row, column, least, most) =>
      make<{ readonly n: number | null }>(
        row,
        column,
        (value) => {
          const n = wholeOf(value, least, most);
          return value === never ? { n: null } : n === null ? null : { n };
        },
        `a whole number from ${least} to ${most}, or '${never}'`,
        { n: null },
      ).n,
    word: (row, column, words) =>
      make(row, column, (value) => words.find((word) => word === value) ?? null, `one of ${words.map((w) => `'${w}'`).join(', ')}`, words[0]),
    yes: (row, column) => make<boolean>(row, column, (value) => (value === 'yes' ? true : value === 'no' ? false : null), `'yes' or 'no'`, false),
    turn: (row, column) => make(row, column, turnNumber, `a Game-Turn such as 1/1943, from 3/1939 on`, 1),
    list: (row, column) =>
      text(row, column)
        .split(';')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    expect: (rows, columns) => {
      const compare = (kind: 'row' | 'column', found: ReadonlyArray<string>, wanted: ReadonlyArray<string>): void => {
        const at = (name: string): readonly [string | null, string | null] => (kind === 'row' ? [name, null] : [null, name]);
        for (const name of wanted)
          if (!found.includes(name)) wrong(`missing-${kind}`, ...at(name), `The table has no ${kind} ${quoted(name)}; it needs one.`);
        for (const name of found)
          if (!wanted.includes(name))
            wrong(`unknown-${kind}`, ...at(name), `The ${kind} ${quoted(name)} means nothing here; ${kind}s are ${wanted.join(', ')}.`);
      };
      compare('column', table.columns, columns);
      if (rows !== null) compare('row', table.rows, rows);
    },
  };
};

/** What was read, unless something was wrong. */
export const finished = <T>(reader: Reader, value: T): Either<NonEmpty<TableError>, T> =>
  reader.errors.length > 0 ? left(reader.errors as unknown as NonEmpty<TableError>) : right(value);

/** Letters that stand for sources in the tables of this folder. */
const SOURCE: Readonly<Record<string, Source>> = { p: 'printed', s: 'secondary', i: 'inferred', r: 'reconstructed' };

/** A row of cells: one letter for all, or one for each. */
export const row = (sources: string, ...values: ReadonlyArray<string | number>): ReadonlyArray<Cell<string>> =>
  values.map((value, c) => ({ value: String(value), source: SOURCE[sources[sources.length === 1 ? 0 : c]] }));

/** A table of one column `value`. */
export const parameters = (
  head: Pick<Table<string>, 'id' | 'title' | 'notice'>,
  lines: ReadonlyArray<readonly [name: string, value: string | number, source: string]>,
): Table<string> => ({
  ...head,
  columns: ['value'],
  rows: lines.map(([name]) => name),
  cells: lines.map(([, value, source]) => row(source, value)),
});
