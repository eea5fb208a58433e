/** Values and texts that no reader expects, and a small source of chance that makes the same ones again. */

/** Whole numbers below a bound, the same for the same seed. */
export type Draw = (below: number) => number;

/** A cheap source of chance: quality does not matter here, speed and repetition do. */
export const drawing = (seed: number): Draw => {
  let a = seed | 0;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
};

export const pick = <T>(draw: Draw, list: ReadonlyArray<T>): T => list[draw(list.length)];

/** Levels of nesting that no stack bears. */
export const DEEP = 100_000;

const nested = (list: boolean, levels: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = list ? [value] : { a: value };
  return value;
};

const cyclic = (): unknown => {
  const box: Record<string, unknown> = { a: 1 };
  box['self'] = box;
  box['list'] = [box];
  return box;
};

const cyclicList = (): unknown => {
  const list: unknown[] = [1];
  list.push(list);
  return list;
};

const holed = (): unknown => {
  const list: unknown[] = [];
  list[1] = 1;
  list[3] = 2;
  return list;
};

const throws = (): never => {
  throw new Error('a trap of the input');
};

/** Keys that mean something to the language. */
export const LOADED_KEYS = ['__proto__', 'constructor', 'prototype'] as const;

/** An object that would reach the prototype of all others if somebody merged it. */
export const loaded = (): unknown => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"prototype":{"polluted":true}}') as unknown;

/** What a parsed file can hold. */
export const PLAIN: ReadonlyArray<() => unknown> = [
  () => null, () => true, () => false, () => 0, () => -0, () => -1, () => 0.5, () => 7, () => 1e21, () => 1e308, () => -1e308, () => 5e-324, () => 2 ** 31, () => 2 ** 32, () => 2 ** 53, () => 2 ** 53 + 2,
  () => '', () => ' ', () => 'x', () => 'NaN', () => 'Infinity', () => '-0', () => '1e309', () => '0x10', () => 'null', () => 'undefined', () => '__proto__', () => 'constructor', () => 'prototype',
  () => 'hasOwnProperty', () => 'toString', () => '1010', () => '９１０１', () => '\ud800', () => '\udc00x', () => 'a\u0000b', () => '\u202e\u2066', () => '🪖', () => '9'.repeat(400), () => 'x'.repeat(20_000),
  () => [], () => ({}), () => [[]], () => [null], () => [{}], loaded, () => nested(true, 50), () => nested(false, 50), () => Array.from({ length: 300 }, (_, i) => i),
];

/** The same, of sizes that take a while: drawn seldom. */
export const PLAIN_HUGE: ReadonlyArray<() => unknown> = [
  () => nested(true, DEEP), () => nested(false, DEEP), () => 'x'.repeat(2_000_000), () => '1 '.repeat(500_000), () => new Array(200_000).fill(0), () => new Array(50_000).fill('x'), () => new Array(20_000).fill({}),
  () => Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, i])),
];

/** What only a program can hand over. */
export const STRANGE: ReadonlyArray<() => unknown> = [
  () => undefined, () => Number.NaN, () => Number.POSITIVE_INFINITY, () => 10n, () => Symbol('x'), () => () => 1, () => new Date(0), () => new Date(Number.NaN), () => new Map([[1, 2]]), () => new Set([1]), () => /x/g,
  () => Object.create(null) as unknown, () => Object.create({ type: 'pass', inherited: true }) as unknown, () => new String('x'), () => new Number(3), () => new Uint8Array(40), () => Promise.resolve(1), () => new Array(5), holed,
  () => new Array(2 ** 32 - 1), () => ({ length: 2 ** 53 }), cyclic, cyclicList, () => Object.freeze({ a: 1 }),
  () => ({ get type(): unknown { return throws(); } }),
  () => ({ toString: throws, valueOf: throws, toJSON: throws, [Symbol.toPrimitive]: throws }),
  () => ({ [Symbol.iterator]: throws }),
  () => new Proxy({}, { get: throws, has: throws, ownKeys: throws, getOwnPropertyDescriptor: throws, getPrototypeOf: throws }),
  () => new Proxy([], { get: throws, ownKeys: throws }),
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  () => {
    // another answer each time it is asked
    let n = 0;
    return new Proxy({ type: 'pass' }, { get: () => (n++ % 2 === 0 ? 'pass' : { n }), ownKeys: () => (n++ % 2 === 0 ? ['type'] : ['type', 'more']), getOwnPropertyDescriptor: () => ({ value: n, enumerable: true, configurable: true, writable: true }) });
  },
];

/** Texts that stand in for a word, or for the whole. */
export const WORDS: ReadonlyArray<string> = PLAIN.map((make) => make()).filter((v): v is string => typeof v === 'string');

/** Texts of sizes that take a while. */
export const TEXTS_HUGE: ReadonlyArray<() => string> = [
  () => '['.repeat(DEEP), () => '{"a":'.repeat(DEEP), () => '('.repeat(DEEP), () => `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`, () => 'x'.repeat(1_000_000), () => ' '.repeat(1_000_000), () => '\n'.repeat(300_000), () => '1 '.repeat(300_000), () => '"'.repeat(200_001),
  () => ','.repeat(500_000), () => '0505 '.repeat(100_000), () => '01-99 '.repeat(20_000), () => 'a I '.repeat(50_000), () => '-'.repeat(500_000), () => '\ud800'.repeat(100_000), () => `${'a'.repeat(100_000)}!`, () => `${' '.repeat(100_000)}x`, () => `${'a: '.repeat(100_000)}`,
];
