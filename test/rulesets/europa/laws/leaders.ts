/**
 * Headquarters of Tank Armies, which go where their corps go. Rule REFORM 31C.
 */
import { type Books, unitsAt } from './books.js';
import { type Printed, TANK_ARMY } from './printed.js';

export const isTankArmy = (printed: Printed, unit: number): boolean => TANK_ARMY.test(printed.units[unit].type);

/** Whether a unit is a c/m corps with a side up. */
export const isCorps = (printed: Printed, unit: number, face: number): boolean => face === 0 && printed.units[unit].size === 'XXX' && printed.cm(unit);

/** Whether a Tank Army's headquarters leads a unit: Guards lead Guards. */
export const isLed = (books: Books, hq: number, unit: number): boolean => {
  const guards = (u: number): boolean => books.printed.units[u].marks?.includes('guards') === true;
  return isCorps(books.printed, unit, books.face[unit]) && (!guards(hq) || guards(unit));
};

/** Headquarters of Tank Armies in a hex that go with some units: nobody whom they could lead stays. */
export const leadersWith = (books: Books, units: ReadonlyArray<number>, hex: number): ReadonlyArray<number> => {
  const here = [...unitsAt(books, hex)];
  return here.filter((hq) => isTankArmy(books.printed, hq) && units.some((u) => isLed(books, hq, u)) && !here.some((u) => !units.includes(u) && isLed(books, hq, u)));
};
