/**
 * What amphibious landings cost, and who lands for nothing.
 * @rule REFORM 28C2d, 39D8
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import type { HexIx } from '../../../kernel/hex.js';
import { SIDES } from '../../europa/board.js';
import type { Position } from '../../europa/position.js';
import { withReadings } from '../../europa/readings.js';
import type { EuropaRules } from '../../europa/rules.js';
import { LANDED } from '../../europa/state.js';
import type { UnitIx } from '../../europa/unit.js';
import { landingsIn } from '../../fire-in-the-east/operations/landingState.js';
import { reform } from '../cases.js';
import { bears, isGerman } from '../escort.js';
import { withSlice } from '../hqs/state.js';
import { hqTeller } from '../hqs/tell.js';
import { poolSide } from '../logistics/nations.js';
import { logisticsReadings } from '../logistics/readings.js';
import { LOGISTICS, logisticsIn } from '../logistics/state.js';
import { type Price, withPrice } from './points.js';
import { landingReadings } from './readings.js';

const COST = reform('28C2d', ['ER-28C2d.1'], 'An amphibious landing costs a point, as an airdrop does.');
const SUPPLY = reform('28C2d', ['ER-28C2d.1'], 'By the reading in force units that land have attack supply in that player turn, as those that are dropped.', 'option');
const SPARED = reform('39D8', ['ER-39D8.1'], 'The commando of the Kriegsmarine lands without a point.');

/** Hexes for which landings of this phase have been paid for: what lands for nothing pays for nobody else. */
const isPaid = ({ board, state }: Position, unit: UnitIx, hex: HexIx | null): boolean => {
  const { hexes } = landingsIn(state);
  const side = SIDES[board.unitSide[unit]];
  return logisticsIn(state).ledger.some((e) => e.kind === 'landing' && poolSide(e.nation) === side && hexes.some((h) => e.about === board.map.ids[h] && (hex === null || h === hex)));
};

const price: Price = {
  ref: COST,
  on: 'landing',
  costs: (pos, unit, hex) => unit >= 0 && hex >= 0 && !isPaid(pos, unit, pos.board.readings['landing-points'] === 'operation' ? null : hex),
};

/**
 * Amphibious landings cost points.
 * @rule REFORM 28C2d
 * @since 0.3.0
 */
export const landingPoints: Amendment<EuropaRules> = {
  id: 'REFORM-28C2d',
  ref: COST,
  does: 'add',
  touches: ['orders', 'automaticSupply', 'tellers', 'slices', 'readings'],
  excludes: [],
  slice: LOGISTICS,
  to: (rules) => ({
    ...rules,
    orders: withPrice(rules.orders, 'land', price),
    automaticSupply: [...rules.automaticSupply, { ref: SUPPLY, holds: ({ board, state }, unit) => board.readings['landing-attack-supply'] === 'yes' && (state.units.status[unit] & LANDED) !== 0 }],
    tellers: rules.tellers.includes(hqTeller) ? rules.tellers : [...rules.tellers, hqTeller],
    slices: withSlice(rules.slices, LOGISTICS),
    readings: withReadings(rules.readings, [...landingReadings, ...logisticsReadings]),
  }),
};

/** Whether a unit is the commando of the German navy. */
const isNavalCommando = ({ board }: Pick<Position, 'board'>, unit: UnitIx): boolean => board.roster.identity[unit].commando && isGerman(board, unit) && bears(board, unit, 'kriegsmarine');

/**
 * The commando of the Kriegsmarine lands for nothing.
 * @rule REFORM 39D8
 * @since 0.3.0
 */
export const navalCommando: Amendment<EuropaRules> = {
  id: 'REFORM-39D8',
  ref: SPARED,
  does: 'add',
  touches: ['sparedPoints'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, sparedPoints: [...rules.sparedPoints, { ref: SPARED, on: 'landing', holds: isNavalCommando }] }),
};
