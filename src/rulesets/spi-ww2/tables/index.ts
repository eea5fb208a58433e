/**
 * The tables of the game, with a source for each cell, as the rules read them.
 * @module
 */
export * from './combat.js';
export * from './conduct.js';
export * from './load.js';
export * from './movement.js';
export * from './nations.js';
export * from './politics.js';
export * from './production.js';
export * from './terrain.js';
export * from './transport.js';
export * from './turn.js';
