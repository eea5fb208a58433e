/** Where Soviets and Germans may operate after intervention, and how far apart they keep. @rule FTF 19A */
import { describe, expect, it } from 'vitest';
import { isLeft } from '../../../src/prelude.js';
import { inEasternPoland, inSovietArea } from '../../../src/rulesets/first-to-fight/theater.js';
import { advance, attack, commit, endPhase, type Fixture, march, overrun, place, position, rail, retreat, roll, type Sketch } from '../fixture.js';
import { game } from './poland.js';
import { invaded, readAs, strip } from './soviets.js';

const POLE = 'p1: Polish 2-8 Cav X @3205 dot';

describe('FTF 19A: the Soviet area', () => {
  it('FF-19A.9 Eastern Poland is the Polish hexes from column 31 on', () => {
    const { board } = game();
    const at = (id: string): number => board.map.hexOf.get(id) as number;
    const land = (id: string): string => board.map.territories[board.map.territory[at(id)]] ?? '';
    const probes = ['3018', '3118', '3218', '3528', '2319', '4109'];
    expect(probes.map(land)).toEqual(['Poland', 'Poland', 'Poland', 'Poland', 'Poland', 'Soviet Union']);
    expect(probes.map((id) => inEasternPoland(board, at(id)))).toEqual([false, true, true, true, false, false]);
    expect(probes.map((id) => inSovietArea(board, at(id)))).toEqual([false, true, true, true, false, true]);
    // land of others is not in it, however far east
    const abroad = board.map.ids.find((id) => Number(id.slice(0, 2)) > 31 && ['Lithuania', 'Romania', 'Latvia'].includes(land(id))) as string;
    expect([inEasternPoland(board, at(abroad)), inSovietArea(board, at(abroad))]).toEqual([false, false]);
  });

  it('FF-19A.8 Soviet units move nowhere else', () => {
    const p = invaded({ units: ['s1: Soviet 3-8 Cav XX @3105', 's2: Soviet 3-8 Cav XX @3505'] });
    expect(p.try(march('s1', '3005'))).toEqual(['soviet/outside-area']);
    expect([p.try(march('s1', '3106')), p.try(march('s2', '3605')), p.try(march('s2', '3405'))]).toEqual([[], [], []]);
    const neutral = invaded({ territories: { Romania: '3206' }, units: ['s1: Soviet 3-8 Cav XX @3205'] });
    expect(neutral.try(march('s1', '3206'))).toEqual(['soviet/outside-area', 'neutral/entry']);
  });

  it('FF-19A.8 nor do they retreat out of it', () => {
    const fight: Sketch = { player: 'poland', phase: 'combat', result: 'DR', units: ['s1: Soviet 4-6 Inf XX @3105', 'p1: Polish 9-6 Art XX @3205'] };
    const p = invaded(fight).act(attack('3105', 'p1'), roll(1));
    expect(p.legal().map((a) => (a.type === 'retreat' ? a.to : ''))).toEqual(['3104', '3204', '3106']);
    expect(p.try(retreat('s1', '3005'))).toEqual(['soviet/outside-area']);
    // no way but out: lost
    expect(invaded({ ...fight, terrain: { sea: '3104 3106 3204' } }).act(attack('3105', 'p1'), roll(1)).unit('s1').hex).toBe('eliminated');
  });

  const border: Sketch = { phase: 'combat', result: 'DE', units: ['s1: Soviet 9-6 Inf XX @3105', 'p1: Polish 2-8 Cav X @3005 dot', 'p2: Polish 2-8 Cav X @3106 dot'] };
  it('FF-19A.10 AMB-BC-246 nor attack out of it: the hex attacked must be inside, or by a reading the attackers', () => {
    expect([invaded(border).try(...commit('3005', 's1')), invaded(border).try(...commit('3106', 's1'))]).toEqual([['soviet/attack-outside-area'], []]);
    expect(readAs('attack-area', 'attackers', border).try(...commit('3005', 's1'))).toEqual([]);
  });

  it('FF-19A.8 AMB-BC-111 nor advance out of it, unless by a reading', () => {
    const won = (value: string): Fixture =>
      position({ ...strip, player: 'germany+soviet-union', ...border, dormant: { 'soviet-union': false }, readings: { 'attack-area': 'attackers', 'areas-in-advance': value } }).act(attack('3005', 's1'), roll(1));
    // with nobody who may advance there is no offer
    expect(won('yes').due()).toBeNull();
    expect(won('no').act(advance('s1')).unit('s1').hex).toBe('3005');
  });

  it('FF-19A.8 nor overrun out of it, nor send bombers', () => {
    const p = invaded({ rules: 'first-to-fight-advanced', units: ['s1: Soviet 20-10 Tank XX @3105', 'p1: Polish 1-8 Cav II @3005', 'p2: Polish 1-8 Cav II @3107'] });
    expect(p.try(overrun('3005', 's1'))).toContain('soviet/outside-area');
    const air = invaded({ rules: 'first-to-fight-advanced', phase: 'air', places: { ...strip.places, '3605': 'dot Minsk' }, units: ['s1: Soviet 4-6 Inf XX @3104', 'p1: Polish 1-8 Cav II @3005', 'p2: Polish 1-8 Cav II @3205'] });
    const sent = (target: string): ReadonlyArray<string> => air.try({ type: 'allocate', base: '3605', target, mission: 'oas', points: 1 });
    expect(sent('3005')).toContain('soviet/air-outside-area');
    expect(sent('3205')).not.toContain('soviet/air-outside-area');
  });
});

describe('FTF 19A: Germans in Eastern Poland', () => {
  const units = ['g1: German 7-6 Inf XX @3005', 'g2: German 7-6 Inf XX @3105', 's1: Soviet 4-6 Inf XX @3605'];

  it('FF-19A.14 no additional one enters it once the Soviets are in', () => {
    expect(invaded({ units }).try(march('g1', '3106'))).toEqual(['soviet/no-more-germans']);
    expect(position({ ...strip, units }).try(march('g1', '3106'))).toEqual([]);
    // Slovaks are German units too; Poles go where they like
    const others = ['x1: Slovak 3-6 Inf XX @3005', 'p1: Polish 2-8 Cav X @3008 dot'];
    expect(invaded({ units: others }).try(march('x1', '3106'))).toEqual(['soviet/no-more-germans']);
    expect(invaded({ units: others, player: 'poland' }).try(march('p1', '3108'))).toEqual([]);
    expect(invaded({ units: ['g1: German 7-6 Inf XX @3005'], hexsides: { rail: '3005/3106' }, owners: { germany: '30 31' } }).try(rail('g1', '3106'))).toEqual(['soviet/no-more-germans']);
  });

  it('FF-19A.15 those inside may stay or leave', () => {
    const p = invaded({ units });
    expect([p.try(march('g2', '3005')), p.try(endPhase)]).toEqual([[], []]);
    expect(p.act(march('g2', '3005')).try(march('g2', '3106'))).toEqual(['soviet/no-more-germans']); // once out, out
  });

  it('AMB-BC-240 they move about inside as they like, or by a reading never farther east', () => {
    const inside = (value: string): Fixture => readAs('germans-inside', value, { units });
    expect(['3205', '3106', '3004'].map((hex) => inside('free').try(march('g2', hex)))).toEqual([[], [], []]);
    expect(['3205', '3106', '3004'].map((hex) => inside('westward').try(march('g2', hex)))).toEqual([['soviet/westward-only'], [], []]);
    // outside, and before intervention, the reading binds nobody
    expect(inside('westward').try(march('g1', '2905'))).toEqual([]);
    expect(position({ ...strip, units, readings: { 'germans-inside': 'westward' } }).try(march('g2', '3205'))).toEqual([]);
  });

  it('AMB-BC-199 those who were inside may come back, and reinforcements arrive there, by a reading only', () => {
    const end: Sketch = { ...strip, phase: 'exploitation', owners: { germany: '2803 2804' }, features: { fort: '3003' }, units };
    const later = (value: string): Fixture => position({ ...end, readings: { 'german-return': value } }).act(endPhase, roll(6)).to('movement', 'germany').act(march('g2', '3005'));
    const next = (value: string): Fixture => later(value).to('movement', 'germany');
    expect([next('no').try(march('g2', '3106')), next('yes').try(march('g2', '3106'))]).toEqual([['soviet/no-more-germans'], []]);
    expect(next('yes').try(march('g1', '3106'))).toEqual(['soviet/no-more-germans']);
    const due: Sketch = { phase: 'initial', turn: 2, areas: { both: '3001 3101' }, units: ['g1: German 7-6 Inf XX arrives=2 area=both'] };
    const placed = (value: string, hex: string): ReadonlyArray<string> => readAs('german-return', value, due).try(place('g1', hex));
    expect([placed('no', '3101'), placed('no', '3001'), placed('yes', '3101')]).toEqual([['soviet/no-more-germans'], [], []]);
  });

  const beaten: Sketch = { player: 'poland', phase: 'combat', result: 'DR', terrain: { sea: '2905 2906 3004 3006' }, units: ['g1: German 5-6 Inf XX (2-6) @3005', 'p1: Polish 9-6 Art XX @3106'] };
  it('AMB-BC-103 no German unit retreats into it, or by a reading it may', () => {
    const to = (value: string): string => readAs('german-retreat-east', value, beaten).act(attack('3005', 'p1'), roll(1)).unit('g1').hex;
    expect([to('barred'), to('open')]).toEqual(['eliminated', '3105']);
    expect(position({ ...strip, ...beaten }).act(attack('3005', 'p1'), roll(1)).unit('g1').hex).toBe('3105');
  });

  it('AMB-BC-111 nor advances into it, or by a reading it may; it attacks into it all the same', () => {
    const won = (value: string): Fixture => readAs('areas-in-advance', value, { phase: 'combat', result: 'DE', units: ['g1: German 9-6 Inf XX @3005', 'p1: Polish 2-8 Cav X @3105 dot'] }).act(attack('3105', 'g1'), roll(1));
    expect(won('yes').due()).toBeNull();
    expect(won('no').act(advance('g1')).unit('g1').hex).toBe('3105');
  });

  it('FF-19A.14 nor overruns into it', () => {
    const p = invaded({ rules: 'first-to-fight-advanced', units: ['g1: German 20-10 Pz XX @3005', 'p1: Polish 1-8 Cav II @3106'] });
    expect(p.try(overrun('3106', 'g1'))).toContain('soviet/no-more-germans');
  });
});

describe('FTF 19A: Soviet attacks', () => {
  const units = ['s1: Soviet 9-6 Inf XX @3305', POLE];
  const attackBy = (p: Fixture): ReadonlyArray<string> => p.try(...commit('3205', 's1'));

  it('FF-19A.13 are barred so long as one German unit is in Eastern Poland', () => {
    expect(attackBy(invaded({ phase: 'combat', units }))).toEqual([]);
    const guest = [...units, 'g1: German 1-8 MG II @3109'];
    const p = invaded({ phase: 'combat', units: guest });
    expect([attackBy(p), p.refusals(...commit('3205', 's1'))[0].detail]).toEqual([['soviet/germans-in-the-east'], expect.stringContaining('g1')]);
    // Slovaks count (AMB-BC-198); a German beside the border outside does not
    expect(attackBy(invaded({ phase: 'combat', units: [...units, 'x1: Slovak 1-6 Inf II @3109'] }))).toEqual(['soviet/germans-in-the-east']);
    expect(attackBy(invaded({ phase: 'combat', units: [...units, 'g1: German 1-8 MG II @3009'] }))).toEqual([]);
    expect(attackBy(invaded({ units: guest }).act(march('g1', '3009')).to('combat'))).toEqual([]);
  });

  it('FF-19A.13 the bar is on Soviets: Germans attack there, and Poles attack Soviets', () => {
    const all = [...units, 'g1: German 7-6 Inf XX @3105'];
    expect(invaded({ phase: 'combat', units: all }).try(...commit('3205', 'g1'))).toEqual([]);
    expect(invaded({ phase: 'combat', player: 'poland', units: all }).try(...commit('3305', 'p1'))).toEqual([]);
  });

  it('AMB-BC-198 the bar holds at the attack, or by a reading from the start of the phase', () => {
    // a German attack of the same phase is thrown back over the line
    const sketch: Sketch = { phase: 'combat', result: 'AR', terrain: { sea: '3104 3106 3204 3206' }, units: [...units, 'p2: Polish 9-6 Inf XX @3205', 'g1: German 7-6 Inf XX @3105'] };
    const after = (value: string): Fixture => readAs('germans-in-the-east', value, sketch).act(attack('3205', 'g1'), roll(1));
    for (const value of ['at-the-attack', 'phase-start']) expect(attackBy(readAs('germans-in-the-east', value, sketch))).toEqual(['soviet/germans-in-the-east']);
    const [now, then] = [after('at-the-attack'), after('phase-start')];
    const gone = (p: Fixture): Fixture => (p.due() === null ? p : p.act(retreat('g1', '3005')));
    expect(gone(now).unit('g1').hex).not.toBe('3105');
    // the stack has been attacked; another one is fresh
    expect(attackBy(gone(now))).toEqual(['attack/defended-already']);
    expect(attackBy(gone(then))).toEqual(['attack/defended-already', 'soviet/germans-in-the-east']);
    expect(attackBy(gone(then).to('combat', 'poland').to('combat', 'germany'))).toEqual([]);
  });

  it('AMB-BC-153 overruns are barred as attacks are, or by a reading not', () => {
    const strong: Sketch = { rules: 'first-to-fight-advanced', units: ['s1: Soviet 20-10 Tank XX @3305', 'p1: Polish 1-8 Cav II @3205', 'g1: German 1-8 MG II @3109'] };
    expect([readAs('soviet-overruns', 'barred', strong).try(overrun('3205', 's1')), readAs('soviet-overruns', 'open', strong).try(overrun('3205', 's1'))]).toEqual([['soviet/germans-in-the-east'], []]);
    expect(invaded({ ...strong, units: (strong.units ?? []).slice(0, 2) }).try(overrun('3205', 's1'))).toEqual([]);
  });

  it('FF-19A.11 Germans and Soviets never fight together', () => {
    const p = invaded({ phase: 'combat', readings: { 'germans-in-the-east': 'phase-start' }, units: ['s1: Soviet 9-6 Inf XX @3105', 'g1: German 7-6 Inf XX @3005', 'p1: Polish 2-8 Cav X @3106 dot'] });
    expect(p.try(...commit('3106', 's1', 'g1'))).toEqual(['soviet/joint-attack']);
    expect(p.try(...commit('3106', 'g1', 's1'))).toEqual(['soviet/joint-attack']);
    expect([p.try(attack('3106', 's1')), p.try(attack('3106', 'g1'))]).toEqual([[], []]);
    // nor one after the other: units are attacked once (AMB-BC-197)
    const repelled = invaded({ phase: 'combat', result: 'AS', units: ['s1: Soviet 9-6 Inf XX @3105', 'g1: German 7-6 Inf XX @3005', 'p1: Polish 2-8 Cav X @3106 dot'] }).act(attack('3106', 'g1'), roll(1));
    expect(repelled.try(...commit('3106', 's1'))).toEqual(['attack/defended-already']);
  });

  it('FF-19A.11 nor overrun together', () => {
    const p = invaded({ rules: 'first-to-fight-advanced', readings: { 'passing-through': 'moving-on', 'soviet-overruns': 'open' }, units: ['s1: Soviet 20-10 Tank XX @3305', 'g1: German 20-10 Pz XX @3105', 'p1: Polish 1-8 Cav II @3205'] });
    expect(p.try(overrun('3205', 'g1', 's1'))).toContain('soviet/joint-overrun');
    expect([p.try(overrun('3205', 'g1')), p.try(overrun('3205', 's1'))]).toEqual([[], []]);
  });

  it('AMB-BC-247 zones of one army do not hold up the other', () => {
    const p = invaded({ units: ['s1: Soviet 4-6 Inf XX @3305', 'g1: German 7-6 Inf XX @3105'] });
    expect([p.act(march('s1', '3205')).unit('s1').stopped, p.act(march('g1', '3106')).unit('g1').stopped]).toEqual([false, false]);
  });
});

describe('FTF 19A: German and Soviet units do not stack', () => {
  const units = ['s1: Soviet 3-8 Cav XX @3305', 'g1: German 2-10 Recon II @3205', 'g2: German 2-10 Recon II @3106'];

  it('FF-19A.12 neither enters a hex of the other', () => {
    const p = invaded({ units });
    expect([p.try(march('s1', '3205')), p.try(march('g1', '3305'))]).toEqual([['soviet/not-with-germans'], ['soviet/not-with-germans']]);
    expect([p.try(march('g2', '3205')), p.try(march('s1', '3306'))]).toEqual([[], []]);
  });

  it('FF-19A.12 nor retreats into one, nor advances, nor is placed there', () => {
    const fight: Sketch = { player: 'poland', phase: 'combat', result: 'DR', terrain: { sea: '3204 3304 3404 3405 3306' }, units: ['s1: Soviet 4-6 Inf XX @3305', 'g1: German 7-6 Inf XX @3205', 'p1: Polish 9-6 Art XX @3404'] };
    const open: Sketch = { ...fight, terrain: { sea: '3204 3304 3405 3306' } };
    expect(invaded(open).act(attack('3305', 'p1'), roll(1)).unit('s1').hex).toBe('eliminated');
    expect(invaded({ ...open, units: ['s1: Soviet 4-6 Inf XX @3305', 's2: Soviet 4-6 Inf XX @3205', 'p1: Polish 9-6 Art XX @3404'] }).act(attack('3305', 'p1'), roll(1)).unit('s1').hex).toBe('3205');
    const due: Sketch = { phase: 'initial', turn: 2, areas: { east: '3601 3602' }, units: ['s1: Soviet 4-6 Inf XX arrives=2 area=east', 'g1: German 7-6 Inf XX @3601'] };
    expect([invaded(due).try(place('s1', '3601')), invaded(due).try(place('s1', '3602'))]).toEqual([['soviet/not-with-germans'], []]);
  });

  it('AMB-BC-40 passing through is not allowed either, or by a reading if the unit moves on at once', () => {
    const through = (value: string, more: Sketch = {}): Fixture => readAs('passing-through', value, { units, ...more });
    expect(through('never').try(march('s1', '3205', '3206'))).toEqual(['soviet/not-with-germans']);
    const p = through('moving-on');
    expect(p.try(march('s1', '3205', '3206'))).toEqual([]);
    const inside = p.act(march('s1', '3205'));
    // it moves on before anything else happens, and takes nothing on its way
    expect([inside.try(endPhase), inside.try(march('g2', '3107')), inside.try(march('s1', '3206'))]).toEqual([['soviet/passing'], ['soviet/passing'], []]);
    expect(new Set(inside.legal().map((a) => (a.type === 'step' ? a.unit : a.type)))).toEqual(new Set(['s1']));
    expect([inside.owner('3205'), inside.act(march('s1', '3206')).try(endPhase)]).toEqual(['germany', []]);
    // no way on, no way in
    expect(through('moving-on', { units: ['s1: Soviet 4-1 Inf XX @3305', 'g1: German 2-10 Recon II @3205'] }).try(march('s1', '3205'))).toEqual(['soviet/not-with-germans']);
    expect(through('moving-on', { terrain: { sea: '3104 3105 3106 3204 3206 3304 3306' }, units: units.slice(0, 2) }).try(march('s1', '3205'))).toEqual([]); // back where it came from
    const zone = through('moving-on', { units: [...units, 'p1: Polish 5-6-6 Inf XX @3206'] });
    expect(zone.try(march('s1', '3205'))).toEqual(['soviet/not-with-germans']); // a zone would stop it there
  });

  it('AMB-BC-40 a saved position keeps who is passing, and is refused where nobody can be', () => {
    const inside = readAs('passing-through', 'moving-on', { units }).act(march('s1', '3205'));
    const wrong = (at: Fixture, changed: object = {}, phase = at.state.phase): ReadonlyArray<string> => {
      const { slices } = at.state;
      const kept = { ...at.state, phase, slices: { ...slices, intervention: { ...(slices.intervention as object), ...changed } } };
      const read = at.game.decodeState(JSON.parse(JSON.stringify(kept)));
      return isLeft(read) ? read.left.map((p) => `${p.code} ${p.at}`) : [];
    };
    const [PASSING, TURN] = ['state/intervention slices.intervention.passing', 'state/intervention slices.intervention.turn'];
    const { passing } = inside.state.slices.intervention as { passing: number };
    expect(wrong(inside)).toEqual([]);
    expect(wrong(inside, { passing: null })).toEqual([]);
    expect(wrong(inside, {}, 'combat')).toContain(PASSING);
    expect(wrong(inside, { passing: inside.state.units.hex.findIndex((hex) => hex >= 0 && hex !== inside.state.units.hex[passing]) })).toContain(PASSING);
    expect(wrong(inside, { passing: 999 })).toContain(PASSING);
    expect(wrong(readAs('passing-through', 'never', { units }), { passing })).toContain(PASSING);
    expect(wrong(inside, { turn: 99 })).toContain(TURN);
    expect(wrong(inside, { germans: [999] })).toContain('state/intervention slices.intervention.germans');
    expect(wrong(inside, { hindering: [999] })).toContain('state/intervention slices.intervention.hindering');
  });
});
