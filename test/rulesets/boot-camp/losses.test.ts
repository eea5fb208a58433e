/** Combat losses. @rule EBC 9D */
import { describe, expect, it } from 'vitest';
import { attack, lose, position, roll, type Fixture, type Sketch } from '../fixture.js';

/** A losses decision of some need, or an error. */
const need = (p: Fixture): number => {
  const decision = p.due();
  if (decision?.kind !== 'losses') throw new Error(`no losses are due but ${decision?.kind ?? 'nothing'}`);
  return decision.need;
};
const fought = (sketch: Sketch, ...attackers: ReadonlyArray<string>): Fixture =>
  position({ phase: 'combat', ...sketch }).act(attack('0505', ...attackers), roll(1));

describe('EBC 9D: losses', () => {
  it('BC-9D.1 a 7-6 that a river has halved to 3.5 is worth 7 as a loss', () => {
    const sketch: Sketch = {
      phase: 'combat',
      result: 'EX',
      hexsides: { 'minor-river': '0504/0505' },
      units: ['g1: German 7-6 Inf XX @0504', 'g2: German 4-6 Inf XX @0604', 'g3: German 3-6 Inf XX @0404', 'p1: Polish 6-6 Inf XX @0505'],
    };
    expect(position(sketch).odds('0505', 'g1', 'g2', 'g3').strengths).toEqual({ g1: 3.5, g2: 4, g3: 3, p1: 6 });
    const p = fought(sketch, 'g1', 'g2', 'g3');
    expect(need(p)).toBe(6);
    expect(p.try(lose('g1'))).toEqual([]);
    // 4 + 3 are 7 as well; 4 alone is short of 6
    expect(p.try(lose('g2', 'g3'))).toEqual([]);
    expect(p.try(lose('g2'))).toEqual(['losses/not-enough']);
  });

  it('BC-9D.2 supply and support change the odds, never the losses', () => {
    const supply: Sketch = { result: 'AH', units: ['g1: German 6-6 Inf XX @0504 out', 'g2: German 4-6 Inf XX @0504 out', 'p1: Polish 5-6-6 Inf XX @0505'] };
    expect(position({ ...supply, phase: 'combat' }).odds('0505', 'g1', 'g2').attack).toBe(5);
    // half of 10 printed: only the larger division is enough, so it goes at once; half of the 5 in the odds, 2.5, would let the smaller one do
    const halved = fought(supply, 'g1', 'g2');
    expect([halved.unit('g1').hex, halved.unit('g2').hex, halved.due()?.kind]).toEqual(['eliminated', '0504', 'retreat']);
    const support: Sketch = { result: 'DH', units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 2-5 Inf X @0505', 'p2: Polish 2-5 Inf X @0505'] };
    expect(position({ ...support, phase: 'combat' }).odds('0505', 'g1').defense).toBe(2);
    expect(need(fought(support, 'g1'))).toBe(2);
  });

  it('BC-9D.3 an attacker loses attack strength, a defender defense strength', () => {
    const art = '2-3-8 Art III';
    const defending = fought({ result: 'DH', units: ['g1: German 9-10 Pz XX @0504', `p1: Polish ${art} @0505`, 'p2: Polish 3-6 Inf XX @0505'] }, 'g1');
    expect(need(defending)).toBe(3);
    expect(defending.try(lose('p1'))).toEqual([]);
    const attacking = fought({ result: 'AH', units: [`g1: German ${art} @0504`, 'g2: German 3-6 Inf XX @0504', 'p1: Polish 5-6-6 Inf XX @0505'] }, 'g1', 'g2');
    // 2 + 3 attack: half is 2.5, which the artillery does not pay; the division is the only way, so it is lost at once
    expect([attacking.unit('g1').hex, attacking.unit('g2').hex]).toEqual(['0504', 'eliminated']);
    expect(attacking.due()?.kind).toBe('retreat');
  });

  it('BC-CRT.10 the owner of the losing side chooses among the sets that are enough and have none to spare (AMB-BC-77)', () => {
    const sketch: Sketch = {
      result: 'DH',
      units: ['g1: German 9-10 Pz XX @0504', 'p1: Polish 5-6-6 Inf XX (2-6) @0505', 'p2: Polish 4-6 Inf XX @0505', 'p3: Polish 2-8 Cav X @0505 dot'],
    };
    const p = fought(sketch, 'g1');
    expect(p.actor()).toBe('allied');
    expect(need(p)).toBe(6); // of 6 + 4 + 2
    expect(p.try(lose('p1'))).toEqual([]);
    expect(p.try(lose('p2', 'p3'))).toEqual([]);
    expect(p.try(lose('p2'))).toEqual(['losses/not-enough']);
    expect(p.try(lose('p1', 'p2'))).toEqual(['losses/needless']);
    expect(p.try(lose('p1', 'p1'))).toEqual(['losses/named-twice']);
    expect(p.try(lose('p1', 'g1'))).toEqual(['losses/not-a-candidate']);
  });

  it('BC-CRT.10 a unit of no strength is never asked for and never taken for a loss', () => {
    const p = fought({ result: 'DH', units: ['g1: German 9-10 Pz XX @0504', 'p1: Polish 3-6 Inf XX @0505', 'p2: Polish 0-6 RR Eng III @0505', 'p3: Polish 3-6 Inf XX @0505'] }, 'g1');
    expect(need(p)).toBe(3);
    expect(p.legal()).toEqual([lose('p1'), lose('p3')]);
  });

  it('AMB-BC-79 a division loses one step in a result, however much is needed', () => {
    // 7 of 14: one division pays for itself, and its cadre is not asked again
    const p = fought({ result: 'DH', units: ['g1: German 9-10 Pz XX @0504', 'p1: Polish 7-6 Inf XX (3-6) @0505', 'p2: Polish 7-6 Inf XX (3-6) @0505'] }, 'g1').act(lose('p1'));
    expect([p.unit('p1').face, p.unit('p2').face, p.due()?.kind]).toEqual(['cadre', 'full', 'retreat']);
  });
});
