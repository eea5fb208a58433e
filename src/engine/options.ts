/**
 * Options of a match from a caller who may not know their types.
 * @module
 */
import type * as t from 'io-ts';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { amendmentProblems } from './amended.js';
import { plainData } from './plain.js';
import type { Problem } from './problem.js';
import type { OpenOptions } from './scenario.js';
import { byName, listOf, readShape, shown, strangeKeys, text } from './shape.js';

const KEYS: ReadonlyArray<keyof OpenOptions> = ['seed', 'readings', 'tables', 'map', 'forces', 'trust', 'amend', 'options'];

/** What is copied where it is read. */
const READ_LATER: ReadonlyArray<keyof OpenOptions> = ['tables', 'map', 'forces', 'amend'];

/** Seeds have 32 bits: negative ones would be other names of the same dice. @since 0.1.0 */
export const MOST_SEED = 0xffffffff;

/** Whether a value can seed the dice. @since 0.1.0 */
export const isSeed = (u: unknown): u is number => typeof u === 'number' && Number.isInteger(u) && u >= 0 && u <= MOST_SEED;

/** Options whose parts have the right types; what they say is the scenario's to judge. @since 0.1.0 */
export const readOptions = (options: unknown): Either<NonEmpty<Problem>, OpenOptions> => {
  const plain = plainData(options, READ_LATER);
  if (isLeft(plain)) return left([{ code: 'options/shape', at: 'options', detail: `It ${plain.left}.` }]);
  const input = plain.right;
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return left([
      { code: 'options/shape', at: 'options', detail: `Options must be an object with any of ${KEYS.join(', ')}, but are ${shown(input)}.` },
    ]);
  const given = input as Readonly<Record<string, unknown>>;
  const problems: Problem[] = strangeKeys(given, KEYS).map((key) => ({
    code: 'options/unknown-key',
    at: key.slice(0, 40) || 'options',
    detail: `${shown(key)} means nothing here; a match is opened with ${KEYS.join(', ')}.`,
  }));
  const { seed } = given;
  if (seed !== undefined && !isSeed(seed))
    problems.push({ code: 'options/seed', at: 'seed', detail: `${shown(seed)} is not a seed; give a whole number from 0 to ${MOST_SEED}.` });
  for (const key of ['tables', 'map', 'forces'] as const)
    if (given[key] === null)
      problems.push({ code: 'options/shape', at: key, detail: `It is null; give the contents of a file, as parsed JSON, or leave it out to play with ours.` });
  if (given['amend'] !== undefined) problems.push(...amendmentProblems(given['amend']));
  const parts = [
    ['readings', byName(text)],
    ['options', byName(text)],
    ['trust', listOf(text)],
  ] as const;
  for (const [key, codec] of parts) {
    if (given[key] === undefined) continue;
    const read = readShape(codec as unknown as t.Type<unknown, unknown>, given[key]);
    if (read._tag === 'Left')
      for (const { path, detail } of read.left) problems.push({ code: 'options/shape', at: [key, ...path].join('.'), detail: `It ${detail}.` });
  }
  return problems.length > 0 ? left(problems as unknown as NonEmpty<Problem>) : right(given as OpenOptions);
};
