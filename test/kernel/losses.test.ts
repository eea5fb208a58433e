import { describe, expect, it } from 'vitest';
import { countLossSets, forcedLoss, isAllowed, type LossPolicy, lossSets, meets, sampleLoss } from '../../src/kernel/losses.js';

const POLICIES: ReadonlyArray<LossPolicy> = ['irredundant', 'any', 'least'];
const all = (values: ReadonlyArray<number>, need: number, policy: LossPolicy): ReadonlyArray<ReadonlyArray<number>> => [
  ...lossSets(values, need, policy),
];

describe('losses', () => {
  // strengths 7, 5, 3, 2, a need of 5
  const values = [7, 5, 3, 2];

  it('leaves out nobody who is needed and takes nobody who is not', () => {
    expect(all(values, 5, 'irredundant')).toEqual([[0], [1], [2, 3]]);
    expect(isAllowed(values, 5, [3, 2], 'irredundant')).toBe(true);
    expect(isAllowed(values, 5, [1, 3], 'irredundant')).toBe(false);
    expect(isAllowed(values, 5, [2], 'irredundant')).toBe(false);
  });

  it('allows any set that is enough', () => {
    expect(all(values, 12, 'any')).toEqual([[0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 3], [0, 2, 3]]);
  });

  it('allows only the smallest sum', () => {
    expect(all(values, 5, 'least')).toEqual([[1], [2, 3]]);
    expect(all(values, 6, 'least')).toEqual([[0], [1, 3]]);
    expect(all(values, 4, 'least')).toEqual([[1], [2, 3]]);
  });

  it('counts halves and quarters exactly', () => {
    expect(all([0.5, 0.25, 0.25, 1.5], 0.75, 'least')).toEqual([[0, 1], [0, 2]]);
    expect(isAllowed([0.5, 0.25, 0.25], 1, [0, 1, 2], 'irredundant')).toBe(true);
    expect(isAllowed([0.5, 0.25, 0.25], 1, [0, 1], 'any')).toBe(false);
  });

  it.each(POLICIES)('takes nothing when there is no need (%s)', (policy) => {
    for (const need of [0, -3]) {
      expect(all(values, need, policy)).toEqual([[]]);
      expect(forcedLoss(values, need, policy)).toEqual([]);
      expect(isAllowed(values, need, [], policy)).toBe(true);
      expect(isAllowed(values, need, [0], policy)).toBe(false);
      expect(countLossSets(values, need, policy)).toBe(1);
      expect(sampleLoss(values, need, policy, () => 0)).toEqual([]);
    }
  });

  it.each(POLICIES)('takes all there is when there is not enough (%s)', (policy) => {
    expect(all([2, 0, 3], 6, policy)).toEqual([[0, 2]]);
    expect(forcedLoss([2, 0, 3], 6, policy)).toEqual([0, 2]);
    expect(meets([2, 0, 3], 6, [0, 2])).toBe(true);
    expect(meets([2, 0, 3], 6, [0])).toBe(false);
    expect(isAllowed([2, 0, 3], 6, [0, 1, 2], policy)).toBe(false);
    expect(countLossSets([2, 0, 3], 6, policy)).toBe(1);
    expect(forcedLoss([], 1, policy)).toEqual([]);
  });

  it('never takes what is worth nothing, unless anything goes', () => {
    expect(all([0, 4], 4, 'irredundant')).toEqual([[1]]);
    expect(all([0, 4], 4, 'least')).toEqual([[1]]);
    expect(all([0, 4], 4, 'any')).toEqual([[0, 1], [1]]);
  });

  it.each(POLICIES)('refuses what is no set of candidates (%s)', (policy) => {
    for (const chosen of [[1, 1], [4], [-1, 1], [1.5], [NaN]]) {
      expect(isAllowed(values, 5, chosen, policy)).toBe(false);
      expect(meets(values, 5, chosen)).toBe(false);
    }
  });

  it('knows a forced loss', () => {
    expect(forcedLoss([5, 2, 2], 5, 'irredundant')).toEqual([0]);
    expect(forcedLoss([5, 3, 2], 5, 'irredundant')).toBeNull();
    expect(forcedLoss([5, 2, 2], 5, 'any')).toBeNull();
    expect(forcedLoss([5, 2], 7, 'any')).toEqual([0, 1]);
    expect(forcedLoss([5, 4, 2], 6, 'least')).toEqual([1, 2]);
    expect(forcedLoss([6], 3, 'irredundant')).toEqual([0]);
  });

  it('counts sets that nobody could list', () => {
    const fifty = new Array<number>(50).fill(1);
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    expect(countLossSets(fifty, 25, 'irredundant')).toBe(choose(50, 25));
    expect(countLossSets(fifty, 25, 'least')).toBe(choose(50, 25));
    expect(countLossSets(fifty, 25, 'any')).toBe(2 ** 49 + choose(50, 25) / 2);
  });

  it('does not search where there is nothing', () => {
    // Once the 1 is taken it can always be left out: millions of sets to try, if one did.
    const odd = [1, ...new Array<number>(26).fill(2)];
    for (const policy of ['irredundant', 'least'] as const) {
      let reads = 0;
      const counted = new Proxy(odd, {
        get: (target, key) => {
          if (++reads > 2000) throw new Error('searches too long');
          return Reflect.get(target, key) as unknown;
        },
      });
      expect(lossSets(counted, 26, policy).next().value).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    }
  });

  it('finds the first sets of very many at once', () => {
    const values = Array.from({ length: 40 }, (_, i) => 1 + (i % 7) / 4);
    for (const policy of POLICIES) {
      let n = 0;
      for (const set of lossSets(values, 37.25, policy)) {
        expect(isAllowed(values, 37.25, set, policy)).toBe(true);
        if (++n === 50) break;
      }
      expect(n).toBe(50);
    }
  });
});
