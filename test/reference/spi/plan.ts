/**
 * Announced overruns: accepted when all of them can be carried out one after the other, and then carried out first. SPI 8.4, 17.6
 * (SPI-17.6.3, SPI-17.6.4, AMB-SPI-59).
 */
import { limitOf, mayFight } from './entry.js';
import { around, type Hex } from './hex.js';
import { differentialOf, inOrder, leastDifferential, mayOverrun, notTwice, overrunCost, overrunStops, voidFor } from './overrun.js';
import { campOf } from './side.js';
import { mayMove, moved, placed, stepsOf, type Walk, walksOf } from './walk.js';
import { type Announced, type Mark, standing, type Unit, unitsIn, type World } from './world.js';

/** Zones that a unit ignores on its way: those that its group will. */
export const ignoredBy = (world: World, u: Unit): ReadonlyArray<Hex> => {
  const own = world.announced.find((a) => a.units.includes(u.id));
  return own === undefined ? [] : voidFor(world, own.units.flatMap((id) => world.units.get(id) ?? []), own.target);
};

const without = (world: World, gone: (u: Unit) => boolean): World => ({ ...world, ...standing([...world.units.values()].filter((u) => !gone(u))) });

/** Whether all announced overruns can be carried out. */
export const feasible = (world: World): boolean => {
  const [next, ...rest] = world.announced;
  if (next === undefined) return true;
  const group = next.units.flatMap((id) => world.units.get(id) ?? []);
  if (group.length < next.units.length || unitsIn(world, next.target).length === 0 || group.some((u) => u.place === 'afloat')) return false;
  // one walks after the other, so that nobody of the group is in another one's way
  const ways = group.map((u): ReadonlyMap<Hex, Walk> => {
    const alone = without(world, (other) => other !== u && group.includes(other));
    return new Map([...walksOf(alone, u, ignoredBy(world, u), true), [u.place, { cost: 0, stops: false }]]);
  });
  return around(next.target).some((hex) => {
    if (!ways.every((way) => way.has(hex))) return false;
    if (unitsIn(world, hex).filter((u) => !group.includes(u)).length + group.length > limitOf(world)) return false;
    const there = group.reduce((w, u, i) => (u.place === hex ? w : moved(w, u, hex, ways[i].get(hex) as Walk)), world);
    const units = group.map((u) => there.units.get(u.id) as Unit);
    if (!mayOverrun(there, units, next.target)) return false;
    const stops = overrunStops(there, units, next.target);
    const cleared = without({ ...there, announced: rest }, (u) => u.place === next.target);
    const after = units.map((u): Unit => {
      const marks = new Set<Mark>([...u.marks].filter((mark) => mark !== 'stopped'));
      marks.add('stepped').add('overran');
      if (stops) marks.add('stopped');
      return { ...u, place: next.target, mp: u.mp - (overrunCost(there, u, hex, next.target) ?? 0), marks };
    });
    return feasible(after.reduce(placed, cleared));
  });
};

/** Whether an overrun may be announced. */
export const mayAnnounce = (world: World, units: ReadonlyArray<Unit>, target: Hex): boolean =>
  (world.phase === 'movement' || world.phase === 'mechanized') &&
  units.every((u) => mayMove(world, u) && campOf(world, u) !== null && mayFight(world, u, target)) &&
  !world.announced.some((a) => a.target === target) &&
  differentialOf(world, units, target) >= leastDifferential(world) &&
  notTwice(world, units, target) &&
  inOrder(world, units) &&
  feasible({ ...world, announced: [...world.announced, { target, units: units.map((u) => u.id) } satisfies Announced] });

/** Steps of a unit while overruns are announced: the next group's alone, where the plan stays possible. */
export const plannedSteps = (world: World, u: Unit): ReadonlyMap<Hex, Walk> => {
  const steps = stepsOf(world, u, ignoredBy(world, u));
  const [next] = world.announced;
  if (next === undefined) return steps;
  return new Map(next.units.includes(u.id) ? [...steps].filter(([hex, step]) => feasible(moved(world, u, hex, step))) : []);
};
