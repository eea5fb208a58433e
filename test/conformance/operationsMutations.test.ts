/** Cases of operations, dates and schedules fail when an item is left out, or a rule of it is broken. */
import { describe, expect, it } from 'vitest';
import { changedKit, conformanceCases, runCases as runAll } from '../../src/conformance/index.js';
import type { Check } from '../../src/kernel/rule.js';
import type { OrderKind } from '../../src/rulesets/europa/order.js';
import type { EuropaRules, Hook } from '../../src/rulesets/europa/rules.js';
import { type Case, runCases } from '../../src/testing/index.js';

const OPERATIONS = /^(REFORM-(20F1e|25D|28C2d|29D1a|31C|31F1|31G|31I|32|34A1|34A2|39D1|39D8|39J)|FITE-(25|28|31F|32))R?-/;

// variants are tested with the options, as far as they are about them
const cases: ReadonlyArray<Case> = conformanceCases
  .filter(({ id }) => OPERATIONS.test(id))
  .flatMap(({ variants, ...alone }) => [alone, ...(variants ?? []).filter((v) => v.readings === undefined && v.rules === undefined && v.without === undefined).map((v) => ({ ...alone, ...v }))]);

const of = (...starts: ReadonlyArray<string>): ReadonlyArray<Case> => cases.filter(({ id }) => starts.some((s) => id.startsWith(s)));

/** Ids of cases that no longer pass under changed rules. */
const broken = (change: (rules: EuropaRules) => EuropaRules, ...starts: ReadonlyArray<string>): ReadonlyArray<string> =>
  of(...starts).flatMap((c) => (runCases(changedKit(change), [c]).some((o) => o.status !== 'passed') ? [c.id] : []));

describe('with an item left out, cases of its own fail', () => {
  it.each<readonly [string, string]>([
    ['REFORM-20F1e', 'REFORM-20F1e-'],
    ['REFORM-25D', 'REFORM-25D-'],
    ['REFORM-28C2d', 'REFORM-28C2d-'],
    ['REFORM-29D1a', 'REFORM-29D1a-'],
    ['REFORM-31C', 'REFORM-31CR-'],
    ['REFORM-31C-HQ', 'REFORM-31C-'],
    ['REFORM-31F1', 'REFORM-31F1-'],
    ['REFORM-31F1-12', 'REFORM-31F1-'],
    ['REFORM-31G', 'REFORM-31G'],
    ['REFORM-32', 'REFORM-32-'],
    ['REFORM-34A1', 'REFORM-34A1-'],
    ['REFORM-34A2', 'REFORM-34A2-'],
    ['REFORM-39D1', 'REFORM-39D1'],
    ['REFORM-39D8', 'REFORM-39D8-'],
    ['FITE-25', 'FITE-25-'],
    ['FITE-28', 'FITE-28-'],
    ['FITE-32-Defection', 'FITE-32-'],
  ])('%s', (amendment, start) => {
    const mine = of(start).filter((c) => c.rules?.split('+').includes(amendment) === true);
    const without = mine.map((c): Case => ({ ...c, without: [...(c.without ?? []), amendment] }));
    expect(runAll(without).filter((o) => o.status === 'failed').map((o) => o.id)).not.toEqual([]);
  });
});

describe('without one of the orders, and with one that knows no refusal', () => {
  it.each<readonly [OrderKind, string]>([
    ['airdrop', 'FITE-25-'],
    ['jump', 'FITE-25-'],
    ['turnBack', 'FITE-25-'],
    ['land', 'FITE-28-'],
    ['bomb', 'REFORM-20F1e-'],
    ['formTankArmy', 'REFORM-31C-'],
  ])('%s', (kind, start) => {
    expect(broken((rules) => ({ ...rules, orders: rules.orders.filter((o) => o.kind !== kind) }), start)).not.toEqual([]);
    expect(broken((rules) => ({ ...rules, orders: rules.orders.map((o) => (o.kind === kind ? { ...o, violations: () => [] } : o)) }), start)).not.toEqual([]);
  });
});

const lose = <T>(list: ReadonlyArray<T>, keep: (x: T) => boolean): ReadonlyArray<T> => list.filter(keep);
const unchecked = <T>(checks: ReadonlyArray<Check<T>>, code: string): ReadonlyArray<Check<T>> => lose(checks, (c) => c.code !== code);
const noHooks: ReadonlyArray<Hook> = [];

describe('with a rule broken', () => {
  it.each<readonly [string, ReadonlyArray<string>, (rules: EuropaRules) => EuropaRules]>([
    ['whoever drops needs a headquarters (25D)', ['REFORM-25D-'], (r) => ({ ...r, automaticSupply: lose(r.automaticSupply, (a) => a.ref.case !== '25D') })],
    ['Germans need one in the surprise turn (31F1)', ['REFORM-31F1-'], (r) => ({ ...r, automaticSupply: lose(r.automaticSupply, (a) => a.ref.case !== '31F1') })],
    ['the commando pays (39D8)', ['REFORM-39D8-'], (r) => ({ ...r, sparedPoints: [] })],
    ['no die is thrown for an airdrop', ['FITE-25-'], (r) => ({ ...r, rolls: { ...r.rolls, airdrop: { ...r.rolls['airdrop'], decide: () => [] } } })],
    ['bombs miss (20F1e)', ['REFORM-20F1e-'], (r) => ({ ...r, rolls: { ...r.rolls, bombing: { ...r.rolls['bombing'], decide: () => [] } } })],
    ['oilfields are not repaired (20F1e)', ['REFORM-20F1e-'], (r) => ({ ...r, closing: { ...r.closing, initial: noHooks } })],
    ['raids are not forgotten (20F1e)', ['REFORM-20F1e-'], (r) => ({ ...r, playerTurnStart: lose(r.playerTurnStart, (h) => h.name !== 'fresh') })],
    ['overruns in the surprise turn (31F1)', ['REFORM-31F1-'], (r) => ({ ...r, overrunChecks: unchecked(r.overrunChecks, 'overrun/surprise-turn') })],
    ['the Soviets pay before it (31F1)', ['REFORM-31F1-'], (r) => ({ ...r, activation: { ...r.activation, paying: unchecked(r.activation.paying, 'hq/axis-pays-before') } })],
    ['no dice of the first winter (29D1a)', ['REFORM-29D1a-'], (r) => ({ ...r, activation: { ...r.activation, dice: [] } })],
    ['armor without a limit (31C)', ['REFORM-31CR-'], (r) => ({ ...r, armorLimit: () => null })],
    ['tank corps stack freely (31C)', ['REFORM-31C-'], (r) => ({ ...r, stacking: unchecked(r.stacking, 'stacking/tank-corps') })],
    ['headquarters of Tank Armies stay where they are (31C)', ['REFORM-31C-'], (r) => ({ ...r, reactions: lose(r.reactions, (f) => f.name !== 'leadersFollow') })],
    ['markers fight (31C)', ['REFORM-31C-'], (r) => ({ ...r, commitChecks: unchecked(r.commitChecks, 'tank-army/no-attack') })],
    ['defections cost nothing (32)', ['REFORM-32-'], (r) => ({ ...r, reactions: lose(r.reactions, (f) => f.name !== 'lose') })],
    ['nobody defects', ['REFORM-32-', 'FITE-32-'], (r) => ({ ...r, playerTurnEnd: lose(r.playerTurnEnd, (h) => h.name !== 'defect') })],
    ['nothing is lost in June (31G)', ['REFORM-31G'], (r) => ({ ...r, playerTurnEnd: lose(r.playerTurnEnd, (h) => h.name !== 'unprepared') })],
    ['as many are paid for as one likes (31G)', ['REFORM-31G'], (r) => ({ ...r, activation: { ...r.activation, paying: unchecked(r.activation.paying, 'hq/unprepared') } })],
    ['and become active (31G)', ['REFORM-31G'], (r) => ({ ...r, activation: { ...r.activation, becoming: unchecked(r.activation.becoming, 'hq/unprepared-yet') } })],
    ['it is not noted which places are lost (34)', ['REFORM-34A1-', 'REFORM-34A2-', 'REFORM-31I-'], (r) => ({ ...r, playerTurnEnd: lose(r.playerTurnEnd, (h) => h.name !== 'notePlaces') })],
    ['no points arrive (34)', ['REFORM-34A1-', 'REFORM-34A2-'], (r) => ({ ...r, entering: { ...r.entering, initial: noHooks } })],
    ['no strategic bombing (34A1)', ['REFORM-34A1-'], (r) => ({ ...r, rolls: { ...r.rolls, 'lp-bombing': { ...r.rolls['lp-bombing'], decide: () => [] } } })],
    ['no points by dice: Finland (34A1)', ['REFORM-34A1-'], (r) => ({ ...r, rolls: { ...r.rolls, 'lp-finland': { ...r.rolls['lp-finland'], decide: () => [] } } })],
    ['Romania', ['REFORM-34A1-'], (r) => ({ ...r, rolls: { ...r.rolls, 'lp-romania': { ...r.rolls['lp-romania'], decide: () => [] } } })],
    ['Hungary', ['REFORM-34A1-'], (r) => ({ ...r, rolls: { ...r.rolls, 'lp-hungary': { ...r.rolls['lp-hungary'], decide: () => [] } } })],
    ['the Replacement Army is served (39J)', ['REFORM-39J-'], (r) => (r.attackSupply === null ? r : { ...r, attackSupply: { ...r.attackSupply, serve: (_pos, _target, units) => new Map(units.map((u) => [u, null])) } })],
  ])('%s', (_, starts, change) => expect(broken(change, ...starts)).not.toEqual([]));

  it('and as they are, all pass', () => expect(broken((rules) => ({ ...rules }), 'REFORM-', 'FITE-')).toEqual([]));
});
