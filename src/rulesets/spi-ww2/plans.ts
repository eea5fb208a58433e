/**
 * Candidate orders for bots, phase by phase.
 * @module
 */
import type { Order } from '../../engine/game.js';
import type { SpiAction } from './action.js';
import { attackOrders } from './orders/attacks.js';
import { buildOrders } from './orders/builds.js';
import { moveOrders } from './orders/moves.js';
import { decisionPart } from './phases/decisions.js';
import type { Position } from './position.js';
import { due } from './state.js';

/** Orders worth considering in a position; the last one ends the phase, unless a decision is due. */
export function* plans(pos: Position): Generator<Order<SpiAction>> {
  const decision = due(pos.state);
  if (decision !== null) {
    for (const action of decisionPart(decision).legal(pos)) yield { label: decision.kind, actions: [action] };
    return;
  }
  switch (pos.state.phase) {
    case 'production':
      yield* buildOrders(pos);
      break;
    case 'movement':
    case 'mechanized':
      yield* moveOrders(pos);
      break;
    case 'combat':
      yield* attackOrders(pos);
      break;
    default:
  }
  yield { label: 'end the phase', actions: [{ type: 'endPhase' }] };
}
