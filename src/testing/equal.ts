/**
 * Structural equality of plain data.
 * @module
 */

/**
 * The way to the first difference between two plain values, null when they are equal. Keys that are present with
 * `undefined` differ from absent ones; -0 equals 0, as in JSON.
 * @since 0.1.0
 */
export const difference = (a: unknown, b: unknown, path = ''): string | null => {
  if (a === b) return null;
  const here = path === '' ? 'the whole' : path;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return `${here}: ${brief(a)} against ${brief(b)}`;
  if (Array.isArray(a) !== Array.isArray(b)) return `${here}: a list against an object`;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return `${here}: ${a.length} entries against ${b.length}`;
    for (let i = 0; i < a.length; i++) {
      if (a[i] === b[i]) continue;
      const found = difference(a[i], b[i], `${path}/${i}`);
      if (found !== null) return found;
    }
    return null;
  }
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return `${here}: keys ${keys.join(' ')} against ${Object.keys(right).join(' ')}`;
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return `${here}: ${key} on one side only`;
    const found = difference(left[key], right[key], `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
};

const brief = (value: unknown): string => {
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/** The way to the first part of a value that is not frozen, null when all of it is. @since 0.1.0 */
export const thawed = (value: unknown, path = ''): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.isFrozen(value)) return path === '' ? 'the whole' : path;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'object' || part === null) continue;
    const found = thawed(part, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
};
