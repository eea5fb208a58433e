/** Airdrops: a German paratroop unit, rested and in supply, into an adjacent land hex without enemies. SPI 16.7. */
import { dropCrosses } from './edge.js';
import { mayCross, mayStand } from './entry.js';
import type { Hex } from './hex.js';
import { neighbors } from './land.js';
import { rested } from './rail.js';
import { campOf, playerOf } from './side.js';
import { type Unit, unitsIn, type World } from './world.js';

/** Where a unit may drop. */
export const dropsOf = (world: World, u: Unit): ReadonlyArray<Hex> => {
  const ready = world.phase === 'movement' && u.kind === 'paratroop' && u.place !== 'afloat' && playerOf(world, u) === world.player && rested(u) && !u.marks.has('stepped') && !u.marks.has('out of supply');
  if (!ready || world.announced.length > 0) return [];
  return neighbors(world, u.place).filter(
    (hex) =>
      dropCrosses(world, u.place, hex) &&
      unitsIn(world, hex).every((other) => campOf(world, other) === campOf(world, u)) &&
      mayStand(world, u, u.place, hex, 'drop') &&
      mayCross(world, u, hex),
  );
};
