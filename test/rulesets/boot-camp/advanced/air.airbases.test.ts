/** Rule 16: airbases, their capacity and range, capture, and airfields given up. */
import { describe, expect, it } from 'vitest';
import { abandon, attack, das, endPhase, type Fixture, march, meetOas, oas, pass, position } from '../../fixture.js';
import { airPhase, cutsNow, supportNow } from './airNow.js';

/** Most points that a hex can send in this air phase to a hex beside it. */
const sendsUpTo = (p: Fixture, base: string, target: string): number => {
  let most = 0;
  while (p.try(oas(base, target, most + 1)).length === 0) most++;
  return most;
};

describe('BC-16: airbases', () => {
  const p = position(
    airPhase({
      places: { '0303': 'major-full Twin', '0304': 'major-full Twin', '0306': 'dot Town', '0308': 'reference Village', '0602': 'major-partial City' },
      features: { fortress: '0309', fort: '0310', airfield: '0201', port: '0202' },
      owners: { germany: '02-04 0602' },
      airPoints: { germany: { bombers: 99 } },
    }),
  );

  it('BC-16.1: each hex of a major city is one', () => expect([sendsUpTo(p, '0303', '0404'), sendsUpTo(p, '0304', '0404'), sendsUpTo(p, '0602', '0404')]).toEqual([10, 10, 10]));
  it('BC-16.2: a dot city is one, a reference city none', () => {
    expect(sendsUpTo(p, '0306', '0404')).toBe(10);
    expect(p.try(oas('0308', '0404', 1))).toEqual(['airbase/none']);
  });
  it('BC-16.3: a fortress is one, a fort none', () => expect([sendsUpTo(p, '0309', '0404'), sendsUpTo(p, '0310', '0404')]).toEqual([10, 0]));
  it('BC-16.4: a permanent airfield is one, a port none', () => expect([sendsUpTo(p, '0201', '0404'), sendsUpTo(p, '0202', '0404')]).toEqual([10, 0]));
  it('BC-16.4: an airfield that was built is one', () => {
    const built = position(airPhase({ slices: { works: { underway: [], forts: [], airfields: [55], built: [{ kind: 'airfield', hex: 55, power: 0 }] } }, owners: { germany: '0404 0408 0606' } }));
    expect([sendsUpTo(built, '0606', '0505'), sendsUpTo(position(airPhase()), '0606', '0505')]).toEqual([10, 0]);
  });
  it('BC-16A.1: points come from airbases only', () => {
    const [refusal] = p.refusals(oas('0404', '0505', 1));
    expect([refusal.code, refusal.ref.case, refusal.subject]).toEqual(['airbase/none', '16A', ['0404', '0505']]);
  });
  it('a hex with two airbases sends twice as many', () => {
    const two = position(airPhase({ features: { fortress: '0404', airfield: '0404 0408' }, airPoints: { germany: { bombers: 99 } } }));
    expect([sendsUpTo(two, '0404', '0505'), sendsUpTo(two, '0408', '0505')]).toEqual([30, 20]);
  });
});

describe('BC-16A: capacity', () => {
  const p = position(airPhase({ places: { '0404': 'dot A', '0408': 'dot B', '0305': 'dot C', '0203': 'dot D', '0807': 'dot P' }, owners: { germany: '0404 0408 0305 0203' } }));

  it('BC-16A.2, EX-20: 10 bomber points from an airbase in its owner’s turn', () => {
    expect(p.try(oas('0404', '0505', 10))).toEqual([]);
    expect(p.try(oas('0404', '0505', 11))).toEqual(['airbase/capacity']);
    expect(p.try(oas('0404', '0505', 10), oas('0404', '0605', 1))).toEqual(['airbase/capacity']);
    expect(p.try(oas('0404', '0505', 10), oas('0408', '0505', 1))).toEqual([]);
    expect(p.refusals(oas('0404', '0505', 7), oas('0404', '0505', 4))[0].detail).toBe('0404 sends 10 bomber points in this player turn and has sent 7; it can send 3 more, not 4.');
  });

  it('BC-16A.3, EX-20: 10 fighter points in the opponent’s', () => {
    const q = p.act(oas('0404', '0505', 10), oas('0408', '0505', 10), endPhase);
    expect(q.try(meetOas('0807', '0505', 10))).toEqual([]);
    expect(q.try(meetOas('0807', '0505', 11))).toEqual(['airbase/capacity']);
    expect(q.try(meetOas('0807', '0505', 10), meetOas('0807', '0505', 1))).toEqual(['airbase/capacity']);
  });

  it('BC-16A.4: both, one after the other', () => {
    const q = p.act(oas('0404', '0505', 10), endPhase, meetOas('0807', '0505', 10), pass).to('air', 'poland');
    expect(q.try(das('0807', '0505', 10))).toEqual([]);
    expect(q.act(das('0807', '0505', 10), endPhase).try({ type: 'allocate', base: '0404', target: '0505', mission: 'intercept-das', points: 10 })).toEqual([]);
  });

  it('BC-16A.5: several airbases may send to one hex', () => expect(supportNow(p.act(oas('0404', '0505', 4), oas('0408', '0505', 6), endPhase, pass))).toEqual(['germany oas 0505 10']));
  it('BC-16A.6: one airbase may send to several hexes', () => expect(p.try(oas('0404', '0505', 4), oas('0404', '0905', 6))).toEqual([]));
  it('BC-16A.7: any number may be sent to a hex', () => {
    const q = p.act(oas('0404', '0505', 10), oas('0408', '0505', 10), oas('0305', '0505', 10), oas('0203', '0505', 10), endPhase, pass);
    expect(supportNow(q)).toEqual(['germany oas 0505 40']);
  });
});

describe('BC-16B: range', () => {
  const wide = position(airPhase({ columns: [1, 24], rows: [1, 10], places: { '0305': 'dot A', '1505': 'dot P' }, owners: { germany: '0305' } }));

  it('BC-16B.1: bombers reach 15 hexes', () => {
    expect(wide.try(oas('0305', '1805', 1))).toEqual([]);
    expect(wide.try(oas('0305', '1905', 1))).toEqual(['airbase/out-of-range']);
    const [refusal] = wide.refusals(oas('0305', '1905', 1));
    expect(refusal.detail).toBe('1905 is 16 hexes from 0305, and bombers reach 15; send them from a nearer airbase.');
  });

  it('BC-16B.2: fighters reach 5', () => {
    const q = wide.act(oas('0305', '1005', 1), oas('0305', '0905', 1), endPhase);
    expect(q.try(meetOas('1505', '1005', 1))).toEqual([]);
    expect(q.try(meetOas('1505', '0905', 1))).toEqual(['airbase/out-of-range']);
  });

  it('BC-16B.3: only from friendly-owned airbases', () => {
    expect(wide.try(oas('1505', '1005', 1))).toEqual(['airbase/not-own']);
    expect(position(airPhase({ owners: { nobody: '0404' } })).try(oas('0404', '0505', 1))).toEqual(['airbase/not-own']);
  });
});

describe('BC-16C: capture', () => {
  const p = position(airPhase({ phase: 'movement', units: ['g1: German 7-6 Inf XX @0706', 'p1: Polish 5-6 Inf XX @0909'], places: { '0404': 'dot A', '0807': 'dot P', '0909': 'dot Q' } }));

  it('BC-16C.1, BC-16C.3: an airbase that was taken serves in the same player turn, and its former owner no more', () => {
    const taken = p.act(march('g1', '0707', '0807'), endPhase);
    expect([taken.owner('0807'), taken.try(oas('0807', '0909', 10))]).toEqual(['germany', []]);
    const sent = taken.act(oas('0404', '0808', 5), endPhase);
    expect([sent.try(meetOas('0807', '0808', 1)), sent.try(meetOas('0909', '0808', 1))]).toEqual([['airbase/not-own'], []]);
  });

  it('BC-16C.2: to stand beside it, or to fly over it, takes nothing', () => {
    const beside = p.act(march('g1', '0707'), endPhase);
    expect(beside.try(oas('0807', '0909', 1))).toEqual(['airbase/not-own']);
    expect(beside.act(oas('0404', '0807', 5)).owner('0807')).toBe('poland');
  });

  it('BC-16D.2, BC-16.3: a captured fortress stays an airbase', () => {
    const q = position(airPhase({ phase: 'movement', features: { fortress: '0706' }, units: ['g1: German 7-6 Inf XX @0705'] })).act(march('g1', '0706'), endPhase);
    expect([sendsUpTo(q, '0706', '0707'), q.try(abandon('0706'))]).toEqual([10, ['airfield/none']]);
  });

  it('defensive support stays that was sent from an airbase lost since', () => {
    const mine = position(airPhase({ player: 'poland', phase: 'air', units: ['g1: German 7-8 mot Inf XX @0706', 'p1: Polish 5-6 Inf XX @0909'] })).act(das('0807', '0909', 3), endPhase, pass);
    const taken = mine.to('movement', 'germany').act(march('g1', '0707', '0807')).to('combat', 'germany');
    expect([taken.owner('0807'), supportNow(taken)]).toEqual(['germany', ['poland das 0909 3']]);
  });
});

describe('BC-16D: airfields given up', () => {
  const sketch = { features: { airfield: '0404 0606 0807' }, places: { '0404': 'dot A' }, owners: { germany: '0404 0606' } };

  it.each(['initial', 'movement', 'air', 'combat', 'exploitation'] as const)('BC-16D.1: by their owner in his %s phase', (phase) => {
    const p = position(airPhase({ ...sketch, phase }));
    expect(p.try(abandon('0606'))).toEqual([]);
    expect(p.legal().filter((a) => a.type === 'abandon')).toEqual([abandon('0404'), abandon('0606')]);
    const q = p.act(abandon('0606'));
    expect(q.events).toEqual([{ type: 'airfieldAbandoned', hex: '0606' }]);
    expect([q.state.phase, q.try(abandon('0606'))]).toEqual([phase, ['airfield/none']]);
    expect(p.game.legalActions(p.state).size()).toBe(p.legal().length);
  });

  it('BC-16D.1: then no airbase is there, and no gun', () => {
    const p = position(airPhase(sketch));
    expect([p.try(oas('0606', '0505', 1)), p.act(abandon('0606')).try(oas('0606', '0505', 1))]).toEqual([[], ['airbase/none']]);
    const bombed = (q: Fixture) => cutsNow(q.to('air', 'poland').act(oas('0807', '0606', 5), endPhase, pass));
    expect([bombed(p), bombed(p.act(abandon('0606')))]).toEqual([['poland oas 0606: 5 - 0 - 1 = 4'], ['poland oas 0606: 5 - 0 - 0 = 5']]);
  });

  it('BC-16D.1: not in the enemy’s turn, nor by anybody else', () => {
    const p = position(airPhase(sketch));
    expect(p.try(abandon('0807'))).toEqual(['airfield/not-own']);
    expect(p.to('movement', 'poland').try(abandon('0606'))).toEqual(['airfield/not-own']);
    expect(position(airPhase({ ...sketch, phase: 'deployment' })).try(abandon('0606'))).toEqual(['sequence/wrong-phase']);
  });

  it('not while a decision is due', () => {
    const p = position(airPhase(sketch));
    expect(p.act(oas('0404', '0505', 1), endPhase).try(abandon('0606'))).toEqual(['sequence/decision-due']);
    const rolling = position(airPhase({ ...sketch, phase: 'combat' })).act(attack('0505', 'g1'));
    expect(rolling.try(abandon('0606'))).toEqual(['sequence/decision-due']);
  });

  it('BC-16D.2: the airbases of cities and fortresses stay', () => {
    const p = position(airPhase({ ...sketch, features: { airfield: '0404', fortress: '0408' }, owners: { germany: '0404 0408' } }));
    expect([p.try(abandon('0408')), p.try(abandon('0309'))]).toEqual([['airfield/none'], ['airfield/none', 'airfield/not-own']]);
    expect(p.refusals(abandon('0408'))[0].detail).toContain('city or fortress');
    const q = p.act(abandon('0404'));
    expect([sendsUpTo(p, '0404', '0505'), sendsUpTo(q, '0404', '0505'), q.try(abandon('0404'))]).toEqual([20, 10, ['airfield/none']]);
  });

  it('one that was built goes for good, and the map’s stays away when the hex gets a new one', () => {
    const built = { works: { underway: [], forts: [], airfields: [55], built: [{ kind: 'airfield', hex: 55, power: 0 }] } };
    const p = position(airPhase({ ...sketch, features: { airfield: '0404' }, slices: built })).act(abandon('0606'));
    expect([sendsUpTo(p, '0606', '0505'), p.state.slices.works]).toEqual([0, { ...built.works, airfields: [] }]);
    const rebuilt = position(airPhase({ ...sketch, slices: { ...built, air: { sorties: [], aims: [], support: [], abandoned: [55] } } }));
    expect([sendsUpTo(rebuilt, '0606', '0505'), sendsUpTo(rebuilt.act(abandon('0606')), '0606', '0505')]).toEqual([10, 0]);
  });

  it('points that it has sent in the air phase stay sent', () => {
    const p = position(airPhase(sketch)).act(oas('0606', '0505', 4), abandon('0606'), endPhase);
    expect(supportNow(p.due() === null ? p : p.act(pass))).toEqual(['germany oas 0505 4']);
  });

  it('is part of no game of Basic Training', () => {
    const p = position({ features: { airfield: '0404' }, owners: { germany: '0404' } });
    expect([p.try(abandon('0404')), p.legal().some((a) => a.type === 'abandon')]).toEqual([['airfield/not-in-force'], false]);
  });
});
