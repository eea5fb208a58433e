import { beforeAll, describe, expect, it } from 'vitest';
import { greedy, playMatch } from '../../src/bots/index.js';
import { playout } from '../../src/engine/apply.js';
import type { Order } from '../../src/engine/game.js';
import { type Match, openMatch } from '../../src/engine/match.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../src/rulesets/europa/event.js';
import type { EuropaState } from '../../src/rulesets/europa/state.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

/** The first position of each phase and each kind of decision in two turns of a match. */
const positions = new Map<string, EuropaState>();
let start: Match<EuropaState, EuropaAction, EuropaEvent>;

beforeAll(() => {
  const opened = openMatch(poland1939, { seed: 3 });
  if (opened._tag === 'Left') throw new Error(opened.left[0].detail);
  start = opened.right;
  positions.set('0 initial', start.state);
  for (const { match } of playMatch(start, { axis: greedy, allied: greedy }, { turns: 2 })) {
    const { state } = match;
    const kind = state.pending.length > 0 ? state.pending[state.pending.length - 1].kind : state.phase;
    const key = `${state.playerTurn} ${kind}`;
    if (kind !== 'roll' && !positions.has(key)) positions.set(key, state);
  }
}, 120_000);

const ordersIn = (state: EuropaState): ReadonlyArray<Order<EuropaAction>> => [...start.game.plans(state)];

describe('plans for bots', () => {
  it('were seen in every phase and for losses, retreats and advances', () => {
    const kinds = new Set([...positions.keys()].map((k) => k.split(' ')[1]));
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['advance', 'combat', 'exploitation', 'initial', 'losses', 'movement', 'retreat']));
  });

  it('are never empty, nor are their orders', () => {
    for (const state of positions.values()) {
      const orders = ordersIn(state);
      expect(orders.length).toBeGreaterThan(0);
      for (const order of orders) expect(order.actions.length).toBeGreaterThan(0);
    }
  });

  it('are legal to their end, each by itself', () => {
    const { game } = start;
    for (const [key, state] of positions) {
      const copy = playout(game, state);
      const side = game.actor(state);
      for (const order of ordersIn(state)) {
        if (order.label === 'end the phase') continue;
        const mark = copy.mark();
        for (const action of order.actions) {
          expect(game.actor(copy.state), `${key}: ${order.label}`).toBe(side);
          expect(game.violations(copy.state, action), `${key}: ${order.label}`).toEqual([]);
          copy.play(action);
        }
        copy.undo(mark);
      }
    }
  });

  it('end with the end of the phase, unless a decision is due', () => {
    for (const state of positions.values()) {
      const last = ordersIn(state).at(-1);
      expect(last?.label === 'end the phase').toBe(state.pending.length === 0);
    }
  });

  it('bring units together against enemy stacks', () => {
    const gatherings = ordersIn(positions.get('0 movement') as EuropaState).filter((o) => o.label.startsWith('gather'));
    expect(gatherings.length).toBeGreaterThan(3);
    const units = gatherings.map((o) => new Set(o.actions.flatMap((a) => (a.type === 'step' ? [a.unit] : []))).size);
    expect(Math.max(...units)).toBeGreaterThan(3);
  });
});

describe('the heuristic', () => {
  it('is as good for one side as it is bad for the other', () => {
    for (const state of positions.values()) expect(start.game.evaluate(state, 'allied')).toBeCloseTo(-start.game.evaluate(state, 'axis'), 6);
  });

  it('depends on the position alone', () => {
    const { game } = start;
    const list = [...positions.values()];
    const first = list.map((s) => game.evaluate(s, 'axis'));
    const again = [...list].reverse().map((s) => game.evaluate(JSON.parse(JSON.stringify(s)) as EuropaState, 'axis')).reverse();
    expect(again).toEqual(first);
  });

  it('likes what wins: objectives taken, enemies lost', () => {
    const { game } = start;
    const { state } = start;
    const { board } = game as unknown as { board: { map: { hexOf: ReadonlyMap<string, number> }; roster: { ids: ReadonlyArray<string> } } };
    const warszawa = ['2319', '2419'].map((id) => board.map.hexOf.get(id) as number);
    const taken: EuropaState = { ...state, hexes: { owner: state.hexes.owner.map((o, h) => (warszawa.includes(h) ? 0 : o)) } };
    expect(game.evaluate(taken, 'axis')).toBeGreaterThan(game.evaluate(state, 'axis') + 2);
    const lost = board.roster.ids.indexOf('po-inf-xx-14');
    const weaker: EuropaState = { ...state, units: { ...state.units, hex: state.units.hex.map((h, u) => (u === lost ? -2 : h)) } };
    expect(game.evaluate(weaker, 'axis')).toBeGreaterThan(game.evaluate(state, 'axis') + 0.3);
  });
});
