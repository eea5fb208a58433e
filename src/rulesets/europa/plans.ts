/**
 * Candidate orders for bots.
 * @module
 */
import type { Order } from '../../engine/game.js';
import type { EuropaAction } from './action.js';
import type { Position } from './position.js';

/** Orders worth considering in a position. */
export function* plans(_pos: Position): Generator<Order<EuropaAction>> {
  yield { label: 'end the phase', actions: [{ type: 'endPhase' }] };
}
