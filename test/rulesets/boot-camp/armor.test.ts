/** Armor effects. @rule EBC 10 */
import { describe, expect, it } from 'vitest';
import { position, type Sketch } from '../fixture.js';

const many = (stem: string, n: number, unit: string, hex: string): ReadonlyArray<string> => Array.from({ length: n }, (_, i) => `${stem}${i + 1}: ${unit} @${hex}`);
const modifier = (attackers: ReadonlyArray<string>, defenders: ReadonlyArray<string>, more: Sketch = {}): number =>
  position({ phase: 'combat', units: [...attackers, ...defenders], ...more }).odds('0505', ...attackers.map((u) => u.slice(0, u.indexOf(':')))).modifier;

const DIVISION = ['p1: Polish 5-6-6 Inf XX @0505'];
const panzers = (n: number) => many('g', n, 'German 9-10 Pz XX', '0504');

describe('EBC 10: armor effects', () => {
  it('BC-10.1 every divisional c/m unit has the capability', () => {
    for (const type of ['Arm', 'Pz', 'Lt Arm', 'Lt Pz', 'Mot', 'Mech', 'M/C', 'mot Inf', 'mot Cav', 'mot Art']) expect([type, modifier([`g1: German 5-10 ${type} XX @0504`], DIVISION)]).toEqual([type, 1]);
    for (const type of ['Inf', 'Cav', 'Mtn', 'Art', 'Para']) expect([type, modifier([`g1: German 5-10 ${type} XX @0504`], DIVISION)]).toEqual([type, 0]);
    expect(modifier(['g1: German 5-10 Tank XXX @0504'], DIVISION)).toBe(1);
  });

  it('BC-10.2 each attacker that has it adds 1', () => {
    expect([1, 2, 3].map((n) => modifier(panzers(n), DIVISION))).toEqual([1, 2, 3]);
    // out of supply or not (AMB-BC-113)
    expect(modifier(['g1: German 9-10 Pz XX @0504 out'], DIVISION)).toBe(1);
    // those that stand by add nothing
    expect(position({ phase: 'combat', units: [...panzers(2), ...DIVISION] }).odds('0505', 'g1').modifier).toBe(1);
  });

  it('BC-10.3 up to +4', () => expect([4, 5, 6].map((n) => modifier(panzers(n), DIVISION))).toEqual([4, 4, 4]));

  const polish = (n: number) => many('p', n, 'Polish 4-8 Arm XX', '0505');
  it('BC-10.4 each defender that has it takes 1', () => {
    expect(modifier(['g1: German 7-6 Inf XX @0504'], polish(2))).toBe(-2);
    expect(modifier(['g1: German 7-6 Inf XX @0504'], DIVISION)).toBe(0);
  });

  it('BC-10.5 down to -3', () => expect([1, 2, 3, 4].map((n) => modifier(['g1: German 7-6 Inf XX @0504'], polish(n)))).toEqual([-1, -2, -3, -3]));

  it('BC-10.6 each side is capped by itself, then they are netted', () => {
    expect(modifier(panzers(6), polish(1))).toBe(3);
    expect(modifier(panzers(6), polish(4))).toBe(1);
  });

  it('BC-10.7 the worked example: five armored and two infantry divisions against four units, +4 - 2', () => {
    const attackers = [...many('a', 5, 'German 9-10 Arm XX', '0504'), ...many('i', 2, 'German 7-6 Inf XX', '0604')];
    const defenders = ['p1: Polish 4-8 Arm XX @0505', 'p2: Polish 4-8 mot Inf XX @0505', 'p3: Polish 2-8 Arm III @0505', 'p4: Polish 5-6-6 Inf XX @0505'];
    expect(modifier(attackers, defenders)).toBe(2);
    expect(modifier(attackers, defenders.slice(2))).toBe(4);
  });

  it('BC-10.8 non-divisional c/m units give none: regiments, antiaircraft, cadres', () => {
    for (const unit of ['German 3-10 Pz III', 'German 2-10 mot AA III'.replace('mot AA', 'mot hv AA'), 'German 2-10 mot Art III', 'German 2-8 Recon II'])
      expect([unit, modifier([`g1: ${unit} @0504`], DIVISION)]).toEqual([unit, 0]);
    expect(modifier(['g1: German 9-10 Pz XX (3-10) @0504 cadre'], DIVISION)).toBe(0);
    expect(modifier(['g1: German 9-10 Pz XX (3-10) @0504'], DIVISION)).toBe(1);
  });

  it('BC-10.9 in clear and frost weather only, for both sides', () => {
    const both = (weather: string) => [modifier(panzers(2), DIVISION, { weather }), modifier(['x1: German 7-6 Inf XX @0504'], polish(1), { weather })];
    for (const weather of ['clear', 'frost']) expect([weather, ...both(weather)]).toEqual([weather, 2, -1]);
    for (const weather of ['mud', 'rain', 'poor', 'snow', 'winter']) expect([weather, ...both(weather)]).toEqual([weather, 0, 0]);
  });

  it('BC-10.10 swamp cancels it', () => {
    expect(modifier(panzers(3), DIVISION, { terrain: { swamp: '0505' } })).toBe(0);
    expect(modifier(panzers(3), polish(1), { terrain: { swamp: '0505' } })).toBe(0);
    expect(modifier(panzers(3), DIVISION, { terrain: { swamp: '0504' } })).toBe(3);
    // the chart says so: another entry, another result
    expect(modifier(panzers(3), DIVISION, { terrain: { swamp: '0505' }, chart: { 'hex/swamp': { aec: 'yes' } } })).toBe(3);
  });

  it('BC-10.11 antitank units have no effect on the die', () => {
    expect(modifier(panzers(1), [...DIVISION, 'p2: Polish 2-6 AT III @0505'])).toBe(1);
    expect(modifier(panzers(1), DIVISION)).toBe(1);
  });
});
