import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amend, type Amendment } from '../../src/kernel/amendment.js';
import { isLeft, isRight, right } from '../../src/prelude.js';

const SLOTS = ['stacking', 'zoc', 'supply', 'retreat'] as const;
type Slot = (typeof SLOTS)[number];
type Rules = Readonly<Record<Slot, ReadonlyArray<string>>>;
const base: Rules = { stacking: ['s'], zoc: ['z'], supply: [], retreat: ['r1', 'r2'] };

/** An amendment that adds to, replaces or reverses the lists that it touches. */
const amendment = (id: string): fc.Arbitrary<Amendment<Rules>> =>
  fc.record({ touches: fc.subarray([...SLOTS]), does: fc.constantFrom('add', 'replace', 'change') }).map(({ touches, does }) => ({
    id,
    ref: { book: 'TEST', case: id, clauses: [], kind: 'errata', gist: 'A change made up.' },
    does,
    touches,
    excludes: [],
    slice: null,
    to: (rules) => ({
      ...rules,
      ...Object.fromEntries(
        touches.map((slot) => [
          slot,
          does === 'add' ? [...rules[slot], id] : does === 'replace' ? [id] : rules[slot].toReversed().concat(id),
        ]),
      ),
    }),
  }));
const amendments = fc.tuple(...['a', 'b', 'c', 'd', 'e'].map(amendment));

const laid = (list: ReadonlyArray<Amendment<Rules>>): Rules => {
  const rules = amend(base, list);
  if (isLeft(rules)) throw new Error(JSON.stringify(rules.left));
  return rules.right;
};

describe('laws of amendments', () => {
  it('slots that no amendment of the list touches stay the very same', () => {
    fc.assert(
      fc.property(amendments, fc.nat(5), (all, n) => {
        const list = all.slice(0, n);
        const rules = laid(list);
        for (const slot of SLOTS)
          if (!list.some((a) => a.touches.includes(slot))) expect(rules[slot]).toBe(base[slot]);
          else expect(rules[slot]).not.toBe(base[slot]);
      }),
    );
  });

  it('each slot is what the amendments that touch it make of it, in their order, as if the others were left out', () => {
    fc.assert(
      fc.property(amendments, (list) => {
        for (const slot of SLOTS) expect(laid(list)[slot]).toEqual(laid(list.filter((a) => a.touches.includes(slot)))[slot]);
      }),
    );
  });

  it('two that touch different slots commute', () => {
    fc.assert(
      fc.property(amendments, ([a, b, ...others]) => {
        fc.pre(!a.touches.some((slot) => b.touches.includes(slot)));
        expect(laid([a, b, ...others])).toEqual(laid([b, a, ...others]));
      }),
    );
  });

  it('a list laid over at once equals its two halves laid over one after the other', () => {
    fc.assert(
      fc.property(amendments, fc.nat(5), (list, n) => {
        expect(amend(laid(list.slice(0, n)), list.slice(n))).toEqual(right(laid(list)));
      }),
    );
  });

  it('a list is refused exactly when it names one twice or holds an excluded pair, and every such pair is reported', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const picked = fc.array(fc.constantFrom(...ids), { maxLength: 5 });
    const excluded = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).filter(([x, y]) => x !== y), { maxLength: 3 });
    fc.assert(
      fc.property(amendments, picked, excluded, (all, names, pairs) => {
        const list = names.map((id) => ({
          ...(all.find((a) => a.id === id) ?? all[0]),
          excludes: pairs.flatMap(([x, y]) => (x === id ? [y] : [])),
        }));
        let bad = 0;
        for (let i = 0; i < names.length; i++)
          for (let j = 0; j < i; j++)
            if (names[i] === names[j] || pairs.some((p) => p.includes(names[i]) && p.includes(names[j]))) bad++;
        const made = amend(base, list);
        expect(isRight(made) ? 0 : made.left.length).toBe(bad);
      }),
    );
  });
});
