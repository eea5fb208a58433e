/**
 * The laws of every game under other readings, with free deployment, and where Poland falls.
 */
import { describe, expect, it } from 'vitest';
import { dice } from '../src/engine/random.js';
import { showBroken } from '../src/testing/index.js';
import { conqueror } from './rulesets/europa/players.js';
import { share } from './rulesets/europa/share.js';
import { drawReadings, fewPoles, poland, tryPoland } from './rulesets/europa/trials.js';

const shown = (trial: ReturnType<typeof tryPoland>): string => (trial.broken === null ? '' : showBroken(trial.broken));
const seeds = (first: number, n: number): ReadonlyArray<number> => Array.from({ length: n }, (_, i) => first + i);

describe('random readings', () => {
  it.each(seeds(3000, share(8)))('seed %i', (seed) => {
    const readings = drawReadings(dice(seed, 7));
    const trial = tryPoland(poland({ readings }), { seed, phaseEnds: 3 });
    expect(shown(trial) && `${shown(trial)} ${JSON.stringify(readings)}`).toBe('');
  });
});

describe('free deployment', () => {
  const game = poland({ options: { deployment: 'free' } });
  it.each(seeds(4000, share(2)))('a whole game, seed %i', (seed) => {
    const trial = tryPoland(game, { seed, phaseEnds: 4 });
    expect(shown(trial)).toBe('');
    expect(trial.record.filter((a) => a.type === 'deploy').length).toBeGreaterThan(200);
  });
  it.each(seeds(4100, share(5)))('and random readings, to the end of the first turn, seed %i', (seed) => {
    const trial = tryPoland(poland({ readings: drawReadings(dice(seed, 7)), options: { deployment: 'free' } }), {
      seed,
      phaseEnds: 4,
      until: (s) => s.turn > 1,
    });
    expect(shown(trial)).toBe('');
  });
});

describe('the fall of Poland', () => {
  it('ends games early, and Polish units withdraw before', () => {
    let withdrawn = 0;
    for (const seed of seeds(5004, share(6))) {
      const game = poland({ forces: fewPoles });
      const trial = tryPoland(game, { seed, phaseEnds: 4, choose: conqueror(game) });
      expect(shown(trial)).toBe('');
      expect(trial.result?.lines.find((l) => l.label.includes('not surrendered'))?.count).toBeLessThan(9);
      withdrawn += trial.result?.lines.find((l) => l.label.includes('withdrawn'))?.count ?? 0;
    }
    expect(withdrawn).toBeGreaterThan(0);
  });

  // some readings keep Poland from falling: the Germans shut out of the East, the Soviets taking what counts for nobody
  it.each(seeds(5001, share(3)))('and with random readings goes by the laws, whether it comes or not, seed %i', (seed) => {
    const game = poland({ forces: fewPoles, readings: drawReadings(dice(seed, 7)) });
    const trial = tryPoland(game, { seed, phaseEnds: 4, choose: conqueror(game), until: (s) => s.turn > 4 });
    expect(shown(trial)).toBe('');
  });
});
