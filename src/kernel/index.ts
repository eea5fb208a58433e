/**
 * Wargame mathematics: hexes, maps, movement, lines, zones of control, stacks, losses, odds and receipts.
 * It holds no rule of any game and no state, and takes functions and arrays, never rulesets.
 * @module
 */
export * from './amendment.js';
export * from './chance.js';
export * from './clock.js';
export * from './crt.js';
export * from './hex.js';
export * from './losses.js';
export * from './map.js';
export * from './reach.js';
export * from './retreat.js';
export * from './rule.js';
export * from './schedule.js';
export * from './side.js';
export * from './stack.js';
export * from './table.js';
export * from './tally.js';
export * from './terrain.js';
export * from './trace.js';
export * from './zoc.js';
