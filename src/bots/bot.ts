/**
 * A bot: it knows a game by what every game offers, and no rule of any.
 * @module
 */
import type { Game, GameState, Tagged } from '../engine/game.js';
import type { Dice } from '../engine/random.js';
import type { Budget } from './budget.js';

/** Somebody who plays a side. @since 0.1.0 */
export interface Bot {
  /** Its name on command lines and in logs. */
  readonly id: string;
  /**
   * What to do in a position in which a side has to act: at least one action, each legal after those before it.
   * A die may fall due after the last one only. However small the budget is, there is an answer.
   */
  readonly choose: <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S, dice: Dice, budget?: Budget) => ReadonlyArray<A>;
}
