/** A page of a rulebook: for each clause what is carried out, the code, the tests, the cases, the open questions, and how to try the contrary. */
import { CITED } from '../../src/conformance/rulebook/cited.js';
import { type Contrary, contraryCommand } from '../../src/conformance/rulebook/contrary.js';
import { type ClauseEntry, type Gist, isOption, type Question, questions, showsQuestion } from '../../src/conformance/rulebook/entries.js';
import type { FiledCase } from './caseIndex.js';
import type { Citations, Place } from './coverage.js';

/** What the pages are made of. */
export interface Sources {
  readonly citations: Citations;
  readonly cases: ReadonlyArray<FiledCase>;
  /** Register of an option → what shows another answer. */
  readonly contraries: ReadonlyMap<string, Contrary>;
}

/** So many links of a kind stand in a row; `grognard rule` has all. */
const MOST_PLACES = 3;
const MOST_CASES = 4;
/** So many commands. */
const MOST_TRIES = 2;

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');

const placeLink = (p: Place): string => `[${p.file.split('/').at(-1)}:${p.line}](../../${p.file}#L${p.line})`;
const more = (count: number, most: number): string => (count > most ? ` and ${count - most} more` : '');

/** One place for each file, those of some files first. */
const placesText = (places: ReadonlyArray<Place>, first: ReadonlyArray<string | null> = []): string => {
  const byFile = [...new Map([...places].reverse().map((p) => [p.file, p])).values()].reverse();
  const sorted = byFile.sort((a, b) => Number(first.includes(b.file)) - Number(first.includes(a.file)));
  return `${sorted.slice(0, MOST_PLACES).map(placeLink).join(', ')}${more(sorted.length, MOST_PLACES)}`;
};

const caseLink = ({ one, place }: FiledCase): string => `[${one.id}](../../${place.file}#L${place.line})`;
const casesText = (cases: ReadonlyArray<FiledCase>): string => `${cases.slice(0, MOST_CASES).map(caseLink).join(', ')}${more(cases.length, MOST_CASES)}`;

const questionLink = (q: Question): string => (isOption(q) ? `[\`${q.id}\`](../readings.md#${q.id})` : `[${q.register}](../defects.md#${q.register.toLowerCase()})`);

/** The command that shows what another answer turns; where every case chooses for itself, its variants do. */
const tryReading = (q: Question, { contraries, cases }: Sources): ReadonlyArray<string> => {
  if (!isOption(q)) return [];
  const contrary = contraries.get(q.register);
  if (contrary !== undefined) return [`\`${contraryCommand(contrary, q)}\``];
  const shown = cases.find(({ one }) => showsQuestion(one, q));
  return shown === undefined ? [] : [`\`grognard conformance ${shown.one.id}\``];
};

const triesText = (clause: string | null, qs: ReadonlyArray<Question>, shown: ReadonlyArray<FiledCase>, sources: Sources): string => {
  const contrary = qs.flatMap((q) => tryReading(q, sources));
  const [first] = shown;
  const cited = clause !== null && shown.some(({ one }) => one.cites.includes(clause));
  const asIs = first === undefined ? [] : [`\`grognard conformance ${cited ? clause : first.one.id}\``];
  return [...asIs, ...contrary.slice(0, MOST_TRIES)].join('<br>') + more(contrary.length, MOST_TRIES);
};

/** The anchor of a clause or rule on its page. */
export const anchorOf = (name: string): string => name.toLowerCase().replace(/[. ]/g, '-');

const HEAD = '| clause | what we carry out | code | tests | cases | readings and rulings | to try it, and the contrary |\n|---|---|---|---|---|---|---|';

/** The nearest gist, and one more of the same rule. */
const gistText = (rule: string, gists: ReadonlyArray<Gist>): string => {
  const [first, ...others] = gists;
  if (first === undefined) return '';
  const second = others.find((g) => g.rule === rule);
  return [first, ...(second === undefined ? [] : [second])].map((g) => cell(g.text)).join('<br>');
};

const row = ({ clause, rule, gists, questions: qs }: ClauseEntry, sources: Sources): string => {
  const { citations, cases } = sources;
  const shown = cases.filter((c) => c.clauses.includes(clause));
  // those that cite it before those that mention it
  const ordered = [...shown].sort((a, b) => Number(b.one.cites.includes(clause)) - Number(a.one.cites.includes(clause)));
  const cells = [
    `<a id="${anchorOf(clause)}"></a>${clause}`,
    gistText(rule, gists),
    placesText(citations.code.get(clause) ?? [], [gists[0]?.code ?? null]),
    placesText(citations.tests.get(clause) ?? []),
    casesText(ordered),
    qs.map(questionLink).join(', '),
    triesText(clause, qs, ordered, sources),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** Rules of a list of entries, in order. */
export const rulesOf = (entries: ReadonlyArray<ClauseEntry>): ReadonlyArray<string> => [...new Set(entries.map((e) => e.rule))];

/** Answers to questions are rules of one clause: they share a table. */
const headingOf = (rule: string): string => (rule.startsWith('QA-') ? 'QA' : rule);

export const rulePage = (title: string, intro: string, entries: ReadonlyArray<ClauseEntry>, sources: Sources): string => {
  const headings = [...new Set(entries.map((e) => headingOf(e.rule)))];
  const sections = headings.map((heading) => [`## ${heading}`, '', HEAD, ...entries.filter((e) => headingOf(e.rule) === heading).map((e) => row(e, sources))].join('\n'));
  return `# ${title}\n\n${intro}\n\n${sections.join('\n\n')}\n`;
};

const FITE_HEAD = '| rule | what we carry out | code | tests | cases | readings and rulings | to try it, and the contrary |\n|---|---|---|---|---|---|---|';

/** The page of a book that has no numbered clauses: its rules as they are cited. */
export const citedRulePage = (title: string, intro: string, book: string, sources: Sources): string => {
  const { citations, cases } = sources;
  const rules = [...new Set(CITED.filter(([rule]) => rule.startsWith(`${book} `)).map(([rule]) => rule))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const rows = rules.map((rule) => {
    const gists = CITED.filter(([of]) => of === rule);
    const shown = cases.filter(({ one }) => one.cites.includes(rule));
    const qs = questions().filter((q) => q.rule.split(', ')[0] === rule);
    const cells = [
      `<a id="${anchorOf(rule)}"></a>${rule}`,
      [...new Set(gists.map(([, , text]) => cell(text)))].join('<br>'),
      placesText(citations.rules.get(rule) ?? [], gists.map(([, , , code]) => code)),
      placesText(citations.ruleTests.get(rule) ?? []),
      casesText(shown),
      qs.map(questionLink).join(', '),
      triesText(rule, qs, shown, sources).replace(`conformance ${rule}`, `conformance "${rule}"`),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `# ${title}\n\n${intro}\n\n${FITE_HEAD}\n${rows.join('\n')}\n`;
};
