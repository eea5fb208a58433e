/**
 * The plane of hexes. One unit is the distance between the centers of adjacent hexes; u grows
 * east, v grows south. The center of column c, row r lies at u = c·√3/2, v = r, in even columns r + ½.
 * @module
 */
import {
  columnOf,
  type Direction,
  type Grid,
  hexAt,
  hexId,
  type HexId,
  hexsideIx,
  type HexIx,
  makeGrid,
  neighborTable,
  OFF_MAP,
  parseHexId,
  rowOf,
} from '../kernel/hex.js';

/** A place on the plane, hex units. */
export type Point = readonly [number, number];

/** A corner of hexes as a small integer: twice the hex whose west (+0) or east (+1) corner it is. */
export type CornerIx = number;

/** A hexside as a small integer (see `hexsideIx`). */
export type SideIx = number;

/**
 * The hexes of a map with a margin around them, so that lines may leave the map and come back.
 * All hex, hexside and corner numbers of the atlas are those of `grid`, which includes the margin.
 */
export interface Canvas {
  readonly map: Grid;
  readonly grid: Grid;
  readonly neighbors: Int32Array;
  readonly centers: ReadonlyArray<Point>;
}

/** Hexes around the map: corridors reach two beyond it, their hexsides and corners one further. */
const MARGIN = 4;
const COLUMN_STEP = Math.sqrt(3) / 2;
/** From the center of a hex to each corner. */
const CORNER_RADIUS = 1 / Math.sqrt(3);

/** The center of a column and row. */
export const centerAt = (column: number, row: number): Point => [
  column * COLUMN_STEP,
  row + (column % 2 === 0 ? 0.5 : 0),
];

/** The canvas of a map from its inclusive first and last column and row. */
export const makeCanvas = (columns: readonly [number, number], rows: readonly [number, number]): Canvas => {
  const map = makeGrid(columns, rows);
  const grid = makeGrid([columns[0] - MARGIN, columns[1] + MARGIN], [rows[0] - MARGIN, rows[1] + MARGIN], map.digits);
  return {
    map,
    grid,
    neighbors: neighborTable(grid),
    centers: Array.from({ length: grid.size }, (_, hex) => centerAt(columnOf(grid, hex), rowOf(grid, hex))),
  };
};

/** Whether a hex of the canvas belongs to the map. */
export const onMap = (canvas: Canvas, hex: HexIx): boolean =>
  hex !== OFF_MAP && hexAt(canvas.map, columnOf(canvas.grid, hex), rowOf(canvas.grid, hex)) !== OFF_MAP;

/** The id of a hex of the map. */
export const nameOf = (canvas: Canvas, hex: HexIx): HexId => hexId(canvas.grid, hex);

/** The hex of an id. */
export const hexNamed = (canvas: Canvas, id: HexId): HexIx => parseHexId(canvas.grid, id);

/** The hex whose center is nearest to a point, or {@link OFF_MAP} beyond the canvas. */
export const hexAtPoint = (canvas: Canvas, [u, v]: Point): HexIx => {
  const near = Math.round(u / COLUMN_STEP);
  let best = OFF_MAP;
  let bestSquare = Infinity;
  for (let column = near - 1; column <= near + 1; column++) {
    const south = column % 2 === 0 ? 0.5 : 0;
    const row = Math.round(v - south);
    const square = (column * COLUMN_STEP - u) ** 2 + (row + south - v) ** 2;
    if (square < bestSquare) {
      bestSquare = square;
      best = hexAt(canvas.grid, column, row);
    }
  }
  return best;
};

/** Whether two hexes share a hexside. */
export const adjacent = (canvas: Canvas, a: HexIx, b: HexIx): boolean => {
  if (a === OFF_MAP || b === OFF_MAP) return false;
  for (let d = 0; d < 6; d++) if (canvas.neighbors[a * 6 + d] === b) return true;
  return false;
};

/** The six neighbors of a hex, clockwise from north. */
export const around = (canvas: Canvas, hex: HexIx): ReadonlyArray<HexIx> =>
  Array.from(canvas.neighbors.subarray(hex * 6, hex * 6 + 6));

/** The hexside between two hexes, or -1 when they are not adjacent. */
export const sideBetween = (canvas: Canvas, a: HexIx, b: HexIx): SideIx => {
  if (a === OFF_MAP || b === OFF_MAP) return -1;
  for (let d = 0; d < 6; d++) if (canvas.neighbors[a * 6 + d] === b) return hexsideIx(canvas.neighbors, a, d);
  return -1;
};

/** The hexside written `'1010/1011'`, or -1 when there is none such. */
export const sideNamed = (canvas: Canvas, text: string): SideIx => {
  const [a, b] = text.split('/');
  return sideBetween(canvas, hexNamed(canvas, a), hexNamed(canvas, b));
};

/** The two hexes of a hexside. */
export const hexesOf = (canvas: Canvas, side: SideIx): readonly [HexIx, HexIx] => {
  const hex = Math.floor(side / 3);
  return [hex, canvas.neighbors[hex * 6 + (side % 3)]];
};

/** A hexside of the map as text, lower id first. */
export const sideText = (canvas: Canvas, side: SideIx): string => {
  const [a, b] = hexesOf(canvas, side).map((hex) => nameOf(canvas, hex));
  return a < b ? `${a}/${b}` : `${b}/${a}`;
};

/** Corners of a hex clockwise from its upper right one; corner `d` is the clockwise end of hexside `d`. */
export const cornerOf = (canvas: Canvas, hex: HexIx, corner: Direction): CornerIx => {
  const { neighbors } = canvas;
  switch (corner) {
    case 0:
      return neighbors[hex * 6 + 1] * 2; // upper right
    case 1:
      return hex * 2 + 1; // right
    case 2:
      return neighbors[hex * 6 + 2] * 2; // lower right
    case 3:
      return neighbors[hex * 6 + 4] * 2 + 1; // lower left
    case 4:
      return hex * 2; // left
    default:
      return neighbors[hex * 6 + 5] * 2 + 1; // upper left
  }
};

/** The ends of a hexside of a hex: clockwise one first. */
export const endsOf = (canvas: Canvas, hex: HexIx, direction: Direction): readonly [CornerIx, CornerIx] => [
  cornerOf(canvas, hex, direction),
  cornerOf(canvas, hex, (direction + 5) % 6),
];

/** Where a corner lies. */
export const cornerPoint = (canvas: Canvas, corner: CornerIx): Point => {
  const [u, v] = canvas.centers[corner >> 1];
  return [corner % 2 === 0 ? u - CORNER_RADIUS : u + CORNER_RADIUS, v];
};

/** Twice the signed area of two vectors: positive when the second points to the right of the first (v grows south). */
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];

/** The vector from one point to another. */
export const minus = (to: Point, from: Point): Point => [to[0] - from[0], to[1] - from[1]];

/** The distance between two points. */
export const span = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The point a share (0 to 1) of the way from one point to another. */
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
