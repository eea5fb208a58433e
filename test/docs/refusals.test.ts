import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calledCodes, NEVER_MET, NOT_YET, refusalsPage, shownCodes, slotCodes } from './refusals.js';

const shown = shownCodes();
const called = calledCodes();
const known = [...new Set([...slotCodes().keys(), ...called.codes])];

describe('the codes of refusals', () => {
  it('are found in the code', () => {
    expect(known.length).toBeGreaterThan(90);
    expect(known).toEqual(expect.arrayContaining(['movement/stopped', 'attack/none', 'neutral/entry', 'action/unknown', 'sequence/not-your-decision']));
    expect(called.patterns).toContain('*/named-twice');
  });

  it('are each shown by a case', () => {
    const missing = known.filter((code) => !shown.has(code));
    expect(missing.filter((code) => !NOT_YET.includes(code) && !Object.hasOwn(NEVER_MET, code))).toEqual([]);
    expect([...NOT_YET, ...Object.keys(NEVER_MET)].filter((code) => !missing.includes(code))).toEqual([]);
  });

  it('and no case is refused with one that is not in the code', () => {
    const put = (code: string): boolean => called.patterns.some((p) => code.endsWith(p.slice(1)));
    expect([...shown.keys()].filter((code) => !known.includes(code) && !put(code))).toEqual([]);
  });

  it('come with a rule, and with words that say more than that it is so', () => {
    for (const [code, list] of shown)
      for (const { ref, detail } of list) {
        expect(ref.case, code).not.toBe('');
        expect(ref.gist, code).not.toBe('');
        expect(detail.length, code).toBeGreaterThan(20);
      }
  });

  it('are what docs/refusals.md tells; if not, run npm run docs:refusals', () => {
    const page = readFileSync(new URL('../../docs/refusals.md', import.meta.url), 'utf8').replace(/\r\n/g, '\n');
    expect(page).toBe(refusalsPage());
  });
});
