/** Cases of attack supply and of headquarters fail when a rule of theirs is broken. */
import { describe, expect, it } from 'vitest';
import { changedKit, conformanceCases } from '../../src/conformance/index.js';
import type { Check } from '../../src/kernel/rule.js';
import type { AttackSupplyRules } from '../../src/rulesets/europa/attackSupply.js';
import type { OrderKind } from '../../src/rulesets/europa/order.js';
import type { EuropaRules } from '../../src/rulesets/europa/rules.js';
import { type Case, runCases } from '../../src/testing/index.js';

const ALL = 'fire-in-the-east+REFORM-9K+REFORM-13+REFORM-12+REFORM-12G+REFORM-12H+REFORM-29D1a+REFORM-31C-HQ+REFORM-31G';

// variants are tested with the options, as far as they are about them
const cases: ReadonlyArray<Case> = conformanceCases
  .filter(({ id }) => /^REFORM-(12|12C5|12D1|12G|12H|29D1a|31C|31F1|31G|39J)-/.test(id))
  .flatMap(({ variants, ...alone }) => [alone, ...(variants ?? []).filter((v) => v.readings === undefined && v.rules === undefined).map((v) => ({ ...alone, ...v }))]);

/** Whether some case that has to do with something no longer passes under changed rules. */
const breaks = (change: (rules: EuropaRules) => EuropaRules, about: RegExp): boolean => {
  const kit = changedKit(change);
  return cases.some((c) => about.test(JSON.stringify(c)) && runCases(kit, [c]).some((o) => o.status !== 'passed'));
};

/** Rules as they are. */
const inForce = (rules: string): EuropaRules => {
  let found: EuropaRules | null = null;
  changedKit((r) => (found = r)).make({ rules });
  if (found === null) throw new Error(`${rules} makes no position`);
  return found;
};

// in deployment the same is checked as when units arrive
const SLOTS = ['stepChecks', 'placeChecks', 'advanceChecks', 'stacking'] as const;
const checks = (rules: EuropaRules, slot: (typeof SLOTS)[number]): ReadonlyArray<Check<never>> => rules[slot] as ReadonlyArray<Check<never>>;

describe('without one of the checks', () => {
  const all = inForce(ALL);
  const list = SLOTS.flatMap((slot) => checks(all, slot).map((check) => [check.code, slot, check] as const)).filter(([code]) => /^(hq\/|tank-army\/|stacking\/tank-corps$)/.test(code));

  it('there are all of them', () => expect(list.length).toBeGreaterThan(4));

  it.each(list.map(([code, slot]) => [code, slot] as const))('%s in %s', (code, slot) => {
    expect(breaks((rules) => ({ ...rules, [slot]: checks(rules, slot).filter((c) => c.code !== code) }), new RegExp(`${code}|arctic|advance|arrives|ER-31C.5`))).toBe(true);
  });

  it.each(all.activation.becoming.map((c) => c.code))('%s of activation', (code) => {
    expect(breaks((rules) => ({ ...rules, activation: { ...rules.activation, becoming: rules.activation.becoming.filter((c) => c.code !== code) } }), /ER-31G/)).toBe(true);
  });

  it.each(all.activation.paying.map((c) => c.code))('%s of paying', (code) => {
    expect(breaks((rules) => ({ ...rules, activation: { ...rules.activation, paying: rules.activation.paying.filter((c) => c.code !== code) } }), new RegExp(code))).toBe(true);
  });
});

describe('without one of the orders', () => {
  const kinds = inForce(ALL).orders.map((o) => o.kind);

  it.each(kinds.map((kind): readonly [OrderKind] => [kind]))('%s', (kind) => {
    expect(breaks((rules) => ({ ...rules, orders: rules.orders.filter((o) => o.kind !== kind) }), new RegExp(`order ${kind} `))).toBe(true);
  });

  it.each(kinds.map((kind): readonly [OrderKind] => [kind]))('%s, or with one that knows no refusal', (kind) => {
    expect(breaks((rules) => ({ ...rules, orders: rules.orders.map((o) => (o.kind === kind ? { ...o, violations: () => [] } : o)) }), new RegExp(`order ${kind}`))).toBe(true);
  });
});

const supplied = (change: (known: AttackSupplyRules) => Partial<AttackSupplyRules>) => (rules: EuropaRules): EuropaRules =>
  rules.attackSupply === null ? rules : { ...rules, attackSupply: { ...rules.attackSupply, ...change(rules.attackSupply) } };

describe('with other rules changed', () => {
  it.each<readonly [string, RegExp, (rules: EuropaRules) => EuropaRules]>([
    ['nobody is served', /ER-12H\.5[0-9]/, supplied(() => ({ serve: () => new Map() }))],
    ['everybody is', /ER-12H\.5[0-9]/, supplied(() => ({ serve: (_pos, _target, units) => new Map(units.map((u) => [u, null])) }))],
    ['those without attack supply have their full strength', /ER-12D1/, (rules) => ({ ...rules, attackFactors: rules.attackFactors.filter((f) => f.ref.case !== '12D1') })],
    ['nothing is taken off headquarters', /"served"/, (rules) => ({ ...rules, reactions: rules.reactions.filter((r) => r.name !== 'attackSupplyReactions') })],
    ['nothing happens as an initial phase begins', /ER-12H\.(35|41)/, (rules) => ({ ...rules, entering: { ...rules.entering, initial: [] } })],
    ['nor as it closes', /ER-12H\.3[0-2]/, (rules) => ({ ...rules, closing: { ...rules.closing, initial: [] } })],
    ['no die is thrown in the first winter', /ER-29D1a/, (rules) => ({ ...rules, activation: { ...rules.activation, dice: [] } })],
    ['active ones are as mobile as others', /ER-31C\.4/, (rules) => ({ ...rules, allowance: rules.allowance.filter((m) => m.ref.case !== '31C') })],
  ])('%s', (_, about, change) => expect(breaks(change, about)).toBe(true));
});

it('and as they are, none fails', () => expect(breaks((rules) => ({ ...rules }), /ER-12(\.|C5|D1)|ER-31/)).toBe(false));
