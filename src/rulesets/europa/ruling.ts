/**
 * Rulings: where a rule is unclear but the other answer would change nothing in play, or nobody would hold it, the
 * question is settled once and for all, and said so.
 * @module
 */
export { type Ruling, ruling } from '../../engine/reading.js';
