/** Readings of rules 9 to 11 about attacks, strengths and losses: each value, and where it shows. */
import { describe, expect, it } from 'vitest';
import { advance, attack, type Fixture, lose, pass, position, retreat, roll, type Sketch } from '../fixture.js';

const readAs = (id: string, value: string, sketch: Sketch): Fixture => position({ phase: 'combat', ...sketch, readings: { ...sketch.readings, [id]: value } });
const both = <T>(id: string, values: ReadonlyArray<string>, sketch: Sketch, look: (p: Fixture) => T): ReadonlyArray<T> => values.map((v) => look(readAs(id, v, sketch)));
const NORTH = 'g1: German 7-6 Inf XX @0504';
const NORTHEAST = 'g2: German 7-6 Inf XX @0604';
const TARGET = 'p1: Polish 4-6 Inf XX @0505';

describe('attacks', () => {
  it('AMB-BC-75 attack-by-road: no attack into prohibited terrain, or one along the road', () => {
    const sketch: Sketch = { terrain: { marsh: '0505' }, hexsides: { road: '0504/0505' }, units: ['g1: German 9-10 Pz XX @0504', 'g2: German 9-10 Pz XX @0604', TARGET] };
    const may = (p: Fixture) => [p.try(attack('0505', 'g1')), p.try(attack('0505', 'g2'))];
    const closed = ['attack/prohibited-terrain'];
    expect(both('attack-by-road', ['no', 'yes'], sketch, may)).toEqual([[closed, closed], [[], closed]]);
  });

  it('AMB-BC-64 zero-strength-attack: never without strength, or two together', () => {
    const zeros = ['g1: German 0-2-6 Inf II @0504 dot', 'g2: German 0-2-6 Inf II @0604 dot'];
    const may = (p: Fixture) => [p.try(attack('0505', 'g1')), p.try(attack('0505', 'g1', 'g2'))];
    const refused = ['attack/zero-strength'];
    expect(both('zero-strength-attack', ['never', 'together'], { units: [...zeros, TARGET] }, may)).toEqual([[refused, refused], [refused, []]]);
    const fought = (target: string) => readAs('zero-strength-attack', 'together', { units: [...zeros, target] }).act(attack('0505', 'g1', 'g2'));
    expect([fought(TARGET).unit('g1').hex, fought(TARGET).unit('p1').hex]).toEqual(['eliminated', '0505']);
    expect([fought('p1: Polish 3-0-6 Art X @0505').unit('g1').hex, fought('p1: Polish 3-0-6 Art X @0505').unit('p1').hex]).toEqual(['0504', 'eliminated']);
  });
});

describe('terrain', () => {
  const RIVER: Sketch = { hexsides: { 'minor-river': '0504/0505' }, chart: { 'hexside/minor-river': { die: '-1' } }, units: [NORTH, NORTHEAST, TARGET] };

  it('AMB-BC-73 hexside-effects: on those who cross, or on everybody in the attack', () => {
    const seen = (p: Fixture) => {
      const { strengths, modifier } = p.odds('0505', 'g1', 'g2');
      return [strengths.g1, strengths.g2, modifier];
    };
    expect(both('hexside-effects', ['crossing', 'all'], RIVER, seen)).toEqual([[3.5, 7, 0], [3.5, 3.5, -1]]);
    const armor = { ...RIVER, chart: { 'hexside/minor-river': { aec: 'no' } }, units: ['g1: German 9-10 Pz XX @0504', 'g2: German 9-10 Pz XX @0604', TARGET] };
    expect(both('hexside-effects', ['crossing', 'all'], armor, (p) => p.odds('0505', 'g1', 'g2').modifier)).toEqual([1, 0]);
    // whoever of them it is that crosses
    expect(readAs('hexside-effects', 'all', { ...RIVER, hexsides: { 'minor-river': '0604/0505' } }).odds('0505', 'g1', 'g2')).toMatchObject({ attack: 7, modifier: -1 });
    // the armor of the defender is not that of anybody who crosses
    const defending: Sketch = { ...RIVER, player: 'poland', chart: { 'hexside/minor-river': { aec: 'no' } }, units: ['p1: Polish 9-6 Inf XX @0504', 'g1: German 9-10 Pz XX @0505'] };
    expect(both('hexside-effects', ['crossing', 'all'], defending, (p) => p.odds('0505', 'p1').modifier)).toEqual([-1, -1]);
    // by itself a unit is not concerned by hexsides elsewhere
    expect(readAs('hexside-effects', 'all', RIVER).odds('0505', 'g2')).toMatchObject({ attack: 7, modifier: 0 });
    const fortified: Sketch = { rules: 'first-to-fight', hexsides: { fortified: '0504>0505' }, units: [NORTH, NORTHEAST, TARGET] };
    expect(both('hexside-effects', ['crossing', 'all'], fortified, (p) => p.odds('0505', 'g1', 'g2').attack)).toEqual([10.5, 7]);
  });

  it('AMB-BC-232 bridges-in-combat: a river halves attackers on a road, or spares them', () => {
    const sketch: Sketch = { hexsides: { 'minor-river': '0504/0505 0505/0604', road: '0504/0505' }, units: [NORTH, NORTHEAST, TARGET] };
    const seen = (p: Fixture) => {
      const { strengths } = p.odds('0505', 'g1', 'g2');
      return [strengths.g1, strengths.g2];
    };
    expect(both('bridges-in-combat', ['none', 'spare'], sketch, seen)).toEqual([[3.5, 3.5], [7, 3.5]]);
  });

  it('AMB-BC-74 terrain-modifiers: their sum, or the lowest', () => {
    const sketch: Sketch = {
      terrain: { woods: '0505' },
      features: { fort: '0505' },
      hexsides: { 'minor-river': '0504/0505' },
      chart: { 'hex/woods': { die: '-1' }, 'feature/fort': { die: '-2' }, 'hexside/minor-river': { die: '-1' } },
      units: [NORTH, NORTHEAST, TARGET],
    };
    const seen = (p: Fixture) => [p.odds('0505', 'g1').modifier, p.odds('0505', 'g2').modifier];
    expect(both('terrain-modifiers', ['sum', 'worst'], sketch, seen)).toEqual([[-4, -3], [-2, -2]]);
    const steep = { ...sketch, chart: { ...(sketch.chart as object), 'hexside/minor-river': { die: '-3' } } };
    expect(readAs('terrain-modifiers', 'worst', steep).odds('0505', 'g1').modifier).toBe(-3);
    // what modifies nothing is no modifier: beside one that helps the attacker it is not the lowest
    const open = { ...sketch, chart: { 'hex/woods': { die: '+1' }, 'feature/fort': { die: '0' }, 'hexside/minor-river': { die: '0' } } };
    expect(both('terrain-modifiers', ['sum', 'worst'], open, seen)).toEqual([[1, 1], [1, 1]]);
  });
});

describe('armor and support', () => {
  it('AMB-BC-113 armor-out-of-supply: armor effects whatever the supply, or in supply only', () => {
    const sketch: Sketch = { units: ['g1: German 9-10 Pz XX @0504 out', 'g2: German 9-10 Pz XX @0604', TARGET] };
    const seen = (p: Fixture) => [p.odds('0505', 'g1').modifier, p.odds('0505', 'g1', 'g2').modifier];
    expect(both('armor-out-of-supply', ['yes', 'no'], sketch, seen)).toEqual([[1, 2], [0, 1]]);
  });

  it('AMB-BC-114 armor-beside-fortified-hexside: lost by those who attack across, or by all', () => {
    const sketch: Sketch = { hexsides: { fortified: '0504>0505' }, units: ['g1: German 9-10 Pz XX @0504', 'g2: German 9-10 Pz XX @0604', TARGET] };
    const seen = (p: Fixture) => [p.odds('0505', 'g1', 'g2').modifier, p.odds('0505', 'g2').modifier];
    expect(both('armor-beside-fortified-hexside', ['counts', 'lost'], sketch, seen)).toEqual([[1, 1], [0, 1]]);
    // another hexside takes nothing away
    expect(both('armor-beside-fortified-hexside', ['counts', 'lost'], { ...sketch, hexsides: { 'minor-river': '0504/0505' } }, seen)).toEqual([[2, 1], [2, 1]]);
  });

  it('AMB-BC-116 weak-support: whatever the supporter can do itself, or only with supply and strength', () => {
    const regiment = 'g2: German 4-6 Inf III @0504';
    const strength = (supporter: string) => both('weak-support', ['yes', 'no'], { units: [supporter, regiment, TARGET] }, (p) => p.odds('0505', 'g1', 'g2').strengths.g2);
    expect(strength('g1: German 4-6 Inf XX @0504 out')).toEqual([4, 2]);
    expect(strength('g1: German 0-2-6 Art II @0504')).toEqual([4, 2]);
    expect(strength('g1: German 4-6 Inf XX @0504')).toEqual([4, 4]);
    // from the south it is the attack that counts as well
    const south = { units: ['g1: German 0-2-6 Art II @0506', 'g2: German 4-6 Inf III @0506', TARGET] };
    expect(both('weak-support', ['yes', 'no'], south, (p) => p.odds('0505', 'g1', 'g2').strengths.g2)).toEqual([4, 2]);
    // a defender without defense strength
    const sketch: Sketch = { units: [NORTH, 'p1: Polish 3-0-6 Art II @0505', 'p2: Polish 4-6 Inf III @0505'] };
    expect(both('weak-support', ['yes', 'no'], sketch, (p) => p.odds('0505', 'g1').defense)).toEqual([4, 2]);
  });

  it('AMB-BC-117 dot-support: a dotted unit supports its stack, or itself', () => {
    const sketch: Sketch = { units: ['g1: German 2-8 Cav X @0504 dot', 'g2: German 4-6 Inf III @0504', TARGET] };
    const seen = (p: Fixture) => {
      const { strengths } = p.odds('0505', 'g1', 'g2');
      return [strengths.g1, strengths.g2];
    };
    expect(both('dot-support', ['stack', 'itself'], sketch, seen)).toEqual([[2, 4], [2, 2]]);
  });
});

describe('losses', () => {
  it('AMB-BC-63 sheltered-with-defenseless: those who retreated to the defenseless share their end, or stay', () => {
    const sketch: Sketch = {
      result: 'DR',
      units: [NORTH, 'p1: Polish 4-6 Inf XX @0505', 'p2: Polish 3-0-6 Art X @0506', 'g2: German 12-8 Cav X @0507 dot'],
    };
    const fought = (p: Fixture) => p.act(attack('0505', 'g1'), roll(1), retreat('p1', '0506'), pass, attack('0506', 'g2'));
    const fates = (p: Fixture) => [fought(p).unit('p1').hex, fought(p).unit('p2').hex, fought(p).due()?.kind ?? 'none'];
    expect(both('sheltered-with-defenseless', ['eliminated', 'spared'], sketch, fates)).toEqual([
      ['eliminated', 'eliminated', 'advance'],
      ['0506', 'eliminated', 'none'],
    ]);
  });

  it('AMB-BC-66 defenseless-cadres: a cadre that retreats, or nothing', () => {
    const sketch: Sketch = { units: [NORTH, 'p1: Polish 3-0-6 Inf XX (1-0-6) @0505'] };
    const fate = (p: Fixture) => {
      const fought = p.act(attack('0505', 'g1'));
      return [fought.unit('p1').face, fought.due()?.kind];
    };
    expect(both('defenseless-cadres', ['cadre', 'removed'], sketch, fate)).toEqual([['cadre', 'retreat'], ['full', 'advance']]);
    expect(readAs('defenseless-cadres', 'removed', sketch).act(attack('0505', 'g1')).unit('p1').hex).toBe('eliminated');
    // stacked with strength a unit is no case of the rule
    const strong = { ...sketch, result: 'DE', units: [...(sketch.units ?? []), 'p2: Polish 1-6 Inf III @0505 dot'] };
    expect(readAs('defenseless-cadres', 'removed', strong).act(attack('0505', 'g1'), roll(1)).unit('p1').face).toBe('cadre');
  });

  it('AMB-BC-86 QA-17 order-of-losses: zones of attackers who will be lost hinder the retreat, or are gone before it', () => {
    const sketch: Sketch = {
      result: 'EX',
      terrain: { sea: '0404 0504 0605' },
      units: ['p1: Polish 5-6-6 Inf XX (2-6) @0505', 'g1: German 3-8 Cav X @0604 dot', 'g2: German 6-6 Inf XX @0506'],
    };
    const fought = (p: Fixture) => p.act(attack('0505', 'g1', 'g2'), roll(1));
    const fates = (p: Fixture) => [fought(p).unit('g2').hex, fought(p).unit('p1').hex, fought(p).due()?.kind];
    expect(both('order-of-losses', ['defender-first', 'losses-first'], sketch, fates)).toEqual([
      ['eliminated', 'eliminated', 'advance'],
      ['eliminated', '0505', 'retreat'],
    ]);
    const retreated = fought(readAs('order-of-losses', 'losses-first', sketch)).act(retreat('p1', '0405'));
    expect([retreated.unit('p1').hex, retreated.due()?.kind]).toEqual(['0405', 'advance']);
  });

  it('AMB-BC-221 loss-chooser: the owner picks his losses, or his opponent does', () => {
    const sketch: Sketch = { result: 'DH', units: [NORTH, 'p1: Polish 7-6 Inf XX @0505', 'p2: Polish 7-6 Inf XX @0505'] };
    const fought = (p: Fixture) => p.act(attack('0505', 'g1'), roll(1));
    expect(both('loss-chooser', ['owner', 'opponent'], sketch, (p) => fought(p).actor())).toEqual(['allied', 'axis']);
    const chosen = fought(readAs('loss-chooser', 'opponent', sketch)).act(lose('p2'));
    expect([chosen.unit('p2').hex, chosen.actor()]).toEqual(['eliminated', 'allied']);
  });

  it('AMB-BC-107 exchange-cadre-advance: cadres that the exchange made follow, or stay', () => {
    const sketch: Sketch = { result: 'EX', units: ['p1: Polish 5-6 Inf XX @0505', 'g1: German 9-6 Inf XX (3-6) @0504', 'g2: German 2-8 Cav X @0504 dot'] };
    const after = (p: Fixture) => {
      const fought = p.act(attack('0505', 'g1', 'g2'), roll(1));
      return [fought.unit('g1').face, fought.try(advance('g1')), fought.try(advance('g2'))];
    };
    expect(both('exchange-cadre-advance', ['yes', 'no'], sketch, after)).toEqual([['cadre', [], []], ['cadre', ['advance/not-an-attacker'], []]]);
  });
});
