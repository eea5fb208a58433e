/**
 * What a phase is to the game: the actions open in it, why others are not, and what they do.
 * @module
 */
import type { ActionSet } from '../../../engine/actionSet.js';
import type { RuleViolation } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import type { EuropaEvent } from '../event.js';
import type { Position } from '../position.js';

/** A phase, or a kind of decision, with its own part of the rules. */
export interface Part {
  readonly legal: (pos: Position) => ActionSet<EuropaAction>;
  /** Its sets look at the position whenever they are asked: one serves a position that is changed in place, and playouts make none anew. */
  readonly steady?: true;
  /** Breaches of an action that is in its place; the action may be any. */
  readonly violations: (pos: Position, action: EuropaAction) => ReadonlyArray<RuleViolation>;
  /** What a legal action does. */
  readonly decide: (pos: Position, action: EuropaAction) => ReadonlyArray<EuropaEvent>;
}

/** No action of that kind belongs here: a bug if it is ever reached through the checks. */
export const nothing: ReadonlyArray<never> = [];
