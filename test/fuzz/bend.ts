/** Inputs with something wrong, made cheaply: of data only the boxes on the way to the change are copied. */
import { type Draw, LOADED_KEYS, loaded, PLAIN, PLAIN_HUGE, pick, STRANGE, TEXTS_HUGE, WORDS } from './odd.js';

type Box = Record<string, unknown>;

/** Longer lists are not copied: one made an input odd enough. */
const MOST_COPIED = 300_000;

const isBox = (u: unknown): u is Box => typeof u === 'object' && u !== null && !(Array.isArray(u) && u.length > MOST_COPIED);

/** One of so many odd values is of a size that takes a while. */
const SELDOM = 1500;

const oddValue = (draw: Draw, plain: boolean): unknown => {
  if (draw(SELDOM) === 0) return pick(draw, PLAIN_HUGE)();
  return !plain && draw(3) === 0 ? pick(draw, STRANGE)() : pick(draw, PLAIN)();
};

const define = (box: Box, key: string, value: unknown): void => void Object.defineProperty(box, key, { value, enumerable: true, configurable: true, writable: true });

const bentNumber = (draw: Draw, n: number): number => pick(draw, [n + 1, n - 1, -n, n + 0.5, n * 256, n + 1e9, n / 0.3, -7]);

/** A value with a small thing wrong. */
const twisted = (draw: Draw, value: unknown, plain: boolean): unknown => {
  if (draw(3) === 0) return oddValue(draw, plain);
  if (typeof value === 'number') return bentNumber(draw, value);
  if (typeof value === 'string') return bentText(draw, value, [value]);
  if (Array.isArray(value) && value.length <= MOST_COPIED) return pick(draw, [[...(value as unknown[])].reverse(), value.slice(1), [...(value as unknown[]), ...(value as unknown[]).slice(0, 1)], [value]]);
  return draw(2) === 0 ? [value] : { value };
};

const changed = (draw: Draw, box: Box, key: string, value: unknown, plain: boolean): Box => {
  const list = Array.isArray(box);
  const copy = (list ? [...(box as unknown as unknown[])] : { ...box }) as Box;
  switch (draw(8)) {
    case 0:
      if (list) (copy as unknown as unknown[]).splice(Number(key), 1);
      else delete copy[key];
      break;
    case 1:
      // the same again: ids stand twice
      if (list) (copy as unknown as unknown[]).splice(Number(key), 0, value);
      else define(copy, pick(draw, [...LOADED_KEYS, ...Object.keys(box), 'zzz', '', 'length']), draw(2) === 0 ? loaded() : value);
      break;
    case 2: {
      const [other] = [pick(draw, Object.keys(box))];
      define(copy, key, box[other]);
      break;
    }
    case 3:
      define(copy, key, oddValue(draw, plain));
      break;
    default:
      define(copy, key, twisted(draw, value, plain));
  }
  return copy;
};

/** A value with one thing changed somewhere in it; the rest is shared with the original. */
const bentOnce = (draw: Draw, value: unknown, plain: boolean, depth = 0): unknown => {
  if (!isBox(value)) return oddValue(draw, plain);
  const keys = Object.keys(value);
  if (keys.length === 0 || draw(60) === 0) return draw(2) === 0 ? oddValue(draw, plain) : Array.isArray(value) ? [...(value as unknown[]), oddValue(draw, plain)] : { ...value, [pick(draw, [...LOADED_KEYS, 'x', 'type'])]: oddValue(draw, plain) };
  const key = pick(draw, keys);
  const part = value[key];
  if (isBox(part) && Object.keys(part).length > 0 && depth < 8 && draw(6) !== 0) {
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Box;
    define(copy, key, bentOnce(draw, part, plain, depth + 1));
    return copy;
  }
  return changed(draw, value, key, part, plain);
};

/** Data with one to three things wrong. @param plain - of kinds only that a file can hold */
export const bent = (draw: Draw, value: unknown, plain: boolean): unknown => {
  let made = value;
  for (let n = 1 + draw(3); n > 0; n--) {
    try {
      made = bentOnce(draw, made, plain);
    } catch {
      // what an earlier change put there cannot be looked into: that change will do
    }
  }
  return made;
};

const SIGNS = '{}[]()"\'`,:;@+-=/\\|#~ \t\n\r\u0000.0123456789abXYZ_é９🪖'.split('');

/** A text with one to four things wrong. @param others - texts of the kind, to take parts from */
export const bentText = (draw: Draw, text: string, others: ReadonlyArray<string>): string => {
  if (draw(SELDOM * 2) === 0) {
    const huge = pick(draw, TEXTS_HUGE)();
    const at = draw(text.length + 1);
    return draw(2) === 0 ? huge : text.slice(0, at) + huge + text.slice(at);
  }
  let made = text;
  for (let n = 1 + draw(4); n > 0; n--) {
    const at = draw(made.length + 1);
    const to = at + draw(Math.min(40, made.length - at) + 1);
    switch (draw(9)) {
      case 0:
        made = made.slice(0, at) + made.slice(to);
        break;
      case 1:
        made = made.slice(0, at) + pick(draw, SIGNS) + made.slice(at);
        break;
      case 2:
        made = made.slice(0, at) + pick(draw, WORDS) + made.slice(to);
        break;
      case 3:
        made = made.slice(0, to) + made.slice(at);
        break;
      case 4:
        made = made.slice(0, at);
        break;
      case 5: {
        const other = pick(draw, others);
        const from = draw(other.length + 1);
        made = made.slice(0, at) + other.slice(from, from + 30) + made.slice(to);
        break;
      }
      case 6: {
        // a number becomes another
        const numbers = [...made.slice(0, 4000).matchAll(/\d+/g)];
        if (numbers.length === 0) break;
        const found = pick(draw, numbers);
        made = made.slice(0, found.index) + pick(draw, ['0', '-1', '1e9', '4294967296', '9'.repeat(30), '00', '1.5', 'NaN']) + made.slice(found.index + found[0].length);
        break;
      }
      case 7: {
        // words change places
        const words = made.slice(0, 4000).split(' ');
        const [i, j] = [draw(words.length), draw(words.length)];
        [words[i], words[j]] = [words[j], words[i]];
        made = words.join(' ') + made.slice(4000);
        break;
      }
      default:
        made = pick(draw, [made.toUpperCase(), made.toLowerCase(), ` ${made} `, made.replace(/ /g, '\t'), made.split('').reverse().join(''), made + made]);
    }
  }
  return made;
};

/** Every place of a value that has parts, the nearest first. */
const boxesIn = (value: unknown, most: number): ReadonlyArray<ReadonlyArray<string>> => {
  const found: ReadonlyArray<string>[] = [];
  let level: ReadonlyArray<{ readonly way: ReadonlyArray<string>; readonly box: unknown }> = [{ way: [], box: value }];
  while (level.length > 0 && found.length < most) {
    found.push(...level.map((l) => l.way).slice(0, most - found.length));
    // of the entries of a list a few will do
    level = level.flatMap(({ way, box }) => Object.entries(box as Box).filter(([, part]) => isBox(part)).slice(0, 12).map(([key, part]) => ({ way: [...way, key], box: part })));
  }
  return found;
};

const replaced = (value: unknown, [key, ...rest]: ReadonlyArray<string>, change: (part: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Box) }) as Box;
  define(copy, key, replaced((value as Box)[key], rest, change));
  return copy;
};

/** Places that are tried one by one. */
const MOST_PLACES = 40;

/** Each odd value as the whole, each loaded key in each place that has parts, and each odd value there. @param plain - as in {@link bent} */
export function* oneByOne(valid: unknown, plain: boolean): Generator<unknown> {
  const odd = [...PLAIN, ...PLAIN_HUGE, ...(plain ? [] : STRANGE)];
  for (const make of odd) yield make();
  const boxes = isBox(valid) ? boxesIn(valid, MOST_PLACES) : [];
  for (const way of boxes) {
    for (const key of LOADED_KEYS)
      for (const value of [loaded(), { polluted: true }, 'x', null])
        yield replaced(valid, way, (part) => {
          const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as Box) }) as Box;
          define(copy, key, value);
          return copy;
        });
    for (const make of odd) yield replaced(valid, way, () => make());
  }
}

/** Each odd text as the whole, and in the place of each word. */
export function* textByText(valid: string): Generator<string> {
  yield* WORDS;
  for (const make of TEXTS_HUGE) {
    yield make();
    yield `${valid} ${make()}`;
  }
  const words = valid.slice(0, 2000).split(' ').slice(0, 30);
  for (let i = 0; i < words.length; i++) for (const odd of WORDS) yield words.map((w, j) => (j === i ? odd : w)).join(' ');
}
