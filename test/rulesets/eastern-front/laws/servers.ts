/**
 * Headquarters as they are printed, for laws about them: who they are, and where one can always be made active.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { HEADQUARTERS, type Printed } from '../../europa/laws/printed.js';

export const isServer = (printed: Printed, unit: number): boolean => HEADQUARTERS.test(printed.units[unit].type);
export const isAdHoc = (printed: Printed, unit: number): boolean => isServer(printed, unit) && printed.units[unit].marks?.includes('ad-hoc') === true;

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
