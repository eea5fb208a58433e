import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo } from '../../src/kernel/hex.js';
import { addZoc, zocOf } from '../../src/kernel/zoc.js';
import { fill, grounds, hexesOf } from './arbitrary.js';

/** Units come and go; each entry is a unit's next hex, -1 for off the map. */
const campaigns = grounds.chain((ground) =>
  fc.record({
    ground: fc.constant(ground),
    masks: fill(ground.grid.size, fc.integer({ min: 0, max: 0b111111 })),
    moves: fc.array(fc.tuple(fc.nat(9), fc.oneof(fc.constant(-1), hexesOf(ground.grid))), { maxLength: 40 }),
  }),
);

describe('laws of zoc', () => {
  it('counts kept up step by step are the pairs of a unit and a hex next to it in an open direction', () => {
    fc.assert(
      fc.property(campaigns, ({ ground: { grid, neighbors }, masks, moves }) => {
        const where: number[] = new Array(10).fill(-1);
        const counts = new Uint8Array(grid.size);
        for (const [unit, to] of moves) {
          if (where[unit] >= 0) addZoc(counts, neighbors, where[unit], masks[where[unit]], -1);
          if (to >= 0) addZoc(counts, neighbors, to, masks[to], 1);
          where[unit] = to;
        }
        const expected = Array.from({ length: grid.size }, (_, hex) =>
          where.filter((at) => {
            const d = at < 0 ? -1 : directionTo(neighbors, at, hex);
            return d >= 0 && Math.floor(masks[at] / 2 ** d) % 2 === 1;
          }).length,
        );
        expect([...counts]).toEqual(expected);
        expect([...zocOf(neighbors, where, (hex) => masks[hex])]).toEqual(expected);
      }),
    );
  });
});
