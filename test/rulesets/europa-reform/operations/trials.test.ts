/** Games at random with airdrops, landings, raids, allies that defect and powers that stand aside: the laws of every game hold. @rule FITE 25, 28, 31F, 32, REFORM 20F1e, 25D, 28C2d, 31F1, 32 */
import { describe, expect, it } from 'vitest';
import { makePosition } from '../../../../src/conformance/position.js';
import type { Sketch } from '../../../../src/conformance/sketch.js';
import { isLeft } from '../../../../src/prelude.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { reformAmendments, withStock } from '../../../../src/rulesets/europa-reform/index.js';
import { eastOperations } from '../../../../src/rulesets/fire-in-the-east/index.js';
import { holdTrial, showBroken } from '../../../../src/testing/index.js';

/** A strait of sea between two armies with paratroops, commandos and headquarters, and an oilfield each. */
const WAR: Sketch = {
  rules: 'fire-in-the-east',
  amend: [...eastOperations, ...reformAmendments].map((a) => a.id),
  begins: 'Jun II 41',
  surprise: 'ground',
  enters: { finland: 2 },
  player: 'surprise',
  columns: [1, 14],
  rows: [1, 9],
  territories: { Germany: '01-03', Romania: '04-05', Finland: '0101-0201' },
  terrain: { sea: '0701-0704 0801-0804', woods: '0606 0907' },
  features: { port: '0603 0903' },
  places: { '0404': 'major-partial Bucuresti*', '0502': 'dot Ploesti', '1202': 'major-partial Baku', '0603': 'dot Constanta', '0903': 'dot Odessa', '1105': 'major-full Kiev' },
  owners: { romania: '0601-0609' },
  sources: { germany: '0203', romania: '0203', 'soviet-union': '1304', finland: '0101' },
  units: [
    'g1: German 12-10 Pz XX (5-10) @0505', 'g2: German 7-6 Inf XX (3-6) @0605', 'g3: German 3-5 Para III @0603 dot', 'g4: German 1-6 Cmdo II @0603 marks=kriegsmarine', 'h1: German 0-10 Army HQ HQ @0405',
    'r1: Romanian 4-6 Inf XX (1-6) @0404 turns=x1', 'r2: Romanian 4-6 Inf XX @0606', 'h2: Romanian 0-8 Army HQ HQ @0404', 'f1: Finnish 4-6 Inf XX @0101',
    's1: Soviet 4-6 Inf XX @0705', 's2: Soviet 4-6 Inf XX @0806', 's3: Soviet 2-5 Para X @0903 dot', 's4: Soviet 3-6 Nvl Trps X @0903', 's5: Soviet 4-10 Tank XX @1005', 'h3: Soviet 0-8 Front HQ HQ @1105', 's6: Soviet 2-5 Para X @1202',
    'x1: Soviet 4-6 Inf XX (1-6) arrives=never marks=soviet-service',
  ],
};

const game = (sketch: Sketch): EuropaGame => {
  const made = makePosition(sketch, (rules) => withStock(rules, { 'Germany': 8, 'Romania': 3, 'Soviet Union': 8 }));
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right.game;
};

describe('random games with everything of this part', () => {
  it.each([1, 2, 3, 4, 5, 6])('seed %i', (seed) => {
    const trial = holdTrial(game(WAR), { seed, limit: 4000, until: (s) => s.turn > 3, every: 60 });
    expect(trial.broken === null ? '' : showBroken(trial.broken)).toBe('');
  }, 120_000);

  it.each(['own', 'unit', 'operation'])('by other readings: %s', (reading) => {
    const readings = { 'mission-payer': reading === 'own' ? 'own' : 'own-or-german', 'airdrop-points': reading === 'own' ? 'hex' : reading, 'landing-points': 'operation', 'landing-attack-supply': 'yes', 'defected-units': 'all', 'surprise-initial-phase': 'full', 'bombed-oilfields': 'same-turn' };
    const trial = holdTrial(game({ ...WAR, readings }), { seed: 11, limit: 4000, until: (s) => s.turn > 2, every: 60 });
    expect(trial.broken === null ? '' : showBroken(trial.broken)).toBe('');
  }, 120_000);

  it('and orders of each kind are given', () => {
    const kinds = new Map<string, number>();
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const action of holdTrial(game(WAR), { seed, limit: 3000, until: (s) => s.turn > 3, every: 1000, phaseEnds: 1000, mutants: 0 }).record)
        if (action.type === 'order') kinds.set(action.order, (kinds.get(action.order) ?? 0) + 1);
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(['airdrop', 'jump', 'turnBack', 'land', 'bomb']));
  }, 120_000);
});
