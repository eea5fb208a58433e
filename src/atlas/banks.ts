/**
 * Towns keep to their true bank: a chain of hexsides may pass a town's hex only on the side on which
 * the river passes the town.
 * @module
 */
import type { HexIx } from '../kernel/hex.js';
import type { City, Overrides } from './geography.js';
import { type Canvas, type CornerIx, cornerOf, cornerPoint, cross, endsOf, minus, type Point } from './plane.js';
import type { Corridor } from './corridor.js';
import type { Run } from './polyline.js';
import type { Projection } from './projection.js';
import type { Forbidden } from './route.js';
import { pointsOf, rankOf } from './settlements.js';

/** A town beside which rivers may run. */
export interface BankTown {
  readonly city: string;
  readonly hex: HexIx;
  readonly point: Point;
  readonly rank: number;
}

/** A bank looking downstream: -1 left, 1 right. */
export type Bank = -1 | 1;

/** What the towns demand of one run. */
export interface BankRules {
  readonly forbidden: Forbidden;
  /** All corners of the hexes of these towns. */
  readonly corners: ReadonlySet<CornerIx>;
  /** Corners that the chain must pass, each with the point of the run that it stands for. */
  readonly pins: ReadonlyArray<{ readonly at: number; readonly corner: CornerIx }>;
}

/** A town farther from the line than this has no say. Hexes. */
const REACH = 0.9;
/** A town closer to the line than this may be on either bank, unless an override tells. Hexes. */
const TOO_CLOSE = 0.015;

/** No demands. */
export const noBankRules: BankRules = { forbidden: () => false, corners: new Set(), pins: [] };

/** The towns of a map, one for each hex of each city. */
export const bankTowns = (
  cities: ReadonlyArray<City>,
  cityHexes: ReadonlyMap<string, ReadonlyArray<HexIx>>,
  projection: Projection,
): ReadonlyArray<BankTown> =>
  cities.flatMap((city) =>
    (cityHexes.get(city.id) ?? []).map((hex, i) => {
      const points = pointsOf(city);
      return { city: city.id, hex, point: projection.forward(...(points[i] ?? points[0])), rank: rankOf(city.class) };
    }),
  );

/** What the towns near a run demand of it. The most important town of a hex speaks for the hex. */
export const bankRules = (
  run: Run,
  corridor: Corridor,
  towns: ReadonlyArray<BankTown>,
  overrides: Overrides,
  canvas: Canvas,
): BankRules => {
  const wanted = new Map<HexIx, { readonly bank: Bank; readonly rank: number }>();
  const pins: Array<{ readonly at: number; readonly corner: CornerIx }> = [];
  for (const town of towns) {
    if (corridor.nearest(town.point).distance > REACH) continue;
    const { at, distance } = nearestPoint(run.points, town.point);
    // at the very ends the line has no direction to speak of
    if (at < 2 || at > run.points.length - 3) continue;
    const given = overrides.banks?.[town.city]?.[run.name];
    if (given === undefined && distance < TOO_CLOSE) continue;
    const downstream = minus(run.points[Math.min(run.points.length - 1, at + 2)], run.points[Math.max(0, at - 2)]);
    const bank: Bank =
      given !== undefined
        ? given === 'left'
          ? -1
          : 1
        : cross(downstream, minus(town.point, run.points[at])) < 0
          ? -1
          : 1;
    const voice = wanted.get(town.hex);
    if (voice === undefined || town.rank > voice.rank) wanted.set(town.hex, { bank, rank: town.rank });
    // where only an override knows the bank, the line itself would mislead: pin the far side of the hex
    if (given !== undefined) pins.push({ at, corner: farCorner(canvas, town.hex, downstream, bank) });
  }
  const closed = new Map<CornerIx, Set<CornerIx>>();
  const corners = new Set<CornerIx>();
  const close = (from: CornerIx, to: CornerIx): void => void closed.set(from, (closed.get(from) ?? new Set()).add(to));
  for (const [hex, { bank }] of wanted)
    for (let d = 0; d < 6; d++) {
      const [clockwise, anticlockwise] = endsOf(canvas, hex, d);
      corners.add(clockwise);
      // going clockwise round a hex, the hex is on the right
      if (bank === 1) close(clockwise, anticlockwise);
      else close(anticlockwise, clockwise);
    }
  return { forbidden: (from, to) => closed.get(from)?.has(to) ?? false, corners, pins };
};

const nearestPoint = (
  points: ReadonlyArray<Point>,
  place: Point,
): { readonly at: number; readonly distance: number } => {
  let at = 0;
  let square = Infinity;
  points.forEach(([u, v], i) => {
    const s = (u - place[0]) ** 2 + (v - place[1]) ** 2;
    if (s < square) {
      square = s;
      at = i;
    }
  });
  return { at, distance: Math.sqrt(square) };
};

/** The corner of a town's hex farthest across the stream from the town's bank. */
const farCorner = (canvas: Canvas, hex: HexIx, downstream: Point, bank: Bank): CornerIx => {
  let best: CornerIx = -1;
  let most = -Infinity;
  for (let d = 0; d < 6; d++) {
    const corner = cornerOf(canvas, hex, d);
    const across = -bank * cross(downstream, minus(cornerPoint(canvas, corner), canvas.centers[hex]));
    if (across > most) {
      most = across;
      best = corner;
    }
  }
  return best;
};
