import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allHold, type Check, citation, citing, type RuleRef, violationsOf } from '../../src/kernel/rule.js';

const ref = (printed: string): RuleRef => ({ book: 'TEST', case: printed, clauses: [], kind: 'rule', gist: 'A rule made up.' });

/** Holds for multiples of `n`, and must not be asked for a breach of one. */
const multipleOf = (n: number): Check<number> => ({
  ref: ref(String(n)),
  code: `multiple/${n}`,
  holds: (q) => q % n === 0,
  breach: (q) => {
    if (q % n === 0) throw new Error('asked for a breach of a rule that holds');
    return { subject: [String(q)], detail: `${q} is no multiple of ${n}.`, params: { n, q } };
  },
});

describe('rule', () => {
  it('reports every breach in the order of the list, with its citation', () => {
    expect(violationsOf([multipleOf(2), multipleOf(3), multipleOf(5)], 3)).toEqual([
      { ref: ref('2'), code: 'multiple/2', subject: ['3'], detail: '3 is no multiple of 2.', params: { n: 2, q: 3 } },
      { ref: ref('5'), code: 'multiple/5', subject: ['3'], detail: '3 is no multiple of 5.', params: { n: 5, q: 3 } },
    ]);
  });

  it('nothing forbids what no rule forbids', () => {
    expect(allHold([], 1)).toBe(true);
    expect(violationsOf([], 1)).toEqual([]);
  });

  it('asks no further after the first objection', () => {
    const never: Check<number> = { ...multipleOf(1), holds: () => expect.fail('asked too far') };
    expect(allHold([multipleOf(2), never], 3)).toBe(false);
  });

  it('all rules hold exactly when there is no violation, and each violation is of a rule that does not hold', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), fc.nat(1000), (divisors, q) => {
        const checks = divisors.map(multipleOf);
        const found = violationsOf(checks, q);
        expect(allHold(checks, q)).toBe(found.length === 0);
        expect(found.map((v) => v.code)).toEqual(divisors.filter((n) => Math.round(q / n) * n !== q).map((n) => `multiple/${n}`));
      }),
    );
  });

  it('cites book and case', () => {
    expect(citation({ ...ref('9K'), book: 'REFORM' })).toBe('REFORM 9K');
  });

  it('makes citations of a book by the cases that it has', () => {
    const cite = citing<'TEST', '1' | '2'>('TEST');
    expect([cite('1', ['T-1.1'], 'A rule.'), cite('2', [], 'Another.', 'errata')]).toEqual([
      { book: 'TEST', case: '1', clauses: ['T-1.1'], kind: 'rule', gist: 'A rule.' },
      { book: 'TEST', case: '2', clauses: [], kind: 'errata', gist: 'Another.' },
    ]);
    // @ts-expect-error the book has no case 3
    cite('3', [], 'A slip of the pen.');
  });
});
