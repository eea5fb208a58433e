/**
 * Which polygon a point lies in: by counting crossings, with the edges sorted into bands of latitude.
 * @module
 */
import type { Area, Features, LonLat } from './geography.js';

/** Polygons ready for many questions. Longitude and latitude in degrees. */
export interface Regions<P> {
  /** What the first polygon around a point says, or `null`. */
  readonly first: (lon: number, lat: number) => P | null;
  /** What the last polygon around a point says (it lies over the others), or `null`. */
  readonly last: (lon: number, lat: number) => P | null;
}

type Edge = readonly [LonLat, LonLat];

interface Region<P> {
  readonly properties: P;
  readonly bands: ReadonlyMap<number, ReadonlyArray<Edge>>;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Makes regions. `band` is the height of the bands in degrees: a matter of speed, never of results. */
export const makeRegions = <P>(features: Features<Area, P> | null, band = 0.1): Regions<P> => {
  const regions = (features?.features ?? []).map((feature) => makeRegion(feature.geometry, feature.properties, band));
  const reversed = [...regions].reverse();
  const find = (list: ReadonlyArray<Region<P>>, lon: number, lat: number): P | null => {
    for (const region of list) if (inside(region, lon, lat, band)) return region.properties;
    return null;
  };
  return { first: (lon, lat) => find(regions, lon, lat), last: (lon, lat) => find(reversed, lon, lat) };
};

const makeRegion = <P>(area: Area, properties: P, band: number): Region<P> => {
  const bands = new Map<number, Edge[]>();
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const polygon of area.type === 'Polygon' ? [area.coordinates] : area.coordinates)
    for (const ring of polygon)
      for (let i = 1; i < ring.length; i++) {
        const [a, b] = [ring[i - 1], ring[i]];
        west = Math.min(west, a[0], b[0]);
        east = Math.max(east, a[0], b[0]);
        south = Math.min(south, a[1], b[1]);
        north = Math.max(north, a[1], b[1]);
        const top = Math.floor(Math.max(a[1], b[1]) / band);
        for (let key = Math.floor(Math.min(a[1], b[1]) / band); key <= top; key++) {
          const edges = bands.get(key);
          if (edges === undefined) bands.set(key, [[a, b]]);
          else edges.push([a, b]);
        }
      }
  return { properties, bands, west, east, south, north };
};

/** An eastward ray from inside crosses the edges an odd number of times; holes need no special care. */
const inside = <P>(region: Region<P>, lon: number, lat: number, band: number): boolean => {
  if (lon < region.west || lon > region.east || lat < region.south || lat > region.north) return false;
  let odd = false;
  for (const [[x1, y1], [x2, y2]] of region.bands.get(Math.floor(lat / band)) ?? [])
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) odd = !odd;
  return odd;
};
