/**
 * Data from outside as plain data. What a program hands over may be anything: objects that run code when they are looked at, that
 * answer differently each time, that contain themselves, or have no end. Readers look at a copy, of which every part was asked for once.
 * @module
 */
import { type Either, left, right } from '../prelude.js';

/** Deeper than any format goes. */
const MOST_DEPTH = 100;
/** More entries than any list has. */
const MOST_ENTRIES = 1_000_000;
/** More parts than any file has. */
const MOST_PARTS = 5_000_000;

/** Why data cannot be copied, in words that go on after “It”. */
interface Unreadable {
  readonly why: string;
}

const unreadable = (why: string): Unreadable => ({ why });
const isUnreadable = (u: unknown): u is Unreadable => typeof u === 'object' && u !== null && Object.hasOwn(u, 'why') && Object.keys(u).length === 1;

/**
 * A copy with nothing in it but plain objects, lists and single values: own parts alone, each read once. Lists keep their holes. Left, in
 * words that go on after “It”: the data are nested too deep (or contain themselves), too large, or do not let themselves be read.
 * @param asTheyAre - keys of the outermost object whose parts are not copied: whoever reads them does that
 * @since 0.3.0
 */
export const plainData = (input: unknown, asTheyAre: ReadonlyArray<string> = []): Either<string, unknown> => {
  // most of what comes is a single value or flat
  if (typeof input !== 'object' || input === null) return right(input);
  let parts = 0;
  const copied = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > MOST_DEPTH) throw unreadable(`is nested more than ${MOST_DEPTH} levels deep`);
    if (Array.isArray(value)) {
      const { length } = value;
      parts += length;
      if (length > MOST_ENTRIES || parts > MOST_PARTS) throw unreadable(`has a list of ${length} entries, more than anything here has`);
      const list = new Array<unknown>(length);
      for (let i = 0; i < length; i++) {
        const part: unknown = value[i];
        if (part !== undefined || Object.hasOwn(value, i)) list[i] = copied(part, depth + 1);
      }
      return list;
    }
    const keys = Object.keys(value);
    parts += keys.length;
    if (parts > MOST_PARTS) throw unreadable('has more parts than anything here has');
    const own = value as Readonly<Record<string, unknown>>;
    const box: Record<string, unknown> = {};
    for (const key of keys) {
      const part = depth === 0 && asTheyAre.includes(key) ? own[key] : copied(own[key], depth + 1);
      // a plain assignment to this key would change what the copy inherits
      if (key === '__proto__') Object.defineProperty(box, key, { value: part, enumerable: true, configurable: true, writable: true });
      else box[key] = part;
    }
    return box;
  };
  try {
    return right(copied(input, 0));
  } catch (e) {
    return left(isUnreadable(e) ? e.why : 'does not let itself be read: looking at one of its parts fails');
  }
};
