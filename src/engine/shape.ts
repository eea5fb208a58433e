/**
 * Whether unknown data have the shape that a file format asks for: io-ts codecs whose names are words for people,
 * and all misfits as a list. Nothing here throws, whatever it is given.
 * @module
 */
import * as t from 'io-ts';
import { type Either, isRight, left, type NonEmpty, right } from '../prelude.js';
import { plainData } from './plain.js';

/** Misfits of one list that are told of. */
const MOST_MISFITS = 200;

/** One place where data do not have the shape asked for. @since 0.1.0 */
export interface Misfit {
  /** The way to it: keys and list positions (from 0). */
  readonly path: ReadonlyArray<string>;
  /** In words: `'must be text, but is 3'`. */
  readonly detail: string;
}

/** The data with their type, or every misfit. @since 0.1.0 */
export const readShape = <T>(codec: t.Type<T, unknown>, input: unknown): Either<NonEmpty<Misfit>, T> => {
  const decoded = codec.decode(input);
  if (isRight(decoded)) return right(decoded.right);
  return left(decoded.left.map(misfit) as unknown as NonEmpty<Misfit>);
};

/** The same of data from outside, of which a plain copy is read: what cannot be copied is one misfit of the whole. @since 0.3.0 */
export const readOutside = <T>(codec: t.Type<T, unknown>, input: unknown): Either<NonEmpty<Misfit>, T> => {
  const plain = plainData(input);
  return isRight(plain) ? readShape(codec, plain.right) : left([{ path: [], detail: plain.left }]);
};

/** The keys of an object that a format does not know: most likely slips of the pen. @since 0.1.0 */
export const strangeKeys = (input: unknown, known: ReadonlyArray<string>): ReadonlyArray<string> =>
  typeof input === 'object' && input !== null ? Object.keys(input).filter((key) => !known.includes(key)).slice(0, MOST_MISFITS) : [];

/** What is found in a list, at most so much: a list of the wrong things altogether has as many problems as it has entries. @since 0.3.0 */
export const foundIn = <A, B>(list: Iterable<A>, find: (a: A, i: number) => ReadonlyArray<B>, most = MOST_MISFITS): ReadonlyArray<B> => {
  const found: B[] = [];
  let i = 0;
  for (const a of list) {
    for (const b of find(a, i++)) found.push(b);
    if (found.length >= most) break;
  }
  return found;
};

/** Words in a row: `'a, b and c'`. @since 0.3.0 */
export const inARow = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

/** A value in a few characters, for messages. @since 0.1.0 */
export const shown = (value: unknown): string => {
  switch (typeof value) {
    case 'undefined':
      return 'missing';
    case 'string':
      return `'${value.length > 40 ? `${value.slice(0, 40)}…` : value}'`;
    case 'number':
    case 'boolean':
      return String(value);
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object';
    default:
      return `a ${typeof value}`;
  }
};

/** A text in a few characters, for messages and places: `nothing` stands for one without any. @since 0.3.0 */
export const brief = (text: string, nothing = 'an empty text', most = 60): string => (text === '' ? nothing : text.length > most ? `${text.slice(0, most)}…` : text);

/** A codec of one kind of value: `name` says what is right. @since 0.1.0 */
export const valueOf = <T>(name: string, is: (u: unknown) => u is T): t.Type<T, unknown> =>
  new t.Type<T, unknown>(
    name,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context)),
    (value) => value,
  );

/** Any text. @since 0.1.0 */
export const text: t.Type<string, unknown> = valueOf('text', (u): u is string => typeof u === 'string');

/** True or false. @since 0.1.0 */
export const truth: t.Type<boolean, unknown> = valueOf('true or false', (u): u is boolean => typeof u === 'boolean');

/** A whole number within bounds, both included. @since 0.1.0 */
export const whole = (least: number, most: number): t.Type<number, unknown> =>
  valueOf(`a whole number from ${least} to ${most}`, (u): u is number => typeof u === 'number' && Number.isInteger(u) && u >= least && u <= most);

/** One of some words. @since 0.1.0 */
export const oneOf = <T extends string>(words: ReadonlyArray<T>): t.Type<T, unknown> =>
  valueOf(words.length === 1 ? `'${words[0]}'` : `one of ${words.join(', ')}`, (u): u is T => words.includes(u as T));

/** A value or null. @since 0.1.0 */
export const orNull = <T>(codec: t.Type<T, unknown>): t.Type<T | null, unknown> =>
  new t.Type<T | null, unknown>(
    `${codec.name}, or null`,
    (u): u is T | null => u === null || codec.is(u),
    (u, context) => (u === null ? t.success(null) : codec.validate(u, context)),
    (value) => value,
  );

/** A list without holes. @since 0.1.0 */
export const listOf = <T>(codec: t.Type<T, unknown>): t.Type<ReadonlyArray<T>, unknown> => {
  // io-ts's own test passes over holes, and its decoder reports each of what may be billions
  const whole = (u: ReadonlyArray<unknown>): boolean => {
    for (let i = 0; i < u.length; i++) if (!Object.hasOwn(u, i)) return false;
    return true;
  };
  const is = (u: unknown): u is ReadonlyArray<T> => Array.isArray(u) && whole(u) && u.every((item) => codec.is(item));
  return new t.Type<ReadonlyArray<T>, unknown>(
    'a list without holes',
    is,
    (u, context) => {
      if (!Array.isArray(u) || !whole(u)) return t.failure(u, context);
      const errors: t.ValidationError[] = [];
      let list: ReadonlyArray<T> = u as ReadonlyArray<T>;
      for (let i = 0; i < u.length && errors.length < MOST_MISFITS; i++) {
        const part = codec.validate(u[i], t.appendContext(context, String(i), codec, u[i]));
        if (!isRight(part)) errors.push(...part.left);
        else if (part.right !== u[i]) {
          if (list === u) list = [...(u as ReadonlyArray<T>)];
          (list as T[])[i] = part.right;
        }
      }
      return errors.length > 0 ? t.failures(errors) : t.success(list);
    },
    (value) => value,
  );
};

/** A list of at most so many entries, without holes. @since 0.1.0 */
export const atMost = <T>(most: number, list: t.Type<ReadonlyArray<T>, unknown>): t.Type<ReadonlyArray<T>, unknown> =>
  new t.Type<ReadonlyArray<T>, unknown>(
    `a list of at most ${most} entries without holes`,
    (u): u is ReadonlyArray<T> => list.is(u) && u.length <= most,
    (u, context) => (Array.isArray(u) && u.length > most ? t.failure(u, context) : list.validate(u, context)),
    (value) => value,
  );

/** A list without holes whose numbers rise, as sets of indices are written. @since 0.2.0 */
export const rising = (codec: t.Type<number, unknown>): t.Type<ReadonlyArray<number>, unknown> => {
  const list = listOf(codec);
  const rises = (u: ReadonlyArray<number>): boolean => u.every((n, i) => i === 0 || n > u[i - 1]);
  return valueOf('a list of rising numbers without holes', (u): u is ReadonlyArray<number> => list.is(u) && rises(u));
};

/** A short text, as ids are. @since 0.1.0 */
export const word: t.Type<string, unknown> = valueOf(
  'a text of at most 100 characters',
  (u): u is string => typeof u === 'string' && u.length <= 100,
);

/** An object of exactly these parts; what else it has is left behind. @since 0.1.0 */
export const objectOf = <P extends t.Props>(parts: P, name = 'an object'): t.Type<t.TypeOf<t.TypeC<P>>, unknown> => {
  const keys = Object.keys(parts);
  const exact = t.type(parts, name);
  return new t.Type<t.TypeOf<t.TypeC<P>>, unknown>(
    name,
    (u): u is t.TypeOf<t.TypeC<P>> => exact.is(u),
    (u, context) => {
      if (typeof u !== 'object' || u === null || Array.isArray(u)) return t.failure(u, context);
      const own = u as Readonly<Record<string, unknown>>;
      return exact.validate(Object.fromEntries(keys.map((key) => [key, Object.hasOwn(own, key) ? own[key] : undefined])), context);
    },
    (value) => value,
  );
};

/**
 * An object that must have some parts, may have others, and has no further key: a key that means nothing is most likely
 * a slip of the pen.
 * @since 0.2.0
 */
export const formOf = <P extends t.Props, Q extends t.Props>(
  must: P,
  may: Q,
  name = 'an object',
): t.Type<t.TypeOf<t.TypeC<P>> & Partial<t.TypeOf<t.TypeC<Q>>>, unknown> => {
  type T = t.TypeOf<t.TypeC<P>> & Partial<t.TypeOf<t.TypeC<Q>>>;
  const known = [...Object.keys(must), ...Object.keys(may)];
  const strange = new t.Type<never, unknown>(
    `left out (what may stand here is ${known.join(', ')})`,
    (_): _ is never => false,
    t.failure,
    (value) => value,
  );
  /** The parts that matter for an input: those it must have and those it has; others it must not have. */
  const partsFor = (u: object): t.Props => ({
    ...must,
    ...Object.fromEntries([
      ...Object.keys(u).filter((key) => Object.hasOwn(may, key)).map((key) => [key, may[key]] as const),
      ...strangeKeys(u, known).map((key) => [key, strange] as const),
    ]),
  });
  const isObject = (u: unknown): u is object => typeof u === 'object' && u !== null && !Array.isArray(u);
  return new t.Type<T, unknown>(
    name,
    (u): u is T => isObject(u) && t.type(partsFor(u)).is(u),
    (u, context) => (isObject(u) ? (t.type(partsFor(u)).validate(u, context) as t.Validation<T>) : t.failure(u, context)),
    (value) => value,
  );
};

/** An object of some parts that it must have and others that it may have; what else it has is left behind. @since 0.3.0 */
export const objectWith = <P extends t.Props, Q extends t.Props>(
  must: P,
  may: Q,
  name = 'an object',
): t.Type<t.TypeOf<t.TypeC<P>> & Partial<t.TypeOf<t.TypeC<Q>>>, unknown> => {
  const form = formOf(must, may, name);
  const known = [...Object.keys(must), ...Object.keys(may)];
  const kept = (u: object): unknown => {
    const own = u as Readonly<Record<string, unknown>>;
    return Object.fromEntries(known.flatMap((key) => (Object.hasOwn(own, key) && own[key] !== undefined ? [[key, own[key]]] : [])));
  };
  const isObject = (u: unknown): u is object => typeof u === 'object' && u !== null && !Array.isArray(u);
  return new t.Type(
    name,
    (u): u is t.TypeOf<typeof form> => isObject(u) && form.is(kept(u)),
    (u, context) => (isObject(u) ? form.validate(kept(u), context) : t.failure(u, context)),
    (value) => value,
  );
};

/** An object used as a table of names. @since 0.1.0 */
export const byName = <T>(codec: t.Type<T, unknown>): t.Type<Readonly<Record<string, T>>, unknown> =>
  t.record(t.string, codec, 'an object') as unknown as t.Type<Readonly<Record<string, T>>, unknown>;

/** The positions that io-ts counts for the members of an intersection say nothing to people. */
const misfit = (error: t.ValidationError): Misfit => {
  const path = error.context.filter((_, i) => i > 0 && !(error.context[i - 1].type instanceof t.IntersectionType)).map((entry) => brief(entry.key, ''));
  const last = error.context[error.context.length - 1];
  const right = PLAIN_NAMES.test(last.type.name) ? 'an object' : last.type.name;
  return {
    path,
    detail: error.value === undefined ? `is missing; it must be ${right}` : `must be ${right}, but is ${shown(error.value)}`,
  };
};

/** Names that io-ts makes up for objects. */
const PLAIN_NAMES = /^[({]/;
