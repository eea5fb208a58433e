/**
 * The maps of the scenarios: the whole front as it was in a year, and the southern section of 1942.
 * @module
 */
import { type HexId, makeGrid, OFF_MAP, parseHexId } from '../../kernel/hex.js';
import { type MapData, singleHexsides } from '../../kernel/map.js';
import { held1942, laterRails, mapData } from './map.js';
import { type Rectangle, section } from './section.js';

/**
 * The whole front as it was at the beginning of a year, or in the middle of 1941: railways opened in that year or later are not yet
 * there. Frontiers, cities and works are always those of June 1941.
 * @since 0.3.0
 */
export const mapOf = (year: number): MapData => ({
  ...mapData,
  hexsides: {
    ...mapData.hexsides,
    rail: [
      ...mapData.hexsides['rail'],
      ...Object.entries(laterRails)
        .filter(([opened]) => Number(opened) < year)
        .flatMap(([, rows]) => rows),
    ],
  },
});

/** The whole front, June 1941. @since 0.3.0 */
export const barbarossaMap: MapData = { ...mapOf(1941), id: 'barbarossa-1941' };

/** The section of *Fall Blau*: from Orel and Yelets to the Turkish frontier, from the lower Dnieper to the Caspian. @since 0.3.0 */
export const FALL_BLAU_RECTANGLE: Rectangle = { columns: [35, 99], rows: [33, 88] };

/** Whether the Axis holds a hex of the whole front at the end of June 1942; false for water. @since 0.3.0 */
export const isAxisIn1942 = (hex: HexId): boolean => held1942[Number(hex.slice(2)) - mapData.rows[0]]?.[Number(hex.slice(0, 2)) - mapData.columns[0]] === '#';

/** Hexes by which railways leave a section: over its edge into the rest of the map, or at the eastern edge of that. */
const railheads = (data: MapData): ReadonlyArray<HexId> => {
  const grid = makeGrid(data.columns, data.rows);
  const isOn = (hex: HexId): boolean => parseHexId(grid, hex) !== OFF_MAP;
  const sides = mapOf(1942).hexsides['rail'].flatMap(singleHexsides).map((side) => side.split('/'));
  const leaving = sides.flatMap((pair) => (pair.some(isOn) ? pair.flatMap((hex, i) => (isOn(hex) && (!isOn(pair[1 - i]) || hex.startsWith(EAST)) ? [hex] : [])) : []));
  return [...new Set(leaving)].sort();
};

/** The last column of the whole map. */
const EAST = String(mapData.columns[1]);

const cut = section(mapOf(1942), FALL_BLAU_RECTANGLE, {
  id: 'fall-blau-1942',
  title: 'The southern front, July 1942 (reconstruction)',
  notice:
    'A reconstruction from real geography for this project, cut out of our map of the whole front: columns 35 to 99, rows 33 to 88, from Orel and Yelets to the Turkish frontier and from the ' +
    'lower Dnieper to the Caspian. It is not the printed maps, whose numbers it does not bear. Railways opened in 1942 are left out, and so are the works of 1941 that the Axis has taken. ' +
    'The front is drawn from general knowledge; the Axis holds what lies behind it.',
});

/** The map of *Fall Blau*. Its areas: `axis-held` at the start, and the edge hexes by which railways lead home, `axis-edge` and `soviet-edge`. @since 0.3.0 */
export const fallBlauMap: MapData = {
  ...cut,
  hexsides: { ...cut.hexsides, fortified: cut.hexsides['fortified'].filter((side) => !isAxisIn1942(side.slice(side.indexOf('>') + 1))) },
  areas: {
    'axis-held': Array.from({ length: cut.columns[1] - cut.columns[0] + 1 }, (_, c) => c + cut.columns[0]).flatMap((column) =>
      Array.from({ length: cut.rows[1] - cut.rows[0] + 1 }, (_, r) => String(column).padStart(2, '0') + String(r + cut.rows[0]).padStart(2, '0')).filter(isAxisIn1942),
    ),
    'axis-edge': railheads(cut).filter(isAxisIn1942),
    // not those of the south, which lead to Turkey and Iran
    'soviet-edge': railheads(cut).filter((hex) => !isAxisIn1942(hex) && (hex.startsWith(EAST) || Number(hex.slice(2)) === cut.rows[0])),
  },
};
