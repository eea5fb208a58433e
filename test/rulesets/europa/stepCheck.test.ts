/** A bar that says which ways of moving it is about holds of all others: they are not asked of it. */
import { describe, expect, it } from 'vitest';
import { playout } from '../../../src/engine/apply.js';
import { dice } from '../../../src/engine/random.js';
import { BARRED } from '../../../src/kernel/reach.js';
import { STEP_MODES, type StepMode } from '../../../src/rulesets/europa/action.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import { stepQuery } from '../../../src/rulesets/europa/movement.js';
import type { StepCheck } from '../../../src/rulesets/europa/stepCheck.js';
import { drawReadings, poland } from './trials.js';

const SEEDS = [1, 2, 3];
const ACTIONS = 400;
const EVERY = 40;

/** Codes and ways of bars that would have kept a unit from moving in a way that they are not about, in a random game. */
const astray = (game: EuropaGame, seed: number, checks: ReadonlyArray<StepCheck>): { readonly found: ReadonlyArray<string>; readonly asked: number } => {
  const copy = playout(game, game.initial);
  copy.settle();
  const random = dice(seed);
  const found = new Set<string>();
  let asked = 0;
  for (let n = 0; n < ACTIONS && game.actor(copy.state) !== 'nobody'; n++) {
    if (n % EVERY === 0) {
      const pos = game.position(copy.state);
      for (let unit = 0; unit < copy.state.units.hex.length; unit++) {
        if (copy.state.units.hex[unit] < 0) continue;
        for (let d = 0; d < 6; d++)
          for (const by of STEP_MODES) {
            const q = stepQuery(pos, unit, game.board.map.neighbors[copy.state.units.hex[unit] * 6 + d], by);
            // where the ground bars the way nothing else is asked
            if (q.cost === BARRED) continue;
            for (const check of checks) {
              if (check.by === undefined || check.by.includes(by)) continue;
              asked++;
              if (!check.holds(q)) found.add(`${check.code} ${by}`);
            }
          }
      }
    }
    copy.play(game.actor(copy.state) === 'chance' ? game.chanceOutcomes(copy.state)[random.below(6)].action : game.legalActions(copy.state).sample(random));
  }
  return { found: [...found].sort(), asked };
};

describe('bars that are about some ways of moving', () => {
  it.each(SEEDS)('hold of all others, with readings at random, seed %i', (seed) => {
    const game = poland({ readings: drawReadings(dice(seed, 7)) });
    const { found, asked } = astray(game, seed, game.board.stepChecks);
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(1000);
  });

  it('are found where they say too little', () => {
    const game = poland();
    const tooNarrow = game.board.stepChecks.filter((check) => check.code === 'movement/not-enough-mp').map((check): StepCheck => ({ ...check, by: ['rail'] satisfies ReadonlyArray<StepMode> }));
    expect(astray(game, 1, tooNarrow).found).toContain('movement/not-enough-mp march');
  });
});
