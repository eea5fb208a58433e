/** The sea: coasts, ways from sea to sea, and points of transport. SPI 5.7, 5.72, 5.79, 5.85, 5.86, 17.5. */
import { nameOf, number } from './chart.js';
import type { Hex } from './hex.js';
import { areaHas, atPeace, isLand, neighbors } from './land.js';
import { blocOf, campOfPlayer, playerOfBloc } from './side.js';
import { type Bloc, nationOf, type Unit, type World } from './world.js';

/** Seas that maps name; sea that nobody names is the first one. */
const SEAS = ['Atlantic Ocean', 'Baltic Sea', 'Mediterranean Sea', 'Black Sea', 'Arctic Ocean'];
const isSea = (world: World, hex: Hex): boolean => world.ground.terrain.get(hex) === 'sea';

/** The seas that a hex lies on. */
export const coastsOf = (world: World, hex: Hex): ReadonlySet<string> =>
  new Set(isSea(world, hex) ? [] : neighbors(world, hex).filter((next) => isSea(world, next)).map((next) => SEAS.find((sea) => areaHas(world, sea, next)) ?? SEAS[0]));
export const isCoast = (world: World, hex: Hex): boolean => isLand(world, hex) && coastsOf(world, hex).size > 0;
export const isPort = (world: World, hex: Hex): boolean => world.ground.features.get('port')?.has(hex) === true;

/** What ships are for. */
export type Use = 'assault' | 'ship' | 'supply';

/** Whether the Western player controls every land hex of Denmark (AMB-SPI-9, AMB-SPI-10). */
const denmarkHeld = (world: World): boolean => {
  const danish = [...(world.ground.areas.get('Denmark') ?? [])].filter((hex) => isLand(world, hex));
  return danish.length > 0 && danish.every((hex) => world.control.get(hex) === playerOfBloc(world, 'west'));
};

/** Whether the German player has let Allied ships in: for good, or for one operation, which is no supply. SPI-5.85.2 */
const leave = (world: World, bloc: Bloc, use: Use): boolean =>
  world.laws.has('baltic-closed') && bloc !== 'axis' && (world.state.baltic === 'standing' || (world.state.baltic === 'operation' && use !== 'supply'));

/** Whether ships of a bloc from a coast are kept out of a sea. SPI 5.85: the Baltic is closed to Allied ships from outside (AMB-SPI-19). */
const closed = (world: World, bloc: Bloc, from: Hex, use: Use, sea: string): boolean =>
  sea === 'Baltic Sea' && world.laws.has('baltic-closed') && bloc !== 'axis' && !leave(world, bloc, use) && !denmarkHeld(world) && !coastsOf(world, from).has('Baltic Sea');

/** Whether a passage is open to ships: no enemy controls it and it is no neutral's. */
const passable = (world: World, bloc: Bloc, hexes: ReadonlyArray<Hex>): boolean =>
  hexes
    .filter((hex) => world.ground.hexes.has(hex))
    .every((hex) => {
      const holder = world.control.get(hex);
      return holder === undefined ? !atPeace(world, hex) : campOfPlayer(holder) === campOfPlayer(playerOfBloc(world, bloc));
    });

/** Seas that ships of a bloc get to from a coast. */
export const seasFrom = (world: World, bloc: Bloc, from: Hex, use: Use): ReadonlySet<string> => {
  const reached = new Set([...coastsOf(world, from)].filter((sea) => !closed(world, bloc, from, use, sea)));
  for (const sea of reached)
    for (const { between, hexes } of world.setting.passages) {
      if (!between.includes(sea)) continue;
      const other = between[0] === sea ? between[1] : between[0];
      if (closed(world, bloc, from, use, other)) continue;
      if (passable(world, bloc, hexes) || (other === 'Baltic Sea' && leave(world, bloc, use))) reached.add(other);
    }
  return reached;
};

/** Whether a way by sea leads from one coast to another. */
export const seaWay = (world: World, bloc: Bloc, from: Hex, to: Hex, use: Use): boolean => {
  const seas = seasFrom(world, bloc, from, use);
  return [...coastsOf(world, to)].some((sea) => seas.has(sea));
};

/** The bloc whose ships carry a unit. */
export const shipsOf = (world: World, u: Unit): Bloc => blocOf(nationOf(world, u)) ?? nationOf(world, u).bloc ?? 'axis';

/** The Allied points of a Game-Turn: the track gives them as they are (5.72), or by the older text may be taken for gains. */
const track = (world: World, kind: 'naval' | 'amphibious', turn: number): number => {
  const of = (t: number): number => number(world.tables, 'transport', nameOf(t), kind);
  if (world.laws.has('transport-track-absolute')) return of(turn);
  let sum = 0;
  for (let t = world.setting.firstTurn; t <= turn; t++) sum += of(t);
  return sum;
};

const used = (world: World, turn: number): number => world.state.naval.alliedAtp[turn] ?? 0;

/** Amphibious points that the Allies have in a Game-Turn: those used in the turn before rest (5.86); 17.5 keeps what 20 left for 21 (AMB-SPI-57). */
const alliedAmphibious = (world: World, turn: number): number => {
  const rested = world.laws.has('allied-atp-alternate-turns') ? Math.max(0, track(world, 'amphibious', turn) - used(world, turn - 1)) : track(world, 'amphibious', turn);
  if (!world.laws.has('17.5') || turn !== 21) return rested;
  return rested + Math.max(0, alliedAmphibious(world, 20) - used(world, 20));
};

/** Points that the phasing player has left. SPI 5.7, 5.8 */
export const pointsLeft = (world: World, kind: 'naval' | 'amphibious'): number => {
  const { naval } = world.state;
  const spent = kind === 'naval' ? naval.ntp : naval.atp;
  if (world.player === 'axis') return Math.max(0, (kind === 'naval' ? naval.axisNtp : naval.axisAtp) - spent);
  if (world.player !== playerOfBloc(world, 'west')) return 0;
  return Math.max(0, (kind === 'naval' ? track(world, 'naval', world.turn) : alliedAmphibious(world, world.turn)) - spent);
};
