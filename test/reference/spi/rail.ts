/** Rail movement: a multiple of the allowance through friendly hexes free of enemy units and zones. SPI 5.6, 5.66, 9.7. */
import { cell, number, quarterOf } from './chart.js';
import { railCrosses } from './edge.js';
import { keepsPeace, mayCross, mayStand, onLeash } from './entry.js';
import type { Hex } from './hex.js';
import { atPeace, neighbors } from './land.js';
import { allowance } from './movement.js';
import { atWar, campOf, playerOf } from './side.js';
import { nationOf, type Unit, unitsIn, type World } from './world.js';
import { enemyZone } from './zone.js';

/** Whether a unit has neither moved, fought nor been carried in this player turn: only such go by rail or sea. */
export const rested = (u: Unit): boolean => !u.marks.has('moved') && !u.marks.has('attacked') && !u.marks.has('carried');

const mayRail = (world: World, u: Unit): boolean =>
  u.place !== 'afloat' && playerOf(world, u) === world.player && rested(u) && u.kind !== 'partisan' && (cell(world.tables, 'supply', 'rail movement out of supply') === 'yes' || !u.marks.has('out of supply'));

/** Whether a train with a unit passes through a hex. */
const passes = (world: World, u: Unit, from: Hex, hex: Hex): boolean =>
  world.control.get(hex) === world.player &&
  !unitsIn(world, hex).some((other) => campOf(world, u) !== null && campOf(world, other) !== null && campOf(world, other) !== campOf(world, u)) &&
  !enemyZone(world, campOf(world, u), hex) &&
  !(atWar(nationOf(world, u)) && atPeace(world, hex)) &&
  keepsPeace(world, u, hex) &&
  onLeash(world, u, from, hex, 'rail');

/** Where a unit may go by rail, and over how many hexes. */
export const railOf = (world: World, u: Unit): ReadonlyMap<Hex, number> => {
  if (world.phase !== 'rail' || !mayRail(world, u)) return new Map();
  const most = allowance(world, u) * number(world.tables, 'movement', String(quarterOf(world.turn)), 'rail');
  const far = new Map<Hex, number>([[u.place, 0]]);
  const open = [u.place];
  for (const from of open)
    for (const hex of neighbors(world, from)) {
      const length = (far.get(from) ?? 0) + 1;
      if (far.has(hex) || length > most || !railCrosses(world, from, hex) || !passes(world, u, from, hex)) continue;
      far.set(hex, length);
      open.push(hex);
    }
  far.delete(u.place);
  return new Map([...far].filter(([hex]) => mayStand(world, u, u.place, hex, 'rail') && mayCross(world, u, hex)));
};
