/** Attacks: who may join one, the differential with what shifts it, the column. SPI 8.1, 8.3, 9.7, 5.8. */
import { number } from './chart.js';
import { attackCrosses } from './edge.js';
import { mayFight } from './entry.js';
import { around, type Hex } from './hex.js';
import { playerOf } from './side.js';
import { type Unit, unit, unitsIn, type World } from './world.js';

/** Whether a unit may join an attack on a hex: once in a phase, on one adjacent hex that was not attacked; from the sea only on what it assaults. */
export const mayJoin = (world: World, u: Unit, target: Hex): boolean => {
  if (playerOf(world, u) !== world.player || u.marks.has('attacked') || world.attacked.has(target)) return false;
  if (world.attack !== null && (world.attack.target !== target || world.attack.units.includes(u.id))) return false;
  const near = u.place === 'afloat' ? world.landings.some((l) => l.hex === target && l.afloat.includes(u.id)) : around(target).includes(u.place) && attackCrosses(world, u.place, target);
  return near && mayFight(world, u, target);
};

/** Strength points with which a unit attacks: a half, rounded down, out of supply. SPI 9.7 */
const strength = (world: World, u: Unit): number => (u.marks.has('out of supply') ? Math.floor(u.sp / number(world.tables, 'supply', 'attack divisor out of supply')) : u.sp);

/** An attack reckoned out. */
export interface Odds {
  readonly attack: number;
  readonly defense: number;
  readonly ground: number;
  readonly sea: number;
  readonly differential: number;
  /** Null below 0 (AMB-SPI-97). */
  readonly column: number | null;
}

export const groundOf = (world: World, hex: Hex): number => number(world.tables, 'terrain', `hex/${world.ground.terrain.get(hex)}`, 'shift');
/** The highest column serves for all differentials above it. */
export const lastColumn = (world: World): number => world.tables.combat.columns.length - 1;

export const oddsOf = (world: World, target: Hex, attackers: ReadonlyArray<Unit>): Odds => {
  const attack = attackers.reduce((sum, u) => sum + strength(world, u), 0);
  const defense = unitsIn(world, target).reduce((sum, u) => sum + u.sp, 0);
  const ground = groundOf(world, target);
  // once, if anybody comes from the sea
  const sea = attackers.some((u) => u.place === 'afloat') ? number(world.tables, 'terrain', 'other/amphibious assault', 'shift') : 0;
  const differential = attack - defense + ground + sea;
  return { attack, defense, ground, sea, differential, column: differential < 0 ? null : Math.min(differential, lastColumn(world)) };
};

/** Strength points lost by die, on a column. */
export const resultsOf = (world: World, column: number): ReadonlyArray<number> => world.tables.combat.rows.map((_, die) => Number(world.tables.combat.cells[die][column].value));

export const unitsOf = (world: World, ids: ReadonlyArray<string>): ReadonlyArray<Unit> => ids.map((id) => unit(world, id));
