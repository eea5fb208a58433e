/**
 * Editions: the first one, and lists of errata laid over it.
 * @module
 */
import { type Amendment, amend } from '../../kernel/amendment.js';
import type { Problem } from '../../engine/problem.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import { ERRATA } from './errata/index.js';
import { first } from './first.js';
import { OPTIONS } from './options/index.js';
import type { SpiRules } from './rules.js';

/** An edition of the rules. */
export type Edition = 'first' | 'dec73' | 'feb75';
export const EDITIONS: ReadonlyArray<Edition> = ['feb75', 'dec73', 'first'];

/** Ids of the errata of an edition. */
export const errataOf = (edition: Edition): ReadonlyArray<string> =>
  edition === 'first' ? [] : ERRATA.filter((e) => edition === 'feb75' || e.seen === 'dec73').map((e) => e.amendment.id);

/** What is to be played. */
export interface Choice {
  /** The edition to begin with; the first one. */
  readonly edition?: Edition;
  /** Errata to lay over it besides, and to leave out of it. */
  readonly with?: ReadonlyArray<string>;
  readonly without?: ReadonlyArray<string>;
  readonly options?: ReadonlyArray<string>;
}

const unknown = (kind: string, id: string, known: ReadonlyArray<string>): Problem => ({
  code: `rules/${kind}`,
  at: id,
  detail: `There is no ${kind === 'errata' ? 'case of the errata' : 'option'} ${JSON.stringify(id)}; there are ${known.join(', ')}.`,
});

/** The rules of a choice, or everything wrong with it. @since 0.2.0 */
export const chosenRules = ({ edition = 'first', with: more = [], without = [], options = [] }: Choice): Either<NonEmpty<Problem>, SpiRules> => {
  const errata = ERRATA.map((e) => e.amendment.id);
  const optional = OPTIONS.map((o) => o.id);
  const problems = [
    ...[...more, ...without].filter((id) => !errata.includes(id)).map((id) => unknown('errata', id, errata)),
    ...options.filter((id) => !optional.includes(id)).map((id) => unknown('option', id, optional)),
  ];
  if (problems.length > 0) return left(problems as unknown as NonEmpty<Problem>);
  const wanted = new Set([...errataOf(edition), ...more].filter((id) => !without.includes(id)));
  const list: ReadonlyArray<Amendment<SpiRules>> = [...ERRATA.map((e) => e.amendment).filter((a) => wanted.has(a.id)), ...OPTIONS.filter((o) => options.includes(o.id))];
  const made = amend(first, list);
  if (isLeft(made)) return left(made.left.map((e): Problem => ({ code: e.code, at: e.amendments.join(', '), detail: e.detail })) as unknown as NonEmpty<Problem>);
  return right({ ...made.right, amendments: list.map((a) => a.id) });
};
