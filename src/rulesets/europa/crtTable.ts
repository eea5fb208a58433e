/**
 * The ground combat results table: its file form, and the form that combat reads.
 * @rule EBC 9A, 9B, CRT (BC-CRT.1 to BC-CRT.6)
 * @module
 */
import { digest } from '../../engine/digest.js';
import { ascending, clampRow, parseRatio, type Ratio } from '../../kernel/crt.js';
import type { Cell, Table } from '../../kernel/table.js';
import { type Either, left, type NonEmpty, right } from '../../prelude.js';
import { quoted, shapeErrors, tableError, type TableError } from './tableError.js';

/** A table of results. Columns are ratios (`'1.5:1'`), rows are modified die rolls (`'-1'`). @since 0.1.0 */
export type CrtData = Table<string>;

/** What a ruleset plays with: its own table, and what another one must be like. @since 0.2.0 */
export interface CrtRules {
  /** Serves when nobody loads another. */
  readonly standIn: CrtData;
  /** Whether a cell is a result of these rules; what each does is their matter. */
  readonly isResult: (cell: string) => boolean;
  /** For people: `'one of AE, AH'`. */
  readonly results: string;
  /** What else a table may have wrong, once each cell is a result. */
  readonly errors: (data: CrtData) => ReadonlyArray<TableError>;
}

/** A table of results ready for use. @since 0.1.0 */
export interface Crt {
  readonly data: CrtData;
  /** The columns, rising from left to right. */
  readonly ratios: ReadonlyArray<Ratio>;
  /** The lowest modified die roll that has a row. */
  readonly firstRow: number;
  /** The highest modified die roll that has a row. */
  readonly lastRow: number;
  /** Shape: `results[modified roll - firstRow][column]`. */
  readonly results: ReadonlyArray<ReadonlyArray<string>>;
  /** The cell of a modified die roll, brought inside the table, and a column index. @rule EBC CRT (BC-CRT.3, BC-CRT.4) */
  readonly cell: (roll: number, column: number) => Cell<string>;
  /** Digest of `data`. */
  readonly digest: string;
}

/**
 * A usable table, or every mistake in the data: columns that are no rising ratios, rows that are not
 * consecutive whole numbers, results that the rules do not have, and mistakes of shape.
 * @since 0.1.0
 */
export const compileCrt = (data: CrtData, rules: CrtRules): Either<NonEmpty<TableError>, Crt> => {
  const plain = [...shapeErrors(data), ...columnErrors(data), ...rowErrors(data), ...resultErrors(data, rules)];
  const errors = plain.length > 0 ? plain : rules.errors(data);
  if (errors.length > 0) return left(errors as unknown as NonEmpty<TableError>);
  const firstRow = Number(data.rows[0]);
  const lastRow = firstRow + data.rows.length - 1;
  const { cells } = data;
  return right({
    data,
    ratios: data.columns.map((name) => parseRatio(name) as Ratio),
    firstRow,
    lastRow,
    results: cells.map((row) => row.map((cell) => cell.value)),
    cell: (roll, column) => cells[clampRow(firstRow, lastRow, roll) - firstRow][column],
    digest: digest(data),
  });
};

const columnErrors = (data: CrtData): ReadonlyArray<TableError> => {
  if (data.columns.length === 0)
    return [tableError(data.id, 'no-columns', null, null, 'There must be at least one column of odds.')];
  const ratios = data.columns.map(readRatio);
  return data.columns.flatMap((name, c) => {
    const ratio = ratios[c];
    if (ratio === null)
      return [
        tableError(data.id, 'not-a-ratio', null, name, `${quoted(name)} is no ratio; odds are written as in 1:2, 1.5:1 or 3:1.`),
      ];
    const before = c === 0 ? null : ratios[c - 1];
    if (before === null || ascending([before, ratio])) return [];
    return [
      tableError(
        data.id,
        'odds-not-rising',
        null,
        name,
        `The odds ${name} do not exceed ${data.columns[c - 1]} to the left; columns must rise.`,
      ),
    ];
  });
};

/** Ratios of more than two digits would lose exactness in products of strengths. */
const readRatio = (name: string): Ratio | null => (name.length > 7 ? null : parseRatio(name));

const rowErrors = (data: CrtData): ReadonlyArray<TableError> => {
  if (data.rows.length === 0)
    return [tableError(data.id, 'no-rows', null, null, 'There must be at least one row of die rolls.')];
  return data.rows.flatMap((name, r) => {
    if (!/^(0|-?[1-9]\d?)$/.test(name))
      return [tableError(data.id, 'not-a-roll', name, null, `${quoted(name)} is no modified die roll; rows are whole numbers.`)];
    const expected = Number(data.rows[0]) + r;
    if (!Number.isFinite(expected) || Number(name) === expected) return [];
    return [
      tableError(data.id, 'rows-not-consecutive', name, null, `The row ${name} stands where ${expected} should; rows are consecutive.`),
    ];
  });
};

const resultErrors = (data: CrtData, { isResult, results }: CrtRules): ReadonlyArray<TableError> =>
  data.cells.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      isResult(cell.value)
        ? []
        : [
            tableError(
              data.id,
              'unknown-result',
              data.rows[r] ?? null,
              data.columns[c] ?? null,
              `${quoted(String(cell.value))} is not a result; it must be ${results}.`,
            ),
          ],
    ),
  );
