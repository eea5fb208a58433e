/**
 * Fortified belts on hexsides, each facing the side from which its enemy comes.
 * @module
 */
import type { HexIx } from '../kernel/hex.js';
import { type Chain, layBelts } from './chains.js';
import type { Facing, Fortification } from './geography.js';
import { type Canvas, cornerPoint, cross, hexesOf, minus, onMap, type Point, type SideIx } from './plane.js';
import type { Projection } from './projection.js';

/** A fortified hexside: the hex it protects, and the one that an enemy comes from. */
export interface FortifiedSide {
  readonly outside: HexIx;
  readonly inside: HexIx;
  readonly names: ReadonlyArray<string>;
}

const TOWARD: Readonly<Record<Facing, Point>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** The fortified hexsides of the map. Where belts meet the first one decides which way a hexside faces. */
export const layFortifications = (
  items: ReadonlyArray<Fortification>,
  canvas: Canvas,
  projection: Projection,
): ReadonlyMap<SideIx, FortifiedSide> => {
  const belts = items.filter((item) => item.kind === 'line' && item.line !== undefined);
  const lines = belts.map((belt) => ({
    name: belt.name,
    class: 'line',
    points: (belt.line ?? []).map(([lat, lon]) => projection.forward(lat, lon)),
  }));
  const layer = new Map<SideIx, FortifiedSide>();
  for (const chain of layBelts(lines, canvas).chains) {
    const facing = belts.find((belt) => belt.name === chain.run.name)?.facing ?? 'N';
    const outward = outwardOf(chain, TOWARD[facing]);
    chain.sides.forEach(({ side }, i) => {
      const hexes = hexesOf(canvas, side);
      if (!hexes.every((hex) => onMap(canvas, hex))) return;
      const [from, to] = [chain.corners[i], chain.corners[i + 1]].map((corner) => cornerPoint(canvas, corner));
      const turn = cross(minus(to, from), minus(canvas.centers[hexes[0]], from));
      const [outside, inside] = Math.sign(turn) === outward ? hexes : [hexes[1], hexes[0]];
      const known = layer.get(side);
      layer.set(
        side,
        known === undefined
          ? { outside, inside, names: [chain.run.name] }
          : { ...known, names: [...known.names, chain.run.name] },
      );
    });
  }
  return layer;
};

/**
 * On which hand of a belt its enemy stands, walking along it: -1 left, 1 right. One answer for the whole
 * belt, so that a belt that curves round a town faces outward everywhere.
 */
const outwardOf = (chain: Chain, toward: Point): -1 | 1 => {
  const { points } = chain.run;
  return cross(minus(points[points.length - 1], points[0]), toward) < 0 ? -1 : 1;
};
