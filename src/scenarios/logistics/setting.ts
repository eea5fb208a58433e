/**
 * What does not change while the ledger is kept.
 * @module
 */
import { type HalfMonth, halfMonthAt, halfMonthIx, halfMonthNamed, halfMonthsBetween } from '../../rulesets/europa/halfMonth.js';
import type { Readings } from '../../rulesets/europa/readings.js';
import type { IncomeFacts } from '../../rulesets/europa-reform/logistics/income.js';
import { LP_NATIONS, type LpNation, poolSide } from '../../rulesets/europa-reform/logistics/nations.js';
import type { LedgerState } from './state.js';

const FIRST = halfMonthNamed('Jun II 41') as HalfMonth;
const LAST = halfMonthNamed('Dec II 44') as HalfMonth;

/** Game turns from Jun II 41 to Dec II 44. @since 0.3.0 */
export const LEDGER_TURNS = halfMonthsBetween(FIRST, LAST) + 1;

/** The half-month of a turn, counted from 1. @since 0.3.0 */
export const dateOf = (turn: number): HalfMonth => halfMonthAt(halfMonthIx(FIRST) + turn - 1);

/** The turn of a half-month, as the rules write it. @since 0.3.0 */
export const turnNamed = (name: string): number => halfMonthsBetween(FIRST, halfMonthNamed(name) as HalfMonth) + 1;

/** What happens in the world: nothing, what history says, or what the players declare. @since 0.3.0 */
export const WORLDS = ['quiet', 'history', 'free'] as const;
export type World = (typeof WORLDS)[number];

/** The setting. @since 0.3.0 */
export interface LedgerSetting {
  readonly readings: Readings;
  readonly world: World;
}

/** Sides by number. */
export const SIDES = ['axis', 'allied'] as const;

/** A nation as actions name it: `soviet-union`. @since 0.3.0 */
export const nationId = (nation: LpNation): string => nation.toLowerCase().replaceAll(' ', '-');

/** The nation of such a name, null when none with a pool has it. @since 0.3.0 */
export const nationNamed = (id: string): LpNation | null => LP_NATIONS.find((n) => nationId(n) === id) ?? null;

/** Nations whose points a side spends. */
export const nationsOf = (side: 0 | 1): ReadonlyArray<LpNation> => LP_NATIONS.filter((n) => poolSide(n) === SIDES[side]);

/** What income depends on in a position. */
export const factsOf = (s: LedgerState): IncomeFacts => ({ date: dateOf(s.turn), turn: s.turn, opening: s.turn === 1, held: s.held, ploestiSupplied: s.supplied, logistics: s.logistics });
