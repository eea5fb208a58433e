/**
 * What supply lines run along on a map, and the arrays that tracing them writes to: many are traced while a game is played.
 * @rule SPI 9.7
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';

/** The ways of lines, and their workspace: what stands in it holds until the next trace. @since 0.3.0 */
export interface Lines {
  /** Hexes from which a line may step into a hex: those of `ways` from `firstWay` of the hex to that of the next one. */
  readonly ways: Int16Array;
  readonly firstWay: Int32Array;
  /** Where lines may run, and the home countries that they run to. Shapes `size`. */
  readonly open: Uint8Array;
  readonly home: Uint8Array;
  /** How many hexes lines enter, over land from where they end, or from where they come ashore; -1 for none. Shapes `size`. */
  readonly overland: Int16Array;
  readonly overseas: Int16Array;
  readonly queue: Int16Array;
}

/** Lines of a map whose hexsides are open as the bits of `crossable` say. */
export const makeLines = (neighbors: Int32Array, crossable: Uint8Array): Lines => {
  const size = crossable.length;
  const ways: HexIx[] = [];
  const firstWay = new Int32Array(size + 1);
  for (let hex = 0; hex < size; hex++) {
    for (let d = 0; d < 6; d++) {
      const from = neighbors[hex * 6 + d];
      if (from >= 0 && ((crossable[from] >> (d < 3 ? d + 3 : d - 3)) & 1) === 1) ways.push(from);
    }
    firstWay[hex + 1] = ways.length;
  }
  const lengths = (): Int16Array => new Int16Array(size);
  return { ways: Int16Array.from(ways), firstWay, open: new Uint8Array(size), home: new Uint8Array(size), overland: lengths(), overseas: lengths(), queue: lengths() };
};

/** Joins to the first hexes of the queue what hangs together with them in the home countries; how many hexes that makes. */
export const joinHome = ({ ways, firstWay, home, overland, queue }: Lines, count: number): number => {
  let tail = count;
  for (let head = 0; head < tail; head++)
    for (let k = firstWay[queue[head]]; k < firstWay[queue[head] + 1]; k++) {
      const hex = ways[k];
      if (home[hex] === 0 || overland[hex] >= 0) continue;
      overland[hex] = 0;
      queue[tail++] = hex;
    }
  return tail;
};

/** Carries lines back from the first hexes of the queue, which they end in, to all that they can start in. */
export const carryBack = ({ ways, firstWay, open, queue }: Lines, count: number, lengths: Int16Array, range: number): void => {
  let tail = count;
  for (let head = 0; head < tail; head++) {
    const hex = queue[head];
    // a line starts anywhere, and enters open hexes only
    if (open[hex] === 0) continue;
    const length = lengths[hex] + 1;
    if (length > range) return;
    for (let k = firstWay[hex]; k < firstWay[hex + 1]; k++) {
      const from = ways[k];
      if (lengths[from] >= 0) continue;
      lengths[from] = length;
      queue[tail++] = from;
    }
  }
};
