/** Naval transport: one point a strength point, from a friendly port to a friendly port, or to reinforce an assault. SPI 5.7, 5.91, 6.5. */
import { turnsBack } from './air.js';
import { mayCross, mayStand } from './entry.js';
import type { Hex } from './hex.js';
import { rested } from './rail.js';
import { isCoast, isPort, pointsLeft, seaWay, shipsOf } from './sea.js';
import { campOf, playerOf } from './side.js';
import { type Landing, type Unit, unitsIn, type World } from './world.js';

/** The landing of a player in a hex, if units of his assaulted it. */
export const landingIn = (world: World, player: string, hex: Hex): Landing | undefined => world.landings.find((l) => l.hex === hex && l.player === player);

/** Whether a unit may go to sea: rested, no partisans, in a friendly port. */
export const maySail = (world: World, u: Unit): boolean =>
  u.place !== 'afloat' && playerOf(world, u) === world.player && isPort(world, u.place) && world.control.get(u.place) === world.player && rested(u) && u.kind !== 'partisan';

/** Whether ships unload in a hex: a port, or by 5.91 a hex that the player has assaulted in this turn and holds (AMB-SPI-26). */
const unloads = (world: World, hex: Hex): boolean => {
  if (world.control.get(hex) !== world.player) return false;
  if (landingIn(world, world.player, hex) === undefined) return isPort(world, hex);
  return world.laws.has('assault-reinforcement') && unitsIn(world, hex).some((u) => playerOf(world, u) === world.player);
};

/** What comes of a unit that is shipped: strength points that arrive, those among them that disregard air zones, those that turn back. */
const arrival = (world: World, u: Unit, hex: Hex): string => {
  const landing = landingIn(world, world.player, hex);
  const exempt = world.laws.has('assault-reinforcement') && landing !== undefined ? Math.min(u.sp, Math.max(0, landing.sp - landing.exempt)) : 0;
  const camp = campOf(world, u);
  // what turned back from the hex before in this turn is not turned back twice
  const before = world.state.naval.turnedBack.filter((b) => hexNamed(world, b.hex) === hex).reduce((sum, b) => sum + b.sp, 0);
  const back = camp === null ? 0 : Math.min(u.sp - exempt, Math.max(0, turnsBack(world, camp, hex) - before));
  return `${exempt} exempt, ${back} back`;
};

/** A hex that the position stores by number: hexes are numbered down each column. */
const hexNamed = (world: World, ix: number): Hex => [...world.ground.hexes].sort()[ix];

/** Where a unit may be shipped, and what arrives. */
export const shipOf = (world: World, u: Unit): ReadonlyMap<Hex, string> => {
  const found = new Map<Hex, string>();
  if (world.phase !== 'rail' || !maySail(world, u) || u.sp > pointsLeft(world, 'naval')) return found;
  for (const hex of world.ground.hexes) {
    if (hex === u.place || !isCoast(world, hex) || !unloads(world, hex)) continue;
    if (!mayStand(world, u, u.place, hex, 'ship') || !mayCross(world, u, hex) || !seaWay(world, shipsOf(world, u), u.place, hex, 'ship')) continue;
    found.set(hex, arrival(world, u, hex));
  }
  return found;
};
