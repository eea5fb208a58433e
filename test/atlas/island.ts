/**
 * A small made-up country for the tests of the atlas, drawn in hex units and turned into degrees.
 * Columns 1 to 12, rows 1 to 10; sea north of row 2.5.
 */
import {
  type City,
  type Geography,
  type LatLon,
  type LonLat,
  makeProjection,
  type Point,
  type SheetSpec,
} from '../../src/atlas/index.js';

export const spec: SheetSpec = {
  type: 'equidistant-conic',
  R: 6371,
  lat0: 50,
  lon0: 20,
  standardParallels: [46, 54],
  kmPerHex: 20,
  u0: 5.5,
  v0: 5.5,
  columns: [1, 12],
  rows: [1, 10],
  thresholds: { land: 0.25, lake: 0.5, terrain: 0.42, waterSide: 0.7 },
};

const projection = makeProjection(spec);

/** Hex units to latitude and longitude. */
export const latLon = ([u, v]: Point): LatLon => projection.inverse(u, v);
/** Hex units to longitude and latitude. */
export const lonLat = (point: Point): LonLat => {
  const [lat, lon] = latLon(point);
  return [lon, lat];
};

/** A polygon through points in hex units. */
export const area = (points: ReadonlyArray<Point>) =>
  ({ type: 'Polygon', coordinates: [[...points, points[0]].map(lonLat)] }) as const;

/** A rectangle in hex units. */
export const box = (west: number, north: number, east: number, south: number) =>
  area([
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]);

/** A town at a point in hex units. */
export const town = (id: string, at: Point, more: Partial<City> = {}): City => {
  const [lat, lon] = latLon(at);
  return { id, name: id, modern: id, lat, lon, country: 'West', class: 'dot', ...more };
};

/** A river through points in hex units, from source to mouth. */
export const river = (name: string, points: ReadonlyArray<Point>, riverClass = 'minor') => ({
  properties: { name, class: riverClass },
  geometry: { type: 'LineString', coordinates: points.map(lonLat) } as const,
});

/** West and East with a frontier at u = 4.8, woods in the southwest; no towns and no lines but those given. */
export const island = (more: Partial<Geography> = {}): Geography => ({
  sheet: spec,
  coast: { features: [{ properties: {}, geometry: box(-3, 2.5, 15, 14) }] },
  lakes: null,
  rivers: null,
  borders: {
    features: [
      { properties: { name: 'West' }, geometry: box(-3, -3, 4.8, 14) },
      { properties: { name: 'East' }, geometry: box(4.8, -3, 15, 14) },
    ],
  },
  terrain: {
    features: [
      { properties: { class: 'woods' }, geometry: box(-3, 7, 3, 14) },
      { properties: { class: 'swamp' }, geometry: box(-3, 9, 3, 14) },
    ],
  },
  cities: { cities: [] },
  railways: null,
  roads: null,
  fortifications: null,
  barriers: null,
  overrides: {},
  ...more,
});
