/**
 * Who sets up freely.
 * @rule SPI 17.12
 * @module
 */
import type { Board } from './board.js';
import { RUSSIA } from './state.js';

/** The player who commands the nation of the free set-up. */
export const deployerOf = (board: Board): number => {
  const nation = board.nationIx.get(board.setting.freeSetup?.nation ?? '');
  const bloc = nation === undefined ? RUSSIA : board.nations[nation].bloc;
  return board.playerOf[(bloc < 0 ? RUSSIA : bloc) as 0];
};
