/** Movement over the whole map of Poland: our `reach`, and a search written for that map alone. */
import { dice } from '../../../dist/index.js';
import type { EuropaGame } from '../../../dist/europa.js';
import { poland1939 } from '../../../dist/scenarios/poland-1939.js';
import { mixed, opened, type Timed } from '../subject.js';

/** The map, the costs of marching over it, and every hex where a march may start. */
const { board } = opened(poland1939).game as unknown as EuropaGame;
export const { map } = board;
export const costs = board.folds[0].costs.march[0];
export const starts = Array.from({ length: map.grid.size }, (_, h) => h).filter((h) => map.terrains[map.terrain[h]] !== 'sea');

/** More than any way on a map costs. */
export const WHOLE_MAP = 30_000;
const SEARCHES = 500;
const { neighbors } = map;
const { size } = map.grid;
const none = new Uint8Array(size);

/** A round of searches, each from a hex drawn anew. */
const searches = (id: string, title: string, search: (start: number, sum: number) => number): Timed => ({
  id,
  title,
  unit: 'searches',
  round: (seed) => {
    const random = dice(seed);
    let checksum = 0;
    for (let i = 0; i < SEARCHES; i++) checksum = search(starts[random.below(starts.length)], checksum);
    return { operations: SEARCHES, checksum };
  },
});

const reachFrom = (start: number) => board.reacher.reach({ start, budget: WHOLE_MAP, costs, stops: none, blocks: none });

export const reach = searches('reach', '`reach` over the map of Poland', (start, sum) => mixed(sum, reachFrom(start).hexes.length));

/** The limit: Dial's bucket-queue Dijkstra over typed arrays, with stale entries passed over, written for this map and nothing else. */
const handWritten = (() => {
  const RING = 256; // more than the dearest step
  const dist = new Int32Array(size);
  const heads = new Int32Array(RING);
  const entryHex = new Int32Array(size * 6);
  const entryNext = new Int32Array(size * 6);
  return (start: number): { readonly count: number; readonly dist: Int32Array } => {
    dist.fill(-1);
    heads.fill(-1);
    let entries = 0;
    let waiting = 0;
    let count = 0;
    const settled = new Uint8Array(size);
    dist[start] = 0;
    entryHex[entries] = start;
    entryNext[entries] = -1;
    heads[0] = entries++;
    waiting = 1;
    for (let d = 0; waiting > 0; d++) {
      const bucket = d & (RING - 1);
      let entry = heads[bucket];
      heads[bucket] = -1;
      for (; entry >= 0; entry = entryNext[entry]) {
        waiting--;
        const h = entryHex[entry];
        if (settled[h] !== 0) continue;
        settled[h] = 1;
        count++;
        for (let k = h * 6, end = k + 6; k < end; k++) {
          const cost = costs[k];
          if (cost < 0) continue;
          const to = neighbors[k];
          const nd = d + cost;
          if (dist[to] >= 0 && dist[to] <= nd) continue;
          dist[to] = nd;
          entryHex[entries] = to;
          entryNext[entries] = heads[nd & (RING - 1)];
          heads[nd & (RING - 1)] = entries++;
          waiting++;
        }
      }
    }
    return { count, dist };
  };
})();

export const limit = searches('limit', 'hand-written Dijkstra over the same', (start, sum) => mixed(sum, handWritten(start).count));

/** Whether both find the same hexes at the same costs. */
export const searchesAgree = (): boolean =>
  [starts[0], starts[777], starts[starts.length - 1]].every((start) => {
    const mine = reachFrom(start);
    const theirs = handWritten(start);
    return mine.hexes.length === theirs.count && mine.hexes.every((h) => mine.cost(h) === theirs.dist[h]);
  });
