/**
 * Candidate orders for bots.
 * @module
 */
import type { Order } from '../../engine/game.js';
import type { SpiAction } from './action.js';
import type { Position } from './position.js';
import { due } from './state.js';
import { decisionPart } from './phases/decisions.js';

/** Orders worth considering in a position; the last one ends the phase, unless a decision is due. */
export function* plans(pos: Position): Generator<Order<SpiAction>> {
  const decision = due(pos.state);
  if (decision !== null) {
    for (const action of decisionPart(decision).legal(pos)) yield { label: decision.kind, actions: [action] };
    return;
  }
  yield { label: 'end the phase', actions: [{ type: 'endPhase' }] };
}
