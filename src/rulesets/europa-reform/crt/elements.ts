/**
 * What a cell of the Reform table is made of.
 * @rule REFORM 9C (ER-9C.1, ER-9C.24, ER-9C.30, ER-9C.32)
 * @module
 */
import { parseRatio, type Ratio } from '../../../kernel/crt.js';
import type { CrtData, CrtRules } from '../../europa/crtTable.js';
import { tableError, type TableError } from '../../europa/tableError.js';
import { reformCrtData } from './table.js';

/** Attacker halved, attacker attrition, stopped, half exchange, exchange, defender attrition, retreat, halved, eliminated. */
export const ELEMENTS = ['A', '*', 'S', 'x', 'X', 'd', 'R', 'D', 'E'] as const;

/** One element of a result. @since 0.3.0 */
export type Element = (typeof ELEMENTS)[number];

/** One thing for the attackers, an exchange, or something for the defenders; and attrition with any of them, or alone. */
const CELL = /^(?:[ASxXE]|(?=[dDR])d?D?R?)?\*?$/;

/** By one reading an attack below the table costs what it did before: no cell says so. (AMB-ER-30) */
export const ATTACKER_ELIMINATED = 'AE';

/**
 * The elements of a cell, in the order in which they stand: `'dR*'` is three. Null when the text is no result of the table;
 * the results of the old table (`'AR'`, `'DE'`) are none.
 * @since 0.3.0
 */
export const parseElements = (cell: string): ReadonlyArray<Element> | null => (cell !== '' && CELL.test(cell) ? ([...cell] as ReadonlyArray<Element>) : null);

const isCell = (cell: string): boolean => parseElements(cell) !== null;
const HALF_EXCHANGE_FROM = 3;

/** The half exchange has vanished below 3:1: a table with it is another table. */
const earlyHalfExchanges = (data: CrtData): ReadonlyArray<TableError> =>
  data.columns.flatMap((name, c) => {
    const [attack, defense] = parseRatio(name) as Ratio;
    if (attack >= HALF_EXCHANGE_FROM * defense) return [];
    return data.cells.flatMap((row, r) =>
      row[c].value.startsWith('x') ? [tableError(data.id, 'early-half-exchange', data.rows[r], name, 'There is no half exchange (x) below 3:1 (REFORM 9C).')] : [],
    );
  });

const automatics = (data: CrtData): ReadonlyArray<TableError> =>
  data.cells.flatMap((row, r) =>
    row.flatMap((cell, c) => (isCell(cell.value) ? [] : [tableError(data.id, 'unknown-result', data.rows[r], data.columns[c], `${cell.value} is a result without a die, and stands in no cell.`)])),
  );

/** The Reform table, and what another one must be like. @since 0.3.0 */
export const reformCrtRules: CrtRules = {
  standIn: reformCrtData,
  isResult: (cell) => isCell(cell) || cell === ATTACKER_ELIMINATED,
  results: `made of the elements ${ELEMENTS.join(' ')}, such as A*, S, dR*, DR or E`,
  errors: (data) => [...automatics(data), ...earlyHalfExchanges(data)],
};
