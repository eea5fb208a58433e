/**
 * The sides of a game.
 * @module
 */

/**
 * A side: `'axis'`, `'allied'`.
 * @since 0.1.0
 */
export type Side = string;

/**
 * All other sides, in the order of the list.
 * @since 0.1.0
 */
export const opponents = (sides: ReadonlyArray<Side>, side: Side): ReadonlyArray<Side> =>
  sides.filter((other) => other !== side);
