/**
 * Facts about several things at once, which the kits of all rulesets give.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import { shown } from '../engine/shape.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';

/** What a fact is, or why it cannot be told. */
export type Read<T> = Either<NonEmpty<Problem>, T>;
/** A fact: what a position says to what is wanted, in the same form. */
export type Look<S> = (scene: S, wanted: unknown) => Read<unknown>;

/** A fact that is asked for in the wrong way. */
export const wrong = (at: string, detail: string): Read<never> => left([{ code: 'case/fact', at: `expect.${at}`, detail }]);

/** Whether something is an object with named entries. */
export const isTable = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null && !Array.isArray(u);

/** A fact about each of the things that are named. */
export const each =
  <S>(name: string, form: string, one: (scene: S, key: string, wanted: unknown) => Read<unknown>): Look<S> =>
  (scene, wanted) => {
    if (!isTable(wanted)) return wrong(name, `It must be ${form}, but is ${shown(wanted)}.`);
    const found: [string, unknown][] = [];
    for (const [key, value] of Object.entries(wanted)) {
      const made = one(scene, key, value);
      if (isLeft(made)) return made;
      found.push([key, made.right]);
    }
    return right(Object.fromEntries(found));
  };
