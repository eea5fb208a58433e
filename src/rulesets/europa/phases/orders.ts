/**
 * Orders, in the phases of the own player turn that their rules name.
 * @rule REFORM 12G, 12H
 * @module
 */
import type { ActionSet } from '../../../engine/actionSet.js';
import type { Dice } from '../../../engine/random.js';
import type { RuleViolation } from '../../../kernel/rule.js';
import type { EuropaAction, GiveOrder } from '../action.js';
import { ebc } from '../cases.js';
import { refusal } from '../legality.js';
import type { OrderQuery, OrderRule, OrderTerms } from '../order.js';
import { phaseWords } from '../phaseName.js';
import type { Position } from '../position.js';
import type { Part } from './phase.js';

const SEQUENCE = ebc('4C', ['BC-4C.1'], 'Activities belong to their place in the sequence of play.');

/** The rule of an order, null where the rules in force have none. */
export const orderRule = (pos: Position, action: GiveOrder): OrderRule | null => pos.board.rules.orders.find((rule) => rule.kind === action.order) ?? null;

/** An order as its rule sees it. */
export const orderQuery = (pos: Position, action: GiveOrder): OrderQuery => ({ pos, subject: action.subject, points: action.points ?? null });

const orderAction = (rule: OrderRule, { subject, points }: OrderTerms): GiveOrder => ({ type: 'order', order: rule.kind, subject, ...(points === null ? {} : { points }) });

/** Why an order may not be given. */
export const orderViolations = (pos: Position, action: GiveOrder): ReadonlyArray<RuleViolation> => {
  const { rules } = pos.board;
  const rule = orderRule(pos, action);
  if (rule === null) {
    const known = rules.orders.map((r) => r.kind).join(', ');
    return [refusal(SEQUENCE, 'order/not-in-force', [action.order], `The rules in force know no order ${action.order}; they know ${known === '' ? 'none: amendments such as armyHqs bring them' : known}.`)];
  }
  if (!rule.phases.includes(pos.state.phase))
    return [refusal(rule.ref, 'order/wrong-phase', [action.order], `${action.order} is ordered in the ${rule.phases.map(phaseWords).join(' and ')} phase${rule.phases.length > 1 ? 's' : ''} of the own player turn; this is the ${phaseWords(pos.state.phase)} phase.`)];
  if (!rule.counts && action.points !== undefined)
    return [refusal(rule.ref, 'order/points', [action.order], `${action.order} is not about a number of points; leave it out: order ${rule.words}.`)];
  return rule.violations(orderQuery(pos, action));
};

/** Rules with orders that belong to the phase. */
const rulesNow = (pos: Position): ReadonlyArray<OrderRule> => pos.board.rules.orders.filter((rule) => rule.phases.includes(pos.state.phase));

/** Every order that may be given now, in the order of {@link ORDER_KINDS}. */
export const orders = (pos: Position): ReadonlyArray<GiveOrder> => rulesNow(pos).flatMap((rule) => rule.candidates(pos).map((t) => orderAction(rule, t)));

/** Any order of a kind that is drawn first; null where there is none of that kind. */
const drawn = (pos: Position, dice: Dice): GiveOrder | null => {
  const rules = rulesNow(pos);
  if (rules.length === 0) return null;
  const rule = rules[dice.below(rules.length)];
  if (rule.draw !== undefined) {
    const terms = rule.draw(pos, dice);
    return terms === null ? null : orderAction(rule, terms);
  }
  const terms = rule.candidates(pos);
  return terms.length === 0 ? null : orderAction(rule, terms[dice.below(terms.length)]);
};

/** For bots: orders worth considering in the phase, by kind, each with what is ordered right after it. */
export const plannedOrders = (pos: Position): ReadonlyArray<ReadonlyArray<GiveOrder>> =>
  pos.board.rules.orders.flatMap((rule) => (rule.plans === undefined || !rule.phases.includes(pos.state.phase) ? [] : rule.plans(pos).map((t) => [orderAction(rule, t), ...sequelOf(pos, rule, t)])));

const sequelOf = (pos: Position, rule: OrderRule, terms: OrderTerms): ReadonlyArray<GiveOrder> => {
  const next = rule.sequel?.(terms);
  const known = next === undefined ? undefined : pos.board.rules.orders.find((r) => r.kind === next.kind);
  return next === undefined || known === undefined ? [] : [orderAction(known, next.terms)];
};

/** One action in so many is an order, where there are any of the kind that is drawn. */
const SHARE = 2;

const legal = (pos: Position, own: ActionSet<EuropaAction>): ActionSet<EuropaAction> => {
  if (pos.board.rules.orders.length === 0) return own;
  function* all(): Generator<EuropaAction> {
    yield* own;
    yield* orders(pos);
  }
  return {
    size: () => own.size() + orders(pos).length,
    has: (action) => (action.type === 'order' ? orderViolations(pos, action).length === 0 : own.has(action)),
    [Symbol.iterator]: all,
    // one time in two an order, if there is one of a kind that is drawn first, each kind alike: to ask all of them would take long;
    // otherwise as the phase draws
    sample: (dice) => (dice.below(SHARE) > 0 ? null : drawn(pos, dice)) ?? own.sample(dice),
  };
};

/** A phase in which orders can be given besides. */
export const withOrders = (part: Part): Part => ({
  ...part,
  legal: (pos) => legal(pos, part.legal(pos)),
  violations: (pos, action) => (action.type === 'order' ? orderViolations(pos, action) : part.violations(pos, action)),
  decide: (pos, action) => (action.type === 'order' ? (orderRule(pos, action)?.decide(orderQuery(pos, action)) ?? []) : part.decide(pos, action)),
});
