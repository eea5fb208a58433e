/**
 * The command `conformance`: runs cases and prints how the engine complies with the rulebooks.
 * @module
 */
import { type CaseFamily, caseFamilies, type CaseOutcome, compliance } from '../conformance/index.js';
import type { Problem } from '../engine/problem.js';
import { settleReadings, unknownReading } from '../engine/reading.js';
import { isLeft } from '../prelude.js';
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

/** Cases with the family that runs them. */
interface Share {
  readonly family: CaseFamily;
  readonly cases: ReadonlyArray<Case>;
}

/** The ids in a file of cases that nobody has checked. */
export const idsIn = (input: unknown): ReadonlyArray<string> => {
  const id = (u: unknown): ReadonlyArray<string> => (typeof u === 'object' && u !== null && typeof (u as { id?: unknown }).id === 'string' ? [(u as { id: string }).id] : []);
  const { cases } = (typeof input === 'object' && input !== null ? input : {}) as { readonly cases?: unknown };
  return Array.isArray(cases) ? cases.flatMap(id) : id(input);
};

/** The cases of the project, or of a file: all of one family, as their ids say. */
const casesOf = ({ file }: ConformanceFlags): ReadonlyArray<Share> => {
  if (file === undefined) return caseFamilies.map((family) => ({ family, cases: family.cases() }));
  const input = readJson(file);
  const ids = idsIn(input);
  const families = caseFamilies.filter((f) => ids.some((id) => f.owns(id)));
  if (families.length > 1)
    throw badInput(`${file} cannot be used: its cases are about different games (${families.map((f) => ids.find(f.owns)).join(', ')}); put them into files of their own.`);
  const [family = caseFamilies[0]] = families;
  const read = family.read(input);
  if (isLeft(read)) throw badInput(`${file} cannot be used:`, ...problemLines(read.left));
  return [{ family, cases: read.right }];
};

/** Readings in place of the defaults: each must be known to a family that has cases here, and be a value of it. */
const chosenReadings = (pairs: ReadonlyArray<string>, shares: ReadonlyArray<Share>): Readonly<Record<string, string>> => {
  if (pairs.length === 0) return {};
  const chosen = readingsOf(pairs);
  const known = shares.flatMap(({ family }) => family.readings());
  const problems = Object.entries(chosen).flatMap(([id, value]): ReadonlyArray<Problem> => {
    const settled = settleReadings(known.filter((r) => r.id === id), { [id]: value });
    if (!isLeft(settled)) return [];
    return known.some((r) => r.id === id) ? settled.left : [unknownReading(id, known.map((r) => r.id))];
  });
  if (problems.length > 0) throw badInput(...problemLines(problems));
  return chosen;
};

/** What a family knows of the readings chosen. */
const ofFamily = (family: CaseFamily, chosen: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const ids = family.readings().map((r) => r.id);
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => ids.includes(id)));
};

/** Whether a case is meant: by its id or the beginning of it, by what it cites, or by words of its title. */
const meant = (filter: string) => {
  const wanted = filter.toLowerCase();
  return (c: Case): boolean => c.id.toLowerCase().startsWith(wanted.replace(/\s+/g, '-')) || c.cites.some((cite) => cite.toLowerCase() === wanted) || c.title.toLowerCase().includes(wanted);
};

const headline = (o: CaseOutcome): string => `${o.id}${o.variant === null ? '' : ` [${o.variant}]`} ${o.status.toUpperCase()}: ${o.title} (${o.cites.join(', ')})`;

const detail = (o: CaseOutcome): string =>
  [`\n${headline(o)}`, ...o.differences.map((d) => `  ${d}`), ...(o.story.length > 0 ? ['  What happened:', ...o.story.map((l) => `    ${l}`)] : []), ...(o.position.length > 0 ? ['  The position then:', ...o.position.map((l) => `    ${l}`)] : [])].map((l) => `${l}\n`).join('');

/** Runs cases; exit code 1 when one fails, 2 when one cannot be tried. */
export const conformance = (io: Io, filter: string | undefined, flags: ConformanceFlags): number => {
  const all = casesOf(flags);
  const shares = filter === undefined ? all : all.map(({ family, cases }) => ({ family, cases: cases.filter(meant(filter)) }));
  const count = shares.reduce((sum, { cases }) => sum + cases.length, 0);
  if (count === 0)
    throw badInput(filter === undefined ? 'There are no cases in this file.' : `No case is meant by ${JSON.stringify(filter)}; give the beginning of an id (EBC-6A, SPI-17), a citation ("QA-17") or words of a title.`);
  const chosen = chosenReadings(flags.reading ?? [], all);
  const outcomes = shares.flatMap(({ family, cases }) => family.run(cases, ofFamily(family, chosen)));
  const chapters = compliance(outcomes);
  const sum = (key: 'passed' | 'failed' | 'unusable'): number => chapters.reduce((n, c) => n + c[key], 0);
  const totals = { passed: sum('passed'), failed: sum('failed'), unusable: sum('unusable') };
  if (flags.json === true) io.out(`${JSON.stringify({ cases: count, ...totals, chapters, outcomes }, null, 2)}\n`);
  else {
    io.out(
      columns([
        ['rule', 'passed', 'failed', 'unusable'],
        ...chapters.map((c) => [c.chapter, String(c.passed), String(c.failed), String(c.unusable)]),
        ['all', String(totals.passed), String(totals.failed), String(totals.unusable)],
      ]),
    );
    io.out(`${count} cases, with their variants ${outcomes.length} trials.\n`);
    for (const o of outcomes) if (o.status !== 'passed') io.out(detail(o));
  }
  return totals.unusable > 0 ? BAD_INPUT : totals.failed > 0 ? REFUSED : OK;
};
