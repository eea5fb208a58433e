/**
 * Players for any game: they see it through the engine alone.
 * @module
 */
export { type AecActionSpace, aecEnv, type AecEnv, type AecInfo, type AecLast, type AecObservationSpace, type AecOptions } from './aec.js';
export type { Bot } from './bot.js';
export type { Budget } from './budget.js';
export { expectimax, type ExpectimaxOptions } from './expectimax.js';
export { greedy } from './greedy.js';
export { mcts, type MctsOptions } from './mcts.js';
export { BOTS, botNamed, withNodes } from './named.js';
export { openSpiel, type SpielGame, type SpielOptions } from './openSpiel.js';
export { playMatch, type PlayOptions, playOut, type Progress } from './play.js';
export { random } from './random.js';
export { CHANCE_PLAYER, type Spiel, type SpielState, TERMINAL_PLAYER } from './spielState.js';
