/**
 * Flat-top hexes in vertical columns, odd columns half a hex north of even ones; ids `CCRR`
 * (column, row, two digits each), as Europa's and SPI's maps number them; `CCCRRR` on a grid that goes beyond 99.
 * @module
 */

/**
 * A hex as a small integer, dense from 0 within its grid.
 * @since 0.1.0
 */
export type HexIx = number;
/**
 * A hex as printed: `'2319'` is column 23, row 19.
 * @since 0.1.0
 */
export type HexId = string;
/**
 * 0 north, 1 northeast, 2 southeast, 3 south, 4 southwest, 5 northwest.
 * @since 0.1.0
 */
export type Direction = number;

/**
 * A rectangle of hexes. Shapes: `size = columns × rows`; hexes are numbered down each column.
 * @since 0.1.0
 */
export interface Grid {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** Digits of a column or row number in the ids of hexes: all ids are of one length. */
  readonly digits: number;
}

/**
 * No hex: beyond the edge of the grid.
 * @since 0.1.0
 */
export const OFF_MAP: HexIx = -1;

/**
 * The six direction names, clockwise from north, as indexed by {@link Direction}.
 * @since 0.1.0
 */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/**
 * A grid from its inclusive first and last column and row. Ids of hexes have two digits each, or three where either goes beyond 99,
 * unless a number of digits is given.
 * @since 0.1.0
 */
export const makeGrid = (columns: readonly [number, number], rows: readonly [number, number], digits: number = Math.max(columns[1], rows[1]) > 99 ? 3 : 2): Grid => ({
  firstColumn: columns[0],
  firstRow: rows[0],
  columns: columns[1] - columns[0] + 1,
  rows: rows[1] - rows[0] + 1,
  size: (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1),
  digits,
});

/**
 * The column number of a hex.
 * @since 0.1.0
 */
export const columnOf = (grid: Grid, hex: HexIx): number => grid.firstColumn + Math.floor(hex / grid.rows);
/**
 * The row number of a hex.
 * @since 0.1.0
 */
export const rowOf = (grid: Grid, hex: HexIx): number => grid.firstRow + (hex % grid.rows);

/**
 * The hex at a column and row, or {@link OFF_MAP}.
 * @since 0.1.0
 */
export const hexAt = (grid: Grid, column: number, row: number): HexIx => {
  const c = column - grid.firstColumn;
  const r = row - grid.firstRow;
  return c < 0 || c >= grid.columns || r < 0 || r >= grid.rows ? OFF_MAP : c * grid.rows + r;
};

/**
 * The printed id of a hex.
 * @since 0.1.0
 */
export const hexId = (grid: Grid, hex: HexIx): HexId => String(columnOf(grid, hex)).padStart(grid.digits, '0') + String(rowOf(grid, hex)).padStart(grid.digits, '0');

/**
 * The hex of a printed id, or {@link OFF_MAP} when the id is malformed or outside the grid.
 * @since 0.1.0
 */
export const parseHexId = (grid: Grid, id: HexId): HexIx => {
  const { digits } = grid;
  return id.length === 2 * digits && /^[0-9]+$/.test(id) ? hexAt(grid, Number(id.slice(0, digits)), Number(id.slice(digits))) : OFF_MAP;
};

/**
 * The hex next to another one in a direction, or {@link OFF_MAP}.
 * @since 0.1.0
 */
export const neighbor = (grid: Grid, hex: HexIx, direction: Direction): HexIx => {
  const column = columnOf(grid, hex);
  const row = rowOf(grid, hex);
  const south = column % 2 === 0 ? 1 : 0; // even columns lie half a hex south
  switch (direction) {
    case 0:
      return hexAt(grid, column, row - 1);
    case 1:
      return hexAt(grid, column + 1, row - 1 + south);
    case 2:
      return hexAt(grid, column + 1, row + south);
    case 3:
      return hexAt(grid, column, row + 1);
    case 4:
      return hexAt(grid, column - 1, row + south);
    default:
      return hexAt(grid, column - 1, row - 1 + south);
  }
};

/**
 * The direction that leads back.
 * @since 0.1.0
 */
export const opposite = (direction: Direction): Direction => (direction + 3) % 6;

/**
 * All neighbors at once. Shape: `size × 6`, {@link OFF_MAP} beyond the edge.
 * @since 0.1.0
 */
export const neighborTable = (grid: Grid): Int32Array => {
  const table = new Int32Array(grid.size * 6);
  for (let hex = 0; hex < grid.size; hex++)
    for (let d = 0; d < 6; d++) table[hex * 6 + d] = neighbor(grid, hex, d);
  return table;
};

/**
 * Distance in hexes. A metric: 0 only for the same hex, symmetric, and never longer than a detour.
 * @since 0.1.0
 */
export const distance = (grid: Grid, a: HexIx, b: HexIx): number => {
  const ca = columnOf(grid, a);
  const cb = columnOf(grid, b);
  // rows in half hexes: odd columns lie half a hex north
  const ra = 2 * rowOf(grid, a) + (ca % 2 === 0 ? 1 : 0);
  const rb = 2 * rowOf(grid, b) + (cb % 2 === 0 ? 1 : 0);
  const dx = Math.abs(ca - cb);
  return dx + Math.max(0, (Math.abs(ra - rb) - dx) / 2);
};

/**
 * The direction from a hex to an adjacent one, or -1 when they are not adjacent, as nothing is to {@link OFF_MAP}.
 * @since 0.1.0
 */
export const directionTo = (neighbors: Int32Array, from: HexIx, to: HexIx): Direction => {
  if (from < 0) return -1;
  for (let d = 0; d < 6; d++) if (neighbors[from * 6 + d] === to) return d;
  return -1;
};

/**
 * The hexside of a hex in a direction as a small integer; each hexside has one number whichever
 * hex it is asked from. Range: `0 … size × 3 - 1`; -1 on the south and west edges of the grid.
 * @since 0.1.0
 */
export const hexsideIx = (neighbors: Int32Array, hex: HexIx, direction: Direction): number => {
  if (direction < 3) return hex * 3 + direction;
  const other = neighbors[hex * 6 + direction];
  return other < 0 ? -1 : other * 3 + direction - 3;
};
