/**
 * Puts units on the map: a hex for each place, clipped to land of the right side, with room for everybody. Used by
 * `forces.generate.ts` only.
 * @rule FITE 8 (stacking in divisions, other troops and artillery), REFORM 31C (ER-31C.5)
 * @module
 */
import { readFileSync } from 'node:fs';
import { centerAt, makeProjection, type Point, type Projection, type ProjectionSpec } from '../../atlas/index.js';
import { columnOf, type HexId, type HexIx, rowOf } from '../../kernel/hex.js';
import { featureBit, type HexMap } from '../../kernel/map.js';
import { identify, regimentalEquivalents } from '../../rulesets/europa/identify.js';
import type { Oob, OobUnit } from './oob.generate.js';

interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`geo/${file}`, import.meta.url), 'utf8')) as T;

const towns = read<{ readonly cities: ReadonlyArray<Town> }>('cities.json').cities;
export const projection: Projection = makeProjection(read<ProjectionSpec>('projection.json'));

/** A town of the map this near (degrees of latitude, and of longitude at 50 degrees) is the place that an order of battle means. */
const NEAR = 0.06;
const SHRINK = 0.64;

/** Towns moved to another hex than the one they lie in, and towns of two hexes, stand where the map has them. */
const townAt = (lat: number, lon: number): Town | null => {
  const apart = (t: Town): number => Math.hypot(t.lat - lat, (t.lon - lon) * SHRINK);
  const nearest = [...towns].sort((a, b) => apart(a) - apart(b))[0];
  return apart(nearest) <= NEAR ? nearest : null;
};

const position = (unit: OobUnit): readonly [number, number] => {
  const town = unit.lat === null || unit.lon === null ? towns.find((t) => t.name === unit.place) : undefined;
  if (unit.lat !== null && unit.lon !== null) return [unit.lat, unit.lon];
  if (town === undefined) throw new Error(`no town ${unit.place} for ${unit.id}`);
  return [town.lat, town.lon];
};

export const pointOf = (map: HexMap, hex: HexIx): Point => centerAt(columnOf(map.grid, hex), rowOf(map.grid, hex));
const square = ([u1, v1]: Point, [u2, v2]: Point): number => (u1 - u2) ** 2 + (v1 - v2) ** 2;

/** Where a unit is to stand. */
export interface Spot {
  readonly point: Point;
  /** The hex in which the map shows the place. */
  readonly town: HexId | null;
  /** Hexes between the place and the edge of the map, 0 when it lies on it. */
  readonly beyond: number;
}

/** The spot of a unit on a map. */
export const spotOf = (map: HexMap, unit: OobUnit): Spot => {
  const [lat, lon] = position(unit);
  const point = projection.forward(lat, lon);
  const town = townAt(lat, lon);
  const shown = town === null ? undefined : map.places.find((place) => place.name === town.name);
  const { firstColumn, firstRow, columns, rows } = map.grid;
  const [column, row] = nearestOf(point);
  const over = (n: number, first: number, count: number): number => Math.max(0, first - n, n - (first + count - 1));
  return { point, town: shown === undefined ? null : map.ids[shown.hex], beyond: shown === undefined ? Math.max(over(column, firstColumn, columns), over(row, firstRow, rows)) : 0 };
};

/** Column and row of a point, on the map or off it. */
const nearestOf = (point: Point): readonly [number, number] => {
  const column = Math.round(point[0] / centerAt(1, 0)[0]);
  return [column, Math.round(point[1] - centerAt(Math.abs(column), 0)[1])];
};

/** Hexes to the nearest of some hexes, for every hex. */
export const distances = (map: HexMap, from: ReadonlyArray<HexIx>): Int32Array => {
  const out = new Int32Array(map.grid.size).fill(-1);
  const queue = [...from];
  for (const hex of queue) out[hex] = 0;
  for (const hex of queue)
    for (let d = 0; d < 6; d++) {
      const next = map.neighbors[hex * 6 + d];
      if (next < 0 || out[next] >= 0) continue;
      out[next] = out[hex] + 1;
      queue.push(next);
    }
  return out;
};

/** What counts against the stacking limit. */
export interface Load {
  readonly divisions: number;
  /** Regimental equivalents of other troops. */
  readonly other: number;
  /** Regimental equivalents of artillery. */
  readonly artillery: number;
  /** Soviet c/m corps, of which there may be one where no headquarters of a Tank Army stands. */
  readonly corps: number;
  readonly tankArmies: number;
}

export const EMPTY: Load = { divisions: 0, other: 0, artillery: 0, corps: 0, tankArmies: 0 };

export const added = (load: Load, oob: Oob, unit: OobUnit): Load => {
  const { nation, type, size } = oob.classes[unit.class];
  const kind = identify(type, size);
  if (kind === null) throw new Error(`no type ${type} ${size}`);
  const re = regimentalEquivalents(size, kind);
  const { divisional, artillery, headquarters } = kind;
  return {
    divisions: load.divisions + (divisional ? 1 : 0),
    other: load.other + (!divisional && !artillery && !headquarters ? re : 0),
    artillery: load.artillery + (artillery ? re : 0),
    corps: load.corps + (nation === 'Soviet Union' && size === 'XXX' && kind.cm ? 1 : 0),
    tankArmies: load.tankArmies + (type === 'Tank Army HQ' ? 1 : 0),
  };
};

/** The most that may stand in a hex: divisions, REs of other troops, REs of artillery. */
export const LIMITS = { usual: [3, 3, 2], mountain: [2, 2, 1], arctic: [1, 1, 1] } as const;

export const limitOf = (map: HexMap, hex: HexIx): readonly [number, number, number] =>
  (map.hexFeatures[hex] & featureBit(map, 'arctic')) !== 0 ? LIMITS.arctic : map.terrains[map.terrain[hex]] === 'mountain' ? LIMITS.mountain : LIMITS.usual;

export const fits = (load: Load, [divisions, other, artillery]: readonly [number, number, number]): boolean =>
  load.divisions <= divisions && load.other <= other && load.artillery <= artillery && (load.corps <= 1 || load.tankArmies > 0);

/** The hex of a spot: the town's, if it may be used, or the nearest of those that may. */
export const nearest = (map: HexMap, hexes: ReadonlyArray<HexIx>, { point, town }: Spot): HexIx => {
  const shown = town === null ? undefined : map.hexOf.get(town);
  if (shown !== undefined && hexes.includes(shown)) return shown;
  let best = -1;
  let least = Infinity;
  for (const hex of hexes) {
    const distance = square(pointOf(map, hex), point);
    if (distance >= least) continue;
    least = distance;
    best = hex;
  }
  return best;
};

/** Hexes by how far they are from another one. */
const byDistance = (map: HexMap, hexes: ReadonlyArray<HexIx>, from: HexIx): ReadonlyArray<HexIx> => {
  const center = pointOf(map, from);
  return hexes.map((hex) => [square(pointOf(map, hex), center), hex] as const).sort(([a, x], [b, y]) => a - b || x - y).map(([, hex]) => hex);
};

/** Farther than this from its place a unit is not put, hexes. */
const FARTHEST = 6;

/**
 * A hex for each unit at start, where it stood or, when there is no room, near and not nearer to the enemy. Garrisons that cannot move
 * come first, divisions next.
 * @param open - hexes where a unit may stand
 * @param front - hexes to the enemy, by hex
 */
export const setUp = (
  oob: Oob,
  units: ReadonlyArray<OobUnit>,
  map: HexMap,
  open: (unit: OobUnit) => ReadonlyArray<HexIx>,
  front: (unit: OobUnit) => Int32Array,
): ReadonlyMap<string, HexIx> => {
  const hexes = new Map<string, HexIx>();
  const loads = new Map<HexIx, Load>();
  const place = (unit: OobUnit): void => {
    const candidates = open(unit);
    const first = nearest(map, candidates, spotOf(map, unit));
    const distance = front(unit);
    const hasRoom = (h: HexIx): boolean => distance[h] >= distance[first] && fits(added(loads.get(h) ?? EMPTY, oob, unit), limitOf(map, h));
    const hex = hasRoom(first) ? first : byDistance(map, candidates, first).find(hasRoom);
    if (hex === undefined || square(pointOf(map, hex), pointOf(map, first)) > FARTHEST ** 2) throw new Error(`no room for ${unit.id} near ${map.ids[first]}`);
    hexes.set(unit.id, hex);
    loads.set(hex, added(loads.get(hex) ?? EMPTY, oob, unit));
  };
  const rank = (unit: OobUnit): number => {
    const { full, size, type } = oob.classes[unit.class];
    // a Tank Army's headquarters before its corps: it makes room for them
    return full.endsWith('-0') ? 0 : type === 'Tank Army HQ' ? 1 : size === 'XX' || size === 'XXX' ? 2 : 3;
  };
  for (const turn of [0, 1, 2, 3]) units.filter((unit) => rank(unit) === turn).forEach(place);
  return hexes;
};
