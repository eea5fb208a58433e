/** Combat of the generic rules where two things come together: order of units, the first hex, the defenseless, what refusals name. */
import { describe, expect, it } from 'vitest';
import { advance, attack, commit, type Fixture, position, retreat, roll, type Sketch } from '../fixture.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';

const on = (result: string, units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture => position({ phase: 'combat', result, units, ...more });
const ixs = (p: Fixture, ...ids: ReadonlyArray<string>): ReadonlyArray<number | undefined> => ids.map((id) => p.game.board.roster.ixOf.get(id));
const at = (p: Fixture, id: string): string => `${p.unit(id).hex} ${p.unit(id).face}`;
const NORTH = 'g1: German 9-6 Inf XX @0504';

describe('losses', () => {
  it('are asked of units in the order of their list, whoever of them retreated into the hex', () => {
    const units = [NORTH, 'p1: Polish 4-6 Inf XX @0505 defended', 'p2: Polish 4-6 Inf XX @0505'];
    const p = on('DH', units, { underway: true, readings: { 'half-loss-of-retreated': 'counted' } }).act(attack('0505', 'g1'), roll(1));
    expect(p.due()).toMatchObject({ kind: 'losses', candidates: ixs(p, 'p1', 'p2') });
  });

  it('strike units in the first hex of the map too', () => {
    const defended = on('DE', ['g1: German 9-6 Inf XX @0102', 'p1: Polish 4-6 Inf XX @0101']).act(attack('0101', 'g1'), roll(1));
    expect(defended.unit('p1').hex).toBe('eliminated');
    const attacked = on('AE', ['g1: German 9-6 Inf XX @0101', 'p1: Polish 4-6 Inf XX @0102']).act(attack('0102', 'g1'), roll(1));
    expect(attacked.unit('g1').hex).toBe('eliminated');
  });

  it('BC-9G.5 AMB-BC-66 defenseless-cadres=removed takes units without defense for good, where nobody has any, and others as ever', () => {
    const readings = { 'defenseless-cadres': 'removed' };
    const alone = on('AS', [NORTH, 'p1: Polish 4-0-6 Inf XX (1-6) @0505'], { readings }).act(attack('0505', 'g1'));
    expect(alone.unit('p1').hex).toBe('eliminated');
    // who retreated to it has a strength, though it does not count
    const sheltered = on('AS', [NORTH, 'p1: Polish 4-0-6 Inf XX (1-6) @0505', 'p2: Polish 5-6 Inf XX (2-6) @0505 defended'], { underway: true, readings }).act(attack('0505', 'g1'));
    expect([sheltered.unit('p1').hex, at(sheltered, 'p2')]).toEqual(['eliminated', '0505 cadre']);
    // by a die the hex is eliminated like any other
    const by = (more: Readonly<Record<string, string>>, ...units: ReadonlyArray<string>): Fixture => on('DE', [NORTH, ...units], { underway: true, readings: { ...readings, ...more } }).act(attack('0505', 'g1'), roll(1));
    const die = by({}, 'p1: Polish 4-0-6 Inf XX (1-6) @0505', 'p2: Polish 4-6 Inf XX @0505');
    expect([die.unit('p1').face, die.unit('p2').hex]).toEqual(['cadre', 'eliminated']);
    const spared = by({ 'sheltered-with-defenseless': 'spared' }, 'p1: Polish 4-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0505 defended');
    expect([spared.unit('p1').hex, spared.unit('p2').hex]).toEqual(['eliminated', 'eliminated']);
    // they are lost in combat, and told as such
    expect(alone.events).toContainEqual(expect.objectContaining({ type: 'unitEliminated', unit: 'p1', cause: 'combat' }));
    // attackers below the lowest odds are lost without a die too, and their cadres stay
    const weak = on('AS', ['g1: German 1-0-6 Inf XX (1-6) @0504', 'p1: Polish 9-6 Inf XX @0505'], { readings }).act(attack('0505', 'g1'));
    expect(at(weak, 'g1')).toBe('0504 cadre');
  });
});

describe('the die', () => {
  it('BC-9A.12 is waited for: until it is thrown the combat has no result and nothing to carry out', () => {
    const p = on('DR', [NORTH, 'p1: Polish 4-6 Inf XX @0505']).act(attack('0505', 'g1'));
    expect(p.due()).toMatchObject({ kind: 'roll', purpose: 'combat', side: 'axis' });
    expect(p.state.combat).toMatchObject({ result: null, todo: [] });
    expect(p.act(roll(1)).state.combat).toMatchObject({ result: 'DR', todo: ['advance'] });
  });

  it('AMB-BC-73 hexside-effects: a hexside works on it only when all cross one of its kind', () => {
    const sketch: Partial<Sketch> = { hexsides: { 'minor-river': '0504/0505', fortified: '0604>0505' }, chart: { 'hexside/minor-river': { die: '-1' } } };
    const p = on('AS', [NORTH, 'g2: German 9-6 Inf XX @0604', 'p1: Polish 4-6 Inf XX @0505'], sketch);
    expect([p.odds('0505', 'g1', 'g2').modifier, p.odds('0505', 'g1').modifier]).toEqual([0, -1]);
  });
});

describe('retreats of attackers', () => {
  it('AMB-BC-89 retreating-friends=arrived: who still has to go is no friend in the hex that he attacked from', () => {
    const units = ['g1: German 9-10 Pz XX (3-10) @0504', 'g2: German 4-6 Inf XX @0404', 'p1: Polish 9-6 Inf XX @0505'];
    const thrown = (...more: ReadonlyArray<string>): Fixture =>
      on('AR', [...units, ...more], { terrain: { sea: '0503 0603 0604 0403' }, readings: { 'retreating-friends': 'arrived' } }).act(attack('0505', 'g1', 'g2'), roll(1), retreat('g1', '0404'));
    expect(at(thrown(), 'g1')).toBe('0404 cadre');
    expect(at(thrown('g3: German 1-6 Inf III @0404'), 'g1')).toBe('0404 full');
  });
});

describe('an advance', () => {
  it('of the last unit closes the offer at once', () => {
    const p = on('DE', [NORTH, 'g2: German 9-6 Inf XX @0504', 'p1: Polish 4-6 Inf XX @0505']).act(attack('0505', 'g1', 'g2'), roll(1));
    const types = (q: Fixture): ReadonlyArray<string> => q.events.map((e) => e.type).filter((t) => t.startsWith('decision'));
    expect([types(p.act(advance('g1'))), types(p.act(advance('g1')).act(advance('g2')))]).toEqual([['decisionChanged'], ['decisionClosed']]);
  });
});

describe('refusals name', () => {
  const wrong = (p: Fixture, action: EuropaAction) => p.refusals(action).map(({ code, subject, params }) => ({ code, subject, params }));

  it('the unit and the hex of an attack', () => {
    const p = on('AS', [NORTH, 'g3: German 0-1-6 Art II @0504', 'p1: Polish 4-6 Inf XX @0505']);
    expect(wrong(p, { type: 'commit', unit: 'g1', target: '0507' })).toContainEqual({ code: 'attack/not-adjacent', subject: ['g1', '0507'], params: { unit: 'g1', target: '0507' } });
    expect(wrong(p.act(commit('0505', 'g3')), { type: 'resolve' })).toEqual([{ code: 'attack/zero-strength', subject: ['g3'], params: { units: 1 } }]);
  });

  it('the unit and the hexes of a retreat', () => {
    const p = on('DR', [NORTH, 'g2: German 1-6 Inf III @0506', 'p1: Polish 4-6 Inf XX @0505']).act(attack('0505', 'g1'), roll(1));
    expect(wrong(p, { type: 'retreat', unit: 'p1', to: '0506' })).toEqual([{ code: 'retreat/enemy-occupied', subject: ['p1', '0506'], params: { unit: 'p1', from: '0505', to: '0506' } }]);
  });

  it('the unit and the hex of an advance', () => {
    const p = on('DE', [NORTH, 'g2: German 4-0 Inf XX @0504', 'p1: Polish 4-6 Inf XX @0505']).act(attack('0505', 'g1', 'g2'), roll(1));
    expect(wrong(p, { type: 'advance', unit: 'g2' })).toContainEqual({ code: 'advance/no-movement', subject: ['g2', '0505'], params: { unit: 'g2', hex: '0505' } });
  });
});
