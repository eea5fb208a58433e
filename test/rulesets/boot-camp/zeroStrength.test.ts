/** Units of no strength. @rule EBC 9G */
import { describe, expect, it } from 'vitest';
import { advance, attack, commit, pass, position, retreat, roll, type Sketch } from '../fixture.js';

const ENGINEERS = 'g0: German 0-6 RR Eng III @0504';
const DIVISION = 'p1: Polish 5-6-6 Inf XX (2-6) @0505';
const sketch = (result: string, ...units: ReadonlyArray<string>): Sketch => ({ phase: 'combat', result, units });
const resolve = { type: 'resolve' } as const;

describe('EBC 9G: units of no strength', () => {
  it('BC-9G.1 a unit with an attack strength of 0 does not attack alone', () => {
    const p = position(sketch('DR', DIVISION, ENGINEERS, 'g2: German 0-6 RR Eng III @0604', 'g1: German 7-6 Inf XX @0504'));
    expect(p.try(commit('0505', 'g0'), resolve)).toEqual(['attack/zero-strength']);
    // nor do two of them together (AMB-BC-64)
    expect(p.try(commit('0505', 'g0', 'g2'), resolve)).toEqual(['attack/zero-strength']);
    expect(p.try(commit('0505', 'g1'), resolve)).toEqual([]);
  });

  it('BC-9G.1 it is the attack strength that counts, not the defense', () => {
    const p = position(sketch('DR', DIVISION, 'g0: German 0-3-6 Art III @0504'));
    expect(p.try(commit('0505', 'g0'), resolve)).toEqual(['attack/zero-strength']);
  });

  it('BC-9G.2 it may join others, and adds nothing', () => {
    const p = position(sketch('DR', DIVISION, ENGINEERS, 'g1: German 7-6 Inf XX @0604'));
    expect(p.try(commit('0505', 'g0', 'g1'), resolve)).toEqual([]);
    expect(p.odds('0505', 'g0', 'g1')).toMatchObject({ attack: 7, strengths: { g0: 0, g1: 7 } });
  });

  it('BC-9G.3 it shares the result', () => {
    const units = [DIVISION, ENGINEERS, 'g1: German 7-6 Inf XX (3-6) @0604'];
    expect(position(sketch('AE', ...units)).act(attack('0505', 'g0', 'g1'), roll(1)).unit('g0').hex).toBe('eliminated');
    expect(position(sketch('AR', ...units)).act(attack('0505', 'g0', 'g1'), roll(1), retreat('g0', '0503')).unit('g0').hex).toBe('0503');
    // one that stands by, in the same hex, does not (AMB-BC-85)
    const beside = position(sketch('AE', ...units, 'g2: German 0-6 RR Eng III @0604')).act(attack('0505', 'g1'), roll(1));
    expect([beside.unit('g0').hex, beside.unit('g2').hex]).toEqual(['0504', '0604']);
  });

  it('BC-9G.3 on the weaker side of an exchange it is eliminated with the others (AMB-BC-82)', () => {
    const p = position(sketch('EX', DIVISION, ENGINEERS, 'g1: German 5-6 Inf XX @0604')).act(attack('0505', 'g0', 'g1'), roll(1));
    expect([p.unit('g0').hex, p.unit('g1').hex]).toEqual(['eliminated', 'eliminated']);
    const stronger = position(sketch('EX', DIVISION, ENGINEERS, 'g1: German 7-6 Inf XX (3-6) @0604')).act(attack('0505', 'g0', 'g1'), roll(1), retreat('p1', '0506'));
    expect([stronger.unit('g0').hex, stronger.unit('g1').face]).toEqual(['0504', 'cadre']);
  });

  it('BC-9G.4 it may advance', () => {
    const p = position(sketch('DE', 'p1: Polish 5-6-6 Inf XX @0505', ENGINEERS, 'g1: German 7-6 Inf XX @0604')).act(attack('0505', 'g0', 'g1'), roll(1));
    expect(p.act(advance('g0')).stack('0505')).toEqual(['g0']);
  });

  it('BC-9G.5 a unit with a defense strength of 0 that is attacked is gone, without a die', () => {
    const p = position(sketch('AE', 'p0: Polish 0-6 RR Eng III @0505', 'g1: German 1-8 MG II @0504'));
    // 0.5 is enough (AMB-BC-67)
    expect(p.odds('0505', 'g1')).toMatchObject({ attack: 0.5, defense: 0, automatic: 'DE' });
    const done = p.act(attack('0505', 'g1'));
    expect([done.unit('p0').hex, done.stack('0505'), done.events.some((e) => e.type === 'dieRolled')]).toEqual(['eliminated', [], false]);
    // an attack like any: the attackers may advance, and have attacked (AMB-BC-69)
    expect(done.legal()).toEqual([advance('g1'), pass]);
    const again = position(sketch('AE', 'p0: Polish 0-6 RR Eng III @0505', 'p2: Polish 0-6 RR Eng III @0405', 'g1: German 1-8 MG II @0404')).act(attack('0505', 'g1'), pass);
    expect(again.try(commit('0405', 'g1'))).toEqual(['attack/attacked-already']);
  });

  it('BC-9G.5 a division of no defense becomes its cadre and retreats (AMB-BC-66)', () => {
    const p = position(sketch('AE', 'p0: Polish 2-0-6 Inf XX (1-6) @0505', 'g1: German 1-8 MG II @0504')).act(attack('0505', 'g1'));
    expect([p.unit('p0').face, p.due()?.kind]).toEqual(['cadre', 'retreat']);
  });

  it('BC-9G.6 not when a unit with more is with it: then the odds and the die decide for both', () => {
    const units = ['p0: Polish 0-6 RR Eng III @0505', 'p1: Polish 5-6-6 Inf XX (1-6) @0505 cadre', 'g1: German 1-8 MG II @0504'];
    const p = position(sketch('AS', ...units));
    expect(p.odds('0505', 'g1')).toMatchObject({ attack: 0.5, defense: 0.5, column: '1:1', automatic: null });
    const rolled = p.act(attack('0505', 'g1'));
    expect(rolled.actor()).toBe('chance');
    expect(rolled.act(roll(1)).stack('0505')).toEqual(['p0', 'p1']);
    const lost = position(sketch('DE', ...units)).act(attack('0505', 'g1'), roll(1));
    expect([lost.unit('p0').hex, lost.unit('p1').hex]).toEqual(['eliminated', 'eliminated']);
    // a fraction of a point is more than 0: unsupported and out of supply (AMB-BC-236)
    const quarter = position(sketch('AS', 'p0: Polish 0-6 RR Eng III @0505', 'p1: Polish 1-8 MG II @0505 out', 'g1: German 7-6 Inf XX @0504'));
    expect(quarter.odds('0505', 'g1')).toMatchObject({ defense: 0.25, automatic: null, column: '9:1' });
  });
});
