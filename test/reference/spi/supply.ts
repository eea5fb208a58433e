/**
 * Supply: a line over land to a hex of a home country that is joined to a capital or resource center of its own side, with one leg by
 * sea at most, from port to port. A hex counts when the line enters it; where the unit itself stands may be what it will.
 * SPI 9.7, 9.74, 5.85.
 */
import { number, quarterOf } from './chart.js';
import { supplyCrosses } from './edge.js';
import type { Hex } from './hex.js';
import { atPeace, isLand, nationAt, neighbors } from './land.js';
import { isCoast, isPort, seaWay } from './sea.js';
import { landingIn } from './ship.js';
import { atWar, campOf, campOfPlayer, enemyOf, playerOf, playerOfBloc, playerOfNation } from './side.js';
import { type Bloc, homeOf, nationOf, type Unit, unitsIn, type World } from './world.js';
import { zoneOf } from './zone.js';

/** For whom a line is traced: units of a player that are at war, or those that are not. */
export interface Consumer {
  readonly player: string;
  readonly war: boolean;
}

/** Whether a line may enter a hex. SPI 9.74, AMB-SPI-36 */
const open = (world: World, { player, war }: Consumer, hex: Hex): boolean => {
  if (!isLand(world, hex)) return false;
  if (world.laws.has('supply-through-friendly-hexes') && world.control.get(hex) !== player) return false;
  // a friendly unit keeps it open in an enemy zone; units at peace are none of units at war
  if (unitsIn(world, hex).some((u) => playerOf(world, u) === player && (!war || atWar(nationOf(world, u))))) return true;
  const enemy = enemyOf(campOfPlayer(player));
  if (unitsIn(world, hex).some((u) => campOf(world, u) === enemy) || zoneOf(world, enemy, hex)) return false;
  if (!atPeace(world, hex)) return true;
  const nation = nationAt(world, hex);
  return !war && nation !== null && playerOfNation(world, nation) === player;
};

/** Hexes from which a line of so many hexes leads to one of some hexes. */
const within = (world: World, ends: Iterable<Hex>, most: number, enters: (hex: Hex) => boolean): Set<Hex> => {
  const far = new Map<Hex, number>([...ends].map((hex) => [hex, 0]));
  const queue = [...far.keys()];
  for (const hex of queue) {
    const length = (far.get(hex) ?? 0) + 1;
    if (!enters(hex) || length > most) continue;
    for (const back of neighbors(world, hex)) {
      if (far.has(back) || !supplyCrosses(world, back, hex)) continue;
      far.set(back, length);
      queue.push(back);
    }
  }
  return new Set(far.keys());
};

/** The bloc whose ships sail from a port: Russian ones from what is Russian, where one player has both. */
const shipsAt = (world: World, player: string, port: Hex): Bloc => {
  if (player === 'axis') return 'axis';
  if (player !== playerOfBloc(world, 'west')) return 'russia';
  return nationAt(world, port)?.bloc === 'russia' && playerOfBloc(world, 'russia') === player ? 'russia' : 'west';
};

/** All hexes from which supply can be traced. */
export const supplied = (world: World, who: Consumer): ReadonlySet<Hex> => {
  const enters = new Set([...world.ground.hexes].filter((hex) => open(world, who, hex)));
  const mine = [...world.nations.values()].filter((n) => n.partisansOf === null && playerOfNation(world, n) === who.player && (!who.war || atWar(n)));
  const home = new Set(mine.flatMap((n) => [...homeOf(world, n)]));
  const centers = world.ground.features.get('resource-center') ?? new Set<Hex>();
  const seats = [...home].filter((hex) => enters.has(hex) && world.control.get(hex) === who.player && (centers.has(hex) || world.ground.capitals.includes(hex)));
  const joined = [...within(world, seats, Infinity, (hex) => home.has(hex) && enters.has(hex))].filter((hex) => home.has(hex) && enters.has(hex));
  const most = number(world.tables, 'supply', `land hexes, quarter ${quarterOf(world.turn)}`);
  const byLand = within(world, joined, most, (hex) => enters.has(hex));
  if (number(world.tables, 'supply', 'sea legs') === 0) return byLand;
  const enemy = enemyOf(campOfPlayer(who.player));
  const quays = [...world.ground.hexes].filter(
    (hex) =>
      isCoast(world, hex) &&
      world.control.get(hex) === who.player &&
      (isPort(world, hex) || landingIn(world, who.player, hex) !== undefined) &&
      !unitsIn(world, hex).some((u) => campOf(world, u) === enemy),
  );
  // a line from over the sea lands at a quay and goes to a port that has supply itself, which it enters
  const ports = quays.filter((hex) => byLand.has(hex) && isPort(world, hex) && enters.has(hex));
  const landed = quays.filter((to) => !byLand.has(to) && ports.some((from) => seaWay(world, shipsAt(world, who.player, from), from, to, 'supply')));
  return new Set([...byLand, ...within(world, landed, most, (hex) => enters.has(hex))]);
};

/** Units of a player without supply, in the order of the position. Partisans live off the land. SPI 16.5 */
export const outOfSupply = (world: World, player: string): ReadonlyArray<Unit> => {
  const [war, peace] = [true, false].map((at) => supplied(world, { player, war: at }));
  return [...world.units.values()].filter((u) => u.place !== 'afloat' && u.kind !== 'partisan' && playerOf(world, u) === player && !(atWar(nationOf(world, u)) ? war : peace).has(u.place));
};
