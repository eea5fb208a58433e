/**
 * Malformed positions and actions in the middle of overruns, of retreats before combat and of combat at the end of exploitation.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyUnchecked } from '../../src/engine/apply.js';
import { canonicalJson } from '../../src/engine/digest.js';
import { dice } from '../../src/engine/random.js';
import { isLeft } from '../../src/prelude.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import { due, type EuropaState } from '../../src/rulesets/europa/state.js';
import { difference, thawed } from '../../src/testing/index.js';
import { eager, front, MOVING } from '../rulesets/europa-reform/front.js';
import { mutated, runs, SLOW, speechless } from './mutation.js';

const RUNS = runs(3000);
const { game, state: start } = front(MOVING);

const kindOf = (state: EuropaState): string =>
  [state.phase, due(state)?.kind, state.combat?.overrun === undefined ? '' : 'overrun', state.combat?.evaded === true ? 'evaded' : '', state.attack === null ? '' : 'attack'].filter((word) => word !== undefined && word !== '').join(' ');

/** A few positions of each kind, and actions of each kind that were legal in them. */
const gathered = (): { readonly states: ReadonlyMap<string, ReadonlyArray<EuropaState>>; readonly actions: ReadonlyArray<EuropaAction> } => {
  const states = new Map<string, ReadonlyArray<EuropaState>>();
  const actions = new Map<string, EuropaAction>();
  const note = (state: EuropaState): void => {
    const found = states.get(kindOf(state)) ?? [];
    if (found.length < 3) states.set(kindOf(state), [...found, state]);
  };
  for (let seed = 1; seed <= 4; seed++) {
    const random = dice(seed);
    let state = start;
    for (let i = 0; i < 1200 && game.actor(state) !== 'nobody'; i++) {
      note(state);
      // of an overrun’s die every face
      if (due(state)?.kind === 'roll' && state.combat?.overrun !== undefined) for (const action of game.legalActions(state)) note(applyUnchecked(game, state, action).state);
      const action = eager(state, game.legalActions(state), random);
      actions.set(`${action.type} ${i % 2}`, action);
      state = applyUnchecked(game, state, action).state;
    }
  }
  return { states, actions: [...actions.values()] };
};

const { states, actions } = gathered();
const all = [...states.values()].flat();
/** Those in the middle of something, oftener than others. */
const busy = all.filter((s) => s.combat !== null || s.pending.length > 0 || s.attack !== null);

const exercise = (u: unknown, seed: number): string | null => {
  const decoded = game.decodeState(u);
  if (isLeft(decoded)) return speechless(decoded.left);
  let state = decoded.right;
  if (thawed(state) !== null) return `not frozen: ${thawed(state)}`;
  const again = game.decodeState(JSON.parse(canonicalJson(state)));
  if (isLeft(again) || difference(state, again.right) !== null) return 'it does not survive JSON';
  const random = dice(seed);
  game.view(state);
  for (const action of actions) game.explain(state, action);
  for (let i = 0; i < 15 && game.actor(state) !== 'nobody'; i++) {
    const legal = game.legalActions(state);
    const [first] = legal;
    if (first === undefined) return 'a dead end';
    state = applyUnchecked(game, state, legal.sample(random)).state;
  }
  return null;
};

describe('positions in the middle of combat while moving', () => {
  it('are there of all kinds', () => {
    expect([...states.keys()]).toEqual(
      expect.arrayContaining([
        'movement', 'movement evade', 'movement roll overrun', 'combat evade attack', 'combat advance evaded', 'exploitation', 'exploitation roll overrun', 'exploitation retreat overrun', 'exploitationCombat', 'exploitationCombat evade attack', 'exploitationCombat roll',
      ]),
    );
  });

  it('are sound as they are, and survive JSON', () => {
    for (const state of all) expect(exercise(JSON.parse(JSON.stringify(state)), 1), kindOf(state)).toBeNull();
    for (const state of all) expect(isLeft(game.decodeState(JSON.parse(canonicalJson(state)))), kindOf(state)).toBe(false);
  });

  it(`are refused in words when something is wrong, or can be played: ${RUNS} of them`, () => {
    fc.assert(
      fc.property(mutated([...all, ...busy, ...busy, ...busy]), fc.nat(), (u, seed) => {
        const wrong = exercise(u, seed);
        if (wrong !== null) throw new Error(wrong);
      }),
      { numRuns: RUNS, seed: 1939 },
    );
  }, SLOW);

  it(`refuse malformed actions in words: ${RUNS} of them`, () => {
    fc.assert(
      fc.property(fc.nat(all.length - 1), mutated([...actions]), (i, u) => {
        const decoded = game.decodeAction(u);
        if (isLeft(decoded)) return speechless(decoded.left) === null;
        const found = game.violations(all[i], decoded.right);
        return game.explain(all[i], decoded.right).legal === (found.length === 0) && found.every((v) => v.detail !== '' && !v.detail.includes('[object'));
      }),
      { numRuns: RUNS, seed: 1939 },
    );
  }, SLOW);
});
