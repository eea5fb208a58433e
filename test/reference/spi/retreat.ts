/**
 * Retreats of one hex: away from the attackers if it can be done, not into enemies or a country at peace, nor into enemy zones unless
 * a friendly unit is there. SPI 8.6 (AMB-SPI-98, AMB-SPI-36), 11, 17.8.
 */
import { marchCrosses } from './edge.js';
import { mayStand } from './entry.js';
import { around, type Hex } from './hex.js';
import { atPeace, nationAt, neighbors } from './land.js';
import { campOf, playerOf } from './side.js';
import { type Unit, unitsIn, type World } from './world.js';
import { enemyZone } from './zone.js';

const mayRetreat = (world: World, u: Unit, hex: Hex): boolean => {
  const there = unitsIn(world, hex);
  if (!marchCrosses(world, u.place, hex) || there.some((other) => campOf(world, other) !== campOf(world, u))) return false;
  if (atPeace(world, hex) && nationAt(world, hex)?.name !== u.nation) return false;
  if (enemyZone(world, campOf(world, u), hex) && !there.some((other) => playerOf(world, other) === playerOf(world, u))) return false;
  return mayStand(world, u, u.place, hex, 'retreat');
};

/** Where a unit may retreat: hexes away from all attackers if there are any, else those beside them. Who attacks from the sea is in nobody's way. */
export const retreatsOf = (world: World, u: Unit): ReadonlyArray<Hex> => {
  const attackers = (world.combat?.from ?? []).filter((hex) => hex !== world.combat?.target);
  const all = neighbors(world, u.place).filter((hex) => mayRetreat(world, u, hex));
  const away = all.filter((hex) => !attackers.some((from) => from === hex || around(from).includes(hex)));
  return away.length > 0 ? away : all;
};
