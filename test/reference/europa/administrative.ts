/**
 * Administrative movement: half the cost, away from the enemy.
 * @rule FITE 6B, REFORM 12H
 * @module
 */
import type { UnitData } from '../../../src/rulesets/europa/unit.js';
import { marchCost, roadCost } from './cost.js';
import { holdsEnemy, inForce, type Position, sideOfPower, type Unit } from './position.js';
import { between, hexAt } from './printed.js';

/** Half of what clear ground or a road costs; null elsewhere. */
export const administrativeCost = (pos: Position, unit: UnitData, from: string, to: string): number | null => {
  if (!inForce(pos, 'FITE-6B')) return null;
  const clear = hexAt(pos.printed, to).terrain === 'clear' && [...between(pos.printed, from, to)].every((f) => f === 'rail' || f === 'road');
  const costs = [clear ? marchCost(pos, unit, from, to) : null, roadCost(pos, unit, from, to)].filter((c): c is number => c !== null);
  return costs.length === 0 ? null : Math.min(...costs) / 2;
};

const besideEnemy = (pos: Position, side: string, hex: string): boolean => hexAt(pos.printed, hex).beside.some((other) => holdsEnemy(pos, side, other));

/** Hexes that the phasing player has taken from the enemy in this player turn. */
const takenNow = (pos: Position): ReadonlyArray<string> => {
  const { taken } = pos.state.slices['administrative'] as { readonly taken: ReadonlyArray<number> };
  if (taken.length === 0) return [];
  const ids = [...pos.printed.hexes.keys()];
  return taken.map((h) => ids[h]);
};

/** Whether the rules of administrative movement allow a step in a mode: a unit moves so for a whole phase or not at all. */
export const mayAdministrate = (pos: Position, unit: Unit, to: string, by: string): boolean => {
  if (by !== 'admin') return !unit.administrative;
  const from = unit.hex as string;
  if (pos.phase !== 'movement' || unit.outOfSupply || (unit.moved && !unit.administrative)) return false;
  if (besideEnemy(pos, unit.side, from) || besideEnemy(pos, unit.side, to)) return false;
  const owner = pos.owner.get(to) ?? null;
  return owner !== null && sideOfPower(pos, owner) === unit.side && !takenNow(pos).includes(to);
};
