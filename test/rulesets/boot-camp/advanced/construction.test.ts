/** Construction. @rule EBC 14A1, 14A1a, 14A1b */
import { describe, expect, it } from 'vitest';
import { worksIn } from '../../../../src/rulesets/europa/works.js';
import { advance, attack, build, endPhase, type Fixture, march, pass, place, position, roll, type Sketch } from '../../fixture.js';

/** German land with a source beside everybody. */
const HOME: Sketch = { rules: 'advanced', phase: 'initial', territories: { Germany: '01-10' }, sources: { germany: '0501' } };
const cons = 'c1: German 0-5 Cons III @0503';
const at = (more: Sketch = {}) => position({ ...HOME, units: [cons], ...more });

/** Works in ids. */
const works = (p: Fixture) => {
  const { map, roster } = p.game.board;
  const { underway, forts, airfields, built } = worksIn(p.state);
  return {
    underway: underway.map((w) => `${w.kind} ${map.ids[w.hex]} ${roster.ids[w.unit]} turn ${w.due}`),
    forts: forts.map((h) => map.ids[h]),
    airfields: airfields.map((h) => map.ids[h]),
    built: built.length,
  };
};
/** The turn in which a work begun now is finished, in the initial phase of its player. */
const finished = (p: Fixture, unit = 'c1', work: 'fort' | 'airfield' = 'fort'): number => {
  let now = p.act(build(unit, work));
  for (let guard = 0; guard < 12; guard++) {
    now = now.to('initial', 'germany');
    const { forts, airfields } = works(now);
    if (forts.length + airfields.length > 0) {
      expect(now.events.some((e) => e.type === 'workCompleted')).toBe(true);
      return now.state.turn;
    }
  }
  return Infinity;
};

describe('EBC 14A1: who builds, where and when', () => {
  it('BC-14A1.1 BC-14A2.1 construction and combat engineers, motorized ones too', () => {
    const p = at({ units: [cons, 'e1: German 1-6 Eng II @0602', 'e2: German 1-10 mot Eng II @0702', 'c2: German 1-8 mot Cons III @0402'] });
    for (const unit of ['c1', 'e1', 'e2', 'c2']) expect([p.try(build(unit)), p.try(build(unit, 'airfield'))]).toEqual([[], []]);
    expect(p.legal().filter((a) => a.type === 'build')).toHaveLength(8);
  });

  it('BC-14A3.1 BC-14A5.1 neither assault nor railroad engineers, nor anybody else', () => {
    const p = at({ units: ['a1: German 1-8 Aslt Eng II @0503', 'r1: German 0-6 RR Eng III @0602', 'i1: German 7-6 Inf XX @0702'] });
    for (const unit of ['a1', 'r1', 'i1']) expect(p.try(build(unit))).toEqual(['construction/not-a-construction-unit']);
    expect(p.refusals(build('a1'))[0]).toMatchObject({ ref: { book: 'EBC', case: '14A1' }, subject: ['a1', '0503'] });
    expect(p.legal()).toEqual([endPhase]);
  });

  it.each(['clear', 'woods', 'rough', 'forest', 'swamp', 'wooded-swamp', 'mountain'])('BC-14A1.2 forts in any terrain: %s', (terrain) => {
    expect(at({ terrain: { [terrain]: '0503' } }).try(build('c1'))).toEqual([]);
  });

  it('BC-14A1.2 in cities too, but not where there is a fort or fortress', () => {
    expect(at({ places: { '0503': 'major-full Breslau' } }).try(build('c1'))).toEqual([]);
    for (const feature of ['fort', 'fortress']) expect(at({ features: { [feature]: '0503' } }).try(build('c1'))).toEqual(['construction/fort-present']);
  });

  it('BC-14A1.3 in the own initial phase only', () => {
    const p = at({ units: [cons, 'p1: Polish 0-5 Cons III @0909'], sources: { germany: '0501', poland: '0909' } });
    expect(p.try(build('p1'))).toEqual(['unit/not-phasing']);
    for (const phase of ['movement', 'combat', 'exploitation'] as const) expect(p.to(phase).try(build('c1'))).toEqual(['sequence/wrong-phase']);
    const polish = p.to('initial', 'poland');
    expect([polish.try(build('c1')), polish.try(build('p1'))]).toEqual([['unit/not-phasing'], []]);
  });

  it('BC-14A1.4 BC-14A1.14 in supply, by lines as they are now', () => {
    for (const work of ['fort', 'airfield'] as const) {
      expect(at({ sources: {} }).try(build('c1', work))).toEqual(['construction/out-of-supply']);
      // the state of supply of the turn before does not matter
      expect(at({ units: [`${cons} out`] }).try(build('c1', work))).toEqual([]);
      expect(at({ columns: [1, 20], sources: { germany: '1303' }, territories: { Germany: '01-20' } }).try(build('c1', work))).toEqual(['construction/out-of-supply']);
    }
  });

  it('BC-14A1.5 work in progress is bound to its unit and has no effect in combat', () => {
    const p = at({ units: [cons, 'p1: Polish 7-6 Inf XX @0504'], terrain: { woods: '0503' } }).act(build('c1'));
    expect(works(p)).toEqual({ underway: ['fort 0503 c1 turn 3'], forts: [], airfields: [], built: 0 });
    expect(p.events).toContainEqual({ type: 'workBegun', work: { kind: 'fort', hex: '0503', unit: 'c1', due: 3 } });
    const combat = p.to('combat', 'poland');
    expect(combat.odds('0503', 'p1').modifier).toBe(-1); // the woods
    const done = p.to('initial', 'germany').to('initial', 'germany').to('combat', 'poland');
    expect(done.odds('0503', 'p1').modifier).toBe(-2);
  });

  it('a unit builds one thing at a time', () => {
    const p = at().act(build('c1'));
    expect(p.try(build('c1', 'airfield'))).toEqual(['construction/busy']);
    expect(p.try(build('c1'))).toEqual(['construction/busy']);
    expect(p.refusals(build('c1', 'airfield'))[0].detail).toContain('due in turn 2');
  });

  it('AMB-BC-166 two units in a hex build no second fort and no faster, but one may build a fort and one an airfield', () => {
    const p = at({ units: [cons, 'c2: German 0-5 Cons III @0503'], terrain: { woods: '0503' } }).act(build('c1'));
    expect([p.try(build('c2')), p.try(build('c2', 'airfield'))]).toEqual([['construction/under-way'], []]);
    const both = p.act(build('c2', 'airfield')).to('initial', 'germany').to('initial', 'germany');
    expect(works(both)).toEqual({ underway: [], forts: ['0503'], airfields: ['0503'], built: 2 });
  });

  it('belongs to Advanced Training', () => {
    expect(at({ rules: 'basic' }).try(build('c1'))).toEqual(['construction/not-in-force']);
    expect(at({ without: ['EBC-14A1', 'EBC-14A1a', 'EBC-14A1b'] }).try(build('c1'))).toEqual(['construction/not-in-force']);
    expect(at({ rules: 'basic' }).legal()).toEqual([endPhase]);
  });
});

describe('airfields', () => {
  it('BC-14A1.11 in clear, rough, woods and wooded rough hexes only', () => {
    for (const terrain of ['clear', 'rough', 'woods', 'wooded-rough']) expect(at({ terrain: { [terrain]: '0503' } }).try(build('c1', 'airfield'))).toEqual([]);
    for (const terrain of ['forest', 'swamp', 'wooded-swamp', 'mountain']) expect(at({ terrain: { [terrain]: '0503' } }).try(build('c1', 'airfield'))).toEqual(['construction/airfield-terrain']);
  });

  it('BC-14A1.12 whatever else is in the hex', () => {
    expect(at({ features: { fort: '0503' } }).try(build('c1', 'airfield'))).toEqual([]);
    expect(at({ features: { fortress: '0503' } }).try(build('c1', 'airfield'))).toEqual([]);
    expect(at({ places: { '0503': 'reference Brieg' } }).try(build('c1', 'airfield'))).toEqual([]);
    expect(at({ places: { '0503': 'dot Brieg' } }).try(build('c1', 'airfield'))).toEqual([]);
  });

  it('BC-14A1.13 but not where one is, printed or built', () => {
    expect(at({ features: { airfield: '0503' } }).try(build('c1', 'airfield'))).toEqual(['construction/airfield-present']);
    const built = at().act(build('c1', 'airfield')).to('initial', 'germany');
    expect([works(built).airfields, built.try(build('c1', 'airfield')), built.try(build('c1'))]).toEqual([['0503'], ['construction/airfield-present'], []]);
  });
});

describe('how long it takes', () => {
  it('EX-34 BC-14A1.6 BC-14A1.7 BC-14A1.15 BC-14A1.16 BC-14A1.17 the eight cases', () => {
    const cases = [
      ['fort', 'clear', 'clear'],
      ['fort', 'rough', 'clear'],
      ['fort', 'woods', 'clear'],
      ['fort', 'clear', 'poor'],
      ['fort', 'woods', 'poor'],
      ['airfield', 'clear', 'clear'],
      ['airfield', 'woods', 'clear'],
      ['airfield', 'wooded-rough', 'poor'],
    ] as const;
    const turns = cases.map(([work, terrain, weather]) => finished(at({ terrain: { [terrain]: '0503' }, weather }), 'c1', work) - 1);
    expect(turns).toEqual([1, 1, 2, 2, 4, 1, 2, 4]);
  });

  it('EX-12 BC-14A1.8 a fort in woods, begun in the first turn, is there in the third', () => {
    const p = at({ terrain: { woods: '0503' } }).act(build('c1'));
    const turns = ['Sep I', 'Sep II', 'Oct I'];
    const seen = [p, p.to('initial', 'germany'), p.to('initial', 'germany').to('initial', 'germany')].map((q) => [turns[q.state.turn - 1], works(q).forts]);
    expect(seen).toEqual([['Sep I', []], ['Sep II', []], ['Oct I', ['0503']]]);
    // and not before the initial phase of its builder
    expect(works(p.to('initial', 'germany').to('exploitation', 'poland')).forts).toEqual([]);
  });

  it('BC-14A1.3 for the second player too it is a turn of his own', () => {
    const p = position({ rules: 'advanced', phase: 'initial', player: 'poland', sources: { poland: '0505' }, units: ['p1: Polish 0-5 Cons III @0503'] }).act(build('p1'));
    expect(works(p.to('initial', 'germany')).forts).toEqual([]);
    expect(works(p.to('initial', 'poland'))).toEqual({ underway: [], forts: ['0503'], airfields: [], built: 1 });
  });

  it('EX-13 BC-14A1.18 an airfield in clear terrain takes two turns in poor weather', () => {
    expect(finished(at({ weather: 'poor' }), 'c1', 'airfield')).toBe(3);
    expect(finished(at({ weather: 'clear' }), 'c1', 'airfield')).toBe(2);
  });

  it.each(['mud', 'frost', 'winter', 'poor', 'rain', 'snow'])('BC-14A1.17 %s doubles the time', (weather) => {
    expect([finished(at({ weather })), finished(at({ weather, terrain: { woods: '0503' } }))]).toEqual([3, 5]);
    expect(finished(at({ weather, without: ['EBC-14A1a'] }))).toBe(2);
  });

  it('AMB-BC-165 building-weather: the weather of the start counts, or each turn by its own', () => {
    const changing = (...weather: string[]) => (readings: Readonly<Record<string, string>>) => finished(at({ weather, readings, terrain: { woods: '0503' } }));
    // begun in mud, then clear: four turns, or half a turn of mud and two of clear weather
    expect([changing('mud', 'clear')({}), changing('mud', 'clear')({ 'building-weather': 'each-turn' })]).toEqual([5, 4]);
    // begun in clear weather, then mud: two turns, or one of clear weather and two halves of mud
    expect([changing('clear', 'mud')({}), changing('clear', 'mud')({ 'building-weather': 'each-turn' })]).toEqual([3, 4]);
    expect([changing('mud')({}), changing('mud')({ 'building-weather': 'each-turn' })]).toEqual([5, 5]);
  });

  it('AMB-BC-164 building-supply: a builder that is cut off goes on, or loses the turn', () => {
    // the source is taken in the Polish turn and retaken in the next German one
    const cut = (readings: Readonly<Record<string, string>>) =>
      at({ readings, sources: { germany: '0808' }, units: [cons, 'p1: Polish 1-8 Cav X @0909', 'g1: German 1-8 Cav X @0709'] })
        .act(build('c1'))
        .to('movement', 'poland')
        .act(march('p1', '0808'), march('p1', '0909'))
        .to('initial', 'germany');
    expect(works(cut({})).forts).toEqual(['0503']);
    const late = cut({ 'building-supply': 'throughout' });
    expect(works(late)).toMatchObject({ underway: ['fort 0503 c1 turn 3'], forts: [] });
    expect(late.events.filter((e) => e.type === 'workDelayed')).toEqual([{ type: 'workDelayed', work: { kind: 'fort', hex: '0503', unit: 'c1', due: 2 }, due: 3 }]);
    const again = late.to('movement', 'germany').act(march('g1', '0808')).to('initial', 'germany');
    expect(works(again).forts).toEqual(['0503']);
    expect(works(late.to('initial', 'germany')).forts).toEqual([]);
  });
});

describe('the builder', () => {
  const weak = 'c1: German 1-5 Cons III @0503';

  it('BC-14A1.9 may leave when the work is done: it belongs to the hex', () => {
    const p = at().act(build('c1')).to('initial', 'germany').to('movement', 'germany').act(march('c1', '0502'));
    expect(works(p)).toEqual({ underway: [], forts: ['0503'], airfields: [], built: 1 });
  });

  it('BC-14A1.10 BC-14A1.14 loses it by leaving: by a step', () => {
    for (const work of ['fort', 'airfield'] as const) {
      const p = at().act(build('c1', work)).to('movement').act(march('c1', '0502'));
      expect(works(p)).toEqual({ underway: [], forts: [], airfields: [], built: 0 });
      expect(p.events).toContainEqual({ type: 'workDropped', work: { kind: work, hex: '0503', unit: 'c1', due: 2 } });
      expect(works(p.act(march('c1', '0503')).to('initial', 'germany'))).toMatchObject({ forts: [], airfields: [] });
    }
  });

  it('BC-14A1.10 by a retreat', () => {
    const p = at({ result: 'DR', units: [weak, 'p1: Polish 9-6 Inf XX @0504'] }).act(build('c1')).to('combat', 'poland').act(attack('0503', 'p1'), roll(1));
    const retreated = p.act({ type: 'retreat', unit: 'c1', to: '0502' });
    expect([works(p).underway, works(retreated).underway]).toEqual([['fort 0503 c1 turn 2'], []]);
  });

  it('BC-14A1.10 by an advance', () => {
    const p = at({ result: 'DE', units: ['e1: German 1-6 Eng II @0503 dot', 'p1: Polish 1-6 Inf III @0504'] }).act(build('e1')).to('combat').act(attack('0504', 'e1'), roll(1));
    expect(works(p.act(pass)).underway).toEqual(['fort 0503 e1 turn 2']);
    expect(works(p.act(advance('e1'))).underway).toEqual([]);
  });

  it('BC-14A1.10 by an overrun it takes part in', () => {
    const p = at({ units: ['e1: German 1-6 Eng II @0503 dot', 'i1: German 9-6 Inf XX @0503', 'p1: Polish 0-1-6 Inf III @0504 dot'] }).act(build('e1')).to('movement');
    expect(works(p.act({ type: 'overrun', units: ['e1', 'i1'], target: '0504', by: 'march' })).underway).toEqual([]);
    expect(works(p.act({ type: 'overrun', units: ['i1'], target: '0504', by: 'march' } as const)).underway).toEqual(['fort 0503 e1 turn 2']);
  });

  it('BC-14A1.10 by its elimination', () => {
    const p = at({ result: 'DE', units: [weak, 'p1: Polish 9-6 Inf XX @0504'] }).act(build('c1')).to('combat', 'poland').act(attack('0503', 'p1'), roll(1));
    expect([p.unit('c1').hex, works(p).underway]).toEqual(['eliminated', []]);
  });

  it('BC-14A1.10 a division that becomes a cadre and stays goes on', () => {
    const p = at({ result: 'EX', readings: { 'exchange-cadre-retreat': 'stay' }, units: ['e1: German 9-6 Eng XX (3-6) @0503', 'p1: Polish 9-6 Inf XX @0504'] }).act(build('e1'));
    // attacked by a weaker side: the cadre stays in its hex
    const q = p.to('combat', 'germany').act(attack('0504', 'e1'), roll(1));
    expect([q.unit('e1'), works(q).underway]).toMatchObject([{ face: 'cadre', hex: '0503' }, ['fort 0503 e1 turn 2']]);
  });

  it('BC-14A1.10 by a conversion that uses it up', () => {
    const p = at({
      turn: 3,
      terrain: { woods: '0503' },
      conversions: [{ id: 'x', turn: 1, consumes: ['c1'], produces: 'i1', source: 'reconstructed' }],
      units: [cons, 'i1: German 7-6 Inf XX arrives=99'],
    });
    expect(works(p.act(build('c1'), { type: 'convert', conversion: 'x', units: ['c1'] })).underway).toEqual([]);
  });

  it('may be placed and begin at once', () => {
    const p = at({ units: ['c1: German 0-5 Cons III arrives=1'] });
    expect(p.try(build('c1'))).toEqual(['unit/not-on-map']);
    expect(p.try(place('c1', '0503'), build('c1'))).toEqual([]);
  });

  it('AMB-BC-163 builders: it may stand in an enemy zone and attack, or not', () => {
    const p = (readings: Readonly<Record<string, string>>, zone: boolean) =>
      at({ readings, units: ['e1: German 1-6 Eng II @0503 dot', `p1: Polish 2-6 Inf ${zone ? 'XX' : 'III'} @0504`] });
    expect([p({}, true).try(build('e1')), p({}, false).act(build('e1')).to('combat').try(attack('0504', 'e1'))]).toEqual([[], []]);
    const strict = { builders: 'undisturbed' };
    expect(p(strict, true).try(build('e1'))).toEqual(['construction/in-zoc']);
    expect(p(strict, false).act(build('e1')).to('combat').try(attack('0504', 'e1'))).toEqual(['attack/building']);
    expect(p(strict, false).to('combat').try(attack('0504', 'e1'))).toEqual([]);
  });
});

describe('EBC 14A1b: limits', () => {
  const four = ['c1', 'c2', 'c3', 'c4'].map((id, i) => `${id}: German 0-5 Cons III @0${3 + i}03`);

  it('BC-14A1.19 count works begun and built, each kind for itself', () => {
    const p = at({ units: four, construction: { fort: 2, airfield: 1 } }).act(build('c1'), build('c2'));
    expect([p.try(build('c3')), p.try(build('c3', 'airfield'))]).toEqual([['construction/limit'], []]);
    expect(p.refusals(build('c3'))[0]).toMatchObject({ ref: { case: '14A1b' }, detail: expect.stringContaining('limit of 2 forts') });
    const built = p.to('initial', 'germany');
    expect([works(built).built, built.try(build('c3'))]).toEqual([2, ['construction/limit']]);
  });

  it('BC-14A1.19 not those that were dropped, but those that were destroyed since', () => {
    const p = at({ units: four, construction: { fort: 1 } }).act(build('c1')).to('movement').act(march('c1', '0302'));
    expect(p.to('initial', 'germany').try(build('c2'))).toEqual([]);
    const lost = at({ units: [...four, 'p1: Polish 1-8 Cav X @0305'], construction: { fort: 1 } })
      .act(build('c1'))
      .to('initial', 'germany')
      .to('movement', 'germany')
      .act(march('c1', '0302'))
      .to('movement', 'poland')
      .act(march('p1', '0304', '0303'))
      .to('initial', 'germany');
    expect([works(lost), lost.try(build('c2'))]).toEqual([{ underway: [], forts: [], airfields: [], built: 1 }, ['construction/limit']]);
  });

  it('BC-14A1.19 none at all', () => {
    const p = at({ construction: { fort: 0, airfield: 0 } });
    expect([p.try(build('c1')), p.try(build('c1', 'airfield'))]).toEqual([['construction/limit'], ['construction/limit']]);
    expect(p.refusals(build('c1'))[0].detail).toBe('The supplement allows no German forts at all.');
    expect(at({ construction: { fort: 0, airfield: 0 }, without: ['EBC-14A1b'] }).try(build('c1'))).toEqual([]);
  });

  it('each power has its own', () => {
    const p = at({ units: [cons, 'p1: Polish 0-5 Cons III @0909'], owners: { poland: '0909' }, construction: { fort: 1 }, sources: { germany: '0501', poland: '0909' } }).act(build('c1'));
    expect(p.to('initial', 'poland').try(build('p1'))).toEqual([]);
  });
});

describe('FTF 19E: First to Fight', () => {
  const p = (rules: 'first-to-fight' | 'first-to-fight-advanced') => position({ ...HOME, rules, sources: {}, phase: 'initial', units: [cons], places: { '0505': 'major-full Breslau', '0507': 'dot Oels' }, lines: { rail: '0505-0507' } });

  it('FF-19E.1 nothing is built, and the refusal says by which rule', () => {
    for (const rules of ['first-to-fight-advanced', 'first-to-fight'] as const)
      for (const work of ['fort', 'airfield'] as const) {
        expect(p(rules).try(build('c1', work))).toEqual(['construction/none']);
        expect(p(rules).refusals(build('c1', work))[0]).toMatchObject({ ref: { book: 'FTF', case: '19E' } });
      }
    expect(p('first-to-fight-advanced').legal()).toEqual([endPhase]);
  });

  it('FF-19E.1 BC-14A1.19 without that amendment the supplement’s limit of none stands in the way', () => {
    const without = position({ ...HOME, rules: 'first-to-fight-advanced', without: ['FTF-19E'], sources: {}, units: [cons], places: { '0505': 'major-full Breslau', '0507': 'dot Oels' }, lines: { rail: '0505-0507' } });
    expect(without.try(build('c1'))).toEqual(['construction/limit']);
  });
});
