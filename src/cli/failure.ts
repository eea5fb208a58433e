/**
 * How a command fails: in words, with an exit code.
 * @module
 */
import { type Problem, problemLine } from '../engine/problem.js';
import { citation, type RuleViolation } from '../kernel/rule.js';

/** Exit codes: all is well; a verification failed or an action was refused; the input cannot be used. */
export const OK = 0;
export const REFUSED = 1;
export const BAD_INPUT = 2;

/** A failure to be shown to the user; anything else that is thrown is a bug of ours. */
export interface Failure {
  readonly failure: true;
  readonly exit: typeof REFUSED | typeof BAD_INPUT;
  readonly lines: ReadonlyArray<string>;
}

export const isFailure = (u: unknown): u is Failure => typeof u === 'object' && u !== null && (u as Partial<Failure>).failure === true;

/** The input cannot be used: exit code 2. */
export const badInput = (...lines: ReadonlyArray<string>): Failure => ({ failure: true, exit: BAD_INPUT, lines });
/** A verification failed or an action was refused: exit code 1. */
export const refused = (...lines: ReadonlyArray<string>): Failure => ({ failure: true, exit: REFUSED, lines });

/** The most problems that are told; a broken table can have hundreds. */
const MOST = 40;

/** Problems as lines: where, what is wrong, what would be right. */
export const problemLines = (problems: ReadonlyArray<Problem>): ReadonlyArray<string> => [
  ...problems.slice(0, MOST).map(problemLine),
  ...(problems.length > MOST ? [`… and ${problems.length - MOST} more.`] : []),
];

/** Violations as lines, with the rules that are broken. */
export const violationLines = (violations: ReadonlyArray<RuleViolation>): ReadonlyArray<string> =>
  violations.map((v) => `${citation(v.ref)}: ${v.detail} [${v.code}]`);

/** A save whose content can be read but does not hold: wrong digest, wrong hash, refused action. */
const HOLDS_NOT: ReadonlyArray<string> = [
  'save/ruleset', 'save/ruleset-version', 'save/amendments', 'save/digest', 'save/readings', 'save/options', 'save/die', 'save/illegal-action', 'save/cut-short', 'save/random', 'save/conceded', 'save/hash',
];

/** Why a saved match does not load, with the exit code that fits. */
export const loadFailure = (file: string, problems: ReadonlyArray<Problem>): Failure => {
  const lines = problemLines(problems);
  return problems.every((p) => HOLDS_NOT.includes(p.code)) ? refused(`${file} does not hold:`, ...lines) : badInput(`${file} cannot be used:`, ...lines);
};
