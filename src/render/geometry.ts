/**
 * Where hexes, corners and hexsides lie on the drawing, in pixels at scale 1.
 * The hex is one percent taller than a regular one: then every corner has whole coordinates.
 * @module
 */
import { columnOf, type Direction, type Grid, type HexIx, rowOf } from '../kernel/hex.js';
import { num } from './markup.js';

/** Half the width of a hex, center to corner. */
export const HALF_WIDTH = 40;
/** Half the height of a hex, center to hexside. */
export const HALF_HEIGHT = 35;
const COLUMN_STEP = 60;

/** A point on the drawing: x to the right, y down, pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The six corners relative to the center: corner `d` and `d + 1` are the ends of the hexside in direction `d`. */
export const CORNERS: ReadonlyArray<Point> = [
  { x: -20, y: -35 },
  { x: 20, y: -35 },
  { x: 40, y: 0 },
  { x: 20, y: 35 },
  { x: -20, y: 35 },
  { x: -40, y: 0 },
];

/** The center of a hex. */
export const centerOf = (grid: Grid, hex: HexIx): Point => {
  const column = columnOf(grid, hex);
  return {
    x: HALF_WIDTH + (column - grid.firstColumn) * COLUMN_STEP,
    y: HALF_HEIGHT + (rowOf(grid, hex) - grid.firstRow) * 2 * HALF_HEIGHT + (column % 2 === 0 ? HALF_HEIGHT : 0),
  };
};

/** Width and height of the whole grid. */
export const gridExtent = (grid: Grid): Point => ({
  x: 2 * HALF_WIDTH + (grid.columns - 1) * COLUMN_STEP,
  y: 2 * HALF_HEIGHT * grid.rows + HALF_HEIGHT,
});

/** The two ends of a hexside, clockwise round its hex. */
export const hexsideEnds = (center: Point, direction: Direction, inset = 0): readonly [Point, Point] => {
  const a = CORNERS[direction];
  const b = CORNERS[(direction + 1) % 6];
  const f = 1 - inset / HALF_HEIGHT;
  return [
    { x: center.x + a.x * f, y: center.y + a.y * f },
    { x: center.x + b.x * f, y: center.y + b.y * f },
  ];
};

/** A point as path coordinates. */
export const at = (p: Point): string => `${num(p.x)} ${num(p.y)}`;

/** A straight stroke as path data. */
export const stroke = (a: Point, b: Point): string => `M${at(a)}L${at(b)}`;

/** A whole hex as path data, shrunk by `inset` pixels. */
export const hexPath = (center: Point, inset = 0): string => {
  if (inset === 0) return `M${num(center.x - 40)} ${num(center.y)}l20-35h40l20 35-20 35h-40z`;
  const f = 1 - inset / HALF_HEIGHT;
  return `M${CORNERS.map((c) => at({ x: center.x + c.x * f, y: center.y + c.y * f })).join('L')}Z`;
};

/** Half the width of a hex at a height above or below its center. */
export const halfWidthAt = (y: number): number => HALF_WIDTH - (Math.abs(y) * 4) / 7;
