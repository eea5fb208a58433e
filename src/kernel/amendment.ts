/**
 * A printed change of a rulebook as a value: it has a number, it says what it does, and it can be left out.
 * @module
 */
import { type Either, left, type NonEmpty, right } from '../prelude.js';
import type { RuleRef } from './rule.js';

/**
 * State that an amendment needs of its own, kept under `state.slices[key]`.
 * @since 0.1.0
 */
export interface StateSlice<T = unknown> {
  readonly key: string;
  readonly initial: T;
  /** Whether a value read from outside has the slice's shape. */
  readonly is: (u: unknown) => u is T;
}

/**
 * A change of a record of slots `R`. It alters only the slots it names and never asks whether another is present.
 * @since 0.1.0
 */
export interface Amendment<R> {
  readonly id: string;
  readonly ref: RuleRef;
  readonly does: 'add' | 'change' | 'replace' | 'delete' | 'clarify';
  readonly touches: ReadonlyArray<keyof R & string>;
  /** Ids of amendments that cannot stand beside this one. */
  readonly excludes: ReadonlyArray<string>;
  readonly slice: StateSlice | null;
  readonly to: (rules: R) => R;
}

/**
 * Why a list of amendments was refused.
 * @since 0.1.0
 */
export interface AmendError {
  readonly code: 'amend/excluded' | 'amend/twice';
  readonly amendments: ReadonlyArray<string>;
  readonly detail: string;
}

/**
 * Pairs of a list that may not stand together: named twice, or excluding each other.
 * @since 0.1.0
 */
export const conflicts = <R>(list: ReadonlyArray<Amendment<R>>): ReadonlyArray<AmendError> =>
  list.flatMap((a, i) =>
    list.slice(i + 1).flatMap((b): ReadonlyArray<AmendError> => {
      if (a.id === b.id)
        return [{ code: 'amend/twice', amendments: [a.id], detail: `Amendment ${a.id} is listed twice; list it once.` }];
      if (a.excludes.includes(b.id) || b.excludes.includes(a.id))
        return [
          { code: 'amend/excluded', amendments: [a.id, b.id], detail: `${a.id} and ${b.id} exclude each other; leave one out.` },
        ];
      return [];
    }),
  );

/**
 * The base with the amendments laid over it, in order; or every conflict of the list.
 * @since 0.1.0
 */
export const amend = <R>(
  base: R,
  list: ReadonlyArray<Amendment<R>>,
): Either<NonEmpty<AmendError>, R> => {
  const errors = conflicts(list);
  return errors.length > 0
    ? left(errors as unknown as NonEmpty<AmendError>)
    : right(list.reduce((rules, amendment) => amendment.to(rules), base));
};
