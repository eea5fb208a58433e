/**
 * What airdrops cost, and that those who drop have attack supply.
 * @rule REFORM 25D
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import { withReadings } from '../../europa/readings.js';
import type { EuropaRules } from '../../europa/rules.js';
import { DROPPED } from '../../europa/state.js';
import { airdropsIn } from '../../fire-in-the-east/operations/airdropState.js';
import { reform } from '../cases.js';
import { withSlice } from '../hqs/state.js';
import { hqTeller } from '../hqs/tell.js';
import { logisticsReadings } from '../logistics/readings.js';
import { LOGISTICS } from '../logistics/state.js';
import { type Price, withPrice } from './points.js';
import { airdropReadings } from './readings.js';

const COST = reform('25D', ['ER-25D.1', 'ER-25D.2'], 'An airdrop mission costs a point as it sets out; it is lost if the mission is given up.');
const SUPPLY = reform('25D', ['ER-25D.3'], 'Units that are dropped have attack supply in that player turn.');

/** A mission is new while nobody flies for the hex or has jumped there, by other readings for any hex, or always. (AMB-ER-129) */
const price: Price = {
  ref: COST,
  on: 'airdrop',
  costs: ({ board, state }, _unit, hex) => {
    const { missions } = airdropsIn(state);
    switch (board.readings['airdrop-points']) {
      case 'unit':
        return true;
      case 'operation':
        return missions.length === 0;
      default:
        return !missions.some((m) => m.hex === hex);
    }
  },
};

/**
 * Airdrops cost points, and bring attack supply of their own.
 * @rule REFORM 25D
 * @since 0.3.0
 */
export const airdropPoints: Amendment<EuropaRules> = {
  id: 'REFORM-25D',
  ref: COST,
  does: 'add',
  touches: ['orders', 'automaticSupply', 'tellers', 'slices', 'readings'],
  excludes: [],
  slice: LOGISTICS,
  to: (rules) => ({
    ...rules,
    orders: withPrice(rules.orders, 'airdrop', price),
    automaticSupply: [...rules.automaticSupply, { ref: SUPPLY, holds: ({ state }, unit) => (state.units.status[unit] & DROPPED) !== 0 }],
    tellers: rules.tellers.includes(hqTeller) ? rules.tellers : [...rules.tellers, hqTeller],
    slices: withSlice(rules.slices, LOGISTICS),
    readings: withReadings(rules.readings, [...airdropReadings, ...logisticsReadings]),
  }),
};
