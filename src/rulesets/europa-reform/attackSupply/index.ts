/**
 * Attack supply: the amendment.
 * @rule REFORM 12, 12C5, 12D1
 * @module
 */
import { distance } from '../../../kernel/hex.js';
import type { Amendment } from '../../../kernel/amendment.js';
import type { AttackSupplyRules } from '../../europa/attackSupply.js';
import { withReadings } from '../../europa/readings.js';
import type { EuropaRules } from '../../europa/rules.js';
import { reform } from '../cases.js';
import { withSlice } from '../hqs/state.js';
import { supplyAccount } from './account.js';
import { attackSupplyReactions } from './events.js';
import { withoutAttackSupply } from './factor.js';
import { rangeFrom } from './lines.js';
import { kinship } from './nations.js';
import { attackSupplyReadings } from './readings.js';
import { isAutomatic, isBarred, serve, servedAlone, servingOrders } from './serve.js';
import { ATTACK_SUPPLY } from './state.js';

export { supplyState, type SupplyContext } from './query.js';
export { attackSupplyReadings } from './readings.js';
export { attackSupplyRulings } from './rulings.js';
export { ATTACK_SUPPLY, type AttackSupply, attackSupplyIn, type Delivery, type HqUse, type ServingNow } from './state.js';

const TRACED = reform(
  '12C5',
  ['ER-12C5.1', 'ER-12C5.2', 'ER-12C5.3', 'ER-12C5.4', 'ER-12C5.5', 'ER-12.1', 'ER-12.2'],
  'A unit in general supply is in attack supply if it traces an overland line to a headquarters of its nation when it attacks or overruns; few can draw on an inactive one.',
);

const rules: AttackSupplyRules = {
  ref: TRACED,
  serve,
  orders: servingOrders,
  alone: servedAlone,
  account: supplyAccount,
  likely: (pos, unit, hex) => {
    if (isBarred(pos, unit)) return false;
    if (isAutomatic(pos, unit)) return true;
    const { board, state } = pos;
    const range = rangeFrom(pos, hex);
    return board.roster.armyHqs.some((hq) => {
      const at = state.units.hex[hq];
      return at >= 0 && board.unitSide[hq] === board.unitSide[unit] && distance(board.map.grid, hex, at) <= range && board.roster.identity[hq].armyHq !== 'tank-army' && kinship(pos, hq, unit) !== 'none';
    });
  },
};

/** Said of forces that cannot attack at full strength at all. */
const nobodySupplied: EuropaRules['notices'][number] = ({ roster, readings }) =>
  roster.armyHqs.length > 0 || readings['nations-without-hq'] === 'exempt'
    ? null
    : 'Without headquarters of armies attacks and overruns are made at half strength; the reading nations-without-hq=exempt lifts that (REFORM 12D1).';

/**
 * Three conditions of supply instead of two: units attack and overrun with their full strength only while a headquarters serves them.
 * Without the rules of headquarters, those of the order of battle are inactive for good.
 * @rule REFORM 12 (ER-12.1 to ER-12.5), 12C5 (ER-12C5.1 to ER-12C5.5), 12D1 (ER-12D1.1 to ER-12D1.4)
 * @since 0.3.0
 */
export const attackSupply: Amendment<EuropaRules> = {
  id: 'REFORM-12',
  ref: reform('12', ['ER-12.1', 'ER-12.2', 'ER-12.3', 'ER-12.4', 'ER-12.5'], 'Units are in attack supply, in general supply or out of supply; without attack supply they attack and overrun with half their strength.'),
  does: 'add',
  touches: ['attackSupply', 'attackFactors', 'reactions', 'notices', 'slices', 'readings'],
  excludes: [],
  slice: ATTACK_SUPPLY,
  to: (before) => ({
    ...before,
    attackSupply: rules,
    attackFactors: [...before.attackFactors, withoutAttackSupply],
    reactions: [...before.reactions, attackSupplyReactions],
    notices: [...before.notices, nobodySupplied],
    slices: withSlice(before.slices, ATTACK_SUPPLY),
    readings: withReadings(before.readings, attackSupplyReadings),
  }),
};
