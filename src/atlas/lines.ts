/**
 * Railways and roads, laid from hex to hex.
 * @module
 */
import { type HexIx, OFF_MAP } from '../kernel/hex.js';
import type { Geography } from './geography.js';
import {
  adjacent,
  around,
  between,
  type Canvas,
  hexAtPoint,
  onMap,
  type Point,
  sideBetween,
  type SideIx,
  span,
} from './plane.js';
import type { Projection } from './projection.js';
import { isDry, type Sheet } from './sheet.js';

/** What lines are laid over. */
export interface Ground {
  readonly canvas: Canvas;
  readonly sheet: Sheet;
  readonly water: ReadonlyMap<SideIx, unknown>;
}

/** A hex on the way, and how much of the way lies in it (hexes). */
interface Visit {
  readonly hex: HexIx;
  readonly length: number;
}

/** Lines are followed in steps no longer than this. Hexes. */
const STEP = 0.02;
/** A hex that a line only clips, for less than this, may be cut out when its neighbors on the line touch. Hexes. */
const CLIPPED = 0.72;
/** How much longer a way round the sea may be. Hexes. */
const DETOUR = 3;

/** The hexsides that railways cross, with the class of the better line. */
export const layRailways = (
  geography: Geography,
  ground: Ground,
  cityHexes: ReadonlyMap<string, ReadonlyArray<HexIx>>,
  projection: Projection,
): ReadonlyMap<SideIx, string> => {
  const { nodes, edges } = geography.railways ?? { nodes: [], edges: [] };
  const points = new Map<string, Point>();
  const stations = new Set<HexIx>();
  for (const node of nodes) {
    const city = cityHexes.get(node.id)?.[0];
    const point = projection.forward(node.lat, node.lon);
    if (city !== undefined) stations.add(city);
    // a town may have been moved to another hex than the one that its station lies in
    const moved = city !== undefined && hexAtPoint(ground.canvas, point) !== city;
    points.set(node.id, moved ? ground.canvas.centers[city] : point);
  }
  const layer = new Map<SideIx, string>();
  for (const edge of edges) {
    const [a, b] = [points.get(edge.a), points.get(edge.b)];
    if (a === undefined || b === undefined) continue;
    const bends = (edge.via ?? []).map(([lat, lon]) => projection.forward(lat, lon));
    for (const side of layLine([a, ...bends, b], ground, stations))
      if (layer.get(side) !== 'main') layer.set(side, edge.class);
  }
  return layer;
};

/** The hexsides that roads cross. */
export const layRoads = (geography: Geography, ground: Ground, projection: Projection): ReadonlyMap<SideIx, string> => {
  const layer = new Map<SideIx, string>();
  for (const road of geography.roads?.roads ?? []) {
    const points = road.points.map(([lat, lon]) => projection.forward(lat, lon));
    for (const side of layLine(points, ground, new Set())) layer.set(side, 'road');
  }
  return layer;
};

/** The hexsides of the map that a line crosses, in order. Hexes in `kept` are never cut out. */
export const layLine = (
  points: ReadonlyArray<Point>,
  ground: Ground,
  kept: ReadonlySet<HexIx>,
): ReadonlyArray<SideIx> => {
  const hexes = roundTheSea(straightened(visitsOf(points, ground.canvas), ground, kept), ground);
  return hexes.slice(1).flatMap((hex, i) => {
    const inside = onMap(ground.canvas, hexes[i]) && onMap(ground.canvas, hex);
    const side = inside ? sideBetween(ground.canvas, hexes[i], hex) : -1;
    return side < 0 ? [] : [side];
  });
};

const visitsOf = (points: ReadonlyArray<Point>, canvas: Canvas): ReadonlyArray<Visit> => {
  const visits: Visit[] = [{ hex: hexAtPoint(canvas, points[0]), length: 0 }];
  for (let i = 1; i < points.length; i++) {
    const length = span(points[i - 1], points[i]);
    const steps = Math.max(1, Math.ceil(length / STEP));
    for (let k = 1; k <= steps; k++) {
      const hex = hexAtPoint(canvas, between(points[i - 1], points[i], k / steps));
      const last = visits[visits.length - 1];
      if (last.hex === hex) visits[visits.length - 1] = { hex, length: last.length + length / steps };
      else visits.push({ hex, length: 0 });
    }
  }
  return visits;
};

/** Cuts out hexes that the line only clips, and sea hexes, as long as the hexes before and after touch on land. */
const straightened = (visits: ReadonlyArray<Visit>, ground: Ground, kept: ReadonlySet<HexIx>): ReadonlyArray<HexIx> => {
  const way = [...visits];
  for (let i = 1; i + 1 < way.length; ) {
    const [before, here, after] = [way[i - 1].hex, way[i], way[i + 1].hex];
    const needless =
      !kept.has(here.hex) &&
      before !== after &&
      adjacent(ground.canvas, before, after) &&
      !ground.water.has(sideBetween(ground.canvas, before, after)) &&
      (here.length < CLIPPED || !isDry(ground.sheet, here.hex));
    if (needless) {
      way.splice(i, 1);
      i = 1; // the neighbors have changed: look at all again, from the start
    } else i++;
  }
  return way.map((visit) => visit.hex);
};

const roundTheSea = (way: ReadonlyArray<HexIx>, ground: Ground): ReadonlyArray<HexIx> => {
  const dry = [way[0]];
  for (let i = 1; i < way.length; i++) {
    if (isDry(ground.sheet, way[i]) || i + 1 >= way.length) {
      dry.push(way[i]);
      continue;
    }
    let shore = i;
    while (shore < way.length && !isDry(ground.sheet, way[shore])) shore++;
    if (shore >= way.length) return [...dry, ...way.slice(i)];
    const around = detour(way[i - 1], way[shore], shore - i + 1 + DETOUR, ground);
    dry.push(...(around ?? way.slice(i, shore)), way[shore]);
    i = shore;
  }
  return dry;
};

/** The hexes between two others on the shortest way over land of at most `most` steps; `null` when there is none. */
const detour = (from: HexIx, to: HexIx, most: number, ground: Ground): ReadonlyArray<HexIx> | null => {
  const previous = new Map<HexIx, HexIx>([[from, from]]);
  let edge: ReadonlyArray<HexIx> = [from];
  for (let steps = 0; steps < most && edge.length > 0 && !previous.has(to); steps++) {
    const next: HexIx[] = [];
    for (const hex of edge)
      for (const other of around(ground.canvas, hex)) {
        if (other === OFF_MAP || previous.has(other) || !onMap(ground.canvas, other)) continue;
        if (!isDry(ground.sheet, other) || ground.water.has(sideBetween(ground.canvas, hex, other))) continue;
        previous.set(other, hex);
        next.push(other);
      }
    edge = next;
  }
  if (!previous.has(to)) return null;
  const between: HexIx[] = [];
  for (let hex = previous.get(to) as HexIx; hex !== from; hex = previous.get(hex) as HexIx) between.unshift(hex);
  return between;
};
