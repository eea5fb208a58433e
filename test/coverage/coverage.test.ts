/**
 * Every clause in scope is cited by code and by a test.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOOT_CAMP_ADVANCED, BOOT_CAMP_BASIC, FIRST_TO_FIGHT, QUESTIONS, REFORM, SPI_WW2 } from './clauses.js';
import { readCitations, ROOT } from './coverage.js';
import { rulePages } from './pages.js';

const inScope = [...BOOT_CAMP_BASIC, ...BOOT_CAMP_ADVANCED, ...FIRST_TO_FIGHT, ...QUESTIONS, ...REFORM, ...SPI_WW2];

describe('clause coverage', () => {
  const citations = readCitations();

  it('cites every clause in code', () => expect(inScope.filter((id) => !citations.code.has(id))).toEqual([]));
  it('cites every clause in a test', () => expect(inScope.filter((id) => !citations.tests.has(id))).toEqual([]));
  it('cites no clause that does not exist', () => {
    const books = /^(BC-(?!1[3-7])|FF-|QA-|SPI-|ER-)/;
    const unknown = [...citations.code.keys()].filter((id) => books.test(id) && !inScope.includes(id) && !STANDARD_ONLY.test(id));
    expect(unknown).toEqual([]);
  });
  it('keeps the rule pages up to date (npm run docs:rules)', () => {
    for (const [name, text] of rulePages()) expect(withoutLines(readFileSync(join(ROOT, 'docs', 'rules', name), 'utf8'))).toBe(withoutLines(text));
  });
});

/** Answers of the appendix that hold for the standard game only may be mentioned. */
const STANDARD_ONLY = /^QA-/;
/** Line numbers move with every edit; the pages follow when they are written anew. */
const withoutLines = (text: string): string => text.replace(/:\d+\]/g, ']').replace(/#L\d+/g, '');
