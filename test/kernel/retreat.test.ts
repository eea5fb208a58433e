import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOptions } from '../../src/kernel/retreat.js';

describe('retreat', () => {
  it('offers all directions of the best rank', () => {
    expect(bestOptions([0, 2, 1, 3, 1, 0])).toEqual([2, 4]);
    expect(bestOptions([3, 3, 3, 3, 3, 3])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(bestOptions(Uint8Array.of(0, 0, 0, 0, 0, 7))).toEqual([5]);
  });

  it('offers nothing when everything is barred', () => {
    expect(bestOptions([0, 0, 0, 0, 0, 0])).toEqual([]);
    expect(bestOptions([0, -1, 0, 0, 0, 0])).toEqual([]);
  });

  it('an option is offered exactly when it is not barred and none is better', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 6, maxLength: 6 }), (ranks) => {
        const expected = [0, 1, 2, 3, 4, 5].filter((d) => ranks[d] > 0 && !ranks.some((r) => r > 0 && r < ranks[d]));
        expect(bestOptions(ranks)).toEqual(expected);
      }),
    );
  });
});
