/**
 * A small front with units of all kinds for overruns, retreats before combat and combat at the end of exploitation, and who plays it.
 * @module
 */
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import type { Player } from '../europa/players.js';
import { type Fixture, position } from '../fixture.js';

const GERMANS = ['17-6-14 Pz XX (4-10)', '13-10-14 Pz XX', '9-8-12 mot Inf XX (3-10)', '14-7-10 Inf XX', '6-6 Inf XX (2-6)', '3-8 Cav X', '2-8 mot Art III', '6-3-10 Pz III', '0-10 Army HQ HQ'];
const POLES = ['1-6 Inf CADRE', '2-6 Inf XX (1-6)', '0-1-6 Inf III', '2-8 Cav X', '3-6 Inf XX (1-6)', '2-6 MG X dot', '0-0 hv AA II', '4-6 Inf XX (2-6)', '0-8 Army HQ HQ'];
const FRONT = ['0302', '0303', '0304', '0305', '0306'];
const BEHIND = ['0402', '0403', '0404', '0405', '0406', '0503', '0504', '0505', '0602', '0604', '0606', '0703', '0705'];
/** Everything that happens while moving. */
export const MOVING = ['FITE-9I', 'REFORM-9C', 'REFORM-9F1', 'REFORM-9K', 'REFORM-13'];

/** The front, by these parts of the rules. */
export const front = (amend: ReadonlyArray<string>, readings: Readonly<Record<string, string>> = {}): Fixture =>
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
  });

/** Its game. */
export const frontGame = (amend: ReadonlyArray<string>, readings: Readonly<Record<string, string>> = {}): EuropaGame => front(amend, readings).game;

/** Plays at random, and overruns and attacks more often than chance would. */
export const eager: Player = (state, legal, random) => {
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
