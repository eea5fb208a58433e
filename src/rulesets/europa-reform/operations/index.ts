/**
 * Airdrops, landings, bombed oilfields and defections: what the article says of operations whose standard rules are not at hand.
 * @rule REFORM 20F1e, 25D, 28C2d, 32, 39D8
 * @module
 */
export { airdropPoints } from './airdrops.js';
export { BOMBING_RANGE, HITS_FROM, oilfieldBombing, RAIDS } from './bombing.js';
export { defectionLosses } from './defection.js';
export { landingPoints, navalCommando } from './landings.js';
export { airdropReadings, defectionReadings, landingReadings, operationReadings } from './readings.js';
export { operationRulings } from './rulings.js';
