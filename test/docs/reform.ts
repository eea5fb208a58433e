/** The measured tables of docs/reform.md. */
import { reformAmendments } from '../../src/rulesets/europa-reform/index.js';
import { advanceOf, type Drive, PLANS } from './reformDrive.js';
import { lossTable } from './reformLosses.js';

const SEEDS = 200;
const ALL = reformAmendments.map((a) => a.id);

const drives = (rules: Drive['rules'], name: string): ReadonlyArray<Drive> => [
  { title: name, rules, amend: [] },
  { title: 'with the results table (9C, 9F1)', rules, amend: ['REFORM-9C', 'REFORM-9F1'] },
  { title: 'with overruns at low odds (13)', rules, amend: ['REFORM-13'] },
  { title: 'with exploitation combat (9K)', rules, amend: ['REFORM-9K'] },
  { title: 'with attack supply, the headquarters inactive (12, 12H)', rules, amend: ['REFORM-12', 'REFORM-12H'] },
  { title: 'with attack supply, the headquarters active (12, 12H)', rules, amend: ['REFORM-12', 'REFORM-12H'], active: true },
  { title: 'with the whole Reform, the headquarters inactive', rules, amend: ALL },
  { title: 'with the whole Reform, the headquarters active', rules, amend: ALL, active: true },
];

/** Drives over both bases. */
export const DRIVES: ReadonlyArray<Drive> = [...drives('advanced', 'Boot Camp'), ...drives('fire-in-the-east', 'Fire in the East, as far as it is known')];

/** Rows gained by the better plan of a drive: their mean, and how often each. */
export const driveRow = (drive: Drive, seeds: number = SEEDS): string => {
  const tries = PLANS.map((plan) => Array.from({ length: seeds }, (_, seed) => advanceOf(drive, plan, seed)));
  const mean = (rows: ReadonlyArray<number>): number => rows.reduce((a, b) => a + b, 0) / rows.length;
  const best = mean(tries[1]) > mean(tries[0]) ? 1 : 0;
  const rows = tries[best];
  const shares = [...new Set(rows)].sort((a, b) => a - b).map((n) => `${n}: ${Math.round((rows.filter((r) => r === n).length / rows.length) * 100)} %`);
  return `| ${drive.title} | ${mean(rows).toFixed(2)} | ${shares.join(', ')} | ${best === 0 ? 'the panzers attack' : 'the infantry attacks, the panzers go through'} |`;
};

const driveTable = (): string => ['| rules | hexes | how often | the better plan |', '|---|---|---|---|', ...DRIVES.map((d) => driveRow(d))].join('\n');

const mark = (name: string): readonly [string, string] => [`<!-- ${name}: written by \`npm run docs:reform\` -->`, `<!-- end of ${name} -->`];
const between = (page: string, name: string, text: string): string => {
  const [start, end] = mark(name);
  const a = page.indexOf(start);
  const b = page.indexOf(end);
  if (a < 0 || b < a) throw new Error(`docs/reform.md lacks the marks of ${name}: ${start} … ${end}`);
  return `${page.slice(0, a)}${start}\n\n${text}\n\n${page.slice(b)}`;
};

/** The page with the table of losses as it is in force. */
export const withLosses = (page: string): string => between(page, 'losses', lossTable());
/** The page with the drives measured anew. */
export const withDrives = (page: string): string => between(page, 'drives', driveTable());
