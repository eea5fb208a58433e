/**
 * Headquarters of Tank Armies: markers that go with the last corps of their stack.
 * @rule REFORM 31C
 * @module
 */
import { hasMark, isTankArmyHq } from './kind.js';
import { inForce, type Position, type Unit, unitsAt } from './position.js';
import { isTankCorps } from './stackRes.js';

/** Whether a headquarters can lead a unit: a c/m corps, and a Guards Tank Army's a Guards one. */
const leads = (hq: Unit, unit: Unit): boolean => isTankCorps(unit) && (!hasMark(hq.data, 'guards') || hasMark(unit.data, 'guards'));

/** Headquarters that have nobody left to lead in a hex when a unit leaves it, and go along. */
export const followers = (pos: Position, unit: Unit, going: ReadonlyArray<Unit> = [unit]): ReadonlyArray<Unit> => {
  if (!inForce(pos, 'REFORM-31C-HQ') || unit.hex === null) return [];
  const here = unitsAt(pos, unit.hex);
  return here.filter((hq) => isTankArmyHq(hq.data) && leads(hq, unit) && !here.some((u) => !going.includes(u) && leads(hq, u)));
};
