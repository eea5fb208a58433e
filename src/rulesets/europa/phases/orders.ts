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

type Open = { readonly rule: OrderRule; readonly terms: ReadonlyArray<OrderTerms> };

/** Rules with an order that may be given now, and those orders, as they are listed. */
const openBy = (pos: Position, list: (rule: OrderRule) => ReadonlyArray<OrderTerms>): ReadonlyArray<Open> =>
  pos.board.rules.orders.flatMap((rule) => {
    if (!rule.phases.includes(pos.state.phase)) return [];
    const terms = list(rule);
    return terms.length === 0 ? [] : [{ rule, terms }];
  });
const open = (pos: Position): ReadonlyArray<Open> => openBy(pos, (rule) => rule.candidates(pos));

/** The same where one of each kind will do. */
const drawn = (pos: Position, dice: Dice): ReadonlyArray<Open> =>
  openBy(pos, (rule) => {
    if (rule.draw === undefined) return rule.candidates(pos);
    const terms = rule.draw(pos, dice);
    return terms === null ? [] : [terms];
  });

/** Every order that may be given now, in the order of {@link ORDER_KINDS}. */
export const orders = (pos: Position): ReadonlyArray<GiveOrder> => open(pos).flatMap(({ rule, terms }) => terms.map((t) => orderAction(rule, t)));

/** For bots: orders worth considering in the phase, by kind, each with what is ordered right after it. */
export const plannedOrders = (pos: Position): ReadonlyArray<ReadonlyArray<GiveOrder>> =>
  pos.board.rules.orders.flatMap((rule) => (rule.plans === undefined || !rule.phases.includes(pos.state.phase) ? [] : rule.plans(pos).map((t) => [orderAction(rule, t), ...sequelOf(pos, rule, t)])));

const sequelOf = (pos: Position, rule: OrderRule, terms: OrderTerms): ReadonlyArray<GiveOrder> => {
  const next = rule.sequel?.(terms);
  const known = next === undefined ? undefined : pos.board.rules.orders.find((r) => r.kind === next.kind);
  return next === undefined || known === undefined ? [] : [orderAction(known, next.terms)];
};

/** One action in so many is an order, where there are any. */
const SHARE = 4;

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
    // one time in four an order: any kind that there is, each alike, and any of that kind; otherwise as the phase draws
    sample: (dice) => {
      if (dice.below(SHARE) > 0) return own.sample(dice);
      const kinds = drawn(pos, dice);
      if (kinds.length === 0) return own.sample(dice);
      const { rule, terms } = kinds[dice.below(kinds.length)];
      return orderAction(rule, terms[dice.below(terms.length)]);
    },
  };
};

/** A phase in which orders can be given besides. */
export const withOrders = (part: Part): Part => ({
  legal: (pos) => legal(pos, part.legal(pos)),
  violations: (pos, action) => (action.type === 'order' ? orderViolations(pos, action) : part.violations(pos, action)),
  decide: (pos, action) => (action.type === 'order' ? (orderRule(pos, action)?.decide(orderQuery(pos, action)) ?? []) : part.decide(pos, action)),
});
