/** Options of a match from callers who do not know their types. */
import { describe, expect, it } from 'vitest';
import { openMatch } from '../../src/engine/match.js';
import { isLeft } from '../../src/prelude.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

/** Where each problem is. */
const wrong = (options: unknown): ReadonlyArray<string> => {
  const opened = openMatch(poland1939, options as never);
  return isLeft(opened) ? opened.left.map((p) => `${p.code} ${p.at}`) : [];
};

describe('opening a match', () => {
  it.each([-1, -4294967295, 4294967296, 1.5, NaN, '7', null])('refuses %j as a seed: negative ones would name the same dice twice', (seed) => {
    expect(wrong({ seed })).toEqual(['options/seed seed']);
  });

  it.each([0, 1, 4294967295, undefined])('takes %j as a seed', (seed) => {
    expect(wrong({ seed })).toEqual([]);
  });

  it.each(['tables', 'map', 'forces'])('refuses null for its own %s, and takes nothing at all', (key) => {
    expect(wrong({ [key]: null })).toEqual([`options/shape ${key}`]);
    expect(wrong({ [key]: undefined })).toEqual([]);
  });

  it('offers the readings that are nearest to an unknown one', () => {
    const opened = openMatch(poland1939, { readings: { 'los-choice': 'any' } });
    expect(isLeft(opened) && opened.left[0].detail).toMatch(/ Perhaps loss-choice is meant\.$|Perhaps loss-choice or /);
  });
});
