/**
 * Rules as small cited functions: a prohibition is a {@link Check}, a factor or an addition a {@link ModifierRule}.
 * @module
 */

/**
 * A citation. The kernel names no book; each ruleset narrows `B` to its own.
 * @since 0.1.0
 */
export interface RuleRef<B extends string = string> {
  /** The rulebook, for example `'EBC'`. */
  readonly book: B;
  /** The printed case: `'13'`, `'9K'`, `'8.47'`. */
  readonly case: string;
  /** The atomic clauses carried out, for example `'BC-13.7'`: what clause coverage follows. */
  readonly clauses: ReadonlyArray<string>;
  readonly kind: 'rule' | 'errata' | 'clarification' | 'option' | 'ruling';
  /** The rule in one line, in our own words. */
  readonly gist: string;
}

/**
 * A maker of citations of one book, whose cases `C` are known by name: citing another one does not compile.
 * @since 0.3.0
 */
export const citing =
  <B extends string, C extends string>(book: B) =>
  (rule: C, clauses: ReadonlyArray<string>, gist: string, kind: RuleRef['kind'] = 'rule'): RuleRef<B> => ({ book, case: rule, clauses, kind, gist });

/**
 * Why something may not be done: a value, never an exception.
 * @since 0.1.0
 */
export interface RuleViolation {
  readonly ref: RuleRef;
  /** Stable, for programs: `'stacking/too-many-divisions'`. */
  readonly code: string;
  /** Ids of units and hexes for a front end to light up. */
  readonly subject: ReadonlyArray<string>;
  /** For people: what is wrong, where, and what would be right. */
  readonly detail: string;
  /** The same facts for translation and tests. */
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * The part of a violation that depends on the case at hand.
 * @since 0.1.0
 */
export type Breach = Pick<RuleViolation, 'subject' | 'detail' | 'params'>;

/**
 * A prohibition. `holds` runs in the hot loop and allocates nothing; `breach` is asked only for
 * an explanation, and only when `holds` is false.
 * @since 0.1.0
 */
export interface Check<Q> {
  readonly ref: RuleRef;
  readonly code: string;
  readonly holds: (q: Q) => boolean;
  readonly breach: (q: Q) => Breach;
}

/**
 * A maker of checks that are about the same kind of thing: `about` says which units and hexes a breach concerns.
 * @since 0.1.0
 */
export const checksAbout =
  <Q>(about: (q: Q) => Pick<Breach, 'subject' | 'params'>) =>
  (ref: RuleRef, code: string, holds: (q: Q) => boolean, detail: (q: Q) => string): Check<Q> => ({
    ref,
    code,
    holds,
    breach: (q) => ({ ...about(q), detail: detail(q) }),
  });

/**
 * Whether no check objects. Allocates nothing.
 * @since 0.1.0
 */
export const allHold = <Q>(checks: ReadonlyArray<Check<Q>>, q: Q): boolean => {
  for (let i = 0; i < checks.length; i++) if (!checks[i].holds(q)) return false;
  return true;
};

/**
 * Every breach, not just the first, in the order of the list.
 * @since 0.1.0
 */
export const violationsOf = <Q>(checks: ReadonlyArray<Check<Q>>, q: Q): ReadonlyArray<RuleViolation> => {
  const found: RuleViolation[] = [];
  for (const check of checks)
    if (!check.holds(q)) found.push({ ref: check.ref, code: check.code, ...check.breach(q) });
  return found;
};

/**
 * A citation as people write it: `EBC 9B`.
 * @since 0.1.0
 */
export const citation = (ref: RuleRef): string => `${ref.book} ${ref.case}`;
