/** @rule EBC 7B */
import { describe, expect, it } from 'vitest';
import { attack, commit, march, position, rail, road, type Sketch } from '../fixture.js';

const roadway = (more: Sketch = {}) => position({ lines: { road: '0501-0510' }, units: ['g1: German 7-6 Inf XX @0504'], ...more });
const cost = (more: Sketch, way = road) => 6 - roadway(more).act(way('g1', '0505')).unit('g1').mp;

describe('7B: roads', () => {
  it.each(['clear', 'woods', 'wooded-swamp', 'mountain'])('BC-7B.1 BC-7B.2 a step by road into %s costs as into clear terrain', (terrain) => {
    expect(cost({ terrain: { [terrain]: '0505' } })).toBe(1);
  });

  it('BC-7B.2 without the road the ground counts', () => {
    const terrain = { woods: '0505' };
    expect([cost({ terrain }), cost({ terrain }, march), cost({ terrain, weather: 'mud' }), cost({ terrain, weather: 'mud' }, march)]).toEqual([1, 2, 2, 4]);
  });

  it('BC-7B.3 nor do hexsides', () => {
    const hexsides = { 'minor-river': '0504/0505' };
    expect([cost({ hexsides }), cost({ hexsides }, march)]).toEqual([1, 2]);
  });

  it('BC-7B.4 a road is no way through zones and enemies', () => {
    const p = roadway({ units: ['g1: German 7-6 Inf XX @0503', 'p1: Polish 5-6 Inf XX @0505'] });
    expect([p.try(road('g1', '0504')), p.try(road('g1', '0504', '0503')), p.try(road('g1', '0504', '0505'))]).toEqual([
      [],
      ['movement/stopped'],
      ['movement/stopped', 'movement/enemy-occupied'],
    ]);
    expect(p.try(road('g1', '0502', '0501', '0502', '0503', '0502', '0501', '0502'))).toEqual(['movement/not-enough-mp']);
  });

  it('BC-7B.5 roads serve in movement and exploitation', () => {
    const left = (phase: 'movement' | 'exploitation') => roadway({ phase, terrain: { woods: '0505 0506' }, units: ['g1: German 7-10 mot Inf XX @0504'] }).act(road('g1', '0505', '0506')).unit('g1').mp;
    expect([left('movement'), left('exploitation')]).toEqual([8, 8]);
  });

  it('BC-7B.6 a railroad is a road, too', () => {
    const p = position({ terrain: { woods: '0505' }, lines: { rail: '0504-0505' }, units: ['g1: German 7-6 Inf XX @0504'] });
    expect([p.act(road('g1', '0505')).unit('g1').mp, p.act(march('g1', '0505')).unit('g1').mp]).toEqual([5, 4]);
  });

  it('BC-7B.7 also for units that may not use it as a railroad', () => {
    const sketch: Sketch = { terrain: { woods: '0508' }, lines: { rail: '0501-0510' } };
    const units = [1, 2, 3, 4, 5, 6, 7].map((i) => `g${i}: German 2-10 mot Inf III @050${i}`);
    const enemyOwned = position({ ...sketch, units });
    const spent = position({ ...sketch, units, owners: { germany: '0508 0509' } }).act(rail('g7', '0508', '0509'), ...[6, 5, 4, 3].map((i) => rail(`g${i}`, `050${i + 1}`)), march('g2', '0402', '0403', '0404', '0405', '0506', '0507'));
    const late = position({ ...sketch, phase: 'exploitation', units, owners: { germany: '0508' } });
    expect([enemyOwned.try(rail('g7', '0508')), spent.try(rail('g2', '0508')), late.try(rail('g7', '0508'))]).toEqual([['rail/not-owned'], ['rail/capacity'], ['rail/wrong-phase']]);
    expect([enemyOwned.act(road('g7', '0508')).unit('g7').mp, spent.unit('g2').mp - spent.act(road('g2', '0508')).unit('g2').mp, late.act(road('g7', '0508')).unit('g7').mp]).toEqual([9, 1, 9]);
  });

  it('AMB-BC-35 prohibited-by-road: a road leads into terrain prohibited to the unit, or by the other reading does not', () => {
    const tries = (reading: string, more: Sketch) => roadway({ readings: { 'prohibited-by-road': reading }, units: ['g1: German 9-10 Pz XX @0504'], ...more }).try(road('g1', '0505'));
    for (const more of [{ terrain: { marsh: '0505' } }, { hexsides: { sea: '0504/0505' } }])
      expect([tries('lifted', more), tries('kept', more)]).toEqual([[], ['movement/prohibited-terrain']]);
    expect(tries('kept', { terrain: { woods: '0505' } })).toEqual([]);
  });

  it('AMB-BC-37 road-ownership: a road is anybody’s, or by the other reading its owner’s', () => {
    const tries = (reading: string, owners: NonNullable<Sketch['owners']>) => roadway({ readings: { 'road-ownership': reading }, owners }).try(road('g1', '0505'));
    expect([tries('any', {}), tries('friendly', {}), tries('friendly', { germany: '0505' })]).toEqual([[], ['road/not-owned'], []]);
  });

  it('AMB-BC-36 AMB-BC-233 the single hex may be moved by road, over a river too', () => {
    const p = roadway({ hexsides: { 'minor-river': '0504/0505' }, units: ['g1: German 7-1 Inf XX @0504 out'] });
    expect(p.act(road('g1', '0505')).unit('g1')).toMatchObject({ hex: '0505', mp: 0, stopped: true });
  });

  it('AMB-BC-75 AMB-BC-232 a road changes nothing in combat', () => {
    const units = ['g1: German 8-10 Pz XX @0504', 'p1: Polish 4-6 Inf XX @0505'];
    expect(roadway({ phase: 'combat', units, terrain: { marsh: '0505' } }).try(commit('0505', 'g1'))).toEqual(['attack/prohibited-terrain']);
    expect(roadway({ phase: 'combat', units, hexsides: { 'minor-river': '0504/0505' } }).odds('0505', 'g1').attack).toBe(4);
    expect(roadway({ phase: 'combat', units }).try(attack('0505', 'g1'))).toEqual([]);
  });
});
