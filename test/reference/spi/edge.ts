/**
 * What crosses a hexside by the Terrain Effects Chart: every feature of the hexside has to let it through, and the hex beyond to let
 * it in. Straits and blocked hexsides let nothing else through than what the chart says (AMB-SPI-5, AMB-SPI-6, AMB-SPI-7).
 */
import { cell } from './chart.js';
import type { Hex } from './hex.js';
import { hexsidesBetween, isLand } from './land.js';
import type { World } from './world.js';

type Use = 'attack' | 'zoc' | 'supply' | 'rail' | 'airdrop';

const lets = (world: World, from: Hex, to: Hex, use: Use): boolean =>
  hexsidesBetween(world, from, to).every((kind) => cell(world.tables, 'terrain', `hexside/${kind}`, use) === 'yes');
const takes = (world: World, hex: Hex, use: Use): boolean => cell(world.tables, 'terrain', `hex/${world.ground.terrain.get(hex)}`, use) === 'yes';
const onLand = (world: World, from: Hex, to: Hex): boolean => isLand(world, from) && isLand(world, to);
const barrier = (world: World, from: Hex, to: Hex): boolean => hexsidesBetween(world, from, to).some((kind) => kind === 'blocked' || kind === 'strait');

/** Zones of control follow land units (AMB-SPI-7). */
export const zoneCrosses = (world: World, from: Hex, to: Hex): boolean => onLand(world, from, to) && lets(world, from, to, 'zoc') && takes(world, to, 'zoc');
export const attackCrosses = (world: World, from: Hex, to: Hex): boolean => onLand(world, from, to) && lets(world, from, to, 'attack');
export const supplyCrosses = (world: World, from: Hex, to: Hex): boolean => onLand(world, from, to) && lets(world, from, to, 'supply') && takes(world, to, 'supply');
/** Rail movement crosses blocked hexsides only where 5.66 is not in force. */
export const railCrosses = (world: World, from: Hex, to: Hex): boolean =>
  onLand(world, from, to) && lets(world, from, to, 'rail') && takes(world, to, 'rail') && !(world.laws.has('rail-no-blocked-hexside') && barrier(world, from, to));
/** Airdrops only where 16.7 is not. */
export const dropCrosses = (world: World, from: Hex, to: Hex): boolean =>
  onLand(world, from, to) && lets(world, from, to, 'airdrop') && takes(world, to, 'airdrop') && !(world.laws.has('no-airdrop-across-blocked-hexside') && barrier(world, from, to));

/** Movement points to go from a hex into the next one; null where land units may not. SPI 5.2 */
export const costOf = (world: World, kind: 'infantry' | 'mechanized', from: Hex, to: Hex): number | null => {
  if (!onLand(world, from, to)) return null;
  const costs = [cell(world.tables, 'terrain', `hex/${world.ground.terrain.get(to)}`, kind), ...hexsidesBetween(world, from, to).map((side) => cell(world.tables, 'terrain', `hexside/${side}`, kind))];
  return costs.includes('P') ? null : costs.reduce((sum, cost) => sum + Number(cost), 0);
};
/** Whether a unit could walk there at all. */
export const marchCrosses = (world: World, from: Hex, to: Hex): boolean => costOf(world, 'infantry', from, to) !== null;
