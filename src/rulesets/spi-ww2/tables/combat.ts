/**
 * The Combat Results Table: differentials 0 to +7, one die, Strength Points that the defender loses. The attacker
 * loses nothing; any loss makes the defender retreat.
 * @rule SPI 8.6, 17.9, 17.92 (AMB-SPI-64, AMB-SPI-94)
 * @module
 */
import type { TableError } from '../../../engine/tableError.js';
import type { Table } from '../../../kernel/table.js';
import type { Either, NonEmpty } from '../../../prelude.js';
import { finished, makeReader, row } from './reader.js';

/** The table that combat reads. @since 0.2.0 */
export interface CombatTable {
  /** The lowest differential that has a column, 0. The last column serves for all higher ones. */
  readonly columns: ReadonlyArray<number>;
  /** Strength Points lost. Shape: `losses[die - 1][column]`. */
  readonly losses: ReadonlyArray<ReadonlyArray<number>>;
  /** The smallest loss of each column, whatever the die: what is certain. */
  readonly least: ReadonlyArray<number>;
}

const DICE = ['1', '2', '3', '4', '5', '6'];
const MOST_LOST = 12;

/** The table that is used when nobody loads the printed one. @since 0.2.0 */
export const combatData: Table<string> = {
  id: 'spi-combat',
  title: 'Combat Results Table',
  notice:
    'Not the published table, which could not be had: every result is reconstructed. Known are only its ends (0 and +7), that attackers lose nothing, that any loss ' +
    'forces a retreat, and that the destruction of a stack is certain at some differentials.',
  columns: ['0', '+1', '+2', '+3', '+4', '+5', '+6', '+7'],
  rows: DICE,
  cells: [
    row('r', 0, 0, 0, 0, 1, 1, 1, 2),
    row('r', 0, 0, 0, 1, 1, 1, 2, 2),
    row('r', 0, 0, 1, 1, 1, 2, 2, 3),
    row('r', 0, 1, 1, 1, 2, 2, 3, 3),
    row('r', 1, 1, 1, 2, 2, 3, 3, 4),
    row('r', 1, 1, 2, 2, 3, 3, 4, 4),
  ],
};

/**
 * The table ready for combat, or what is wrong with it: columns must be 0, +1, +2 … in order, rows the six faces of
 * the die, entries whole numbers, and the mean loss must not fall from one column to the next.
 * @since 0.2.0
 */
export const compileCombat = (data: Table<string>): Either<NonEmpty<TableError>, CombatTable> => {
  const reader = makeReader(data);
  const names = data.columns.map((_, c) => (c === 0 ? '0' : `+${c}`));
  data.columns.forEach((name, c) => {
    if (name !== names[c] && name !== String(c))
      reader.wrong('columns', null, name, `The column '${name}' stands where '${names[c]}' should; columns are 0, +1, +2 and so on.`);
  });
  if (data.columns.length === 0) reader.wrong('columns', null, null, 'The table has no columns; it needs the differentials 0, +1, +2 and so on.');
  reader.expect(DICE, data.columns);
  const losses = DICE.map((die) => data.columns.map((name) => reader.whole(die, name, 0, MOST_LOST)));
  const total = (c: number): number => losses.reduce((sum, line) => sum + line[c], 0);
  if (reader.errors.length === 0)
    data.columns.forEach((name, c) => {
      if (c > 0 && total(c) < total(c - 1))
        reader.wrong(
          'falls',
          null,
          name,
          `Over the six rolls the column '${name}' costs ${total(c)} Strength Points, the one before it ${total(c - 1)}; a higher differential must not be worse.`,
        );
    });
  return finished(reader, {
    columns: data.columns.map((_, c) => c),
    losses,
    least: data.columns.map((_, c) => Math.min(...losses.map((line) => line[c]))),
  });
};

/** The column of a differential: those beyond the last read as the last; -1 below 0, where no attack is allowed. @since 0.2.0 */
export const combatColumn = (table: CombatTable, differential: number): number =>
  differential < 0 ? -1 : Math.min(differential, table.columns.length - 1);

/**
 * Whether a stack of so many Strength Points is destroyed whatever the die says.
 * @rule SPI 17.8 (AMB-SPI-64, AMB-SPI-65)
 * @since 0.2.0
 */
export const destructionGuaranteed = (table: CombatTable, strength: number, column: number): boolean =>
  column >= 0 && strength <= table.least[column];
