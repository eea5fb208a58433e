/**
 * A user's own printed tables from a file.
 * @module
 */
import * as t from 'io-ts';
import { listOf, oneOf, readShape, shown, strangeKeys, text } from '../../engine/shape.js';
import { SOURCES, type Source, type Table } from '../../kernel/table.js';
import { type Either, isLeft, isRight, left, type NonEmpty, right } from '../../prelude.js';
import { type CrtData, compileCrt } from './crtTable.js';
import { type TableError, tableError } from './tableError.js';
import type { Tables } from './tables.js';
import { chartErrors, type TerrainChartData } from './terrainChart.js';

/** The tables of a game as plain data. @since 0.1.0 */
export interface TablesData {
  readonly crt: CrtData;
  readonly terrain: TerrainChartData;
}

/**
 * A tables file. Each table may be left out. A cell is `{ "value": "AE", "source": "printed" }`, or just `"AE"`
 * when the table has a `source` of its own for such cells.
 * @since 0.1.0
 */
export interface TablesFile {
  readonly format: 'grognard-tables/1';
  readonly crt?: CrtData;
  readonly terrain?: TerrainChartData;
}

/** The format of a tables file. @since 0.1.0 */
export const TABLES_FORMAT = 'grognard-tables/1';

/** Tables ready for use, or every mistake in them. @since 0.1.0 */
export const makeTables = (data: TablesData): Either<NonEmpty<TableError>, Tables> => {
  const crt = compileCrt(data.crt);
  const errors = [...(isLeft(crt) ? crt.left : []), ...chartErrors(data.terrain)];
  if (isLeft(crt) || errors.length > 0) return left(errors as unknown as NonEmpty<TableError>);
  return right({ crt: crt.right, terrain: data.terrain });
};

/**
 * Tables from the contents of a {@link TablesFile}, or every mistake with its table, row and column. `standIn` serves
 * for a table that the file leaves out. Never throws, whatever the input.
 * @since 0.1.0
 */
export const loadTables = (input: unknown, standIn: TablesData): Either<NonEmpty<TableError>, Tables> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return left([tableError('file', 'shape', null, null, `A tables file must be an object, but is ${shown(input)}.`)]);
  const file = input as Readonly<Record<string, unknown>>;
  const errors: TableError[] = [];
  if (file['format'] !== TABLES_FORMAT)
    errors.push(tableError('file', 'format', null, null, `format must be '${TABLES_FORMAT}', but is ${shown(file['format'])}.`));
  for (const key of strangeKeys(file, ['format', 'crt', 'terrain']))
    errors.push(tableError('file', 'unknown-key', null, null, `${shown(key)} means nothing here; a tables file has format, crt and terrain.`));
  const read = (name: 'crt' | 'terrain'): Table<string> => {
    if (file[name] === undefined) return standIn[name];
    const { table, errors: found } = readTable(name, file[name]);
    for (const error of found) errors.push(error);
    return table ?? standIn[name];
  };
  const data = { crt: read('crt'), terrain: read('terrain') };
  const tables = makeTables(data);
  if (isLeft(tables)) for (const error of tables.left) errors.push(error);
  return errors.length > 0 ? left(errors as unknown as NonEmpty<TableError>) : tables;
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

/** A table whose shape is right; or its misfits, and what else is wrong with the parts that do fit. */
const readTable = (name: 'crt' | 'terrain', input: unknown): { readonly table: Table<string> | null; readonly errors: ReadonlyArray<TableError> } => {
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
  const rest = salvaged(name, full);
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
const salvaged = (name: 'crt' | 'terrain', input: unknown): ReadonlyArray<TableError> | null => {
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
  if (name === 'terrain') return chartErrors(table);
  const crt = compileCrt(table);
  return isLeft(crt) ? crt.left : [];
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
