/**
 * The command `rule`: what is carried out of a rule, which cases show it, which questions it leaves open, and how to try the contrary.
 * @module
 */
import { type CaseFamily, caseFamilies, CLAUSE_BOOKS, type ClauseEntry, clauseEntries, clausesOf, contraryCommand, contraryOf, isOption, LEFT_OUT, type Question, questions, showsQuestion } from '../conformance/index.js';
import { CITED } from '../conformance/rulebook/cited.js';
import { perhaps } from '../engine/nearest.js';
import { type Case, CASES_FORMAT } from '../testing/index.js';
import { badInput, OK } from './failure.js';
import type { Io } from './io.js';

export interface RuleFlags {
  readonly case?: boolean;
  readonly json?: boolean;
}

/** What is known of a word: clauses, questions and cases, each perhaps none. */
interface Found {
  /** The word as registers write it. */
  readonly name: string;
  readonly title: string;
  readonly notes: ReadonlyArray<string>;
  readonly clauses: ReadonlyArray<ClauseEntry>;
  readonly gists: ReadonlyArray<{ readonly text: string; readonly rule: string; readonly code: string | null }>;
  readonly cases: ReadonlyArray<Case>;
  readonly questions: ReadonlyArray<Question>;
}

const NOTHING: Found = { name: '', title: '', notes: [], clauses: [], gists: [], cases: [], questions: [] };

const allCases = (): ReadonlyArray<Case> => caseFamilies.flatMap((f: CaseFamily) => f.cases());

const unique = <T>(list: ReadonlyArray<T>): ReadonlyArray<T> => [...new Set(list)];

/** A word as registers write it: `bc-6a.9` is `BC-6A.9`, `ebc  6a` is `EBC 6A`. */
const same = (a: string, b: string): boolean => a.trim().replace(/\s+/g, ' ').toLowerCase() === b.toLowerCase();

const ofClauses = (name: string, title: string, clauses: ReadonlyArray<ClauseEntry>, cases: ReadonlyArray<Case>): Found => {
  const ids = clauses.map((e) => e.clause);
  return {
    ...NOTHING,
    name,
    title,
    notes: unique(clauses.map((e) => `docs/rules/${e.book.page}.md has the lines of code and the tests.`)),
    clauses,
    gists: clauses.length === 1 ? clauses[0].gists : [],
    cases: cases.filter((c) => c.cites.some((cite) => ids.includes(cite))),
    questions: unique(clauses.flatMap((e) => e.questions)),
  };
};

/** A rule, `EBC 6A`: its clauses, or in a book without clauses what cites it. */
const ofRule = (rule: string, entries: ReadonlyArray<ClauseEntry>, cases: ReadonlyArray<Case>): Found => {
  const clauses = entries.filter((e) => e.rule === rule);
  const found = ofClauses(rule, `${rule}${clauses.length > 0 ? `: ${clauses[0].book.title}` : ''}`, clauses, cases);
  const gists = clauses.length > 0 ? [] : CITED.filter(([of]) => of === rule).map(([of, , text, code]) => ({ text, rule: of, code }));
  return {
    ...found,
    notes: rule.startsWith('FITE ') ? ['docs/rules/fire-in-the-east.md has the lines of code and the tests.'] : found.notes,
    gists,
    cases: unique([...cases.filter((c) => c.cites.includes(rule)), ...found.cases]),
    questions: unique([...found.questions, ...questions().filter((q) => q.rule.split(', ')[0] === rule)]),
  };
};

const ofQuestion = (q: Question, entries: ReadonlyArray<ClauseEntry>, cases: ReadonlyArray<Case>): Found => ({
  ...NOTHING,
  name: q.register,
  title: `${q.register}${isOption(q) ? ` (${q.id})` : ''}: ${q.rule}`,
  notes: [`docs/defects.md#${q.register.toLowerCase()} has it among the others of its rulebook.`],
  clauses: entries.filter((e) => clausesOf(q).includes(e.clause)),
  cases: cases.filter((c) => showsQuestion(c, q)),
  questions: [q],
});

const ofCase = (one: Case, entries: ReadonlyArray<ClauseEntry>): Found => ({
  ...NOTHING,
  name: one.id,
  title: `${one.id}: ${one.title}`,
  notes: one.note === undefined ? [] : [one.note],
  clauses: entries.filter((e) => one.cites.includes(e.clause)),
  cases: [one],
  questions: questions().filter((q) => showsQuestion(one, q)),
});

/** Codes of refusals that a case expects, at any of its stages. */
const refusalsOf = (one: Case): ReadonlyArray<string> => [one, ...(one.then ?? [])].flatMap(({ expect: { refused } }) => (Array.isArray(refused) ? (refused as ReadonlyArray<string>) : typeof refused === 'string' ? [refused] : []));

/** A refusal by its code: the cases that show it, and what they cite. */
const ofRefusal = (code: string, entries: ReadonlyArray<ClauseEntry>, cases: ReadonlyArray<Case>): Found | null => {
  const shown = cases.filter((c) => refusalsOf(c).includes(code));
  const cites = new Set(shown.flatMap((c) => c.cites));
  return shown.length === 0
    ? null
    : {
        ...NOTHING,
        name: code,
        title: `${code}, a refusal`,
        notes: [`docs/${shown[0].id.startsWith('SPI-') ? 'refusals-spi-ww2' : 'refusals'}.md tells when it comes, and what would be right.`],
        clauses: entries.filter((e) => cites.has(e.clause)),
        cases: shown,
        questions: questions().filter((q) => shown.some((c) => showsQuestion(c, q))),
      };
};

/** Rules of every book, as they are cited. */
const allRules = (entries: ReadonlyArray<ClauseEntry>): ReadonlyArray<string> => unique([...entries.map((e) => e.rule), ...CITED.map(([rule]) => rule)]);

/** What a word is about. Throws a failure that names what was perhaps meant. */
const lookUp = (word: string): Found => {
  const entries = clauseEntries();
  const cases = allCases();
  const entry = entries.find((e) => same(word, e.clause));
  if (entry !== undefined) return ofClauses(entry.clause, `${entry.clause}: ${entry.rule}, ${entry.book.title}`, [entry], cases);
  const rules = allRules(entries);
  const rule = rules.find((r) => same(word, r));
  if (rule !== undefined) return ofRule(rule, entries, cases);
  const question = questions().find((q) => same(word, q.register) || (isOption(q) && same(word, q.id)));
  if (question !== undefined) return ofQuestion(question, entries, cases);
  const one = cases.find((c) => same(word, c.id));
  if (one !== undefined) return ofCase(one, entries);
  const refusal = word.includes('/') ? ofRefusal(word.trim(), entries, cases) : null;
  if (refusal !== null) return refusal;
  const left = Object.keys(LEFT_OUT).find((id) => same(word, id));
  if (left !== undefined) return { ...NOTHING, name: left, title: left, notes: [`Not carried out. ${LEFT_OUT[left]}`] };
  // a bare number is the same rule in several books
  const bare = rules.filter((r) => same(word, r.replace(/^\w+ /, '')));
  if (bare.length === 1) return ofRule(bare[0], entries, cases);
  if (bare.length > 1) throw badInput(`${word} is a rule of several books; say which: ${bare.map((r) => JSON.stringify(r)).join(', ')}.`);
  const below = rules.filter((r) => r.toLowerCase().startsWith(word.trim().toLowerCase()));
  const known = [...entries.map((e) => e.clause), ...rules, ...questions().flatMap((q) => [q.register, ...(isOption(q) ? [q.id] : [])]), ...cases.map((c) => c.id)];
  throw badInput(
    `No rule is meant by ${JSON.stringify(word)}.${below.length > 0 ? ` There are ${below.join(', ')}.` : perhaps(word, known)}`,
    `Give a clause (BC-6A.9), a rule ("EBC 6A"), an open question (AMB-BC-27), an option (minimum-move), a case (EBC-6A-001) or a refusal (movement/stopped). Rulebooks: ${CLAUSE_BOOKS.map((b) => b.title).join('; ')}.`,
  );
};

/** So many cases are listed. */
const MOST_CASES = 12;

const caseLines = (cases: ReadonlyArray<Case>): ReadonlyArray<string> =>
  cases.length === 0 ? [] : ['Cases:', ...cases.slice(0, MOST_CASES).map((c) => `  ${c.id}  ${c.title}`), ...(cases.length > MOST_CASES ? [`  and ${cases.length - MOST_CASES} more`] : [])];

const questionLines = (q: Question): ReadonlyArray<string> => [
  `  ${isOption(q) ? `${q.id} [${q.register}]` : q.register}, ${q.rule}: ${q.question}`,
  ...(isOption(q) ? Object.entries(q.values).map(([value, meaning]) => `    ${value === q.default ? '*' : ' '} ${value}: ${meaning}`) : [`    ${q.ruling}`]),
  `    Why: ${q.reason}`,
];

/** Command lines that show a rule at work, and what another answer makes of it. */
const tries = ({ name, cases, questions: qs }: Found): ReadonlyArray<string> => {
  const named = cases.some((c) => c.cites.includes(name) || c.id === name);
  const asIs = cases.length === 0 ? [] : [`grognard conformance ${named ? (name.includes(' ') ? `"${name}"` : name) : cases[0].id}`];
  const all = allCases();
  const contrary = qs.flatMap((q) => {
    const found = contraryOf(q, all);
    return found === null || !isOption(q) ? [] : [contraryCommand(found, q)];
  });
  return [...asIs, ...contrary];
};

const told = (found: Found): ReadonlyArray<string> => {
  const commands = tries(found);
  const [first] = found.cases;
  return [
    found.title,
    ...found.gists.map((g) => `  ${g.text} [${g.rule}${g.code === null ? '' : `, ${g.code}`}]`),
    ...(found.gists.length === 0 ? found.clauses.map((e) => `  ${e.clause}  ${e.gists[0]?.text ?? ''}`) : []),
    ...found.notes.map((n) => `  ${n}`),
    ...caseLines(found.cases),
    ...(found.questions.length === 0 ? [] : ['Open questions (* the default):', ...found.questions.flatMap(questionLines)]),
    ...(commands.length === 0 ? [] : ['To try it, and the contrary:', ...commands.map((c) => `  ${c}`)]),
    ...(first === undefined ? [] : [`To argue with a case of your own: grognard rule ${first.id} --case > my-case.json, change it, grognard conformance --file my-case.json`]),
  ];
};

/** Tells about a rule, a clause, an open question or a case; or writes a case of it as a file. */
export const rule = (io: Io, word: string, flags: RuleFlags): number => {
  const found = lookUp(word);
  if (flags.case === true) {
    const [first] = found.cases;
    if (first === undefined) throw badInput(`No case shows ${found.title}; "grognard rule" with another word, or docs/conformance.md, has cases to begin with.`);
    io.out(`${JSON.stringify({ format: CASES_FORMAT, title: first.title, cases: [first] }, null, 2)}\n`);
  } else if (flags.json === true) {
    const { title, notes, gists, clauses, cases, questions: qs } = found;
    io.out(
      `${JSON.stringify(
        {
          title, notes, gists,
          clauses: clauses.map((e) => ({ clause: e.clause, rule: e.rule, book: e.book.page, gists: e.gists })),
          cases: cases.map((c) => ({ id: c.id, title: c.title, cites: c.cites })),
          questions: qs,
          tries: tries(found),
        },
        null,
        2,
      )}\n`,
    );
  } else io.out(`${told(found).join('\n')}\n`);
  return OK;
};
