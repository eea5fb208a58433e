/**
 * Positions and actions from outside: checked shape, checked ranges, never trusted.
 * @module
 */
import { actionDecoder, stateDecoder, TOLD } from '../../engine/decode.js';
import type { Problem } from '../../engine/problem.js';
import type { Either, NonEmpty } from '../../prelude.js';
import { ACTION_CODECS, ACTION_SHAPES, type EuropaAction } from './action.js';
import type { Board } from './board.js';
import type { Position } from './position.js';
import { surveyed } from './situation.js';
import { soundness } from './soundness.js';
import type { EuropaState } from './state.js';
import { stateShape } from './stateShape.js';

/** An action of the family, or what is wrong with it and which shape would be right. */
export const decodeAction: (u: unknown) => Either<NonEmpty<Problem>, EuropaAction> = actionDecoder<EuropaAction>(ACTION_CODECS, ACTION_SHAPES);

/** Everything that keeps a position of the right shape from being one that play could lead to, as far as it can be seen. */
export const stateProblems = (board: Board, state: EuropaState): ReadonlyArray<Problem> => {
  const pos: Position = { board, state, sit: surveyed(board, state) };
  return soundness(pos).slice(0, TOLD);
};

/**
 * A position of this board, frozen and sharing nothing with the input, or everything that keeps it from being one.
 * @param settled whether somebody has to act in a position, so that nothing happens by itself
 */
export const decodeState = (board: Board, settled: (state: EuropaState) => boolean): ((u: unknown) => Either<NonEmpty<Problem>, EuropaState>) =>
  stateDecoder({ shape: stateShape(board), problems: (state) => stateProblems(board, state), settled });
