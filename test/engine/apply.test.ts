/** Carrying out actions: apply is the sum of the phase reducers, and leaves its argument alone. */
import { describe, expect, it } from 'vitest';
import { apply, playout, settle } from '../../src/engine/apply.js';
import { canonicalJson } from '../../src/engine/digest.js';
import { phaseReducers } from '../../src/engine/phase.js';
import { dice } from '../../src/engine/random.js';
import { isLeft, isRight } from '../../src/prelude.js';
import { difference, thawed } from '../../src/testing/index.js';
import { brawler } from '../rulesets/europa/players.js';
import { poland } from '../rulesets/europa/trials.js';

const game = poland();
const start = settle(game, game.initial).state;

describe('phaseReducers', () => {
  const reducers = phaseReducers(game);

  it('has one reducer for each phase, in order', () => {
    expect(Object.keys(reducers)).toEqual(game.phases);
  });

  it('adds up to apply: the reducer of the phase does the same, all others refuse', () => {
    const random = dice(2);
    const copy = playout(game, start);
    let state = start;
    let phases = 0;
    const seen = new Set<string>();
    for (let i = 0; i < 400 && game.actor(state) !== 'nobody'; i++) {
      const action = brawler(state, game.legalActions(state), random);
      const whole = apply(game, state, action);
      const mine = reducers[state.phase](state, action);
      expect(mine).toEqual(whole);
      for (const other of game.phases.filter((p) => p !== state.phase)) {
        const refused = reducers[other](state, action);
        expect(isLeft(refused) && refused.left.map((v) => v.code)).toEqual(['sequence/other-phase']);
      }
      seen.add(state.phase);
      copy.play(action);
      if (isLeft(whole)) throw new Error(whole.left[0].detail);
      if (whole.right.state.phase !== state.phase) phases++;
      state = whole.right.state;
    }
    expect(phases).toBeGreaterThan(8);
    expect([...seen].sort()).toEqual(['air', 'combat', 'exploitation', 'initial', 'movement']);
    expect(difference(copy.state, state)).toBeNull();
  });
});

describe('apply', () => {
  it('refuses with every violation, and changes nothing', () => {
    const before = canonicalJson(start);
    const refused = apply(game, start, { type: 'resolve' });
    expect(isLeft(refused) && refused.left.map((v) => v.code)).toEqual(['sequence/wrong-phase']);
    expect(canonicalJson(start)).toBe(before);
  });

  it('gives a frozen position and leaves a frozen argument alone', () => {
    const before = canonicalJson(start);
    const applied = apply(game, start, { type: 'endPhase' });
    expect(canonicalJson(start)).toBe(before);
    expect(isRight(applied) && thawed(applied.right.state)).toBeNull();
    expect(isRight(applied) && applied.right.state.phase).toBe('movement');
  });

  it('takes a playout back to each of its marks', () => {
    const copy = playout(game, start);
    const random = dice(9);
    const marks: { readonly mark: number; readonly text: string }[] = [];
    for (let i = 0; i < 60; i++) {
      marks.push({ mark: copy.mark(), text: canonicalJson(copy.state) });
      copy.play(brawler(copy.state, game.legalActions(copy.state), random));
    }
    for (const { mark, text } of marks.reverse()) {
      copy.undo(mark);
      expect(canonicalJson(copy.state)).toBe(text);
    }
    copy.play({ type: 'endPhase' });
    copy.forget();
    copy.undo(0);
    expect(copy.state.phase).toBe('movement');
  });
});
