/**
 * What lies on hexsides, by the names of the terrain chart.
 * @rule SPI 5.2, MAP
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { hexsideBit, type HexMap } from '../../../kernel/map.js';
import { HEXSIDE_TERRAINS, type HexsideTerrain } from '../tables/terrain.js';

/** Features of the hexside between a hex and its neighbor that the chart knows. */
export const hexsideFeatures = (map: HexMap, from: HexIx, dir: number): ReadonlyArray<HexsideTerrain> => {
  const side = dir < 0 ? -1 : map.sides[from * 6 + dir];
  return side < 0 ? [] : HEXSIDE_TERRAINS.filter((name) => (map.hexsides[side] & hexsideBit(map, name)) !== 0);
};
