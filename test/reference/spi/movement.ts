/** What a unit may spend: mechanized or not, by season, in supply or out of it. SPI 5.33, 5.4, 9.7, 17.7. */
import { cell, number, quarterOf, rowsOf, turnOf } from './chart.js';
import { nationOf, type Unit, type World } from './world.js';

/** Whether a unit is mechanized in this Game-Turn. */
export const mechanized = (world: World, u: Unit): boolean =>
  (u.nation === 'Germany' && world.laws.has('17.7')) ||
  rowsOf(world.tables, 'mechanized').some((row) => {
    const [nation, units, from, rule] = ['nation', 'units', 'from', 'case'].map((column) => cell(world.tables, 'mechanized', row, column));
    const inForce = rule === '' || (rule === '5.33' && world.laws.has('free-french-mechanized-1943')) || (rule !== '5.33' && world.laws.has(rule));
    return inForce && nation === nationOf(world, u).name && turnOf(from) <= world.turn && (units === 'all' || u.kind === 'mechanized');
  });

export const classOf = (world: World, u: Unit): 'infantry' | 'mechanized' => (mechanized(world, u) ? 'mechanized' : 'infantry');

/** The allowance of the season. */
export const allowance = (world: World, u: Unit): number => number(world.tables, 'movement', String(quarterOf(world.turn)), classOf(world, u));

/** Movement points with which a unit begins a phase: a unit out of supply has one hex. */
export const pointsOf = (world: World, u: Unit): number =>
  u.marks.has('out of supply') ? Math.min(number(world.tables, 'supply', 'hexes moved out of supply'), allowance(world, u)) : allowance(world, u);

/** Movement points of a phase: none for what was carried; after combat mechanized units alone move, those that have not moved (AMB-SPI-96). */
export const phasePoints = (world: World, u: Unit): number => {
  if (u.marks.has('carried')) return 0;
  if (world.phase === 'movement') return pointsOf(world, u);
  return world.phase === 'mechanized' && mechanized(world, u) && !u.marks.has('moved') ? pointsOf(world, u) : 0;
};
