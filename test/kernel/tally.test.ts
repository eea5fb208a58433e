import { describe, expect, it } from 'vitest';
import type { RuleRef } from '../../src/kernel/rule.js';
import { ceilingOf, type ModifierRule, tally, total } from '../../src/kernel/tally.js';

const ref = (printed: string): RuleRef => ({ book: 'TEST', case: printed, clauses: [], kind: 'rule', gist: 'A rule made up.' });
const halvedInWoods: ModifierRule<{ woods: boolean }> = { ref: ref('1'), op: 'times', value: (q) => (q.woods ? 0.5 : 1) };
const doubled: ModifierRule<unknown> = { ref: ref('2'), op: 'times', value: () => 2 };
const plusThree: ModifierRule<unknown> = { ref: ref('3'), op: 'add', value: () => 3 };
const plusNothing: ModifierRule<unknown> = { ref: ref('4'), op: 'add', value: () => 0 };

describe('tally', () => {
  it('multiplies first and adds then, wherever the addition stands', () => {
    expect(total(7, [plusThree, doubled, halvedInWoods], { woods: false })).toBe(17);
    expect(total(7, [doubled, plusThree], null)).toBe(17);
  });

  it('lists the rules that changed something, in order', () => {
    expect(tally(7, [plusThree, halvedInWoods, plusNothing], { woods: true })).toEqual({
      base: 7,
      lines: [
        { ref: ref('3'), op: 'add', value: 3 },
        { ref: ref('1'), op: 'times', value: 0.5 },
      ],
      total: 6.5,
    });
    expect(tally(7, [halvedInWoods, plusNothing], { woods: false })).toEqual({ base: 7, lines: [], total: 7 });
  });

  it('lists a factor of 0 and an addition of 1', () => {
    const nothing: ModifierRule<unknown> = { ref: ref('5'), op: 'times', value: () => 0 };
    const one: ModifierRule<unknown> = { ref: ref('6'), op: 'add', value: () => 1 };
    expect(tally(7, [nothing, one], null)).toMatchObject({ lines: [{ value: 0 }, { value: 1 }], total: 1 });
  });
});

describe('the ceiling of a list of factors', () => {
  const bounded = (atMost: number): ModifierRule<unknown> => ({ ...doubled, atMost });
  it('is the product of what each says', () => expect([ceilingOf([]), ceilingOf([bounded(1)]), ceilingOf([bounded(2), bounded(1), bounded(2)])]).toEqual([1, 1, 4]));
  it('is infinite where one says nothing, or adds', () =>
    expect([ceilingOf([bounded(1), doubled]), ceilingOf([{ ...plusThree, atMost: 3 }])]).toEqual([Infinity, Infinity]));
});
