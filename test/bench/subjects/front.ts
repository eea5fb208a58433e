/** Zones of control and supply of the whole Eastern Front, beside one search over its map. */
import { dice } from '../../../dist/index.js';
import { checkSupply, type EuropaGame, type EuropaState } from '../../../dist/europa.js';
import { barbarossa1941 } from '../../../dist/scenarios/eastern-front.js';
import { mixed, opened, type Timed } from '../subject.js';
import { WHOLE_MAP } from './searches.js';

const { game, start } = opened(barbarossa1941) as unknown as { game: EuropaGame; start: EuropaState };
const { map, reacher, folds } = game.board;
const none = new Uint8Array(map.grid.size);
const land = Array.from({ length: map.grid.size }, (_, h) => h).filter((h) => !['sea', 'lake'].includes(map.terrains[map.terrain[h]]));
const SEARCHES = 40;
const CHECKS = 10;

export const frontReach: Timed = {
  id: 'front-reach',
  title: '`reach` over the whole Eastern Front',
  unit: 'searches',
  round: (seed) => {
    const random = dice(seed);
    let checksum = 0;
    for (let i = 0; i < SEARCHES; i++)
      checksum = mixed(checksum, reacher.reach({ start: land[random.below(land.length)], budget: WHOLE_MAP, costs: folds[0].costs.march[0], stops: none, blocks: none }).hexes.length);
    return { operations: SEARCHES, checksum };
  },
};

export const frontSupply: Timed = {
  id: 'front-supply',
  title: 'zones of control and supply of both sides on the whole Eastern Front',
  unit: 'checks',
  round: () => {
    let checksum = 0;
    for (let i = 0; i < CHECKS; i++) {
      // columns of its own, so that stacks and zones are found anew
      const pos = game.position({ ...start, units: { ...start.units } });
      checksum = mixed(checksum, checkSupply(pos).out.length);
    }
    return { operations: CHECKS, checksum };
  },
};
