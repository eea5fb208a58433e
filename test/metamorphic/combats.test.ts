/**
 * Two attacks that have nothing to do with each other, each with its own dice and answers, come to the same in either order.
 */
import { describe, expect, it } from 'vitest';
import { changedKit, openerOf } from '../../src/conformance/index.js';
import { isLeft } from '../../src/prelude.js';
import { ORDER_OF_COMBATS } from './exceptions.js';
import type { Stand } from './lockstep.js';
import { EUROPA_KINDS, skirmish, spiSkirmish } from './skirmish.js';
import { inBothOrders } from './twoFights.js';
import { opened } from './positions.js';

const FIGHTS = 15;

describe('independent combats in either order', () => {
  it.each(EUROPA_KINDS.map((k) => [k.name, k] as const))('come to the same by the rules of %s', (_, kind) => {
    let both = 0;
    for (let seed = 1; seed <= FIGHTS; seed++) {
      const { difference, fought } = inBothOrders(opened(skirmish(kind, seed, 2)), seed, ['0303', '1503']);
      expect(difference, `seed ${seed}`).toBeNull();
      if (fought === 2) both++;
    }
    expect(both).toBeGreaterThan(FIGHTS / 3);
  });

  it('come to the same by the rules of World War II', () => {
    let both = 0;
    for (let seed = 1; seed <= FIGHTS; seed++) {
      const { difference, fought } = inBothOrders(opened(spiSkirmish(seed, 2, seed % 2 === 0 ? ['Italy', 'Britain'] : ['Germany infantry', 'France'])), seed, ['0303', '1503']);
      expect(difference, `seed ${seed}`).toBeNull();
      if (fought === 2) both++;
    }
    expect(both).toBeGreaterThan(FIGHTS / 3);
  });

  it.each(ORDER_OF_COMBATS)('do not where $why ($rule)', ({ written, targets }) => {
    const { difference, fought } = inBothOrders(opened(written), 1, targets, true);
    expect(fought).toBe(2);
    expect(difference).not.toBeNull();
  });

  it('differ where a rule asks what has been lost so far', () => {
    const open = openerOf(changedKit((rules) => ({ ...rules, defended: (q) => q.pos.state.units.hex.every((hex) => hex >= 0) && rules.defended(q) })));
    const stand = (seed: number): Stand => {
      const made = open(skirmish(EUROPA_KINDS[0], seed, 2));
      if (isLeft(made)) throw new Error(made.left[0].detail);
      return made.right;
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter((seed) => inBothOrders(stand(seed), seed, ['0303', '1503']).difference !== null)).not.toEqual([]);
  });
});
