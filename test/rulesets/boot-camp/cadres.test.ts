/** Cadres. @rule EBC 9E */
import { describe, expect, it } from 'vitest';
import { forcesProblems } from '../../../src/rulesets/europa/loadForces.js';
import { attack, lose, parseUnit, position, retreat, roll, type Sketch } from '../fixture.js';

describe('EBC 9E: cadres', () => {
  it('BC-9E.1 only divisional units have a cadre on the back', () => {
    const { game } = position();
    const problems = (unit: string) =>
      forcesProblems({ ...game.board.setting.forces, units: [{ ...parseUnit(unit).data, area: null, hex: '0505' }] }, game.board.map).map((p) => p.code);
    expect(problems('p1: Polish 5-6-6 Inf XX (2-6) @0505')).toEqual([]);
    expect(problems('p1: Polish 7-8 Tank XXX (3-8) @0505')).toEqual([]);
    expect(problems('p1: Polish 2-6 Inf III (1-6) @0505')).not.toEqual([]);
  });

  const overwhelmed = (unit: string, more: ReadonlyArray<string> = []): Sketch => ({
    phase: 'combat',
    result: 'DE',
    units: ['g1: German 9-10 Pz XX @0504', unit, ...more],
  });

  it('BC-9E.2 a division with a cadre that is eliminated in combat becomes its cadre', () => {
    const p = position(overwhelmed('p1: Polish 5-6-6 Inf XX (2-6) @0505')).act(attack('0505', 'g1'), roll(1));
    expect(p.unit('p1')).toMatchObject({ hex: '0505', face: 'cadre' });
    const away = p.act(retreat('p1', '0506'));
    expect(away.unit('p1')).toMatchObject({ hex: '0506', face: 'cadre' });
    const none = position(overwhelmed('p1: Polish 5-6-6 Inf XX @0505')).act(attack('0505', 'g1'), roll(1));
    expect(none.unit('p1').hex).toBe('eliminated');
  });

  it('BC-9E.3 BC-9E.4 a 7 that becomes a 3 is a loss of 7, not of 4', () => {
    const p = position({
      phase: 'combat',
      result: 'EX',
      units: ['g1: German 7-6 Inf XX (3-6) @0504', 'g2: German 8-6 Inf XX (3-6) @0504', 'p1: Polish 7-6 Inf XX @0505'],
    }).act(attack('0505', 'g1', 'g2'), roll(1));
    expect(p.due()).toMatchObject({ kind: 'losses', need: 7 });
    // were the remaining 3 deducted, 4 would not be enough
    const paid = p.act(lose('g1'));
    expect([paid.unit('g1'), paid.unit('g2')]).toMatchObject([{ hex: '0504', face: 'cadre' }, { hex: '0504', face: 'full' }]);
    expect(p.try(lose('g1', 'g2'))).toEqual(['losses/needless']);
  });

  it('BC-9E.5 cadres, and units that have none, leave play', () => {
    const p = position(overwhelmed('p1: Polish 5-6-6 Inf XX (2-6) @0505 cadre', ['p2: Polish 2-3-8 Art III @0505'])).act(attack('0505', 'g1'), roll(1));
    expect([p.unit('p1').hex, p.unit('p2').hex]).toEqual(['eliminated', 'eliminated']);
  });

  it('BC-9E.5 a cadre counts with its own strength, not its division’s (AMB-BC-220)', () => {
    const p = position({ phase: 'combat', result: 'EX', units: ['g1: German 9-10 Pz XX (3-10) @0504', 'g2: German 2-6 Inf X @0504', 'p1: Polish 5-6-6 Inf XX (2-6) @0505 cadre'] });
    expect(p.odds('0505', 'g1').defense).toBe(1); // 2, unsupported
    expect(p.act(attack('0505', 'g1', 'g2'), roll(1)).due()).toMatchObject({ kind: 'losses', need: 2 });
  });
});
