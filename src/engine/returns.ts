/**
 * What a game came to for each side, as learners count it.
 * @module
 */
import type { GameState, Result, Side, Tagged } from './game.js';
import { type Match, result } from './match.js';

/** A number for each side. @since 0.3.0 */
export type Returns = Readonly<Record<Side, number>>;

/**
 * Returns of a result: 1 for the winner, -1 for every other side, 0 for all in a draw; 0 for all while there is none.
 * They add up to 0 where there are two sides.
 * @since 0.3.0
 */
export const returnsOf = (sides: ReadonlyArray<Side>, ended: Result | null): Returns =>
  Object.fromEntries(sides.map((side) => [side, ended === null || ended.winner === null ? 0 : ended.winner === side ? 1 : -1]));

/**
 * The same by score: what a side has more than the best of the others, in the points of the result; 0 for all while there is none.
 * A concession leaves scores as they stood: whoever conceded may be ahead by them.
 * @since 0.3.0
 */
export const marginsOf = (sides: ReadonlyArray<Side>, ended: Result | null): Returns => {
  const scoreOf = (side: Side): number => ended?.score[side] ?? 0;
  const ahead = (side: Side): number => {
    const others = sides.filter((other) => other !== side).map(scoreOf);
    return others.length === 0 ? scoreOf(side) : scoreOf(side) - Math.max(...others);
  };
  return Object.fromEntries(sides.map((side) => [side, ended === null ? 0 : ahead(side)]));
};

/** {@link returnsOf} a match, concessions included. @since 0.3.0 */
export const returns = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>): Returns => returnsOf(match.game.sides, result(match));

/** {@link marginsOf} a match. @since 0.3.0 */
export const margins = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>): Returns => marginsOf(match.game.sides, result(match));
