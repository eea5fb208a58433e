/**
 * Transport points that the Axis player buys.
 * @rule SPI 5.79
 * @module
 */
import type { RuleViolation } from '../../kernel/rule.js';
import type { Buy } from './action.js';
import { spi } from './cases.js';
import type { SpiEvent } from './event.js';
import { refusal } from './legality.js';
import { GERMANY, playerOfNation, type Position } from './position.js';
import { POINT } from './production.js';

const SHIPPING = spi('5.79', ['SPI-5.79.1'], 'The Axis player buys naval transport and amphibious points.');
const pointCost = (pos: Position, point: Buy['point']): number => (point === 'naval' ? pos.board.tables.costs.navalTransport : pos.board.tables.costs.germanAmphibious) * POINT;
const germany = (pos: Position): number => pos.board.nationIx.get(GERMANY) ?? -1;

/** Whether the Axis player may buy points now, and whether Germany can pay for one. */
const buysPoints = (pos: Position): boolean => pos.state.player === 0 && germany(pos) >= 0 && playerOfNation(pos, germany(pos)) === 0;
const canPay = (pos: Position, { point }: Buy): boolean => pos.state.points[germany(pos)] >= pointCost(pos, point);

/** Whether a point may be bought. */
export const mayBuy = (pos: Position, action: Buy): boolean => buysPoints(pos) && canPay(pos, action);

/** Everything against buying a point. */
export const buyViolations = (pos: Position, action: Buy): ReadonlyArray<RuleViolation> => {
  if (!buysPoints(pos)) return [refusal(SHIPPING, 'buy/not-german', [], 'Only the Axis player buys transport points; the Allies have what their track says.')];
  const cost = pointCost(pos, action.point);
  return canPay(pos, action)
    ? []
    : [refusal(SHIPPING, 'buy/points', [], `A ${action.point === 'naval' ? 'naval transport' : 'amphibious'} point costs ${cost / POINT}; Germany has ${pos.state.points[germany(pos)] / POINT} points.`)];
};

/** What buying a point does. */
export const buyEvent = (pos: Position, action: Buy): SpiEvent => ({ type: 'pointBought', point: action.point, nation: germany(pos), halves: pointCost(pos, action.point) });
