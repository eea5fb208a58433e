/**
 * Operations of the standard game whose rules are not at hand, made for this project so far as the article that changes them can be seen
 * at work: airdrops, landings from the sea, allies that change sides. They are no part of the standard game as it is known.
 * @rule FITE 25, 28, 32
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import type { EuropaRules } from '../../europa/rules.js';
import { airdrops } from './airdrops.js';
import { defections } from './defection.js';
import { seaLandings } from './landings.js';

export { AIRDROP_LIFT, AIRDROP_RANGE, airdrops, LOST_ON } from './airdrops.js';
export { AIRDROPS, type Airdrops, airdropsIn, type Mission } from './airdropState.js';
export { DEFECTIONS, type Defections, defections, defectionsIn } from './defection.js';
export { LANDING_LIFT, LANDING_RANGE, seaLandings } from './landings.js';
export { LANDINGS, type Landings, landingsIn } from './landingState.js';

/** Each by the name that it is imported by. @since 0.3.0 */
export const EAST_OPERATIONS: Readonly<Record<string, Amendment<EuropaRules>>> = { airdrops, seaLandings, defections };

/** The same as a list. @since 0.3.0 */
export const eastOperations: ReadonlyArray<Amendment<EuropaRules>> = Object.values(EAST_OPERATIONS);
