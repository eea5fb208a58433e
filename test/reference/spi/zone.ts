/**
 * Zones of control: the six hexes around a unit at war, partisans excepted, across hexsides that land units may cross. SPI 6.0, 8.47.
 */
import { zoneCrosses } from './edge.js';
import type { Hex } from './hex.js';
import { nationAt, neighbors } from './land.js';
import { type Camp, campOf, enemyOf } from './side.js';
import { unitsIn, type World } from './world.js';

/** Whether the border of a hex's country keeps zones out: it is neutral or at peace, and no foreigner has been in it. SPI-6.0.1 to SPI-6.0.4 */
const guarded = (world: World, hex: Hex): boolean => {
  const nation = nationAt(world, hex);
  return nation !== null && (nation.stance === 'neutral' || nation.stance === 'peace') && !nation.touched;
};

/** Whether a border lies between two hexes that zones do not cross, either way (AMB-SPI-31). */
const borderBars = (world: World, from: Hex, to: Hex): boolean =>
  world.laws.has('zoc-not-into-neutrals') && nationAt(world, from)?.name !== nationAt(world, to)?.name && (guarded(world, from) || guarded(world, to));

/**
 * The hexes from which a camp has a zone in a hex.
 * @param bare - as if the hex were empty
 */
export const zoneSources = (world: World, camp: Camp, hex: Hex, bare = false): ReadonlyArray<Hex> => {
  // before 8.47 was changed, zones did not extend into hexes with units
  if (!bare && !world.laws.has('zoc-into-occupied-hexes') && unitsIn(world, hex).length > 0) return [];
  return neighbors(world, hex).filter(
    (from) => unitsIn(world, from).some((u) => campOf(world, u) === camp && u.kind !== 'partisan') && zoneCrosses(world, from, hex) && !borderBars(world, from, hex),
  );
};

/** Whether a camp has a zone in a hex. */
export const zoneOf = (world: World, camp: Camp, hex: Hex): boolean => zoneSources(world, camp, hex).length > 0;

/** Whether the enemies of a camp have one there; who is not at war has none. */
export const enemyZone = (world: World, camp: Camp | null, hex: Hex): boolean => camp !== null && zoneOf(world, enemyOf(camp), hex);
