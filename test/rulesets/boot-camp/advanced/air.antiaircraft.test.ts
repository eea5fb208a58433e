/** Rule 17: antiaircraft fire. */
import { describe, expect, it } from 'vitest';
import { aim, das, endPhase, type Fixture, march, oas, pass, position, type Sketch } from '../../fixture.js';
import { airPhase, cutsNow, supportNow } from './airNow.js';

/** What becomes of so many German bombers sent to a hex, nobody meeting them. */
const bombed = (sketch: Partial<Sketch>, target: string, points = 5, mission: 'oas' | 'das' = 'oas'): string => {
  const p = position(airPhase({ airPoints: { germany: { bombers: 40 } }, ...sketch })).act({ type: 'allocate', base: '0404', target, mission, points }, endPhase);
  return cutsNow(p.due() === null ? p : p.act(pass))[0].split(': ')[1];
};
const A = { '0404': 'dot A' };

describe('BC-17A3: intrinsic strength', () => {
  it('BC-17A3.1: a fortress has 2', () => expect(bombed({ features: { fortress: '0605' } }, '0605')).toBe('5 - 0 - 2 = 3'));
  it('BC-17A3.2: each hex of a major city has 2', () => {
    const places = { ...A, '0605': 'major-full Twin', '0606': 'major-full Twin' };
    expect([bombed({ places }, '0605'), bombed({ places }, '0606')]).toEqual(['5 - 0 - 2 = 3', '5 - 0 - 2 = 3']);
  });
  it('BC-17A3.3: a dot city has 1, a reference city none', () => {
    const places = { ...A, '0605': 'dot Town', '0606': 'reference Village' };
    expect([bombed({ places }, '0605'), bombed({ places }, '0606')]).toEqual(['5 - 0 - 1 = 4', '5 - 0 - 0 = 5']);
  });
  it('BC-17A3.4: a permanent airfield has 1, a fort or a port none', () => {
    const features = { airfield: '0605', fort: '0606', port: '0606' };
    expect([bombed({ features }, '0605'), bombed({ features }, '0606')]).toEqual(['5 - 0 - 1 = 4', '5 - 0 - 0 = 5']);
  });
  it('BC-17A3.5: serves whoever owns the hex: a captured fortress fires at its former owner’s bombers', () => {
    const p = position(airPhase({ phase: 'movement', features: { fortress: '0505' }, units: ['g1: German 7-6 Inf XX @0504'] })).act(march('g1', '0505'));
    const german = p.to('air', 'germany').act(oas('0404', '0505', 5), endPhase, pass);
    expect(cutsNow(german)).toEqual(['germany oas 0505: 5 - 0 - 0 = 5']);
    const polish = p.to('air', 'poland').act(oas('0807', '0505', 5), endPhase, pass);
    expect(cutsNow(polish)).toEqual(['poland oas 0505: 5 - 0 - 2 = 3']);
  });
  it('BC-17.1: adds up in a hex', () =>
    expect(bombed({ places: { ...A, '0605': 'major-partial City' }, features: { fortress: '0605', airfield: '0605' } }, '0605', 9)).toBe('9 - 0 - 5 = 4'));
});

describe('BC-17A1: antiaircraft units', () => {
  const with_ = (unit: string) => bombed({ units: ['g1: German 7-6 Inf XX @0504', unit] }, '0505');

  it('BC-17A1.1, BC-17B.1: fire with their antiaircraft strength at bombers sent to their hex', () => expect(with_('p1: Polish 2-10 mot hv AA III @0505 aa=3')).toBe('5 - 0 - 3 = 2'));
  it('BC-17A1.2: which is none of their combat strength', () => {
    expect(with_('p1: Polish 0-8 lt AA II @0505 aa=2')).toBe('5 - 0 - 2 = 3');
    expect(with_('p1: Polish 4-8 hv AA II @0505')).toBe('5 - 0 - 0 = 5');
  });
  it('BC-17A1.1: no other unit does', () => expect(with_('p1: Polish 5-6 Inf XX @0505 aa=3')).toBe('5 - 0 - 0 = 5'));
  it('fire in full out of supply and unsupported', () => expect(with_('p1: Polish 2-10 mot hv AA III @0505 aa=3 out')).toBe('5 - 0 - 3 = 2'));
});

describe('BC-17B: antiaircraft fire', () => {
  const town = { ...A, '0505': 'dot Town' };
  const guns = 'p1: Polish 2-10 mot hv AA III @0505 aa=2';

  it('BC-17B.1: all points of the hex fire, and those of no other', () => {
    expect(bombed({ places: town, units: ['g1: German 7-6 Inf XX @0504', guns] }, '0505')).toBe('5 - 0 - 3 = 2');
    expect(bombed({ places: town, units: ['g1: German 7-6 Inf XX @0504', guns] }, '0605')).toBe('5 - 0 - 0 = 5');
  });
  it('BC-17B.2: each takes one, never more than there are', () => {
    const sketch = { places: town, units: ['g1: German 7-6 Inf XX @0504', guns] };
    expect([bombed(sketch, '0505', 5), bombed(sketch, '0505', 2)]).toEqual(['5 - 0 - 3 = 2', '2 - 0 - 2 = 0']);
  });
  it('BC-17B.1: at enemy bombers only', () => {
    expect(bombed({ units: ['g1: German 2-10 mot hv AA III @0504 aa=3'], places: { ...A, '0504': 'dot Own' } }, '0504', 5, 'das')).toBe('5 - 0 - 0 = 5');
  });
  it('BC-17B.1: at defensive support too that is sent to a hex which the enemy holds', () => expect(bombed({ places: town }, '0505', 5, 'das')).toBe('5 - 0 - 1 = 4'));
  it('BC-17B.3: not at the non-phasing player’s defensive support, by guns in the attack or beside it', () => {
    const mine = position(airPhase({ player: 'poland', units: ['g1: German 2-10 mot hv AA III @0504 aa=3', 'g2: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'] }));
    const theirs = mine.act(das('0807', '0505', 3), endPhase, pass).to('air', 'germany').act(oas('0408', '0505', 2), endPhase, pass);
    expect([supportNow(theirs), theirs.odds('0505', 'g1', 'g2').defense]).toEqual([['germany oas 0505 2', 'poland das 0505 3'], 8]);
  });
});

describe('a hex with bombers on both kinds of support (AMB-BC-177)', () => {
  const sent = (guns: number): Fixture =>
    position(airPhase({ airPoints: { germany: { bombers: 40 } }, units: ['g1: German 7-6 Inf XX @0504', `p1: Polish 2-10 mot hv AA III @0505 aa=${guns}`] })).act(oas('0404', '0505', 4), das('0404', '0505', 3), endPhase);
  const cuts = (p: Fixture) => cutsNow(p.act(pass)).map((c) => c.split(': ')[1]);

  it('fire goes to offensive support first, unless the player who fires says otherwise', () => {
    expect(sent(3).actor()).toBe('allied');
    expect(cuts(sent(3))).toEqual(['4 - 0 - 3 = 1', '3 - 0 - 0 = 3']);
    expect(cuts(sent(3).act(aim('0505', 2)))).toEqual(['4 - 0 - 1 = 3', '3 - 0 - 2 = 1']);
    expect(cuts(sent(3).act(aim('0505', 2), aim('0505', 0)))).toEqual(['4 - 0 - 3 = 1', '3 - 0 - 0 = 3']);
  });
  it('what finds nothing on the one goes on against the other', () => {
    expect(cuts(sent(5))).toEqual(['4 - 0 - 4 = 0', '3 - 0 - 1 = 2']);
    expect(cuts(sent(5).act(aim('0505', 5)))).toEqual(['4 - 0 - 2 = 2', '3 - 0 - 3 = 0']);
    expect(cuts(sent(9))).toEqual(['4 - 0 - 4 = 0', '3 - 0 - 3 = 0']);
  });
  it('is refused where there is nothing to divide, or not so many points', () => {
    expect([sent(3).try(aim('0505', 4)), sent(3).try(aim('0505', -1)), sent(3).try(aim('0505', 0))]).toEqual([['antiaircraft/points'], ['antiaircraft/points'], ['antiaircraft/aimed-so']]);
    expect([sent(3).try(aim('0606', 1)), sent(3).try(aim('9999', 1))]).toEqual([['antiaircraft/nothing-to-divide'], ['hex/unknown']]);
    expect(position(airPhase()).try(aim('0505', 1))).toEqual(['sequence/nothing-due']);
  });
  it('is told in events with ids', () => expect(sent(3).act(aim('0505', 2)).events).toEqual([{ type: 'antiaircraftAimed', hex: '0505', points: 2, aims: [{ hex: '0505', points: 2 }] }]));
});
