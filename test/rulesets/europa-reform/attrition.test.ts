/** Attrition of the Reform, 9C: what has to be lost, against every loss that there is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, fewestMaximal, mostWithin } from '../../../src/rulesets/europa-reform/crt/attrition.js';
import { attack, type Fixture, lose, position, retreat, roll, type Sketch } from '../fixture.js';

/** Units worth up to 3 REs and some strength, none too. */
const units = fc.array(fc.record({ res: fc.integer({ min: 1, max: 6 }).map((n) => n / 2), cost: fc.integer({ min: 0, max: 6 }) }), { maxLength: 6 });
const ceiling = fc.integer({ min: 0, max: 16 });
const none = fc.constant(Infinity);

const sum = (of: ReadonlyArray<number>): number => of.reduce((a, b) => a + b, 0);
/** Every loss within a ceiling, as who is lost and who is left. */
const losses = (all: ReadonlyArray<Candidate>, most: number): ReadonlyArray<{ readonly res: number; readonly spent: number; readonly left: ReadonlyArray<Candidate> }> =>
  Array.from({ length: 2 ** all.length }, (_, bits) => {
    const lost = all.filter((_c, i) => (bits >> i) & 1);
    return { res: sum(lost.map((c) => c.res)), spent: sum(lost.map((c) => c.cost)), left: all.filter((c) => !lost.includes(c)) };
  }).filter((l) => l.spent <= most);

describe('REs that have to be lost', () => {
  it('ER-9C.7 ER-9C.9 as many as the ceiling allows, three at most', () => {
    fc.assert(fc.property(units, ceiling, (all, most) => mostWithin(all, most) === Math.min(3, Math.max(...losses(all, most).map((l) => l.res)))), { numRuns: 300 });
  });

  it('AMB-ER-14 attrition-obligation=any-maximal: the least of the losses to which nothing can be added', () => {
    const maximal = (all: ReadonlyArray<Candidate>, most: number): ReadonlyArray<number> =>
      losses(all, most).filter((l) => l.left.every((c) => l.spent + c.cost > most)).map((l) => l.res);
    // both fit, and whoever is lost makes room for nothing else by being lost twice
    expect(fewestMaximal([{ res: 1, cost: 3 }, { res: 2, cost: 5 }], 9)).toBe(3);
    fc.assert(fc.property(units, fc.oneof(ceiling, none), (all, most) => fewestMaximal(all, most) === Math.min(3, ...maximal(all, most))), { numRuns: 300 });
  });
});

describe('what a step costs', () => {
  const fought = (result: string, units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture =>
    position({ phase: 'combat', amend: ['REFORM-9C'], result, units, ...more }).act(attack('0505', ...units.flatMap((u) => (u.startsWith('g') ? [u.slice(0, 2)] : []))), roll(1));

  it('AMB-ER-12 of an attacker what he loses of attack, of a defender what he loses of defense', () => {
    // 7 less 3 is the ceiling; less 1 it would be 6
    expect(fought('S*', ['g1: German 7-6 Inf XX (3-1-6) @0504', 'p1: Polish 4-6 Inf XX @0505']).unit('g1').face).toBe('cadre');
    expect(fought('S*', ['g1: German 7-6 Inf XX (1-3-6) @0504', 'p1: Polish 4-6 Inf XX @0505']).unit('g1').face).toBe('full');
    const symmetric = { readings: { 'defender-attrition-ceiling': 'symmetric' } };
    expect(fought('d', ['g1: German 7-6 Inf XX @0504', 'p1: Polish 10-10 Cav XX (1-4-10) @0505'], symmetric).unit('p1').face).toBe('cadre');
    expect(fought('d', ['g1: German 7-6 Inf XX @0504', 'p1: Polish 10-10 Cav XX (4-1-10) @0505'], symmetric).unit('p1').face).toBe('full');
  });

  it('AMB-ER-17 attrition-ceiling-shared: what A leaves of the ceiling is there for *', () => {
    // 4 of 8 are gone, and the next step costs 4: of attack strength, whatever they defend with
    for (const printed of ['7-6 Inf XX (3-6)', '7-2-6 Inf XX (3-1-6)', '7-9-6 Inf XX (3-8-6)']) {
      const units = [`g1: German ${printed} @0504`, `g2: German ${printed} @0604`, 'p1: Polish 8-6 Inf XX @0505'];
      const on = fought('A*', units, { readings: { 'attrition-ceiling-shared': 'shared' } }).act(lose('g1'), retreat('g1', '0503'), retreat('g2', '0704'));
      expect([on.unit('g1').face, on.unit('g2').face]).toEqual(['cadre', 'cadre']);
    }
  });

  it('ER-9C.7 ER-9C.9 of a cadre all that it has left, and it is gone', () => {
    const cadre = (ceiling: number): string => fought('S*', ['g1: German 7-6 Inf XX (3-2-6) @0504 cadre', `p1: Polish ${ceiling}-6 Inf XX @0505`]).unit('g1').hex;
    expect([cadre(2), cadre(3)]).toEqual(['0504', 'eliminated']);
  });

  it('ER-9C.15 no unit without REs can pay, and none is among the candidates', () => {
    const units = ['g1: German 7-6 Inf XX (3-6) @0504', 'p1: Polish 0-8 Army HQ HQ @0505', 'p2: Polish 4-6 Inf XX @0505', 'p3: Polish 4-6 Inf XX @0505'];
    const p = fought('d', units);
    expect(p.due()).toMatchObject({ kind: 'losses', candidates: ['p2', 'p3'].map((id) => p.game.board.roster.ixOf.get(id)) });
  });

  it('AMB-ER-23 attrition-lone-cadre: a unit that is a cadre from the first is one', () => {
    const units = ['g1: German 7-6 Inf XX (3-6) @0504', 'p1: Polish 2-6 Inf CADRE @0505'];
    expect(fought('d', units).unit('p1').hex).toBe('eliminated');
    expect(fought('d', units, { readings: { 'attrition-lone-cadre': 'spared' } }).unit('p1').hex).toBe('0505');
  });

  it('AMB-ER-25 attrition-cadres=retreat: so do those that D has made', () => {
    const units = ['g1: German 7-6 Inf XX (3-6) @0504', 'p1: Polish 7-6 Inf XX (3-6) @0505'];
    expect(fought('D', units).unit('p1').face).toBe('cadre');
    expect(fought('D', units).due()?.kind).not.toBe('retreat');
    expect(fought('D', units, { readings: { 'attrition-cadres': 'retreat' } }).due()).toMatchObject({ kind: 'retreat', of: 'defender' });
  });

  it('AMB-ER-30 below-lowest-odds=elimination: without a die the attackers are lost', () => {
    const p = position({ phase: 'combat', amend: ['REFORM-9C'], readings: { 'below-lowest-odds': 'elimination' }, units: ['g1: German 1-6 Inf III @0504', 'p1: Polish 9-6 Inf XX @0505'] });
    expect(p.act(attack('0505', 'g1')).unit('g1').hex).toBe('eliminated');
  });
});
