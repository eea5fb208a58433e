/** Readings of rules 3 to 8: each value, and where it shows. */
import { describe, expect, it } from 'vitest';
import { attack, endPhase, type Fixture, march, position, rail, retreat, road, roll, type Sketch } from '../fixture.js';

const readAs = (id: string, value: string, sketch: Sketch): Fixture => position({ ...sketch, readings: { ...sketch.readings, [id]: value } });
const both = <T>(id: string, values: ReadonlyArray<string>, sketch: Sketch, look: (p: Fixture) => T): ReadonlyArray<T> => values.map((v) => look(readAs(id, v, sketch)));

describe('units', () => {
  it('AMB-BC-7 artillery-armor: motorized artillery divisions have armor effects or none', () => {
    const sketch: Sketch = { phase: 'combat', units: ['g1: German 6-10 mot Art XX @0504', 'g2: German 6-10 mot Inf XX @0504', 'p1: Polish 4-6 Inf XX @0505'] };
    expect(both('artillery-armor', ['yes', 'no'], sketch, (p) => [p.odds('0505', 'g1').modifier, p.odds('0505', 'g2').modifier])).toEqual([[1, 1], [0, 1]]);
  });

  it('AMB-BC-8 headquarters-support: by its dot, or always', () => {
    const sketch: Sketch = { phase: 'combat', units: ['g1: German 2-8 HQ HQ @0504', 'g2: German 4-6 Inf III @0504', 'p1: Polish 4-6 Inf XX @0505'] };
    expect(both('headquarters-support', ['by-dot', 'always'], sketch, (p) => p.odds('0505', 'g1', 'g2').attack)).toEqual([3, 6]);
    const dotted = { ...sketch, units: ['g1: German 2-8 HQ HQ @0504 dot', ...(sketch.units ?? []).slice(1)] };
    expect(readAs('headquarters-support', 'by-dot', dotted).odds('0505', 'g1', 'g2').attack).toBe(6);
  });

  it('AMB-BC-9 motorized-cadres: they exploit and retreat to friends as c/m units, or do neither', () => {
    const panzer = 'g1: German 9-10 Pz XX (3-10) @0505 cadre';
    const moves = (p: Fixture) => p.try(march('g1', '0504'));
    expect(both('motorized-cadres', ['cm', 'not-cm'], { phase: 'exploitation', units: [panzer] }, moves)).toEqual([[], ['exploitation/not-cm']]);
    expect(both('motorized-cadres', ['cm', 'not-cm'], { units: [panzer] }, moves)).toEqual([[], []]);
    const pressed: Sketch = {
      player: 'poland',
      phase: 'combat',
      result: 'DR',
      terrain: { sea: '0404 0405 0605' },
      units: [panzer, 'g9: German 7-6 Inf XX @0506', 'p1: Polish 9-6 Inf XX @0504', 'p2: Polish 4-6 Inf XX @0507', 'p3: Polish 4-6 Inf XX @0704'],
    };
    const fate = (p: Fixture) => p.act(attack('0505', 'p1'), roll(1), retreat('g1', '0506')).unit('g1').hex;
    expect(both('motorized-cadres', ['cm', 'not-cm'], pressed, fate)).toEqual(['0506', 'eliminated']);
  });

  it('AMB-BC-12 motorized-engineers: c/m and engineers, or one of the two', () => {
    const sketch: Sketch = { rules: 'first-to-fight', phase: 'combat', features: { fortress: '0505' }, units: ['g1: German 4-10 mot Eng III @0504 dot', 'p1: Polish 4-6 Inf XX @0505'] };
    const seen = (p: Fixture) => [p.odds('0505', 'g1').attack, p.to('exploitation').try(march('g1', '0503')).length === 0];
    expect(both('motorized-engineers', ['both', 'motorized', 'engineer'], sketch, seen)).toEqual([[4, true], [2, true], [4, false]]);
  });
});

describe('zones of control', () => {
  it('AMB-BC-20 friends-in-zones: movement feels the zone in a friend’s hex, or does not', () => {
    const sketch: Sketch = { units: ['g1: German 7-6 Inf XX @0503', 'g2: German 2-6 Inf II @0504', 'p1: Polish 4-6 Inf XX @0505'] };
    const stops = (p: Fixture) => [p.act(march('g1', '0504')).unit('g1').stopped, p.act(march('g1', '0603', '0604')).unit('g1').stopped];
    expect(both('friends-in-zones', ['felt', 'canceled'], sketch, stops)).toEqual([[true, true], [false, true]]);
  });

  it('AMB-BC-21 zones-into-neutrals: neutral land in a zone is closed to lines that may cross neutral land, or open', () => {
    const sketch: Sketch = {
      columns: [1, 5],
      supply: 'judged',
      terrain: { sea: '02 0401-0403 0405-0410' },
      territories: { Hungary: '0303-0305' },
      sources: { poland: '0307' },
      readings: { 'neutral-lines': 'yes' },
      units: ['p1: Polish 5-6-6 Inf XX @0301', 'g1: German 7-6 Inf XX @0404'],
    };
    expect(both('zones-into-neutrals', ['yes', 'no'], sketch, (p) => [p.zoc('axis', '0304'), p.unit('p1').outOfSupply])).toEqual([[true, true], [false, false]]);
    const polish = { ...sketch, territories: {} };
    expect(readAs('zones-into-neutrals', 'no', polish).unit('p1').outOfSupply).toBe(true);
  });

  it('AMB-BC-25 zoc-along-roads: no zone in prohibited terrain, or one along the road', () => {
    const sketch: Sketch = { terrain: { marsh: '0505 0604' }, hexsides: { road: '0504/0505' }, units: ['g1: German 9-10 Pz XX @0504'] };
    expect(both('zoc-along-roads', ['no', 'yes'], sketch, (p) => [p.zoc('axis', '0505'), p.zoc('axis', '0604'), p.zoc('axis', '0503')])).toEqual([
      [false, false, true],
      [true, false, true],
    ]);
    // where the road does not let the unit pass, it carries no zone
    expect(readAs('zoc-along-roads', 'yes', { ...sketch, readings: { 'prohibited-by-road': 'kept' } }).zoc('axis', '0505')).toBe(false);
  });
});

describe('movement', () => {
  it('AMB-BC-30 same-zone-step: into the zone of the same enemy, or only into that of another', () => {
    const sketch: Sketch = { units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 4-6 Inf XX @0505', 'p2: Polish 4-6 Inf XX @0703'] };
    const steps = (p: Fixture) => ['0604', '0603', '0503'].map((hex) => p.try(march('g1', hex)));
    expect(both('same-zone-step', ['allowed', 'barred'], sketch, steps)).toEqual([
      [[], [], []],
      [['movement/same-zone'], [], []],
    ]);
    // a unit without a zone holds nobody
    const weak = { ...sketch, units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 4-6 Inf III @0505'] };
    expect(readAs('same-zone-step', 'barred', weak).try(march('g1', '0604'))).toEqual([]);
  });

  it('AMB-BC-34 pausing: go on after others have moved, or not', () => {
    const sketch: Sketch = { units: ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0304'] };
    const later = (p: Fixture) => p.try(march('g1', '0503'), march('g2', '0303'), march('g1', '0502'));
    expect(both('pausing', ['allowed', 'never'], sketch, later)).toEqual([[], ['movement/stopped']]);
    expect(readAs('pausing', 'never', sketch).try(march('g1', '0503', '0502'), march('g2', '0303', '0302'))).toEqual([]);
    // an overrun does not stop its own units; after it one of them may go on
    const overrun: Sketch = { rules: 'advanced', units: ['g1: German 30-12 Pz XX @0503', 'g2: German 30-12 Pz XX @0503', 'p1: Polish 1-6 MG II @0504 dot'] };
    const after = readAs('pausing', 'never', overrun).act({ type: 'overrun', units: ['g1', 'g2'], target: '0504', by: 'march' });
    expect([after.try(march('g1', '0505')), after.try(march('g2', '0505')), after.try(march('g1', '0505'), march('g2', '0505'))]).toEqual([[], [], ['movement/stopped']]);
    // nobody is left behind where he may only pass
    const full = [1, 2, 3, 4, 5, 6].map((i) => `f${i}: German 2-6 Inf ${i <= 3 ? 'XX' : 'III'} @0503`);
    const passing = { ...sketch, units: [...(sketch.units ?? []), ...full] };
    const crossed = (p: Fixture) => [p.try(march('g1', '0503'), march('g2', '0303')), p.try(march('g1', '0503', '0502'), march('g2', '0303'))];
    expect(both('pausing', ['allowed', 'never'], passing, crossed)).toEqual([[[], []], [['movement/other-under-way'], []]]);
  });

  const slow = 'g1: German 1-1 Inf II @0504 out';
  it('AMB-BC-36 minimum-move-by-road: the single hex may be one by road, or has to be marched', () => {
    const sketch: Sketch = { lines: { road: '0503-0504' }, units: [slow] };
    const ways = (p: Fixture) => [p.try(road('g1', '0503')), p.try(march('g1', '0503'))];
    expect(both('minimum-move-by-road', ['yes', 'no'], sketch, ways)).toEqual([[[], []], [['movement/not-enough-mp'], []]]);
    // a road that is paid for is open in either reading
    expect(readAs('minimum-move-by-road', 'no', { ...sketch, units: ['g1: German 1-1 Inf II @0504'] }).try(road('g1', '0503'))).toEqual([]);
  });

  it('AMB-BC-233 minimum-move-over-rivers: along a road over a river too, or not', () => {
    const sketch: Sketch = { hexsides: { road: '0503/0504 0504/0505', 'minor-river': '0503/0504' }, units: [slow] };
    const ways = (p: Fixture) => [p.try(road('g1', '0503')), p.try(road('g1', '0505'))];
    expect(both('minimum-move-over-rivers', ['yes', 'no'], sketch, ways)).toEqual([[[], []], [['movement/not-enough-mp'], []]]);
  });

  it('AMB-BC-38 exploitation-after-attack: attackers may exploit, or others only', () => {
    const sketch: Sketch = { phase: 'combat', result: 'AS', units: ['g1: German 9-10 Pz XX @0504', 'g2: German 9-10 Pz XX @0504', 'p1: Polish 4-6 Inf XX @0505'] };
    const after = (p: Fixture) => {
      const exploiting = p.act(attack('0505', 'g1'), roll(1)).to('exploitation');
      return [exploiting.try(march('g1', '0503')), exploiting.try(march('g2', '0503'))];
    };
    expect(both('exploitation-after-attack', ['yes', 'no'], sketch, after)).toEqual([[[], []], [['exploitation/not-cm'], []]]);
  });

  it('AMB-BC-44 rail-capacity: each unit once, or each journey', () => {
    const sketch: Sketch = { lines: { rail: '0501-0505' }, owners: { germany: '05' }, units: ['g1: German 7-6 Inf XX @0501'] };
    const used = (p: Fixture) => [p.act(rail('g1', '0502', '0503')).state.railed[0], p.act(rail('g1', '0502'), march('g1', '0503'), rail('g1', '0504', '0505')).state.railed[0]];
    expect(both('rail-capacity', ['units', 'journeys'], sketch, used)).toEqual([[1, 1], [1, 2]]);
  });

  it('AMB-BC-46 rail-only-supply: 20 rail hexes out of supply, or 40', () => {
    const sketch: Sketch = { units: ['g1: German 4-R Art X @0504 out', 'g2: German 7-6 Inf XX @0504 out'] };
    expect(both('rail-only-supply', ['halved', 'full'], sketch, (p) => [p.unit('g1').mp * 5, p.unit('g2').mp])).toEqual([[20, 3], [40, 3]]);
  });
});

describe('stacking', () => {
  it('AMB-BC-52 extra-artillery-division: in any stack, or beyond six units only', () => {
    const divisions = ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0504', 'g3: German 7-6 Inf XX @0504', 'g4: German 6-6 Art XX @0504'];
    const others = ['h1: German 2-6 Inf II @0504', 'h2: German 2-6 Inf II @0504', 'h3: German 2-6 Inf II @0504'];
    const ends = (units: ReadonlyArray<string>) => both('extra-artillery-division', ['always', 'beyond-six'], { units }, (p) => p.try(endPhase));
    expect(ends(divisions)).toEqual([[], ['stacking/phase-end']]);
    expect(ends([...divisions, ...others])).toEqual([[], []]);
  });
});
