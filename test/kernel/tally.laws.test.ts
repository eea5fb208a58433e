import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ModifierRule, tally, total } from '../../src/kernel/tally.js';

/** Exact in floating point: powers of two as factors, quarters as additions. */
const rules: fc.Arbitrary<ModifierRule<number>[]> = fc.array(
  fc.oneof(
    fc.record({ op: fc.constant('times' as const), is: fc.constantFrom(0, 0.25, 0.5, 1, 2, 4) }),
    fc.record({ op: fc.constant('add' as const), is: fc.integer({ min: -20, max: 20 }).map((n) => n / 4) }),
  ),
  { maxLength: 10 },
).map((list) =>
  list.map(({ op, is }, i) => ({
    ref: { book: 'TEST', case: String(i), clauses: [], kind: 'rule', gist: 'A rule made up.' },
    op,
    // applies to some questions only
    value: (q) => (q % (i + 2) === 0 ? is : op === 'times' ? 1 : 0),
  })),
);
const base = fc.integer({ min: 0, max: 400 }).map((n) => n / 4);

describe('laws of tally', () => {
  it('the number alone equals the number with its receipt', () => {
    fc.assert(
      fc.property(base, rules, fc.nat(60), (from, list, q) => {
        expect(tally(from, list, q).total).toBe(total(from, list, q));
      }),
    );
  });

  it('the order of the rules does not matter', () => {
    const shuffled = rules.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
    );
    fc.assert(
      fc.property(base, shuffled, fc.nat(60), (from, [list, other], q) => {
        expect(total(from, other, q)).toBe(total(from, list, q));
        const byCase = (t: ReturnType<typeof tally>): unknown =>
          [...t.lines].sort((a, b) => Number(a.ref.case) - Number(b.ref.case));
        expect(byCase(tally(from, other, q))).toEqual(byCase(tally(from, list, q)));
      }),
    );
  });

  it('the receipt adds up, and says nothing of rules that changed nothing', () => {
    fc.assert(
      fc.property(base, rules, fc.nat(60), (from, list, q) => {
        const receipt = tally(from, list, q);
        let number = from;
        for (const line of receipt.lines) if (line.op === 'times') number = number * line.value;
        for (const line of receipt.lines) if (line.op === 'add') number = number + line.value;
        expect(number).toBe(receipt.total);
        const named = receipt.lines.map((line) => line.ref.case);
        for (const rule of list) {
          const idle = rule.value(q) === (rule.op === 'times' ? 1 : 0);
          expect(named.includes(rule.ref.case)).toBe(!idle);
        }
      }),
    );
  });
});
