/** Overruns at low odds, combat at the end of exploitation and retreats before combat as bots see them. */
import { describe, expect, it } from 'vitest';
import { greedy } from '../../../src/bots/greedy.js';
import { dice } from '../../../src/engine/random.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { attack, endPhase, type Fixture, overrun, position, type Sketch } from '../fixture.js';

const AMEND = ['REFORM-9C', 'REFORM-9K', 'REFORM-13'];
const ff = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture =>
  position({ rules: 'first-to-fight-advanced', amend: AMEND, places: { '0101': 'major-full Berlin', '1010': 'major-full Warszawa' }, territories: { Germany: '01 02' }, units, ...more });
const planned = (p: Fixture, label: string) => [...p.game.plans(p.state)].filter((o) => o.label.startsWith(label));
const chosen = (p: Fixture): ReadonlyArray<EuropaAction> => greedy.choose(p.game, p.state, dice(1, 0));

const PANZERS = ['g1: German 13-9-10 Pz XX (4-10) @0503', 'g2: German 12-9-10 Pz XX (4-10) @0403'];
const POLE = 'p1: Polish 3-6 Inf XX @0505';

describe('overruns', () => {
  it('are planned at odds that a die decides, with units that can pay for them', () => {
    const p = ff([...PANZERS, POLE]);
    const plans = planned(p, 'overrun 0505');
    expect(plans.length).toBeGreaterThan(0);
    for (const { actions } of plans) {
      expect(p.try(actions)).toEqual([]);
      expect(p.act(actions).due()).toMatchObject({ kind: 'roll' });
    }
    // eleven against two and a half is 4:1, and the same as foot would need 6:1
    expect(planned(ff(['g1: German 11-9-10 Pz XX @0503', POLE]), 'overrun')).toEqual([]);
    expect(planned(ff(['g1: German 16-10 Inf XX @0503', POLE]), 'overrun')).toEqual([]);
    expect(planned(ff(['g1: German 16-8 Inf XX @0504', 'p1: Polish 2-6 Inf XX @0505']), 'overrun').length).toBeGreaterThan(0);
    // whoever is too far away for what it costs is left out
    expect(planned(ff(['g1: German 16-10-10 Pz XX @0501', POLE]), 'overrun')).toEqual([]);
  });

  it('the better the odds, the sooner they are offered', () => {
    const p = ff(['g1: German 13-9-10 Pz XX (4-10) @0504', 'g2: German 12-9-10 Pz XX (4-10) @0504', 'p1: Polish 2-6 Inf XX (1-6) @0505']);
    const [first] = planned(p, 'overrun 0505');
    expect(first.actions).toEqual([overrun('0505', 'g1', 'g2')]);
  });

  it('are chosen by the greedy bot where they promise much, and left where they do not', () => {
    const p = ff(['g1: German 13-9-10 Pz XX (4-10) @0504', 'g2: German 12-9-10 Pz XX (4-10) @0504', POLE], { result: 'E' });
    expect(chosen(p)).toContainEqual(overrun('0505', 'g1', 'g2'));
    const bad = ff(['g1: German 13-9-10 Pz XX (4-10) @0504', 'g2: German 12-9-10 Pz XX (4-10) @0504', POLE], { result: 'A' });
    expect(chosen(bad).filter((a) => a.type === 'overrun')).toEqual([]);
  });
});

describe('combat at the end of exploitation', () => {
  it('is prepared for in exploitation, and planned when it comes', () => {
    const p = ff(['g1: German 13-9-10 Pz XX (4-10) @0502', 'g2: German 12-9-10 Pz XX (4-10) @0403', 'p1: Polish 6-6 Inf XX @0505'], { phase: 'exploitation', result: 'E' });
    const gathers = planned(p, 'gather against 0505');
    expect(gathers.length).toBeGreaterThan(0);
    const there = p.act(gathers[0].actions).act(endPhase);
    expect(there.state.phase).toBe('exploitationCombat');
    const attacks = planned(there, 'attack 0505');
    expect(attacks.length).toBeGreaterThan(0);
    for (const { actions } of attacks) expect(there.try(actions)).toEqual([]);
    expect(chosen(there).some((a) => a.type === 'resolve')).toBe(true);
  });

  it('is nothing for those who have attacked, or may not', () => {
    const fought = ff(['g1: German 13-9-10 Pz XX @0502 attacked', 'g2: German 12-9-10 Inf XX @0403', 'p1: Polish 6-6 Inf XX @0505'], { phase: 'exploitation', result: 'E' });
    expect(planned(fought, 'gather')).toEqual([]);
    // the same kinds may attack that are brought up for it
    const gathers = (unit: string, player: string, foe: string): boolean => planned(position({ rules: 'fire-in-the-east', amend: [...AMEND, 'REFORM-6'], phase: 'exploitation', player, result: 'E', units: [`u1: ${unit} @0503`, `u2: ${unit} @0403`, `x1: ${foe} @0505`] }), 'gather against 0505').length > 0;
    const [AXIS, SOVIETS] = ['germany+romania+hungary+italy+finland', 'soviet-union'];
    const soviet = (unit: string): boolean => gathers(`Soviet ${unit}`, SOVIETS, 'German 6-6 Inf XX');
    const axis = (unit: string): boolean => gathers(unit, AXIS, 'Soviet 6-6 Rifle XX');
    expect([soviet('8-8 Tank XXX'), soviet('8-8 Tank XX'), soviet('8-8 mot Inf XX'), soviet('8-8 Cav XXX')]).toEqual([true, false, false, false]);
    expect([axis('German 8-8 Pz XX'), axis('Romanian 8-8 Arm XX')]).toEqual([true, true]);
    expect(planned(ff(['p1: Polish 13-9-10 Pz XX @0502', 'p2: Polish 12-9-10 Pz XX @0403', 'g1: German 6-6 Inf XX @0505'], { phase: 'exploitation', player: 'poland', result: 'E' }), 'gather')).toEqual([]);
  });
});

describe('retreats before combat', () => {
  const evading = (result: string): Fixture => ff([...PANZERS.map((u) => u.replace(/@\d+/, '@0504')), 'p1: Polish 4-8 Cav X @0505 dot'], { amend: [...AMEND, 'FITE-9I'], result, phase: 'combat' }).act(attack('0505', 'g1', 'g2'));

  it('come first where what is coming would cost much, and last where it would not', () => {
    const [e] = planned(evading('E'), '');
    const [s] = planned(evading('S'), '');
    expect([e.label, s.label]).toEqual(['retreat before combat', 'stand fast']);
    for (const p of [evading('E'), evading('S')]) for (const { actions } of planned(p, '')) expect(p.try(actions)).toEqual([]);
  });

  it('are chosen by the greedy bot when they save the unit', () => {
    const p = evading('E');
    expect(chosen(p)[0]).toMatchObject({ type: 'retreat', unit: 'p1' });
  });
});
