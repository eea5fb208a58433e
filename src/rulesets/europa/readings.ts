/**
 * Readings: where a rule can be read in two ways and the choice shows in play, the choice is a named option.
 * @module
 */
import type { Reading } from '../../engine/reading.js';

export { type Reading, type Readings, reading, settleReadings } from '../../engine/reading.js';

/** A list of readings with others: a question that several rules share is one. */
export const withReadings = (known: ReadonlyArray<Reading>, more: ReadonlyArray<Reading>): ReadonlyArray<Reading> => [...known, ...more.filter((r) => !known.some((k) => k.id === r.id))];
