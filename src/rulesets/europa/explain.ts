/**
 * Why something may not be done, and what it would do if it may.
 * @module
 */
import type { Explanation } from '../../engine/game.js';
import type { RuleViolation } from '../../kernel/rule.js';
import type { EuropaAction } from './action.js';
import type { Part } from './phases/phase.js';
import type { Position } from './position.js';

/** An answer for an action in a position. */
export const explain = (
  pos: Position,
  action: EuropaAction,
  outOfPlace: (pos: Position, action: EuropaAction) => ReadonlyArray<RuleViolation>,
  part: Part | null,
): Explanation => {
  const misplaced = outOfPlace(pos, action);
  const violations = misplaced.length > 0 ? misplaced : (part?.violations(pos, action) ?? []);
  return { legal: violations.length === 0, violations, figures: [], lines: violations.map((v) => `${v.ref.book} ${v.ref.case}: ${v.detail}`) };
};
