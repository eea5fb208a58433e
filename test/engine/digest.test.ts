import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, digest } from '../../src/engine/digest.js';

const json = fc.jsonValue();

/** The same value with the keys of every object in reverse. */
const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).reverse().map(([k, v]) => [k, reversed(v)]))
      : value;

describe('canonicalJson', () => {
  it('writes keys by code unit and no blanks', () => {
    expect(canonicalJson({ b: [1, { d: null, c: true }], a: 'x', Z: -0 })).toBe('{"Z":0,"a":"x","b":[1,{"c":true,"d":null}]}');
    expect(canonicalJson({ '10': 1, '9': 2, é: 3, '': 4 })).toBe('{"":4,"10":1,"9":2,"é":3}');
  });

  it('is JSON of the same value', () => {
    fc.assert(fc.property(json, (value) => void expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))));
  });

  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(json, (value) => void expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))));
  });

  it('throws for what is not plain JSON', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = { cycle };
    for (const value of [undefined, { a: undefined }, [undefined], Number.NaN, [Infinity], () => 1, Symbol('s'), 1n, new Date(0), new Map(), cycle])
      expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  it('allows one object in two places', () => {
    const shared = { a: 1 };
    expect(canonicalJson([shared, shared])).toBe('[{"a":1},{"a":1}]');
  });
});

describe('digest', () => {
  it('is the first half of the SHA-256 of the canonical text', () => {
    // sha256 of `{}` and of `"abc"` in quotes, by another implementation
    expect(digest({})).toBe('44136fa355b3678a1146ad16f7e8649e');
    expect(digest('abc')).toBe('6cc43f858fbb763301637b5af970e2a4');
  });

  it('differs exactly when the canonical text differs', () => {
    fc.assert(fc.property(json, json, (a, b) => void expect(digest(a) === digest(b)).toBe(canonicalJson(a) === canonicalJson(b))));
  });

  it('changes with a change deep inside', () => {
    const cells = Array.from({ length: 10 }, (_, r) => Array.from({ length: 13 }, (_, c) => ({ value: `${r}/${c}`, source: 'printed' })));
    const all = new Set([digest(cells)]);
    for (let r = 0; r < 10; r++)
      for (let c = 0; c < 13; c++)
        all.add(digest(cells.map((row, i) => row.map((cell, j) => (i === r && j === c ? { ...cell, source: 'inferred' } : cell)))));
    expect(all.size).toBe(131);
  });
});
