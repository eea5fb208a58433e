/**
 * Stacking by regimental equivalents (REs).
 * @rule FITE 8A, REFORM 31C
 * @module
 */
import { hasMark, isArmyHq, isArtillery, isDivisional, isMotorized, isTankArmyHq, resOf, typeOf } from './kind.js';
import { inForce, type Position, type Unit } from './position.js';
import { hexAt } from './printed.js';

/** Headquarters of armies, trucks and position antiaircraft stack freely. @rule FITE 8A, REFORM 12H */
const stacksFreely = (unit: Unit): boolean => isArmyHq(unit.data) || typeOf(unit.data) === 'Truck' || hasMark(unit.data, 'position-aa');

/** A corps of a c/m type, whole. @rule REFORM 31C */
export const isTankCorps = (unit: Unit): boolean => unit.data.size === 'XXX' && isMotorized(unit.data) && isDivisional(unit.data, unit.cadre);

/** Divisions, REs of other units and REs of artillery: less in mountains, least in the Arctic, which is weather zone A. @rule FITE 8A, ruling AMB-FITE-6 */
const limitsIn = (pos: Position, hex: string): readonly [number, number, number] => {
  const { zone, terrain } = hexAt(pos.printed, hex);
  if (zone === 'A') return [1, 1, 1];
  return terrain === 'mountain' || terrain === 'high-mountain' ? [2, 2, 1] : [3, 3, 2];
};

const sum = (units: ReadonlyArray<Unit>): number => units.reduce((n, u) => n + resOf(u.data, u.cadre), 0);

/** Whether units may stand in a hex together. An artillery division may take the places of the artillery. */
export const withinRes = (pos: Position, hex: string, units: ReadonlyArray<Unit>): boolean => {
  const [divisions, others, artillery] = limitsIn(pos, hex);
  const counted = units.filter((u) => !stacksFreely(u));
  const divisional = counted.filter((u) => isDivisional(u.data, u.cadre));
  const small = counted.filter((u) => !isDivisional(u.data, u.cadre));
  const guns = sum(small.filter((u) => isArtillery(u.data)));
  const rest = sum(small.filter((u) => !isArtillery(u.data)));
  const places = (inArtillery: number, left: number): boolean => divisional.length - inArtillery <= divisions && rest + left <= others;
  const byRes = places(0, Math.max(0, guns - artillery)) || (divisional.some((u) => isArtillery(u.data)) && places(1, guns));
  return byRes && withinTankCorps(pos, units);
};

/** One c/m corps in a hex without the headquarters of a Tank Army. @rule REFORM 31C */
export const withinTankCorps = (pos: Position, units: ReadonlyArray<Unit>): boolean =>
  !inForce(pos, 'REFORM-31C-HQ') || units.filter(isTankCorps).length <= 1 || units.some((u) => isTankArmyHq(u.data));
