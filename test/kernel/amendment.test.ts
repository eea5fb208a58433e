import { describe, expect, it } from 'vitest';
import { amend, type Amendment, conflicts } from '../../src/kernel/amendment.js';
import { left, right } from '../../src/prelude.js';

interface Rules {
  readonly stacking: number;
  readonly checks: ReadonlyArray<string>;
}
const base: Rules = { stacking: 3, checks: ['adjacent'] };
const amendment = (id: string, to: (rules: Rules) => Rules, excludes: ReadonlyArray<string> = []): Amendment<Rules> => ({
  id,
  ref: { book: 'TEST', case: id, clauses: [], kind: 'errata', gist: 'A change made up.' },
  does: 'change',
  touches: ['stacking', 'checks'],
  excludes,
  slice: null,
  to,
});
const four = amendment('four', (r) => ({ ...r, stacking: 4 }), ['five']);
const five = amendment('five', (r) => ({ ...r, stacking: 5 }));
const enough = amendment('enough', (r) => ({ ...r, checks: [...r.checks, 'enoughMp'] }));

describe('amendment', () => {
  it('lays amendments over the base in order, and leaves the base alone', () => {
    const kept = structuredClone(base);
    expect(amend(base, [four, enough])).toEqual(right({ stacking: 4, checks: ['adjacent', 'enoughMp'] }));
    expect(amend(base, [])).toEqual(right(base));
    expect(base).toEqual(kept);
  });

  it('lets the later of two changes stand', () => {
    const six = amendment('six', (r) => ({ ...r, stacking: 6 }));
    expect(amend(base, [four, six])).toEqual(right({ ...base, stacking: 6 }));
    expect(amend(base, [six, four])).toEqual(right({ ...base, stacking: 4 }));
  });

  it('refuses a pair that excludes each other, whichever says so and whichever comes first', () => {
    for (const list of [[four, enough, five], [five, enough, four]]) {
      expect(amend(base, list)).toEqual(
        left([{ code: 'amend/excluded', amendments: [list[0].id, list[2].id], detail: expect.stringMatching(/four.*five|five.*four/) as string }]),
      );
    }
  });

  it('refuses an amendment that is listed twice', () => {
    expect(amend(base, [enough, enough])).toEqual(
      left([{ code: 'amend/twice', amendments: ['enough'], detail: expect.stringContaining('enough') as string }]),
    );
  });

  it('reports every conflict', () => {
    expect(conflicts([four, five, enough, enough]).map((e) => e.code)).toEqual(['amend/excluded', 'amend/twice']);
  });
});
