/** Fortifications that are captured. @rule EBC 14D */
import { describe, expect, it } from 'vitest';
import { worksIn } from '../../../../src/rulesets/europa/works.js';
import { advance, attack, build, endPhase, type Fixture, march, pass, place, position, roll, type Sketch } from '../../fixture.js';

/** A Polish fortification in 0505, a German beside it, a Pole to retake it, and one more German to try again. */
const units = ['g1: German 7-8 Cav X @0504 dot', 'p1: Polish 7-8 Cav X @0508 dot', 'p2: Polish 7-6 Inf XX @0909', 'g9: German 7-6 Inf XX @0901', 'a1: German 9-10 Pz XX @1001'];
const at = (more: Sketch) => position({ rules: 'first-to-fight-advanced', units, ...more });
const FORT: Sketch = { features: { fort: '0505' } };
const FORTRESS: Sketch = { features: { fortress: '0505' } };
const HEXSIDE: Sketch = { hexsides: { fortified: '0504>0505 0404>0505' } };

/** An attack out of 0504 on 0505 with its fortifications as printed, or after they have been captured. */
const attackOn = (sketch: Sketch, attacker: 'German' | 'Polish', captured = ''): { attack: number; modifier: number } => {
  const [by, against] = attacker === 'German' ? ['German', 'Polish'] : ['Polish', 'German'];
  const player = attacker === 'German' ? 'germany' : 'poland';
  const q = position({ rules: 'first-to-fight-advanced', ...sketch, phase: 'combat', player, captured, units: [`x: ${by} 8-6 Inf XX @0504`, `y: ${against} 2-6 Inf XX @0505`] });
  const { attack: strength, modifier } = q.odds('0505', 'x');
  return { attack: strength, modifier };
};

/** Features of 0505 that have their effects. */
const present = (p: Fixture): ReadonlyArray<string> => {
  const { board } = p.game;
  const hex = board.map.hexOf.get('0505') as number;
  const bits = board.rules.works(p.game.position(p.state), hex);
  return [
    ...board.map.features.filter((_, i) => bits & (1 << i)),
    ...(board.map.protects.includes(hex) && board.rules.hexsidesFortified(p.game.position(p.state), hex) ? ['fortified'] : []),
  ];
};
const types = (p: Fixture): ReadonlyArray<string> => p.events.map((e) => e.type).filter((t) => /fort/i.test(t));

describe('EBC 14D: forts', () => {
  it('BC-14D.1 a fort is destroyed when an enemy unit enters its hex', () => {
    const p = at(FORT);
    expect(present(p)).toEqual(['fort']);
    const taken = p.act(march('g1', '0505'));
    expect([present(taken), types(taken)]).toEqual([[], ['fortificationCaptured', 'fortDestroyed']]);
    // and is not there when it is retaken
    const back = taken.act(march('g1', '0404')).to('movement', 'poland').act(march('p1', '0507', '0506', '0505'));
    expect([back.owner('0505'), present(back), types(back)]).toEqual(['poland', [], []]);
  });

  it('BC-14D.1 not by its own side, nor from beside it', () => {
    const p = at(FORT).act(march('g1', '0404')).to('movement', 'poland').act(march('p1', '0507', '0506', '0505'));
    expect([present(p), types(p)]).toEqual([['fort'], []]);
  });

  it('AMB-BC-167 in whatever way the enemy comes: by an advance', () => {
    const p = at({ ...FORT, phase: 'combat', result: 'DE', units: ['g1: German 9-6 Inf XX @0504', 'p1: Polish 2-6 Inf III @0505', 'p2: Polish 7-6 Inf XX @0909'] }).act(attack('0505', 'g1'), roll(1));
    expect([present(p), present(p.act(pass)), present(p.act(advance('g1')))]).toEqual([['fort'], ['fort'], []]);
  });

  it('AMB-BC-167 by a retreat', () => {
    const p = at({ ...FORT, rules: 'advanced', phase: 'combat', player: 'poland', result: 'DR', terrain: { sea: '0403 0404 0503 0603' }, units: ['p1: Polish 9-6 Inf X @0604 dot', 'g1: German 2-6 Inf III @0504'] }).act(attack('0504', 'p1'), roll(1));
    expect([p.unit('g1').hex, present(p)]).toEqual(['0505', []]);
  });

  it('AMB-BC-167 by an overrun', () => {
    const p = at({ ...FORT, units: ['g1: German 9-10 Pz XX @0504', 'g2: German 9-10 Pz XX @0504', 'p1: Polish 1-6 Inf III @0505 dot', 'p2: Polish 7-6 Inf XX @0909'] }).act({ type: 'overrun', units: ['g1', 'g2'], target: '0505', by: 'march' });
    expect([p.stack('0505'), present(p), types(p)]).toEqual([['g1', 'g2'], [], ['fortificationCaptured', 'fortDestroyed']]);
  });

  it('AMB-BC-167 by a reinforcement', () => {
    const p = position({ rules: 'advanced', phase: 'initial', ...FORT, units: ['g1: German 7-6 Inf XX arrives=1'] }).act(place('g1', '0505'));
    expect([present(p), types(p)]).toEqual([[], ['fortificationCaptured', 'fortDestroyed']]);
  });

  it('BC-14D.2 one may be built again, and is destroyed again', () => {
    const sketch: Sketch = { rules: 'advanced', phase: 'initial', ...FORT, sources: { germany: '0501' }, territories: { Germany: '01-03' }, captured: '0505', owners: { germany: '04 05 06' }, units: ['c1: German 0-5 Cons III @0505', 'p1: Polish 1-8 Cav X @0507', 'p3: Polish 0-5 Cons III @0909'] };
    const p = position(sketch);
    expect([present(p), p.try(build('c1'))]).toEqual([[], []]);
    const built = p.act(build('c1')).to('initial', 'germany');
    expect([present(built), worksIn(built.state).forts]).toEqual([['fort'], [built.game.board.map.hexOf.get('0505')]]);
    // its own side may come and go, though the place was fortified by the enemy once
    const home = built.to('movement', 'germany').act(march('c1', '0504', '0505'));
    expect([present(home), types(home)]).toEqual([['fort'], []]);
    const lost = built.to('movement', 'germany').act(march('c1', '0504')).to('movement', 'poland').act(march('p1', '0506', '0505'));
    expect([present(lost), types(lost), worksIn(lost.state).forts]).toEqual([[], ['fortDestroyed'], []]);
  });

  it('BC-14D.1 a fort that was built belongs to the side that holds its hex', () => {
    // built by Poles on German land
    const p = position({ rules: 'advanced', phase: 'initial', player: 'poland', territories: { Germany: '0505' }, sources: { poland: '0510' }, units: ['c1: Polish 0-5 Cons III @0505', 'p1: Polish 1-8 Cav X @0507', 'g1: German 1-8 Cav X @0503'] });
    const built = p.act(build('c1')).to('movement', 'poland').act(march('c1', '0605'), march('p1', '0506', '0505', '0506'));
    // the builder was gone too early
    expect(present(built.to('initial', 'poland'))).toEqual([]);
    const stands = p.act(build('c1')).to('movement', 'poland').to('movement', 'poland').act(march('c1', '0605'), march('p1', '0506', '0505', '0506'));
    expect(present(stands)).toEqual(['fort']);
    expect(present(stands.to('movement', 'germany').act(march('g1', '0504', '0505')))).toEqual([]);
  });

  it('is an amendment: without it forts stand whoever comes', () => {
    for (const without of [['EBC-14D'], ['EBC-14D', 'EBC-14A1', 'EBC-14A1a', 'EBC-14A1b']]) expect(present(at({ ...FORT, without }).act(march('g1', '0505')))).toEqual(['fort']);
    expect(present(at({ ...FORT, rules: 'first-to-fight' }).act(march('g1', '0505')))).toEqual(['fort']);
  });
});

describe('EBC 14D: fortresses and fortified hexsides', () => {
  it('BC-14D.3 BC-14D.7 are printed on the map: no action builds or repairs them', () => {
    const p = position({ rules: 'advanced', phase: 'initial', sources: { germany: '0501' }, owners: { germany: '01-10' }, ...FORTRESS, captured: '0505', units: ['c1: German 0-5 Cons III @0505'] });
    for (const work of ['fortress', 'fortified', 'hexside']) expect(p.game.decodeAction({ type: 'build', unit: 'c1', work })._tag).toBe('Left');
    expect(p.legal().filter((a) => a.type === 'build')).toEqual([build('c1', 'airfield')]);
    // one that was taken is a fortress still, and no fort patches it up
    expect(p.refusals(build('c1'))[0]).toMatchObject({ code: 'construction/fort-present' });
  });

  it('BC-14D.4 BC-14D.5 a fortress loses its effects in the moment it is taken, and for good', () => {
    const p = at(FORTRESS);
    expect(attackOn(FORTRESS, 'German')).toEqual({ attack: 4, modifier: -1 });
    const taken = p.act(march('g1', '0505'));
    expect([present(taken), types(taken)]).toEqual([[], ['fortificationCaptured']]);
    // when the Poles attack it, and when the Germans do after it was retaken
    expect([attackOn(FORTRESS, 'Polish', '0505'), attackOn(FORTRESS, 'German', '0505')]).toEqual([{ attack: 8, modifier: 0 }, { attack: 8, modifier: 0 }]);
    const back = taken.act(march('g1', '0404')).to('movement', 'poland').act(march('p1', '0507', '0506', '0505'));
    expect([back.owner('0505'), present(back), present(back.to('movement', 'germany'))]).toEqual(['poland', [], []]);
  });

  it('BC-14D.4 its bar to armor effects goes too', () => {
    const armor = (captured: string) => position({ rules: 'first-to-fight-advanced', ...FORTRESS, phase: 'combat', captured, units: ['a1: German 9-10 Pz XX @0504', 'p1: Polish 5-6-6 Inf XX @0505'] }).odds('0505', 'a1').modifier;
    expect([armor(''), armor('0505')]).toEqual([-1, 1]);
  });

  it('BC-14D.6 so do the fortified hexsides of the hex, all of them', () => {
    const p = at(HEXSIDE);
    expect(attackOn(HEXSIDE, 'German').attack).toBe(4);
    const taken = p.act(march('g1', '0404', '0505'));
    expect([present(p), present(taken)]).toEqual([['fortified'], []]);
    expect(attackOn(HEXSIDE, 'German', '0505')).toEqual({ attack: 8, modifier: 0 });
    // those of other hexes stay
    const other = position({ rules: 'first-to-fight-advanced', hexsides: { fortified: '0504>0505 0504>0604' }, phase: 'combat', captured: '0505', units: ['x: German 8-6 Inf XX @0504', 'y: Polish 2-6 Inf XX @0604'] });
    expect(other.odds('0604', 'x').attack).toBe(4);
  });

  it('BC-14D.4 engineers and assault engineers get nothing there any more (AMB-BC-168)', () => {
    const odds = (more: Sketch, captured: string) =>
      position({ rules: 'advanced', ...more, phase: 'combat', captured, units: ['e1: German 1-6 Eng II @0504 dot', 'a1: German 1-8 Aslt Eng II @0504 dot', 'p1: Polish 5-6-6 Inf XX @0505'] }).odds('0505', 'e1', 'a1');
    for (const more of [FORT, FORTRESS, HEXSIDE]) {
      expect(odds(more, '').strengths.a1).toBe(2);
      expect(odds(more, '').modifier - odds({}, '').modifier).toBe(more === HEXSIDE ? 1 : 0);
      expect(odds(more, '0505')).toMatchObject({ attack: 2, modifier: 0 });
    }
  });

  it('is an amendment: without it, and in Basic Training, they keep their effects', () => {
    expect(present(at({ ...FORTRESS, without: ['EBC-14D'] }).act(march('g1', '0505')))).toEqual(['fortress']);
    expect(present(at({ ...HEXSIDE, without: ['EBC-14D'] }).act(march('g1', '0505')))).toEqual(['fortified']);
    const basic = at({ ...FORTRESS, rules: 'first-to-fight' }).act(march('g1', '0505'));
    // the capture itself is noted all the same
    expect([present(basic), basic.state.captured]).toEqual([['fortress'], [basic.game.board.map.hexOf.get('0505')]]);
    expect(position({ rules: 'first-to-fight', ...FORTRESS, phase: 'combat', captured: '0505', units: ['x: Polish 8-6 Inf XX @0504', 'y: German 2-6 Inf XX @0505'], player: 'poland' }).odds('0505', 'x').attack).toBe(4);
  });

  it('BC-14D.4 the log tells what was lost', () => {
    const told = (more: Sketch): ReadonlyArray<string> => {
      const p = at(more);
      const hex = p.game.board.map.hexOf.get('0505') as number;
      return p.game.narrate(p.state, { type: 'fortificationCaptured', hex, power: 0 }).map((l) => l.text);
    };
    expect(told(FORTRESS)).toEqual(['The fortifications of 0505 fall to the German side and lose their effects for good [EBC 14D]']);
    expect(told({ ...FORTRESS, rules: 'first-to-fight' })).toEqual(['The fortifications of 0505 fall to the German side']);
    const p = at({ ...FORT, phase: 'combat', captured: '0505', units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6-6 Inf XX @0505'] });
    expect(p.game.explain(p.state, { type: 'commit', unit: 'g1', target: '0505' }).lines[0]).toContain('(clear, destroyed fort)');
  });
});

describe('FTF 22A: the surrender of Poland, whose forts do not survive their capture', () => {
  /** The Poles hold 0505 with its fort, or what is left of it, at the end of their turn. */
  const end = (more: Sketch) => at({ ...FORT, player: 'poland', phase: 'exploitation', units: ['p1: Polish 5-6-6 Inf XX @0505', 'g1: German 7-6 Inf XX @0901'], ...more }).act(endPhase);
  const over = (p: Fixture): boolean => p.state.phase === 'over';

  it('FF-22A.4 AMB-BC-171 surrender-forts: a destroyed fort is none, or its hex counts all the same', () => {
    expect(over(end({}))).toBe(false);
    expect(over(end({ captured: '0505' }))).toBe(true);
    expect(over(end({ captured: '0505', readings: { 'surrender-forts': 'hexes' } }))).toBe(false);
    expect(over(end({ captured: '0505', owners: { germany: '0505' }, units: ['p1: Polish 5-6-6 Inf XX @0909', 'g1: German 7-6 Inf XX @0901'], readings: { 'surrender-forts': 'hexes' } }))).toBe(true);
  });

  it('AMB-BC-169 AMB-BC-170 places that are more than a fort count by their hex, whatever was lost', () => {
    expect(over(end({ ...FORTRESS, captured: '0505' }))).toBe(false);
    expect(over(end({ ...HEXSIDE, features: {}, captured: '0505' }))).toBe(false);
    expect(over(end({ ...HEXSIDE, captured: '0505' }))).toBe(false);
    expect(over(end({ places: { '0505': 'major-full Warszawa' }, captured: '0505' }))).toBe(false);
  });

  it('AMB-BC-171 in Basic Training forts stand, and their hexes count', () => {
    for (const reading of ['standing', 'hexes']) expect(over(end({ rules: 'first-to-fight', captured: '0505', readings: { 'surrender-forts': reading } }))).toBe(false);
  });

  it('FF-22A.4 a fort that Poles have built counts as long as it stands', () => {
    const { map, powers } = at({}).game.board;
    const hex = map.hexOf.get('0505') as number;
    const built = [{ kind: 'fort', hex, power: powers.findIndex((p) => p.id === 'poland') }];
    const works = (forts: ReadonlyArray<number>) => ({ features: {}, slices: { works: { underway: [], forts, airfields: [], built } } });
    expect([over(end(works([hex]))), over(end(works([])))]).toEqual([false, true]);
  });
});
