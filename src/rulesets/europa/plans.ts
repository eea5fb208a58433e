/**
 * Candidate orders for bots: what the ruleset knows about playing well, phase by phase.
 * @module
 */
import type { Order } from '../../engine/game.js';
import type { EuropaAction } from './action.js';
import { bomberPlans } from './plan/air.js';
import { deploymentPlans, initialPlans } from './plan/arrivals.js';
import { attackPlans } from './plan/combat.js';
import { decisionPlans } from './plan/decisions.js';
import { movePlans, throwPlans } from './plan/movement.js';
import { buildPlans } from './plan/works.js';
import { plannedOrders } from './phases/orders.js';
import type { Position } from './position.js';
import { due } from './state.js';

/** What is ordered by word of mouth: orders about one thing are alternatives. */
function* orderPlans(pos: Position): Generator<Order<EuropaAction>> {
  for (const actions of plannedOrders(pos)) yield { label: `${actions[0].order} ${actions[0].subject[0] ?? ''}`, actions };
}

/**
 * Orders that come before all others: overruns that a die decides open the way, or not, for everybody who moves; whoever sets out by air or sea
 * does so before it moves.
 */
export const earlyPlans = (pos: Position): ReadonlyArray<Order<EuropaAction>> =>
  due(pos.state) === null && (pos.state.phase === 'movement' || pos.state.phase === 'exploitation') ? [...orderPlans(pos), ...throwPlans(pos)] : [];

/** Orders worth considering in a position; the last one ends the phase, unless a decision is due. */
export function* plans(pos: Position): Generator<Order<EuropaAction>> {
  const decision = due(pos.state);
  if (decision !== null) {
    yield* decisionPlans(pos, decision);
    return;
  }
  switch (pos.state.phase) {
    case 'deployment':
      yield* deploymentPlans(pos);
      yield* orderPlans(pos);
      break;
    case 'initial':
      yield* initialPlans(pos);
      yield* orderPlans(pos);
      yield* buildPlans(pos);
      break;
    case 'movement':
    case 'exploitation':
      yield* movePlans(pos);
      break;
    case 'air':
      yield* bomberPlans(pos);
      break;
    case 'combat':
    case 'exploitationCombat':
      yield* attackPlans(pos);
      break;
    default:
  }
  yield { label: 'end the phase', actions: [{ type: 'endPhase' }] };
}
