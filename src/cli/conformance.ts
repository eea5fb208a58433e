/**
 * The command `conformance`: runs cases and prints how the engine complies with the rulebooks.
 * @module
 */
import { type CaseOutcome, compliance, conformanceCases, knownReadings, readCases, runCases } from '../conformance/index.js';
import { isLeft } from '../prelude.js';
import { settleReadings } from '../rulesets/europa/readings.js';
import type { Case } from '../testing/index.js';
import { BAD_INPUT, badInput, OK, problemLines, REFUSED } from './failure.js';
import { readJson } from './files.js';
import { columns } from './grid.js';
import type { Io } from './io.js';
import { readingsOf } from './scenario.js';

export interface ConformanceFlags {
  readonly file?: string;
  readonly reading?: ReadonlyArray<string>;
  readonly json?: boolean;
}

/** The cases of the project, or of a file. */
const casesOf = ({ file }: ConformanceFlags): ReadonlyArray<Case> => {
  if (file === undefined) return conformanceCases;
  const read = readCases(readJson(file));
  if (isLeft(read)) throw badInput(`${file} cannot be used:`, ...problemLines(read.left));
  return read.right;
};

/** Readings in place of the defaults. */
const chosenReadings = (pairs: ReadonlyArray<string>): Readonly<Record<string, string>> => {
  if (pairs.length === 0) return {};
  const chosen = readingsOf(pairs);
  const settled = settleReadings(knownReadings(), chosen);
  if (isLeft(settled)) throw badInput(...problemLines(settled.left));
  return chosen;
};

/** Whether a case is meant: by its id or the beginning of it, by what it cites, or by words of its title. */
const meant = (filter: string) => {
  const wanted = filter.toLowerCase();
  return (c: Case): boolean => c.id.toLowerCase().startsWith(wanted.replace(/\s+/g, '-')) || c.cites.some((cite) => cite.toLowerCase() === wanted) || c.title.toLowerCase().includes(wanted);
};

const headline = (o: CaseOutcome): string => `${o.id}${o.variant === null ? '' : ` [${o.variant}]`} ${o.status.toUpperCase()}: ${o.title} (${o.cites.join(', ')})`;

const detail = (o: CaseOutcome): string =>
  [`\n${headline(o)}`, ...o.differences.map((d) => `  ${d}`), ...(o.position.length > 0 ? ['  The position then:', ...o.position.map((l) => `    ${l}`)] : [])].map((l) => `${l}\n`).join('');

/** Runs cases; exit code 1 when one fails, 2 when one cannot be tried. */
export const conformance = (io: Io, filter: string | undefined, flags: ConformanceFlags): number => {
  const all = casesOf(flags);
  const cases = filter === undefined ? all : all.filter(meant(filter));
  if (cases.length === 0)
    throw badInput(filter === undefined ? 'There are no cases in this file.' : `No case is meant by ${JSON.stringify(filter)}; give the beginning of an id (EBC-6A), a citation ("QA-17") or words of a title.`);
  const outcomes = runCases(cases, chosenReadings(flags.reading ?? []));
  const chapters = compliance(outcomes);
  const sum = (key: 'passed' | 'failed' | 'unusable'): number => chapters.reduce((n, c) => n + c[key], 0);
  const totals = { passed: sum('passed'), failed: sum('failed'), unusable: sum('unusable') };
  if (flags.json === true) io.out(`${JSON.stringify({ cases: cases.length, ...totals, chapters, outcomes }, null, 2)}\n`);
  else {
    io.out(
      columns([
        ['rule', 'passed', 'failed', 'unusable'],
        ...chapters.map((c) => [c.chapter, String(c.passed), String(c.failed), String(c.unusable)]),
        ['all', String(totals.passed), String(totals.failed), String(totals.unusable)],
      ]),
    );
    io.out(`${cases.length} cases, with their variants ${outcomes.length} trials.\n`);
    for (const o of outcomes) if (o.status !== 'passed') io.out(detail(o));
  }
  return totals.unusable > 0 ? BAD_INPUT : totals.failed > 0 ? REFUSED : OK;
};
