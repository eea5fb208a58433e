/** Amphibious assaults: from a friendly port at a coast hex, one amphibious point a strength point. SPI 5.8, 5.85, 5.89, 6.5. */
import { contests } from './air.js';
import { cell, quarterOf } from './chart.js';
import { limitOf, mayCross, mayFight, mayStand } from './entry.js';
import type { Hex } from './hex.js';
import { areaHas } from './land.js';
import { coastsOf, isCoast, pointsLeft, seaWay, shipsOf } from './sea.js';
import { landingIn, maySail } from './ship.js';
import { campOf, playerOf, playerOfBloc } from './side.js';
import { type Unit, unitsIn, type World } from './world.js';
import { enemyZone } from './zone.js';

/** Whether a coast is closed by 5.89 while rule 6.53 is in effect; whether it is was judged when the player turn began. */
const mediterraneanCloses = (world: World, u: Unit, hex: Hex): boolean =>
  world.laws.has('mediterranean-closed-653') &&
  world.state.mediterraneanClosed &&
  playerOf(world, u) === playerOfBloc(world, 'west') &&
  coastsOf(world, hex).has('Mediterranean Sea') &&
  !areaHas(world, 'Africa', hex);

/** Whether a unit may go for a hex at all. */
const maybe = (world: World, u: Unit, hex: Hex): boolean => {
  const camp = campOf(world, u);
  const [other] = unitsIn(world, hex);
  const met = other !== undefined && campOf(world, other) !== camp;
  if (met && !mayFight(world, u, hex)) return false;
  // the first edition does not say that enemy controlled hexes may be assaulted: those he holds, and those in his zones
  const enemy = other !== undefined && campOf(world, other) !== null && campOf(world, other) !== camp;
  if (!world.laws.has('assault-enemy-controlled-hex') && (enemy || enemyZone(world, camp, hex))) return false;
  if (world.laws.has('arctic-coast-not-atlantic') && areaHas(world, 'North Russian coast', hex)) return false;
  if (mediterraneanCloses(world, u, hex)) return false;
  return camp !== null && contests(world, camp, hex) && (landingIn(world, world.player, hex)?.afloat.length ?? 0) < limitOf(world);
};

/** Whether a unit may assault anything now. */
const mayAssault = (world: World, u: Unit): boolean =>
  world.phase === 'movement' &&
  maySail(world, u) &&
  campOf(world, u) !== null &&
  cell(world.tables, 'movement', String(quarterOf(world.turn)), 'amphibious') === 'yes' &&
  !u.marks.has('out of supply') &&
  u.sp <= pointsLeft(world, 'amphibious') &&
  world.announced.length === 0;

/** The coast hexes that a unit may assault: `'lands'` in those without units of another side, `'afloat'` off the others. */
export const assaultsOf = (world: World, u: Unit): ReadonlyMap<Hex, string> => {
  const found = new Map<Hex, string>();
  if (!mayAssault(world, u)) return found;
  for (const hex of world.ground.hexes) {
    if (hex === u.place || !isCoast(world, hex) || !maybe(world, u, hex)) continue;
    if (!mayStand(world, u, u.place, hex, 'assault') || !mayCross(world, u, hex) || !seaWay(world, shipsOf(world, u), u.place, hex, 'assault')) continue;
    const [other] = unitsIn(world, hex);
    found.set(hex, other !== undefined && campOf(world, other) !== campOf(world, u) ? 'afloat' : 'lands');
  }
  return found;
};
