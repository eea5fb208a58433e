/**
 * Readings of World War II: questions that the errata and the reconstruction leave open, as named options.
 * @rule SPI 0
 * @module
 */
import type { Reading } from '../../../engine/reading.js';
import { combatReadings } from './combat.js';
import { movementReadings } from './movement.js';
import { politicsReadings } from './politics.js';
import { seaReadings } from './sea.js';
import { zonesReadings } from './zones.js';

/** Every open question that can be chosen, in the order of the rules. */
export const spiReadings: ReadonlyArray<Reading> = [...movementReadings, ...seaReadings, ...zonesReadings, ...politicsReadings, ...combatReadings];
