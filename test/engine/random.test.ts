/** Dice: fair, independent from seed to seed, and plain numbers throughout. */
import { describe, expect, it } from 'vitest';
import { dice, type Random, seeded, throwDie } from '../../src/engine/random.js';

const throws = (seed: number, n: number): number[] => {
  const found: number[] = [];
  let random = seeded(seed);
  for (let i = 0; i < n; i++) {
    const next: { readonly die: number; readonly random: Random } = throwDie(random);
    found.push(next.die);
    random = next.random;
  }
  return found;
};

const chiSquare = (counts: ReadonlyArray<number>): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, c) => sum + (c - expected) ** 2 / expected, 0);
};
const tally = (cells: number, values: Iterable<number>): number[] => {
  const counts = new Array<number>(cells).fill(0);
  for (const v of values) counts[v]++;
  return counts;
};

// values exceeded once in a thousand, for 5 and for 35 degrees of freedom
const FIVE = 20.5;
const THIRTY_FIVE = 66.6;

describe('throwDie', () => {
  it('throws each side alike', () => {
    expect(
      chiSquare(
        tally(
          6,
          throws(1939, 60_000).map((d) => d - 1),
        ),
      ),
    ).toBeLessThan(FIVE);
  });

  it('throws the next die without regard to the last', () => {
    const all = throws(7, 60_000);
    expect(
      chiSquare(
        tally(
          36,
          all.slice(1).map((d, i) => (d - 1) * 6 + all[i] - 1),
        ),
      ),
    ).toBeLessThan(THIRTY_FIVE);
  });

  it.each([0, -20_000, 4_000_000_000])('shares nothing between neighboring seeds, from %i on', (from) => {
    for (const nth of [0, 1, 5]) {
      const pairs = Array.from({ length: 20_000 }, (_, i) => (throws(from + i, nth + 1)[nth] - 1) * 6 + throws(from + i + 1, nth + 1)[nth] - 1);
      expect(chiSquare(tally(36, pairs))).toBeLessThan(THIRTY_FIVE);
    }
  });

  it('gives the same dice for the same seed, also from a generator that went through JSON', () => {
    expect(throws(5, 50)).toEqual(throws(5, 50));
    expect(throws(5, 50)).not.toEqual(throws(6, 50));
    const half = throwDie(throwDie(seeded(5)).random).random;
    expect(throwDie(JSON.parse(JSON.stringify(half)) as Random)).toEqual(throwDie(half));
    expect(half.state.every((n) => Number.isInteger(n))).toBe(true);
  });
});

describe('dice', () => {
  it('has independent streams of one seed, none of them the match’s', () => {
    const stream = (purpose: number): number[] => {
      const d = dice(1939, purpose);
      return Array.from({ length: 30_000 }, () => d.below(6));
    };
    const [a, b] = [stream(0), stream(1)];
    const match = throws(1939, 30_000);
    expect(
      chiSquare(
        tally(
          36,
          a.map((x, i) => x * 6 + b[i]),
        ),
      ),
    ).toBeLessThan(THIRTY_FIVE);
    expect(
      chiSquare(
        tally(
          36,
          a.map((x, i) => x * 6 + match[i] - 1),
        ),
      ),
    ).toBeLessThan(THIRTY_FIVE);
  });

  it.each([1, 2, 3, 7, 100])('counts below %i', (n) => {
    const d = dice(3);
    const found = new Set(Array.from({ length: 3000 }, () => d.below(n)));
    expect([...found].sort((x, y) => x - y)).toEqual(Array.from({ length: n }, (_, i) => i));
  });
});
