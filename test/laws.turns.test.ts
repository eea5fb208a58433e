/**
 * The laws of every game on random games of two turns.
 */
import { describe, expect, it } from 'vitest';
import { showBroken } from '../src/testing/index.js';
import { brawler } from './rulesets/europa/players.js';
import { share } from './rulesets/europa/share.js';
import { poland, tryPoland } from './rulesets/europa/trials.js';

const game = poland();
const GAMES = share(200);
const BATCH = 10;

describe('games of two turns', () => {
  it.each(Array.from({ length: Math.ceil(GAMES / BATCH) }, (_, i) => 2000 + i * BATCH))('seeds from %i', (first) => {
    for (let seed = first; seed < first + BATCH; seed++) {
      const trial = tryPoland(game, { seed, until: (s) => s.turn > 2, phaseEnds: 4, mutants: 1, ...(seed % 2 === 0 ? {} : { choose: brawler }) });
      expect(trial.broken === null ? '' : showBroken(trial.broken)).toBe('');
    }
  });
});
