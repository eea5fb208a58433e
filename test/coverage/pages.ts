/**
 * The rule pages of the documentation.
 */
import { CLAUSE_BOOKS, LEFT_OUT } from '../../src/conformance/rulebook/clauses.js';
import { contraryOf } from '../../src/conformance/rulebook/contrary.js';
import { type ClauseEntry, clauseEntries, questions } from '../../src/conformance/rulebook/entries.js';
import { filedCases } from './caseIndex.js';
import { readCitations } from './coverage.js';
import { citedRulePage, rulePage, rulesOf, type Sources } from './rulePage.js';

const INTRO = [
  'Each clause is one atomic statement of the rulebook, by number. The rulebook has the text; here stand our gist of what carries it out, the code, the tests, the conformance cases, and the',
  'questions that it leaves open. `grognard rule <clause>` tells the same, and all of it where a row has only the first. Made by `npm run docs:rules`. [Index](README.md).',
].join('\n');

const EAST = 'fire-in-the-east.md';
const EAST_TITLE = 'Fire in the East, as far as it is known';
const EAST_INTRO = [
  'The text of the standard rules is not at hand, so they have no numbered clauses here: these are the rules that the code cites, known from play aids, answers to players and what the article',
  'that amends them says of them. The [dossier](../../src/rulesets/fire-in-the-east/README.md) tells what is known of each and from where. Made by `npm run docs:rules`. [Index](README.md).',
].join('\n');

const leftOut = (): string =>
  [
    '## Left out',
    '',
    'These answers hold for the standard game only.',
    '',
    '| answer | why it has nothing to do here |',
    '|---|---|',
    ...Object.entries(LEFT_OUT).map(([id, why]) => `| ${id} | ${why} |`),
    '',
  ].join('\n');

const count = (entries: ReadonlyArray<ClauseEntry>, has: (e: ClauseEntry) => boolean): number => entries.filter(has).length;

const indexPage = (entries: ReadonlyArray<ClauseEntry>, { cases, citations }: Sources): string => {
  const inCase = new Set(cases.flatMap((c) => c.clauses));
  const books = CLAUSE_BOOKS.map(({ page, title, clauses }) => {
    const of = entries.filter((e) => clauses.includes(e.clause));
    return `| [${title}](${page}.md) | ${of.length} | ${count(of, (e) => citations.code.has(e.clause))} | ${count(of, (e) => citations.tests.has(e.clause) || citations.cases.has(e.clause))} | ${count(of, (e) => inCase.has(e.clause))} | ${count(of, (e) => e.questions.length > 0)} |`;
  });
  const lists = CLAUSE_BOOKS.filter(({ page }) => page !== 'questions').map(({ page, title, clauses }) => {
    const rules = rulesOf(entries.filter((e) => clauses.includes(e.clause)));
    return `- ${title}: ${rules.map((rule) => `[${rule.replace(/^\w+ /, '')}](${page}.md#${headingAnchor(rule)})`).join(', ')}`;
  });
  return [
    '# The rules, clause by clause',
    '',
    'For whoever disputes a ruling. Made by `npm run docs:rules`.',
    '',
    '1. **Find the rule.** Every refusal and every number cites one, as `EBC 6A`; `grognard explain` prints them for a saved match. Below are all of them; a clause (`BC-6A.9`) is one statement of a rule.',
    '2. **See what is carried out, and where.** `grognard rule BC-6A.9`, `grognard rule "EBC 6A"`, or the row of the page: gist, lines of code, tests, cases, open questions.',
    '3. **Try it.** `grognard conformance BC-6A.9` runs the cases that cite the clause, `grognard conformance "EBC 6A"` those of the rule.',
    '4. **Try the contrary.** Another answer to an open question: `grognard conformance EBC-6A --reading minimum-move=last-step`; the cases that turn are what it changes, and `openMatch(…, { readings })` plays by it.',
    '   Or a case of your own: `grognard rule EBC-6A-001 --case > my-case.json` writes one to change, `grognard conformance --file my-case.json` tries it ([how cases are written](../conformance.md)).',
    '5. **Contest it**, as [conformance](../conformance.md#contesting-a-ruling) says.',
    '',
    '| rulebook | clauses | cited by code | by tests or cases | shown by cases | with open questions |',
    '|---|---:|---:|---:|---:|---:|',
    ...books,
    '',
    `[${EAST_TITLE}](${EAST}) has no numbered clauses: its rules stand there as the code cites them. Of the questions and answers ${Object.keys(LEFT_OUT).length} are [left out](questions.md#left-out), each with the reason.`,
    'The rules of *World War II* themselves are not at hand either: what is numbered is the sheet of errata and options, and the [dossier](../../src/rulesets/spi-ww2/README.md) tells where the rest comes from.',
    '[Readings](../readings.md) and the [register of defects](../defects.md) have the open questions, [refusals](../refusals.md) and [those of World War II](../refusals-spi-ww2.md) what the engine says no to.',
    '',
    '## By rule',
    '',
    ...lists,
    '',
  ].join('\n');
};

/** The anchor of a heading such as `EBC 9F1`. */
const headingAnchor = (rule: string): string => rule.toLowerCase().replace(/\./g, '').replace(/ /g, '-');

/** File below `docs/rules` → its content. */
export const rulePages = (): ReadonlyMap<string, string> => {
  const cases = filedCases();
  const all = cases.map(({ one }) => one);
  const contraries = new Map(
    questions().flatMap((q) => {
      const contrary = contraryOf(q, all);
      return contrary === null ? [] : [[q.register, contrary] as const];
    }),
  );
  const sources: Sources = { citations: readCitations(), cases, contraries };
  const entries = clauseEntries();
  return new Map([
    ['README.md', indexPage(entries, sources)],
    ...CLAUSE_BOOKS.map(({ page, title, clauses }): readonly [string, string] => {
      const text = rulePage(title, INTRO, entries.filter((e) => clauses.includes(e.clause)), sources);
      return [`${page}.md`, page === 'questions' ? `${text}\n${leftOut()}` : text];
    }),
    [EAST, citedRulePage(EAST_TITLE, EAST_INTRO, 'FITE', sources)],
  ]);
};
