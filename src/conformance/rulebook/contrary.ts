/**
 * How to try the contrary of an answer: a case that turns when an option has another value.
 * @module
 */
import type { Case } from '../../testing/index.js';
import { caseFamilies } from '../families.js';
import { isOption, type Question, showsQuestion } from './entries.js';

/** A case, and the answer under which it fails as it stands. @since 0.3.0 */
export interface Contrary {
  readonly one: Case;
  readonly value: string;
}

const fails = (one: Case, id: string, value: string): boolean => {
  const family = caseFamilies.find((f) => f.owns(one.id));
  return family?.run([one], { [id]: value }).some((o) => o.variant === null && o.status === 'failed') ?? false;
};

/** What shows the contrary of a question, or null: for a ruling, and where every case chooses an answer for itself. @since 0.3.0 */
export const contraryOf = (question: Question, cases: ReadonlyArray<Case>): Contrary | null => {
  if (!isOption(question)) return null;
  const chooses = ({ readings }: Pick<Case, 'readings'>): boolean => readings !== undefined && Object.hasOwn(readings, question.id);
  const others = Object.keys(question.values).filter((v) => v !== question.default);
  const showing = cases.filter((one) => showsQuestion(one, question) && !chooses(one));
  // cases with an answer as a variant are about it
  const sorted = [...showing].sort((a, b) => Number((b.variants ?? []).some(chooses)) - Number((a.variants ?? []).some(chooses)));
  for (const one of sorted) for (const value of others) if (fails(one, question.id, value)) return { one, value };
  return null;
};

/** The command line that shows it. @since 0.3.0 */
export const contraryCommand = ({ one, value }: Contrary, { id }: { readonly id: string }): string => `grognard conformance ${one.id} --reading ${id}=${value}`;
