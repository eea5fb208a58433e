/** The illustrations of rule 13, and the arithmetic of a published answer. @rule EBC 13, QA 13 */
import { describe, expect, it } from 'vitest';
import { endPhase, type Fixture, march, overrun, position, type Sketch } from '../../fixture.js';

const ff = (sketch: Sketch): Fixture => position({ rules: 'first-to-fight-advanced', ...sketch });
const PANZER = 'g1: German 11-6-10 Pz XX 1';
const CADRE = 'p1: Polish 1-6 Inf CADRE 44';

describe('13: the illustrations', () => {
  const eighth = 'p2: Polish 6-6 Inf XX 8 @0506';

  it('EX-10 BC-13.18 BC-13.11 BC-13.13 BC-13.15 one: out of a hex that only the victim’s zone reaches', () => {
    const p = ff({ units: [`${PANZER} @0504`, `${CADRE} @0505`, eighth] });
    expect([p.zoc('allied', '0504'), p.zoc('allied', '0505')]).toEqual([true, true]);
    const told = p.game.explain(p.state, overrun('0505', 'g1'));
    expect(told.lines[0]).toBe('Overrun of 0505 (clear) from 0504: 11 against 0.5 → 22:1; 10:1 is needed [EBC 13]');
    // were the cadre supported, 11:1
    const supported = ff({ readings: { 'cadre-support': 'always' }, units: [`${PANZER} @0504`, `${CADRE} @0505`, eighth] });
    expect(supported.game.explain(supported.state, overrun('0505', 'g1')).lines[0]).toMatch(/11 against 1 → 11:1/);
    const after = p.act(overrun('0505', 'g1'));
    expect(after.unit('p1').hex).toBe('eliminated');
    expect(after.unit('g1')).toEqual({ ...p.unit('g1'), hex: '0505', mp: 7, stopped: true });
    expect(after.legal()).toEqual([endPhase]);
  });

  it('EX-11 BC-13.18 BC-13.19 BC-13.20 two: from one zone into another', () => {
    const p = (at: string) => ff({ units: [`${PANZER} @${at}`, `${CADRE} @0505`, eighth] });
    expect(p('0405').zoc('allied', '0405')).toBe(true);
    const after = p('0405').act(overrun('0505', 'g1'));
    expect([after.unit('p1').hex, after.unit('g1')]).toMatchObject(['eliminated', { hex: '0505', mp: 7, stopped: true }]);
    expect(after.legal()).toEqual([endPhase]);
    // had it come there in the phase
    expect(p('0404').try(march('g1', '0405'), overrun('0505', 'g1'))).toEqual(['overrun/zoc']);
  });

  it('EX-23 QA-19 the stack at 2225 overruns the machine guns: 1 + 2 points, where the standard rule asks for 11', () => {
    const p = ff({
      columns: [20, 30],
      rows: [20, 30],
      units: ['g1: German 7-10 Pz XX @2225', 'g2: German 3-10 mot Inf III @2225', 'p1: Polish 5-6-6 Inf XX @2224', 'p2: Polish 5-6-6 Inf XX @2226', 'p3: Polish 1-8 MG II @2325', 'p4: Polish 1-8 MG II @2326'],
    });
    for (const target of ['2325', '2326']) {
      const told = p.game.explain(p.state, overrun(target, 'g1', 'g2'));
      expect(told.lines[0]).toContain('10 against 0.5 → 20:1');
      expect(told.figures.filter((f) => f.label.startsWith('cost')).map((f) => [f.tally.lines.map((l) => l.value / f.unit), f.tally.total / f.unit])).toEqual([[[1, 2], 3], [[1, 2], 3]]);
      const after = p.act(overrun(target, 'g1', 'g2'));
      expect([after.unit('g1'), after.unit('g2')]).toMatchObject([{ hex: target, mp: 7, stopped: true }, { hex: target, mp: 7, stopped: true }]);
    }
  });
});
