/**
 * Candidate orders for bots, phase by phase.
 * @module
 */
import type { Order } from '../../engine/game.js';
import type { SpiAction } from './action.js';
import { attackOrders } from './orders/attacks.js';
import { buildOrders } from './orders/builds.js';
import { marchOrders, overrunOrders } from './orders/moves.js';
import { outlookOf } from './orders/outlook.js';
import { risings } from './orders/risings.js';
import { journeyOrders, landingOrders } from './orders/transport.js';
import { decisionPart } from './phases/decisions.js';
import type { Position } from './position.js';
import { due } from './state.js';

/** Orders worth considering in a position; the last one ends the phase, unless a decision is due. */
export function* plans(pos: Position): Generator<Order<SpiAction>> {
  const decision = due(pos.state);
  if (decision !== null) {
    const answers: SpiAction[] = decision.kind === 'partisans' ? [...risings(pos, decision.row)] : [...decisionPart(decision).legal(pos)];
    // leave for Allied ships is not given without need
    for (const action of decision.kind === 'permission' ? answers.reverse() : answers) yield { label: decision.kind, actions: [action] };
    return;
  }
  switch (pos.state.phase) {
    case 'production':
      yield* buildOrders(pos, outlookOf(pos));
      break;
    case 'movement':
    case 'mechanized': {
      const outlook = outlookOf(pos);
      yield* overrunOrders(pos, outlook.prey);
      if (pos.state.phase === 'movement') yield* landingOrders(pos, outlook);
      yield* marchOrders(pos, outlook);
      break;
    }
    case 'combat':
      yield* attackOrders(pos);
      break;
    case 'rail':
      yield* journeyOrders(pos, outlookOf(pos));
      break;
    default:
  }
  yield { label: 'end the phase', actions: [{ type: 'endPhase' }] };
}
