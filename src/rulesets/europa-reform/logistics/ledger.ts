/**
 * The ledger of logistical points: every change of a pool is an entry of a kind that the article names.
 * @rule REFORM 12G (ER-12G.1 to ER-12G.4), ruling AMB-ER-91
 * @module
 */
import { formOf, oneOf, orNull, whole, word } from '../../../engine/shape.js';
import { LP_NATIONS, type LpNation } from './nations.js';

/** What a player may spend points on. The list is closed. @rule REFORM 12G (ER-12G.1), 12H, 25D, 28C2d @since 0.3.0 */
export const SPENDINGS = ['activation', 'replacement', 'ad-hoc-creation', 'ad-hoc-upkeep', 'airdrop', 'landing'] as const;
export type Spending = (typeof SPENDINGS)[number];

/**
 * Every kind of entry. What a player receives: the stock at the start and `income`. What is forfeited of it before it arrives:
 * `bombing`, by strategic bombing. What is taken from a pool: `unpreparedness` on Jun II 41, `defection`. What is spent.
 * @since 0.3.0
 */
export const ENTRY_KINDS = ['stock', 'income', 'bombing', 'unpreparedness', 'defection', ...SPENDINGS] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One change of a pool. @since 0.3.0 */
export interface LedgerEntry {
  readonly nation: LpNation;
  readonly kind: EntryKind;
  /** Points, negative when the pool shrinks. */
  readonly points: number;
  /** Where it comes from or what it is for, for people: `'Ploesti'`, the id of a headquarters or of a hex; null when the kind says all. */
  readonly about: string | null;
}

/** Follows the id of a headquarters whose point makes it active in the same turn. @rule REFORM 12H (ER-12H.29) */
export const AT_ONCE = ' at once';

const MOST = 1_000_000;

/** The shape of an entry. */
export const ledgerEntryShape = formOf(
  { nation: oneOf(LP_NATIONS), kind: oneOf(ENTRY_KINDS), points: whole(-MOST, MOST), about: orNull(word) },
  {},
);

/** What a list of entries does to the pool of a nation. @since 0.3.0 */
export const sumOf = (entries: ReadonlyArray<LedgerEntry>, nation: LpNation): number => {
  let sum = 0;
  for (const entry of entries) if (entry.nation === nation) sum += entry.points;
  return sum;
};
