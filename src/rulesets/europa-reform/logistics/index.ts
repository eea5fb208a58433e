/**
 * Logistical points: pools off the map, what fills them and what they are spent on. All of it is plain functions; rules and scenarios call
 * them.
 * @rule REFORM 12G, 31G, 31I, 32, 34A1, 34A2, 20F1e
 * @module
 */
export * from './income.js';
export * from './ledger.js';
export * from './nations.js';
export * from './places.js';
export { logisticsReadings } from './readings.js';
export { logisticsRulings } from './rulings.js';
export * from './schedules.js';
export * from './spending.js';
export * from './state.js';
export * from './unpreparedness.js';
