/**
 * Seasonal movement: the allowances of each quarter.
 * @rule SPI 5.1, 5.6, 5.8
 * @module
 */
import type { TableError } from '../../../engine/tableError.js';
import type { Table } from '../../../kernel/table.js';
import type { Either, NonEmpty } from '../../../prelude.js';
import { finished, makeReader, row } from './reader.js';
import { QUARTERS, type Quarter } from './turn.js';

/** What units may do in a quarter. @since 0.2.0 */
export interface Season {
  /** Movement allowances, movement points. */
  readonly infantry: number;
  readonly mechanized: number;
  /** Rail movement goes so many times the allowance. */
  readonly rail: number;
  /** Whether amphibious assaults may be made. */
  readonly amphibious: boolean;
}

/** The quarters, 1 to 4. @since 0.2.0 */
export type Seasons = Readonly<Record<Quarter, Season>>;

const COLUMNS = ['infantry', 'mechanized', 'rail', 'amphibious'];

/** The table that is used when nobody loads the printed one. @since 0.2.0 */
export const movementData: Table<string> = {
  id: 'spi-movement',
  title: 'Seasonal Movement',
  notice:
    'Not the published table, which could not be had. That allowances differ by season, that rail movement is three times the allowance and that assaults are limited to ' +
    'some seasons comes from a description of the game; allowances and seasons are reconstructed.',
  columns: COLUMNS,
  rows: QUARTERS.map(String),
  cells: [row('rrsr', 2, 3, 3, 'no'), row('rrsr', 3, 5, 3, 'yes'), row('rrsr', 4, 6, 3, 'yes'), row('rrsr', 3, 4, 3, 'yes')],
};

/** The table ready for use, or what is wrong with it. @since 0.2.0 */
export const compileMovement = (data: Table<string>): Either<NonEmpty<TableError>, Seasons> => {
  const reader = makeReader(data);
  reader.expect(QUARTERS.map(String), COLUMNS);
  const season = (quarter: Quarter): Season => ({
    infantry: reader.whole(String(quarter), 'infantry', 0, 30),
    mechanized: reader.whole(String(quarter), 'mechanized', 0, 30),
    rail: reader.whole(String(quarter), 'rail', 0, 30),
    amphibious: reader.yes(String(quarter), 'amphibious'),
  });
  return finished(reader, { 1: season(1), 2: season(2), 3: season(3), 4: season(4) });
};
