/** The two tables of docs/benchmarks.md, written between their marks. */
import type { Outcome } from './bars.js';
import { type Measured, median } from './measure.js';

const mark = (name: string) => ({ start: `<!-- ${name}: written by \`npm run docs:bench\` -->`, end: `<!-- end of the ${name} -->` });
const BARS = mark('bars');
const SUBJECTS = mark('subjects');

/** A rate or a size, to three figures at least. */
export const told = (n: number): string => n.toLocaleString('en-US', { maximumFractionDigits: n < 100 ? 1 : 0 });

const barTable = (bars: ReadonlyArray<Outcome>): ReadonlyArray<string> => [
  '| bar | at least or at most | measured | by the clock | |',
  '|---|---|---|---|---|',
  ...bars.map((b) => `| ${b.label} | ${b.sense} ${b.bar} | ${b.measured.toFixed(2)} | ${b.byClock.toFixed(2)} | ${b.held ? 'held' : '**not held**'} |`),
];

const subjectTable = (all: ReadonlyArray<Measured>): ReadonlyArray<string> => [
  '| subject | median | least | most | checksum |',
  '|---|---|---|---|---|',
  ...all.map(({ subject, values, checksum }) =>
    'size' in subject
      ? `| ${subject.title} | ${told(median(values))} ${subject.unit} | | | |`
      : `| ${subject.title} | ${told(median(values))} ${subject.unit}/s | ${told(Math.min(...values))} | ${told(Math.max(...values))} | ${checksum >>> 0} |`,
  ),
];

const replaced = (page: string, { start, end }: ReturnType<typeof mark>, lines: ReadonlyArray<string>): string => {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no place between ${start} and ${end}`);
  return [page.slice(0, from) + start, '', ...lines, '', page.slice(to)].join('\n');
};

/** The page with both tables written anew, and when and how they were measured. Throws when the marks are gone. */
export const withTables = (page: string, bars: ReadonlyArray<Outcome>, all: ReadonlyArray<Measured>, measuredOn: string): string =>
  replaced(replaced(page, BARS, [...barTable(bars), '', measuredOn]), SUBJECTS, subjectTable(all));
