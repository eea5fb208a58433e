/** Advance after combat. @rule EBC 9F2 */
import { describe, expect, it } from 'vitest';
import { advance, attack, commit, lose, pass, position, retreat, roll, type Sketch } from '../fixture.js';

const DIVISION = 'p1: Polish 5-6-6 Inf XX @0505';
const NORTH = 'g1: German 7-6 Inf XX (3-6) @0504';
const sketch = (result: string, ...units: ReadonlyArray<string>): Sketch => ({ phase: 'combat', result, units });

describe('EBC 9F2: advances', () => {
  it('BC-9F2.1 nobody has to advance', () => {
    const p = position(sketch('DE', DIVISION, NORTH)).act(attack('0505', 'g1'), roll(1));
    expect(p.legal()).toEqual([advance('g1'), pass]);
    const stayed = p.act(pass);
    expect([stayed.unit('g1').hex, stayed.owner('0505'), stayed.due()]).toEqual(['0504', 'poland', null]);
    expect(p.act(advance('g1')).unit('g1').hex).toBe('0505');
  });

  it('BC-9F2.2 only into a hex that has been cleared', () => {
    for (const result of ['DR', 'DE']) {
      const p = position(sketch(result, DIVISION, NORTH)).act(attack('0505', 'g1'), roll(1));
      const cleared = result === 'DR' ? p.act(retreat('p1', '0506')) : p;
      expect(cleared.try(advance('g1'))).toEqual([]);
    }
    for (const result of ['AS', 'AR', 'AE', 'AH']) {
      const p = position(sketch(result, DIVISION, NORTH)).act(attack('0505', 'g1'), roll(1));
      expect([result, p.due()?.kind]).not.toEqual([result, 'advance']);
      if (p.due() === null) expect(p.try(advance('g1'))).toEqual(['sequence/nothing-due']);
    }
    // HX with a defender left in place
    const exchanged = position(sketch('HX', DIVISION, 'p2: Polish 4-6 Cav X @0505 dot', NORTH)).act(attack('0505', 'g1'), roll(1));
    expect(exchanged.act(lose('p2')).due()?.kind).not.toBe('advance');
  });

  it('BC-9F2.3 only units that took part in the attack', () => {
    const p = position(sketch('DE', DIVISION, NORTH, 'g2: German 7-6 Inf XX @0504')).act(attack('0505', 'g1'), roll(1));
    expect(p.try(advance('g2'))).toEqual(['advance/not-an-attacker']);
    expect(position(sketch('DE', DIVISION, NORTH, 'g2: German 7-6 Inf XX @0504')).act(attack('0505', 'g1', 'g2'), roll(1)).try(advance('g2'))).toEqual([]);
  });

  it('BC-9F2.3 not units that had to retreat from the same combat, though they stand beside the hex again (AMB-BC-108)', () => {
    // the weaker attacker kills the only defender and survives as a cadre, which retreats
    const p = position(sketch('EX', 'p1: Polish 8-6 Inf XX @0505', 'g1: German 7-6 Inf XX (3-6) @0504')).act(attack('0505', 'g1'), roll(1));
    expect([p.unit('p1').hex, p.unit('g1')]).toMatchObject(['eliminated', { hex: '0504', face: 'cadre' }]);
    // nor do they retreat into it
    expect(p.try(retreat('g1', '0505'))).toEqual(['retreat/turns-back']);
    const beside = p.act(retreat('g1', '0604'));
    expect([beside.unit('g1').hex, beside.due()]).toEqual(['0604', null]);
  });

  it('BC-9F2.4 up to the stacking limit: six units, three of them divisions, and artillery besides', () => {
    const stack = [
      ...[1, 2, 3, 4].map((i) => `d${i}: German 2-6 Inf XX @0504`),
      ...[1, 2, 3, 4].map((i) => `r${i}: German 2-6 Inf III @0604`),
      ...[1, 2, 3].map((i) => `a${i}: German 2-6 Art III @0404`),
    ];
    const ids = stack.map((u) => u.slice(0, 2));
    const p = position(sketch('DE', DIVISION, ...stack)).act(attack('0505', ...ids), roll(1), advance('d1'), advance('d2'), advance('d3'));
    expect(p.try(advance('d4'))).toEqual(['advance/over-stacking-limit']);
    const six = p.act(advance('r1'), advance('r2'), advance('r3'));
    expect(six.try(advance('r4'))).toEqual(['advance/over-stacking-limit']);
    const eight = six.act(advance('a1'), advance('a3'));
    // full: the offer lapses by itself
    expect([eight.stack('0505').length, eight.due()]).toEqual([8, null]);
    const withDivision = position(sketch('DE', DIVISION, ...stack.filter((u) => !u.startsWith('a')), 'ax: German 3-6 Art XX @0404', 'ay: German 3-6 Art XX @0404')).act(
      attack('0505', ...ids.filter((i) => !i.startsWith('a')), 'ax', 'ay'),
      roll(1),
      ['d1', 'd2', 'd3', 'r1', 'r2', 'r3', 'ax'].map(advance),
    );
    expect([withDivision.stack('0505').length, withDivision.due()]).toEqual([7, null]);
  });

  it('BC-9F2.5 at once, before any other attack', () => {
    const two = sketch('DE', DIVISION, NORTH, 'p2: Polish 5-6-6 Inf XX @0405', 'g2: German 7-6 Inf XX @0404');
    const p = position(two).act(attack('0505', 'g1'), roll(1));
    expect(p.try(commit('0405', 'g2'))).toEqual(['sequence/decision-due']);
    const late = p.act(pass, attack('0405', 'g2'), roll(1));
    expect(late.try(advance('g1'))).toEqual(['advance/not-an-attacker']);
    expect(late.act(pass).try(advance('g1'))).toEqual(['sequence/nothing-due']);
  });

  it('BC-9F2.6 defenders never advance', () => {
    for (const result of ['AE', 'AR']) {
      const p = position(sketch(result, DIVISION, 'g1: German 7-6 Inf XX @0504')).act(attack('0505', 'g1'), roll(1));
      const emptied = result === 'AE' ? p : p.act(retreat('g1', '0503'));
      expect([emptied.stack('0504'), emptied.due(), emptied.actor()]).toEqual([[], null, 'axis']);
    }
  });

  it('BC-9F2.7 a unit that advances owns the hex, and its zone counts at once', () => {
    const two: Sketch = sketch('DE DR', DIVISION, NORTH, 'p2: Polish 5-6-6 Inf XX (2-6) @0506', 'g2: German 7-6 Inf XX @0507');
    const first = position(two).act(attack('0505', 'g1'), roll(1));
    const retreats = (moved: ReturnType<typeof first.act>) => {
      const p = moved.act(attack('0506', 'g2'), roll(2));
      return p.legal().map((a) => (a.type === 'retreat' ? a.to : a.type)).sort();
    };
    expect(first.owner('0505')).toBe('poland');
    expect(first.act(advance('g1')).owner('0505')).toBe('germany');
    // g2 covers 0406 and 0606; 0405, 0505 and 0605 are free unless g1 stands in 0505
    expect(retreats(first.act(pass))).toEqual(['0405', '0605']);
    expect(retreats(first.act(advance('g1')))).toEqual(['0405', '0406', '0605', '0606']);
  });

  it('BC-9F2.2 a unit that cannot move at all does not advance either (AMB-BC-110)', () => {
    const p = position(sketch('DE', DIVISION, 'g1: German 7-0 Inf XX @0504', 'g2: German 7-6 Inf XX @0504')).act(attack('0505', 'g1', 'g2'), roll(1));
    expect(p.try(advance('g1'))).toEqual(['advance/no-movement']);
    expect(p.legal()).toEqual([advance('g2'), pass]);
    // to nobody else is it offered
    const alone = position(sketch('DE', DIVISION, 'g1: German 7-0 Inf XX @0504')).act(attack('0505', 'g1'), roll(1));
    expect(alone.due()).toBeNull();
    expect(alone.events).not.toContainEqual(expect.objectContaining({ type: 'decisionOpened', decision: expect.objectContaining({ kind: 'advance' }) }));
  });
});
