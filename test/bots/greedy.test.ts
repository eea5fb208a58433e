import { describe, expect, it } from 'vitest';
import { greedy } from '../../src/bots/index.js';
import { listed } from '../../src/engine/actionSet.js';
import type { Order } from '../../src/engine/game.js';
import { dice } from '../../src/engine/random.js';
import { toy, type ToyAction, type ToyState } from './toy.js';

const sure = (label: string, points: number): Order<ToyAction> => ({ label, actions: [{ type: 'gain', points }] });
const bet = (label: string, win: number, lose: number): Order<ToyAction> => ({ label, actions: [{ type: 'bet', win, lose }] });
const chosen = (orders: ReadonlyArray<Order<ToyAction>>, from: Partial<ToyState> = {}): ReadonlyArray<ToyAction> => {
  const game = toy(orders);
  return greedy.choose(game, { ...game.initial, ...from }, dice(1));
};
const STOP: ToyAction = { type: 'stop' };

describe('the greedy bot', () => {
  it('takes what gains, leaves what loses, and then does the last plan', () => {
    expect(chosen([sure('a', 2), sure('b', -1), sure('c', 3)])).toEqual([{ type: 'gain', points: 2 }, { type: 'gain', points: 3 }, STOP]);
    expect(chosen([sure('a', -2)])).toEqual([STOP]);
    expect(chosen([])).toEqual([STOP]);
  });

  it('takes one of the alternatives that share a label in one go, the best', () => {
    const [first] = chosen([sure('a', 1), sure('a', 5), sure('a', 3)]);
    expect(first).toEqual({ type: 'gain', points: 5 });
  });

  it('weighs a gamble by the exact chances', () => {
    // looking ahead, a won bet is answered by the first plan, `keep`: (4 - 3) / 2 gains, (4 - 5) / 2 does not
    expect(chosen([bet('a', 4, 3)])).toEqual([{ type: 'bet', win: 4, lose: 3 }]);
    expect(chosen([bet('a', 4, 5)])).toEqual([STOP]);
  });

  it('takes the best gamble, after everything sure, and waits for the die', () => {
    expect(chosen([bet('a', 4, 2), bet('b', 10, 2), sure('c', 1)])).toEqual([
      { type: 'gain', points: 1 },
      { type: 'bet', win: 10, lose: 2 },
    ]);
  });

  it('settles a decision by the best of all answers, not the first', () => {
    expect(chosen([], { won: 4 })).toEqual([{ type: 'double' }]);
    expect(chosen([], { won: -4 })).toEqual([{ type: 'keep' }]);
  });

  it('passes over orders that are not legal, and leaves the position alone', () => {
    const game = toy([{ label: 'a', actions: [{ type: 'gain', points: 9 }, { type: 'keep' }] }, sure('b', 1)]);
    const before = JSON.stringify(game.initial);
    expect(greedy.choose(game, game.initial, dice(1))).toEqual([{ type: 'gain', points: 1 }, STOP]);
    expect(JSON.stringify(game.initial)).toBe(before);
  });

  it('does something legal when no plan helps', () => {
    const game = toy([], { plans: () => [] });
    expect(greedy.choose(game, game.initial, dice(1))).toEqual([STOP]);
  });

  it('spends nothing by chance when no plan helps: the best of what it draws is done', () => {
    const waste = { type: 'gain', points: -1 } as const;
    const actions = listed<ToyAction>([waste, waste, STOP], (a) => a.type === 'stop' || a.type === 'gain');
    const game = toy([], { plans: () => [], legalActions: () => actions });
    // one draw in three stops; of six draws nearly always one
    const chosen = Array.from({ length: 40 }, (_, seed) => greedy.choose(game, game.initial, dice(seed))[0]);
    expect(chosen.filter((a) => a.type === 'gain').length).toBeLessThan(10);
  });
});
