/**
 * What orders are about, found by the ids that they name.
 * @rule REFORM 12H
 * @module
 */
import type { RuleRef, RuleViolation } from '../../../../kernel/rule.js';
import { namedHex, namedUnit, notAtHand, refusal } from '../../../europa/legality.js';
import { isPhasing, type Position, unitName } from '../../../europa/position.js';
import type { HexIx } from '../../../../kernel/hex.js';
import type { UnitIx } from '../../../europa/unit.js';
import { reform } from '../../cases.js';
import { payerId, payerNamed, payersOf } from '../../logistics/books.js';
import type { Spending } from '../../logistics/ledger.js';
import { hasPool, LP_NATIONS, type LpNation } from '../../logistics/nations.js';
import { POINTS, spendable, spendingProblem } from '../../logistics/spending.js';
import { logisticsIn } from '../../logistics/state.js';
import { isServer, phasingServers } from '../units.js';
import { keptForUpkeep } from './upkeep.js';

const HQS = reform('12H', ['ER-12H.1', 'ER-12H.2'], 'Each national force has headquarters of armies; those of the Soviets are called Front headquarters.');
const PAYERS = reform('12H', ['ER-12H.42', 'ER-12H.43'], 'German points may be spent on headquarters of any Axis nation, those of others only on their own.');

/** Something found, or what is wrong with how it was named. */
export type Found<T> = { readonly value: T; readonly wrong: readonly [] } | { readonly value: null; readonly wrong: ReadonlyArray<RuleViolation> };

export const found = <T>(value: T): Found<T> => ({ value, wrong: [] });
export const wrong = (...violations: ReadonlyArray<RuleViolation>): Found<never> => ({ value: null, wrong: violations });

/** An order that names too little or too much. */
export const misworded = (ref: RuleRef, words: string): RuleViolation => refusal(ref, 'order/wording', [], `Type it so: order ${words}.`);

/** A headquarters of the phasing player, wherever it is. */
export const namedHq = (pos: Position, id: string): Found<UnitIx> => {
  const unit = namedUnit(pos, id);
  if (unit.ix < 0) return wrong(...unit.wrong);
  if (!isServer(pos.board, unit.ix)) {
    const list = phasingServers(pos).map((hq) => unitName(pos, hq)).join(', ');
    return wrong(refusal(HQS, 'hq/not-headquarters', [id], `${id} is not the headquarters of an army or Front; order one of ${list === '' ? 'those that arrive' : list}.`));
  }
  return isPhasing(pos, unit.ix) ? found(unit.ix) : wrong(...notAtHand(pos, unit.ix, id));
};

/** The same on the map. */
export const namedHqOnMap = (pos: Position, id: string): Found<UnitIx> => {
  const hq = namedHq(pos, id);
  if (hq.value === null) return hq;
  const idle = notAtHand(pos, hq.value, id);
  return idle.length > 0 ? wrong(...idle) : hq;
};

/** A hex of the map. */
export const hexNamed = (pos: Position, id: string): Found<HexIx> => {
  const hex = namedHex(pos, id);
  return hex.ix < 0 ? wrong(...hex.wrong) : found(hex.ix);
};

/** Who pays for something about a headquarters: its own nation unless another is named. */
export const payerOf = (pos: Position, hq: UnitIx, id: string | undefined): Found<LpNation> => {
  const able = payersOf(pos.board, hq);
  const { nation } = pos.board.roster.units[hq];
  const named = id === undefined ? (hasPool(nation) ? nation : (able[0] ?? null)) : payerNamed(id);
  if (named === null)
    return wrong(refusal(POINTS, 'points/no-pool', [id ?? unitName(pos, hq)], `${id ?? nation} has no pool of logistical points; those who have are ${LP_NATIONS.map(payerId).join(', ')}.`));
  return able.includes(named)
    ? found(named)
    : wrong(refusal(PAYERS, 'points/wrong-pool', [payerId(named), unitName(pos, hq)], `Points of ${named} cannot be spent on ${unitName(pos, hq)}, which is of ${nation}; ${able.length === 0 ? 'nobody’s can' : `those of ${able.join(' or ')} can`}.`));
};

/** Whether a nation has so many points to spend on something. */
export const affords = (pos: Position, payer: LpNation, on: Spending, points = 1): boolean =>
  spendable(logisticsIn(pos.state), payer, on, pos.board.readings) >= points + keptForUpkeep(pos, payer, on);

/** Against a pool that holds too little. */
export const unaffordable = (pos: Position, payer: LpNation, on: Spending, hq: UnitIx, points = 1): ReadonlyArray<RuleViolation> => {
  if (affords(pos, payer, on, points)) return [];
  const problem = spendingProblem(logisticsIn(pos.state), payer, points, on, pos.board.readings) ?? `a point of ${payer} is kept for the upkeep of the ad hoc headquarters, and nothing else is left`;
  return [refusal(POINTS, 'points/none-left', [payerId(payer), unitName(pos, hq)], `${problem}; wait for more, or spend fewer elsewhere.`)];
};

/** `'Germany 12'`: what a pool holds, for accounts. */
export const poolText = (pos: Position, nation: LpNation): string => `${nation} has ${logisticsIn(pos.state).pools[nation]}`;
