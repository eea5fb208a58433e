/**
 * Where a unit that has to retreat may go.
 * @rule EBC 9F1, 14C, FTF 19A, 19C, REFORM 9F1, 12H
 * @module
 */
import { marchCost } from './cost.js';
import { isArmyHq, isDivisional, isMotorized, isRailOnly, isTankArmyHq } from './kind.js';
import { holdsEnemy, inForce, owns, type Position, together, type Unit, unitsAt } from './position.js';
import { between, hexAt } from './printed.js';
import { mayStack } from './stack.js';
import type { Zones } from './step.js';
import { followers } from './tankArmy.js';
import { areaOpen, neutralBars } from './theater.js';

/** A hex that is open: free, free but overfull, or in a zone of control; and whether the zone costs a step. */
export interface Way {
  readonly to: string;
  readonly priority: 1 | 2 | 3;
  readonly harms: boolean;
}

/** Headquarters of armies are lost neither by zones nor by combat. @rule REFORM 12H, ruling AMB-ER-95 */
export const isSpared = (pos: Position, unit: Unit): boolean => inForce(pos, 'REFORM-12H') && isArmyHq(unit.data) && !isTankArmyHq(unit.data);

/** Whether a unit's zone harms those who retreat: by the article that of c/m divisions only, of Soviets that of c/m corps only. @rule REFORM 9F1 */
const harmful = (pos: Position, enemy: Unit): boolean => {
  if (!inForce(pos, 'REFORM-9F1')) return true;
  if (!isDivisional(enemy.data, enemy.cadre) || !isMotorized(enemy.data)) return false;
  return enemy.data.nation !== 'Soviet Union' || enemy.data.size === 'XXX';
};

/** Whether a hex is closed whatever the priorities. */
const isOpen = (pos: Position, unit: Unit, to: string): boolean => {
  const from = unit.hex as string;
  const { combat } = pos.state;
  if (marchCost(pos, unit.data, from, to) === null || holdsEnemy(pos, unit.side, to)) return false;
  if (combat !== null && to === [...pos.printed.hexes.keys()][combat.target]) return false;
  if (!areaOpen(pos, unit, from, to) || neutralBars(pos, to)) return false;
  return !inForce(pos, 'EBC-14C') || !isRailOnly(unit.data) || (between(pos.printed, from, to).has('rail') && owns(pos, unit.power, from) && owns(pos, unit.power, to));
};

/** German and Slovak c/m units may ignore zones where friends stand who do not retreat with them. @rule EBC 9F1 */
const mayIgnoreZones = (pos: Position, unit: Unit, to: string, group: ReadonlyArray<Unit>): boolean =>
  ['Germany', 'Slovakia'].includes(unit.data.nation) && isMotorized(unit.data) && unitsAt(pos, to).some((u) => together(pos, u.power, unit.power) && !group.some((g) => g.id === u.id));

/** Everything open, with the privilege of German c/m units or without it. */
const openWays = (pos: Position, unit: Unit, group: ReadonlyArray<Unit>, zones: Zones, privileged: boolean, closed: ReadonlyArray<string>): ReadonlyArray<Way> =>
  hexAt(pos.printed, unit.hex as string)
    .beside.filter((to) => isOpen(pos, unit, to) && !closed.includes(to))
    .map((to): Way => {
      const zone = [...(zones.get(to) ?? [])].some((enemy) => harmful(pos, enemy)) && !(privileged && mayIgnoreZones(pos, unit, to, group));
      // what nothing destroys may end over the limit, and passes zones unharmed though it would rather not
      if (zone) return { to, priority: 3, harms: !isSpared(pos, unit) };
      const fits = isSpared(pos, unit) || mayStack(pos, to, [...unitsAt(pos, to).filter((u) => u.id !== unit.id), unit, ...followers(pos, unit)]);
      return { to, priority: fits ? 1 : 2, harms: false };
    });

/** The hexes of the best priority, but for those where the unit has been. A privilege need not be used: those of the best priority without it are open as well. */
export const waysBack = (pos: Position, unit: Unit, group: ReadonlyArray<Unit>, zones: Zones, closed: ReadonlyArray<string> = []): ReadonlyArray<Way> => {
  const best = (ways: ReadonlyArray<Way>): ReadonlyArray<Way> => ways.filter((w) => w.priority === Math.min(...ways.map((v) => v.priority)));
  const withIt = best(openWays(pos, unit, group, zones, true, closed));
  const without = best(openWays(pos, unit, group, zones, false, closed));
  return [...withIt, ...without.filter((w) => !withIt.some((v) => v.to === w.to))];
};
