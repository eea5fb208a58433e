/** The surprise turn of the article. @rule REFORM 31F1 */
import { describe, expect, it } from 'vitest';
import { endPhase, type Fixture, march, position, type Sketch } from '../fixture.js';

const AXIS = 'germany+romania+hungary+italy+finland';
const ALL = ['REFORM-9K', 'REFORM-13', 'REFORM-12', 'REFORM-12G', 'REFORM-12H', 'REFORM-31F1', 'REFORM-31F1-12'];

const attack = (more: Sketch = {}): Fixture =>
  position({
    rules: 'fire-in-the-east',
    amend: ALL,
    begins: 'Jun II 41',
    surprise: 'ground',
    territories: { Germany: '01-03' },
    sources: { germany: '0202' },
    player: 'surprise',
    slices: { logistics: { pools: { 'Germany': 3, 'Romania': 1, 'Soviet Union': 3 } } },
    units: ['g1: German 12-10 Pz XX @0404', 'g2: German 7-6 Inf XX @0404', 'r1: Romanian 4-6 Inf XX @0606', 'h1: German 0-10 Army HQ HQ @0204', 's1: Soviet 1-6 Inf XX @0505', 's2: Soviet 0-1 Inf X @0304', 'f1: Soviet 0-8 Front HQ HQ @0909'],
    ...more,
  });

const active = ({ state, game }: Fixture): ReadonlyArray<string> => (state.slices['headquarters'] as { active: ReadonlyArray<number> }).active.map((u) => game.board.roster.ids[u]);

const walk = (start: Fixture, done: (at: Fixture) => boolean): ReadonlyArray<string> => {
  const seen: string[] = [];
  for (let at = start; !done(at); at = at.act(endPhase)) {
    const name = `${at.game.board.setting.playerTurns[at.state.playerTurn].name} ${at.state.phase}`;
    if (seen[seen.length - 1] !== name) seen.push(name);
  }
  return seen;
};

describe('REFORM 31F1: the surprise turn', () => {
  it('ER-31F1.2 has no exploitation phase, and no combat at its end', () => {
    const surprise = (at: Fixture): boolean => at.state.playerTurn !== 2;
    expect(walk(attack(), surprise)).toEqual(['Surprise attack movement', 'Surprise attack air', 'Surprise attack combat']);
    // the standard game, and 9K over it, have both
    expect(walk(attack({ amend: ['REFORM-9K'] , slices: {} }), surprise)).toEqual(['movement', 'air', 'combat', 'exploitation', 'exploitationCombat'].map((p) => `Surprise attack ${p}`));
    // and so has the regular turn
    expect(walk(attack(), (at) => at.state.playerTurn === 1).slice(3)).toEqual(['initial', 'movement', 'air', 'combat', 'exploitation', 'exploitationCombat'].map((p) => `Axis ${p}`));
  });

  it('ER-31F1.1 knows no overruns, not even of units without defense strength', () => {
    const weak = { type: 'overrun', units: ['g1', 'g2'], target: '0505', by: 'march' } as const;
    const none = { type: 'overrun', units: ['g2'], target: '0304', by: 'march' } as const;
    const units = ['g1: German 24-10 Pz XX @0404', 'g2: German 7-6 Inf XX @0404', 's1: Soviet 1-6 Inf XX @0505', 's2: Soviet 0-6 Inf X @0304'];
    const at = attack({ units });
    expect([at.try(weak), at.try(none)]).toEqual([['overrun/surprise-turn'], ['overrun/surprise-turn']].map((c) => expect.arrayContaining(c)));
    expect(at.legal().filter((a) => a.type === 'overrun')).toEqual([]);
    const without = attack({ units, amend: ALL.filter((a) => a !== 'REFORM-31F1') });
    expect([without.try({ ...weak, units: ['g1'] }), without.try(none)]).toEqual([[], []]);
    const regular = attack({ units, player: AXIS });
    expect(regular.try(none)).toEqual([]);
  });

  it('ER-31F1.3 gives Germans attack supply without a headquarters, allies not', () => {
    const units = ['g1: German 7-6 Inf XX @0404', 'r1: Romanian 4-6 Inf XX @0404', 's1: Soviet 4-6 Inf XX @0505'];
    const strengths = (more: Sketch) => attack({ units, phase: 'combat', ...more }).odds('0505', 'g1', 'r1').strengths;
    expect(strengths({})).toEqual({ g1: 7, r1: 2, s1: 4 });
    expect(strengths({ readings: { 'surprise-attack-supply': 'axis' } })).toEqual({ g1: 7, r1: 4, s1: 4 });
    expect(strengths({ amend: ALL.filter((a) => a !== 'REFORM-31F1-12') })).toEqual({ g1: 3.5, r1: 2, s1: 4 });
    expect(strengths({ player: AXIS })).toEqual({ g1: 3.5, r1: 2, s1: 4 });
    // with or without an initial phase it is the surprise turn
    expect(strengths({ readings: { 'surprise-initial-phase': 'full' } })).toEqual({ g1: 7, r1: 2, s1: 4 });
  });

  it('ER-31F1.4 before it the Axis pays for headquarters of the regular turn, the Soviets do not', () => {
    const deploying = { phase: 'deployment', turn: 0, units: ['h1: German 0-10 Army HQ HQ @0204', 'f1: Soviet 0-8 Front HQ HQ @0909'] } as const;
    const before = attack({ ...deploying, player: AXIS }).act({ type: 'deploy', unit: 'h1', hex: '0204' });
    expect(before.state.phase).toBe('deployment');
    const paid = before.act({ type: 'order', order: 'activate', subject: ['h1'] });
    const surprise = paid.to('movement');
    expect([surprise.state.playerTurn, surprise.state.turn, active(surprise)]).toEqual([2, 1, []]);
    const regular = surprise.to('movement');
    expect([regular.state.playerTurn, regular.state.turn, active(regular)]).toEqual([0, 1, ['h1']]);
    const soviets = attack({ ...deploying, player: 'soviet-union' }).act({ type: 'deploy', unit: 'f1', hex: '0909' });
    expect(soviets.try({ type: 'order', order: 'activate', subject: ['f1'] })).toEqual(['hq/axis-pays-before']);
    expect(attack({ player: 'soviet-union', phase: 'initial' }).try({ type: 'order', order: 'activate', subject: ['f1'] })).toEqual([]);
  });

  it('AMB-ER-150 by one reading it has an initial phase, and headquarters still wait for the regular turn', () => {
    const full = attack({ readings: { 'surprise-initial-phase': 'full' }, phase: 'initial' });
    expect([full.state.playerTurn, full.state.phase]).toEqual([2, 'initial']);
    const paid = full.act({ type: 'order', order: 'activate', subject: ['h1'] });
    expect(active(paid.to('movement'))).toEqual([]);
    expect(active(paid.to('movement').to('movement'))).toEqual(['h1']);
    const points = (more: Sketch): number => (attack({ amend: [...ALL, 'REFORM-34A1'], phase: 'initial', ...more }).state.slices['logistics'] as { pools: { Germany: number } }).pools.Germany;
    expect(points({ readings: { 'surprise-initial-phase': 'full' } })).toBe(10);
  });

  it('ER-31F1.5 may be left to aircraft: no movement and no combat on the ground', () => {
    const air = attack({ surprise: 'air-only', phase: 'air' });
    expect(walk(air, (at) => at.state.playerTurn !== 2)).toEqual(['Surprise attack air']);
    expect(air.try(march('g1', '0403'))).toEqual(['sequence/wrong-phase']);
    const none = position({ rules: 'fire-in-the-east', amend: ALL, begins: 'Jun II 41', units: ['g1: German 12-10 Pz XX @0404'] });
    expect(none.game.board.setting.playerTurns).toHaveLength(2);
  });
});
