/**
 * What is known of the standard rules of the series on the Eastern Front and Boot Camp leaves out: each part an amendment or a table
 * with its sources.
 * @rule FITE
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { EuropaRules } from '../europa/rules.js';
import { administrativeMovement } from './administrative.js';
import { armorProportions } from './armor/index.js';
import { firstWinterAttacks } from './firstWinterAttacks.js';
import { operationalRail } from './operationalRail.js';
import { retreatBeforeCombat } from './retreatBeforeCombat.js';
import { regimentalStacking } from './stacking.js';
import { standAside } from './standAside.js';
import { supplyStages } from './supplyStages.js';
import { surpriseAttack } from './surprise.js';
import { winterization } from './winterization.js';
import { zoneCosts } from './zoneCosts.js';

export { administrativeMovement } from './administrative.js';
export * from './armor/index.js';
export { eastCampaign, RAIL_CAPACITY } from './campaign.js';
export { firstWinterAttacks, withoutFirstWinter } from './firstWinterAttacks.js';
export { fite, type FireInTheEastCase } from './cases.js';
export * from './operations/index.js';
export { operationalRail, railRate } from './operationalRail.js';
export * from './powers.js';
export { mayEvade, retreatBeforeCombat, retreatBeforeCombatReadings } from './retreatBeforeCombat.js';
export { stageOf, supplyStage, supplyStages } from './supplyStages.js';
export { regimentalStacking, stackingColumn, stackingLimits, stackingRulings } from './stacking.js';
export { standAside } from './standAside.js';
export * from './supplyLines.js';
export { inSurprise, isSurpriseTurn, surpriseAttack } from './surprise.js';
export { eastTerrainChartData } from './terrain.js';
export * from './weather.js';
export { isWinterized, winterEffect, winterization, winterizationRulings } from './winterization.js';
export { ZONE_MP, zoneCosts } from './zoneCosts.js';

/** Every part by the name that it is imported by. @since 0.3.0 */
export const FIRE_IN_THE_EAST_ITEMS: Readonly<Record<string, Amendment<EuropaRules>>> = { zoneCosts, administrativeMovement, operationalRail, regimentalStacking, retreatBeforeCombat, armorProportions, supplyStages, winterization, firstWinterAttacks, standAside, surpriseAttack };

/** The same as a list. @since 0.3.0 */
export const fireInTheEastAmendments: ReadonlyArray<Amendment<EuropaRules>> = Object.values(FIRE_IN_THE_EAST_ITEMS);
