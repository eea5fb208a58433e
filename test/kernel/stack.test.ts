import { describe, expect, it } from 'vitest';
import { copyStacks, insert, makeStacks, remove, stacksOf, unitsAt } from '../../src/kernel/stack.js';

describe('stack', () => {
  it('keeps units in ascending order, in whatever order they come', () => {
    const stacks = makeStacks(3, 6);
    for (const unit of [4, 1, 5, 0]) insert(stacks, 2, unit);
    expect(unitsAt(stacks, 2)).toEqual([0, 1, 4, 5]);
    expect(unitsAt(stacks, 1)).toEqual([]);
    expect([...stacks.size]).toEqual([0, 0, 4]);
  });

  it('takes units out of the bottom, the middle and the top', () => {
    const stacks = stacksOf([0, 0, 0, 0, -1, 0], 1);
    expect(unitsAt(stacks, 0)).toEqual([0, 1, 2, 3, 5]);
    for (const unit of [0, 2, 5]) remove(stacks, 0, unit);
    expect(unitsAt(stacks, 0)).toEqual([1, 3]);
    for (const unit of [1, 3]) remove(stacks, 0, unit);
    expect(stacks).toEqual(makeStacks(1, 6));
  });

  it('throws when a unit is not where it is taken from, and changes nothing', () => {
    const stacks = stacksOf([0, 1, -1], 2);
    for (const unit of [1, 2, 7]) expect(() => remove(stacks, 0, unit)).toThrow(RangeError);
    expect(stacks).toEqual(stacksOf([0, 1, -1], 2));
  });

  it('copies into new arrays, or into given ones', () => {
    const stacks = stacksOf([0, 1, 1], 2);
    const copy = copyStacks(stacks);
    remove(copy, 1, 2);
    expect(unitsAt(stacks, 1)).toEqual([1, 2]);
    expect(copyStacks(stacks, copy)).toBe(copy);
    expect(copy).toEqual(stacks);
    expect(copy.first).not.toBe(stacks.first);
  });
});
