/**
 * Actions and positions from outside.
 * @module
 */
import { actionDecoder } from '../../engine/decode.js';
import type { Problem } from '../../engine/problem.js';
import type { Either, NonEmpty } from '../../prelude.js';
import { ACTION_CODECS, ACTION_SHAPES, type SpiAction } from './action.js';

/** An action of the game, or what is wrong with it and which shape would be right. */
export const decodeAction: (u: unknown) => Either<NonEmpty<Problem>, SpiAction> = actionDecoder<SpiAction>(ACTION_CODECS, ACTION_SHAPES);
