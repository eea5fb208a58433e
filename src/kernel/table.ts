/**
 * Printed tables as data. Each cell carries its source, because many printed tables were not to be had
 * and nothing reconstructed may pass for printed.
 * @module
 */

/**
 * Where a value comes from: `printed` in the rulebook itself, `secondary` from another publication or
 * play aid, `inferred` (bounded or derived from known values), `reconstructed` (made for this project).
 * @since 0.1.0
 */
export type Source = 'printed' | 'secondary' | 'inferred' | 'reconstructed';

/**
 * The sources from most to least trustworthy.
 * @since 0.1.0
 */
export const SOURCES: ReadonlyArray<Source> = ['printed', 'secondary', 'inferred', 'reconstructed'];

/**
 * A value and its source.
 * @since 0.1.0
 */
export interface Cell<T> {
  readonly value: T;
  readonly source: Source;
}

/**
 * A rectangular table. Shape: `cells[row][column]`.
 * @since 0.1.0
 */
export interface Table<T> {
  readonly id: string;
  readonly title: string;
  /** What a reader should know about where the table comes from. */
  readonly notice: string;
  readonly columns: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<string>;
  readonly cells: ReadonlyArray<ReadonlyArray<Cell<T>>>;
}

/**
 * A cell's address, for messages.
 * @since 0.1.0
 */
export interface CellRef {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly source: Source;
}

/**
 * The cells whose source is not among those accepted.
 * @since 0.1.0
 */
export const distrusted = <T>(table: Table<T>, trusted: ReadonlyArray<Source>): ReadonlyArray<CellRef> =>
  table.cells.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      trusted.includes(cell.source)
        ? []
        : [{ table: table.id, row: table.rows[r], column: table.columns[c], source: cell.source }],
    ),
  );
