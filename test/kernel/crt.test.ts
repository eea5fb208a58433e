import { describe, expect, it } from 'vitest';
import { ascending, clampRow, oddsColumn, parseRatio, type Ratio } from '../../src/kernel/crt.js';

const columns: ReadonlyArray<Ratio> = [[1, 2], [1, 1], [3, 2], [2, 1], [3, 1]];

describe('crt', () => {
  it('rounds odds in favor of the defender', () => {
    expect(oddsColumn(columns, 7, 4)).toBe(2); // 1.75:1 is 1.5:1
    expect(oddsColumn(columns, 8, 4)).toBe(3);
    expect(oddsColumn(columns, 3, 4)).toBe(0);
    expect(oddsColumn(columns, 4, 4)).toBe(1);
  });

  it('reads the last column above it and none below the first', () => {
    expect(oddsColumn(columns, 100, 1)).toBe(4);
    expect(oddsColumn(columns, 1, 3)).toBe(-1);
    expect(oddsColumn(columns, 0, 3)).toBe(-1);
    expect(oddsColumn([], 1, 1)).toBe(-1);
  });

  it('reads no defense as the highest column', () => {
    expect(oddsColumn(columns, 5, 0)).toBe(4);
  });

  it('keeps a modified roll within the table', () => {
    expect([-3, 0, 1, 4, 6, 9].map((roll) => clampRow(0, 6, roll))).toEqual([0, 0, 1, 4, 6, 6]);
  });

  it.each([
    ['1:1', [1, 1]],
    ['10:1', [10, 1]],
    ['1:4', [1, 4]],
    ['1.5:1', [3, 2]],
    ['1:1.5', [2, 3]],
    ['2.5:1.5', [5, 3]],
  ] as const)('reads %s', (text, ratio) => {
    expect(parseRatio(text)).toEqual(ratio);
  });

  it.each(['', '1', '1:', ':1', '0:1', '1:0', '-1:1', '1.25:1', '1:1:1', ' 1:1', '1 : 1', 'a:b', '1,5:1'])('reads no ratio from %j', (text) => {
    expect(parseRatio(text)).toBeNull();
  });

  it('knows whether columns rise', () => {
    expect(ascending(columns)).toBe(true);
    expect(ascending([])).toBe(true);
    expect(ascending([[1, 1], [2, 2]])).toBe(false);
    expect(ascending([[2, 1], [3, 2]])).toBe(false);
  });
});
