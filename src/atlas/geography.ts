/**
 * What a map is made from: the shapes of the geographic files, all plain JSON. Positions in GeoJSON
 * are longitude before latitude, everywhere else latitude before longitude; both in degrees.
 * @module
 */
import type { HexId } from '../kernel/hex.js';

/** Longitude and latitude, degrees. */
export type LonLat = readonly [number, number];
/** Latitude and longitude, degrees. */
export type LatLon = readonly [number, number];

/** How the sphere is laid flat and where the hexes lie on it. */
export interface ProjectionSpec {
  readonly type: 'lambert-conformal-conic' | 'equidistant-conic';
  /** Radius of the sphere, km. */
  readonly R: number;
  /** The point that lies at `u0`, `v0`, degrees. */
  readonly lat0: number;
  readonly lon0: number;
  /** The two latitudes of true scale, degrees. */
  readonly standardParallels: readonly [number, number];
  readonly kmPerHex: number;
  /** Where `lat0`, `lon0` lies, in hexes. */
  readonly u0: number;
  readonly v0: number;
}

/** Shares of a hex or hexside (0 to 1) from which it counts as something. */
export interface Thresholds {
  /** Land or lake from this share; below it the hex is sea. */
  readonly land: number;
  /** A lake hex above this share. */
  readonly lake: number;
  /** Not clear from this share of the land. */
  readonly terrain: number;
  /** A water hexside from this share of its length. */
  readonly waterSide: number;
}

/** Projection, extent (inclusive first and last column and row) and thresholds of one map. */
export interface SheetSpec extends ProjectionSpec {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly thresholds: Thresholds;
}

export interface Feature<G, P> {
  readonly properties: P;
  readonly geometry: G;
}
export interface Features<G, P> {
  readonly features: ReadonlyArray<Feature<G, P>>;
}
export interface Polygon {
  readonly type: 'Polygon';
  readonly coordinates: ReadonlyArray<ReadonlyArray<LonLat>>;
}
export interface MultiPolygon {
  readonly type: 'MultiPolygon';
  readonly coordinates: ReadonlyArray<ReadonlyArray<ReadonlyArray<LonLat>>>;
}
export interface LineString {
  readonly type: 'LineString';
  readonly coordinates: ReadonlyArray<LonLat>;
}
export type Area = Polygon | MultiPolygon;

/** A town. The first of its `points` (by default `lat`, `lon`) is its main hex, each other one a further hex. */
export interface City {
  readonly id: string;
  /** The name of the time. */
  readonly name: string;
  readonly modern: string;
  readonly lat: number;
  readonly lon: number;
  readonly points?: ReadonlyArray<LatLon>;
  readonly country: string | null;
  /** `'major'`, `'dot'`, `'reference'`. */
  readonly class: string;
  readonly flags?: ReadonlyArray<string>;
}

export interface RailwayNode {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
}
export interface RailwayEdge {
  readonly a: string;
  readonly b: string;
  readonly via?: ReadonlyArray<LatLon>;
  /** `'main'` or `'secondary'`. */
  readonly class: string;
}
export interface Road {
  readonly name: string;
  readonly points: ReadonlyArray<LatLon>;
}

/** A fortified belt (a line that faces an enemy) or a fortress (a point). */
export interface Fortification {
  readonly kind: string;
  readonly name: string;
  readonly confidence: string;
  /** Where the enemy is expected. */
  readonly facing?: Facing;
  readonly line?: ReadonlyArray<LatLon>;
  readonly lat?: number;
  readonly lon?: number;
}
/** A point of the compass. */
export type Facing = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

/** A barrier: a line to be fitted to hexsides, or one known hexside (`'2018/2119'`). */
export interface Barrier {
  readonly kind: string;
  readonly name: string;
  readonly line?: ReadonlyArray<LatLon>;
  readonly pair?: string;
}

export interface HexOverride {
  readonly kind?: 'land' | 'sea' | 'lake';
  readonly terrain?: string;
  readonly country?: string;
  readonly flags?: ReadonlyArray<string>;
  readonly why?: string;
}

/** Corrections by hand, made after everything else. Hexsides are written `'1010/1011'`, lower id first. */
export interface Overrides {
  readonly hexes?: Readonly<Record<HexId, HexOverride>>;
  /** Where a city stands; `null` leaves it out. */
  readonly cityHex?: Readonly<Record<string, HexId | ReadonlyArray<HexId> | null>>;
  readonly water?: ReadonlyArray<string>;
  readonly notWater?: ReadonlyArray<string>;
  /** Class of a river hexside, or `null` for none. */
  readonly rivers?: Readonly<Record<string, string | null>>;
  /** City → river → its bank, looking downstream, for towns too close to the line to tell. */
  readonly banks?: Readonly<Record<string, Readonly<Record<string, 'left' | 'right'>>>>;
  readonly blocked?: ReadonlyArray<string>;
  readonly notBlocked?: ReadonlyArray<string>;
  /** Class of a rail hexside, or `null` for none. */
  readonly rail?: Readonly<Record<string, string | null>>;
  readonly road?: Readonly<Record<string, string | null>>;
}

/** Everything that one map is made from. */
export interface Geography {
  readonly sheet: SheetSpec;
  readonly coast: Features<Area, unknown>;
  readonly lakes: Features<Area, { readonly name: string }> | null;
  readonly rivers: Features<LineString, { readonly name: string; readonly class: string }> | null;
  readonly borders: Features<Area, { readonly name: string }>;
  readonly terrain: Features<Area, { readonly class: string }>;
  readonly cities: { readonly cities: ReadonlyArray<City> };
  readonly railways: { readonly nodes: ReadonlyArray<RailwayNode>; readonly edges: ReadonlyArray<RailwayEdge> } | null;
  readonly roads: { readonly roads: ReadonlyArray<Road> } | null;
  readonly fortifications: { readonly items: ReadonlyArray<Fortification> } | null;
  readonly barriers: { readonly items: ReadonlyArray<Barrier> } | null;
  readonly overrides: Overrides;
}
