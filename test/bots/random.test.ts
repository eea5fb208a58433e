import { describe, expect, it } from 'vitest';
import { random } from '../../src/bots/index.js';
import { dice } from '../../src/engine/random.js';
import { openMatch } from '../../src/engine/match.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

describe('the random bot', () => {
  it('does one legal thing, the same for the same dice', () => {
    const opened = openMatch(poland1939, { seed: 1 });
    if (opened._tag === 'Left') throw new Error(opened.left[0].detail);
    const { game, state } = opened.right;
    const actions = [1, 2, 3, 4, 5, 6].map((seed) => random.choose(game, state, dice(seed)));
    for (const chosen of actions) {
      expect(chosen).toHaveLength(1);
      expect(game.violations(state, chosen[0])).toEqual([]);
    }
    expect(random.choose(game, state, dice(4))).toEqual(actions[3]);
  });
});
