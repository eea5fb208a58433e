/**
 * Hexes by their printed ids, column and row of two digits each. Columns stand upright; those with an even number lie half a hex south.
 * @rule EBC 5, 6A
 * @module
 */

const two = (n: number): string => String(n).padStart(2, '0');

/** The id of a column and a row. */
export const idOf = (column: number, row: number): string => two(column) + two(row);

/** The column of an id. */
export const columnIn = (id: string): number => Number(id.slice(0, 2));
/** The row of an id. */
export const rowIn = (id: string): number => Number(id.slice(2));

/** The six hexes around a hex, from the north clockwise, those off the map among them. */
export const around = (id: string): ReadonlyArray<string> => {
  const column = columnIn(id);
  const row = rowIn(id);
  // the hexes beside an even column's hex stand half a hex north and half a hex south of it: rows `row` and `row + 1`
  const upper = column % 2 === 0 ? row : row - 1;
  const lower = upper + 1;
  return [
    [column, row - 1],
    [column + 1, upper],
    [column + 1, lower],
    [column, row + 1],
    [column - 1, lower],
    [column - 1, upper],
  ].map(([c, r]) => (c < 0 || r < 0 || c > 99 || r > 99 ? '' : idOf(c, r)));
};

/** The name of the hexside between two hexes, whichever comes first. */
export const sideOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
