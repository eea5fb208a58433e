/** Armor effects by shares, in play. @rule FITE 10 */
import { describe, expect, it } from 'vitest';
import { citation } from '../../../../src/kernel/rule.js';
import { dieTally } from '../../../../src/rulesets/europa/combat/strength.js';
import { position, type Sketch } from '../../fixture.js';

const many = (stem: string, n: number, unit: string, hex: string): ReadonlyArray<string> => Array.from({ length: n }, (_, i) => `${stem}${i + 1}: ${unit} @${hex}`);
const ids = (units: ReadonlyArray<string>): ReadonlyArray<string> => units.map((u) => u.slice(0, u.indexOf(':')));
const EAST: Sketch = { rules: 'fire-in-the-east', phase: 'combat' };
const at = (attackers: ReadonlyArray<string>, defenders: ReadonlyArray<string>, more: Sketch = {}) => position({ ...EAST, units: [...attackers, ...defenders], ...more });
const modifier = (attackers: ReadonlyArray<string>, defenders: ReadonlyArray<string>, more: Sketch = {}): number => at(attackers, defenders, more).odds('0505', ...ids(attackers)).modifier;

const RIFLES = ['s1: Soviet 4-6 Inf XX @0505'];
const PANZER = 'German 9-10 Pz XX';
const INFANTRY = many('i', 2, 'German 7-6 Inf XX', '0504');
const PZ = many('p', 1, PANZER, '0504');

describe('FITE 10: attackers', () => {
  it.each([
    // worked by the share of REs
    ['a panzer division', PZ, 3],
    ['a panzer and an infantry division: 3 of 6', [...PZ, INFANTRY[0]], 2],
    ['a panzer and two infantry divisions: 3 of 9', [...PZ, ...INFANTRY], 1],
    ['a panzer and two motorized divisions: 3 of 3', [...PZ, ...many('m', 2, 'German 7-10 mot Inf XX', '0504')], 3],
    ['a panzer and three motorized divisions: 3 of 6', [...PZ, ...many('m', 3, 'German 7-10 mot Inf XX', '0405')], 2],
    ['a panzer regiment and two infantry divisions: 1 of 7', ['p1: German 3-10 Pz III @0504', ...INFANTRY], 1],
    ['a panzer battalion and two infantry divisions', ['p1: German 1-10 Pz II @0504', ...INFANTRY], 0],
    ['infantry', INFANTRY, 0],
    ['a panzer cadre, one RE, and an infantry division: 1 of 4', ['p1: German 9-10 Pz XX (3-10) @0504 cadre', INFANTRY[0]], 1],
    // all armor although it is a headquarters' corps: headquarters count for nothing
    ['a panzer division with the headquarters of its army', [...PZ, 'h1: German 0-10 Pz Army HQ HQ @0504'], 3],
  ] as ReadonlyArray<readonly [string, ReadonlyArray<string>, number]>)('%s: %i', (_, attackers, expected) => expect(modifier(attackers, RIFLES)).toBe(expected));

  it('have none in mud, and 1 at most in snow and winter', () => {
    // a Soviet mountain division has no winter advantage to take
    const defenders = ['s1: Soviet 4-6 Mtn XX @0505'];
    expect(['clear', 'frost', 'mud', 'snow', 'winter'].map((weather) => modifier(PZ, defenders, { weather }))).toEqual([3, 3, 0, 1, 1]);
    expect(modifier([...PZ, ...INFANTRY], defenders, { weather: 'snow' })).toBe(0);
  });

  it('have none in terrain that bars armor, whatever the defenders’ antitank weapons do (AMB-FITE-5)', () => {
    const effect = (more: Sketch): number => modifier(PZ, RIFLES, more) - modifier(INFANTRY, RIFLES, more);
    expect([effect({}), effect({ terrain: { woods: '0505' } }), effect({ terrain: { swamp: '0505' } }), effect({ places: { '0505': 'dot Rzhev' } })]).toEqual([3, 3, 0, 0]);
    const guns = ['s1: Soviet 3-8 AT X @0505'];
    expect([modifier(PZ, guns), modifier(PZ, guns, { terrain: { swamp: '0505' } })]).toEqual([-1, -4]);
  });

  it('across a fortified hexside are no armor', () => {
    const fortified: Sketch = { hexsides: { fortified: '0504>0505' } };
    expect(modifier(PZ, RIFLES, fortified)).toBe(0);
    // half of them come another way, and artillery is neutral still
    expect(modifier([...PZ, 'q1: German 9-10 Pz XX @0404'], RIFLES, fortified)).toBe(2);
    expect(modifier(['q1: German 9-10 Pz XX @0404', 'a1: German 3-2-8 Art III @0504'], RIFLES, fortified)).toBe(3);
  });

  it('without supply for three player turns or more are no armor', () => {
    expect([0, 1, 2, 3, 4].map((n) => modifier([`p1: German 9-10 Pz XX @0504${n === 0 ? '' : ` out unsupplied=${n}`}`], RIFLES))).toEqual([3, 3, 3, 0, 0]);
  });
});

describe('FITE 10: defenders', () => {
  const TANKS = many('t', 2, 'Soviet 4-10 Tank XX', '0505');
  it('take from the die by their armor, or by their antitank weapons against armor', () => {
    expect([modifier(INFANTRY, TANKS), modifier(PZ, TANKS), modifier(PZ, [...TANKS, ...RIFLES]), modifier(PZ, [TANKS[0], ...many('r', 2, 'Soviet 4-6 Inf XX', '0505')])]).toEqual([-2, 3 - 4, 3 - 2, 3 - 1]);
    // a seventh of the attackers is armor: antitank weapons do nothing
    expect(modifier([...PZ, ...INFANTRY], ['s1: Soviet 3-8 AT X @0505'])).toBe(1);
    expect(modifier([...PZ, INFANTRY[0]], ['s1: Soviet 3-8 AT X @0505'])).toBe(2 - 4);
  });

  it('have antitank weapons in any weather, armor not', () => {
    const mtn = ['s1: Soviet 2-6 Mtn II @0505'];
    expect([modifier(PZ, TANKS, { weather: 'mud' }), modifier(INFANTRY, TANKS, { weather: 'mud' }), modifier(INFANTRY, [...TANKS, ...mtn], { weather: 'snow' })]).toEqual([-4, 0, -1]);
  });

  it('have a date and a nation: antitank units of the Axis by either reading (AMB-FITE-1)', () => {
    const guns = (begins: string, readings: Readonly<Record<string, string>> = {}): number =>
      position({ rules: 'fire-in-the-east', phase: 'combat', player: 'soviet-union', begins, readings, units: ['t1: Soviet 4-10 Tank XX @0504', 'g1: German 3-8 AT III @0505'] }).odds('0505', 't1').modifier;
    // all armor, +3; half capable only: half of the defenders, -2; then all of them, -4
    expect([guns('Mar II 42'), guns('Apr I 42'), guns('Apr I 42', { 'axis-antitank': 'mar-43' }), guns('Mar I 43', { 'axis-antitank': 'mar-43' })]).toEqual([1, -1, 1, -1]);
  });
});

describe('FITE 10: the receipt', () => {
  it('names the rule of each effect, and without the amendment each division counts', () => {
    const p = at(many('p', 2, PANZER, '0504'), many('t', 2, 'Soviet 4-10 Tank XX', '0505'));
    const pos = p.game.position(p.state);
    const ix = (id: string): number => pos.board.roster.ixOf.get(id) as number;
    const { lines } = dieTally({ pos, target: pos.board.map.hexOf.get('0505') as number, attackers: ['p1', 'p2'].map(ix), defenders: ['t1', 't2'].map(ix) });
    expect(lines.map((l) => [citation(l.ref), l.value])).toEqual([['FITE 10C', 3], ['FITE 10C', -4]]);
    expect(modifier(many('p', 2, PANZER, '0504'), many('t', 2, 'Soviet 4-10 Tank XX', '0505'), { without: ['FITE-10'] })).toBe(2 - 2);
  });
});
