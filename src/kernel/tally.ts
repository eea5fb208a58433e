/**
 * A number and its receipt. `total = base × all factors + all additions`, so the order of the rules never matters.
 * @module
 */
import type { RuleRef } from './rule.js';

/**
 * A factor (`times`) or an addition (`add`) that the rulebook names; 1 or 0 when it does not apply.
 * @since 0.1.0
 */
export interface ModifierRule<Q> {
  readonly ref: RuleRef;
  readonly op: 'add' | 'times';
  readonly value: (q: Q) => number;
  /** A number that the value never exceeds, where one is known: what quick estimates may rely on. @since 0.2.0 */
  readonly atMost?: number;
}

/**
 * One line of a receipt.
 * @since 0.1.0
 */
export interface TallyLine {
  readonly ref: RuleRef;
  readonly op: 'add' | 'times';
  readonly value: number;
}

/**
 * The number and how it came about: only rules that changed something are listed.
 * @since 0.1.0
 */
export interface Tally {
  readonly base: number;
  readonly lines: ReadonlyArray<TallyLine>;
  readonly total: number;
}

/**
 * The number alone, for hot loops. Factors must be exact (powers of two, small fractions).
 * @since 0.1.0
 */
export const total = <Q>(base: number, rules: ReadonlyArray<ModifierRule<Q>>, q: Q): number => {
  let factor = 1;
  let addition = 0;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i];
    if (rule.op === 'times') factor *= rule.value(q);
    else addition += rule.value(q);
  }
  return base * factor + addition;
};

/**
 * The number with its receipt; `tally(…).total` always equals `total(…)`.
 * @since 0.1.0
 */
export const tally = <Q>(base: number, rules: ReadonlyArray<ModifierRule<Q>>, q: Q): Tally => {
  const lines: TallyLine[] = [];
  let factor = 1;
  let addition = 0;
  for (const rule of rules) {
    const value = rule.value(q);
    if (rule.op === 'times') factor *= value;
    else addition += value;
    if (value !== (rule.op === 'times' ? 1 : 0)) lines.push({ ref: rule.ref, op: rule.op, value });
  }
  return { base, lines, total: base * factor + addition };
};

/**
 * The most that a list of factors can multiply a number by, whatever they are asked about; infinite when one of them does
 * not say, or adds instead.
 * @since 0.2.0
 */
export const ceilingOf = <Q>(rules: ReadonlyArray<ModifierRule<Q>>): number => {
  let most = 1;
  for (const { op, atMost } of rules) most *= op === 'times' && atMost !== undefined ? atMost : Infinity;
  return most;
};
