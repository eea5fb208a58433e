/** Fights whose odds are told and thrown: each ruleset, with air support, overruns, retreats before combat and counterattacks. */
import { makePosition } from '../../src/conformance/position.js';
import type { Sketch } from '../../src/conformance/sketch.js';
import { makeSpiPosition } from '../../src/conformance/spi-ww2/position.js';
import type { SpiSketch } from '../../src/conformance/spi-ww2/sketch.js';
import type { FightPolicy, Game } from '../../src/engine/index.js';
import { isLeft } from '../../src/prelude.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import type { SpiAction } from '../../src/rulesets/spi-ww2/action.js';

/** A fight: any game, a position, what the attacker does. */
export interface Fight {
  readonly title: string;
  readonly game: Game;
  readonly state: Game['initial'];
  readonly actions: ReadonlyArray<{ readonly type: string }>;
  readonly policy: FightPolicy;
}

const GRID = { columns: [1, 10], rows: [1, 10] } as const;

const europa = (title: string, policy: FightPolicy, sketch: Sketch, ...actions: ReadonlyArray<EuropaAction>): Fight => {
  const made = makePosition({ ...GRID, ...sketch });
  if (isLeft(made)) throw new Error(`${title}: ${JSON.stringify(made.left)}`);
  return { title, policy, game: made.right.game as unknown as Game, state: made.right.state, actions };
};

const spi = (title: string, policy: FightPolicy, sketch: SpiSketch, ...actions: ReadonlyArray<SpiAction>): Fight => {
  const made = makeSpiPosition(sketch);
  if (isLeft(made)) throw new Error(`${title}: ${JSON.stringify(made.left)}`);
  return { title, policy, game: made.right.game as unknown as Game, state: made.right.state, actions };
};

const attack = (target: string, ...units: ReadonlyArray<string>) => [...units.map((unit) => ({ type: 'commit', unit, target }) as const), { type: 'resolve' } as const];

const DIVISIONS = ['g1: German 7-6 Inf XX (3-6) @0504', 'g2: German 7-6 Inf XX (3-6) @0604', 'g3: German 6-5-6 Inf XX (2-6) @0504', 'p1: Polish 4-6 Inf XX (1-6) @0505', 'p2: Polish 4-6 Inf XX (1-6) @0505'];

const ARMOR = ['g1: German 10-10-10 Pz XX (4-10) @0504', 'g2: German 10-10-10 Pz XX (4-10) @0504', 'p1: Polish 4-6 Inf XX (1-6) @0505', 'p2: Polish 4-6 Inf XX (1-6) @0506'];

const FRANCE: SpiSketch = {
  columns: [9, 19],
  rows: [7, 15],
  territories: { France: '1912-1914' },
  places: { '1913': 'Paris*' },
  control: { allied: '1512-1515 1607-1615 1707-1715 1807-1815' },
  units: ['g1: Germany infantry 4 @1411', 'g2: Germany infantry 2 @1511', 'd: France 3 @1512'],
  phase: 'combat',
};

const AIRBASES = { phase: 'air', places: { '0404': 'dot A', '0505': 'dot Town', '0807': 'dot P' }, owners: { germany: '0404' }, airPoints: { germany: { bombers: 40, fighters: 20 }, poland: { bombers: 40, fighters: 20 } } } as const;

/** All of them, made anew. */
export const fights = (): ReadonlyArray<Fight> => [
  europa('Boot Camp: 20 points against 8', 'least-strength', { units: DIVISIONS, phase: 'combat' }, ...attack('0505', 'g1', 'g2', 'g3')),
  europa('Boot Camp: an attack at poor odds across a river', 'fewest-units', { units: DIVISIONS, hexsides: { 'minor-river': '0505/0504' }, phase: 'combat' }, ...attack('0505', 'g1', 'g2')),
  europa(
    'First to Fight: bombers are sent before antiaircraft fire, then the attack is made',
    'most-strength',
    { ...AIRBASES, rules: 'first-to-fight-advanced', units: DIVISIONS },
    { type: 'allocate', base: '0404', target: '0505', mission: 'oas', points: 6 },
    { type: 'endPhase' },
    ...attack('0505', 'g1', 'g2', 'g3'),
  ),
  europa('Europa Reform: an attack by the table of 9C', 'least-strength', { units: DIVISIONS, amend: ['REFORM-9C', 'REFORM-9F1'], phase: 'combat' }, ...attack('0505', 'g1', 'g2', 'g3')),
  europa('Europa Reform: an overrun that a die decides', 'least-strength', { units: ARMOR, rules: 'advanced', amend: ['REFORM-9C', 'REFORM-13'], phase: 'exploitation' }, { type: 'overrun', units: ['g1', 'g2'], target: '0505', by: 'march' }),
  europa(
    'Fire in the East: cavalry retreats before the attack',
    'retreat-first',
    { units: ['g1: German 6-10-10 Pz XX (4-10) @0504', 'p1: Polish 1-8 Cav X @0505 dot', 'p2: Polish 2-6 Inf III @0505 dot'], amend: ['FITE-9I', 'REFORM-9C'], phase: 'combat' },
    ...attack('0505', 'g1'),
  ),
  spi('World War II: an attack at +1', 'least-strength', FRANCE, ...attack('1512', 'g1')),
  spi('World War II: whoever is attacked strikes back', 'take-offers', { ...FRANCE, edition: 'feb75', options: ['17.9'] }, ...attack('1512', 'g1', 'g2')),
];

/** How far frequencies of so many throws may lie from a chance: five standard deviations, which one in 1.7 million exceeds. */
export const FARTHEST = 5;
export const allowed = (chance: number, throws: number): number => FARTHEST * Math.sqrt((chance * (1 - chance)) / throws);
