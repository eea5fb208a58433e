/** @rule EBC 5 */
import { describe, expect, it } from 'vitest';
import { attack, commit, lose, place, position, retreat, roll } from '../fixture.js';

const AROUND = ['0404', '0405', '0504', '0506', '0604', '0605'];
const at = (unit: string, more: object = {}) => position({ units: [`p1: Polish ${unit} @0505`], ...more });

describe('5: zones of control', () => {
  it('BC-5.1 divisional units have one, others not', () => {
    expect(at('5-6 Inf XX').zoc('allied', '0504')).toBe(true);
    expect(at('1-8 MG II').zoc('allied', '0504')).toBe(false);
  });

  it('BC-5.2 BC-5.3 it reaches the six hexes around, and no farther', () => {
    expect(at('5-6 Inf XX').zone('allied')).toEqual(AROUND);
    expect(at('5-6 Inf XX').zoc('allied', '0503')).toBe(false);
    expect(at('5-6 Inf XX').zone('axis')).toEqual([]);
  });

  it('BC-5.4 not into terrain that the unit may not enter', () => {
    const terrain = { marsh: '0504' };
    expect(at('5-10 mot Inf XX', { terrain }).zone('allied')).toEqual(AROUND.filter((h) => h !== '0504'));
    expect(at('5-6 Inf XX', { terrain }).zone('allied')).toEqual(AROUND);
  });

  it('BC-5.4 AMB-BC-25 a road does not carry it there', () => {
    expect(at('5-10 mot Inf XX', { terrain: { marsh: '0504' }, lines: { road: '0504-0505' } }).zoc('allied', '0504')).toBe(false);
  });

  it('AMB-BC-21 but into land that it may not enter: neutrality is no terrain', () => {
    expect(at('5-6 Inf XX', { rules: 'first-to-fight', territories: { Hungary: '0504' } }).zoc('allied', '0504')).toBe(true);
  });

  it('BC-5.5 not through a hexside that the unit may not cross', () => {
    const chart = { 'hexside/major-river': { 'cm-art/clear': 'P' } };
    const hexsides = { 'major-river': '0504/0505' };
    expect(at('5-10 mot Inf XX', { chart, hexsides }).zone('allied')).toEqual(AROUND.filter((h) => h !== '0504'));
    expect(at('5-6 Inf XX', { chart, hexsides }).zone('allied')).toEqual(AROUND);
  });

  it('BC-5.6 an all-sea hexside stops every zone', () => {
    for (const unit of ['5-6 Inf XX', '5-10 mot Inf XX', '8-8 Cav XX'])
      expect(at(unit, { hexsides: { sea: '0505/0604' } }).zone('allied')).toEqual(AROUND.filter((h) => h !== '0604'));
  });

  it('BC-5.7 a division that becomes a cadre loses it before anybody retreats', () => {
    const p = position({
      phase: 'combat',
      result: 'DH',
      units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6-6 Inf XX (2-6) @0505', 'p2: Polish 5-6-6 Inf XX (2-6) @0505'],
    }).act(attack('0505', 'g1'), roll(1));
    expect(p.zone('allied')).toEqual(AROUND);
    const lost = p.act(lose('p1'));
    expect([lost.unit('p1').face, lost.unit('p1').hex, lost.due()?.kind]).toEqual(['cadre', '0505', 'retreat']);
    // the other division still stands there; once it has gone the cadre by itself controls nothing
    expect(lost.zone('allied')).toEqual(AROUND);
    expect(lost.act(retreat('p2', '0506')).zoc('allied', '0404')).toBe(false);
  });

  it('BC-5.7 the side of the counter that lies up decides', () => {
    const shown = (flag: string) => position({ units: [`p1: Polish 5-6-6 Inf XX (2-6) @0505${flag}`] }).zone('allied');
    expect([shown(''), shown(' cadre')]).toEqual([AROUND, []]);
  });

  it('BC-5.8 it does nothing but what other rules give it to do', () => {
    const p = position({
      phase: 'combat',
      units: ['g1: German 7-6 Inf XX @0504', 'g2: German 2-6 Inf III @0504', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0404'],
    });
    expect(p.zoc('allied', '0504')).toBe(true);
    expect(p.try(commit('0505', 'g1', 'g2'))).toEqual([]);
    expect(p.odds('0505', 'g1', 'g2').strengths).toEqual({ g1: 7, g2: 2, p1: 5 });
    const reinforced = position({ phase: 'initial', units: ['g1: German 7-6 Inf XX @0504 arrives=1', 'p1: Polish 5-6 Inf XX @0505'] });
    expect(reinforced.try(place('g1', '0504'))).toEqual([]);
  });
});
