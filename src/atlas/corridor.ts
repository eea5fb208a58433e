/**
 * The hexsides along a line, as a graph in which those near the line are cheap.
 * @module
 */
import type { HexIx } from '../kernel/hex.js';
import {
  around,
  between,
  type Canvas,
  type CornerIx,
  cornerOf,
  cornerPoint,
  endsOf,
  hexAtPoint,
  type Point,
  sideBetween,
  type SideIx,
  span,
} from './plane.js';
import type { Run } from './polyline.js';

/** A hexside of a corridor: what it costs to follow, and the class of the line beside it. */
export interface CorridorSide {
  readonly side: SideIx;
  readonly cost: number;
  readonly class: string;
}

/** The hexes that a run goes through and those around them. */
export interface Corridor {
  /** Corner → next corner → the hexside between. */
  readonly graph: ReadonlyMap<CornerIx, ReadonlyMap<CornerIx, CorridorSide>>;
  readonly nearest: Nearest;
}

/** The point of a run nearest to a place. Distance in hexes; beyond {@link FAR} it is not looked for. */
export type Nearest = (place: Point) => { readonly distance: number; readonly at: number | null };

/** The distance told of places that are farther away. Hexes. */
const FAR = 3;
/** Cost of a hexside that lies on the line, so that a detour always costs something. */
const STEP_COST = 0.12;
/** Cost of lying off the line, per square of the distance. */
const DISTANCE_COST = 3;

/** The corridor of a run. */
export const makeCorridor = (run: Run, canvas: Canvas): Corridor => {
  const nearest = nearestOf(run.points);
  const graph = new Map<CornerIx, Map<CornerIx, CorridorSide>>();
  const link = (from: CornerIx, to: CornerIx, side: CorridorSide): void => {
    const links = graph.get(from);
    if (links === undefined) graph.set(from, new Map([[to, side]]));
    else links.set(to, side);
  };
  for (const hex of hexesAlong(run, canvas))
    around(canvas, hex).forEach((other, d) => {
      const [a, b] = endsOf(canvas, hex, d);
      const [pointA, pointB] = [cornerPoint(canvas, a), cornerPoint(canvas, b)];
      const middle = nearest(between(pointA, pointB, 0.5));
      const distance = (2 * middle.distance + nearest(pointA).distance + nearest(pointB).distance) / 4;
      const side = {
        side: sideBetween(canvas, hex, other),
        cost: STEP_COST + DISTANCE_COST * distance * distance,
        class: run.classes[middle.at ?? 0],
      };
      link(a, b, side);
      link(b, a, side);
    });
  return { graph, nearest };
};

/** The corner nearest to a point: always one of its own hex. */
export const nearestCorner = (
  canvas: Canvas,
  point: Point,
): { readonly corner: CornerIx; readonly distance: number } => {
  const hex = hexAtPoint(canvas, point);
  let best = { corner: -1, distance: Infinity };
  for (let d = 0; d < 6; d++) {
    const corner = cornerOf(canvas, hex, d);
    const distance = span(cornerPoint(canvas, corner), point);
    if (distance < best.distance) best = { corner, distance };
  }
  return best;
};

const hexesAlong = (run: Run, canvas: Canvas): ReadonlySet<HexIx> => {
  const hexes = new Set<HexIx>();
  for (const point of run.points) {
    const hex = hexAtPoint(canvas, point);
    hexes.add(hex);
    for (const other of around(canvas, hex)) hexes.add(other);
  }
  return hexes;
};

/** Looks only through the unit squares around a place, for a line may have thousands of points. */
const nearestOf = (points: ReadonlyArray<Point>): Nearest => {
  const key = (u: number, v: number): string => `${Math.floor(u)}|${Math.floor(v)}`;
  const squares = new Map<string, number[]>();
  points.forEach(([u, v], i) => {
    const square = squares.get(key(u, v));
    if (square === undefined) squares.set(key(u, v), [i]);
    else square.push(i);
  });
  return ([u, v]) => {
    let square = FAR * FAR;
    let at: number | null = null;
    for (let du = -2; du <= 2; du++)
      for (let dv = -2; dv <= 2; dv++)
        for (const i of squares.get(key(u + du, v + dv)) ?? []) {
          const s = (points[i][0] - u) ** 2 + (points[i][1] - v) ** 2;
          if (s < square) {
            square = s;
            at = i;
          }
        }
    return { distance: Math.sqrt(square), at };
  };
};
