/**
 * Armor effects by the number of divisions.
 * @rule EBC 10, 9H, FTF 19D
 * @module
 */
import { armorEntry, hexRows, hexsideRows } from './effects.js';
import { isDivisional, isMotorized } from './kind.js';
import { inForce, type Position, type Unit, weatherIn } from './position.js';
import type { Attack } from './strength.js';

/** Rows that bar the attackers' armor in Poland whatever the chart says. @rule FTF 19D */
const barred = (pos: Position, row: string): boolean => inForce(pos, 'FTF-19D') && ['feature/fort', 'feature/fortress', 'hexside/fortified'].includes(row);

/** Whether the hex attacked lets the armor of a side count. @rule ruling AMB-BC-112 */
export const hexLets = (pos: Position, target: string, side: 'attacker' | 'defender'): boolean =>
  hexRows(pos, target).every((row) => {
    const entry = armorEntry(pos, row);
    return side === 'defender' ? entry !== 'no' : entry === 'yes' && !barred(pos, row);
  });

/** Whether the hexside that a unit attacks across lets its armor count. */
export const hexsideLets = (pos: Position, unit: Unit, target: string): boolean => hexsideRows(pos, unit.hex as string, target).every((row) => armorEntry(pos, row) === 'yes' && !barred(pos, row));

const isArmor = (unit: Unit): boolean => isDivisional(unit.data, unit.cadre) && isMotorized(unit.data);

/** 1 for each attacking c/m division, 4 at most; -1 for each defending one, -3 at most; in clear weather and frost alone. */
export const armorDice = (pos: Position, { target, attackers, defenders }: Attack): ReadonlyArray<number> => {
  if (!['clear', 'frost'].includes(weatherIn(pos, target))) return [];
  const attacking = hexLets(pos, target, 'attacker') ? attackers.filter((u) => isArmor(u) && hexsideLets(pos, u, target)).length : 0;
  const defending = hexLets(pos, target, 'defender') ? defenders.filter(isArmor).length : 0;
  return [Math.min(4, attacking), -Math.min(3, defending)].filter((n) => n !== 0);
};
