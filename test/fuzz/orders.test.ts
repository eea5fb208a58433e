/** Malformed orders, and positions with headquarters that contradict themselves: refused in words, or to be played. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyUnchecked } from '../../src/engine/apply.js';
import { canonicalJson } from '../../src/engine/digest.js';
import { dice } from '../../src/engine/random.js';
import { isLeft } from '../../src/prelude.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import { due, type EuropaState } from '../../src/rulesets/europa/state.js';
import { difference } from '../../src/testing/index.js';
import { hqFront, ordering } from '../rulesets/europa-reform/hqFront.js';
import { mutated, runs, SLOW, speechless } from './mutation.js';

const RUNS = runs(1200);
const { game, state: start } = hqFront();

const kindOf = (state: EuropaState): string => `${state.phase} ${due(state)?.kind ?? ''}`.trim();

/** A few positions of each kind, and orders of each kind that were given in them. */
const gathered = (): { readonly states: ReadonlyArray<EuropaState>; readonly actions: ReadonlyArray<EuropaAction> } => {
  const states = new Map<string, EuropaState[]>();
  const actions = new Map<string, EuropaAction>();
  for (let seed = 1; seed <= 3; seed++) {
    const random = dice(seed);
    let state = start;
    for (let i = 0; i < 500 && game.actor(state) !== 'nobody'; i++) {
      const found = states.get(kindOf(state)) ?? [];
      if (found.length < 3) states.set(kindOf(state), [...found, state]);
      const action = ordering(state, game.legalActions(state), random);
      actions.set(action.type === 'order' ? `order ${action.order}` : action.type, action);
      state = applyUnchecked(game, state, action).state;
    }
  }
  return { states: [...states.values()].flat(), actions: [...actions.values()] };
};

const { states, actions } = gathered();
const orders = actions.filter((a) => a.type === 'order');

describe('orders', () => {
  it('are there of many kinds', () => expect(orders.length).toBeGreaterThan(5));

  it(`are refused in words when they are malformed: ${RUNS} of them`, () => {
    fc.assert(
      fc.property(fc.nat(states.length - 1), mutated([...orders]), (i, u) => {
        const decoded = game.decodeAction(u);
        if (isLeft(decoded)) return speechless(decoded.left) === null;
        const found = game.violations(states[i], decoded.right);
        return game.explain(states[i], decoded.right).legal === (found.length === 0) && found.every((v) => v.detail !== '' && !v.detail.includes('[object'));
      }),
      { numRuns: RUNS, seed: 1942 },
    );
  }, SLOW);

  it('are listed exactly when they may be given', () => {
    for (const state of states) {
      const listed = [...game.legalActions(state)].filter((a) => a.type === 'order').map((a) => canonicalJson(a));
      for (const a of listed) expect(game.violations(state, JSON.parse(a))).toEqual([]);
      for (const a of orders) if (game.violations(state, a).length === 0) expect(listed, `${kindOf(state)} ${canonicalJson(a)}`).toContain(canonicalJson(a));
    }
  });
});

const exercise = (u: unknown, seed: number): string | null => {
  const decoded = game.decodeState(u);
  if (isLeft(decoded)) return speechless(decoded.left);
  let state = decoded.right;
  const again = game.decodeState(JSON.parse(canonicalJson(state)));
  if (isLeft(again) || difference(state, again.right) !== null) return 'it does not survive JSON';
  const random = dice(seed);
  game.view(state);
  for (const action of orders) game.explain(state, action);
  for (let i = 0; i < 10 && game.actor(state) !== 'nobody'; i++) {
    const legal = game.legalActions(state);
    const [first] = legal;
    if (first === undefined) return 'a dead end';
    state = applyUnchecked(game, state, legal.sample(random)).state;
  }
  return null;
};

describe('positions with headquarters', () => {
  it('are sound as they are', () => {
    for (const state of states) expect(exercise(JSON.parse(JSON.stringify(state)), 1), kindOf(state)).toBeNull();
  });

  it(`are refused in words when something is wrong, or can be played: ${RUNS} of them`, () => {
    // what is kept of headquarters and points is changed oftener than it would be by chance
    const slices = states.map((s) => s.slices);
    fc.assert(
      fc.property(fc.nat(states.length - 1), fc.oneof(mutated(states).map((u) => [u, null] as const), mutated(slices).map((u) => [null, u] as const)), fc.nat(), (i, [whole, part], seed) => {
        const wrong = exercise(part === null ? whole : { ...states[i], slices: part }, seed);
        if (wrong !== null) throw new Error(wrong);
      }),
      { numRuns: RUNS, seed: 1942 },
    );
  }, SLOW);
});
