/** Readings of the supplement about zones, railroads, supply, fortresses and forces: each value, and where it shows. */
import { describe, expect, it } from 'vitest';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { endPhase, type Fixture, place, position, rail, road, type Sketch } from '../fixture.js';

const readAs = (id: string, value: string, sketch: Sketch): Fixture => position({ rules: 'first-to-fight', ...sketch, readings: { ...sketch.readings, [id]: value } });
const both = <T>(id: string, values: ReadonlyArray<string>, sketch: Sketch, look: (p: Fixture) => T): ReadonlyArray<T> => values.map((v) => look(readAs(id, v, sketch)));

describe('zones and railroads', () => {
  it('AMB-BC-23 immobile-zoc: units that cannot march exert a zone, or none', () => {
    const zones = (unit: string) => both('immobile-zoc', ['yes', 'no'], { units: [unit] }, (p) => p.zone('allied').length);
    expect(zones('p1: Polish 3-0 Fort III @0505')).toEqual([6, 0]);
    expect(zones('p1: Polish 1-R Inf II @0505')).toEqual([6, 0]);
    expect(zones('p1: Polish 1-1 Inf II @0505')).toEqual([6, 6]);
    expect(zones('p1: Polish 1-R Art II @0505')).toEqual([0, 0]);
    // the side that is up decides
    expect(zones('p1: Polish 3-0 Inf XX (1-4) @0505 cadre')).toEqual([6, 6]);
  });

  it('AMB-BC-47 captured-rails: used at once by their owner, or never by rail', () => {
    const sketch: Sketch = { territories: { Germany: '0501-0503' }, owners: { germany: '05' }, lines: { rail: '0501-0507' }, units: ['g1: German 7-6 Inf XX @0502', 'g2: German 7-6 Inf XX @0504'] };
    const steps = (p: Fixture) => [p.try(rail('g1', '0503')), p.try(rail('g1', '0503', '0504')), p.try(rail('g2', '0505')), p.try(road('g2', '0505'))];
    const taken = ['rail/captured'];
    expect(both('captured-rails', ['at-once', 'never'], sketch, steps)).toEqual([[[], [], [], []], [[], taken, taken, []]]);
  });

  it('AMB-BC-217 slovak-rail: Slovaks share the German capacity, or have none', () => {
    const sketch: Sketch = { territories: { Slovakia: '05' }, lines: { rail: '0501-0507' }, units: ['s1: Slovak 3-6 Inf XX @0502', 'g1: German 7-6 Inf XX @0502'] };
    const steps = (p: Fixture) => [p.try(rail('s1', '0503')), p.try(rail('g1', '0503'))];
    expect(both('slovak-rail', ['german', 'none'], sketch, steps)).toEqual([[[], []], [['rail/slovak'], []]]);
    expect(readAs('slovak-rail', 'german', sketch).act(rail('s1', '0503')).state.railed[0]).toBe(1);
  });

  it('AMB-BC-16 danzig: German, of nobody or Polish until somebody enters', () => {
    const sketch: Sketch = { territories: { Danzig: '0501-0504', Germany: '0505-0510' }, lines: { rail: '0501-0506' }, units: ['g1: German 7-6 Inf XX @0502', 'p1: Polish 5-6-6 Inf XX @0801'] };
    const seen = (p: Fixture) => [p.owner('0501'), p.owner('0502'), p.owner('0505'), p.try(rail('g1', '0503')).length === 0];
    expect(both('danzig', ['german', 'nobody', 'polish'], sketch, seen)).toEqual([
      ['germany', 'germany', 'germany', true],
      ['nobody', 'germany', 'germany', false],
      ['poland', 'germany', 'germany', false],
    ]);
  });
});

describe('supply', () => {
  const out = (id: string, values: ReadonlyArray<string>, unit: string, sketch: Sketch) => both(id, values, { supply: 'judged', ...sketch }, (p) => p.unit(unit).outOfSupply);

  it('AMB-BC-133 isolation-partner: any other city, or one of the same country', () => {
    const abroad: Sketch = {
      territories: { Germany: '01-04' },
      owners: { germany: '01-06' },
      places: { '0303': 'major-partial Breslau', '0503': 'dot Kalisz' },
      hexsides: { rail: '0303/0403 0403/0503' },
      units: ['g1: German 7-6 Inf XX @0306'],
    };
    expect(out('isolation-partner', ['any', 'same-country'], 'g1', abroad)).toEqual([false, true]);
    expect(out('isolation-partner', ['any', 'same-country'], 'g1', { ...abroad, territories: { Germany: '01-05' } })).toEqual([false, false]);
  });

  const warszawa: Sketch = {
    places: { '0505': 'major-full Warszawa', '0506': 'major-full Warszawa', '0705': 'dot Siedlce' },
    hexsides: { rail: '0505/0605 0605/0705' },
    units: ['p1: Polish 5-6-6 Inf XX @0509'],
  };
  it('AMB-BC-193 isolation-by: a line from one hex serves the city, or that hex', () => {
    // overland 0509 reaches nothing but 0506
    const apart: Sketch = { ...warszawa, terrain: { sea: '06 0404 0405 0504' }, hexsides: { ...warszawa.hexsides, sea: '0505/0506' } };
    expect(out('isolation-by', ['city', 'hex'], 'p1', apart)).toEqual([false, true]);
    expect(out('isolation-by', ['city', 'hex'], 'p1', { ...apart, hexsides: { rail: '0506/0605 0605/0705', sea: '0505/0506' } })).toEqual([false, false]);
  });

  it('AMB-BC-130 divided-city: the owned hexes of a city are sources, or none while the enemy owns one', () => {
    const divided = { ...warszawa, owners: { germany: '0506' } };
    expect(out('divided-city', ['owned-hexes', 'whole'], 'p1', divided)).toEqual([false, true]);
    expect(out('divided-city', ['owned-hexes', 'whole'], 'p1', warszawa)).toEqual([false, false]);
  });
});

describe('fortresses', () => {
  const GUNS = ['g1: German 8-6 Inf XX @0504', 'g2: German 4-6 RR Eng III @0504', 'g3: German 4-6 Cons III @0504', 'g4: German 4-6 Eng III @0504', 'p1: Polish 5-6-6 Inf XX @0505'];
  const strengths = (p: Fixture) => ['g1', 'g2', 'g3', 'g4'].map((u) => p.odds('0505', 'g1', 'g2', 'g3', 'g4').strengths[u]);

  it('AMB-BC-161 fortress-engineers: every engineer keeps his strength, or combat and assault engineers do', () => {
    for (const works of [{ features: { fortress: '0505' } }, { hexsides: { fortified: '0504>0505' } }])
      expect(both('fortress-engineers', ['all', 'combat'], { phase: 'combat', units: GUNS, ...works }, strengths)).toEqual([[4, 4, 4, 4], [4, 2, 2, 4]]);
  });

  it('AMB-BC-249 fortress-chart: the chart’s halving is the supplement’s, or comes on top', () => {
    const sketch: Sketch = { phase: 'combat', units: GUNS, features: { fortress: '0505' }, chart: { 'feature/fortress': { attackers: 'non-artillery/2' } } };
    expect(both('fortress-chart', ['once', 'multiplied'], sketch, strengths)).toEqual([[4, 4, 4, 4], [2, 2, 2, 2]]);
    const hexside: Sketch = { phase: 'combat', units: GUNS, hexsides: { fortified: '0504>0505' }, chart: { 'hexside/fortified': { attackers: 'all/2' } } };
    expect(both('fortress-chart', ['once', 'multiplied'], hexside, strengths)).toEqual([[4, 4, 4, 4], [2, 2, 2, 2]]);
  });
});

describe('forces', () => {
  const LWOW = { '1010': 'major-partial Lwów' };
  const mobilize = (unit: string): EuropaAction => ({ type: 'mobilize', unit });

  it('AMB-BC-57 setup-stacking: the limit holds at set-up, or does not', () => {
    const sketch: Sketch = { turn: 0, phase: 'deployment', player: 'poland', areas: { north: '0505' }, units: [1, 2, 3, 4].map((i) => `p${i}: Polish 5-6-6 Inf XX area=north`) };
    const fourth = (p: Fixture) => p.try(['p1', 'p2', 'p3', 'p4'].map((unit): EuropaAction => ({ type: 'deploy', unit, hex: '0505' })));
    expect(both('setup-stacking', ['limit', 'free'], sketch, fourth)).toEqual([['deployment/over-stacking-limit'], []]);
  });

  it('AMB-BC-139 conversion-supply: judged when it is made, or when the phase begins', () => {
    const sketch: Sketch = {
      player: 'poland',
      phase: 'initial',
      turn: 3,
      columns: [3, 6],
      areas: { south: '0304' },
      places: { '0306': 'major-partial Lwów', '0407': 'dot Stryj' },
      hexsides: { rail: '0306/0307 0307/0407' },
      terrain: { sea: '05 06 0401-0403' },
      conversions: [{ id: 'c', turn: 3, consumes: ['p1'], produces: 'p3', source: 'printed' }],
      // the zone over 0304 cuts the line until a reinforcement stands there
      units: ['p1: Polish 2-6 Inf CADRE 33 @0301', 'p3: Polish 5-6 Inf XX 33 arrives=11', 'p2: Polish 5-6-6 Inf XX arrives=3 area=south', 'g1: German 7-6 Inf XX @0404'],
    };
    const convert: EuropaAction = { type: 'convert', conversion: 'c', units: ['p1'] };
    const closed = ['conversion/out-of-supply'];
    const open = { ...sketch, units: [...(sketch.units ?? []), 'p4: Polish 1-8 MG II @0305'] };
    const tries = (p: Fixture) => [p.try(convert), p.try(place('p2', '0304'), convert)];
    expect(both('conversion-supply', ['now', 'on-entering'], open, tries)).toEqual([[closed, []], [closed, closed]]);
    const free = { ...open, units: open.units.slice(0, 3) };
    expect(both('conversion-supply', ['now', 'on-entering'], free, tries)).toEqual([[[], []], [[], []]]);
    // the check at the end of the phase is the same in both
    const judged = (p: Fixture) => p.act(place('p2', '0304'), endPhase).unit('p1').outOfSupply;
    expect(both('conversion-supply', ['now', 'on-entering'], open, judged)).toEqual([false, false]);
  });

  it('AMB-BC-214 QA-36 mobilized-cadres: any cadre of the kind, or those that entered play as cadres', () => {
    const sketch: Sketch = {
      player: 'poland',
      phase: 'combat',
      turn: 2,
      places: LWOW,
      result: 'AH',
      mobilizations: [{ turn: 2, unit: 'p1', source: 'printed' }],
      units: ['p1: Polish 5-6-6 Inf XX 24 (2-6) @0505 cadre', 'p2: Polish 5-6-6 Inf XX 6 (2-6) @0605', 'g1: German 9-6 Inf XX @0606'],
    };
    const fought = (p: Fixture) => {
      const later = p.act({ type: 'commit', unit: 'p2', target: '0606' }, { type: 'resolve' }, { type: 'roll', die: 3 });
      const retreated = later.due() === null ? later : later.act(later.legal()[0]);
      return retreated.to('initial', 'poland');
    };
    const tries = (p: Fixture) => [fought(p).unit('p2').face, fought(p).try(mobilize('p1')), fought(p).try(mobilize('p2'))];
    expect(both('mobilized-cadres', ['any', 'set-up'], sketch, tries)).toEqual([['cadre', [], []], ['cadre', [], ['mobilization/none-left']]]);
  });

  it('AMB-BC-238 mobilization-stacking: over the limit for the time being, or not', () => {
    const sketch: Sketch = {
      player: 'poland',
      phase: 'initial',
      turn: 2,
      places: LWOW,
      mobilizations: [{ turn: 2, unit: 'p1', source: 'printed' }],
      units: ['p1: Polish 5-6-6 Inf XX (2-6) @0505 cadre', ...[2, 3, 4].map((i) => `p${i}: Polish 4-6 Inf XX @0505`)],
    };
    expect(both('mobilization-stacking', ['exempt', 'limit'], sketch, (p) => p.try(mobilize('p1')))).toEqual([[], ['mobilization/over-stacking-limit']]);
    const room = { ...sketch, units: (sketch.units ?? []).slice(0, 3) };
    expect(readAs('mobilization-stacking', 'limit', room).try(mobilize('p1'))).toEqual([]);
  });
});
