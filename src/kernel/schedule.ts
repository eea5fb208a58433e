/**
 * Values that change by turn: the weather, points received, a stacking limit.
 * @module
 */

/**
 * Each value with the turn from which it holds, in ascending order of turn.
 * @since 0.1.0
 */
export type Schedule<T> = ReadonlyArray<{ readonly from: number; readonly value: T }>;

/**
 * The value in force on a turn: that of the last entry not after it; null before the first.
 * @since 0.1.0
 */
export const at = <T>(schedule: Schedule<T>, turn: number): T | null => {
  let value: T | null = null;
  for (const entry of schedule) {
    if (entry.from > turn) break;
    value = entry.value;
  }
  return value;
};
