/**
 * Overruns at low odds, retreats before combat and combat at the end of exploitation in random games on a small map, with every law
 * watching; with the Reform table and with the old one, and by any readings.
 */
import { describe, expect, it } from 'vitest';
import { dice } from '../../../src/engine/random.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import { exploitationCombatReadings, reformOverrunReadings } from '../../../src/rulesets/europa-reform/index.js';
import { retreatBeforeCombatReadings } from '../../../src/rulesets/fire-in-the-east/index.js';
import { showBroken } from '../../../src/testing/index.js';
import { tryPoland } from '../europa/trials.js';
import { eager, frontGame, MOVING } from './front.js';

/** What came up in some games. */
type Seen = Record<'overruns' | 'table' | 'evaded' | 'late', number>;

const play = (of: EuropaGame, seed: number, seen: Seen): string => {
  const trial = tryPoland(of, {
    seed,
    choose: (state, legal, random) => {
      const { combat, phase, pending } = state;
      if (combat !== null && pending[0]?.kind === 'roll') combat.overrun !== undefined ? seen.table++ : phase === 'exploitationCombat' ? seen.late++ : 0;
      const action = eager(state, legal, random);
      if (action.type === 'overrun') seen.overruns++;
      if (action.type === 'retreat' && pending[0]?.kind === 'evade') seen.evaded++;
      return action;
    },
    until: (state) => state.turn > 1,
    every: 500,
    phaseEnds: 2,
  });
  return trial.broken === null ? '' : showBroken(trial.broken);
};

const nothing = (): Seen => ({ overruns: 0, table: 0, evaded: 0, late: 0 });

describe('random games', () => {
  it('keep every law', () => {
    const all = frontGame(MOVING);
    const seen = nothing();
    for (let seed = 1; seed <= 6; seed++) expect(play(all, seed, seen)).toBe('');
    expect(seen.overruns).toBeGreaterThan(10);
    expect(seen.table).toBeGreaterThan(1);
    expect(seen.evaded).toBeGreaterThan(10);
    expect(seen.late).toBeGreaterThan(2);
  }, 90_000);

  it('keep them with any of these parts', () => {
    const seen = nothing();
    for (let seed = 1; seed <= 5; seed++) {
      const random = dice(seed, 9);
      const amend = MOVING.filter(() => random.below(2) === 1);
      expect(play(frontGame(amend), seed, seen), amend.join(' ')).toBe('');
    }
  }, 90_000);

  it('keep them by any readings', () => {
    const seen = nothing();
    for (let seed = 1; seed <= 5; seed++) {
      const random = dice(seed, 13);
      const drawn = Object.fromEntries(
        [...reformOverrunReadings, ...exploitationCombatReadings, ...retreatBeforeCombatReadings].filter((r) => r.id !== 'second-attack').map((r) => {
          const values = Object.keys(r.values);
          return [r.id, values[random.below(values.length)]];
        }),
      );
      expect(play(frontGame(MOVING, drawn), seed, seen), JSON.stringify(drawn)).toBe('');
    }
    expect(seen.overruns).toBeGreaterThan(10);
  }, 90_000);
});
