/**
 * How long the overland part of a supply line may be, by weather.
 * @rule FITE 12A, 12B, REFORM 12C5 (the length of lines to headquarters)
 * @module
 */
import type { Cell, Table } from '../../kernel/table.js';
import { WEATHERS } from '../europa/board.js';

const LENGTHS: Readonly<Record<string, number>> = { clear: 7, frost: 4, snow: 4, mud: 3, rain: 3, poor: 3, winter: 3 };

/** Hexes by weather. @since 0.3.0 */
export const supplyLines: Table<number> = {
  id: 'fite-supply-lines',
  title: 'Overland Supply Lines (Fire in the East)',
  notice: 'The lengths of Boot Camp, a simpler game of the series; those of the standard game are not known. Rain and poor weather, which the East does not have, are as mud.',
  columns: ['hexes'],
  rows: WEATHERS,
  cells: WEATHERS.map((weather): ReadonlyArray<Cell<number>> => [{ value: LENGTHS[weather], source: 'inferred' }]),
};

/** The length of the overland part in a weather, in hexes. @since 0.3.0 */
export const overlandLength = (weather: string, table: Table<number> = supplyLines): number => table.cells[table.rows.indexOf(weather)]?.[0].value ?? 0;
