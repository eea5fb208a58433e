/**
 * What an order would cost and bring.
 * @rule REFORM 12G, 12H
 * @module
 */
import type { GiveOrder } from '../action.js';
import { orderQuery, orderRule } from '../phases/orders.js';
import type { Position } from '../position.js';
import { type Account, NOTHING, told } from './account.js';

/** The account of an order, as its rule gives it. */
export const orderAccount = (pos: Position, action: GiveOrder): Account => {
  const rule = orderRule(pos, action);
  return rule === null ? NOTHING : told(...rule.account(orderQuery(pos, action)));
};
