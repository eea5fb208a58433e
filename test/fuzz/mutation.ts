/**
 * Plain data with something wrong: a value of the right shape in which parts are dropped, doubled, replaced or twisted.
 */
import fc from 'fast-check';

/** How many inputs are tried, of a number that does for an afternoon: the share that the environment asks for (`FUZZ=40`), or a fifth. */
export const runs = (afternoon: number): number => Math.ceil(afternoon * Number(process.env['FUZZ'] ?? 1 / 5));

/** One change, as numbers that pick the place and the kind of change, so that fast-check can shrink it. */
interface Change {
  readonly way: ReadonlyArray<number>;
  readonly kind: number;
  readonly pick: number;
}

const nested = (depth: number, array: boolean): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = array ? [value] : { a: value };
  return value;
};

const sparse = (): unknown[] => {
  const list: unknown[] = [];
  list[40] = 1;
  return list;
};

/** What JSON can hold. */
const JSON_VALUES: ReadonlyArray<() => unknown> = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 0.5,
  () => 7,
  () => 1e308,
  () => 2 ** 53,
  () => 4294967296,
  () => '',
  () => 'x',
  () => '__proto__',
  () => 'constructor',
  () => '1010',
  () => '９１０１',
  () => '🪖\u0000\u202e',
  () => 'x'.repeat(20_000),
  () => [],
  () => ({}),
  () => [[]],
  () => nested(3000, true),
  () => nested(3000, false),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown,
  () => Array.from({ length: 300 }, (_, i) => i),
];

/** What only a program can hand over. */
const OTHER_VALUES: ReadonlyArray<() => unknown> = [
  () => undefined,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  sparse,
  () => new Array(100_000),
  () => Object.create(null) as unknown,
  () => new Date(0),
  () => new Map([[1, 2]]),
  () => 10n,
  () => Symbol('x'),
  () => () => 1,
];

const KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'zzz', '🪖', 'length', 'type', 'kind'];

type Box = Record<string | number, unknown>;

const define = (box: Box, key: string, value: unknown): void =>
  void Object.defineProperty(box, key, { value, enumerable: true, configurable: true, writable: true });

/** Carries out a change on a value that nobody else holds; gives the value back, or what replaces it. */
const change = (root: unknown, { way, kind, pick }: Change, values: ReadonlyArray<() => unknown>): unknown => {
  let box: Box | null = null;
  let key: string | number = '';
  let value: unknown = root;
  for (const step of way) {
    if (typeof value !== 'object' || value === null) break;
    const keys = Object.keys(value);
    if (keys.length === 0) break;
    box = value as Box;
    key = keys[step % keys.length];
    value = box[key];
  }
  if (box === null) return values[pick % values.length]();
  const set = (next: unknown): void => define(box as Box, String(key), next);
  switch (kind) {
    case 0:
      if (Array.isArray(box)) box.splice(Number(key), 1);
      else delete box[key];
      break;
    case 1:
      if (Array.isArray(box)) box.push(structuredClone(value));
      else define(box, KEYS[pick % KEYS.length], values[pick % values.length]());
      break;
    case 2:
      if (typeof value === 'number') set(value + [1, -1, 0.5, 1e9, 256, -7][pick % 6]);
      else if (typeof value === 'string')
        set([value + value, value.slice(1), value.toUpperCase(), ` ${value}`, value.split('').reverse().join('')][pick % 5]);
      else if (Array.isArray(value)) set([[...value].reverse(), value.slice(1), [...value, ...value.slice(0, 1)], value.slice(0, 1)][pick % 4]);
      else set(values[pick % values.length]());
      break;
    case 3: {
      // another part of the same box
      const keys = Object.keys(box);
      set(structuredClone(box[keys[pick % keys.length]]));
      break;
    }
    case 4:
      set(pick % 2 === 0 ? [value] : { value });
      break;
    default:
      set(values[pick % values.length]());
  }
  return root;
};

const changes = fc.array(fc.record({ way: fc.array(fc.nat(4000), { minLength: 1, maxLength: 6 }), kind: fc.nat(7), pick: fc.nat(200) }), {
  minLength: 1,
  maxLength: 3,
});

const safely = (base: unknown): unknown => {
  try {
    return structuredClone(base);
  } catch {
    return JSON.parse(JSON.stringify(base)) as unknown;
  }
};

const changed = (base: unknown, list: ReadonlyArray<Change>, values: ReadonlyArray<() => unknown>): unknown => {
  let value = safely(base);
  for (const each of list) {
    try {
      value = change(value, each, values);
    } catch {
      // a part that cannot be copied, from an earlier change: that change will do
    }
  }
  return value;
};

/** One of some values with one to three things wrong, of whatever kind a program can hand over. */
export const mutated = (bases: ReadonlyArray<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(bases.length - 1), changes).map(([i, list]) => changed(bases[i], list, [...JSON_VALUES, ...OTHER_VALUES]));

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch {
    return '['.repeat(50_000); // too deep to be written
  }
};

/** The same, of kinds that a file can hold, as text. */
export const mutatedText = (bases: ReadonlyArray<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.nat(bases.length - 1), changes).map(([i, list]) => textOf(changed(bases[i], list, JSON_VALUES))) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.nat(bases.length - 1), fc.nat(), fc.nat(40), fc.string({ maxLength: 4 })).map(([i, at, cut, put]) => {
        const text = JSON.stringify(bases[i]);
        const from = at % text.length;
        return text.slice(0, from) + put + text.slice(from + cut);
      }),
    },
  );

/** Runs without exception, and reasonably soon, whatever the machine. */
export const MOST_MS = 20_000;

/** Milliseconds for a test of many thousand inputs on a busy machine. */
export const SLOW = 3_600_000;

/** Says what is wrong with a list of problems as a report to people: each must say what and where. */
export const speechless = (problems: ReadonlyArray<{ readonly code: string; readonly at: string; readonly detail: string }>): string | null => {
  if (problems.length === 0) return 'There is no problem in the list.';
  const dumb = problems.find((p) => p.code === '' || p.at === '' || p.detail === '' || p.detail.includes('[object'));
  return dumb === undefined ? null : `It says nothing: ${JSON.stringify(dumb)}`;
};
