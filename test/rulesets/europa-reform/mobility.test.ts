/** Soviet armor until the summer of 1942. @rule REFORM 31C */
import { describe, expect, it } from 'vitest';
import { type HalfMonth, halfMonthNamed } from '../../../src/rulesets/europa/halfMonth.js';
import { mobilityReadings, sovietArmorLimit } from '../../../src/rulesets/europa-reform/mobility.js';
import { attackingEffect, defendingEffect } from '../../../src/rulesets/fire-in-the-east/armor/levels.js';
import { type ArmorUnit, type Capability, proportionOf } from '../../../src/rulesets/fire-in-the-east/armor/proportion.js';
import { position } from '../fixture.js';

const date = (name: string): HalfMonth => halfMonthNamed(name) as HalfMonth;
const unit = (re: number, capability: Capability, hex = 1): ArmorUnit => ({ re, hex, aeca: capability, aecd: capability, atec: capability });
const many = (n: number, re: number, capability: Capability, hex = 1): ReadonlyArray<ArmorUnit> => Array.from({ length: n }, () => unit(re, capability, hex));
const share = (units: ReadonlyArray<ArmorUnit>, on: string, readings: Readonly<Record<string, string>> = {}): readonly [number, number] => {
  const { capable, counted } = proportionOf(units, 'aeca', sovietArmorLimit(date(on), readings));
  return [capable / 12, counted / 12];
};

describe('REFORM 31C: the share of Soviet armor', () => {
  // two tank divisions, a rifle division and three rifle brigades: 6 REs of armor, 6 of infantry
  const MIXED = [...many(2, 3, 'full'), unit(3, 'none'), ...many(3, 1, 'none')];

  it('ER-31C.1 counts 4 REs of armor in a hex, from Jun I 41 to Jun I 42', () => {
    // 4 capable, 2 neutral and left out, 6 not: 4 of 10, +1; without the limit 6 of 12, +2
    expect(share(MIXED, 'Aug I 41')).toEqual([4, 10]);
    expect(share(MIXED, 'Jun II 42')).toEqual([6, 12]);
    expect(['May II 41', 'Jun I 41', 'Jun II 41', 'Jun I 42', 'Jun II 42', 'Jul I 42'].map((on) => share(MIXED, on)[0])).toEqual([6, 4, 4, 4, 6, 6]);
    const effect = (on: string): number => attackingEffect(proportionOf(MIXED, 'aeca', sovietArmorLimit(date(on), {})), 'clear');
    expect([effect('Aug I 41'), effect('Jun II 42')]).toEqual([1, 2]);
  });

  it('ER-31C.2 takes what is beyond for neutral: armor alone is still all armor', () => {
    // three tank divisions: 4 capable, 5 neutral, within twice 4
    expect(share(many(3, 3, 'full'), 'May I 42')).toEqual([4, 4]);
    // five: 11 neutral, 3 too many
    expect(share(many(5, 3, 'full'), 'May I 42')).toEqual([4, 7]);
  });

  it('ER-31C.3 leaves armor in defense alone', () => {
    const defenders = many(3, 3, 'full');
    const nominal = { capable: 1, counted: 1 };
    const of = (atec: boolean) => defendingEffect({ aecd: proportionOf(defenders, 'aecd'), atec: atec ? proportionOf(defenders, 'atec') : { capable: 0, counted: 1 }, nominal }, 'clear').modifier;
    expect([of(false), of(true)]).toEqual([-2, -4]);
  });

  it('AMB-ER-139 halves count by half, or whole', () => {
    // 3 REs of tanks and 12 of mechanized troops
    const units = [unit(3, 'full'), ...many(4, 3, 'half')];
    // by halves: of 3 + 6 capable ones 4 count, 6 are not capable, 5 beyond are left out
    expect(share(units, 'Aug I 41')).toEqual([4, 10]);
    // whole: one RE of the latter is within the limit, half of it capable; of 11 beyond 7 are left out
    expect(share(units, 'Aug I 41', { 'soviet-armor-halves': 'whole' })).toEqual([3.5, 8]);
  });

  it('AMB-ER-140 each hex has a limit of its own, or they share one', () => {
    const units = [...many(2, 3, 'full', 1), ...many(2, 3, 'full', 2), ...many(10, 1, 'none', 2)];
    expect(share(units, 'Aug I 41')).toEqual([8, 18]);
    expect(share(units, 'Aug I 41', { 'soviet-armor-limit': 'attack' })).toEqual([4, 14]);
  });

  it('AMB-ER-141 Jun I 42 is the last turn of the limit, or the first without', () => {
    expect(share(MIXED, 'Jun I 42')).toEqual([4, 10]);
    expect(share(MIXED, 'Jun I 42', { 'soviet-armor-end': 'excluded' })).toEqual([6, 12]);
    expect(share(MIXED, 'May II 42', { 'soviet-armor-end': 'excluded' })).toEqual([4, 10]);
  });

  it('AMB-ER-142 armor beyond the limit dilutes as neutral units do, or never', () => {
    expect(share(many(5, 3, 'full'), 'May I 42', { 'soviet-armor-excess': 'left-out' })).toEqual([4, 4]);
  });

  it('has four readings', () => expect(mobilityReadings.map((r) => r.register)).toEqual(['AMB-ER-139', 'AMB-ER-140', 'AMB-ER-141', 'AMB-ER-142']));
});

describe('REFORM 31C in play', () => {
  const SOVIETS = ['s1: Soviet 4-10 Tank XX @0504', 's2: Soviet 4-10 Tank XX @0504', 's3: Soviet 4-6 Inf XX @0504', 's4: Soviet 2-6 Inf X @0504', 's5: Soviet 2-6 Inf X @0504', 's6: Soviet 2-6 Inf X @0504'];
  const modifier = (begins: string, amend: ReadonlyArray<string> = ['REFORM-31C'], readings: Readonly<Record<string, string>> = {}): number =>
    position({ rules: 'fire-in-the-east', amend, readings, begins, player: 'soviet-union', phase: 'combat', units: [...SOVIETS, 'g1: German 7-6 Inf XX @0505'] }).odds('0505', 's1', 's2', 's3', 's4', 's5', 's6').modifier;

  it('ER-31C.1 holds with the amendment and until Jun I 42 only', () => {
    expect([modifier('Aug I 41'), modifier('Aug I 41', []), modifier('Jun I 42'), modifier('Jun II 42')]).toEqual([1, 2, 1, 2]);
    expect(modifier('Jun I 42', ['REFORM-31C'], { 'soviet-armor-end': 'excluded' })).toBe(2);
  });

  it('ER-31C.3 does not limit Germans, nor Soviet defenders', () => {
    const attack = (amend: ReadonlyArray<string>): number =>
      position({
        rules: 'fire-in-the-east', amend, begins: 'Aug I 41', player: 'germany+romania+hungary+italy+finland', phase: 'combat',
        units: ['g1: German 9-10 Pz XX @0505', 'g2: German 9-10 Pz XX @0505', ...SOVIETS.slice(0, 2), 's7: Soviet 4-10 Tank XX @0504'],
      }).odds('0504', 'g1', 'g2').modifier;
    // all armor against all armor: +3 - 4
    expect([attack(['REFORM-31C']), attack([])]).toEqual([-1, -1]);
  });
});
