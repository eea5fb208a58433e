/**
 * Actions that nobody listed: parts of real ones put together at random, to ask whether they are refused.
 * @module
 */
import type { Tagged } from '../engine/game.js';

/**
 * A real action of `pool` as it is, or with one of its parts taken from another one's part of the same key, or with a
 * list cut, doubled, or turned round. The pool must not be empty.
 * @since 0.1.0
 */
export const mutant = <A extends Tagged>(pool: ReadonlyArray<A>, below: (n: number) => number): unknown => {
  const base = pool[below(pool.length)] as unknown as Readonly<Record<string, unknown>>;
  const keys = Object.keys(base).filter((key) => key !== 'type');
  if (keys.length === 0 || below(4) === 0) return base;
  const key = keys[below(keys.length)];
  const own = base[key];
  if (Array.isArray(own) && own.length > 0 && below(2) === 0) {
    const changed: ReadonlyArray<ReadonlyArray<unknown>> = [own.slice(1), [...own, own[0]], [...own].reverse(), []];
    return { ...base, [key]: changed[below(changed.length)] };
  }
  const donors = pool.filter((other) => Object.hasOwn(other, key));
  const donor = donors[below(donors.length)] as unknown as Readonly<Record<string, unknown>>;
  return { ...base, [key]: donor[key] };
};
