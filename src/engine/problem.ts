/**
 * What is wrong with something from outside: a scenario's options, a save, a table, a command line.
 * @module
 */
import type { RuleRef, RuleViolation } from '../kernel/rule.js';

/** A user's mistake that is not a breach of a game rule. */
export interface Problem {
  /** Stable, for programs: `'save/digest'`. */
  readonly code: string;
  /** Where: a path into the input, a cell, a hex, a flag. */
  readonly at: string;
  /** What is wrong and what would be right. */
  readonly detail: string;
}

/** A problem in one line: `'options.seed: It must be … [options/seed]'`. @since 0.3.0 */
export const problemLine = ({ at, detail, code }: Problem): string => `${at}: ${detail} [${code}]`;

/** The library's own book of formats, cited when an action has no readable shape. */
export const FORMAT: RuleRef<'GROGNARD'> = {
  book: 'GROGNARD',
  case: 'format',
  clauses: [],
  kind: 'ruling',
  gist: 'An action is a plain object of one of the documented shapes.',
};

/** Whether an action was refused because it means nothing: it has no readable shape, or names what does not exist. @since 0.2.0 */
export const isMeaningless = ({ code }: RuleViolation): boolean => code === 'action/malformed' || code.endsWith('/unknown');

/** A malformed action as a refusal, so that callers handle one kind of error. */
export const malformed = (problems: ReadonlyArray<Problem>): ReadonlyArray<RuleViolation> =>
  problems.map((p) => ({ ref: FORMAT, code: p.code, subject: [], detail: `${p.at}: ${p.detail}`, params: { at: p.at } }));
