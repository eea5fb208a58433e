/**
 * Europa Reform: the items of the article as amendments, in its order. Each can be laid over any ruleset of the family, alone or
 * with others: `amend(firstToFightAdvanced, [reformCrt])` plays Poland 1939 with the new table.
 * @rule REFORM
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { EuropaRules } from '../europa/rules.js';
import { attackSupply } from './attackSupply/index.js';
import { reformCrt } from './crt/index.js';
import { fastExploitation, guardsCavalry } from './exploitation/index.js';
import { exploitationCombat } from './exploitationCombat/index.js';
import { armyHqs, firstWinter, surpriseSupply, tankArmies } from './hqs/index.js';
import { axisPoints, logisticalPoints, sovietPoints, unpreparedness } from './logistics/amendments.js';
import { sovietMobility } from './mobility.js';
import { airdropPoints, defectionLosses, landingPoints, navalCommando, oilfieldBombing } from './operations/index.js';
import { reformOverruns } from './overruns/index.js';
import { reformRetreats } from './retreats.js';
import { surpriseTurn } from './surprise.js';

export * from './attackSupply/index.js';
export { reform, type ReformCase } from './cases.js';
export { type Element, ELEMENTS, parseElements, reformCrt, reformCrtData, reformCrtReadings, reformCrtRulings } from './crt/index.js';
export * from './tables/headquarters.js';
export * from './tables/hqCapacity.js';
export * from './tables/overrunCosts.js';
export { exploitationCombat, exploitationCombatReadings, exploitationCombatRulings } from './exploitationCombat/index.js';
export { exploitationReadings, exploitationRulings, fastExploitation, guardsCavalry, guardsCavalryReadings } from './exploitation/index.js';
export { type FirstWinter, firstWinterIn, firstWinterReadings, isFirstWinter } from './firstWinter.js';
export {
  booked, bombingTable, ENTRY_KINDS, germanScheduleTable, incomeDice, incomeOf, logisticsIn, logisticsReadings, logisticsRulings, LP_ALLIES, LP_NATIONS, LP_PLACES, OILFIELDS, reformSchedules, SPENDINGS, startOfLogistics,
} from './logistics/index.js';
export * from './hqs/index.js';
export type {
  CitiesHeld, EntryKind, Holding, HqIx, IncomeDie, IncomeFacts, LedgerEntry, LpAlly, LpNation, LpPlace, Logistics, Oilfield, Period, PlaceHistory, PlaceIncome, PlannedActivation, PointsSide, RailPlan,
  Replacement, Schedules, Spending, Transportable,
} from './logistics/index.js';
export { axisPoints, axisPointsBy, logisticalPoints, sovietPoints, sovietPointsBy, unpreparedness, withStock } from './logistics/amendments.js';
export { mobilityReadings, sovietArmorLimit, sovietMobility } from './mobility.js';
export * from './operations/index.js';
export { reformOverrunReadings, reformOverrunRulings, reformOverruns } from './overruns/index.js';
export { reformRulings } from './rulings.js';
export { reformRetreatReadings, reformRetreatRulings, reformRetreats } from './retreats.js';
export { surpriseTurn, surpriseTurnReadings } from './surprise.js';

/** Every item that is carried out by the name that it is imported by, in the order of the article. @since 0.3.0 */
export const REFORM_ITEMS: Readonly<Record<string, Amendment<EuropaRules>>> = {
  fastExploitation,
  reformCrt,
  reformRetreats,
  exploitationCombat,
  reformOverruns,
  attackSupply,
  logisticalPoints,
  armyHqs,
  oilfieldBombing,
  airdropPoints,
  landingPoints,
  firstWinter,
  sovietMobility,
  tankArmies,
  surpriseTurn,
  surpriseSupply,
  unpreparedness,
  defectionLosses,
  axisPoints,
  sovietPoints,
  guardsCavalry,
  navalCommando,
};

/** The same as a list. @since 0.3.0 */
export const reformAmendments: ReadonlyArray<Amendment<EuropaRules>> = Object.values(REFORM_ITEMS);
