/**
 * A user's own printed tables from a file: the part that every ruleset shares. A ruleset names its tables, brings
 * stand-ins for them, and judges what only it can: which rows, columns and entries there are.
 * @module
 */
import * as t from 'io-ts';
import { SOURCES, type Source, type Table } from '../kernel/table.js';
import { isLeft, isRight } from '../prelude.js';
import { plainData } from './plain.js';
import { inARow, listOf, oneOf, readShape, shown, strangeKeys, text } from './shape.js';
import { readCsvTable } from './tableCsv.js';
import { type TableError, tableError } from './tableError.js';

/** The format of a tables file. @since 0.2.0 */
export const TABLES_FORMAT = 'grognard-tables/1';

/** Everything that is wrong with a table whose shape is right. @since 0.2.0 */
export type Judge = (table: Table<string>) => ReadonlyArray<TableError>;

/** The tables of a file, and every mistake of reading them. @since 0.2.0 */
export interface TablesRead<K extends string> {
  /** The stand-in takes the place of a table that is left out or does not fit. */
  readonly tables: Readonly<Record<K, Table<string>>>;
  readonly errors: ReadonlyArray<TableError>;
}

/**
 * The tables of a file. Each may be left out. A table is an object with the keys of {@link Table}, in which a cell is
 * `{ "value": "AE", "source": "printed" }`, or just `"AE"` when the table has a `source` of its own for such cells; or it
 * is text with commas, as {@link readCsvTable} reads it. Mistakes name table, row and column. `judges` are asked only
 * about tables whose shape is wrong, so that all mistakes are found at once: judge the tables that come back. Never
 * throws, whatever the input.
 * @since 0.2.0
 */
export const readTables = <K extends string>(
  contents: unknown,
  standIn: Readonly<Record<K, Table<string>>>,
  judges: Readonly<Record<K, Judge>>,
): TablesRead<K> => {
  const names = Object.keys(standIn) as K[];
  const plain = plainData(contents);
  if (isLeft(plain)) return { tables: standIn, errors: [tableError('file', 'shape', null, null, `It ${plain.left}.`)] };
  const input = plain.right;
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { tables: standIn, errors: [tableError('file', 'shape', null, null, `A tables file must be an object, but is ${shown(input)}.`)] };
  const file = input as Readonly<Record<string, unknown>>;
  const errors: TableError[] = [];
  if (file['format'] !== TABLES_FORMAT)
    errors.push(tableError('file', 'format', null, null, `format must be '${TABLES_FORMAT}', but is ${shown(file['format'])}.`));
  const known = ['format', ...names];
  for (const key of strangeKeys(file, known))
    errors.push(tableError('file', 'unknown-key', null, null, `${shown(key)} means nothing here; a tables file has ${inARow(known)}.`));
  const tables: Record<string, Table<string>> = {};
  for (const name of names) {
    tables[name] = standIn[name];
    if (file[name] === undefined) continue;
    const read = readTable(name, file[name], standIn[name], judges[name]);
    for (const error of read.errors) errors.push(error);
    if (read.table !== null) tables[name] = read.table;
  }
  return { tables: tables as Readonly<Record<K, Table<string>>>, errors };
};

const cellCodec = t.strict({ value: text, source: oneOf(SOURCES) }, 'an object of value and source');

const tableCodec: t.Type<Table<string>, unknown> = t.strict(
  {
    id: text,
    title: text,
    notice: text,
    columns: listOf(text),
    rows: listOf(text),
    cells: listOf(listOf(cellCodec as unknown as t.Type<Table<string>['cells'][number][number], unknown>)),
  },
  'an object',
) as unknown as t.Type<Table<string>, unknown>;

const TABLE_KEYS = ['id', 'title', 'notice', 'source', 'columns', 'rows', 'cells'];

/**
 * A table from one entry of a tables file: the table if its shape is right; or its misfits, and what else is wrong with
 * the parts that do fit. Id, title and notice of text with commas come from `standIn` where it does not tell them.
 * @since 0.2.0
 */
export const readTable = (
  name: string,
  input: unknown,
  standIn: Pick<Table<string>, 'id' | 'title' | 'notice'>,
  judge: Judge,
): { readonly table: Table<string> | null; readonly errors: ReadonlyArray<TableError> } => {
  if (typeof input !== 'string') return readObject(name, input, judge);
  const csv = readCsvTable(name, input, standIn);
  return csv.errors.length > 0 ? { table: null, errors: csv.errors } : readObject(name, csv.table, judge);
};

/** A table whose shape is right; or its misfits, and what else is wrong with the parts that do fit. */
const readObject = (
  name: string,
  input: unknown,
  judge: Judge,
): { readonly table: Table<string> | null; readonly errors: ReadonlyArray<TableError> } => {
  const strange = strangeKeys(Array.isArray(input) ? null : input, TABLE_KEYS).map((key) =>
    tableError(name, 'unknown-key', null, null, `${shown(key)} means nothing in a table; it has ${TABLE_KEYS.join(', ')}.`),
  );
  const long = tooLong(input);
  if (long !== null)
    return { table: null, errors: [...strange, tableError(name, 'shape', null, null, `${long} has more than ${MOST_LINES} entries.`)] };
  const full = withSources(input);
  const read = readShape(tableCodec, full);
  if (isRight(read)) return { table: read.right, errors: strange };
  const misfits = read.left.map(({ path, detail }) => misfitOf(name, input, path, detail));
  const rest = salvaged(name, full, judge);
  const known = (e: TableError): boolean => misfits.some((m) => m.row === e.row && (m.column === e.column || m.column === null));
  return { table: null, errors: [...strange, ...misfits, ...(rest === null ? [] : rest.filter((e) => !known(e)))] };
};

/** Rows and columns that a table may have. */
const MOST_LINES = 1000;

/** A list of a table that nobody could have printed, null when there is none. */
const tooLong = (input: unknown): string | null => {
  if (typeof input !== 'object' || input === null) return null;
  const file = input as Readonly<Record<string, unknown>>;
  const long = (list: unknown): boolean => Array.isArray(list) && list.length > MOST_LINES;
  for (const key of ['columns', 'rows', 'cells']) if (long(file[key])) return key;
  const { cells } = file;
  if (!Array.isArray(cells)) return null;
  const row = cells.findIndex(long);
  return row < 0 ? null : `cells/${row}`;
};

/** Mistakes of a table with misfits, found as if blank cells stood in their places; null when its names do not fit. */
const salvaged = (name: string, input: unknown, judge: Judge): ReadonlyArray<TableError> | null => {
  if (typeof input !== 'object' || input === null) return null;
  const { columns, rows, cells } = input as Readonly<Record<string, unknown>>;
  const texts = listOf(text);
  if (!texts.is(columns) || !texts.is(rows) || !Array.isArray(cells)) return null;
  const part = <T>(codec: t.Type<T, unknown>, value: unknown, blank: T): T => (codec.is(value) ? value : blank);
  const table: Table<string> = {
    id: name,
    title: '',
    notice: '',
    columns,
    rows,
    cells: Array.from<unknown>(cells).map((row) =>
      Array.isArray(row)
        ? Array.from<unknown>(row).map((cell) => {
            const { value, source } = (typeof cell === 'object' && cell !== null ? cell : {}) as {
              readonly value?: unknown;
              readonly source?: unknown;
            };
            return { value: part(text, value, ''), source: part(oneOf(SOURCES), source, SOURCES[0]) };
          })
        : [],
    ),
  };
  return judge(table);
};

/** Cells written as plain text take the source of their table. */
const withSources = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null) return input;
  const { cells, source } = input as { readonly cells?: unknown; readonly source?: unknown };
  if (!Array.isArray(cells)) return input;
  const full = cells.map((row: unknown) =>
    Array.isArray(row) ? row.map((cell: unknown) => (typeof cell === 'string' ? { value: cell, source: source as Source } : cell)) : row,
  );
  return { ...input, cells: full };
};

/** A misfit named by the row and column in whose place it stands. */
const misfitOf = (table: string, input: unknown, path: ReadonlyArray<string>, detail: string): TableError => {
  const named = (list: unknown, position: string | undefined): string | null => {
    const name: unknown = position === undefined || !Array.isArray(list) ? undefined : list[Number(position)];
    return typeof name === 'string' ? name : position === undefined ? null : `number ${Number(position) + 1}`;
  };
  const of = (typeof input === 'object' && input !== null ? input : {}) as { readonly rows?: unknown; readonly columns?: unknown };
  const where = path.length === 0 ? 'The table' : path.join('/');
  if (path[0] === 'cells') return tableError(table, 'shape', named(of.rows, path[1]), named(of.columns, path[2]), `${where} ${detail}.`);
  if (path[0] === 'rows') return tableError(table, 'shape', named(null, path[1]), null, `${where} ${detail}.`);
  if (path[0] === 'columns') return tableError(table, 'shape', null, named(null, path[1]), `${where} ${detail}.`);
  return tableError(table, 'shape', null, null, `${where} ${detail}.`);
};
