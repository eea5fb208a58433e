/**
 * Places that give points, as headquarters know them: a Front headquarters in one of them can always be made active.
 * @rule REFORM 12H (ER-12H.44), 34A2 (ER-34A2.2)
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import type { Board } from '../../europa/board.js';
import { isMajor } from '../../europa/places.js';
import { SOVIET_CITIES } from '../logistics/nations.js';

const SOVIET_UNION = 'Soviet Union';
/** Cities by the names that maps print. */
const ALSO: Readonly<Record<string, string>> = { Moskva: 'Moscow' };
const BAKU = 'Baku';

/**
 * Whether a hex is a source of points: of Baku, or of a Soviet city of more than one hex; by one reading of one of the five cities that give
 * points alone.
 * @rule REFORM 12H (ER-12H.44) (AMB-ER-116)
 */
export const isPointSource = ({ map, readings }: Board, hex: HexIx): boolean => {
  const place = map.placeAt[hex];
  if (place < 0 || !isMajor(map.places[place].kind)) return false;
  const { city } = map.places[place];
  const soviet = (h: HexIx): boolean => map.territories[map.territory[h]] === SOVIET_UNION;
  if (!soviet(hex)) return false;
  if (readings['lp-source'] === 'five') return SOVIET_CITIES.some((name) => name === (ALSO[city] ?? city));
  return city === BAKU || map.places.filter((p) => p.city === city && isMajor(p.kind) && soviet(p.hex)).length > 1;
};
