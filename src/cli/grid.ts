/**
 * Tables as text, and the sources of their cells as a second grid of letters.
 * @module
 */
import { type Cell, type Source, SOURCES, type Table } from '../kernel/table.js';

const LETTERS: Readonly<Record<Source, string>> = { printed: 'p', secondary: 's', inferred: 'i', reconstructed: 'r' };

/** What the letters mean. */
export const SOURCE_LEGEND =
  'p printed in the rulebook; s secondary (another publication or play aid); i inferred (bounded or derived from known cells); r reconstructed (made up, may be wrong)';

/** Rows of texts in columns that line up. */
export const columns = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = rows.reduce<number[]>((w, row) => row.map((cell, i) => Math.max(w[i] ?? 0, cell.length)), []);
  return rows.map((row) => `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ')}\n`).join('');
};

const gridOf = (table: Table<string>, shown: (cell: Cell<string>) => string): string =>
  columns([['', ...table.columns], ...table.rows.map((row, r) => [row, ...table.cells[r].map(shown)])]);

/** How many cells have which source. */
export const sourceCounts = (table: Table<string>): Readonly<Record<Source, number>> =>
  Object.fromEntries(SOURCES.map((s) => [s, table.cells.flat().filter((c) => c.source === s).length])) as Record<Source, number>;

/** A table, the sources of its cells, and their counts. */
export const tableText = (table: Table<string>, digest: string): string => {
  const counts = sourceCounts(table);
  return [
    `${table.title} (${table.id}, digest ${digest})\n`,
    `${table.notice}\n\n`,
    gridOf(table, (cell) => cell.value),
    `\nSources of the cells: ${SOURCE_LEGEND}\n\n`,
    gridOf(table, (cell) => LETTERS[cell.source]),
    `\n${table.rows.length * table.columns.length} cells: ${SOURCES.map((s) => `${counts[s]} ${s}`).join(', ')}\n`,
  ].join('');
};
