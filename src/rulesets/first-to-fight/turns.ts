/**
 * The turns of First to Fight by their days.
 * @rule FTF 1 (FF-1.3)
 * @module
 */
import type { HalfMonth } from '../europa/halfMonth.js';

const DAYS_A_TURN = 3;

/** Turn → its days: `'1–3 September 1939'`. @rule FTF 1 (FF-1.3) @since 0.1.0 */
export const turnDates = (turn: number): string => `${DAYS_A_TURN * (turn - 1) + 1}–${DAYS_A_TURN * turn} September 1939`;

/** Turn → its half of September 1939, for rules with dates. @rule FTF 1 (FF-1.3) @since 0.3.0 */
export const turnHalfMonth = (turn: number): HalfMonth => ({ year: 1939, month: 9, half: DAYS_A_TURN * (turn - 1) + 1 <= 15 ? 1 : 2 });
