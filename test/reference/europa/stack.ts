/**
 * Stacking.
 * @rule EBC 8A, FITE 8A, REFORM 31C
 * @module
 */
import { isArmyHq, isArtillery, isDivisional } from './kind.js';
import { inForce, type Position, type Unit } from './position.js';
import { withinRes, withinTankCorps } from './stackRes.js';

/** Six units, three of them divisional; two units of artillery, or one division of it, may stand beside them. @rule EBC 8A, ruling AMB-BC-52 */
const withinUnits = (units: ReadonlyArray<Unit>): boolean => {
  const fits = (counted: ReadonlyArray<Unit>): boolean => counted.length <= 6 && counted.filter((u) => isDivisional(u.data, u.cadre)).length <= 3;
  const guns = units.filter((u) => isArtillery(u.data));
  const small = guns.filter((u) => !isDivisional(u.data, u.cadre)).slice(0, 2);
  const large = guns.filter((u) => isDivisional(u.data, u.cadre)).slice(0, 1);
  const without = (left: ReadonlyArray<Unit>): ReadonlyArray<Unit> => units.filter((u) => !left.includes(u));
  return fits(units) || fits(without(small)) || fits(without(large));
};

/** Whether units may stand in a hex together. */
export const mayStack = (pos: Position, hex: string, units: ReadonlyArray<Unit>): boolean => {
  if (inForce(pos, 'FITE-8A')) return withinRes(pos, hex, units);
  return withinUnits(units.filter((u) => !isArmyHq(u.data))) && withinTankCorps(pos, units);
};
