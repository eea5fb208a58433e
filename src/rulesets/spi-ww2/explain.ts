/**
 * Why something may not be done, and what it would cost and do.
 * @module
 */
import type { Explanation } from '../../engine/game.js';
import { citation } from '../../kernel/rule.js';
import type { SpiAction } from './action.js';
import { outOfPlace } from './legality.js';
import type { Part } from './phases/phase.js';
import type { Position } from './position.js';

/** An answer for an action in a position. */
export const explain = (pos: Position, action: SpiAction, part: Part | null): Explanation => {
  const misplaced = outOfPlace(pos, action);
  const violations = misplaced.length > 0 ? misplaced : (part?.violations(pos, action) ?? []);
  return { legal: violations.length === 0, violations, figures: [], lines: violations.map((v) => `${v.detail} [${citation(v.ref)}]`) };
};
