/**
 * Orders that cost a point: the order of the standard game, with who pays for it.
 * @rule REFORM 12G (ER-12G.1), 25D, 28C2d
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { citation, type RuleRef, type RuleViolation } from '../../../kernel/rule.js';
import { refusal } from '../../europa/legality.js';
import type { OrderKind, OrderQuery, OrderRule, OrderTerms } from '../../europa/order.js';
import { hexName, type Position, unitName } from '../../europa/position.js';
import type { UnitIx } from '../../europa/unit.js';
import { affords, type Found, payerOf, poolText, unaffordable, wrong } from '../hqs/orders/parse.js';
import { payerId, payersOf, pointsEntered } from '../logistics/books.js';
import type { Spending } from '../logistics/ledger.js';
import type { LpNation } from '../logistics/nations.js';
import { logisticsIn } from '../logistics/state.js';

/** What an order costs: an order about a unit and a hex. */
export interface Price {
  readonly ref: RuleRef;
  readonly on: Spending;
  /** Whether it costs a point now; otherwise it is paid for, or free. */
  readonly costs: (pos: Position, unit: UnitIx, hex: HexIx) => boolean;
}

const ABOUT = 2;

/** The rule that spares a unit the points of an order, null when none does. @rule REFORM 39D8 */
const sparing = (pos: Position, unit: UnitIx, on: Spending): RuleRef | null => (unit < 0 ? null : (pos.board.rules.sparedPoints.find((s) => s.on === on && s.holds(pos, unit))?.ref ?? null));

const payers = (pos: Position, unit: UnitIx): ReadonlyArray<LpNation> => {
  const { nation } = pos.board.roster.units[unit];
  return payersOf(pos.board, unit).filter((p) => p === nation || pos.board.readings['mission-payer'] !== 'own');
};

/** The order with its price. */
const charged = (rule: OrderRule, price: Price): OrderRule => {
  const words = `${rule.words} [<who pays>]`;
  const named = ({ pos, subject }: OrderQuery): { readonly unit: UnitIx; readonly hex: HexIx } => ({
    unit: pos.board.roster.ixOf.get(subject[0] ?? '') ?? -1,
    hex: pos.board.map.hexOf.get(subject[1] ?? '') ?? -1,
  });
  const isFree = (pos: Position, unit: UnitIx, hex: HexIx): boolean => !price.costs(pos, unit, hex) || sparing(pos, unit, price.on) !== null;
  const bare = (q: OrderQuery): OrderQuery => ({ ...q, subject: q.subject.slice(0, ABOUT) });
  const payer = (pos: Position, unit: UnitIx, id: string | undefined): Found<LpNation> => {
    const found = payerOf(pos, unit, id);
    if (found.value === null || payers(pos, unit).includes(found.value)) return found;
    return wrong(refusal(price.ref, 'points/own-only', [payerId(found.value), unitName(pos, unit)], `By the reading in force points of ${found.value} do not pay for ${unitName(pos, unit)}; only those of its own nation do.`));
  };
  const against = (q: OrderQuery): ReadonlyArray<RuleViolation> => {
    const { pos, subject } = q;
    const { unit, hex } = named(q);
    if (isFree(pos, unit, hex))
      return subject.length > ABOUT ? [refusal(price.ref, 'points/nothing-to-pay', [subject[ABOUT]], `${subject.slice(0, ABOUT).join(' ')} costs no point now; leave out who pays.`)] : [];
    const who = payer(pos, unit, subject[ABOUT]);
    return who.value === null ? who.wrong : unaffordable(pos, who.value, price.on, unit);
  };
  /** An order with each who may pay for it. */
  const payable = (pos: Position, terms: OrderTerms): ReadonlyArray<OrderTerms> => {
    const { unit, hex } = named({ pos, ...terms });
    if (isFree(pos, unit, hex)) return [terms];
    // who pays unless somebody else is named
    const usual = payerOf(pos, unit, undefined).value;
    return payers(pos, unit)
      .filter((p) => affords(pos, p, price.on))
      .map((p): OrderTerms => (p === usual ? terms : { ...terms, subject: [...terms.subject, payerId(p)] }));
  };
  return {
    ...rule,
    words,
    candidates: (pos) => rule.candidates(pos).flatMap((terms) => payable(pos, terms)),
    ...(rule.plans === undefined ? {} : { plans: (pos) => rule.plans?.(pos).flatMap((terms) => payable(pos, terms)) ?? [] }),
    ...(rule.draw === undefined
      ? {}
      : {
          draw: (pos, dice) => {
            const terms = rule.draw?.(pos, dice) ?? null;
            const all = terms === null ? [] : payable(pos, terms);
            return all.length === 0 ? null : all[dice.below(all.length)];
          },
        }),
    violations: (q) => {
      if (q.subject.length > ABOUT + 1) return [refusal(price.ref, 'order/wording', [], `Type it so: order ${words}.`)];
      const found = rule.violations(bare(q));
      return found.length > 0 ? found : against(q);
    },
    decide: (q) => {
      const { unit, hex } = named(q);
      const who = isFree(q.pos, unit, hex) ? null : payer(q.pos, unit, q.subject[ABOUT]).value;
      const paid = who === null ? [] : [pointsEntered(logisticsIn(q.pos.state), { nation: who, kind: price.on, points: -1, about: hexName(q.pos, hex) }).event];
      return [...paid, ...rule.decide(bare(q))];
    },
    account: (q) => {
      const { unit, hex } = named(q);
      if (unit < 0 || hex < 0) return rule.account(bare(q));
      const who = payer(q.pos, unit, q.subject[ABOUT]).value;
      const cost = isFree(q.pos, unit, hex) ? `It costs no point [${citation(sparing(q.pos, unit, price.on) ?? price.ref)}].` : `It costs 1 logistical point${who === null ? '' : `; ${poolText(q.pos, who)}`} [${citation(price.ref)}].`;
      return [...rule.account(bare(q)), cost];
    },
  };
};

/** Orders with a price on those of a kind. */
export const withPrice = (orders: ReadonlyArray<OrderRule>, kind: OrderKind, price: Price): ReadonlyArray<OrderRule> => orders.map((rule) => (rule.kind === kind ? charged(rule, price) : rule));
