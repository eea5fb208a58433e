/** Airdrops as they are made for this project. @rule FITE 25 */
import { describe, expect, it } from 'vitest';
import { endPhase, type Fixture, march, position, roll, type Sketch } from '../../fixture.js';

const order = (kind: 'airdrop' | 'jump' | 'turnBack', ...subject: ReadonlyArray<string>) => ({ type: 'order', order: kind, subject }) as const;

const field = (more: Sketch = {}): Fixture =>
  position({
    rules: 'fire-in-the-east',
    amend: ['FITE-25'],
    sources: { 'soviet-union': '0405', germany: '1010' },
    columns: [1, 20],
    rows: [1, 20],
    player: 'soviet-union',
    places: { '0505': 'dot Orel', '0404': 'dot Tula' },
    units: ['s1: Soviet 2-5 Para X @0505', 's2: Soviet 2-5 Para X @0505', 's3: Soviet 4-6 Inf XX @0505', 'g1: German 7-6 Inf XX @1010'],
    ...more,
  });

describe('FITE 25: airdrops', () => {
  it('take off from an airbase in supply, before they move, for a hex in range', () => {
    const at = field();
    expect(at.try(order('airdrop', 's1', '0910'))).toEqual([]);
    expect(at.try(order('airdrop', 's3', '0910'))).toEqual(['airdrop/not-parachute']);
    expect(at.try(march('s1', '0504'), order('airdrop', 's1', '0910'))).toEqual(['airdrop/has-moved', 'airdrop/no-airbase']);
    expect(at.try(order('airdrop', 's1', '2020'))).toEqual(['airdrop/too-far']);
    expect(at.try(order('airdrop', 's1', '0505'))).toEqual(['airdrop/too-far']);
    expect(field({ places: {} }).try(order('airdrop', 's1', '0910'))).toEqual(['airdrop/no-airbase']);
    expect(field({ places: {}, features: { airfield: '0505' } }).try(order('airdrop', 's1', '0910'))).toEqual([]);
    expect(field({ places: {}, features: { fortress: '0505' } }).try(order('airdrop', 's1', '0910'))).toEqual([]);
    expect(field({ units: ['s1: Soviet 2-5 Para X @0505 out', 'g1: German 7-6 Inf XX @1010'] }).try(order('airdrop', 's1', '0910'))).toEqual(['airdrop/out-of-supply']);
    expect(at.try(order('airdrop', 'g1', '0910'))).toEqual(['unit/not-phasing']);
    expect(at.try(order('airdrop', 's1'))).toEqual(['order/wording']);
  });

  it('lead to open hexes without enemies and with room', () => {
    expect(field().try(order('airdrop', 's1', '1010'))).toEqual(['airdrop/enemy-hex']);
    expect(field({ terrain: { sea: '0910' } }).try(order('airdrop', 's1', '0910'))).toEqual(['airdrop/terrain']);
    expect(field({ territories: { Turkey: '0910' } }).try(order('airdrop', 's1', '0910'))).toEqual(['airdrop/neutral']);
    const full = field({ units: ['s1: Soviet 2-5 Para X @0505', 's4: Soviet 4-6 Inf XX @0910', 's5: Soviet 4-6 Inf XX @0910', 's6: Soviet 4-6 Inf XX @0910', 'a: Soviet 2-6 Inf X @0910', 'b: Soviet 2-6 Inf X @0910', 'c: Soviet 2-6 Inf X @0910'] });
    expect(full.try(order('airdrop', 's1', '0910'))).toEqual(['airdrop/stacking']);
  });

  it('a die decides: 1 is lost, more in an enemy zone and outside clear terrain', () => {
    const drop = (die: number, more: Sketch = {}, hex = '0907') => field(more).act(order('airdrop', 's1', hex), order('jump', 's1'), roll(die)).unit('s1').hex;
    expect([1, 2].map((die) => drop(die))).toEqual(['eliminated', '0907']);
    // in the zone of g1
    expect([2, 3].map((die) => drop(die, {}, '1009'))).toEqual(['eliminated', '1009']);
    expect([2, 3].map((die) => drop(die, { terrain: { woods: '0907' } }))).toEqual(['eliminated', '0907']);
    expect([3, 4].map((die) => drop(die, { terrain: { woods: '1009' } }, '1009'))).toEqual(['eliminated', '1009']);
  });

  it('who has jumped moves no more and may attack; the hex is theirs', () => {
    const down = field({ owners: { germany: '1009' } }).act(order('airdrop', 's1', '1009'), order('jump', 's1'), roll(6));
    expect(down.owner('1009')).toBe('soviet-union');
    expect(down.try(march('s1', '0909'))).toEqual(['movement/stopped', 'movement/not-enough-mp']);
    const combat = down.to('combat');
    expect(combat.try({ type: 'commit', unit: 's1', target: '1010' })).toEqual([]);
  });

  it('a unit in the air jumps or turns back, at the latest as the phase ends, and does nothing else', () => {
    const up = field().act(order('airdrop', 's1', '0910'));
    const ended = up.act(endPhase);
    expect([ended.unit('s1').hex, ended.events.some((e) => e.type === 'unitTurnedBack'), ended.state.slices['airdrops']]).toEqual(['0505', true, { missions: [], jumping: null, lifted: 0 }]);
    expect(up.try(march('s1', '0504')).length).toBeGreaterThan(0);
    expect(up.try(order('airdrop', 's1', '0910'))).toEqual(['airdrop/has-moved']);
    const back = up.act(order('turnBack', 's1'));
    expect([back.unit('s1').hex, back.try(endPhase)]).toEqual(['0505', []]);
    expect(back.try(march('s1', '0504')).length).toBeGreaterThan(0);
    expect(back.try(order('jump', 's1'))).toEqual(['airdrop/not-in-the-air']);
  });

  it('three REs take off in a player turn, whether they jump or not', () => {
    const units = ['s1', 's2', 's3', 's4'].map((id, i) => `${id}: Soviet 2-5 Para X @${i < 3 ? '0505' : '0404'}`);
    const at = field({ units: [...units, 'g1: German 7-6 Inf XX @1010'] });
    const three = at.act(order('airdrop', 's1', '0910'), order('airdrop', 's2', '0909'), order('turnBack', 's2'), order('airdrop', 's3', '0908'));
    expect(three.try(order('airdrop', 's4', '0910'))).toEqual(['airdrop/lift']);
    const next = three.act(order('turnBack', 's1'), order('turnBack', 's3')).to('movement', 'soviet-union');
    expect(next.try(order('airdrop', 's4', '0910'))).toEqual([]);
  });

  it('without the amendment there are none', () => expect(field({ amend: [] }).try(order('airdrop', 's1', '0910'))).toEqual(['order/not-in-force']));
});
