import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAMILIES, refusalsPage, shownCodes } from './refusals.js';

/** Codes that there are for certain: if they are not found, the search is wrong. */
const CERTAIN: Readonly<Record<string, ReadonlyArray<string>>> = {
  'refusals.md': ['movement/stopped', 'attack/none', 'neutral/entry', 'action/unknown', 'sequence/not-your-decision'],
  'refusals-spi-ww2.md': ['overrun/twice', 'sea/baltic-closed', 'attack/differential', 'evasion/doomed', 'partisans/vichy', 'counter/hex'],
};

describe.each(FAMILIES)('the codes of refusals in $page', (family) => {
  const shown = shownCodes(family);
  const called = family.calls();
  const known = [...new Set([...family.slots().keys(), ...called.codes])];

  it('are found in the code', () => {
    expect(known.length).toBeGreaterThan(90);
    expect(known).toEqual(expect.arrayContaining([...CERTAIN[family.page]]));
  });

  it('are each shown by a case', () => {
    const missing = known.filter((code) => !shown.has(code));
    expect(missing.filter((code) => !family.notYet.includes(code) && !Object.hasOwn(family.neverMet, code))).toEqual([]);
    expect([...family.notYet, ...Object.keys(family.neverMet)].filter((code) => !missing.includes(code))).toEqual([]);
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

  it('are what the page tells; if not, run npm run docs:refusals', () => {
    const page = readFileSync(new URL(`../../docs/${family.page}`, import.meta.url), 'utf8').replace(/\r\n/g, '\n');
    expect(page).toBe(refusalsPage(family));
  });
});
