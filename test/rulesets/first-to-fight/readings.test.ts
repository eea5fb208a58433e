/** Readings of the supplement: each value, and where it shows. */
import { describe, expect, it } from 'vitest';
import { attack, endPhase, type Fixture, march, place, position, roll, type Sketch } from '../fixture.js';
import { points } from './poland.js';

const readAs = (id: string, value: string, sketch: Sketch): Fixture => position({ rules: 'first-to-fight', ...sketch, readings: { [id]: value } });
const LWOW = { '1010': 'major-partial Lwów' };

describe('readings of First to Fight', () => {
  it('AMB-BC-24 motorized-artillery-zoc: artillery, or c/m', () => {
    const zone = (value: string, type: string) => readAs('motorized-artillery-zoc', value, { units: [`p1: Polish 2-10 ${type} III @0505`] }).zone('allied').length;
    expect([zone('no', 'mot Art'), zone('yes', 'mot Art'), zone('yes', 'Art')]).toEqual([0, 6, 0]);
  });

  it('AMB-BC-2 vp-30: nothing, or for not having surrendered when the game ends', () => {
    const end = (value: string, turn: number) => points(readAs('vp-30', value, { turn, player: 'poland', phase: 'exploitation', places: LWOW }).act(endPhase));
    expect([end('off', 10), end('unsurrendered', 10), end('unsurrendered', 9)]).toEqual([4, 34, 4]);
    expect(points(readAs('vp-30', 'unsurrendered', { turn: 10, player: 'poland', phase: 'exploitation', places: LWOW, owners: { germany: '1010' } }).act(endPhase))).toBe(0);
  });

  const mazovia: Sketch = {
    supply: 'judged',
    places: { '0505': 'major-full Warszawa', '0705': 'dot Siedlce' },
    hexsides: { rail: '0505/0605 0605/0705' },
    units: ['p1: Polish 5-6-6 Inf XX @0508', 'p2: Polish 1-8 MG II @0505'],
  };
  it('AMB-BC-131 isolation-zoc: ownership of the railroad, or zones on it too', () => {
    const watched = { ...mazovia, units: [...(mazovia.units ?? []), 'g1: German 1-8 MG II @0604'] };
    const out = (value: string, sketch: Sketch) => readAs('isolation-zoc', value, sketch).unit('p1').outOfSupply;
    expect([out('ownership', watched), out('zoc-blocks', watched), out('zoc-blocks', mazovia)]).toEqual([false, true, false]);
    const held = { ...watched, units: [...watched.units, 'p3: Polish 1-8 MG II @0605', 'p4: Polish 1-8 MG II @0705'] };
    expect(out('zoc-blocks', held)).toBe(false);
  });

  const prussia: Sketch = { supply: 'judged', territories: { Germany: '01-06' }, places: { '0303': 'major-partial Königsberg' }, units: ['g1: German 7-6 Inf XX @0306'] };
  it('AMB-BC-134 konigsberg: owned, or unisolated too', () => {
    const out = (value: string, sketch: Sketch) => readAs('konigsberg', value, sketch).unit('g1').outOfSupply;
    expect([out('owned', prussia), out('unisolated', prussia)]).toEqual([false, true]);
    const joined = { ...prussia, places: { ...prussia.places, '0103': 'dot Pillau' }, hexsides: { rail: '0103/0203 0203/0303' } };
    expect(out('unisolated', joined)).toBe(false);
  });

  it('AMB-BC-135 german-sources: Germany alone, or Danzig, Slovakia and the Protectorate too', () => {
    for (const [land, expected] of [['Slovakia', [true, false]], ['Danzig', [true, false]], ['Protectorate', [true, false]], ['Germany', [false, false]], ['Poland', [true, true]]] as const) {
      const sketch: Sketch = { ...prussia, territories: { [land]: '01-06' }, places: { '0303': 'major-partial Stadt', '0103': 'dot Dorf' }, hexsides: { rail: '0103/0203 0203/0303' }, owners: { germany: '01-06' } };
      expect([land, ...['germany', 'german-held-lands'].map((v) => readAs('german-sources', v, sketch).unit('g1').outOfSupply)]).toEqual([land, ...expected]);
    }
  });

  it('AMB-BC-136 hel-choice: the owner picks whom Hel supplies, or nobody is', () => {
    const hel = (value: string, n: number) =>
      readAs('hel-choice', value, { columns: [14, 18], rows: [7, 12], features: { fortress: '1609' }, phase: 'initial', units: Array.from({ length: n }, (_, i) => `p${i}: Polish 1-5 Inf III @1609`) }).act(endPhase);
    expect(hel('owner', 4).due()).toMatchObject({ kind: 'ration' });
    expect([0, 1, 2, 3].map((i) => hel('none', 4).unit(`p${i}`).outOfSupply)).toEqual([true, true, true, true]);
    expect([0, 1, 2].map((i) => hel('none', 3).unit(`p${i}`).outOfSupply)).toEqual([false, false, false]);
  });

  it('AMB-BC-149 lost-division: what a division scores that is lost outright', () => {
    const lost = (value: string, unit: string) =>
      points(
        readAs('lost-division', value, {
          player: 'poland',
          phase: 'combat',
          result: 'DR',
          terrain: { sea: '0404 0405 0506 0604 0605' },
          units: ['p1: Polish 30-6 Inf XX @0504', `g1: German ${unit} @0505`],
        }).act(attack('0505', 'p1'), roll(4)),
      );
    const both = (value: string) => [lost(value, '9-10 Pz XX (3-10)'), lost(value, '7-6 Inf XX (3-6)')];
    expect(['both', 'cadre-only', 'none', 'letter'].map(both)).toEqual([[10, 5], [5, 3], [0, 0], [1, 0]]);
    // a unit that has no cadre is not in question
    expect(['both', 'cadre-only', 'none', 'letter'].map((v) => lost(v, '2-8 Recon II'))).toEqual([1, 1, 1, 1]);
  });

  it('AMB-BC-203 withdrawal-points: the first six score in full, or none once there are more', () => {
    const withdraw = (value: string, n: number) => {
      const at = ['0901', '0903', '0905', '0907', '0909'];
      const p = readAs('withdrawal-points', value, {
        player: 'poland',
        phase: 'initial',
        places: { '0101': 'major-partial Lwów' },
        owners: { germany: '0101' },
        territories: { Romania: '10' },
        units: Array.from({ length: n }, (_, i) => `p${i}: Polish 5-6-6 Inf XX @${at[i % 5]}`),
      }).act(endPhase);
      return points(p.act(Array.from({ length: n }, (_, i) => march(`p${i}`, `10${at[i % 5].slice(2)}`)).flat()));
    };
    expect([withdraw('excess', 6), withdraw('excess', 7)]).toEqual([12, 13]);
    expect([withdraw('all', 6), withdraw('all', 7)]).toEqual([12, 7]);
  });

  it('AMB-BC-205 surrender-turn-points: none for the turn of surrender, or those too', () => {
    const end = (value: string) => points(readAs('surrender-turn-points', value, { player: 'poland', phase: 'exploitation', places: LWOW, owners: { germany: '1010' } }).act(endPhase));
    expect([end('no'), end('yes')]).toEqual([0, 4]);
  });

  const arrival: Sketch = { player: 'poland', phase: 'initial', turn: 3, places: LWOW, areas: { north: '0301-0302' }, units: ['p1: Polish 5-6-6 Inf XX arrives=3 area=north'] };
  it('AMB-BC-210 blocked-reinforcement: eliminated, or it waits', () => {
    const blocked = { ...arrival, units: [...(arrival.units ?? []), 'g1: German 1-8 Recon II @0301 dot', 'g2: German 1-8 MG II @0302'] };
    expect(readAs('blocked-reinforcement', 'eliminated', blocked).unit('p1').hex).toBe('eliminated');
    const waits = readAs('blocked-reinforcement', 'delayed', blocked);
    expect(waits.unit('p1').hex).toBe('expected');
    const later = waits.to('movement', 'germany').act(march('g1', '0401')).to('initial', 'poland');
    expect(later.try(place('p1', '0301'))).toEqual([]);
  });

  it('AMB-BC-211 delayed-reinforcement: placed in its turn, or held back', () => {
    expect(readAs('delayed-reinforcement', 'no', arrival).try(endPhase)).toEqual(['reinforcement/must-be-placed']);
    const held = readAs('delayed-reinforcement', 'yes', arrival).act(endPhase).to('initial', 'poland');
    expect([held.state.turn, held.try(place('p1', '0302'))]).toEqual([4, []]);
  });

  it('AMB-BC-212 conversion-units: units that look alike, or the ones named', () => {
    const sketch: Sketch = {
      player: 'poland',
      phase: 'initial',
      turn: 3,
      places: { '0303': 'major-partial Lwów', '0103': 'dot Stryj' },
      hexsides: { rail: '0103/0203 0203/0303' },
      conversions: [{ id: 'c', turn: 3, consumes: ['p1'], produces: 'p3', source: 'printed' }],
      units: ['p1: Polish 2-6 Inf CADRE 33 @0305', 'p2: Polish 2-6 Inf CADRE 34 @0305', 'p3: Polish 5-6 Inf XX 33 arrives=11'],
    };
    const using = (value: string, unit: string) => readAs('conversion-units', value, sketch).try({ type: 'convert', conversion: 'c', units: [unit] });
    expect([using('equal', 'p1'), using('equal', 'p2'), using('exact', 'p1'), using('exact', 'p2')]).toEqual([[], [], [], ['conversion/wrong-units']]);
  });

  it('AMB-BC-213 QA-37 mobilization-units: equal strengths, the division named, or any cadre', () => {
    const sketch: Sketch = {
      player: 'poland',
      phase: 'initial',
      turn: 2,
      places: LWOW,
      mobilizations: [{ turn: 2, unit: 'p1', source: 'printed' }],
      units: ['p1: Polish 5-6-6 Inf XX 24 (2-6) @0505 cadre', 'p2: Polish 5-6-6 Inf XX 6 (2-6) @0605 cadre', 'p3: Polish 4-5-6 Inf XX 38 (1-6) @0705 cadre'],
    };
    const may = (value: string) => ['p1', 'p2', 'p3'].map((unit) => readAs('mobilization-units', value, sketch).try({ type: 'mobilize', unit }).length === 0);
    expect(['equal', 'exact', 'any'].map(may)).toEqual([[true, true, false], [true, false, false], [true, true, true]]);
  });
});
