/**
 * The peace as it is once a unit has entered a country that is not at war: its borders are open, and it takes sides. A unit meets the
 * zones that are there from that instant. SPI 6.0 (SPI-6.0.2, SPI-6.0.3, AMB-SPI-35), 10.3, 11, 16.82.
 */
import { cell } from './chart.js';
import type { Hex } from './hex.js';
import { nationAt } from './land.js';
import { atWar, blocOf } from './side.js';
import { type Bloc, homeOf, type Nation, nationOf, standing, type Unit, unitsIn, type World } from './world.js';

/** Whether a unit in a hex breaks a peace, and whose. */
export const peaceBroken = (world: World, u: Unit, hex: Hex): Nation | null => {
  const nation = nationAt(world, hex);
  const own = nationOf(world, u);
  if (nation === null || nation.name === own.name || !atWar(own) || atWar(nation) || nation.stance === 'gone' || nation.stance === 'absent') return null;
  // nations that wait to enter the war are not violated by their own side
  if (nation.stance === 'peace' && (blocOf(nation) === 'axis') === (own.stance === 'axis')) return null;
  return nation;
};

/** Whom a nation joins: Russia turns Sweden to the Axis, everybody else drives a neutral to his enemies. SPI 11, 16.82 */
const joins = (world: World, nation: Nation, violator: Bloc): Bloc | null => {
  if (nation.name === 'Sweden' && violator === 'russia') return world.laws.has('russia-attacks-sweden') ? 'axis' : null;
  return violator === 'axis' ? 'west' : 'axis';
};

/** The garrison that a neutral without units raises in its capital: one unit will do here. SPI 11 */
const garrison = (world: World, nation: Nation, taken: Hex): ReadonlyArray<Unit> => {
  const strength = Number(cell(world.tables, 'neutrals', nation.name, 'garrison'));
  if (!(strength > 0) || [...world.units.values()].some((u) => u.nation === nation.name && u.place !== 'afloat')) return [];
  const home = homeOf(world, nation);
  const seat = world.ground.capitals.find((hex) => home.has(hex) && hex !== taken && unitsIn(world, hex).length === 0 && !world.control.has(hex));
  return seat === undefined ? [] : [{ id: `garrison of ${nation.name}`, nation: nation.name, kind: 'generic', place: seat, sp: strength, mp: 0, marks: new Set() }];
};

/** The position at that instant; the same one where no peace is broken. */
export const onEntry = (world: World, u: Unit, hex: Hex): World => {
  const nation = peaceBroken(world, u, hex);
  if (nation === null) return world;
  const nations = new Map(world.nations);
  nations.set(nation.name, { ...nation, touched: true });
  if (nation.stance === 'peace') {
    // all nations of its bloc go to war together
    for (const other of nations.values()) if (other.stance === 'peace' && other.bloc === nation.bloc) nations.set(other.name, { ...other, stance: other.bloc as Bloc });
    return { ...world, nations };
  }
  const side = joins(world, nation, nationOf(world, u).stance as Bloc);
  if (side !== null) {
    nations.set(nation.name, { ...nation, touched: true, stance: side });
    return { ...world, nations, ...standing([...world.units.values(), ...garrison(world, nation, hex)]) };
  }
  return { ...world, nations };
};
