/**
 * Rulings: where a rule is unclear but the other answer would change nothing in play, or nobody would hold it, the
 * question is settled once and for all, and said so. What can be chosen is a {@link Reading}.
 * @module
 */
import type { Reading } from './readings.js';

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
