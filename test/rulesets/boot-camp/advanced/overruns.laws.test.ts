/** Rule 13 in random games on a small map full of weak Poles, with every law watching. */
import { describe, expect, it } from 'vitest';
import { dice } from '../../../../src/engine/random.js';
import { overrunReadings } from '../../../../src/rulesets/boot-camp/advanced/overruns/index.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { showBroken } from '../../../../src/testing/index.js';
import type { Player } from '../../europa/players.js';
import { tryPoland } from '../../europa/trials.js';
import { position } from '../../fixture.js';

const GERMANS = ['11-6-10 Pz XX', '9-10 Pz XX', '8-10 mot Inf XX', '7-6 Inf XX', '6-6 Inf XX (2-6)', '3-8 Cav X', '2-8 mot Art III', '2-6 Inf III', '1-8 Aslt Eng II'];
const POLES = ['1-6 Inf CADRE', '1-6 Inf XX (0-6)', '0-1-6 Inf III', '1-8 MG II', '1-6 Art II', '2-6 Inf XX (1-6)', '1-0-6 Inf III'];
const FRONT = ['0302', '0303', '0304', '0305', '0306'];
const BEHIND = ['0402', '0403', '0404', '0405', '0406', '0503', '0504', '0505', '0602', '0604', '0606', '0703', '0705'];

/** Germans in the west, Poles in the east, a city in the corner so that the game goes on. */
const game = (readings: Readonly<Record<string, string>> = {}): EuropaGame =>
  position({
    rules: 'first-to-fight-advanced',
    readings,
    columns: [1, 8],
    rows: [1, 7],
    terrain: { woods: '0404 0505', rough: '0603' },
    hexsides: { 'minor-river': '0404/0504 0405/0505' },
    lines: { road: '0303-0306', rail: '0202-0207' },
    territories: { Germany: '01 02 03' },
    places: { '0101': 'major-full Berlin', '0102': 'dot Stettin', '0807': 'major-full Warszawa', '0806': 'dot Lublin' },
    units: [
      ...FRONT.flatMap((hex, i) => [0, 1, 2].map((n) => `g${3 * i + n}: German ${GERMANS[(2 * i + 3 * n) % GERMANS.length]} @${hex}`)),
      ...BEHIND.map((hex, i) => `p${i}: Polish ${POLES[i % POLES.length]} @${hex}`),
      'p99: Polish 2-6 Inf XX (1-6) @0807',
    ],
  }).game;

/** How often there were overruns, and by several units. */
interface Seen {
  overruns: number;
  stacks: number;
}

/** Plays at random, and overruns twice as often as chance would. */
const overrunner = (seen: Seen): Player => (state, legal, random) => {
  let action = legal.sample(random);
  for (let i = 0; i < 4 && (state.phase === 'movement' || state.phase === 'exploitation') && action.type !== 'overrun'; i++) {
    const other = legal.sample(random);
    if (other.type === 'overrun' || action.type === 'endPhase') action = other;
  }
  if (action.type === 'overrun') {
    seen.overruns++;
    if (action.units.length > 1) seen.stacks++;
  }
  return action;
};

const play = (of: EuropaGame, seed: number, seen: Seen): string => {
  const trial = tryPoland(of, { seed, choose: overrunner(seen), until: (state) => state.turn > 1, every: 400, phaseEnds: 2 });
  return trial.broken === null ? '' : showBroken(trial.broken);
};

describe('random games with overruns', () => {
  it('keep every law', () => {
    const plain = game();
    const seen: Seen = { overruns: 0, stacks: 0 };
    for (let seed = 1; seed <= 8; seed++) expect(play(plain, seed, seen)).toBe('');
    expect(seen.overruns).toBeGreaterThan(20);
    expect(seen.stacks).toBeGreaterThan(8);
  }, 60_000);

  it('keep them by any readings', () => {
    const seen: Seen = { overruns: 0, stacks: 0 };
    for (let seed = 1; seed <= 8; seed++) {
      const random = dice(seed, 13);
      const drawn = Object.fromEntries(
        overrunReadings.map((r) => {
          const values = Object.keys(r.values);
          return [r.id, values[random.below(values.length)]];
        }),
      );
      expect(play(game(drawn), seed, seen), JSON.stringify(drawn)).toBe('');
    }
    expect(seen.overruns).toBeGreaterThan(10);
  }, 60_000);
});
