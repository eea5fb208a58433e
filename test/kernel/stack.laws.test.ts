import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyStacks, insert, makeStacks, remove, stacksOf, unitsAt } from '../../src/kernel/stack.js';

const HEXES = 5;
const UNITS = 12;
const moves = fc.array(fc.tuple(fc.nat(UNITS - 1), fc.integer({ min: -1, max: HEXES - 1 })), { maxLength: 60 });

describe('laws of stack', () => {
  it('stacks kept up move by move equal those made from scratch', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const where: number[] = new Array(UNITS).fill(-1);
        const stacks = makeStacks(HEXES, UNITS);
        for (const [unit, to] of list) {
          if (where[unit] >= 0) remove(stacks, where[unit], unit);
          if (to >= 0) insert(stacks, to, unit);
          where[unit] = to;
          expect(stacks).toEqual(stacksOf(where, HEXES));
        }
        for (let hex = 0; hex < HEXES; hex++) {
          const expected = where.flatMap((at, unit) => (at === hex ? [unit] : []));
          expect(unitsAt(stacks, hex)).toEqual(expected);
          expect(stacks.size[hex]).toBe(expected.length);
          expect(stacks.first[hex]).toBe(expected[0] ?? -1);
        }
      }),
    );
  });

  it('a copy is equal and independent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: HEXES - 1 }), { minLength: 1, maxLength: UNITS }), (where) => {
        const stacks = stacksOf(where, HEXES);
        const copy = copyStacks(stacks);
        expect(copy).toEqual(stacks);
        where.forEach((hex, unit) => {
          if (hex >= 0) remove(copy, hex, unit);
        });
        expect(copy).toEqual(makeStacks(HEXES, where.length));
        expect(stacks).toEqual(stacksOf(where, HEXES));
      }),
    );
  });
});
