/**
 * The rulebooks as a register: for a clause what is carried out, where, which cases show it, and which open questions are about it.
 * @module
 */
import type { Reading, Ruling } from '../../engine/reading.js';
import type { Case } from '../../testing/index.js';
import { CITED } from './cited.js';
import { CLAUSE_BOOKS, type ClauseBook, ruleOf } from './clauses.js';
import { CONCERNS } from './concerns.js';
import { OWN_GISTS } from './gists.js';
import { QUESTION_BOOKS } from './questions.js';

/** What is carried out, in our words. @since 0.3.0 */
export interface Gist {
  readonly text: string;
  /** The rule cited for it, `EBC 6A`. */
  readonly rule: string;
  /** The file that says so, from the root of the project; null where no single place does. */
  readonly code: string | null;
}

/** An open question with its answers. @since 0.3.0 */
export type Question = Reading | Ruling;

/** Whether a question is an option, to be answered by name, and not settled for every game. @since 0.3.0 */
export const isOption = (question: Question): question is Reading => 'values' in question;

/** A clause with what belongs to it. @since 0.3.0 */
export interface ClauseEntry {
  readonly clause: string;
  readonly rule: string;
  readonly book: ClauseBook;
  /** The nearest to the clause first. */
  readonly gists: ReadonlyArray<Gist>;
  readonly questions: ReadonlyArray<Question>;
}

/** Every open question, in the order of the registers. @since 0.3.0 */
export const questions = (): ReadonlyArray<Question> => QUESTION_BOOKS.flatMap((b) => [...b.readings, ...b.rulings]);

/** Clauses that a question is about. @since 0.3.0 */
export const clausesOf = (question: Question): ReadonlyArray<string> => CONCERNS[question.register]?.split(' ') ?? [];

/** Whether a case shows what a question is about: it cites it, or chooses one of its answers. @since 0.3.0 */
export const showsQuestion = (one: Case, question: Question): boolean =>
  one.cites.includes(question.register) || (isOption(question) && [one, ...(one.variants ?? [])].some(({ readings }) => readings !== undefined && Object.hasOwn(readings, question.id)));

interface Cited extends Gist {
  readonly clauses: ReadonlyArray<string>;
}

const citedGists = (): ReadonlyArray<Cited> => CITED.map(([rule, clauses, text, code]) => ({ rule, clauses: clauses.split(' '), text, code }));

/** A gist written for the clause, then those of its own rule, then what says little else. */
const gistsOf = (clause: string, cited: ReadonlyArray<Cited>): ReadonlyArray<Gist> => {
  const rule = ruleOf(clause);
  const own: ReadonlyArray<Gist> = Object.hasOwn(OWN_GISTS, clause) ? [{ text: OWN_GISTS[clause], rule, code: null }] : [];
  const others = cited
    .filter(({ clauses }) => clauses.includes(clause))
    .sort((a, b) => Number(b.rule === rule) - Number(a.rule === rule) || a.clauses.length - b.clauses.length)
    .map(({ text, rule: of, code }): Gist => ({ text, rule: of, code }));
  return [...own, ...others].filter(({ text }, i, all) => all.findIndex((g) => g.text === text) === i);
};

/** Every clause of the rulebooks, in their order, with what belongs to it. @since 0.3.0 */
export const clauseEntries = (): ReadonlyArray<ClauseEntry> => {
  const about = new Map<string, Question[]>();
  for (const q of questions()) for (const clause of clausesOf(q)) about.set(clause, [...(about.get(clause) ?? []), q]);
  const cited = citedGists();
  return CLAUSE_BOOKS.flatMap((book) =>
    book.clauses.map((clause): ClauseEntry => ({ clause, rule: ruleOf(clause), book, gists: gistsOf(clause, cited), questions: about.get(clause) ?? [] })),
  );
};
