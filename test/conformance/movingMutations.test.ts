/** Cases of overruns, of retreat before combat and of late combat fail when a rule of theirs is broken. */
import { describe, expect, it } from 'vitest';
import { changedKit, conformanceCases } from '../../src/conformance/index.js';
import type { Check } from '../../src/kernel/rule.js';
import { overrunSteps } from '../../src/rulesets/europa/overrunCourse.js';
import type { OverrunTable, OverrunTerms } from '../../src/rulesets/europa/overrunTerms.js';
import type { EuropaRules } from '../../src/rulesets/europa/rules.js';
import { type Case, runCases } from '../../src/testing/index.js';

const cases: ReadonlyArray<Case> = conformanceCases.filter(({ id }) => /^(REFORM-13|REFORM-9K|FITE-9I)-/.test(id)).map(({ variants: _, ...alone }) => alone);

/** Whether some case no longer passes under changed rules. */
const breaks = (change: (rules: EuropaRules) => EuropaRules): boolean => {
  const kit = changedKit(change);
  return cases.some((c) => runCases(kit, [c]).some((o) => o.status !== 'passed'));
};

/** Rules as they are. */
const inForce = (rules: string): EuropaRules => {
  let found: EuropaRules | null = null;
  changedKit((r) => (found = r)).make({ rules });
  if (found === null) throw new Error(`${rules} makes no position`);
  return found;
};

const SLOTS = ['overrunChecks', 'overrunLimits', 'overrunOdds', 'overrunGroup', 'commitChecks'] as const;
const own = (check: Check<never>): boolean => check.ref.book === 'REFORM' && ['13', '9K'].includes(check.ref.case);
const checks = (rules: EuropaRules, slot: (typeof SLOTS)[number]): ReadonlyArray<Check<never>> => rules[slot] as ReadonlyArray<Check<never>>;

describe('without one of the checks', () => {
  const all = inForce('basic+REFORM-9C+REFORM-13+REFORM-9K+FITE-9I');
  const list = SLOTS.flatMap((slot) => checks(all, slot).map((check, i) => [slot, i, check] as const)).filter(([, , check]) => own(check));

  it('there are all of them', () => expect(list.length).toBeGreaterThan(15));

  // an option takes a variant to be seen, which is tested with the options
  it.each(list.filter(([, , check]) => check.ref.kind !== 'option').map(([slot, , check]) => [check.code, check.ref.gist, slot] as const))('%s: %s', (code, gist, slot) => {
    const without = (rules: EuropaRules): EuropaRules => ({ ...rules, [slot]: checks(rules, slot).filter((c) => c.code !== code || c.ref.gist !== gist) });
    expect(breaks(without)).toBe(true);
  });
});

const withTerms = (change: (terms: OverrunTerms, table: OverrunTable) => Partial<OverrunTerms>) => (rules: EuropaRules): EuropaRules => {
  const { overrunTerms: terms } = rules;
  return terms.table === null ? rules : { ...rules, overrunTerms: { ...terms, ...change(terms, terms.table) } };
};
const withTable = (change: (table: OverrunTable) => Partial<OverrunTable>) => (rules: EuropaRules): EuropaRules => {
  const changed = withTerms((_, table) => ({ table: { ...table, ...change(table) } }))(rules);
  const { refs, table } = changed.overrunTerms;
  return table === null ? changed : { ...changed, steps: { ...changed.steps, ...overrunSteps(refs, table) } };
};

describe('with the terms of overruns changed', () => {
  it.each<readonly [string, (rules: EuropaRules) => EuropaRules]>([
    ['they cost nothing', withTerms(() => ({ price: () => 0 }))],
    ['a die is thrown at 10:1', withTable(() => ({ automatic: 11 }))],
    ['no die is thrown at 9:1', withTable(() => ({ automatic: 9 }))],
    ['nothing is added at 8:1', withTable((table) => ({ column: (...args) => ({ ...table.column(...args), bonus: 0 }) }))],
    ['they need not enter', withTable((table) => ({ stepsOf: (...args) => table.stepsOf(...args).slice(0, -1) }))],
    ['they mind attrition', withTable((table) => ({ stepsOf: (result, combat, board) => [...board.rules.stepsOf(result, combat, board).filter((s) => s !== 'advance'), ...table.stepsOf(result, combat, board).slice(-1)] }))],
    ['headquarters are lost', withTable(() => ({ spares: () => false }))],
    ['any result lets them go on', withTable(() => ({ goesOn: () => true }))],
    ['no result lets them go on', withTable(() => ({ goesOn: () => false }))],
    ['they stop where all have retreated', withTable(() => ({ goesOnAfterEvasion: () => false }))],
    ['they pay as announced', withTable(() => ({ pricedAsAnnounced: () => true }))],
  ])('%s', (_, change) => expect(breaks(change)).toBe(true));
});

describe('with other rules changed', () => {
  it.each<readonly [string, (rules: EuropaRules) => EuropaRules]>([
    ['nobody retreats before combat', (rules) => ({ ...rules, evades: () => false })],
    ['everybody does', (rules) => ({ ...rules, evades: (pos, unit) => pos.state.units.hex[unit] >= 0 })],
    ['no phase follows exploitation', (rules) => ({ ...rules, phases: rules.phases.filter((p) => p !== 'exploitationCombat') })],
    ['aircraft fly in it', (rules) => ({ ...rules, defenseSupport: rules.defenseSupport.slice(0, 0) })],
    ['a hex that was attacked is safe', (rules) => ({ ...rules, entering: { ...rules.entering, exploitationCombat: (rules.entering.exploitationCombat ?? []).slice(1) } })],
    ['halted units stay so', (rules) => ({ ...rules, entering: { ...rules.entering, exploitation: [] } })],
  ])('%s', (_, change) => expect(breaks(change)).toBe(true));
});

it('and as they are, none fails', () => expect(breaks((rules) => ({ ...rules }))).toBe(false));
