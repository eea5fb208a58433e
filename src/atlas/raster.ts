/**
 * A hex map from geography: the steps in their order. The same input gives the same output on any machine.
 * @module
 */
import type { HexId } from '../kernel/hex.js';
import { bankTowns } from './banks.js';
import { type LayerSide, layBelts, layRivers, sidesOfChains } from './chains.js';
import { adoptOrphans, correctHexes, correctSides, strayOverrides } from './corrections.js';
import { layFortifications } from './fortifications.js';
import type { Barrier, Geography, LatLon } from './geography.js';
import { layRailways, layRoads } from './lines.js';
import { type Canvas, cornerPoint, makeCanvas, nameOf, type Point, sideNamed, type SideIx, sideText } from './plane.js';
import type { Polyline } from './polyline.js';
import { makeProjection, type Projection } from './projection.js';
import { settle } from './settlements.js';
import { isLand, type RasterHex } from './sheet.js';
import { surveyHexes } from './survey.js';
import { surveyWaterSides } from './waterSides.js';

/** A hexside of a raster, `'1010/1011'`, lower id first. */
export interface RasterSide {
  readonly between: string;
  readonly class: string;
  readonly names: ReadonlyArray<string>;
}

/** A map in hexes. Every list of hexsides is in the order of the hexes of the map. */
export interface Raster {
  /** Down each column, columns from west to east. */
  readonly hexes: ReadonlyArray<RasterHex>;
  /** City → its hexes, the main one first. */
  readonly cityHexes: Readonly<Record<string, ReadonlyArray<HexId>>>;
  readonly rivers: ReadonlyArray<RasterSide>;
  /** Water between two land hexes. `lake` is `null` for the open sea. */
  readonly water: ReadonlyArray<{ readonly between: string; readonly lake: string | null }>;
  readonly railways: ReadonlyArray<RasterSide>;
  readonly roads: ReadonlyArray<RasterSide>;
  /** `inside` is protected against `outside`. */
  readonly fortified: ReadonlyArray<{
    readonly between: string;
    readonly outside: HexId;
    readonly inside: HexId;
    readonly names: ReadonlyArray<string>;
  }>;
  readonly blocked: ReadonlyArray<RasterSide>;
  /** The rivers as they were laid: the line and its chain of corners, in hex units. */
  readonly courses: ReadonlyArray<Course>;
  /** What was decided on the way that a reader may want to know. */
  readonly notes: ReadonlyArray<string>;
}

/** A river's line and the chain of corners that stands for it. */
export interface Course {
  readonly name: string;
  readonly line: ReadonlyArray<Point>;
  readonly chain: ReadonlyArray<Point>;
}

/** Makes the hexes and hexsides of a map. */
export const rasterize = (geography: Geography): Raster => {
  const { overrides, sheet: spec } = geography;
  const { cities } = geography.cities;
  const projection = makeProjection(spec);
  const canvas = makeCanvas(spec.columns, spec.rows);
  const settled = settle(surveyHexes(geography, canvas, projection), cities, overrides, canvas, projection);
  const sheet = adoptOrphans(correctHexes(settled.sheet, overrides, canvas), canvas);
  const water = surveyWaterSides(geography, sheet, canvas, projection);
  const towns = bankTowns(cities, settled.cityHexes, projection);
  const rivers = layRivers(riverLines(geography, projection), canvas, { towns, overrides });
  const riverSides = correctSides(
    sidesOfChains(rivers.chains, canvas, (hex) => isLand(sheet, hex)),
    overrides.rivers,
    canvas,
    (riverClass) => ({ class: riverClass, names: [] }),
  );
  const ground = { canvas, sheet, water };
  const railways = layRailways(geography, ground, settled.cityHexes, projection);
  const sameClass = (lineClass: string): string => lineClass;
  return {
    hexes: sheet.filter((hex): hex is RasterHex => hex !== null),
    cityHexes: Object.fromEntries(
      [...settled.cityHexes].map(([city, hexes]) => [city, hexes.map((hex) => nameOf(canvas, hex))]),
    ),
    rivers: layerList(riverSides, canvas),
    water: inOrder(water).map(([side, { lake }]) => ({ between: sideText(canvas, side), lake })),
    railways: lineList(correctSides(railways, overrides.rail, canvas, sameClass), canvas),
    roads: lineList(correctSides(layRoads(geography, ground, projection), overrides.road, canvas, sameClass), canvas),
    fortified: inOrder(layFortifications(geography.fortifications?.items ?? [], canvas, projection)).map(
      ([side, fort]) => ({
        between: sideText(canvas, side),
        outside: nameOf(canvas, fort.outside),
        inside: nameOf(canvas, fort.inside),
        names: fort.names,
      }),
    ),
    blocked: layerList(layBarriers(geography, canvas, projection), canvas),
    courses: rivers.chains.map(({ run, corners }) => ({
      name: run.name,
      line: run.points,
      chain: corners.map((corner) => cornerPoint(canvas, corner)),
    })),
    notes: [...settled.notes, ...rivers.notes, ...strayOverrides(overrides, canvas)],
  };
};

const project = (points: ReadonlyArray<LatLon>, projection: Projection): ReadonlyArray<Point> =>
  points.map(([lat, lon]) => projection.forward(lat, lon));

const riverLines = (geography: Geography, projection: Projection): ReadonlyArray<Polyline> =>
  (geography.rivers?.features ?? []).map(({ properties, geometry }) => ({
    name: properties.name,
    class: properties.class,
    points: geometry.coordinates.map(([lon, lat]) => projection.forward(lat, lon)),
  }));

const layBarriers = (geography: Geography, canvas: Canvas, projection: Projection): ReadonlyMap<SideIx, LayerSide> => {
  const items: ReadonlyArray<Barrier> = geography.barriers?.items ?? [];
  const lines = items.flatMap(({ name, kind, line }) =>
    line === undefined ? [] : [{ name, class: kind, points: project(line, projection) }],
  );
  const layer = new Map(sidesOfChains(layBelts(lines, canvas).chains, canvas, () => true));
  for (const { name, kind, pair } of items)
    if (pair !== undefined) layer.set(sideNamed(canvas, pair), { class: kind, names: [name] });
  for (const pair of geography.overrides.blocked ?? [])
    layer.set(sideNamed(canvas, pair), { class: 'blocked', names: [] });
  for (const pair of geography.overrides.notBlocked ?? []) layer.delete(sideNamed(canvas, pair));
  layer.delete(-1); // pairs that are not of this map
  return layer;
};

const inOrder = <T>(layer: ReadonlyMap<SideIx, T>): ReadonlyArray<readonly [SideIx, T]> =>
  [...layer].sort(([a], [b]) => a - b);

const layerList = (layer: ReadonlyMap<SideIx, LayerSide>, canvas: Canvas): ReadonlyArray<RasterSide> =>
  inOrder(layer).map(([side, { class: sideClass, names }]) => ({
    between: sideText(canvas, side),
    class: sideClass,
    names,
  }));

const lineList = (layer: ReadonlyMap<SideIx, string>, canvas: Canvas): ReadonlyArray<RasterSide> =>
  inOrder(layer).map(([side, lineClass]) => ({ between: sideText(canvas, side), class: lineClass, names: [] }));
