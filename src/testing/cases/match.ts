/**
 * Whether what came about is what was wanted: objects by the keys that are named, everything else exactly.
 * @module
 */
import { shown } from '../../engine/shape.js';

/** A value as people write it, where it can be written. */
const written = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? shown(value);
  } catch {
    return shown(value);
  }
};

/** A value in one line, cut short. */
export const brief = (value: unknown): string => {
  const told = written(value);
  return told.length > 160 ? `${told.slice(0, 160)}…` : told;
};

const isObject = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null && !Array.isArray(u);

/** Every difference in words, with the way to it; empty when all that is wanted came about. @since 0.2.0 */
export const mismatches = (wanted: unknown, found: unknown, path: string): ReadonlyArray<string> => {
  if (isObject(wanted)) {
    if (!isObject(found)) return [`${path}: expected ${brief(wanted)}, found ${brief(found)}`];
    return Object.entries(wanted).flatMap(([key, value]) =>
      Object.hasOwn(found, key) ? mismatches(value, found[key], `${path}.${key}`) : [`${path}.${key}: expected ${brief(value)}, and there is no such thing; there are ${Object.keys(found).join(', ')}`],
    );
  }
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found) || found.length !== wanted.length) return [`${path}: expected ${brief(wanted)}, found ${brief(found)}`];
    return wanted.flatMap((value, i) => mismatches(value, found[i], `${path}.${i}`));
  }
  return wanted === found ? [] : [`${path}: expected ${brief(wanted)}, found ${brief(found)}`];
};

/** The first of the wanted events that did not happen in their order; null when all did. */
export const missingEvent = (wanted: ReadonlyArray<object>, happened: ReadonlyArray<object>): object | null => {
  let at = 0;
  for (const one of wanted) {
    while (at < happened.length && mismatches(one, happened[at], '').length > 0) at++;
    if (at++ >= happened.length) return one;
  }
  return null;
};
