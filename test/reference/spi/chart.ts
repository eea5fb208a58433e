/** The tables of a game, cell by cell, and the calendar. */
import type { TablesData } from '../../../src/rulesets/spi-ww2/tables/load.js';

/** What a table prints in a row and column; nothing where it has none. */
export const cell = (tables: TablesData, table: keyof TablesData, row: string, column = 'value'): string => {
  const { rows, columns, cells } = tables[table];
  return cells[rows.indexOf(row)]?.[columns.indexOf(column)]?.value ?? '';
};
export const number = (tables: TablesData, table: keyof TablesData, row: string, column = 'value'): number => Number(cell(tables, table, row, column));
export const rowsOf = (tables: TablesData, table: keyof TablesData): ReadonlyArray<string> => tables[table].rows;

/** Game-Turn 1 is 3/1939 (AMB-SPI-93). */
export const turnOf = (text: string): number => {
  if (text === 'start') return 1;
  const [quarter, year] = text.split('/').map(Number);
  return (year - 1939) * 4 + quarter - 2;
};
export const quarterOf = (turn: number): number => ((turn + 1) % 4) + 1;
export const nameOf = (turn: number): string => `${quarterOf(turn)}/${1939 + Math.floor((turn + 1) / 4)}`;
