/**
 * The Europa family: state, actions, events, the slots that a ruleset fills, and the loaders of tables and forces.
 * It is not playable alone; `grognard/boot-camp` fills the slots.
 * @module
 */
export * from './action.js';
export * from './activation.js';
export { airIn, MISSIONS } from './air.js';
export type * from './air.js';
export type * from './airRules.js';
export type * from './attackSupply.js';
export * from './board.js';
export * from './cases.js';
export * from './codec.js';
export * from './combat/strength.js';
export * from './compileTerrain.js';
export * from './crtTable.js';
export * from './event.js';
export * from './game.js';
export * from './halfMonth.js';
export * from './identify.js';
export * from './loadForces.js';
export * from './loadTables.js';
export * from './named.js';
export * from './order.js';
export type { Menace } from './plan/danger.js';
export type * from './plan/ground.js';
export type { Outlook } from './plan/outlook.js';
export { OUT_OF_PLAY } from './outOfPlay.js';
export * from './position.js';
export * from './readings.js';
export type * from './roster.js';
export * from './rules.js';
export * from './ruling.js';
export type { ArmorLimit } from './armorLimit.js';
export * from './setting.js';
export type { StepCheck } from './stepCheck.js';
export type { Situation } from './situation.js';
export * from './state.js';
export { checkSupply, type SupplyCheck } from './supply.js';
export type { TableError } from './tableError.js';
export * from './tables.js';
export {
  type AecEffect,
  type AttackCut,
  ATTACKERS,
  type Attackers,
  CHART_COLUMNS,
  chartErrors,
  MOVEMENT_CLASSES,
  MOVEMENT_COLUMNS,
  parseCost,
  PROHIBITED,
  ROW_KINDS,
  type RowKind,
  rowKind,
  STANDARD_ROWS,
  type TerrainChartData,
  type TerrainEffect,
  WEATHER_CLASSES,
  type WeatherClass,
} from './terrainChart.js';
export * from './unit.js';
export * from './words.js';
export * from './works.js';
