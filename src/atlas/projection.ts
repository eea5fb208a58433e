/**
 * Latitude and longitude to the plane of hexes and back. Sources: J. P. Snyder, *Map Projections:
 * A Working Manual* (1987), chapters 15 (Lambert conformal conic) and 16 (equidistant conic), on the sphere.
 * @module
 */
import type { LatLon, ProjectionSpec } from './geography.js';
import type { Point } from './plane.js';

/** Both ways between degrees and hex units. */
export interface Projection {
  /** Degrees to hex units. */
  readonly forward: (lat: number, lon: number) => Point;
  /** Hex units to degrees. */
  readonly inverse: (u: number, v: number) => LatLon;
}

const RADIAN = Math.PI / 180;

/** A cone: how far a parallel lies from its apex, and how much a degree of longitude turns about it. */
interface Cone {
  readonly turn: number;
  /** Latitude in radians to distance from the apex, km. */
  readonly radius: (latitude: number) => number;
  readonly latitude: (radius: number) => number;
}

const conformalCone = (R: number, south: number, north: number): Cone => {
  const t = (f: number): number => Math.tan(Math.PI / 4 + f / 2);
  const turn = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(t(north) / t(south));
  const scale = (R * Math.cos(south) * t(south) ** turn) / turn;
  return {
    turn,
    radius: (f) => scale / t(f) ** turn,
    latitude: (r) => 2 * Math.atan((scale / r) ** (1 / turn)) - Math.PI / 2,
  };
};

const equidistantCone = (R: number, south: number, north: number): Cone => {
  const turn = (Math.cos(south) - Math.cos(north)) / (north - south);
  const apex = Math.cos(south) / turn + south;
  return { turn, radius: (f) => R * (apex - f), latitude: (r) => apex - r / R };
};

/** The projection of a map. */
export const makeProjection = (spec: ProjectionSpec): Projection => {
  const [south, north] = spec.standardParallels.map((f) => f * RADIAN);
  const cone = (spec.type === 'lambert-conformal-conic' ? conformalCone : equidistantCone)(spec.R, south, north);
  const origin = cone.radius(spec.lat0 * RADIAN);
  return {
    forward: (lat, lon) => {
      const r = cone.radius(lat * RADIAN);
      const angle = cone.turn * (lon - spec.lon0) * RADIAN;
      return [
        (r * Math.sin(angle)) / spec.kmPerHex + spec.u0,
        (r * Math.cos(angle) - origin) / spec.kmPerHex + spec.v0,
      ];
    },
    inverse: (u, v) => {
      const x = (u - spec.u0) * spec.kmPerHex;
      const y = (v - spec.v0) * spec.kmPerHex + origin;
      const angle = Math.atan2(x, y);
      return [cone.latitude(Math.hypot(x, y)) / RADIAN, spec.lon0 + angle / cone.turn / RADIAN];
    },
  };
};
