/** The report of the mutation tests in docs/verification.md, from `test/mutation/results` and what is said of mutants that live. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { EXPLAINED } from '../mutation/explained.js';

/** A mutant that lives: where, and what it puts there. */
export interface Living {
  readonly status: string;
  readonly mutator: string;
  /** Line and column, as editors count them. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly becomes: string;
  /** The lines that it is in, as they were tried: they may have changed since. */
  readonly lines: ReadonlyArray<string>;
}

/** What a run says of a chapter. */
export interface ChapterResult {
  readonly day: string;
  readonly mutants: number;
  readonly fixed: number;
  readonly tried: number;
  readonly killed: number;
  readonly endless: number;
  readonly broken: number;
  readonly living: Readonly<Record<string, ReadonlyArray<Living>>>;
}

const ROOT = new URL('../../', import.meta.url);
const RESULTS = new URL('test/mutation/results/', ROOT);

/** Chapters that were tried, in the order in which they are told. */
const ORDER = ['kernel', 'combat', 'losses', 'retreats', 'supply', 'headquarters', 'boot-camp', 'first-to-fight', 'europa-reform', 'spi-ww2'];

const resultOf = (name: string): ChapterResult => JSON.parse(readFileSync(new URL(`${name}.json`, RESULTS), 'utf8')) as ChapterResult;

/** Results by chapter. */
export const results = (): ReadonlyMap<string, ChapterResult> => {
  const found = existsSync(RESULTS) ? readdirSync(RESULTS).map((name) => name.replace(/\.json$/, '')) : [];
  return new Map(ORDER.filter((name) => found.includes(name)).map((name) => [name, resultOf(name)]));
};

/** Whether a mutant that lives is one that is explained. */
export const isExplained = (file: string, mutant: Living): boolean =>
  EXPLAINED.some((e) => e.file === file && mutant.lines.some((line) => line.includes(e.line)) && (e.becomes === undefined || mutant.becomes.includes(e.becomes)));

/** Mutants of a chapter that live, with their files. */
const livingOf = (r: ChapterResult): ReadonlyArray<readonly [string, Living]> => Object.entries(r.living).flatMap(([file, all]) => all.map((m) => [file, m] as const));

/** All chapters as one. */
export const total = (): ChapterResult => {
  const all = [...results().values()];
  const sum = (of: (r: ChapterResult) => number): number => all.reduce((n, r) => n + of(r), 0);
  return {
    day: '',
    mutants: sum((r) => r.mutants), fixed: sum((r) => r.fixed), tried: sum((r) => r.tried),
    killed: sum((r) => r.killed), endless: sum((r) => r.endless), broken: sum((r) => r.broken),
    living: Object.fromEntries(all.flatMap((r) => Object.entries(r.living))),
  };
};

const seen = (r: ChapterResult): number => r.killed + r.endless;
const counted = (r: ChapterResult): number => r.tried - r.broken;

/** Share of the mutants tried that the tests saw. */
export const scoreOf = (r: ChapterResult): number => seen(r) / Math.max(1, counted(r));

const row = (name: string, r: ChapterResult): string => {
  const living = livingOf(r);
  const explained = living.filter(([file, m]) => isExplained(file, m)).length;
  return `| ${name} | ${r.mutants} | ${r.fixed} | ${counted(r)} | ${seen(r)} | ${r.endless} | ${living.length} | ${explained} | ${(100 * scoreOf(r)).toFixed(1)} % | ${r.day} |`;
};

/** The table of the report. */
export const mutationReport = (): string => {
  const rows = [...results()];
  if (rows.length === 0) return 'Not tried yet.';
  return [
    '| what | mutants | made while loading | tried | seen | of these endless | living | of these explained | score | day |', '|---|--:|--:|--:|--:|--:|--:|--:|--:|---|',
    ...rows.map(([name, r]) => row(name, r)),
    row('all', total()),
  ].join('\n');
};

export const BEGIN = '<!-- mutants: begin, written by npm run docs:mutation -->';
export const END = '<!-- mutants: end -->';
