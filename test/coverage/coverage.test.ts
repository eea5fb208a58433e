/**
 * Every clause in scope is cited by code and by a test, or listed with the chapter that it waits for.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOOT_CAMP_ADVANCED, BOOT_CAMP_BASIC, FIRST_TO_FIGHT, QUESTIONS, REFORM, SPI_WW2 } from './clauses.js';
import { readCitations, ROOT } from './coverage.js';
import { NOT_YET } from './notYet.js';
import { rulePages } from './pages.js';

const inScope = [...BOOT_CAMP_BASIC, ...BOOT_CAMP_ADVANCED, ...FIRST_TO_FIGHT, ...QUESTIONS, ...REFORM, ...SPI_WW2];
const due = inScope.filter((id) => !NOT_YET.has(id));

describe('clause coverage', () => {
  const citations = readCitations();

  it('cites every clause in code', () => expect(due.filter((id) => !citations.code.has(id))).toEqual([]));
  it('cites every clause in a test', () => expect(due.filter((id) => !citations.tests.has(id))).toEqual([]));
  it('promises only clauses that exist, and none that is carried out already', () => {
    expect([...NOT_YET.keys()].filter((id) => !inScope.includes(id))).toEqual([]);
    expect([...NOT_YET.keys()].filter((id) => citations.code.has(id) && citations.tests.has(id))).toEqual([]);
  });
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
