/**
 * Headquarters as they are printed, for laws about them: who they are, who may be served by whom.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { type Books, unitsAt } from '../../europa/laws/books.js';
import { HEADQUARTERS, type Printed, TANK_ARMY } from '../../europa/laws/printed.js';
import { isCorps } from './eastern.js';

export const isServer = (printed: Printed, unit: number): boolean => HEADQUARTERS.test(printed.units[unit].type);
export const isTankArmy = (printed: Printed, unit: number): boolean => TANK_ARMY.test(printed.units[unit].type);
export const isAdHoc = (printed: Printed, unit: number): boolean => isServer(printed, unit) && printed.units[unit].marks?.includes('ad-hoc') === true;

/** Whether a Tank Army's headquarters leads a unit: Guards lead Guards. */
export const isLed = (books: Books, hq: number, unit: number): boolean => {
  const guards = (u: number): boolean => books.printed.units[u].marks?.includes('guards') === true;
  return isCorps(books.printed, unit, books.face[unit]) && (!guards(hq) || guards(unit));
};

/** Headquarters of Tank Armies in a hex whom nobody is left to be led by when some units go. */
export const leadersWith = (books: Books, units: ReadonlyArray<number>, hex: number): ReadonlyArray<number> => {
  const here = [...unitsAt(books, hex)];
  return here.filter((hq) => isTankArmy(books.printed, hq) && units.some((u) => isLed(books, hq, u)) && !here.some((u) => !units.includes(u) && isLed(books, hq, u)));
};

/** Where points come from: Baku, and Soviet cities of more than one hex. */
export const isPointSource = (game: EuropaGame, hex: number): boolean => {
  const { map } = game.board.setting;
  const { readings } = game.board;
  const soviet = (h: number): boolean => map.territories[map.territory[h]] === 'Soviet Union';
  const place = map.places[map.placeAt[hex]];
  if (map.placeAt[hex] < 0 || !place.kind.startsWith('major') || !soviet(hex)) return false;
  if (readings['lp-source'] === 'five') return ['Baku', 'Leningrad', 'Moskva', 'Moscow', 'Stalingrad', 'Sverdlovsk'].includes(place.city);
  return place.city === 'Baku' || map.places.filter((p) => p.city === place.city && p.kind.startsWith('major') && soviet(p.hex)).length > 1;
};
