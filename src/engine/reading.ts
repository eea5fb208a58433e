/**
 * Readings and rulings. Where a rule can be read in two ways and the choice shows in play, the choice is a named option,
 * a {@link Reading}; where the other answer would change nothing, or nobody would hold it, the question is settled for
 * every game, by a {@link Ruling}.
 * @module
 */
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { perhaps } from './nearest.js';
import type { Problem } from './problem.js';
import { plainData } from './plain.js';
import { brief, foundIn, shown } from './shape.js';

/** One question that the rulebook leaves open, with its answers. */
export interface Reading {
  /** The option's name, for `openMatch`. */
  readonly id: string;
  /** Entry of the register of ambiguities. */
  readonly register: string;
  /** The rule in question, as cited: `EBC 12B`. */
  readonly rule: string;
  readonly question: string;
  /** Value → what it means. */
  readonly values: Readonly<Record<string, string>>;
  readonly default: string;
  /** Why the default is the default. */
  readonly reason: string;
}

/** An open question; its default is the first of its values. */
export const reading = (
  id: string,
  register: string,
  rule: string,
  question: string,
  values: Readonly<Record<string, string>>,
  reason: string,
): Reading => ({ id, register, rule, question, values, default: Object.keys(values)[0], reason });

/** The value in force of every reading. A rule reads its own entry and no other. */
export type Readings = Readonly<Record<string, string>>;

/** Nobody knows a reading. @since 0.2.0 */
export const unknownReading = (id: string, known: ReadonlyArray<string>): Problem => ({
  code: 'reading/unknown',
  at: `readings.${brief(id, 'an empty name')}`,
  detail: `There is no reading of that name.${perhaps(id, known) || ` There are ${known.length}; docs/readings.md lists them.`}`,
});

/** Defaults with the user's choices over them, or everything wrong with the choices. */
export const settleReadings = (
  known: ReadonlyArray<Reading>,
  choices: Readonly<Record<string, unknown>>,
): Either<NonEmpty<Problem>, Readings> => {
  const plain = plainData(choices);
  if (isLeft(plain)) return left([{ code: 'reading/value', at: 'readings', detail: `It ${plain.left}.` }]);
  const chosen = plain.right as Readonly<Record<string, unknown>>;
  const byId = new Map(known.map((r) => [r.id, r]));
  const problems = foundIn(Object.entries(chosen), ([id, value]): ReadonlyArray<Problem> => {
    const reading = byId.get(id);
    if (reading === undefined)
      return [unknownReading(id, [...byId.keys()])];
    if (typeof value !== 'string' || !Object.hasOwn(reading.values, value))
      return [
        {
          code: 'reading/value',
          at: `readings.${brief(id)}`,
          detail: `${shown(value)} is not one of its values: ${Object.keys(reading.values).join(', ')}.`,
        },
      ];
    return [];
  });
  if (problems.length > 0) return left(problems as unknown as NonEmpty<Problem>);
  return right(
    Object.fromEntries(known.map((r) => [r.id, Object.hasOwn(chosen, r.id) ? (chosen[r.id] as string) : r.default])),
  );
};

/** One question that is settled for every game. @since 0.1.0 */
export interface Ruling extends Pick<Reading, 'register' | 'rule' | 'question' | 'reason'> {
  /** What is done. */
  readonly ruling: string;
}

/** A ruling from its parts. */
export const ruling = (register: string, rule: string, question: string, decided: string, reason: string): Ruling => ({
  register,
  rule,
  question,
  ruling: decided,
  reason,
});
