import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascending, oddsColumn, parseRatio, type Ratio } from '../../src/kernel/crt.js';

/** Compares fractions by their whole parts, then the inverses of what remains: no cross-multiplication. */
const compare = (a: bigint, b: bigint, c: bigint, d: bigint): number => {
  const [whole, other] = [a / b, c / d];
  if (whole !== other) return whole < other ? -1 : 1;
  const [rest, otherRest] = [a % b, c % d];
  if (rest === 0n || otherRest === 0n) return rest === otherRest ? 0 : rest === 0n ? -1 : 1;
  return -compare(b, rest, d, otherRest);
};

const PRINTED = ['1:5', '1:4', '1:3', '1:2', '1:1.5', '1:1', '1.5:1', '2:1', '2.5:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1', '9:1', '10:1'];
const ratios = PRINTED.map((text) => parseRatio(text) ?? ([0, 0] as const));
/** `'1.5:1'` as tenths over tenths. */
const tenths = (text: string): readonly [bigint, bigint] => {
  const [a, d] = text.split(':').map((n) => BigInt(n.includes('.') ? n.replace('.', '') : `${n}0`));
  return [a, d];
};

describe('laws of crt', () => {
  it('columns are those of exact rational arithmetic, for all odds up to 60:60', () => {
    expect(ascending(ratios)).toBe(true);
    for (let attack = 0; attack <= 60; attack++)
      for (let defense = 1; defense <= 60; defense++) {
        const reached = PRINTED.map(tenths).filter(([a, d]) => compare(BigInt(attack), BigInt(defense), a, d) >= 0);
        if (oddsColumn(ratios, attack, defense) !== reached.length - 1) expect.fail(`${attack}:${defense}`);
      }
  });

  it('odds in smaller units read the same column', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: 1, max: 5120 }), (attack, defense, unit) => {
        expect(oddsColumn(ratios, attack * unit, defense * unit)).toBe(oddsColumn(ratios, attack, defense));
      }),
    );
  });

  it('more attack never reads a lower column, more defense never a higher one', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(20), (attack, defense, more) => {
        const column = oddsColumn(ratios, attack, defense + 1);
        expect(oddsColumn(ratios, attack + more, defense + 1)).toBeGreaterThanOrEqual(column);
        expect(oddsColumn(ratios, attack, defense + 1 + more)).toBeLessThanOrEqual(column);
      }),
    );
  });

  it('columns rise exactly when sorting them by exact value, each once, changes nothing', () => {
    const ratio = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(fc.oneof(fc.array(ratio, { maxLength: 4 }), fc.shuffledSubarray([...ratios])), (list: ReadonlyArray<Ratio>) => {
        const order = (x: Ratio, y: Ratio): number => compare(BigInt(x[0]), BigInt(x[1]), BigInt(y[0]), BigInt(y[1]));
        const sorted = [...list].sort(order).filter((x, i, all) => i === 0 || order(all[i - 1], x) !== 0);
        expect(ascending(list)).toBe(JSON.stringify(sorted) === JSON.stringify(list));
      }),
    );
  });
});
