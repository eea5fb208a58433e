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
import type { Player } from '../europa/players.js';
import { tryPoland } from '../europa/trials.js';
import { position } from '../fixture.js';

const GERMANS = ['17-6-14 Pz XX (4-10)', '13-10-14 Pz XX', '9-8-12 mot Inf XX (3-10)', '14-7-10 Inf XX', '6-6 Inf XX (2-6)', '3-8 Cav X', '2-8 mot Art III', '6-3-10 Pz III', '0-10 Army HQ HQ'];
const POLES = ['1-6 Inf CADRE', '2-6 Inf XX (1-6)', '0-1-6 Inf III', '2-8 Cav X', '3-6 Inf XX (1-6)', '2-6 MG X dot', '0-0 hv AA II', '4-6 Inf XX (2-6)', '0-8 Army HQ HQ'];
const FRONT = ['0302', '0303', '0304', '0305', '0306'];
const BEHIND = ['0402', '0403', '0404', '0405', '0406', '0503', '0504', '0505', '0602', '0604', '0606', '0703', '0705'];
const ALL = ['FITE-9I', 'REFORM-9C', 'REFORM-9F1', 'REFORM-9K', 'REFORM-13'];

const game = (amend: ReadonlyArray<string>, readings: Readonly<Record<string, string>> = {}): EuropaGame =>
  position({
    rules: 'first-to-fight-advanced',
    amend,
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
      // flags come after the hex
      ...BEHIND.map((hex, i) => `p${i}: Polish ${POLES[i % POLES.length].replace(' dot', '')} @${hex}${POLES[i % POLES.length].endsWith('dot') ? ' dot' : ''}`),
      'p99: Polish 2-6 Inf XX (1-6) @0807',
    ],
  }).game;

/** What came up in some games. */
type Seen = Record<'overruns' | 'table' | 'evaded' | 'late', number>;

/** Plays at random, and overruns and attacks more often than chance would. */
const eager: Player = (state, legal, random) => {
  let action = legal.sample(random);
  const wanted = state.phase === 'exploitationCombat' ? ['commit', 'resolve'] : ['overrun'];
  // units without attack strength may be all there is: give up now and then
  if (random.below(8) === 0) return action;
  for (let i = 0; i < 4 && state.pending.length === 0 && !wanted.includes(action.type); i++) {
    const other = legal.sample(random);
    if (wanted.includes(other.type) || action.type === 'endPhase') action = other;
  }
  return action;
};

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
    const all = game(ALL);
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
      const amend = ALL.filter(() => random.below(2) === 1);
      expect(play(game(amend), seed, seen), amend.join(' ')).toBe('');
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
      expect(play(game(ALL, drawn), seed, seen), JSON.stringify(drawn)).toBe('');
    }
    expect(seen.overruns).toBeGreaterThan(10);
  }, 90_000);
});
