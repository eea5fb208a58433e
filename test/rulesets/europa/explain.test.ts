/** What is said of actions, legal and illegal. */
import { describe, expect, it } from 'vitest';
import type { Explanation } from '../../../src/engine/game.js';
import { addRational, rational } from '../../../src/kernel/chance.js';
import { dice } from '../../../src/engine/random.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { chancesOf, receiptOf } from '../../../src/rulesets/europa/combat/receipt.js';
import { attackQuery } from '../../../src/rulesets/europa/combat/strength.js';
import { attack, commit, endPhase, type Fixture, lose, march, position, retreat, roll, type Sketch } from '../fixture.js';
import { poland } from '../first-to-fight/poland.js';

const explained = (p: Fixture, action: EuropaAction): Explanation => p.game.explain(p.state, action);
const text = (e: Explanation): string => e.lines.join('\n');
const figure = (e: Explanation, label: string): number => {
  const found = e.figures.find((f) => f.label === label);
  if (found === undefined) throw new Error(`no figure ${label} among ${e.figures.map((f) => f.label).join(', ')}`);
  return found.tally.total / found.unit;
};
const step = (unit: string, to: string, by: 'march' | 'road' | 'rail' = 'march'): EuropaAction => ({ type: 'step', unit, to, by });

describe('explaining a step', () => {
  const sketch: Sketch = {
    terrain: { woods: '0504' },
    hexsides: { 'minor-river': '0503/0504' },
    lines: { rail: '0503-0505' },
    units: ['g1: German 7-6 Inf XX 1 @0503', 'p1: Polish 5-6-6 Inf XX 24 @0605'],
  };

  it('gives the cost with its parts and their rules, and what is left', () => {
    const e = explained(position(sketch), step('g1', '0504'));
    expect(e.legal).toBe(true);
    expect(figure(e, 'cost of the step')).toBe(3);
    expect(e.figures[0].tally.lines.map((l) => [l.ref.case, l.value / 20])).toEqual([['6A', 2], ['6A', 1]]);
    expect(figure(e, 'movement points before')).toBe(6);
    expect(figure(e, 'movement points after')).toBe(3);
    expect(text(e)).toContain('Cost 3 MP; the unit has 6 of 6 MP, 3 after the step.');
  });

  it('gives what the position gives: the figures are those of the action carried out', () => {
    const p = position(sketch);
    for (const by of ['march', 'road', 'rail'] as const) {
      const e = explained(p, step('g1', '0504', by));
      expect(e.legal).toBe(p.try(step('g1', '0504', by)).length === 0);
      if (e.legal) expect(figure(e, 'movement points after')).toBeCloseTo(p.act(step('g1', '0504', by)).unit('g1').mp, 10);
    }
  });

  it('says who makes it stop, and that the hex changes hands', () => {
    const p = position(sketch).act(march('g1', '0504'));
    const e = explained(p, step('g1', '0505'));
    expect(text(e)).toContain('It stops there: the hex lies in the zone of control of 24 Inf XX (5-6-6). [EBC 6A');
    expect(text(e)).toContain('0505 would become German. [EBC 3C');
  });

  it('says every rule against it, and the cost all the same', () => {
    const p = position(sketch).act(march('g1', '0504', '0505'));
    const e = explained(p, step('g1', '0605', 'rail'));
    expect(e.legal).toBe(false);
    expect(e.violations.map((v) => v.code)).toEqual(expect.arrayContaining(['movement/stopped', 'movement/enemy-occupied', 'movement/no-line']));
    for (const v of e.violations) expect(text(e)).toContain(`${v.ref.book} ${v.ref.case}: ${v.detail}`);
    expect(text(explained(p, step('g1', '0506')))).toMatch(/^EBC 6A: g1 has stopped.*\n.*\n1 MP \[EBC 6A/);
  });

  it('does not blame a zone for the end of a railroad', () => {
    const p = position({ lines: { rail: '0503-0506' }, readings: { 'rail-into-enemy-hex': 'yes' }, owners: { germany: '0503-0504' }, units: ['g1: German 2-10 Pz X @0504'] });
    expect(text(explained(p, step('g1', '0505', 'rail')))).toMatch(/It stops there: the railroad goes no farther .*\[EBC 7A: /);
    expect(text(explained(p, step('g1', '0505', 'rail')))).not.toContain('zone');
  });

  it('says of another phase which phase a step belongs to, and what it would cost', () => {
    const e = explained(position({ ...sketch, phase: 'combat' }), step('g1', '0504'));
    expect(e.legal).toBe(false);
    expect(text(e)).toMatch(/^EBC 4C: step belongs to the movement and exploitation phases; this is the combat phase/);
    expect(figure(e, 'cost of the step')).toBe(3);
  });

  it('warns of a stack that may be passed but not kept', () => {
    const p = position({ units: [...[1, 2, 3].map((n) => `g${n}: German 7-6 Inf XX ${n} @0504`), 'g4: German 7-6 Inf XX 4 @0503'] });
    const e = explained(p, step('g4', '0504'));
    expect(e.legal).toBe(true);
    expect(text(e)).toMatch(/0504 would hold 4 divisional and 0 other units.*\[EBC 8A\]/);
  });
});

describe('explaining the end of a phase', () => {
  it('names the stacks over the limit, what they hold and who can still move', () => {
    const p = position({ units: [...[1, 2, 3].map((n) => `g${n}: German 7-6 Inf XX ${n} @0504`), 'g4: German 7-6 Inf XX 4 @0503'] }).act(march('g4', '0504'));
    const e = explained(p, endPhase);
    expect(e.violations.map((v) => v.code)).toEqual(['stacking/phase-end']);
    expect(text(e)).toContain('0504 holds 4 units: 1 Inf XX (7-6), 2 Inf XX (7-6), 3 Inf XX (7-6), 4 Inf XX (7-6).');
    expect(text(e)).toMatch(/0504 holds 4 divisional and 0 other units .*\[EBC 8A: /);
    expect(text(e)).toMatch(/Still able to move: .*4 Inf XX/);
  });

  it('says which phase comes next; idle phases do not count', () => {
    expect(text(explained(position(), endPhase))).toMatch(/^After the German movement phase comes the combat phase\. \[EBC 4A/);
  });
});

describe('explaining an attack', () => {
  const sketch: Sketch = {
    phase: 'combat',
    terrain: { woods: '0505' },
    units: ['g1: German 9-10 Pz XX 1 (4-10) @0504', 'g2: German 7-6 Inf XX 2 @0504', 'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505', 'p2: Polish 2-5 Inf X @0505'],
  };

  it('reckons the attack with the unit that would join, and agrees with the odds', () => {
    const p = position(sketch).act(commit('0505', 'g1'));
    const e = explained(p, { type: 'commit', unit: 'g2', target: '0505' });
    const odds = p.odds('0505', 'g1', 'g2');
    expect(e.legal).toBe(true);
    expect(figure(e, 'attack strength')).toBe(odds.attack);
    expect(figure(e, 'defense strength')).toBe(odds.defense);
    expect(figure(e, 'die modifiers')).toBe(odds.modifier);
    expect(text(e)).toContain(`${odds.attack} against ${odds.defense} → ${odds.column} [EBC 9A]`);
    expect(text(explained(p, { type: 'resolve' }))).toContain('9 against 8 → 1:1');
  });

  it('gives the exact chance of each result with the source of its cells, and says that they may be wrong', () => {
    const p = position(sketch).act(commit('0505', 'g1', 'g2'));
    const pos = p.game.position(p.state);
    const receipt = receiptOf(attackQuery(pos, pos.board.map.hexOf.get('0505') ?? -1, p.state.attack?.units ?? []));
    expect(receipt.chances.map((c) => c.weight).reduce(addRational)).toEqual(rational(1, 1));
    // each die once, and each cell is what the die really gives
    const dice = receipt.chances.flatMap((c) => c.cells.map((cell) => [cell.die, c.result] as const)).sort((a, b) => a[0] - b[0]);
    expect(dice.map(([die]) => die)).toEqual([1, 2, 3, 4, 5, 6]);
    const due = p.act({ type: 'resolve' });
    for (const [die, result] of dice) expect(text(explained(due, roll(die)))).toContain(`gives ${result};`);
    expect(text(explained(p, { type: 'resolve' }))).toMatch(/cells (is|are) not printed in the rulebook and may be wrong/);
  });

  it('says what each result does, by which rules', () => {
    const p = position({ ...sketch, result: 'DH' }).act(commit('0505', 'g1', 'g2'));
    expect(text(explained(p, { type: 'resolve' }))).toContain('DH: half of defender [EBC CRT], retreat defender [EBC CRT], advance [EBC 9F2]');
  });

  it('reckons an illegal attack too', () => {
    const p = position({ ...sketch, units: [...(sketch.units ?? []), 'g3: German 7-6 Inf XX 3 @0501'] });
    const e = explained(p, { type: 'commit', unit: 'g3', target: '0505' });
    expect(e.violations.map((v) => v.code)).toEqual(['attack/not-adjacent']);
    expect(text(e)).toContain('Attacker 3 Inf XX (7-6) from 0501: 7');
  });

  it('tells an automatic result', () => {
    const p = position({ phase: 'combat', units: ['g1: German 1-10 mot Eng II 5 @0504 dot', 'p1: Polish 5-6-6 Inf XX 24 @0505'] });
    expect(text(explained(p, { type: 'commit', unit: 'g1', target: '0505' }))).toMatch(/below 1:4 .*\n.*\n.*\nNo die: automatic AE \[EBC 9B\]/);
  });
});

describe('explaining answers to decisions', () => {
  const sketch: Sketch = {
    phase: 'combat',
    result: 'DH',
    units: ['g1: German 9-10 Pz XX 1 @0504', 'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505', 'p2: Polish 4-6 Inf XX 25 @0505', 'p3: Polish 2-8 Cav X @0505 dot'],
  };
  const due = position(sketch).act(attack('0505', 'g1'), roll(1));

  it('sets losses against the need, and says what becomes of the units', () => {
    const enough = explained(due, lose('p1'));
    expect(enough.legal).toBe(true);
    expect(figure(enough, 'printed strength lost')).toBe(6);
    expect(figure(enough, 'printed strength to be lost')).toBe(6);
    expect(text(enough)).toContain('24 Inf XX (5-6-6) becomes 24 Inf cadre (2-6)');
    const few = explained(due, lose('p2'));
    expect(few.legal).toBe(false);
    expect(text(few)).toMatch(/^EBC 9D: A loss of 4 of printed strength is not enough; lose at least 6/);
    expect(text(few)).not.toContain('is eliminated');
  });

  it('says what is due when something else is tried', () => {
    const e = explained(due, endPhase);
    expect(text(e)).toMatch(/A decision of the allied side comes first \(losses\)/);
    expect(text(e)).toContain('Due now: the allied side chooses at least 6 of printed strength to lose among 24 Inf XX (5-6-6)');
  });

  it('gives the hexes open to a retreat by their priority', () => {
    const p = due.act(lose('p1'));
    const e = explained(p, retreat('p1', '0506'));
    expect(e.legal).toBe(true);
    expect(text(e)).toMatch(/Open to 24 Inf cadre \(2-6\): .*0506.*free of enemy zones and within the stacking limit\. \[EBC 9F1/);
    expect(text(e)).toContain('24 Inf cadre (2-6) retreats to 0506');
    const barred = explained(p, retreat('p1', '0504'));
    expect(barred.legal).toBe(false);
    expect(text(barred)).toContain('is occupied by the enemy');
  });
});

describe('explaining anything', () => {
  const NONSENSE: ReadonlyArray<EuropaAction> = [
    step('nobody', '0505'), step('ge-pz-xx-1', '9999'), { type: 'commit', unit: 'nobody', target: '0505' }, { type: 'uncommit', unit: 'x' }, { type: 'resolve' },
    roll(9), lose('x'), lose(), retreat('x', 'y'), { type: 'advance', unit: 'x' }, { type: 'place', unit: 'x', hex: 'y' }, { type: 'deploy', unit: 'x', hex: 'y' },
    { type: 'mobilize', unit: 'x' }, { type: 'convert', conversion: 'x', units: ['y'] }, { type: 'supply', units: ['x'] }, { type: 'pass' }, endPhase,
  ];

  it('agrees with the violations, cites a rule for each, and never throws, in whole stretches of play', () => {
    let p = poland();
    const random = dice(17);
    for (let i = 0; i < 400 && p.actor() !== 'nobody'; i++) {
      const action = p.game.legalActions(p.state).sample(random);
      const e = explained(p, action);
      expect(e).toMatchObject({ legal: true, violations: [] });
      if (action.type !== 'pass') expect(e.lines.length).toBeGreaterThan(0);
      if (i % 20 === 0)
        for (const odd of NONSENSE) {
          const answer = explained(p, odd);
          const found = p.game.violations(p.state, odd);
          expect(answer.violations).toEqual(found);
          expect(answer.legal).toBe(found.length === 0);
          if (!answer.legal) expect(answer.lines[0]).toMatch(/^(EBC|FTF) /);
        }
      p = p.act(action);
    }
  });

  it('has chances that sum to 1 in every column with every modifier', () => {
    const { crt } = position().game.board;
    for (let column = 0; column < crt.ratios.length; column++)
      for (let modifier = -9; modifier <= 9; modifier++)
        expect(chancesOf(crt, column, modifier).map((c) => c.weight).reduce(addRational)).toEqual(rational(1, 1));
  });
});
