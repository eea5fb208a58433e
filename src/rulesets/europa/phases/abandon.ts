/**
 * Giving up a permanent airfield, in any phase of the own player turn.
 * @rule EBC 16D
 * @module
 */
import { type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { Abandon } from '../action.js';
import { namedHex } from '../legality.js';
import type { Position } from '../position.js';

/** Why an airfield may not be given up. */
export const abandonViolations = (pos: Position, action: Abandon): ReadonlyArray<RuleViolation> => {
  const hex = namedHex(pos, action.hex);
  return hex.ix < 0 ? hex.wrong : violationsOf(pos.board.rules.abandonChecks, { pos, hex: hex.ix });
};
