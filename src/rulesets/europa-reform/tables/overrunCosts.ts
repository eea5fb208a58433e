/**
 * The overrun summary: what an overrun costs on top of entering the hex.
 * @rule REFORM 13 (ER-13.15 to ER-13.21)
 * @module
 */
import type { Cell, Table } from '../../../kernel/table.js';
import { reform } from '../cases.js';

/** The rule for receipts and refusals. @since 0.3.0 */
export const OVERRUN_SUMMARY = reform(
  '13',
  ['ER-13.15', 'ER-13.16', 'ER-13.17', 'ER-13.18', 'ER-13.19', 'ER-13.20', 'ER-13.21'],
  'An overrun costs movement points by its odds, on top of terrain and zones of control; German c/m units pay less, and alone may overrun at 5:1.',
);

const mp = (value: number | null): Cell<number | null> => ({ value, source: 'secondary' });

/**
 * Movement points by odds, for German c/m units and for all others; null where the overrun is not allowed. A row holds from its
 * odds up to those of the row above.
 * @since 0.3.0
 */
export const overrunCosts: Table<number | null> = {
  id: 'reform-overrun-costs',
  title: 'Overrun Summary (Europa Reform)',
  notice:
    'The article prints its summary as a picture, which is not at hand. These are the values of the magazine variant that it says it is based on, as a play aid of the ' +
    'series has them; the least odds that the article states agree with them.',
  columns: ['german-cm', 'other'],
  rows: ['12:1', '10:1', '9:1', '8:1', '7:1', '6:1', '5:1'],
  cells: [
    [mp(1), mp(2)],
    [mp(2), mp(3)],
    [mp(3), mp(4)],
    [mp(4), mp(5)],
    [mp(5), mp(7)],
    [mp(7), mp(9)],
    [mp(9), mp(null)],
  ],
};

/** Odds that each row begins at. */
const LEAST: ReadonlyArray<number> = overrunCosts.rows.map((row) => Number.parseInt(row, 10));

/**
 * What an overrun costs a unit besides terrain and zones of control, in movement points, or null where the odds do not allow it.
 * `odds` are attackers to one defender; fractions count for nothing.
 * @since 0.3.0
 */
export const overrunMp = (odds: number, germanCm: boolean, table: Table<number | null> = overrunCosts): number | null => {
  const row = LEAST.findIndex((least) => odds >= least);
  return row < 0 ? null : table.cells[row][germanCm ? 0 : 1].value;
};

/** The least odds at which a unit may overrun at all: 5 for German c/m units, 6 for all others by this table. @since 0.3.0 */
export const leastOverrunOdds = (germanCm: boolean, table: Table<number | null> = overrunCosts): number =>
  Math.min(...LEAST.filter((_, row) => table.cells[row][germanCm ? 0 : 1].value !== null));
