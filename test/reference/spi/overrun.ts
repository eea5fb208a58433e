/**
 * Overruns: units of one hex walk over a much weaker one. Three rules of it differ by what is in force: the first edition, the errata
 * of 8.47 and 8.48, and option 17.6. SPI 5.41, 8.4, 8.41, 8.47, 8.48, 17.6.
 */
import { groundOf } from './attack.js';
import { cell, number } from './chart.js';
import { costOf } from './edge.js';
import { mayCross, mayFight, mayStand } from './entry.js';
import { around, type Hex } from './hex.js';
import { classOf } from './movement.js';
import { type Camp, campOf, enemyOf, playerOf } from './side.js';
import { stopsIn } from './walk.js';
import { type Unit, unitsIn, type World } from './world.js';
import { zoneSources } from './zone.js';

const strength = (units: ReadonlyArray<Unit>): number => units.reduce((sum, u) => sum + u.sp, 0);
export const differentialOf = (world: World, units: ReadonlyArray<Unit>, target: Hex): number => strength(units) - strength(unitsIn(world, target)) + groundOf(world, target);
export const leastDifferential = (world: World): number => number(world.tables, 'overrun', 'least differential');

/** Whether a group has the German capability. SPI-17.6.1, AMB-SPI-61 */
const german = (world: World, units: ReadonlyArray<Unit>): boolean => world.laws.has('17.6') && units.every((u) => u.nation === 'Germany');

/** Hexes whose zones a group ignores: what it overruns itself, or all that is going to be overrun in the phase. SPI-8.47.3, SPI-17.6.2, AMB-SPI-62 */
export const voidFor = (world: World, units: ReadonlyArray<Unit>, target: Hex): ReadonlyArray<Hex> =>
  world.laws.has('overrun-ignores-target-zoc-only') && !german(world, units) ? [target] : [target, ...world.announced.map((a) => a.target)];

/** Zones, others than those void, that units met when they entered a hex; a friend who stands there keeps them out where zones do not extend into occupied hexes. */
const otherZones = (world: World, units: ReadonlyArray<Unit>, from: Hex, target: Hex): boolean =>
  zoneSources(world, enemyOf(campOf(world, units[0]) as Camp), from, true).some((hex) => !voidFor(world, units, target).includes(hex));

/** A unit that is stopped goes on only if nothing but what it overruns has stopped it. SPI 6.0, SPI-8.47.3 */
const held = (world: World, u: Unit, units: ReadonlyArray<Unit>, target: Hex): boolean => u.marks.has('stopped') && (u.marks.has('carried') || otherZones(world, units, u.place, target));

/** Whether the hex that a group comes from is free of zones of enemies that are not its object. SPI-8.47.5, AMB-SPI-37, AMB-SPI-38 */
const approachFree = (world: World, units: ReadonlyArray<Unit>, from: Hex, target: Hex): boolean => {
  if (!world.laws.has('overrun-approach-hex')) return true;
  const friends = unitsIn(world, from).some((u) => !units.includes(u));
  return (friends && !world.laws.has('zoc-into-occupied-hexes')) || !otherZones(world, units, from, target);
};

/** One hex for a unit in a phase; Germans of 17.6 excepted. SPI-8.48.1 */
export const notTwice = (world: World, units: ReadonlyArray<Unit>, target: Hex): boolean =>
  !world.laws.has('one-overrun-hex-per-phase') ||
  german(world, units) ||
  units.every((u) => !u.marks.has('overran') && !world.announced.some((a) => a.target !== target && a.units.includes(u.id)));

/** Where overruns come before other moves, nobody has moved yet who has not overrun. SPI-17.6.4 */
export const inOrder = (world: World, units: ReadonlyArray<Unit>): boolean => {
  if (world.laws.has('overrun-ignores-target-zoc-only') && !german(world, units)) return true;
  return ![...world.units.values()].some(
    (u) => playerOf(world, u) === world.player && !units.includes(u) && !u.marks.has('overran') && (u.marks.has('stepped') || (world.phase === 'movement' && u.marks.has('carried'))),
  );
};

/** What an overrun costs a unit: the hex and what 8.41 adds. */
export const overrunCost = (world: World, u: Unit, from: Hex, target: Hex): number | null => {
  const cost = costOf(world, classOf(world, u), from, target);
  return cost === null ? null : cost + number(world.tables, 'overrun', 'extra movement points');
};

/** Whether units overrun a hex now. */
export const mayOverrun = (world: World, units: ReadonlyArray<Unit>, target: Hex): boolean => {
  const [{ place: from }] = units;
  const [next] = world.announced;
  const supply = cell(world.tables, 'supply', 'overruns out of supply') === 'yes';
  return (
    from !== 'afloat' &&
    around(from).includes(target) &&
    unitsIn(world, target).length > 0 &&
    (next === undefined || (next.target === target && next.units.length === units.length && units.every((u) => next.units.includes(u.id)))) &&
    differentialOf(world, units, target) >= leastDifferential(world) &&
    units.every((u) => {
      const cost = overrunCost(world, u, from, target);
      return (
        u.place === from &&
        cost !== null &&
        cost <= u.mp &&
        (supply || !u.marks.has('out of supply')) &&
        mayFight(world, u, target) &&
        mayStand(world, u, from, target, 'overrun') &&
        mayCross(world, u, target) &&
        !held(world, u, units, target)
      );
    }) &&
    notTwice(world, units, target) &&
    approachFree(world, units, from, target) &&
    inOrder(world, units)
  );
};

/**
 * Whether the units stop where they overrun (AMB-SPI-39). They enter an enemy occupied hex, says 8.47, into which zones of other enemies
 * extend only since that change.
 */
export const overrunStops = (world: World, units: ReadonlyArray<Unit>, target: Hex): boolean => units.some((u) => stopsIn(world, u, target, voidFor(world, units, target)));

/** Groups of the phasing player that might overrun something: units of one hex, alone or two. */
export const groupsOf = (world: World): ReadonlyArray<ReadonlyArray<Unit>> => {
  const mine = [...world.units.values()].filter((u) => u.place !== 'afloat' && playerOf(world, u) === world.player);
  return mine.flatMap((u, i) => [[u], ...mine.slice(i + 1).flatMap((other) => (other.place === u.place ? [[u, other]] : []))]);
};
