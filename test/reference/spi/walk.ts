/** Movement on land: steps of a unit, and where steps lead it in a phase. SPI 5.2, 5.4, 6.0. */
import { onEntry, peaceBroken } from './breach.js';
import { costOf } from './edge.js';
import { mayCross, mayStand } from './entry.js';
import type { Hex } from './hex.js';
import { neighbors } from './land.js';
import { classOf } from './movement.js';
import { campOf, enemyOf, playerOf } from './side.js';
import { standing, type Unit, unitsIn, type World } from './world.js';
import { zoneSources } from './zone.js';

/** A step, or a way: what it costs, and whether the unit has to stop at its end. */
export interface Walk {
  readonly cost: number;
  readonly stops: boolean;
}

/** Whether a unit may move on land at all now. */
export const mayMove = (world: World, u: Unit): boolean => u.place !== 'afloat' && playerOf(world, u) === world.player && u.mp > 0 && !u.marks.has('stopped');

/** Whether a unit stops where it goes in: it enters an enemy zone, those of some hexes left out. SPI 6.0 */
export const stopsIn = (world: World, u: Unit, hex: Hex, ignored: ReadonlyArray<Hex>): boolean => {
  const camp = campOf(world, u);
  return camp !== null && zoneSources(onEntry(world, u, hex), enemyOf(camp), hex).some((from) => !ignored.includes(from));
};

/** A unit with what a step has left of it; the position with it there. */
export const moved = (world: World, u: Unit, hex: Hex, walk: Walk): World =>
  placed(world, { ...u, place: hex, mp: u.mp - walk.cost, marks: new Set([...u.marks, 'stepped', ...(walk.stops ? (['stopped'] as const) : [])]) });
/** A position with a unit otherwise. */
export const placed = (world: World, u: Unit): World => ({ ...world, ...standing([...world.units.values()].map((other) => (other.id === u.id ? u : other))) });

/**
 * The steps that a unit may take, whatever overruns are announced.
 * @param ignored - hexes whose zones it ignores
 */
export const stepsOf = (world: World, u: Unit, ignored: ReadonlyArray<Hex>): ReadonlyMap<Hex, Walk> => {
  const found = new Map<Hex, Walk>();
  if (!mayMove(world, u)) return found;
  for (const hex of neighbors(world, u.place)) {
    const cost = costOf(world, classOf(world, u), u.place, hex);
    if (cost === null) continue;
    // a unit out of supply may always go one hex
    const always = u.marks.has('out of supply') && !u.marks.has('stepped');
    if (cost > u.mp && !always) continue;
    const [other] = unitsIn(world, hex);
    if (other !== undefined && campOf(world, other) !== campOf(world, u)) continue;
    if (!mayStand(world, u, u.place, hex, 'march') || !mayCross(world, u, hex)) continue;
    found.set(hex, { cost: Math.min(cost, u.mp), stops: stopsIn(world, u, hex, ignored) });
  }
  return found;
};

/**
 * The least cost of every hex that a unit can walk to.
 * @param through - whether ways go on where they break a peace, in the world that there is then; else they end there
 */
export const walksOf = (world: World, u: Unit, ignored: ReadonlyArray<Hex>, through = false): ReadonlyMap<Hex, Walk> => {
  const best = new Map<Hex, Walk>();
  const open: { readonly hex: Hex; readonly cost: number; readonly world: World }[] = [{ hex: u.place, cost: 0, world }];
  while (open.length > 0) {
    open.sort((a, b) => a.cost - b.cost);
    const here = open.shift() as (typeof open)[number];
    const unit = here.world.units.get(u.id) as Unit;
    if (!through && here.hex !== u.place && peaceBroken(world, u, here.hex) !== null) continue;
    for (const [hex, step] of stepsOf(here.world, unit, ignored)) {
      const cost = here.cost + step.cost;
      if (hex === u.place || cost >= (best.get(hex)?.cost ?? Infinity)) continue;
      best.set(hex, { cost, stops: step.stops });
      open.push({ hex, cost, world: moved(onEntry(here.world, unit, hex), unit, hex, step) });
    }
  }
  return best;
};
