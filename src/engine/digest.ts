/**
 * Digests of plain data, the same in every environment and synchronous.
 * @module
 */
import { sha256 } from '@noble/hashes/sha2.js';

/**
 * JSON with the keys of every object sorted by code unit and no blanks: equal data give equal text.
 * Throws a `TypeError` for what is not plain JSON (`undefined`, functions, numbers that are not finite,
 * class instances, cycles): a digest of such a value would be a bug of ours.
 * @since 0.1.0
 */
export const canonicalJson = (value: unknown): string => write(value, []);

/**
 * A short name for data: the first 16 bytes of the SHA-256 of its {@link canonicalJson}, as 32
 * lower-case hexadecimal digits. Changes with any change of the data, never with the order of keys.
 * @since 0.1.0
 */
export const digest = (value: unknown): string =>
  Array.from(sha256(new TextEncoder().encode(canonicalJson(value))).subarray(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const write = (value: unknown, above: ReadonlyArray<object>): string => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} is not a number that JSON can hold.`);
      return JSON.stringify(value); // writes -0 as 0, as it comes back
    case 'object':
      return value === null ? 'null' : structure(value, above);
    default:
      throw new TypeError(`A value of type ${typeof value} is not plain JSON.`);
  }
};

const structure = (value: object, above: ReadonlyArray<object>): string => {
  if (above.includes(value)) throw new TypeError('The value contains itself.');
  const below = [...above, value];
  if (Array.isArray(value)) return `[${Array.from(value, (item) => write(item, below)).join(',')}]`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) throw new TypeError('Only plain objects are JSON.');
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${write(item, below)}`).join(',')}}`;
};
