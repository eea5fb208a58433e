/**
 * Room for searches over the hexes of a board, made once: one search at a time uses it.
 * @module
 */
import { perBoard } from './perBoard.js';

/** Hexes that the search under way has come to bear its number, and stand in the queue in their order. */
export interface SearchSpace {
  readonly seen: Int32Array;
  readonly queue: Int32Array;
  /** The number of the search under way. */
  search: number;
}

/** The space of a board. */
export const searchSpace = perBoard(({ map }): SearchSpace => ({ seen: new Int32Array(map.grid.size), queue: new Int32Array(map.grid.size), search: 0 }));
