/**
 * Zones of control as counts: how many units exert one into each hex. A count, not a flag, so that a unit
 * that leaves can be taken off again.
 * @module
 */
import type { HexIx } from './hex.js';

/**
 * All six directions open.
 * @since 0.1.0
 */
export const ALL_DIRECTIONS = 0b111111;

/**
 * Adds a unit's zone of control to the counts, or takes it off again, in place. Bit `d` of `openDirections`
 * is set when the zone extends from the hex in direction `d`; what lies beyond the edge is passed over.
 * The unit's own hex is not counted. Shapes: `counts` `size`, `neighbors` `size × 6`.
 * No hex may be counted more than 255 times: an Uint8Array would begin again at 0.
 * @since 0.1.0
 */
export const addZoc = (
  counts: Uint8Array,
  neighbors: Int32Array,
  hex: HexIx,
  openDirections: number,
  delta: 1 | -1,
): void => {
  for (let d = 0; d < 6; d++) {
    if (((openDirections >> d) & 1) === 0) continue;
    const next = neighbors[hex * 6 + d];
    if (next >= 0) counts[next] += delta;
  }
};

/**
 * The counts from scratch: `hexes` has one entry for each exerting unit, negative when it is off the map;
 * `openDirections` says where its zone extends from that hex.
 * @since 0.1.0
 */
export const zocOf = (
  neighbors: Int32Array,
  hexes: Iterable<HexIx>,
  openDirections: (hex: HexIx) => number,
): Uint8Array => {
  const counts = new Uint8Array(neighbors.length / 6);
  for (const hex of hexes) if (hex >= 0) addZoc(counts, neighbors, hex, openDirections(hex), 1);
  return counts;
};
