/** Engineers in combat. @rule EBC 14A2 to 14A5 */
import { describe, expect, it } from 'vitest';
import { STRENGTH } from '../../../../src/rulesets/europa/state.js';
import { position, type Sketch } from '../../fixture.js';

const units = [
  'e1: German 1-6 Eng II @0504 dot',
  'e2: German 1-10 mot Eng II @0504 dot',
  'e3: German 1-6 Eng II @0604 dot',
  'e4: German 1-6 Eng III @0604 dot',
  'a1: German 1-8 Aslt Eng II @0504 dot',
  'a2: German 1-8 Aslt Eng II @0504',
  'a3: German 1-8 Aslt Eng II @0604 dot',
  'c1: German 0-5 Cons III @0504',
  'c2: German 1-5 Cons III @0604',
  'r1: German 1-6 RR Eng III @0504',
  'r2: German 1-6 RR Eng III @0604',
  'i1: German 7-6 Inf XX @0404',
  'p1: Polish 5-6-6 Inf XX @0505',
];
/** A target without die modifiers of its own, so that only engineers show. */
const flat = { 'feature/fort': { die: '0' }, 'feature/fortress': { die: '0', attackers: '-' }, 'feature/major-full': { die: '0', attackers: '-' }, 'feature/major-partial': { die: '0', attackers: '-' }, 'hexside/fortified': { die: '0', attackers: '-' } };
const at = (more: Sketch) => position({ rules: 'advanced', phase: 'combat', chart: flat, units, ...more });

const FORT: Sketch = { features: { fort: '0505' } };
const FORTRESS: Sketch = { features: { fortress: '0505' } };
const CITY: Sketch = { places: { '0505': 'major-full Warszawa' } };
const PARTIAL: Sketch = { places: { '0505': 'major-partial Warszawa' } };
const HEXSIDE: Sketch = { hexsides: { fortified: '0504>0505' } };
const OPEN: Sketch = {};
const STRONG = [['fort', FORT], ['fortress', FORTRESS], ['major city', CITY], ['part of a major city', PARTIAL], ['fortified hexside', HEXSIDE]] as const;

describe('EBC 14A2: combat engineers', () => {
  it.each(STRONG)('BC-14A2.2 BC-14A2.3 BC-14A2.4 BC-14A2.5 two of them add 1 to the die against a %s, one does not', (_, target) => {
    const p = at(target);
    expect([p.odds('0505', 'i1', 'e1').modifier, p.odds('0505', 'i1', 'e1', 'e2').modifier]).toEqual([0, 1]);
  });

  it('BC-14A2.6 nowhere else: not in the open, at a dot or reference city, or for their own fort', () => {
    for (const elsewhere of [OPEN, { places: { '0505': 'dot Kutno' }, chart: { ...flat, 'feature/dot': { die: '0' } } }, { places: { '0505': 'reference Kutno' } }, { features: { fort: '0504' } }, { hexsides: { fortified: '0505>0504' } }] as const)
      expect(at(elsewhere).odds('0505', 'e1', 'e2').modifier).toBe(0);
  });

  it('BC-14A2.1 construction and BC-14A5.1 railroad engineers do not count', () => {
    for (const others of [['c1', 'c2'], ['r1', 'r2'], ['c1', 'r1', 'e1']] as const) expect(at(FORT).odds('0505', 'i1', ...others).modifier).toBe(0);
  });

  it('BC-14A4.1 the bonus is 1 however many attack, and whatever they attack (AMB-BC-162)', () => {
    const six = ['e1', 'e2', 'e3', 'e4', 'a1', 'a2'];
    expect(at(FORT).odds('0505', ...six).modifier).toBe(1);
    expect(at({ ...CITY, features: { fortress: '0505', fort: '0505' }, hexsides: { fortified: '0504>0505 0604>0505' } }).odds('0505', ...six).modifier).toBe(1);
  });

  it('is an amendment: without it there is no bonus', () => {
    expect(at({ ...FORT, without: ['EBC-14A2'] }).odds('0505', 'e1', 'e2').modifier).toBe(0);
    expect(at({ ...FORT, rules: 'basic' }).odds('0505', 'e1', 'e2').modifier).toBe(0);
  });

  it('counts together with the modifiers of the terrain, and is cited', () => {
    const p = at({ ...FORT, chart: {} });
    expect([p.odds('0505', 'e1').modifier, p.odds('0505', 'e1', 'e2').modifier]).toEqual([-1, 0]);
    const { lines } = p.game.explain(p.state, { type: 'commit', unit: 'e1', target: '0505' });
    expect(lines.join('\n')).not.toContain('EBC 14A2');
    const both = p.act({ type: 'commit', unit: 'e2', target: '0505' });
    expect(both.game.explain(both.state, { type: 'commit', unit: 'e1', target: '0505' }).lines).toContain('Die modifiers: -1 [EBC 9H], +1 [EBC 14A2] = 0');
  });
});

describe('the fortified hexside', () => {
  const p = (readings: Readonly<Record<string, string>> = {}, more: Sketch = HEXSIDE) => at({ ...more, readings });

  it('AMB-BC-157 QA-20 fortified-hexside-engineers: the Boot Camp rule gives the bonus, the answer for the standard rule does not', () => {
    expect(p().odds('0505', 'e1', 'e2').modifier).toBe(1);
    expect(p({ 'fortified-hexside-engineers': 'none' }).odds('0505', 'e1', 'e2').modifier).toBe(0);
    // other targets are not in question
    expect(p({ 'fortified-hexside-engineers': 'none' }, FORT).odds('0505', 'e1', 'e2').modifier).toBe(1);
    // nor is the doubling of assault engineers
    expect(p({ 'fortified-hexside-engineers': 'none' }).odds('0505', 'a1').attack).toBe(2);
  });

  it('AMB-BC-158 engineers-across: only engineers across it count, or any two', () => {
    // e1 and e2 attack across it, e3 and e4 do not
    const modifiers = (readings: Readonly<Record<string, string>>) =>
      [['e1', 'e3'], ['e3', 'e4'], ['i1', 'e3', 'e4'], ['e1', 'e2', 'e3']].map((who) => p(readings).odds('0505', ...who).modifier);
    expect(modifiers({})).toEqual([0, 0, 0, 1]);
    expect(modifiers({ 'engineers-across': 'any' })).toEqual([1, 0, 0, 1]);
    // against a fort any two count anyway
    expect(p({}, { ...FORT, ...HEXSIDE }).odds('0505', 'e1', 'e3').modifier).toBe(1);
  });
});

describe('EBC 14A3: assault engineers', () => {
  it('BC-14A3.2 count as combat engineers', () => {
    expect([at(FORT).odds('0505', 'a1', 'e1').modifier, at(FORT).odds('0505', 'a1', 'a2').modifier, at(FORT).odds('0505', 'a1').modifier]).toEqual([1, 1, 0]);
  });

  it('AMB-BC-159 assault-engineers-alone: two of them need no combat engineer, or do', () => {
    const p = at({ ...FORT, readings: { 'assault-engineers-alone': 'no' } });
    expect([p.odds('0505', 'a1', 'a2').modifier, p.odds('0505', 'a1', 'e1').modifier, p.odds('0505', 'e1', 'e2').modifier]).toEqual([0, 1, 1]);
    expect(at({ ...FORT, readings: { 'assault-engineers-alone': 'yes' } }).odds('0505', 'a1', 'a2').modifier).toBe(1);
  });

  it.each(STRONG)('BC-14A3.3 are doubled against a %s', (_, target) => {
    const p = at(target);
    expect(p.odds('0505', 'a1', 'e1', 'i1').strengths).toMatchObject({ a1: 2, e1: 1, i1: 7 });
    // alone and without a dot one is unsupported
    expect(p.odds('0505', 'a2').attack).toBe(1);
    expect([at(OPEN).odds('0505', 'a1').attack, at(OPEN).odds('0505', 'a2').attack]).toEqual([1, 0.5]);
  });

  it('BC-14A3.3 AMB-BC-158 only if they attack across the fortified hexside themselves', () => {
    expect(at(HEXSIDE).odds('0505', 'a1', 'a3').strengths).toMatchObject({ a1: 2, a3: 1 });
  });

  it('EX-14 BC-14A3.4 a 1-8 battalion against a fort: 2 in attack, one of the two engineers needed', () => {
    const p = at(FORT);
    expect(p.odds('0505', 'a1')).toMatchObject({ attack: 2, modifier: 0 });
    expect(p.odds('0505', 'a1', 'e3')).toMatchObject({ attack: 3, modifier: 1 });
    // without a dot it is worth half of that, unless a supporter of its hex takes part
    expect([p.odds('0505', 'a2').attack, p.odds('0505', 'a2', 'i1').strengths.a2, p.odds('0505', 'a2', 'e1').strengths.a2]).toEqual([1, 1, 2]);
  });

  it('BC-14A3.5 the doubling multiplies with everything else', () => {
    const river = at({ ...FORT, hexsides: { 'minor-river': '0504/0505' } });
    expect([river.odds('0505', 'a1').attack, river.odds('0505', 'a2').attack]).toEqual([1, 0.5]);
    const out = at({ ...FORT, units: units.map((u) => (u.startsWith('a1') ? `${u} out` : u)) });
    expect(out.odds('0505', 'a1').attack).toBe(1);
  });

  it('AMB-BC-160 over a minor river against a fortress they have their printed strength', () => {
    const p = position({ rules: 'first-to-fight-advanced', phase: 'combat', units, features: { fortress: '0505' }, hexsides: { 'minor-river': '0504/0505' } });
    expect(p.odds('0505', 'a1', 'e1').strengths).toMatchObject({ a1: 1, e1: 0.5 });
  });

  it('AMB-BC-76 losses and exchanges go by printed strength', () => {
    const p = at({ ...FORT, result: 'EX' }).act({ type: 'commit', unit: 'a1', target: '0505' }, { type: 'commit', unit: 'i1', target: '0505' }, { type: 'resolve' });
    expect(p.state.combat).toMatchObject({ printed: { attacker: 8, defender: 6 }, compared: { attacker: 8, defender: 6 } });
    const modified = at({ ...FORT, result: 'EX', readings: { 'exchange-strengths': 'modified' } }).act({ type: 'commit', unit: 'a1', target: '0505' }, { type: 'commit', unit: 'i1', target: '0505' }, { type: 'resolve' });
    expect(modified.state.combat).toMatchObject({ printed: { attacker: 8, defender: 6 }, compared: { attacker: 9 * STRENGTH, defender: 6 * STRENGTH } });
  });

  it('is an amendment: without it nobody is doubled', () => {
    expect(at({ ...FORT, without: ['EBC-14A3'] }).odds('0505', 'a1', 'e1')).toMatchObject({ attack: 2, modifier: 1 });
  });

  it('BC-14A5.1 railroad engineers are not doubled, BC-14A2.1 nor are combat engineers', () => {
    expect(at(FORT).odds('0505', 'i1', 'r1', 'e1').strengths).toMatchObject({ r1: 1, e1: 1 });
  });
});
