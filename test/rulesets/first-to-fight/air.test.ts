/** First to Fight, rule 21: air points, and how the Soviet ones come in. The example of odds with air support (EX-19). */
import { describe, expect, it } from 'vitest';
import { airIn } from '../../../src/rulesets/europa/air.js';
import { das, endPhase, type Fixture, meetOas, oas, pass, position, type PowerId, type Sketch } from '../fixture.js';
import { cutsNow, supportNow } from '../boot-camp/advanced/airNow.js';

const poland = (more: Partial<Sketch>): Fixture => position({ rules: 'first-to-fight-advanced', phase: 'air', places: { '0404': 'dot A', '0807': 'dot P' }, owners: { germany: '0404' }, ...more });
const points = (power: PowerId, more: Partial<Sketch>): readonly [number, number] => {
  const { game, state } = poland(more);
  const at = game.board.powers.findIndex((p) => p.id === power);
  const has = game.board.rules.supplement?.airPoints(game.position(state), at);
  return [has?.bombers ?? -1, has?.fighters ?? -1];
};

describe('FF-21.13 to FF-21.18: air points', () => {
  it('FF-21.13, BC-15B.2: Poland has 8 bomber and 8 fighter points', () => expect(points('poland', { player: 'poland' })).toEqual([8, 8]));
  it('FF-21.14: Germany has 96 and 27', () => expect(points('germany', {})).toEqual([96, 27]));
  it('FF-21.15: the Soviet Union has 12 and 7', () => expect(points('soviet-union', {})).toEqual([12, 7]));

  it('FF-21.16, BC-15D.1: Poland gets 2 bomber points in turn 3, in its own turn', () => {
    const bombers = (turn: number, player: string) => points('poland', { turn, player })[0];
    expect([bombers(2, 'poland'), bombers(3, 'germany'), bombers(3, 'poland'), bombers(4, 'germany'), bombers(10, 'poland')]).toEqual([8, 8, 10, 10, 10]);
    expect(points('poland', { turn: 3, player: 'poland' })[1]).toBe(8);
  });

  it('FF-21.17, FF-21.18, QA-11, BC-15D1.1: Germany gets 3 in turn 3 and gives them up in turn 6', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 10].map((turn) => points('germany', { turn })[0])).toEqual([96, 96, 99, 99, 99, 96, 96, 96]);
    expect(points('germany', { turn: 5, player: 'poland' })).toEqual([99, 27]);
  });

  it('QA-11: they come and go in the initial phase, whatever they are doing', () => {
    const at = (turn: number, phase: 'initial' | 'exploitation', player: PowerId) => points('germany', { turn, phase, player })[0];
    expect([at(2, 'exploitation', 'poland'), at(3, 'initial', 'germany'), at(5, 'exploitation', 'poland'), at(6, 'initial', 'germany')]).toEqual([96, 99, 99, 96]);
    // defensive support of turn 5 still helps in the Polish turn
    const german = poland({ turn: 5, units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0506'] }).act(das('0404', '0504', 10), endPhase);
    expect(supportNow((german.due() === null ? german : german.act(pass)).to('combat', 'poland'))).toEqual(['germany das 0504 10']);
  });

  it('FF-21.6, FF-21.7, BC-15D2.1, FF-21.4: nothing else gives points, and nothing but the rules gives antiaircraft strength', () => {
    const air = position({ rules: 'first-to-fight-advanced', phase: 'air', places: { '0404': 'dot A', '0505': 'reference Radom', '0807': 'dot P' }, owners: { germany: '0404' }, units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'] });
    expect(air.try(oas('0404', '0505', 10))).toEqual([]);
    expect(cutsNow(air.act(oas('0404', '0505', 10), endPhase, pass))).toEqual(['germany oas 0505: 10 - 0 - 0 = 10']);
  });

  it('FF-19F.1: the weather never halves them', () => {
    expect(cutsNow(poland({ turn: 10 }).act(oas('0404', '0505', 9), endPhase, pass))).toEqual(['germany oas 0505: 9 - 0 - 0 = 9']);
  });

  it('Basic Training has none', () => {
    const basic = position({ rules: 'first-to-fight', phase: 'movement', places: { '0404': 'dot A' }, owners: { germany: '0404' } }).act(endPhase);
    expect([basic.state.phase, basic.game.board.rules.air]).toEqual(['combat', null]);
  });
});

/** Hex 3105 by its number on a map of ten rows that begins with column 26. */
const AT_3105 = 54;

describe('FF-21.15, FF-19A.11: the Soviet Union in the air', () => {
  const sketch: Partial<Sketch> = {
    columns: [26, 44],
    territories: { 'Soviet Union': '36-44' },
    places: { '2904': 'dot A', '3307': 'dot P', '3605': 'dot Minsk' },
    units: ['s1: Soviet 6-6 Rifle XX @3605', 'g1: German 7-6 Inf XX @3004', 'p1: Polish 5-6 Inf XX @3105', 'p2: Polish 5-6 Inf XX @3505'],
    owners: { germany: '2904', 'soviet-union': '36-44' },
    dormant: { 'soviet-union': false },
  };
  const special = (more: Partial<Sketch> = {}) => poland({ ...sketch, player: 'soviet-union', ...more });
  const joint = (more: Partial<Sketch> = {}) => poland({ ...sketch, player: 'germany+soviet-union', ...more });

  it('BC-3E.3, FF-21.15: its points are nobody’s before it intervenes', () => {
    const before = poland({ ...sketch, units: ['g1: German 7-6 Inf XX @3004', 'p1: Polish 5-6 Inf XX @3105'], dormant: {} });
    expect(before.try(oas('3605', '3105', 1))).toEqual(['airbase/not-own']);
  });

  it('AMB-BC-186: in its special turn its bombers fly, and Polish fighters against them; German ones stay', () => {
    const p = special();
    expect([p.try(oas('3605', '3505', 12)), p.try(oas('3605', '3505', 10)), p.try(oas('2904', '3105', 1))]).toEqual([['airbase/capacity'], [], ['airbase/not-own']]);
    const q = p.act(oas('3605', '3505', 10), endPhase);
    expect([q.actor(), q.try(meetOas('3307', '3505', 8))]).toEqual(['allied', []]);
    expect(supportNow(q.act(meetOas('3307', '3505', 3), pass))).toEqual(['soviet-union oas 3505 7']);
  });

  it('AMB-BC-186: Polish defensive support that stood for the German combat phase is spent by then', () => {
    const support = (power: number) => ({ air: { sorties: [], aims: [], abandoned: [], support: [{ power, target: AT_3105, mission: 'das' as const, points: 3 }] } });
    const { board } = special().game;
    const [german, pole] = ['germany', 'poland'].map((id) => board.powers.findIndex((p) => p.id === id));
    const after = (player: string, power: number) => supportNow(poland({ ...sketch, player, phase: 'combat', slices: support(power) }).act(endPhase));
    expect(after('germany', pole)).toEqual([]);
    // German defensive support waits for the Polish combat phase, special Soviet turn or not
    expect([after('germany', german), after('soviet-union', german), after('poland', german)]).toEqual([['germany das 3105 3'], ['germany das 3105 3'], []]);
  });

  it('BC-3A.2, AMB-BC-184: bombers of one help no attack of the other, and fly from airbases of their own', () => {
    const p = joint().act(oas('3605', '3105', 10), oas('2904', '3105', 4), endPhase, pass);
    expect(supportNow(p)).toEqual(['germany oas 3105 4', 'soviet-union oas 3105 10']);
    expect(p.odds('3105', 'g1').attack).toBe(11);
    expect(p.odds('3505', 's1').attack).toBe(6);
    const used = joint().act(oas('3605', '3505', 10));
    // the pools are two
    expect([used.try(oas('2904', '3105', 10)), used.try(oas('3605', '3505', 1))]).toEqual([[], ['airbase/capacity']]);
  });

  it('AMB-BC-184, allied-air shared: they help each other, and share airbases and points', () => {
    const shared = { readings: { 'allied-air': 'shared' } };
    const p = joint(shared).act(oas('3605', '3105', 10), endPhase, pass);
    expect(p.odds('3105', 'g1').attack).toBe(14);
    // in the special turn Soviet points may fly from German airbases
    const q = special(shared).act(oas('3605', '3505', 10));
    expect([q.try(oas('2904', '3105', 2)), q.try(oas('2904', '3105', 3))]).toEqual([[], ['air/not-enough-points']]);
    const both = joint(shared).act(oas('3605', '3505', 10), oas('2904', '3105', 10));
    expect(airIn(both.state).sorties.map((s) => both.game.board.powers[s.power].id)).toEqual(['soviet-union', 'germany']);
  });

  it('AMB-BC-187, AMB-BC-245: Polish fighters are one pool for a joint turn, and full again for the next player turn', () => {
    const p = joint().act(oas('3605', '3505', 10), oas('2904', '3105', 10), endPhase, meetOas('3307', '3505', 5));
    expect([p.try(meetOas('3307', '3105', 4)), p.try(meetOas('3307', '3105', 3))]).toEqual([['air/not-enough-points'], []]);
    const next = special().act(oas('3605', '3505', 10), endPhase);
    expect(next.try(meetOas('3307', '3505', 8))).toEqual([]);
  });

  it('defensive-support-lasts to-own-turn: Polish support counts again in the special turn', () => {
    const slices = { air: { sorties: [], aims: [], abandoned: [], support: [{ power: special().game.board.powers.findIndex((p) => p.id === 'poland'), target: AT_3105, mission: 'das' as const, points: 3 }] } };
    const lasting = poland({ ...sketch, player: 'germany', phase: 'combat', slices, readings: { 'defensive-support-lasts': 'to-own-turn' } }).act(endPhase);
    expect(supportNow(lasting)).toEqual(['poland das 3105 3']);
  });
});

describe('EX-19: the example of odds with air support', () => {
  const p = position({
    rules: 'first-to-fight-advanced',
    phase: 'air',
    turn: 1,
    chart: 'shipped',
    places: { '0404': 'dot A', '0408': 'dot B', '0807': 'dot P' },
    owners: { germany: '0404 0408' },
    terrain: { woods: '0505' },
    hexsides: { 'minor-river': '0504/0505 0405/0505' },
    units: [
      'g1: German 7-10 mot Inf XX @0504', 'g2: German 7-6 Inf XX @0504', 'g3: German 7-6 Inf XX @0405', 'g4: German 2-5 Inf X @0405', 'g5: German 2-3-8 Art III @0504', 'g6: German 2-3-8 Art III @0405',
      'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 1-6 Art X @0505',
    ],
  });
  const all = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'];

  it('BC-16A.5, BC-15A.3: 4 and 6 points from two airbases, less 2 fighters, are 8', () => {
    const q = p.act(oas('0404', '0505', 4), oas('0408', '0505', 6), endPhase, meetOas('0807', '0505', 2), pass);
    expect(cutsNow(q)).toEqual(['germany oas 0505: 10 - 2 - 0 = 8']);
    const odds = q.odds('0505', ...all);
    expect([odds.attack, odds.defense, odds.column, odds.modifier]).toEqual([23.5, 6, '3:1', 0]);
  });

  it('BC-15C2.5: without them the ground forces are 15.5; their cap of 27 is not reached', () => {
    const ground = p.act(endPhase).odds('0505', ...all);
    expect([ground.attack, ground.column]).toEqual([15.5, '2:1']);
  });
});
