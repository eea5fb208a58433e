/**
 * What may be wrong with a table, and the checks that every table must pass.
 * @module
 */
import { SOURCES, type Table } from '../kernel/table.js';
import { brief } from './shape.js';

/** One mistake in a table: where it stands, what is wrong and what would be right. @since 0.1.0 */
export interface TableError {
  /** Stable, for programs: `'table/unknown-result'`. */
  readonly code: string;
  /** The table's id, or the path inside the file where no table can be named. */
  readonly table: string;
  /** Null when the mistake is not in a row. */
  readonly row: string | null;
  /** Null when the mistake is not in a column. */
  readonly column: string | null;
  readonly detail: string;
}

/** Longer messages are cut off. */
const MOST_DETAIL = 2000;

/** A mistake of one table. @since 0.1.0 */
export const tableError = (table: string, code: string, row: string | null, column: string | null, detail: string): TableError => ({
  code: `table/${code}`,
  table: brief(table, 'a table without an id'),
  row: row === null ? null : brief(row, ''),
  column: column === null ? null : brief(column, ''),
  // a message may name every row or column of a table that somebody else made
  detail: brief(detail, '', MOST_DETAIL),
});

/** A text of an input as it may stand in a message: quoted and short. @since 0.1.0 */
export const quoted = (text: string): string => `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;

/** Mistakes of shape: names that repeat, rows of the wrong length, sources that are none. @since 0.1.0 */
export const shapeErrors = (table: Table<string>): ReadonlyArray<TableError> => [
  ...repeated(table.columns).map((name) =>
    tableError(table.id, 'repeated-column', null, name, `The column ${quoted(name)} stands twice; each must stand once.`),
  ),
  ...repeated(table.rows).map((name) =>
    tableError(table.id, 'repeated-row', name, null, `The row ${quoted(name)} stands twice; each must stand once.`),
  ),
  ...(table.cells.length === table.rows.length
    ? []
    : [tableError(table.id, 'row-count', null, null, `There are ${table.cells.length} rows of cells; ${table.rows.length} rows are named.`)]),
  ...table.rows.flatMap((row, r) => {
    const cells = table.cells[r] ?? [];
    if (r < table.cells.length && cells.length !== table.columns.length)
      return [
        tableError(table.id, 'cell-count', row, null, `The row ${quoted(row)} has ${cells.length} cells; there are ${table.columns.length} columns.`),
      ];
    return cells.flatMap((cell, c) =>
      SOURCES.includes(cell.source)
        ? []
        : [
            tableError(
              table.id,
              'unknown-source',
              row,
              table.columns[c],
              `${quoted(String(cell.source))} is not a source; it must be one of ${SOURCES.join(', ')}.`,
            ),
          ],
    );
  }),
];

const repeated = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) (seen.has(name) ? twice : seen).add(name);
  return [...twice];
};
