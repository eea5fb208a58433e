/**
 * World War II: the first edition, the errata of February 1975 as amendments, and the options of section 17. State, actions,
 * events, the slots that an edition fills, and the loaders of tables and forces.
 * @rule SPI 0, 17.0 (SPI-0.1, SPI-17.0.1)
 * @module
 */
export * from './action.js';
export type * from './board.js';
export * from './cases.js';
export * from './codec.js';
export * from './editions.js';
export { ERRATA, type Erratum, type Seen } from './errata/index.js';
export type * from './event.js';
export { first } from './first.js';
export type { Fields } from './fields.js';
export type { Folds } from './folds.js';
export * from './game.js';
export type { Lines } from './lines.js';
export { loadForces } from './loadForces.js';
export { type ListPatch, MAP_PATCHES, type MapPatch, type MapPatchId } from './mapPatches.js';
export { namedEvent } from './named.js';
export type { BoardNation } from './nation.js';
export { OPTION_NAMES, OPTIONS } from './options/index.js';
export type { Position } from './position.js';
export { spiReadings } from './readings/index.js';
export { spiRulings } from './rulings.js';
export { type CounterMix, PROVENANCE, type Provenance, RECONSTRUCTION, type Reconstruction } from './reconstruction.js';
export type { Roster } from './roster.js';
export type * from './rules.js';
export type { SeaPassage, Seas } from './seas.js';
export type * from './setting.js';
export type { Situation } from './situation.js';
export * from './state.js';
export * from './tables/index.js';
export * from './unit.js';
export * from './words.js';
