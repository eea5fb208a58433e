/** @rule EBC 9, 9A, 9B, 9C */
import { describe, expect, it } from 'vitest';
import { CRT_RESULTS } from '../../../src/rulesets/boot-camp/crt.js';
import { bootCampSteps, bootCampStepsOf } from '../../../src/rulesets/boot-camp/results.js';
import type { Combat } from '../../../src/rulesets/europa/state.js';
import { advance, attack, commit, endPhase, type Fixture, lose, pass, position, retreat, roll, type Sketch } from '../fixture.js';

const fight = (sketch: Sketch): Fixture => position({ phase: 'combat', ...sketch });

const FAR = ['attack/not-adjacent'];
const TERRAIN = ['attack/prohibited-terrain'];
const TWICE = ['attack/attacked-already'];
const DEFENDED = ['attack/defended-already'];

describe('9: who may attack', () => {
  it('BC-9.1 phasing units attack adjacent enemies', () => {
    const p = fight({ units: ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0503', 'p1: Polish 5-6 Inf XX @0505'] });
    expect([p.try(attack('0505', 'g1')), p.try(attack('0505', 'g2')), p.try(attack('0404', 'g1')), p.try(commit('0504', 'p1'))]).toEqual([[], FAR, ['attack/no-enemy'], ['unit/not-phasing']]);
  });

  it('BC-9.2 not into terrain prohibited to the unit', () => {
    const units = ['g1: German 9-10 Pz XX @0504', 'g2: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'];
    const p = fight({ terrain: { marsh: '0505' }, units });
    expect([p.try(commit('0505', 'g1')), p.try(commit('0505', 'g2')), fight({ units }).try(commit('0505', 'g1'))]).toEqual([TERRAIN, [], []]);
    const north = fight({ terrain: { marsh: '0505' }, units: ['g1: German 9-10 Pz XX @0506', 'g2: German 7-6 Inf XX @0506', 'p1: Polish 5-6 Inf XX @0505'] });
    expect([north.try(commit('0505', 'g1')), north.try(commit('0505', 'g2'))]).toEqual([TERRAIN, []]);
  });

  it('BC-9.3 nor across a hexside prohibited to it', () => {
    const units = ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0604', 'p1: Polish 5-6 Inf XX @0505'];
    const p = fight({ hexsides: { sea: '0504/0505' }, units });
    expect([p.try(commit('0505', 'g1')), p.try(commit('0505', 'g2'))]).toEqual([TERRAIN, []]);
  });

  it('BC-9.4 nobody has to', () => {
    const p = fight({ units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'] });
    expect(p.act(endPhase).state.phase).toBe('exploitation');
  });
});

describe('9A: the procedure', () => {
  it('BC-9A.1 each attacker is modified for terrain, supply and support', () => {
    const p = fight({
      hexsides: { 'minor-river': '0504/0505' },
      units: ['g1: German 6-6 Inf XX @0504 out', 'g2: German 6-6 Inf XX @0604', 'g3: German 6-6 Inf X @0604', 'g4: German 6-6 Inf X @0605', 'p1: Polish 5-6 Inf XX @0505'],
    });
    expect(p.odds('0505', 'g1', 'g2', 'g3', 'g4').strengths).toEqual({ g1: 1.5, g2: 6, g3: 6, g4: 3, p1: 5 });
  });

  it('BC-9A.2 and the results are added up', () => {
    const p = fight({ hexsides: { 'minor-river': '0505/0604' }, units: ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0604', 'p1: Polish 5-6 Inf XX @0505'] });
    expect([p.odds('0505', 'g1', 'g2').attack, p.odds('0505', 'g2').attack]).toEqual([10.5, 3.5]);
  });

  it('BC-9A.4 defenders are modified for supply and support only', () => {
    const defense = (terrain: Sketch, flag = '') =>
      fight({ ...terrain, units: ['g1: German 7-6 Inf XX @0504', `p1: Polish 5-6 Inf XX @0505${flag}`, `p2: Polish 2-5 Inf X @0505${flag}`] }).odds('0505', 'g1').defense;
    expect(defense({})).toBe(7);
    expect(defense({ terrain: { woods: '0505' }, features: { fort: '0505' }, hexsides: { 'minor-river': '0504/0505' } })).toBe(7);
    expect(defense({ rules: 'first-to-fight', features: { fortress: '0505' } })).toBe(7);
    // a major city halves attackers, a swamp likewise by this chart: defenders are as strong as ever
    expect(defense({ places: { '0505': 'major-full Łódź' } })).toBe(7);
    expect(defense({ terrain: { swamp: '0505' }, chart: { 'hex/swamp': { attackers: 'all/2' } } })).toBe(7);
    expect(defense({}, ' out')).toBe(3.5);
    expect(fight({ units: ['g1: German 7-6 Inf XX @0504', 'p2: Polish 2-5 Inf X @0505'] }).odds('0505', 'g1').defense).toBe(1);
  });

  it.each([
    ['12:4', '3:1'],
    ['399:100', '3:1'],
    ['149:100', '1:1'],
    ['150:100', '1.5:1'],
    ['199:100', '1.5:1'],
    ['99:100', '1:2'],
    ['49:100', '1:3'],
    ['26:100', '1:4'],
    ['25:100', '1:4'],
    ['34:9', '3:1'],
    ['900:100', '9:1'],
    ['899:100', '8:1'],
  ])('BC-9A.6 BC-9A.7 BC-9A.8 AMB-BC-70 odds of %s are read as %s', (ratio, column) => {
    // units of a hundred points at most, as many as it takes
    const [a, d] = ratio.split(':').map(Number);
    const force = (nation: string, id: string, hex: string, points: number) =>
      Array.from({ length: Math.ceil(points / 99) }, (_, i) => `${id}${i}: ${nation} ${Math.min(99, points - 99 * i)}-6 Inf XX @${hex}`);
    const attackers = force('German', 'g', '0504', a);
    const p = fight({ units: [...attackers, ...force('Polish', 'p', '0505', d)] });
    expect(p.odds('0505', ...attackers.map((_, i) => `g${i}`))).toMatchObject({ attack: a, defense: d, column });
  });

  it('BC-9A.9 one die is rolled for each attack, none for automatic results', () => {
    const dice = (attacker: string, defender: string) => {
      const p = fight({ result: 'AS', units: [`g1: German ${attacker} Inf XX @0504`, `p1: Polish ${defender} Inf XX @0505`] }).act(attack('0505', 'g1'));
      return [p.actor(), p.actor() === 'chance' ? p.act(roll(3)).events.filter((e) => e.type === 'dieRolled').length : p.events.filter((e) => e.type === 'dieRolled').length];
    };
    expect([dice('5-6', '5-6'), dice('1-6', '5-6'), dice('5-6', '5-0-6')]).toEqual([
      ['chance', 1],
      ['axis', 0],
      ['axis', 0],
    ]);
  });

  it('BC-9A.10 terrain and armor modify the roll', () => {
    const units = ['g1: German 9-10 Pz XX @0504', 'g2: German 9-10 Pz XX @0504', 'g3: German 9-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'];
    const p = fight({ terrain: { woods: '0505' }, result: 'AS AS AS AS DE AS', units });
    expect([p.odds('0505', 'g1', 'g2').modifier, p.odds('0505', 'g3').modifier]).toEqual([1, -1]);
    // the test table eliminates the defender in row 5 only
    expect([p.act(attack('0505', 'g1', 'g2'), roll(4)).unit('p1').hex, p.act(attack('0505', 'g3'), roll(4)).unit('p1').hex]).toEqual(['eliminated', '0505']);
  });

  it('BC-9A.11 modified roll and odds give the result', () => {
    // 9:3 in woods against an armored division: 1 - 1 - 1 is row -1, whose result at 3:1 is printed, AH
    const p = fight({ terrain: { woods: '0505' }, units: ['g1: German 5-6 Inf XX @0504', 'g2: German 4-6 Inf XX @0504', 'p1: Polish 3-8 Lt Arm XX @0505'] });
    expect(p.odds('0505', 'g1', 'g2')).toMatchObject({ column: '3:1', modifier: -2 });
    const decided = (die: number) => p.act(attack('0505', 'g1', 'g2'), roll(die)).events.find((e) => e.type === 'combatDecided')?.['result'];
    expect(decided(1)).toBe('AH');
    expect(decided(6)).not.toBe('AH');
    // a lower column of the same row
    expect(p.act(attack('0505', 'g1'), roll(1)).events.find((e) => e.type === 'combatDecided')?.['result']).toBe('AE');
  });

  it('BC-9A.12 AMB-BC-58 a result is carried out before the next attack', () => {
    const p = fight({
      result: 'DR',
      units: ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0604', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0704'],
    });
    const open = p.act(attack('0505', 'g1'), roll(1));
    expect([open.actor(), open.try(commit('0704', 'g2'))]).toEqual(['allied', ['sequence/decision-due']]);
    const cleared = open.act(retreat('p1', '0506'));
    expect([cleared.due()?.kind, cleared.try(commit('0704', 'g2'))]).toEqual(['advance', ['sequence/decision-due']]);
    const done = cleared.act(advance('g1'));
    expect([done.unit('g1').hex, done.unit('p1').hex, done.try(attack('0704', 'g2'))]).toEqual(['0505', '0506', []]);
    // p1 has gone, so there is nobody to attack at 0505
    expect(cleared.act(pass).try(commit('0505', 'g2'))).toEqual(['attack/no-enemy']);
    expect(p.try(commit('0505', 'g1'), commit('0704', 'g2'))).toEqual(['attack/other-target']);
    expect(p.try(commit('0505', 'g1'), endPhase)).toEqual(['attack/unresolved']);
  });
});

describe('9B: restrictions', () => {
  const units = ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0504', 'g3: German 7-6 Inf XX @0604', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0404'];

  it('BC-9B.1 BC-9B.7 no unit attacks twice, or divides its strength', () => {
    const p = fight({ result: 'AS', units });
    const fought = p.act(attack('0505', 'g1'), roll(1));
    expect([fought.try(commit('0404', 'g1')), fought.try(commit('0404', 'g2'))]).toEqual([TWICE, []]);
    expect([p.try(commit('0505', 'g1'), commit('0404', 'g1')), p.try(commit('0505', 'g1', 'g1'))]).toEqual([['attack/other-target', 'attack/committed-already'], ['attack/committed-already']]);
    // a new phase, a new attack
    expect(fought.to('combat', 'germany').try(commit('0404', 'g1'))).toEqual([]);
  });

  it('BC-9B.1 AMB-BC-59 nor from the hex it advanced into', () => {
    const won = fight({ result: 'DE', units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0506'] }).act(attack('0505', 'g1'), roll(1), advance('g1'));
    expect(won.try(commit('0506', 'g1'))).toEqual(TWICE);
  });

  it('BC-9B.2 no unit is attacked twice', () => {
    const fought = fight({ result: 'AS', units }).act(attack('0505', 'g1'), roll(1));
    expect([fought.try(commit('0505', 'g2')), fought.try(commit('0505', 'g3')), fought.try(commit('0404', 'g2'))]).toEqual([DEFENDED, DEFENDED, []]);
  });

  const driven = (...more: ReadonlyArray<string>) =>
    fight({ result: 'DR', units: ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf X @0605', 'p1: Polish 5-6 Inf XX @0505', ...more] }).act(attack('0505', 'g1'), roll(1), retreat('p1', '0506'), pass);

  it('BC-9B.2 AMB-BC-60 but for units that retreated into a hex held by others', () => {
    expect([driven('p2: Polish 5-6 Inf XX @0506').try(commit('0506', 'g2')), driven().try(commit('0506', 'g2'))]).toEqual([[], DEFENDED]);
  });

  it('BC-9B.3 BC-9B.4 all units of a hex defend together', () => {
    const p = fight({ units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 1-6 Art X @0505'] });
    expect(p.odds('0505', 'g1').defense).toBe(6);
    // an attack names a hex; there is no way to name one unit in it
    const joined = p.act(attack('0505', 'g1')).state.combat;
    expect(joined?.defenders.map((u) => p.game.board.roster.ids[u])).toEqual(['p1', 'p2']);
    expect(p.try(commit('p1', 'g1'))).toEqual(['hex/unknown']);
  });

  it('BC-9B.5 an attack goes against one hex', () => {
    const p = fight({ units });
    expect([p.try(commit('0505', 'g1'), commit('0404', 'g2')), p.try(commit('0505', 'g1', 'g2'))]).toEqual([['attack/other-target'], []]);
  });

  it('BC-9B.6 units of one hex may attack different hexes, one after the other', () => {
    const p = fight({ result: 'AS', units });
    const both = p.act(attack('0505', 'g1'), roll(1), attack('0404', 'g2'), roll(1));
    expect(both.events.filter((e) => e.type === 'dieRolled')).toHaveLength(2);
  });

  it('BC-9B.8 the attacker chooses the order', () => {
    const p = fight({ result: 'AS', units });
    for (const [first, second] of [['0505', '0404'], ['0404', '0505']]) {
      const one = p.act(attack(first, 'g1'), roll(1));
      expect([one.actor(), one.try(attack(second, 'g2'))]).toEqual(['axis', []]);
    }
  });

  it('BC-9B.9 units of several hexes may join in one attack', () => {
    const p = fight({ result: 'AS', units });
    expect([p.odds('0505', 'g1', 'g3').attack, p.act(attack('0505', 'g1', 'g3'), roll(1)).events.filter((e) => e.type === 'dieRolled').length]).toEqual([14, 1]);
  });

  it('BC-9B.10 not every unit of a hex has to', () => {
    const lost = fight({ result: 'AE', units }).act(attack('0505', 'g1'), roll(1));
    expect([lost.unit('g1').hex, lost.unit('g2').hex, lost.try(commit('0404', 'g2'))]).toEqual(['eliminated', '0504', []]);
  });

  it('BC-9B.10 a unit may be taken out of an attack again', () => {
    const p = fight({ units }).act(commit('0505', 'g1', 'g2'), { type: 'uncommit', unit: 'g1' });
    expect([p.state.attack?.units, p.try({ type: 'uncommit', unit: 'g1' })]).toEqual([[1], ['attack/not-committed']]);
    expect(p.act({ type: 'uncommit', unit: 'g2' }).try({ type: 'resolve' })).toEqual(['attack/none']);
  });

  it('BC-9B.11 odds above the highest are read in the highest column', () => {
    const p = fight({ units: ['g1: German 40-6 Inf XX @0504', 'p1: Polish 2-6 Inf XX @0505'] });
    expect([p.odds('0505', 'g1').column, p.act(attack('0505', 'g1')).actor()]).toEqual(['9:1', 'chance']);
  });

  it('BC-9B.12 AMB-BC-71 odds below the lowest are an AE without a die', () => {
    const p = (defense: number) => fight({ result: 'DE', units: ['g1: German 1-6 Inf XX @0504', `p1: Polish ${defense}-6 Inf XX @0505`] });
    expect([p(5).odds('0505', 'g1'), p(4).odds('0505', 'g1')]).toMatchObject([{ column: null, automatic: 'AE' }, { column: '1:4', automatic: null }]);
    const lost = p(5).act(attack('0505', 'g1'));
    expect([lost.unit('g1').hex, lost.actor()]).toEqual(['eliminated', 'axis']);
    expect(p(4).act(attack('0505', 'g1')).actor()).toBe('chance');
  });
});

describe('9C: the results', () => {
  it('BC-9C.1 there are nine, and each does something of its own', () => {
    expect([...CRT_RESULTS].sort()).toEqual(['AE', 'AH', 'AR', 'AS', 'DE', 'DH', 'DR', 'EX', 'HX']);
    const combat = { compared: { attacker: 7, defender: 5 } } as Combat;
    const steps = CRT_RESULTS.map((result) => bootCampStepsOf(result, combat));
    expect(steps.flat().filter((step) => !Object.hasOwn(bootCampSteps, step))).toEqual([]);
    expect(new Set(steps.map(String)).size).toBe(9);
  });

  it.each([
    ['AE', 'eliminated', '0505'],
    ['AH', 'eliminated', '0505'],
    ['AR', 'retreat attacker', '0505'],
    ['AS', '0504', '0505'],
    ['EX', '0504', 'eliminated'],
    ['HX', '0504', 'eliminated'],
    ['DR', '0504', 'retreat defender'],
    ['DH', '0504', 'eliminated'],
    ['DE', '0504', 'eliminated'],
  ])('BC-9C.1 %s: the attacker %s, the defender %s', (result, attacker, defender) => {
    // two attackers, so that an exchange leaves one of them to choose
    const p = fight({ result, units: ['g1: German 7-6 Inf XX @0504', 'g2: German 5-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'] });
    let fought = p.act(attack('0505', 'g1', 'g2'), roll(1));
    // the losses of the stronger side are the first attacker's to spare
    if (fought.due()?.kind === 'losses') fought = fought.act(lose(result === 'AH' ? 'g1' : 'g2'));
    const due = fought.due();
    const fate = (unit: string, of: string) => (due?.kind === 'retreat' && due.of === of ? `retreat ${of}` : fought.unit(unit).hex);
    expect([fate('g1', result === 'AR' ? 'attacker' : ''), fate('p1', 'defender')]).toEqual([attacker, defender]);
  });
});
