/**
 * Lines traced hex by hex to a source, as supply lines are: every hex counts one, and some may not be entered.
 * @module
 */
import type { HexIx } from './hex.js';

/**
 * A question about lines.
 * @since 0.1.0
 */
export interface TraceQuery {
  /** Where lines may end. Hexes off the map are passed over. */
  readonly sources: Iterable<HexIx>;
  /** The most hexes that a line may enter; -1 or `Infinity` for any number. */
  readonly range: number;
  /**
   * Shape `size`: non-zero where a line may enter. The hex that a line starts in need not be enterable,
   * every hex that it enters must be: the source as well, unless the line starts there.
   */
  readonly enterable: Uint8Array;
  /** Shape `size`: bit `d` of a hex is set when a line may leave the hex in direction `d`; `0b111111` for all. */
  readonly crossable: Uint8Array;
}

/**
 * A tracer of lines on one map, with a workspace of its own.
 * @since 0.1.0
 */
export interface Tracer {
  /**
   * The least number of hexes that a line from each hex enters to get to a source: 0 in a source, -1 where
   * there is no line. Shape `size`; written into `into` when that is given.
   */
  readonly flood: (q: TraceQuery, into?: Int16Array) => Int16Array;
  /**
   * The hexes that a shortest line enters, in order from a hex to its source, after the last flood: empty
   * in a source, null where there is no line. The same question always gives the same line.
   */
  readonly line: (hex: HexIx) => ReadonlyArray<HexIx> | null;
}

const NOWHERE = -2;
const HERE = -1;

/**
 * A tracer for a map. Shape of `neighbors`: `size × 6`, negative beyond the edge.
 * @since 0.1.0
 */
export const makeTracer = (neighbors: Int32Array): Tracer => {
  const size = neighbors.length / 6;
  const toward = new Int32Array(size).fill(NOWHERE);
  const queue = new Int32Array(size);

  // Lines run to the source, so the flood runs against them: from a hex to those that may step into it.
  const flood = (q: TraceQuery, into: Int16Array = new Int16Array(size)): Int16Array => {
    const { enterable, crossable } = q;
    const range = q.range < 0 ? Infinity : q.range;
    into.fill(-1);
    toward.fill(NOWHERE);
    let tail = 0;
    for (const hex of q.sources) {
      if (hex < 0 || hex >= size || into[hex] === 0) continue;
      into[hex] = 0;
      toward[hex] = HERE;
      queue[tail++] = hex;
    }
    for (let head = 0; head < tail; head++) {
      const hex = queue[head];
      if (enterable[hex] === 0) continue;
      const length = into[hex] + 1;
      if (length > range) break; // the queue is in order of length
      for (let d = 0; d < 6; d++) {
        const back = neighbors[hex * 6 + d];
        if (back < 0 || into[back] >= 0) continue;
        if (((crossable[back] >> (d < 3 ? d + 3 : d - 3)) & 1) === 0) continue;
        into[back] = length;
        toward[back] = hex;
        queue[tail++] = back;
      }
    }
    return into;
  };

  const line = (hex: HexIx): ReadonlyArray<HexIx> | null => {
    if (!(toward[hex] >= HERE)) return null;
    const hexes: HexIx[] = [];
    for (let at = toward[hex]; at >= 0; at = toward[at]) hexes.push(at);
    return hexes;
  };

  return { flood, line };
};
