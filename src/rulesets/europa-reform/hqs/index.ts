/**
 * Headquarters of armies, Tank Armies, the first winter and the surprise turn: the amendments.
 * @rule REFORM 12H, 29D1a, 31C, 31F1
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import type { Check } from '../../../kernel/rule.js';
import type { AutomaticSupply } from '../../europa/attackSupply.js';
import { halfMonthIx } from '../../europa/halfMonth.js';
import { withOrders } from '../../europa/order.js';
import type { Position } from '../../europa/position.js';
import { withReadings } from '../../europa/readings.js';
import type { EntryQuery, EuropaRules } from '../../europa/rules.js';
import type { UnitIx } from '../../europa/unit.js';
import { withoutFirstWinter } from '../../fire-in-the-east/firstWinterAttacks.js';
import { inSurprise } from '../../fire-in-the-east/surprise.js';
import { attackSupplyReadings } from '../attackSupply/readings.js';
import { ATTACK_SUPPLY } from '../attackSupply/state.js';
import { reform } from '../cases.js';
import { isGerman } from '../escort.js';
import { firstWinterIn, firstWinterReadings, isFirstWinter } from '../firstWinter.js';
import { logisticsReadings } from '../logistics/readings.js';
import { LOGISTICS } from '../logistics/state.js';
import { leadersFollow } from './leaders.js';
import { ACTIVATION, activationThrow, isolation, noteLosses, revert, test } from './life.js';
import { activate, activateNow } from './orders/activate.js';
import { adHoc, disband, upkeep } from './orders/adHoc.js';
import { railPlan, strategicRail } from './orders/rail.js';
import { forgetLost, replace } from './orders/replace.js';
import { dissolveTankArmy, formTankArmy } from './orders/tankArmy.js';
import { deliver, release } from './orders/transport.js';
import { hqReserves } from './plans.js';
import { hqProblems } from './problems.js';
import { hqReadings, surpriseReadings, tankArmyReadings } from './readings.js';
import { HEADQUARTERS, isActive, withSlice } from './state.js';
import { goesWithStack, staysBehind } from './stays.js';
import { hqTeller } from './tell.js';
import { hqAdvanceChecks, hqDeployChecks, hqEntryChecks, hqStepChecks, noMarkers, oneTankCorps, partedAlways, slowFront, tankArmyEntryChecks } from './unitRules.js';
import { isServer, isTankArmyHq, isTankArmyMarker } from './units.js';

export { hqReadings, surpriseReadings, tankArmyReadings } from './readings.js';
export { firstWinterRulings, hqRulings, tankArmyRulings } from './rulings.js';
export { HEADQUARTERS, type HqState, headquartersIn, isActive } from './state.js';

const appended = <T>(list: ReadonlyArray<T> | undefined, ...more: ReadonlyArray<T>): ReadonlyArray<T> => [...(list ?? []), ...more];

/** Each list once, whichever of these amendments brings it. */
const once = <T>(list: ReadonlyArray<T>, entry: T): ReadonlyArray<T> => (list.includes(entry) ? list : [...list, entry]);

/** Checks of every appearance, after those of one before play. */
const withEntryChecks = (rules: EuropaRules, checks: ReadonlyArray<Check<EntryQuery>>, beforePlay: ReadonlyArray<Check<EntryQuery>> = []): Pick<EuropaRules, 'deployChecks' | 'placeChecks'> => ({
  deployChecks: [...rules.deployChecks, ...beforePlay, ...checks],
  placeChecks: [...rules.placeChecks, ...checks],
});

/** The article lists no headquarters: they are part of the forces. @rule REFORM OB (ER-OB.1) */
const noneListed: EuropaRules['notices'][number] = ({ roster }) =>
  roster.armyHqs.length > 0 ? null : 'These forces have no headquarters of armies or Fronts, which the article leaves to the order of battle: nobody gives attack supply (REFORM OB, 12H).';

/** What pictures say of active headquarters. */
const activeMark = ({ state }: Position, unit: UnitIx): ReadonlyArray<string> => (isActive(state, unit) ? ['active'] : []);

/**
 * Headquarters of armies and Fronts: made active by points that are spent a turn ahead, they serve many units; lost ones are replaced.
 * @rule REFORM 12H (ER-12H.1 to ER-12H.70), 12C5 (ER-12C5.6 to ER-12C5.8), 12D (ER-12D.1)
 * @since 0.3.0
 */
export const armyHqs: Amendment<EuropaRules> = {
  id: 'REFORM-12H',
  ref: reform(
    '12H',
    ['ER-12H.1', 'ER-12H.7', 'ER-12H.8', 'ER-12H.10', 'ER-12H.11', 'ER-12H.12', 'ER-12H.13', 'ER-12H.20', 'ER-12H.21', 'ER-12H.24', 'ER-12H.33', 'ER-12H.68', 'ER-12D.1'],
    'Headquarters give attack supply. They have no strength, are not c/m, count against no stacking limit, move with the artillery, and are lost only when isolated or shut in.',
  ),
  does: 'add',
  touches: [
    'orders', 'entering', 'closing', 'rolls', 'moves', 'stays', 'stepChecks', 'deployChecks', 'placeChecks', 'advanceChecks', 'evades', 'indestructible', 'reactions', 'tellers', 'counterMarks', 'problems', 'notices', 'reserves', 'slices', 'readings',
  ],
  excludes: [],
  slice: HEADQUARTERS,
  to: (rules) => ({
    ...rules,
    orders: withOrders(rules.orders, activate, activateNow, railPlan, strategicRail, replace, adHoc, disband, release, deliver),
    entering: { ...rules.entering, initial: appended(rules.entering.initial, revert, isolation, test) },
    closing: { ...rules.closing, initial: appended(rules.closing.initial, upkeep, forgetLost) },
    rolls: { ...rules.rolls, [ACTIVATION]: activationThrow },
    // they stay behind in exploitation, but by one reading of who is fast infantry (ER-12H.68, AMB-ER-3)
    moves: (pos, unit) => (pos.state.phase !== 'exploitation' || !isServer(pos.board, unit) || pos.board.readings['headquarters-exploit'] === 'yes') && rules.moves(pos, unit),
    stays: [staysBehind, ...rules.stays],
    stepChecks: [...rules.stepChecks, ...hqStepChecks],
    ...withEntryChecks(rules, hqEntryChecks, hqDeployChecks),
    advanceChecks: [...rules.advanceChecks, ...hqAdvanceChecks],
    evades: (pos, unit) => isServer(pos.board, unit) || rules.evades(pos, unit),
    indestructible: (pos, unit) => (isServer(pos.board, unit) && pos.board.readings['hq-losses'] !== 'like-others') || rules.indestructible(pos, unit),
    reactions: [...rules.reactions, noteLosses],
    tellers: once(rules.tellers, hqTeller),
    counterMarks: [...rules.counterMarks, activeMark],
    problems: [...rules.problems, hqProblems],
    notices: [...rules.notices, noneListed],
    reserves: (pos, side) => rules.reserves(pos, side) + hqReserves(pos, side),
    slices: [HEADQUARTERS, LOGISTICS, ATTACK_SUPPLY].reduce(withSlice, rules.slices),
    readings: withReadings(rules.readings, [...hqReadings, ...attackSupplyReadings, ...logisticsReadings]),
  }),
};

/**
 * Active Front headquarters are slow; c/m corps stack only with the headquarters of a Tank Army, which active Fronts alone serve.
 * @rule REFORM 31C (ER-31C.4 to ER-31C.10)
 * @since 0.3.0
 */
export const tankArmies: Amendment<EuropaRules> = {
  id: 'REFORM-31C-HQ',
  ref: reform(
    '31C',
    ['ER-31C.4', 'ER-31C.5', 'ER-31C.6', 'ER-31C.7', 'ER-31C.8', 'ER-31C.9', 'ER-31C.10'],
    'Active Front headquarters have 4 movement points. Only with a Tank Army headquarters, from Jun II 42, may several Soviet c/m corps stack; only active Fronts serve its stack.',
  ),
  does: 'add',
  touches: ['orders', 'allowance', 'moves', 'stays', 'stacking', 'roomBelow', 'stepChecks', 'deployChecks', 'placeChecks', 'commitChecks', 'indestructible', 'isMarker', 'reactions', 'tellers', 'slices', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    orders: withOrders(rules.orders, formTankArmy, dissolveTankArmy),
    allowance: [...rules.allowance, slowFront],
    moves: (pos, unit) => {
      if (!isTankArmyHq(pos.board, unit)) return rules.moves(pos, unit);
      return pos.board.readings['tank-army-hq'] === 'unit' && (pos.state.phase === 'movement' || pos.state.phase === 'exploitation');
    },
    stays: [goesWithStack, ...rules.stays],
    stacking: [...rules.stacking, oneTankCorps],
    // with one corps in it a hex may have no room for another
    roomBelow: Math.min(rules.roomBelow, 1),
    stepChecks: [...rules.stepChecks, partedAlways],
    ...withEntryChecks(rules, tankArmyEntryChecks),
    // a marker neither attacks nor retreats, and takes no losses
    commitChecks: [...rules.commitChecks, noMarkers],
    isMarker: (board, unit) => isTankArmyMarker(board, unit) || rules.isMarker(board, unit),
    indestructible: (pos, unit) => isTankArmyMarker(pos.board, unit) || rules.indestructible(pos, unit),
    reactions: [...rules.reactions, leadersFollow],
    tellers: once(rules.tellers, hqTeller),
    slices: [HEADQUARTERS, LOGISTICS].reduce(withSlice, rules.slices),
    readings: withReadings(rules.readings, tankArmyReadings),
  }),
};

// ---- the first winter --------------------------------------------------------------------------------------------------

/** The highest throw on which a headquarters becomes active in the first winter, and in its first turn of snow. @rule REFORM 29D1a (ER-29D1a.3, ER-29D1a.4) */
const IN_WINTER = 3;
const IN_FIRST_SNOW = 2;
const NO_DIE = 6;
const FINLAND = 'Finland';

/** The highest throw on which a headquarters becomes active; 6 when none is thrown. @rule REFORM 29D1a (ER-29D1a.1 to ER-29D1a.4), rulings AMB-ER-136, AMB-ER-138 */
const winterThrow = ({ board, state }: Position, hq: UnitIx): number => {
  const { nation } = board.roster.units[hq];
  if (board.unitSide[hq] !== 0 || nation === FINLAND || state.units.hex[hq] < 0) return NO_DIE;
  const date = board.setting.date(state.turn);
  const zone = board.rules.weatherZone(board.map, state.units.hex[hq]);
  if (!isFirstWinter(date, zone, board.readings)) return NO_DIE;
  const snow = firstWinterIn(zone, board.readings)?.firstSnow ?? null;
  return snow !== null && halfMonthIx(snow) === halfMonthIx(date) ? IN_FIRST_SNOW : IN_WINTER;
};

/**
 * In the first winter a die decides whether Axis headquarters become active, but for Finnish ones.
 * @rule REFORM 29D1a (ER-29D1a.1 to ER-29D1a.4, ER-29D1a.6)
 * @since 0.3.0
 */
export const firstWinter: Amendment<EuropaRules> = {
  id: 'REFORM-29D1a',
  ref: reform('29D1a', ['ER-29D1a.1', 'ER-29D1a.2', 'ER-29D1a.3', 'ER-29D1a.4', 'ER-29D1a.6'], 'In the first winter a non-Finnish Axis headquarters stays inactive on a die of 4 to 6, in the first turn of snow on 3 to 6.'),
  does: 'replace',
  touches: ['activation', 'dieModifiers', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    dieModifiers: withoutFirstWinter(rules.dieModifiers),
    activation: {
      ...rules.activation,
      dice: [...rules.activation.dice, { ref: firstWinter.ref, most: winterThrow }],
    },
    readings: withReadings(rules.readings, firstWinterReadings),
  }),
};

// ---- the surprise turn -------------------------------------------------------------------------------------------------

/** German units, by one reading all of the Axis, in the surprise turn. @rule REFORM 31F1 (ER-31F1.3) (AMB-ER-149) */
const surprised: AutomaticSupply = {
  ref: reform('31F1', ['ER-31F1.3'], 'In the surprise turn German ground units have attack supply wherever they are.'),
  holds: (pos, unit) => {
    const { board } = pos;
    if (!inSurprise(pos) || board.unitSide[unit] !== 0) return false;
    return isGerman(board, unit) || board.readings['surprise-attack-supply'] === 'axis';
  },
};

/**
 * Attack supply in the surprise turn. Before play the Axis may pay for headquarters of the regular turn after it.
 * @rule REFORM 31F1 (ER-31F1.3, ER-31F1.4)
 * @since 0.3.0
 */
export const surpriseSupply: Amendment<EuropaRules> = {
  id: 'REFORM-31F1-12',
  ref: surprised.ref,
  does: 'add',
  touches: ['automaticSupply', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, automaticSupply: [...rules.automaticSupply, surprised], readings: withReadings(rules.readings, surpriseReadings) }),
};
