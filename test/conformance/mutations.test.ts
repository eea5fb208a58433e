/** Cases are worth something only if they fail when a rule is broken: rules are broken one by one, and the right cases fail. */
import { describe, expect, it } from 'vitest';
import { changedKit, conformanceCases, RULES, runCases as runAll } from '../../src/conformance/index.js';
import { distance } from '../../src/kernel/hex.js';
import type { RuleRef } from '../../src/kernel/rule.js';
import type { ModifierRule } from '../../src/kernel/tally.js';
import { advancedAmendments } from '../../src/rulesets/boot-camp/advanced/index.js';
import { firstToFightAmendments } from '../../src/rulesets/first-to-fight/index.js';
import type { EuropaRules } from '../../src/rulesets/europa/rules.js';
import { type Case, runCases } from '../../src/testing/index.js';

/** Cases of some chapters, by the beginnings of their ids. */
const casesOf = (...starts: ReadonlyArray<string>): ReadonlyArray<Case> => conformanceCases.filter(({ id }) => starts.some((s) => id.startsWith(s)));

/** Ids of the cases of some chapters that no longer pass under changed rules. */
const broken = (change: (rules: EuropaRules) => EuropaRules, ...starts: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(runCases(changedKit(change), casesOf(...starts)).flatMap((o) => (o.status === 'passed' ? [] : [o.id]))),
];

describe('with an amendment left out', () => {
  /** Amendment → chapters with cases that depend on it. */
  const CHAPTERS: Readonly<Record<string, ReadonlyArray<string>>> = {
    'FTF-5': ['FTF-5-'],
    'FTF-7A': ['FTF-7A-'],
    'FTF-12C': ['FTF-12C-'],
    'FTF-12C-Hel': ['FTF-12C-'],
    'FTF-19A': ['FTF-19A-'],
    'FTF-19B': ['FTF-19B-'],
    'FTF-19C': ['FTF-19C-'],
    'FTF-19D': ['FTF-19D-'],
    'FTF-20': ['FTF-20A-', 'FTF-20B-', 'FTF-20C-'],
    'FTF-21': ['FTF-21-'],
  };

  it.each(Object.entries(CHAPTERS))('%s, cases of its chapter fail', (amendment, starts) => {
    expect(firstToFightAmendments.map((a) => a.id)).toContain(amendment);
    const without = (c: Case): Case => ({ ...c, without: [...(c.without ?? []), amendment], variants: [] });
    const cases = casesOf(...starts).filter((c) => c.rules === 'first-to-fight');
    const outcomes = runAll(cases.map(without));
    expect(outcomes.filter((o) => o.status === 'failed').length).toBeGreaterThan(0);
    // what another amendment says goes on
    const others = casesOf('FTF-5-', 'FTF-19D-').filter((c) => c.rules === 'first-to-fight' && !starts.some((s) => c.id.startsWith(s)) && c.without === undefined);
    expect(runAll(others.map(without)).filter((o) => o.status !== 'passed').map((o) => o.id)).toEqual([]);
  });
});

describe('with a chapter of Advanced Training left out', () => {
  // clarifications change nothing
  it.each(advancedAmendments.filter((a) => a.touches.length > 0).map((a) => [a.id, a.ref.case] as const))('%s, cases of its rule fail', (amendment, rule) => {
    // the chapter: a rule with its sections
    const cases = conformanceCases.filter((c) => c.rules === 'advanced' && c.cites.some((cite) => cite.startsWith(`EBC ${Number.parseInt(rule, 10)}`)));
    const outcomes = runAll(cases.map((c): Case => ({ ...c, without: [...(c.without ?? []), amendment], variants: [] })));
    expect(outcomes.some((o) => o.status === 'failed')).toBe(true);
    // those about something else go on
    const others = casesOf('EBC-13-', 'EBC-14C-', 'EBC-14D-').filter((c) => !cases.includes(c) && c.rules === 'advanced').slice(0, 12);
    expect(runAll(others.map((c): Case => ({ ...c, without: [...(c.without ?? []), amendment], variants: [] }))).filter((o) => o.status !== 'passed').map((o) => o.id)).toEqual([]);
  });
});

describe('with a modifier left out', () => {
  const SLOTS = ['attackFactors', 'defenseFactors', 'dieModifiers', 'allowance', 'attackSupport', 'defenseSupport'] as const;
  const CHAPTERS = ['EBC-3B-', 'EBC-6B-', 'EBC-9A-', 'EBC-9H-', 'EBC-10-', 'EBC-11-', 'EBC-12D-', 'EBC-14A2-', 'EBC-14A3-', 'EBC-9R-', 'EBC-10R-', 'FTF-19D-', 'FTF-19R-', 'EBC-15C2-'];
  const gists = (rules: EuropaRules, slot: (typeof SLOTS)[number]): ReadonlyArray<ModifierRule<never>> => rules[slot] as ReadonlyArray<ModifierRule<never>>;

  it.each(SLOTS)('%s: cases fail, one modifier after another', (slot) => {
    const found: string[] = [];
    for (const name of ['basic', 'first-to-fight', 'advanced'] as const)
      changedKit((rules) => {
        found.push(...gists(rules, slot).map((m) => m.ref.gist));
        return rules;
      }).make({ rules: name });
    expect(found.length).toBeGreaterThan(0);
    for (const gist of new Set(found)) {
      const kit = changedKit((rules) => ({ ...rules, [slot]: gists(rules, slot).filter((m) => m.ref.gist !== gist) }));
      expect(casesOf(...CHAPTERS).some((c) => runCases(kit, [c]).some((o) => o.status !== 'passed')), gist).toBe(true);
    }
  });
});

describe('with a rule broken', () => {
  it.each<readonly [string, string, (rules: EuropaRules) => EuropaRules, ReadonlyArray<string>]>([
    ['nobody exerts a zone', 'EBC-5-001', (r) => ({ ...r, exertsZoc: () => false }), ['EBC-5-']],
    ['zones do not stop', 'EBC-6A-001', (r) => ({ ...r, mustStop: () => false }), ['EBC-6A-']],
    ['no minimum move', 'EBC-6A-014', (r) => ({ ...r, minimumMove: () => false }), ['EBC-6A-']],
    ['everybody exploits', 'EBC-6B-002', (r) => ({ ...r, moves: () => true }), ['EBC-6B-']],
    ['no stacking limit', 'EBC-8A-002', (r) => ({ ...r, stacking: [] }), ['EBC-8A-']],
    ['no automatic results', 'EBC-9B-014', (r) => ({ ...r, automatic: () => null }), ['EBC-9B-']],
    ['any loss will do', 'EBC-9D-005', (r) => ({ ...r, lossPolicy: () => 'any' }), ['EBC-9D-']],
    ['retreats anywhere', 'EBC-9F1-005', (r) => ({ ...r, retreatBars: [] }), ['EBC-9F1-']],
    ['zones harm German c/m units too', 'EBC-9F1-017', (r) => ({ ...r, zocInRetreat: () => 'harms' }), ['EBC-9F1-']],
    ['everybody advances', 'EBC-9F2-006', (r) => ({ ...r, advanceChecks: [] }), ['EBC-9F2-']],
    ['attackers and defenders changed round', 'EBC-CRT-018', (r) => ({ ...r, stepsOf: (result, combat, board) => r.stepsOf(`${result[0] === 'A' ? 'D' : result[0] === 'D' ? 'A' : result[0]}${result.slice(1)}`, combat, board) }), ['EBC-CRT-']],
    ['attackers lose before defenders retreat', 'QA-17-001', (r) => ({ ...r, stepsOf: (result, combat, board) => [...r.stepsOf(result, combat, board)].sort((a) => (a.includes('exchange from attacker') ? -1 : 1)) }), ['QA-17-']],
    ['endless overland lines', 'EBC-12B-004', (r) => ({ ...r, supply: { ...r.supply, overland: () => 99 } }), ['EBC-12B-']],
    ['supply judged once a game', 'EBC-12B-001', (r) => ({ ...r, closing: {} }), ['EBC-12B-']],
    ['phases in another order', 'EBC-4A-001', (r) => ({ ...r, phases: ['initial', 'combat', 'air', 'movement', 'exploitation'] }), ['EBC-4A-']],
    ['rail at the rate of roads', 'EBC-7A-001', (r) => ({ ...r, stepCosts: { ...r.stepCosts, rail: r.stepCosts.road } }), ['EBC-7A-']],
    ['roads at the rate of the ground', 'EBC-7B-001', (r) => ({ ...r, stepCosts: { ...r.stepCosts, road: r.stepCosts.march } }), ['EBC-7B-']],
    ['bombers that are lost on the way', 'EBC-15A-001', (r) => ({ ...r, air: r.air && { ...r.air, settle: () => ({ type: 'supportSettled', support: [], cuts: [] }) } }), ['EBC-15A-']],
    ['endless bomber points', 'EBC-15C2-010', (r) => ({ ...r, air: r.air && { ...r.air, left: () => 99 } }), ['EBC-15C2-']],
    ['airbases of any capacity', 'EBC-16A-002', (r) => ({ ...r, airbases: { ...r.airbases, capacity: () => 99 } }), ['EBC-16A-']],
    ['bombers that reach everything', 'EBC-16B-001', (r) => ({ ...r, airbases: { ...r.airbases, range: { bombers: 99, fighters: 99 } } }), ['EBC-16B-']],
    ['no guns', 'EBC-17A3-001', (r) => ({ ...r, antiaircraft: () => 0 }), ['EBC-17A3-']],
    ['support for ever', 'EBC-15C2-014', (r) => ({ ...r, closing: {} }), ['EBC-15C2-']],
    ['no points for losses', 'FTF-VP-001', (r) => ({ ...r, reactions: [] }), ['FTF-VP-']],
  ])('%s: %s fails', (_, id, change, starts) => {
    expect(broken(change, ...starts)).toContain(id);
  });

  it('and with none broken, none fails', () => expect(broken((rules) => ({ ...rules }), 'EBC-5-', 'EBC-8A-')).toEqual([]));
});

describe('with a check left out', () => {
  const SLOTS = [
    'stepChecks', 'overrunChecks', 'overrunLimits', 'allocateChecks', 'abandonChecks', 'commitChecks', 'resolveChecks', 'retreatBars', 'advanceChecks', 'endChecks', 'deployChecks',
    'placeChecks', 'mobilizeChecks', 'convertChecks',
  ] as const;

  /** Cases that are refused with a code, whatever else is said. */
  const refusedWith = (code: string): ReadonlyArray<Case> =>
    conformanceCases.filter((c) => [c, ...(c.then ?? []), ...(c.variants ?? [])].some((s) => s.expect?.refused !== undefined && [s.expect.refused].flat().includes(code)));

  it.each(SLOTS)('%s: cases that expect its refusal fail', (slot) => {
    const refs = new Map<string, RuleRef>();
    for (const name of RULES)
      changedKit((rules) => {
        for (const check of rules[slot]) refs.set(check.code, check.ref);
        return rules;
      }).make({ rules: name });
    for (const [code, { book, case: number }] of refs) {
      const cases = refusedWith(code);
      if (cases.length === 0) continue; // the catalog of refusals asks for one
      const kit = changedKit((rules) => ({ ...rules, [slot]: (rules[slot] as ReadonlyArray<{ readonly code: string }>).filter((c) => c.code !== code) }));
      // a bar of several slots may show in what there is to choose from, too
      const others = casesOf(`${book}-${number}-`, `${book}-${Number.parseInt(number, 10)}R-`);
      expect([...cases, ...others].some((c) => runCases(kit, [c]).some((o) => o.status !== 'passed')), code).toBe(true);
    }
  });
});

describe('the drawn maps of cases', () => {
  it('have even columns half a hex south, as everywhere', () => {
    const made = changedKit().make({ position: { map: ['  03 04 05', '03 . .', '   .', '04 . .', '   .'] } });
    if (made._tag === 'Left') throw new Error(JSON.stringify(made.left));
    const { map } = made.right.game.board;
    const at = (id: string): number => map.hexOf.get(id) as number;
    expect([distance(map.grid, at('0403'), at('0304')), distance(map.grid, at('0403'), at('0303')), distance(map.grid, at('0403'), at('0504'))]).toEqual([1, 1, 1]);
  });
});
