/**
 * What an action would cost and do, apart from whether it is allowed.
 * @module
 */
import type { Figure } from '../../../engine/game.js';
import { citation, type RuleRef } from '../../../kernel/rule.js';
import type { Tally, TallyLine } from '../../../kernel/tally.js';

/** Figures for programs, and the same in lines for people. */
export interface Account {
  readonly figures: ReadonlyArray<Figure>;
  readonly lines: ReadonlyArray<string>;
}

/** Nothing can be reckoned: a name in the action means nothing here. */
export const NOTHING: Account = { figures: [], lines: [] };

/** Lines alone. */
export const told = (...lines: ReadonlyArray<string>): Account => ({ figures: [], lines });

/** One account after another. */
export const joined = (...accounts: ReadonlyArray<Account>): Account => ({ figures: accounts.flatMap((a) => a.figures), lines: accounts.flatMap((a) => a.lines) });

/** A statement with its rule in full: `'It stops there. [SPI 6.0: A unit stops …]'`. */
export const ruled = (text: string, ref: RuleRef): string => `${text} [${citation(ref)}: ${ref.gist}]`;

/** A refusal in a line: what is wrong and what would be right, and the rule. */
export const refusalLine = (v: { readonly ref: RuleRef; readonly detail: string }): string => `${citation(v.ref)}: ${v.detail} (${v.ref.gist})`;

/** A number that no rule changed. */
export const plain = (total: number): Tally => ({ base: total, lines: [], total });

/** A sum of parts, each by its rule; parts that are nothing are left out. */
export const sumOf = (base: number, parts: ReadonlyArray<readonly [ref: RuleRef, value: number]>): Tally => {
  const lines = parts.filter(([, value]) => value !== 0).map(([ref, value]): TallyLine => ({ ref, op: 'add', value }));
  return { base, lines, total: lines.reduce((sum, l) => sum + l.value, base) };
};

/** A figure in whole units. */
export const figure = (label: string, tally: Tally, unit = 1): Figure => ({ label, tally, unit });
