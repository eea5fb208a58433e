/**
 * Every clause in scope is cited by code and by a test, and its row on the rule pages leads there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLAUSE_BOOKS, LEFT_OUT, QUESTIONS } from '../../src/conformance/rulebook/clauses.js';
import { CONCERNS } from '../../src/conformance/rulebook/concerns.js';
import { clauseEntries, isOption, questions } from '../../src/conformance/rulebook/entries.js';
import { OWN_GISTS } from '../../src/conformance/rulebook/gists.js';
import { citedFile } from './cited.js';
import { idsIn, readCitations, ROOT } from './coverage.js';
import { rulePages } from './pages.js';

const inScope = CLAUSE_BOOKS.flatMap((b) => b.clauses);
const read = (...path: ReadonlyArray<string>): string => readFileSync(join(ROOT, ...path), 'utf8').replace(/\r\n/g, '\n');

describe('clause coverage', () => {
  const citations = readCitations();

  it('cites every clause in code', () => expect(inScope.filter((id) => !citations.code.has(id))).toEqual([]));
  it('cites every clause in a test or a case', () => expect(inScope.filter((id) => !citations.tests.has(id) && !citations.cases.has(id))).toEqual([]));
  it('cites no clause that does not exist', () => {
    const books = /^(BC-(?!1[3-7])|FF-|QA-|SPI-|ER-)/;
    const unknown = [...citations.code.keys()].filter((id) => books.test(id) && !inScope.includes(id) && !Object.hasOwn(LEFT_OUT, id));
    expect(unknown).toEqual([]);
  });
  it('has each answer of the appendix in play or left out with a reason', () => {
    const numbers = [...QUESTIONS, ...Object.keys(LEFT_OUT)].map((id) => Number(id.slice('QA-'.length)));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
  });
});

describe('the register of rulebooks', () => {
  it('has the gists of the code as it is (npm run docs:rules)', () => expect(read('src', 'conformance', 'rulebook', 'cited.ts')).toBe(citedFile()));
  it('has a gist for every clause, and none for another', () => {
    expect(clauseEntries().filter((e) => e.gists.length === 0).map((e) => e.clause)).toEqual([]);
    expect(Object.keys(OWN_GISTS).filter((id) => !inScope.includes(id))).toEqual([]);
  });
  it('knows what clauses each question is about, but for those of the standard game, which has no clauses', () => {
    const named = Object.entries(CONCERNS).flatMap(([, clauses]) => idsIn(clauses));
    expect([...new Set(named)].filter((id) => !inScope.includes(id) && !Object.hasOwn(LEFT_OUT, id))).toEqual([]);
    expect(questions().map((q) => q.register).filter((id) => !Object.hasOwn(CONCERNS, id) && !id.startsWith('AMB-FITE-'))).toEqual([]);
    expect(Object.keys(CONCERNS).filter((id) => !questions().some((q) => q.register === id))).toEqual([]);
    expect(questions().filter(isOption).length).toBeGreaterThan(300);
  });
});

describe('the rule pages', () => {
  it('are up to date, to the line (npm run docs:rules)', () => {
    for (const [name, text] of rulePages()) expect(read('docs', 'rules', name)).toBe(text);
  });
  it('have a row for every clause', () => {
    const rows = CLAUSE_BOOKS.map(({ page, clauses }) => [...read('docs', 'rules', `${page}.md`).matchAll(/^\| <a id="[^"]+"><\/a>(\S+) \|/gm)].map((m) => m[1]).join() === clauses.join());
    expect(rows).toEqual(CLAUSE_BOOKS.map(() => true));
  });
});
