/**
 * A user's own printed tables from a file.
 * @module
 */
import { readTables } from '../../engine/tableFile.js';
import type { Table } from '../../kernel/table.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import { type CrtData, type CrtRules, compileCrt } from './crtTable.js';
import type { TableError } from './tableError.js';
import type { Tables } from './tables.js';
import { chartErrors, type TerrainChartData } from './terrainChart.js';

/** The tables of a game as plain data. @since 0.1.0 */
export interface TablesData {
  readonly crt: CrtData;
  readonly terrain: TerrainChartData;
}

/**
 * A tables file. Each table may be left out. A cell is `{ "value": "AE", "source": "printed" }`, or just `"AE"`
 * when the table has a `source` of its own for such cells. A table may also be text with commas (see `readCsvTable`).
 * @since 0.1.0
 */
export interface TablesFile {
  readonly format: 'grognard-tables/1';
  readonly crt?: CrtData | string;
  readonly terrain?: TerrainChartData | string;
}

export { TABLES_FORMAT } from '../../engine/tableFile.js';

/** Tables ready for use, or every mistake in them. @since 0.1.0 */
export const makeTables = (data: TablesData, rules: CrtRules): Either<NonEmpty<TableError>, Tables> => {
  const crt = compileCrt(data.crt, rules);
  const errors = [...(isLeft(crt) ? crt.left : []), ...chartErrors(data.terrain)];
  if (isLeft(crt) || errors.length > 0) return left(errors as unknown as NonEmpty<TableError>);
  return right({ crt: crt.right, terrain: data.terrain });
};

/**
 * Tables from the contents of a {@link TablesFile}, or every mistake with its table, row and column. `standIn` serves
 * for a table that the file leaves out; `rules` say what results there are. Never throws, whatever the input.
 * @since 0.1.0
 */
export const loadTables = (input: unknown, standIn: TablesData, rules: CrtRules): Either<NonEmpty<TableError>, Tables> => {
  const { tables: data, errors } = readTables(input, { crt: standIn.crt, terrain: standIn.terrain }, judges(rules));
  const tables = makeTables(data, rules);
  const all = [...errors, ...(isLeft(tables) ? tables.left : [])];
  return all.length > 0 ? left(all as unknown as NonEmpty<TableError>) : tables;
};

const judges = (rules: CrtRules) => ({
  crt: (table: Table<string>): ReadonlyArray<TableError> => {
    const crt = compileCrt(table, rules);
    return isLeft(crt) ? crt.left : [];
  },
  terrain: chartErrors,
});
