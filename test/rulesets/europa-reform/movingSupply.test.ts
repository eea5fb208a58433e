/**
 * Attack supply and headquarters where combat moves: overruns, retreats before them, and combat at the end of exploitation.
 */
import { describe, expect, it } from 'vitest';
import { attack, commit, type Fixture, overrun, pass, position, retreat, roll, type Sketch } from '../fixture.js';

const on = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture =>
  position({ rules: 'fire-in-the-east', amend: ['REFORM-9C', 'REFORM-9K', 'REFORM-12', 'REFORM-12H', 'REFORM-13'], result: 'E', units, ...more });

const PANZER = 'g1: German 20-10-10 Pz XX (4-10) @0504';
const HQ = 'h1: German 0-10 Army HQ HQ @0501';
const RIFLE = 's1: Soviet 4-6 Rifle XX @0505';

describe('overruns', () => {
  it('ER-13.7 ER-12H.45 without attack supply an overrun has half its strength; with a headquarters behind the hex it starts from, all of it', () => {
    expect([on([PANZER, RIFLE]).try(overrun('0505', 'g1')), on([PANZER, HQ, RIFLE]).try(overrun('0505', 'g1'))]).toEqual([['overrun/odds'], []]);
    expect(on([PANZER, RIFLE]).game.explain(on([PANZER, RIFLE]).state, overrun('0505', 'g1')).lines.join('\n')).toMatch(/10 against 4[\s\S]*REFORM 12/);
  });

  it('are served once, also where some retreat before them', () => {
    const p = on(['g1: German 20-10-10 Pz XX (4-10) @0504', HQ, 's1: Soviet 2-8 Cav XX @0505', 's2: Soviet 2-6 Rifle XX @0505']).act(overrun('0505', 'g1'));
    expect(p.due()).toMatchObject({ kind: 'evade', overrun: { odds: 5 } });
    const gone = p.act(retreat('s1', '0506'));
    expect([gone.unit('s2').hex, gone.unit('g1').hex, gone.unit('g1').mp]).toEqual(['eliminated', '0505', 7]);
  });

  it('ER-12H.20 AMB-ER-73 a headquarters slips away, or is driven back, and is not lost', () => {
    const units = [PANZER, HQ, 's1: Soviet 0-8 Front HQ HQ @0505', 's2: Soviet 2-6 Rifle XX @0505'];
    const slipped = on(units).act(overrun('0505', 'g1'), retreat('s1', '0506'));
    expect([slipped.unit('s1').hex, slipped.unit('s2').hex]).toEqual(['0506', 'eliminated']);
    const driven = on(units).act(overrun('0505', 'g1'), pass, retreat('s1', '0506'));
    expect([driven.unit('s1').hex, driven.unit('g1').hex]).toEqual(['0506', '0505']);
  });
});

describe('combat at the end of exploitation', () => {
  it('ER-9K.17 an inactive headquarters serves nobody in it, an active one does', () => {
    const strength = (phase: 'combat' | 'exploitationCombat', active: boolean): number =>
      on([PANZER, HQ, RIFLE], { phase, ...(active ? { headquarters: { active: 'h1' } } : {}) }).odds('0505', 'g1').attack;
    expect([strength('combat', false), strength('exploitationCombat', false), strength('exploitationCombat', true)]).toEqual([20, 10, 20]);
  });

  it('ER-9K.11 headquarters take no part in it', () => {
    const p = on([PANZER, HQ.replace('@0501', '@0504'), RIFLE], { phase: 'exploitationCombat' });
    expect(p.try(commit('0505', 'h1'))).toContain('exploitation-combat/not-cm');
    expect(p.act(attack('0505', 'g1'), roll(1)).unit('s1').hex).toBe('eliminated');
  });
});
