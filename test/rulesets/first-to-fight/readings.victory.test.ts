/** Readings of rules 19B and 22 and of the victory point chart: each value, and where it shows. */
import { describe, expect, it } from 'vitest';
import { attack, endPhase, type Fixture, march, position, roll, type Sketch } from '../fixture.js';
import { points } from './poland.js';

const readAs = (id: string, value: string, sketch: Sketch): Fixture => position({ rules: 'first-to-fight', ...sketch, readings: { ...sketch.readings, [id]: value } });
const both = <T>(id: string, values: ReadonlyArray<string>, sketch: Sketch, look: (p: Fixture) => T): ReadonlyArray<T> => values.map((v) => look(readAs(id, v, sketch)));

describe('the victory point chart', () => {
  const scored = (id: string, values: ReadonlyArray<string>, unit: string) => {
    const sketch: Sketch = { player: 'poland', phase: 'combat', result: 'DE', units: ['p1: Polish 30-6 Inf XX @0504', `g1: German ${unit} @0505`] };
    return both(id, values, sketch, (p) => points(p.act(attack('0505', 'p1'), roll(4))));
  };

  it('AMB-BC-150 cadreless-cm-division: as another c/m unit, or as one reduced to cadre', () => {
    const values = ['as-unit', 'as-reduced'];
    expect(scored('cadreless-cm-division', values, '9-10 Pz XX')).toEqual([1, 5]);
    expect(scored('cadreless-cm-division', values, '2-10 Pz III')).toEqual([1, 1]);
    expect(scored('cadreless-cm-division', values, '7-6 Inf XX')).toEqual([0, 0]);
  });

  it('AMB-BC-151 cadreless-division: nothing, or as one reduced to cadre', () => {
    const values = ['nothing', 'as-reduced'];
    expect(scored('cadreless-division', values, '7-6 Inf XX')).toEqual([0, 2]);
    expect(scored('cadreless-division', values, '7-6 Inf XX (3-6)')).toEqual([2, 2]);
    expect(scored('cadreless-division', values, '2-6 Inf III')).toEqual([0, 0]);
    expect(scored('cadreless-division', values, '9-10 Pz XX')).toEqual([1, 1]);
  });

  it('AMB-BC-206 last-turn-points: the tenth turn scores like the others, or not', () => {
    const end = (turn: number) => both('last-turn-points', ['yes', 'no'], { turn, player: 'poland', phase: 'exploitation', places: { '1010': 'major-partial Lwów' } }, (p) => points(p.act(endPhase)));
    expect([end(9), end(10)]).toEqual([[4, 4], [4, 0]]);
  });
});

describe('withdrawal and surrender', () => {
  const lost: Sketch = { player: 'poland', phase: 'initial', places: { '0101': 'major-partial Lwów' }, owners: { germany: '0101' }, territories: { Romania: '10' } };

  it('AMB-BC-243 exploitation-withdrawal: c/m units only, or every Pole by the step across the border', () => {
    const sketch: Sketch = { ...lost, units: ['p1: Polish 5-6-6 Inf XX @0903', 'p2: Polish 2-8 Tank II @0905'] };
    const tries = (p: Fixture) => {
      const exploiting = p.to('exploitation');
      return [exploiting.try(march('p1', '1003')), exploiting.try(march('p1', '0904')), exploiting.try(march('p2', '1005')), exploiting.try(march('p2', '0906'))];
    };
    expect(both('exploitation-withdrawal', ['cm', 'all'], sketch, tries)).toEqual([
      [['exploitation/not-cm'], ['exploitation/not-cm'], [], []],
      [[], ['exploitation/withdrawal-only'], [], []],
    ]);
    expect(points(readAs('exploitation-withdrawal', 'all', sketch).to('exploitation').act(march('p1', '1003')))).toBe(2);
    const held = { ...sketch, owners: {} };
    expect(readAs('exploitation-withdrawal', 'all', held).to('exploitation').try(march('p1', '1003'))).toContain('exploitation/not-cm');
  });

  it('AMB-BC-202 withdrawal-step: paid as any step, or free', () => {
    const sketch: Sketch = { ...lost, terrain: { mountain: '10' }, units: ['p1: Polish 5-6-6 Inf XX @0902'] };
    const tries = (p: Fixture) => {
      const moving = p.to('movement');
      return [moving.try(march('p1', '1002')), moving.try(march('p1', '0903', '1003')), moving.try(march('p1', '0903', '0904', '0905', '1005'))];
    };
    // out of supply it has 3 MP: its first step may always be taken; after that it has 2 of 4 MP, then none
    const short = ['movement/not-enough-mp'];
    expect(both('withdrawal-step', ['as-moves', 'free'], sketch, tries)).toEqual([[[], short, short], [[], [], []]]);
    const stopped = { ...sketch, units: [...(sketch.units ?? []), 'g1: German 7-6 Inf XX @0803'] };
    expect(readAs('withdrawal-step', 'free', stopped).to('movement').try(march('p1', '0903', '1003'))).toEqual(['movement/stopped']);
  });

  it('AMB-BC-248 withdrawal-right: for the whole turn, or while everything is lost', () => {
    const sketch: Sketch = { ...lost, units: ['p1: Polish 5-6-6 Inf XX @0903', 'p2: Polish 5-6-6 Inf XX @0102'] };
    const tries = (p: Fixture) => {
      const moving = p.to('movement');
      return [moving.try(march('p1', '1003')), moving.try(march('p2', '0101'), march('p1', '1003'))];
    };
    expect(both('withdrawal-right', ['whole-turn', 'while-lost'], sketch, tries)).toEqual([[[], []], [[], ['neutral/entry']]]);
  });

  it('AMB-BC-170 captured-fortresses: retaken they are places to hold, or not', () => {
    const sketch: Sketch = { ...lost, features: { fortress: '0505' }, captured: '0505', units: ['p1: Polish 5-6-6 Inf XX @0903', 'p2: Polish 5-6-6 Inf XX @0505'] };
    const seen = (p: Fixture) => [p.to('movement').try(march('p1', '1003')).length === 0, p.to('exploitation').act(endPhase).state.phase];
    expect(both('captured-fortresses', ['count', 'gone'], sketch, seen)).toEqual([[false, 'initial'], [true, 'over']]);
    // one that was never taken, and a city, hold out in either reading
    const { captured: _, ...fresh } = sketch;
    expect(both('captured-fortresses', ['count', 'gone'], fresh, seen)).toEqual([[false, 'initial'], [false, 'initial']]);
    const city = { ...sketch, places: { ...lost.places, '0505': 'major-partial Modlin' } };
    expect(both('captured-fortresses', ['count', 'gone'], city, seen)).toEqual([[false, 'initial'], [false, 'initial']]);
  });
});
