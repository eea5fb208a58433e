/**
 * Amendments that a caller lays over the rules of a scenario: printed ones, or house rules.
 * @module
 */
import { type Amendment, conflicts } from '../kernel/amendment.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { perhaps } from './nearest.js';
import { plainData } from './plain.js';
import type { Problem } from './problem.js';
import { foundIn, inARow, shown } from './shape.js';

/** An amendment of whatever rules it is written for: only a scenario knows whether they are its own. @since 0.3.0 */
export type AnyAmendment = Omit<Amendment<never>, 'to' | 'touches'> & {
  readonly touches: ReadonlyArray<string>;
  readonly to: (rules: never) => unknown;
};

const isAmendment = (u: unknown): u is AnyAmendment => {
  const a = u as Partial<AnyAmendment> | null;
  return typeof a === 'object' && a !== null && typeof a.id === 'string' && typeof a.to === 'function' && [a.touches, a.excludes].every((list) => Array.isArray(list) && list.every((word) => typeof word === 'string'));
};

/** What is wrong with a list of amendments before any rules are asked. */
export const amendmentProblems = (input: unknown): ReadonlyArray<Problem> => {
  const plain = plainData(input);
  if (isLeft(plain)) return [{ code: 'options/shape', at: 'amend', detail: `It ${plain.left}.` }];
  if (!Array.isArray(plain.right)) return [{ code: 'options/shape', at: 'amend', detail: `It must be a list of amendments, but is ${shown(plain.right)}.` }];
  return foundIn(plain.right as ReadonlyArray<unknown>, (a, i): ReadonlyArray<Problem> =>
    isAmendment(a) ? [] : [{ code: 'options/amendment', at: `amend.${i}`, detail: `${shown(a)} is no amendment; give the value itself, such as reformCrt, not its name.` }],
  );
};

/** Rules with more amendments over them, in the order of the list; or everything that keeps these from standing there. @since 0.3.0 */
export const amended = <R extends { readonly amendments: ReadonlyArray<string> }>(rules: R, more: ReadonlyArray<AnyAmendment>): Either<NonEmpty<Problem>, R> => {
  const list = more as unknown as ReadonlyArray<Amendment<R>>;
  const slots = Object.keys(rules);
  const at = (id: string): string => `amend.${more.findIndex((a) => a.id === id)}`;
  const problems: ReadonlyArray<Problem> = [
    ...conflicts(list).map((e): Problem => ({ code: e.code, at: at(e.amendments[e.amendments.length - 1]), detail: e.detail })),
    ...more.flatMap((a): ReadonlyArray<Problem> => {
      if (rules.amendments.includes(a.id)) return [{ code: 'amend/twice', at: at(a.id), detail: `${a.id} is in force already; leave it out.` }];
      const excluded = a.excludes.filter((id) => rules.amendments.includes(id));
      if (excluded.length > 0) return [{ code: 'amend/excluded', at: at(a.id), detail: `${a.id} cannot stand beside ${inARow(excluded)}, which ${excluded.length === 1 ? 'is' : 'are'} in force; leave it out.` }];
      const strange = a.touches.filter((slot) => !slots.includes(slot));
      return strange.length === 0 ? [] : [{ code: 'amend/foreign', at: at(a.id), detail: `${a.id} is about other rules than these: there is no ${strange.join(' or ')} here.${perhaps(strange[0], slots)}` }];
    }),
  ];
  if (problems.length > 0) return left(problems as unknown as NonEmpty<Problem>);
  return right({ ...list.reduce((r, a) => a.to(r), rules), amendments: [...rules.amendments, ...more.map((a) => a.id)] });
};
