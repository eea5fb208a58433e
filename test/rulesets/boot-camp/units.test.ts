/** @rule EBC 1 to 3B, UIC */
import { describe, expect, it } from 'vitest';
import { isLeft, isRight } from '../../../src/prelude.js';
import { basic } from '../../../src/rulesets/boot-camp/index.js';
import { EuropaActionCodec } from '../../../src/rulesets/europa/action.js';
import { makeGame } from '../../../src/rulesets/europa/game.js';
import { identify } from '../../../src/rulesets/europa/identify.js';
import { attack, commit, endPhase, lose, march, position, rail, roll } from '../fixture.js';

describe('1, 2: what is played', () => {
  it('BC-1.1 knows no overruns, no building and no bombers in Basic Training', () => {
    const p = position({ units: ['g1: German 10-10 Pz XX @0504', 'g2: German 1-6 Cons III @0104', 'p1: Polish 1-6 Inf II @0505'] });
    expect(p.try(march('g1', '0505'))).toEqual(['movement/enemy-occupied']);
    for (const foreign of [{ type: 'build', unit: 'g2' }, { type: 'allocate', base: '0104', target: '0505', points: 10 }, { type: 'overrun', target: '0505' }])
      expect(isLeft(EuropaActionCodec.decode(foreign))).toBe(true);
    expect(isRight(EuropaActionCodec.decode(endPhase))).toBe(true);
  });

  it('BC-1.2 makes no game without a supplement, and says so', () => {
    const { setting, readings } = position().game.board;
    const made = makeGame(basic, setting, readings);
    expect(isLeft(made) && made.left.map((p) => p.code)).toEqual(['ruleset/no-supplement']);
    expect(isRight(makeGame(position().game.board.rules, setting, readings))).toBe(true);
  });

  it('BC-2.1 plays with the map, the units and the tables of the setting, and refuses others', () => {
    const p = position({ units: ['g1: German 7-6 Inf XX @0504'] });
    expect(Object.keys(p.game.identity.digests)).toEqual(['map', 'forces', 'crt', 'terrain']);
    expect(p.try(march('g2', '0503'))).toEqual(['unit/unknown']);
    expect(p.try(march('g1', '1101'))).toEqual(['hex/unknown']);
    expect(position({ units: ['g1: German 6-6 Inf XX @0504'] }).game.identity.digests).not.toEqual(p.game.identity.digests);
  });
});

/** Three divisions and four of what is in question: with the extra places of artillery seven units stand legally. */
const beside = (what: string) => [1, 2, 3].map((i) => `g${i}: German 7-6 Inf XX @0504`).concat([4, 5, 6, 7].map((i) => `g${i}: German ${what} @0504`), 'g8: German 1-6 Inf III @0604');

describe('3A: units', () => {
  it('BC-3A.1 counts ground units and nothing else', () => {
    // no type of aircraft or ship identifies anything, so nothing else stands in a hex, stacks, or moves by rail
    expect(['Bomber', 'Fighter', 'Destroyer', 'Flotilla'].map((type) => identify(type, 'X'))).toEqual([null, null, null, null]);
    expect(() => position({ units: ['a1: German 3-9 Bomber II @0504'] })).toThrow();
    expect(position({ units: ['a1: German 3-9 Cav II @0504'] }).stack('0504')).toEqual(['a1']);
  });

  it.each([
    ['7-6 Inf XX', true],
    ['20-6 Inf XXX', true],
    ['7-10 mot Inf XX', true],
    ['2-5 Inf X', false],
    ['2-3-8 Art III', false],
    ['1-8 MG II', false],
    ['1-8 MG I', false],
    ['5-6 Inf CADRE', false],
    ['0-6 HQ XXX', false],
  ])('BC-3A.3 BC-3A.4 BC-3A.5 BC-3A.6 a %s is divisional, and has a zone: %s', (what, divisional) => {
    expect(position({ units: [`g1: German ${what} @0504`] }).zoc('axis', '0505')).toBe(divisional);
  });

  it('BC-3A.5 a division that becomes a cadre is divisional no more', () => {
    const p = position({
      phase: 'combat',
      result: 'AH',
      units: ['g1: German 5-6-6 Inf XX (2-6) @0504', 'g2: German 5-6 Inf XX @0504', 'p1: Polish 4-6 Inf XX @0505'],
    }).act(attack('0505', 'g1', 'g2'), roll(1));
    const lost = p.act(lose('g1'));
    expect(lost.unit('g1').face).toBe('cadre');
    const { faces, ixOf } = p.game.board.roster;
    expect(faces.map((face) => face.divisional[ixOf.get('g1') ?? -1])).toEqual([1, 0]);
  });

  it('BC-3A.5 a cadre takes no divisional place', () => {
    const four = (last: string) => position({ units: [1, 2, 3].map((i) => `g${i}: German 7-6 Inf XX @0504`).concat(`g4: German 5-6-6 Inf XX (2-6) @0504 ${last}`.trim()) });
    expect(four('cadre').try(endPhase)).toEqual([]);
    expect(four('').try(endPhase)).toEqual(['stacking/phase-end']);
  });

  it('BC-3A.6 a headquarters supports nobody and takes no divisional place', () => {
    const p = position({
      phase: 'combat',
      units: ['g1: German 2-6 Inf III @0504', 'g2: German 0-6 HQ XXX @0504', 'g3: German 7-6 Inf XX @0604', 'g4: German 2-6 Inf III @0604', 'p1: Polish 4-6 Inf XX @0505'],
    });
    expect(p.odds('0505', 'g1', 'g2').strengths['g1']).toBe(1);
    expect(p.odds('0505', 'g3', 'g4').strengths['g4']).toBe(2);
    const units = [1, 2, 3].map((i) => `g${i}: German 7-6 Inf XX @0504`);
    expect(position({ units: [...units, 'g4: German 0-6 HQ XXX @0504'] }).try(endPhase)).toEqual([]);
  });

  it('BC-3A.7 BC-3A.8 only artillery fills the extra places of a stack', () => {
    expect(position({ units: beside('2-3-8 Art III') }).try(endPhase)).toEqual([]);
    expect(position({ units: beside('2-3-8 Siege Art X') }).try(endPhase)).toEqual([]);
    expect(position({ units: beside('2-8 hv AA III') }).try(endPhase)).toEqual(['stacking/phase-end']);
    expect(position({ units: beside('1-8 AT II') }).try(endPhase)).toEqual(['stacking/phase-end']);
  });

  it('BC-3A.8 antitank units have no share in what artillery is spared, and have a zone in First to Fight', () => {
    const units = ['g1: German 2-8 AT II @0504 dot', 'g2: German 2-8 Art II @0504', 'p1: Polish 4-6 Inf XX @0505'];
    const p = position({ phase: 'combat', hexsides: { 'minor-river': '0504/0505' }, units });
    expect(p.odds('0505', 'g1', 'g2').strengths).toEqual({ g1: 1, g2: 2, p1: 4 });
    const zoc = (what: string) => position({ rules: 'first-to-fight', units: [`g1: German ${what} @0504`] }).zoc('axis', '0505');
    expect([zoc('2-8 AT II'), zoc('2-8 hv AA III'), zoc('2-8 Art II')]).toEqual([true, true, false]);
  });

  it.each([
    ['10-10 Pz XX', true],
    ['7-10 mot Inf XX', true],
    ['1-10 Recon II', true],
    ['1-10 M/C II', true],
    ['2-10 mot hv AA III', true],
    ['1-10 mot Eng II', true],
    ['2-10 mot Art III', true],
    ['7-6 Inf XX', false],
    ['2-8 Cav X', false],
    ['2-8 Art III', false],
    ['0-6 RR Eng III', false],
  ])('BC-3A.9 BC-3A.10 BC-3A.11 a %s is c/m, and exploits: %s', (what, cm) => {
    expect(position({ phase: 'exploitation', units: [`g1: German ${what} @0504`] }).try(march('g1', '0503'))).toEqual(cm ? [] : ['exploitation/not-cm']);
  });

  it('BC-3A.12 the division of the illustration is c/m and divisional', () => {
    expect(identify('mot Inf', 'XX')).toMatchObject({ cm: true, divisional: true });
    expect(identify('Inf', 'XX')).toMatchObject({ cm: false, divisional: true });
  });

  it('AMB-BC-9 the cadre of a c/m division is c/m', () => {
    const p = position({ phase: 'exploitation', units: ['g1: German 7-10 mot Inf XX (2-10) @0504 cadre', 'g2: German 7-6 Inf XX (2-6) @0504 cadre'] });
    expect([p.unit('g1').mp, p.unit('g2').mp]).toEqual([10, 0]);
  });
});

describe('3B: mechanics', () => {
  it('BC-3B.1 keeps fractions', () => {
    const p = position({ phase: 'combat', units: ['g1: German 7-6 Inf XX @0504 out', 'g2: German 7-6 Inf XX @0604', 'p1: Polish 7-6 Inf XX @0505'] });
    expect(p.odds('0505', 'g1')).toMatchObject({ attack: 3.5, column: '1:2' });
    expect(p.odds('0505', 'g2')).toMatchObject({ attack: 7, column: '1:1' });
  });

  it('BC-3B.2 multiplies factors', () => {
    const strength = (flags: string) => position({ phase: 'combat', units: ['g1: German 7-6 Inf XX @0504', `p1: Polish 4-6 Inf II @0505 ${flags}`.trim()] }).odds('0505', 'g1').defense;
    expect([strength('out'), strength(''), strength('dot out'), strength('dot')]).toEqual([1, 2, 2, 4]);
  });

  it('AMB-BC-226 an attacker unsupported, out of supply and across a river fights at an eighth', () => {
    const p = position({ phase: 'combat', hexsides: { 'minor-river': '0504/0505' }, units: ['g1: German 4-6 Inf III @0504 out', 'p1: Polish 4-6 Inf XX @0505'] });
    expect(p.odds('0505', 'g1').attack).toBe(0.5);
  });

  it('BC-3B.3 adds modifiers up', () => {
    const armor = [1, 2, 3].map((i) => `g${i}: German 9-10 Pz XX @0504`);
    const modifier = (terrain: Readonly<Record<string, string>>, ...units: ReadonlyArray<string>) =>
      position({ phase: 'combat', terrain, units: [...armor, 'g4: German 7-6 Inf XX @0504', 'p1: Polish 4-6 Inf XX @0505'] }).odds('0505', ...units).modifier;
    expect(modifier({ woods: '0505' }, 'g1', 'g2', 'g3')).toBe(2);
    expect(modifier({ woods: '0505' }, 'g4')).toBe(-1);
    expect(modifier({}, 'g1', 'g2', 'g3')).toBe(3);
  });

  it('BC-3B.4 rolls one die', () => {
    const p = position({ phase: 'combat', units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 4-6 Inf XX @0505'] }).act(attack('0505', 'g1'));
    expect(p.game.chanceOutcomes(p.state)).toEqual([1, 2, 3, 4, 5, 6].map((die) => ({ action: { type: 'roll', die }, weight: { num: 1, den: 6 } })));
    expect([0, 1, 6, 7, 12, 1.5].map((die) => p.try(roll(die)).length === 0)).toEqual([false, true, true, false, false, false]);
  });

  it('BC-3B.5 carries no rail capacity over to the next turn', () => {
    const units = [1, 2, 3, 4, 5, 6, 7].map((i) => `g${i}: German 1-6 Inf III @050${i}`);
    const p = position({ units, lines: { rail: '0501-0510' }, owners: { germany: '05' }, sources: { germany: '0510' } });
    const one = (i: number) => rail(`g${i}`, `05${String(i + 1).padStart(2, '0')}`);
    const next = p.act(one(7), one(6)).to('movement', 'germany');
    expect(next.try(one(5), one(4), one(3), one(2), one(1))).toEqual([]);
    expect(next.try(one(5), one(4), one(3), one(2), one(1), rail('g6', '0508'))).toEqual(['rail/capacity']);
  });
});

describe('UIC: the chart in play', () => {
  it('BC-UIC.12 AMB-BC-13 a unit of the type Fortress stacks like any other and fortifies nothing', () => {
    const forts = [1, 2, 3, 4, 5, 6].map((i) => `p${i}: Polish 1-0 Fort X @0505`);
    const p = position({ rules: 'first-to-fight', phase: 'combat', units: [...forts, 'g1: German 8-6 Inf XX @0504'] });
    expect(p.odds('0505', 'g1')).toMatchObject({ attack: 8, modifier: 0 });
    const fortress = position({ rules: 'first-to-fight', phase: 'combat', features: { fortress: '0505' }, units: [...forts, 'g1: German 8-6 Inf XX @0504'] });
    expect(fortress.odds('0505', 'g1').attack).toBe(4);
    const counted = (extra: ReadonlyArray<string>) => position({ player: 'poland', units: [...forts, ...extra, 'p8: Polish 1-6 Inf III @0505'] }).try(endPhase);
    expect(counted([])).toEqual(['stacking/phase-end']);
  });

  it('BC-UIC.14 naval troops are ground units and stack', () => {
    const troops = (n: number) => position({ player: 'poland', units: Array.from({ length: n }, (_, i) => `p${i}: Polish 1-4 Nvl Trps X @0505`) });
    expect([troops(6).try(endPhase), troops(7).try(endPhase)]).toEqual([[], ['stacking/phase-end']]);
  });

  it('BC-UIC.35 a dot is a supported unit', () => {
    const strength = (dot: string) => position({ phase: 'combat', units: [`g1: German 4-8 Inf X @0504${dot}`, 'p1: Polish 4-6 Inf XX @0505'] }).odds('0505', 'g1').attack;
    expect([strength(' dot'), strength('')]).toEqual([4, 2]);
  });

  it('BC-UIC.36 an airfield or a capital changes nothing in Basic Training', () => {
    const units = ['g1: German 7-6 Inf XX @0504', 'p1: Polish 4-6 Inf XX @0505'];
    const plain = position({ phase: 'combat', units });
    const marked = position({ phase: 'combat', units, features: { airfield: '0505', capital: '0505' } });
    expect(marked.odds('0505', 'g1')).toEqual(plain.odds('0505', 'g1'));
    expect(marked.try(commit('0505', 'g1'))).toEqual([]);
  });

  it('BC-UIC.37 what a unit is called has no effect', () => {
    const named = (designation: string) => position({ phase: 'combat', units: [`g1: German 7-6 Inf XX ${designation} @0504`, 'p1: Polish 4-6 Inf XX @0505'] }).odds('0505', 'g1');
    expect(named('24')).toEqual(named('3.LAH'));
  });
});
