/**
 * What an action would cost and do, apart from whether it is allowed.
 * @module
 */
import type { Figure } from '../../../engine/game.js';
import { type RuleRef, citation } from '../../../kernel/rule.js';

/** Figures for programs, and the same in lines for people. */
export interface Account {
  readonly figures: ReadonlyArray<Figure>;
  readonly lines: ReadonlyArray<string>;
}

/** Nothing can be reckoned: a name in the action means nothing here. */
export const NOTHING: Account = { figures: [], lines: [] };

/** Lines alone. */
export const told = (...lines: ReadonlyArray<string>): Account => ({ figures: [], lines });

/** A statement with its rules in full: `'It stops there. [EBC 6A: entering an enemy zone …]'`. */
export const ruled = (text: string, ...refs: ReadonlyArray<RuleRef>): string => [text, ...refs.map((ref) => `[${citation(ref)}: ${ref.gist}]`)].join(' ');
