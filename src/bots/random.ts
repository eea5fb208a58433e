/**
 * A bot that does anything legal.
 * @module
 */
import type { Bot } from './bot.js';

/** One legal action at random, each with a probability above zero. @since 0.1.0 */
export const random: Bot = {
  id: 'random',
  choose: (game, state, dice) => [game.legalActions(state).sample(dice)],
};
