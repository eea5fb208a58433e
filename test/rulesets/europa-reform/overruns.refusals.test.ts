/**
 * Reform, rule 13: what is said of overruns that are refused, in whole sentences, and that nothing else is said. Overrunners stand in
 * 0504 and go for 0505.
 */
import { describe, expect, it } from 'vitest';
import { type Actions, commit, endPhase, type Fixture, march, overrun, position, roll, type Sketch } from '../fixture.js';

const ready = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture => position({ amend: ['REFORM-9C', 'REFORM-13'], result: 'E', units, ...more });
const rifle = (defense: number, hex = '0505', size = 'XX'): string => `p${hex}: Polish ${defense}-6 Inf ${size} @${hex}`;
const panzers = (n: number, hex = '0504'): ReadonlyArray<string> => Array.from({ length: n }, (_, i) => `g${i + 1}: German 10-10-10 Pz XX (4-10) @${hex}`);
/** Code and sentence of every refusal. */
const said = (p: Fixture, ...actions: ReadonlyArray<Actions>): ReadonlyArray<string> => p.refusals(...actions).map(({ code, detail }) => `${code}: ${detail}`);

describe('odds that are too low', () => {
  const odds = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): ReadonlyArray<string> => said(ready(units, more), overrun('0505', ...units.flatMap((u) => (u.startsWith('g') ? [u.slice(0, 2)] : []))));
  const BRING = 'Bring up stronger units, or attack in the combat phase.';

  it('for anybody: what would be enough, for German c/m units and for others', () => {
    expect(odds(['g1: German 19-10-10 Pz XX @0504', rifle(4)])).toEqual([`overrun/odds: The odds are 19 against 4, 4:1; 5:1 takes 20. ${BRING}`]);
    const foot = `overrun/odds: The odds are 15 against 4, 3:1; 6:1 takes 24, and 5:1, enough for German c/m units alone, 20. ${BRING}`;
    expect(odds(['g1: German 15-10 Inf XX @0504', rifle(4)])).toEqual([foot]);
    expect(odds(['g1: German 12-10-10 Pz XX @0504', 'g2: German 3-10 Inf XX @0504', rifle(4)])).toEqual([foot]);
  });

  it('for some of them: who they are', () => {
    const needed = 'The odds are 20 against 4, 5:1, enough for German c/m units alone; 6:1 is needed, which takes 24, since';
    expect(odds(['g1: German 20-10 Inf XX @0504', rifle(4)])).toEqual([`overrun/odds: ${needed} g1 is none. Bring up stronger units.`]);
    expect(odds(['g1: German 12-10-10 Pz XX @0504', 'g2: German 4-10 Inf XX @0504', 'g3: German 4-10 Inf XX @0504', rifle(4)])).toEqual([
      `overrun/odds: ${needed} g2, g3 are none. Leave them out, or bring up stronger units.`,
    ]);
  });

  it('ER-13.40 without any attack strength', () => {
    const some = 'an overrun takes some attack strength.';
    expect(odds(['g1: German 0-8 Cons III @0504', rifle(4)])).toEqual([`overrun/odds: The odds are 0 against 4, 0:1: ${some}`]);
    const screen = ['g1: German 0-8 Cons III @0504', 'p1: Polish 0-0 hv AA II @0505'];
    const unarmed = (who: string): string =>
      `overrun/zero-strength: The units in 0505 have no defense strength, and ${who} no attack strength; overrun them with units that have some, and let the others follow by a step.`;
    expect(odds(screen)).toEqual([unarmed('g1'), `overrun/odds: The odds are 0 against 0: ${some}`]);
    // no part of them is asked for odds of its own
    expect(odds([...screen, 'g2: German 0-10 mot Cons III @0504'], { readings: { 'mixed-overruns': 'parts' } })).toEqual([unarmed('g1, g2'), `overrun/odds: The odds are 0 against 0: ${some}`]);
  });
});

describe('units that have stopped', () => {
  it('ER-13.10 in the zone of control of others than those in the hex', () => {
    const p = ready(['g1: German 20-10-10 Pz XX @0503', rifle(3), rifle(5, '0404')]);
    expect(said(p, march('g1', '0504'), overrun('0505', 'g1'))).toEqual(['overrun/stopped: g1 has stopped in 0504 in the zone of control of enemies outside 0505; overrun with units that have not.']);
  });

  it('and in no zone of control at all', () => {
    // nobody pauses: those under way have stopped when another unit sets out. Regiments exert no zone
    const p = ready(['g1: German 15-10-10 Pz XX @0503', 'g2: German 15-10-10 Pz XX @0503', 'g3: German 7-6 Inf XX @0703', rifle(3, '0505', 'III')], { readings: { pausing: 'never' } });
    const pausing = p.act(march('g1', '0504'), march('g2', '0504'), march('g3', '0702'));
    expect(said(pausing, overrun('0505', 'g2'))).toEqual(['overrun/stopped: g2 has stopped in 0504 for this phase; overrun with units that have not.']);
    expect(said(pausing, overrun('0505', 'g1', 'g2'))).toEqual(['overrun/stopped: g1, g2 have stopped in 0504 for this phase; overrun with units that have not.']);
  });
});

describe('the place', () => {
  it('ER-13.3 AMB-ER-69 too many of them: for either hex, and on the first hex of the map as well', () => {
    const full = (hex: string): string => `${hex} would hold 4 divisional and 0 other units (0 of them artillery); at most six units, three of them divisional, may stack, with two artillery units or one artillery division besides.`;
    const four = (from: string, target: string, reading: string): ReadonlyArray<string> =>
      said(ready([...panzers(4, from), rifle(1, target)], { readings: { 'overrun-approach-stacking': reading } }), overrun(target, 'g1', 'g2', 'g3', 'g4'));
    for (const [from, target] of [['0504', '0505'], ['0101', '0102']])
      expect([four(from, target, 'target-only'), four(from, target, 'both')]).toEqual([[`overrun/stacking: ${full(target)}`], [`overrun/stacking: ${full(target)} ${full(from)}`]]);
  });

  it('ER-13.2 out of two hexes: nothing is said of the limit, which depends on where they gather', () => {
    const units = [...panzers(2), ...panzers(4, '0604').slice(2), rifle(2)];
    for (const reading of ['target-only', 'both'])
      expect(said(ready(units, { readings: { 'overrun-approach-stacking': reading } }), overrun('0505', 'g1', 'g2', 'g3', 'g4'))).toEqual([
        'overrun/not-together: g1, g2, g3, g4 stand in different hexes (0504, 0604); gather them in one hex beside 0505 first.',
      ]);
  });

  it('ER-13.2 too far away, or without anybody there: nothing is said of odds', () => {
    for (const strength of [1, 20])
      expect(said(ready([`g1: German ${strength}-10 Inf XX @0504`, rifle(4, '0506')]), overrun('0506', 'g1'))).toEqual(['overrun/not-adjacent: 0506 is not adjacent to 0504; overrun a hex beside the overrunners.']);
    expect(said(ready(['g1: German 0-8 Cons III @0504', rifle(4, '0506')]), overrun('0505', 'g1'))).toEqual(['overrun/no-enemy: 0505 holds no enemy unit; step into it instead.']);
  });
});

describe('after an overrun that failed', () => {
  it('AMB-ER-61 attack-after-failed-overrun=no: who does not attack, and why', () => {
    const failed = (phase: 'movement' | 'exploitation'): Fixture =>
      position({ amend: ['REFORM-9C', 'REFORM-9K', 'REFORM-13'], result: 'S', phase, readings: { 'attack-after-failed-overrun': 'no' }, units: [...panzers(2), rifle(4)] }).act(overrun('0505', 'g1', 'g2'), roll(1));
    expect(failed('movement').to('combat').refusals(commit('0505', 'g1'))).toEqual([
      expect.objectContaining({
        code: 'attack/overrun-failed',
        subject: ['g1'],
        detail: 'By the reading in force g1 does not attack in this player turn: its overrun ended otherwise than in E. Attack with other units.',
        params: { unit: 'g1' },
      }),
    ]);
    // whether units attack at the end of exploitation is another question (AMB-ER-52)
    expect(said(failed('exploitation').act(endPhase), commit('0505', 'g1'))).toEqual([]);
  });
});
