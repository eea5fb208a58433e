/**
 * Readings: where a rule can be read in two ways and the choice shows in play, the choice is a named option.
 * @module
 */
export { type Reading, type Readings, reading, settleReadings } from '../../engine/reading.js';
