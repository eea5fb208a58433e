/** Mobile defense: who may slip away before the die. SPI 17.8. */
import { lastColumn, resultsOf } from './attack.js';
import { mechanized } from './movement.js';
import { retreatsOf } from './retreat.js';
import { homeOf, nationOf, type Unit, unit, unitsIn, type World } from './world.js';

/** Defenders that may slip away from the attack under way. */
export const evadersOf = (world: World): ReadonlyArray<Unit> => {
  const { combat } = world;
  if (combat === null || !world.laws.has('17.8') || !combat.supplied || combat.column >= lastColumn(world)) return [];
  const there = unitsIn(world, combat.target).filter((u) => combat.defenders.includes(u.id));
  const strength = there.reduce((sum, u) => sum + u.sp, 0);
  // destruction is certain when every die destroys the stack (AMB-SPI-64, AMB-SPI-65)
  if (resultsOf(world, combat.column).every((lost) => lost >= strength)) return [];
  if (!combat.defenders.map((id) => unit(world, id)).every((u) => mechanized(world, u))) return [];
  const germany = world.nations.get('Germany');
  if (germany !== undefined && homeOf(world, germany).has(combat.target)) return [];
  return there.filter((u) => nationOf(world, u).name === 'Germany' && retreatsOf(world, u).length > 0);
};
