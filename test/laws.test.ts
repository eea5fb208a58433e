/**
 * The laws of every game on whole random games of Poland 1939: after each action, and from all sides at the end of every
 * second phase and every 200th action.
 */
import { describe, expect, it } from 'vitest';
import { openMatch, submit } from '../src/engine/match.js';
import { save, verify } from '../src/engine/record.js';
import { isLeft } from '../src/prelude.js';
import { poland1939 } from '../src/scenarios/poland-1939/index.js';
import { showBroken } from '../src/testing/index.js';
import { share } from './rulesets/europa/share.js';
import { poland, tryPoland } from './rulesets/europa/trials.js';

const game = poland();
const GAMES = Array.from({ length: share(20) }, (_, i) => 1000 + i);

describe('whole random games', () => {
  it.each(GAMES)('seed %i', (seed) => {
    const trial = tryPoland(game, { seed, phaseEnds: 2 });
    expect(trial.broken === null ? '' : showBroken(trial.broken)).toBe('');
    expect(trial.result).not.toBeNull();
    expect(trial.legalMutants).toBeGreaterThan(20);
    expect(trial.mutants - trial.legalMutants).toBeGreaterThan(20);
  });

  it('lead to the same hash through a match, a save and its verification', () => {
    const trial = tryPoland(game, { seed: 7, every: 100_000, phaseEnds: 1000, mutants: 0 });
    const opened = openMatch(poland1939);
    if (isLeft(opened)) throw new Error('Poland does not open');
    let match = opened.right;
    for (const action of trial.record) {
      const next = submit(match, match.game.actor(match.state), JSON.parse(JSON.stringify(action)));
      if (isLeft(next)) throw new Error(next.left.map((v) => v.detail).join(' '));
      match = next.right;
    }
    const verified = verify(save(match), { scenarios: [poland1939] });
    expect(verified).toMatchObject({ _tag: 'Right', right: { hash: trial.hash, actions: trial.record.length, over: true } });
  });
});
