/**
 * What follows from the board alone: maps, forces and readings do not change in play.
 * @module
 */
import type { Board } from './board.js';

/** A fact that is found once for each board, when it is first asked for. */
export const perBoard = <T extends object>(find: (board: Board) => T): ((board: Board) => T) => {
  const known = new WeakMap<Board, T>();
  return (board) => {
    let found = known.get(board);
    if (found === undefined) known.set(board, (found = find(board)));
    return found;
  };
};
