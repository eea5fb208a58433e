/** The report of mutants is that of the last runs, and the bars are kept. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BEGIN, END, mutationReport, results, scoreOf, total } from './mutation.js';

/** Least share of mutants that tests have to see: where men die it is higher. */
const LEAST: Readonly<Record<string, number>> = { combat: 0.85, losses: 0.85, retreats: 0.85 };
const LEAST_OF_ALL = 0.8;

describe('mutation tests', () => {
  const page = readFileSync(new URL('../../docs/verification.md', import.meta.url), 'utf8');

  it('are told as they went', () => expect(page.slice(page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)).trim()).toBe(mutationReport()));

  // chapters that were tried
  it('see enough of what they were tried with', () => {
    const tried = [...results()].map(([name, of]) => ({ name, seen: scoreOf(of) >= (LEAST[name] ?? 0) }));
    expect(tried.filter(({ seen }) => !seen)).toEqual([]);
    expect(tried.length === 0 || scoreOf(total()) >= LEAST_OF_ALL).toBe(true);
  });
});
