/** The page docs/defects.md: what is unclear, missing or contradictory in the printed rules, by book and chapter, with the cases that show it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CASE_FILES } from '../../src/conformance/cases.js';
import { SPI_CASE_FILES } from '../../src/conformance/spi-ww2/cases.js';
import type { Case } from '../../src/testing/index.js';
import type { Reading, Ruling } from '../../src/engine/reading.js';
import { BOOKS } from './readings.js';

/** Books by the letters that citations begin with, in the order of the page, with the names of their chapters in our words. */
const PRINTED: ReadonlyArray<{ readonly book: string; readonly title: string; readonly chapters: Readonly<Record<string, string>> }> = [
  {
    book: 'EBC',
    title: 'Europa Boot Camp',
    chapters: {
      3: 'concepts', 5: 'zones of control', 6: 'movement', 7: 'transportation lines', 8: 'stacking', 9: 'combat', 10: 'armor effects', 11: 'support', 12: 'supply', 13: 'overruns',
      14: 'engineers, rail-only units, fortifications', 15: 'air points', 16: 'airbases', 17: 'antiaircraft fire', CRT: 'results of combat', UIC: 'chart of unit types', examples: 'illustrations',
    },
  },
  {
    book: 'FTF',
    title: 'First to Fight',
    chapters: {
      1: 'introduction', 2: 'components', 5: 'zones of control', 7: 'transportation lines', 12: 'supply sources', 19: 'special rules', 20: 'reinforcements, conversion, mobilization', 21: 'air points', 22: 'victory',
      VP: 'chart of victory points', LV: 'levels of victory',
    },
  },
  { book: 'FITE', title: 'Fire in the East, as far as it is known', chapters: { 8: 'stacking', 9: 'retreat before combat', 10: 'armor effects', 29: 'winterized troops' } },
  {
    book: 'REFORM',
    title: 'Europa Reform',
    chapters: {
      0: 'the article', 6: 'exploitation by cavalry and fast infantry', 9: 'results of combat, retreats, combat at the end of exploitation', 12: 'attack supply, headquarters', 13: 'overruns', 20: 'oilfields',
      25: 'airdrops', 28: 'landings', 29: 'the first winter', 31: 'Soviet headquarters, Tank Armies, surprise', 32: 'defections', 34: 'logistical points', 39: 'optional units', OB: 'order of battle',
    },
  },
  {
    book: 'SPI',
    title: 'World War II (SPI), with its errata',
    chapters: {
      0: 'the errata sheet', 4: 'sequence of play', 5: 'movement by land, sea and air', 6: 'zones of control', 8: 'combat and overruns', 9: 'supply and control', 10: 'production', 14: 'countries and politics', 15: 'scenarios',
      16: 'set-up, partisans, special cases', 17: 'options', MAP: 'mapsheet', SCN: 'set-ups of the scenarios',
    },
  },
];

/** An entry of the registers: a question of the printed rules, with what answers it. */
export interface Defect {
  readonly entry: Reading | Ruling;
  readonly book: string;
  readonly chapter: string;
  readonly cases: ReadonlyArray<{ readonly id: string; readonly file: string }>;
  /** Files of tests that name it, where no case does. */
  readonly tests: ReadonlyArray<string>;
}

/** A case and the file that it stands in. */
interface Filed {
  readonly file: string;
  readonly one: Case;
}

const filed = (files: Readonly<Record<string, unknown>>, folder: string): ReadonlyArray<Filed> =>
  Object.entries(files).flatMap(([name, content]) => (content as { readonly cases: ReadonlyArray<Case> }).cases.map((one) => ({ file: `${folder}${name}.json`, one })));

const ALL: ReadonlyArray<Filed> = [...filed(CASE_FILES, ''), ...filed(SPI_CASE_FILES, 'spi-ww2/')];

const isReading = (entry: Reading | Ruling): entry is Reading => 'values' in entry;

/** Whether a case shows an entry: it cites it, or chooses one of its readings. */
const shows = (one: Case, entry: Reading | Ruling): boolean =>
  one.cites.includes(entry.register) ||
  (isReading(entry) && [one, ...(one.variants ?? [])].some(({ readings }) => readings !== undefined && Object.hasOwn(readings, entry.id)));

const TESTS = fileURLToPath(new URL('..', import.meta.url));

/** Entries that files of tests name: entry → files, in alphabetical order. */
const TESTED: ReadonlyMap<string, ReadonlyArray<string>> = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
  .sort()
  .reduce((found, name) => {
    for (const entry of new Set(readFileSync(join(TESTS, name), 'utf8').match(/\bAMB-[A-Z]+-\d+\b/g) ?? [])) found.set(entry, [...(found.get(entry) ?? []), name]);
    return found;
  }, new Map<string, string[]>());

/** Book and chapter of the first passage of a citation. A bare table belongs to Boot Camp. */
const placeOf = (rule: string): readonly [string, string] => {
  const [first] = rule.split(',');
  const words = first.trim().split(' ');
  const [book, rest] = words.length === 1 ? ['EBC', words[0]] : words;
  return [book, /^\d+/.exec(rest)?.[0] ?? rest];
};

const made = (entry: Reading | Ruling): Defect => {
  const [book, chapter] = placeOf(entry.rule);
  const cases = ALL.filter(({ one }) => shows(one, entry)).map(({ one, file }) => ({ id: one.id, file }));
  return { entry, book, chapter, cases, tests: cases.length > 0 ? [] : (TESTED.get(entry.register) ?? []) };
};

/** Every entry, in the order of the registers. */
export const DEFECTS: ReadonlyArray<Defect> = BOOKS.flatMap((b) => [...b.readings, ...b.rulings]).map(made);

const numberOf = (d: Defect): number => Number(/\d+$/.exec(d.entry.register)?.[0]);
const anchor = (register: string): string => register.toLowerCase();
const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');

/** Cases that are named; there may be more. */
const NAMED = 5;

const casesText = ({ cases, tests }: Defect): string => {
  if (cases.length === 0) return tests.length === 0 ? 'none' : tests.map((name) => `[${name.split('/').at(-1)}](../test/${name})`).join(', ');
  const named = cases.slice(0, NAMED).map(({ id, file }) => `[${id}](../test/conformance/${file})`);
  return `${named.join(', ')}${cases.length > NAMED ? ` and ${cases.length - NAMED} more` : ''}`;
};

const readingsText = (entry: Reading | Ruling): string =>
  isReading(entry)
    ? Object.entries(entry.values)
        .map(([value, meaning]) => `${value === entry.default ? `**\`${value}\`**` : `\`${value}\``}: ${cell(meaning)}`)
        .join('<br>')
    : `**ruling**: ${cell(entry.ruling)}`;

const row = (defect: Defect): string => {
  const { entry } = defect;
  return `| <a id="${anchor(entry.register)}"></a>${entry.register} | ${cell(entry.rule)} | ${cell(entry.question)}${isReading(entry) ? ` ([\`${entry.id}\`](readings.md#${entry.id}))` : ''} | ${readingsText(entry)} | ${cell(entry.reason)} | ${casesText(defect)} |`;
};

/** Chapters of a book that have entries: numbers first, then charts. */
const chaptersOf = (book: string): ReadonlyArray<string> =>
  [...new Set(DEFECTS.filter((d) => d.book === book).map((d) => d.chapter))].sort((a, b) => {
    const [x, y] = [Number(a), Number(b)];
    return Number.isNaN(x) || Number.isNaN(y) ? Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || a.localeCompare(b) : x - y;
  });

const headingOf = (book: string, chapter: string): string => {
  const name = PRINTED.find((p) => p.book === book)?.chapters[chapter];
  return `${book} ${chapter}${name === undefined ? '' : `: ${name}`}`;
};

const chapterPart = (book: string, chapter: string): ReadonlyArray<string> => [
  `### ${headingOf(book, chapter)}`,
  '',
  '| entry | passage | problem | readings | on what authority | cases, or tests |',
  '|---|---|---|---|---|---|',
  ...DEFECTS.filter((d) => d.book === book && d.chapter === chapter)
    .sort((a, b) => a.entry.register.replace(/\d+$/, '').localeCompare(b.entry.register.replace(/\d+$/, '')) || numberOf(a) - numberOf(b))
    .map(row),
  '',
];

/** Books and chapters that entries cite and this page has no name for. */
export const nameless = (): ReadonlyArray<string> => [
  ...new Set(DEFECTS.filter((d) => PRINTED.find((p) => p.book === d.book)?.chapters[d.chapter] === undefined).map((d) => `${d.book} ${d.chapter}`)),
];

const slug = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9 -]/g, '').replace(/ /g, '-');

/** The whole page. */
export const defectsPage = (): string => {
  const options = DEFECTS.filter((d) => isReading(d.entry)).length;
  const tested = DEFECTS.filter((d) => d.tests.length > 0).length;
  const shown = DEFECTS.filter((d) => d.cases.length > 0).length;
  return `${[
    '# Register of defects',
    '',
    '<!-- Written by `npm run docs:defects` from the readings, rulings and cases in the code; change them there. -->',
    '',
    `Where the printed rules are unclear, silent, or at odds with themselves: ${DEFECTS.length} passages that we know of, by book and chapter of the first rule in question. Passages are cited, not quoted;`,
    'the rulebooks have the text. The default reading is in bold. Where the other answer would change something in play and a sensible player might hold it, the readings are an option',
    `(${options} of them, chosen as [readings](readings.md) says); otherwise there is one ruling (${DEFECTS.length - options}). ${shown} entries are shown by conformance cases, ${tested} more by tests: \`grognard conformance <case>\` tries one, \`--reading id=value\``,
    'with another reading. How to contest a ruling stands in [conformance](conformance.md#contesting-a-ruling). All texts are ours.',
    '',
    ...PRINTED.flatMap(({ book, title }) => [
      `- [${title}](#${slug(title)}): ${chaptersOf(book)
        .map((chapter) => `[${chapter}](#${slug(headingOf(book, chapter))})`)
        .join(', ')}`,
    ]),
    '',
    ...PRINTED.flatMap(({ book, title }) => [`## ${title}`, '', ...chaptersOf(book).flatMap((chapter) => chapterPart(book, chapter))]),
  ]
    .slice(0, -1)
    .join('\n')}\n`;
};
