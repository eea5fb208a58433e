/**
 * The errata of February 1975 in the order of the sheet, every case an amendment that can be left out.
 * @rule SPI 0
 * @module
 */
import { assaultReference, edition, mapsheet, overrunReference, russiansAllied, scenarioSheet } from './components.js';
import type { Erratum } from './erratum.js';
import { dropBlocked, freeApproach, friendlySupply, neutralZones, occupiedZones, oneOverrun, railBlocked, russianLeash, targetZoneOnly } from './land.js';
import { mapErratum } from './map.js';
import { absoluteTrack, alternateTurns, arcticCoast, axisStock, baltic, controlledHexes, converts, mediterraneanClosed, reinforcement, singleUse } from './naval.js';
import { atWar, rollsStop, russiaFree, russianPartisans, setup1531, swedenControlled, swedenForGood, swedenTurns, twoPoints, vichySpared } from './politics.js';
import { freeFrench } from './units.js';

export type { Erratum, Seen } from './erratum.js';

/** Every case. */
export const ERRATA: ReadonlyArray<Erratum> = [
  edition,
  scenarioSheet,
  freeFrench,
  overrunReference,
  railBlocked,
  arcticCoast,
  mapErratum('arctic-ports-1902-2104'),
  absoluteTrack,
  axisStock,
  singleUse,
  converts,
  assaultReference,
  controlledHexes,
  baltic,
  alternateTurns,
  mediterraneanClosed,
  reinforcement,
  neutralZones,
  occupiedZones,
  targetZoneOnly,
  freeApproach,
  oneOverrun,
  friendlySupply,
  twoPoints,
  mapErratum('victory-hexes-not-germany'),
  russiansAllied,
  vichySpared,
  russianLeash,
  atWar,
  setup1531,
  russianPartisans,
  rollsStop,
  dropBlocked,
  russiaFree,
  swedenTurns,
  swedenControlled,
  swedenForGood,
  mapsheet,
  mapErratum('map-extra-ports'),
  mapErratum('map-rough-hexes'),
  mapErratum('map-straits-blocked'),
  mapErratum('map-denmark-tip'),
  mapErratum('map-clear-hexes'),
  mapErratum('map-sea-hexes'),
  mapErratum('map-prohibited-hexes'),
  mapErratum('map-corsica-french'),
];
