/**
 * Game-Turns: quarters of a year, written quarter/year. Game-Turn 1 is 3/1939, so that Game-Turns 20 and 21 of the
 * errata fall before and after the landing in Normandy.
 * @rule SPI 5.33, 17.5 (AMB-SPI-93)
 * @module
 */

/** A quarter of the year, 1 to 4. @since 0.2.0 */
export type Quarter = 1 | 2 | 3 | 4;

/** The quarters. @since 0.2.0 */
export const QUARTERS: ReadonlyArray<Quarter> = [1, 2, 3, 4];

const FIRST_QUARTER = 3;
const FIRST_YEAR = 1939;

/** The last Game-Turn of the war, 2/1945. @since 0.2.0 */
export const LAST_TURN = 24;

/** The quarter of a Game-Turn. @since 0.2.0 */
export const quarterOf = (turn: number): Quarter => QUARTERS[(((turn - 2 + FIRST_QUARTER) % 4) + 4) % 4];

/** The year of a Game-Turn. @since 0.2.0 */
export const yearOf = (turn: number): number => FIRST_YEAR + Math.floor((turn - 2 + FIRST_QUARTER) / 4);

/** A Game-Turn as the rules write it: 1 is `'3/1939'`. @since 0.2.0 */
export const turnName = (turn: number): string => `${quarterOf(turn)}/${yearOf(turn)}`;

/** The number of a Game-Turn written `'3/1939'`; null for what is none from 3/1939 on. @since 0.2.0 */
export const turnNumber = (name: string): number | null => {
  const parts = /^([1-4])\/(\d{4})$/.exec(name);
  if (parts === null) return null;
  const turn = 4 * (Number(parts[2]) - FIRST_YEAR) + Number(parts[1]) - FIRST_QUARTER + 1;
  return turn >= 1 ? turn : null;
};
