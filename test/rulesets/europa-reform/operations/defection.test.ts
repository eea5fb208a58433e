/** Allies that change sides. @rule FITE 32, REFORM 32 */
import { describe, expect, it } from 'vitest';
import { apply } from '../../../../src/engine/apply.js';
import { isRight } from '../../../../src/prelude.js';
import { renderSvg } from '../../../../src/render/index.js';
import { narrate } from '../../../../src/rulesets/europa/narrate.js';
import { type Fixture, position, type Sketch } from '../../fixture.js';

interface Books {
  readonly pools: Readonly<Record<string, number>>;
  readonly defected: ReadonlyArray<string>;
  readonly lost: ReadonlyArray<number>;
  readonly planned: ReadonlyArray<unknown>;
}
const books = (at: Fixture): Books => at.state.slices['logistics'] as Books;

/** Bucharest in 0303, lost to the Soviets as their player turn ends. */
const fall = (more: Sketch = {}): Fixture =>
  position({
    rules: 'fire-in-the-east',
    amend: ['FITE-32-Defection', 'REFORM-12', 'REFORM-12G', 'REFORM-12H', 'REFORM-32', 'REFORM-34A1'],
    begins: 'Jul I 42',
    player: 'soviet-union',
    phase: 'exploitation',
    territories: { Romania: '01-05' },
    places: { '0303': 'major-partial Bucuresti*' },
    owners: { 'soviet-union': '0303' },
    sources: { 'soviet-union': '0909', germany: '0101', romania: '0101' },
    slices: { logistics: { pools: { 'Romania': 4, 'Germany': 2 }, planned: [{ hq: 3, turn: 2, payer: 'Romania' }], lost: [4] } },
    units: [
      'r1: Romanian 4-6 Inf XX (1-6) @0502 turns=x1 cadre',
      'r2: Romanian 4-6 Inf XX @0404',
      'r3: Romanian 3-6 Inf XX @0204',
      'h1: Romanian 0-8 Army HQ HQ @0204',
      'h2: Romanian 0-8 Army HQ HQ @0101 eliminated',
      'r4: Romanian 4-6 Inf XX @0101 arrives=5',
      'x1: Soviet 4-6 Inf XX (1-6) arrives=never marks=soviet-service',
      'g1: German 7-6 Inf XX @0204',
      's1: Soviet 4-6 Inf XX @0303',
      'g2: German 7-6 Inf XX @0106',
      's2: Soviet 4-6 Inf XX @0705',
    ],
    ...more,
  });
const after = (more: Sketch = {}): Fixture => fall(more).act({ type: 'endPhase' });

describe('FITE 32: a nation that loses its capital', () => {
  it('leaves the Axis: who stands with Germans stays, some go over, others go home', () => {
    const at = after({ amend: ['FITE-32-Defection'], slices: {} });
    expect(['r1', 'r2', 'r3', 'r4'].map((u) => at.unit(u).hex)).toEqual(['removed', 'removed', '0204', 'removed']);
    // the same side of the counter is up
    expect([at.unit('x1').hex, at.unit('x1').face]).toEqual(['0502', 'cadre']);
    expect(['0502', '0404', '0204', '0505', '0303'].map((h) => at.owner(h))).toEqual(['soviet-union', 'soviet-union', 'germany', 'soviet-union', 'soviet-union']);
    expect(at.state.turn).toBe(2);
  });

  it('stays while it holds its capital, or part of it, and leaves once', () => {
    const held = after({ owners: {}, units: ['r1: Romanian 4-6 Inf XX @0303', 's2: Soviet 4-6 Inf XX @0705', 'g2: German 7-6 Inf XX @0106'], slices: {} });
    expect(held.unit('r1').hex).toBe('0303');
    const two = after({ places: { '0303': 'major-full Bucuresti*', '0304': 'major-full Bucuresti*' } });
    expect(two.unit('r2').hex).toBe('0404');
    const later = after().to('movement').to('movement');
    expect(later.events.some((e) => e.type === 'nationDefected')).toBe(false);
  });

  it('does not go over without the rule, and Germany never does', () => {
    expect(after({ amend: [], slices: {} }).unit('r2').hex).toBe('0404');
    const germany = after({ territories: { Germany: '01-05' }, units: ['g1: German 7-6 Inf XX @0404', 's1: Soviet 4-6 Inf XX @0303', 's2: Soviet 4-6 Inf XX @0705'], slices: {} });
    expect(germany.unit('g1').hex).toBe('0404');
  });

  it('is told of', () => {
    const at = fall();
    const end = apply(at.game, at.state, { type: 'endPhase' });
    if (!isRight(end)) throw new Error('the phase does not end');
    const event = end.right.events.find((e) => e.type === 'nationDefected');
    expect(narrate(at.game.position(at.state), event as never).map((l) => l.text)).toEqual([
      'Romania leaves the axis side; go over: r1 Inf cadre (1-6); go home: r2 Inf XX (4-6) [FITE 32]',
    ]);
  });
});

describe('REFORM 32: what it loses besides', () => {
  it('ER-32.1 its headquarters, with Germans or in the replacement pool', () => {
    const at = after();
    expect([at.unit('h1').hex, at.unit('h2').hex]).toEqual(['removed', 'removed']);
    expect([books(at).lost, books(at).planned]).toEqual([[], []]);
    const without = after({ amend: ['FITE-32-Defection', 'REFORM-12', 'REFORM-12G', 'REFORM-12H'] });
    expect([without.unit('h1').hex, without.unit('h2').hex]).toEqual(['0204', 'eliminated']);
  });

  it('ER-32.2 the points of its pool', () => {
    expect([books(after()).pools['Romania'], books(after()).pools['Germany']]).toEqual([0, 2 + 4 + 2]);
    expect(books(after({ amend: ['FITE-32-Defection', 'REFORM-12G', 'REFORM-12H'] })).pools['Romania']).toBe(4);
  });

  it('ER-32.3 and receives none any more: no die is thrown for it', () => {
    const dice = (at: Fixture): number => at.events.filter((e) => e.type === 'decisionOpened').length;
    expect(books(after()).defected).toEqual(['Romania']);
    // Finland still throws its own
    expect([dice(after()), dice(after({ owners: {}, units: ['r1: Romanian 4-6 Inf XX @0303', 's2: Soviet 4-6 Inf XX @0705'], slices: {} }))]).toEqual([1, 2]);
  });

  it('ER-32.4 who goes over is served by Fronts, not by Germans', () => {
    const units = ['x1: Soviet 4-6 Inf XX @0404 marks=soviet-service', 'g1: German 7-6 Inf XX @0505'];
    const attack = (hq: string): number => position({ rules: 'fire-in-the-east', amend: ['REFORM-12', 'REFORM-12H'], player: 'soviet-union', phase: 'combat', units: [...units, hq] }).odds('0505', 'x1').strengths['x1'];
    expect([attack('f1: Soviet 0-8 Front HQ HQ @0403'), attack('h1: German 0-10 Army HQ HQ @0606')]).toEqual([4, 2]);
  });

  it('AMB-ER-159 who fights on beside the Axis is served by Germans, by one reading by nobody', () => {
    const strength = (readings = {}): number => {
      const at = position({
        rules: 'fire-in-the-east', amend: ['FITE-32-Defection', 'REFORM-12', 'REFORM-12G', 'REFORM-12H', 'REFORM-32'], readings,
        player: 'germany+romania+hungary+italy+finland', phase: 'combat',
        units: ['r3: Romanian 3-6 Inf XX @0404', 'g1: German 0-10 Army HQ HQ @0403', 's1: Soviet 4-6 Inf XX @0505', 'f1: Soviet 0-8 Front HQ HQ @0606'],
        slices: { logistics: { defected: ['Romania'] }, headquarters: { active: [1] } },
      });
      return at.odds('0505', 'r3').strengths['r3'];
    };
    expect([strength(), strength({ 'defected-units': 'all' })]).toEqual([3, 1.5]);
  });

  it('AMB-ER-160 headquarters in the replacement pool are lost too', () => expect(after().unit('h2').hex).toBe('removed'));
});

describe('pictures', () => {
  it('show the counters of units that have gone over in the colors of their new side, and mark them', () => {
    const { game, state } = fall().act({ type: 'endPhase' });
    const view = game.view(state);
    const there = view.stacks.flatMap((s) => s.counters).find((c) => c.id === 'x1');
    expect([there?.owner, there?.cadre, there?.marks]).toEqual(['soviet-union', true, ['gone over']]);
    expect(view.stacks.flatMap((s) => s.counters).some((c) => c.id === 'r1')).toBe(false);
    expect(renderSvg(view)).toMatch(/gone over/);
    const before = game.view(fall().state);
    expect(before.stacks.flatMap((s) => s.counters).find((c) => c.id === 'r1')).toMatchObject({ owner: 'romania', marks: [] });
    expect(renderSvg(before)).not.toMatch(/gone over/);
  });
});
