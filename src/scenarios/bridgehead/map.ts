/**
 * The map of the bridgehead: a front that was never anywhere.
 * @module
 */
import type { MapData } from '../../kernel/map.js';

/** The hexsides between two neighboring columns, the first of which is even: a river from edge to edge. */
const river = (column: number, rows: number): ReadonlyArray<string> => {
  const two = (n: number): string => String(n).padStart(2, '0');
  return Array.from({ length: rows }, (_, i) => i + 1).flatMap((row) => [
    `${two(column)}${two(row)}/${two(column + 1)}${two(row)}`,
    ...(row < rows ? [`${two(column)}${two(row)}/${two(column + 1)}${two(row + 1)}`] : []),
  ]);
};

/** Fourteen columns of nine hexes: the river between columns 6 and 7, four towns behind it, a city in the rear. @since 0.3.0 */
export const mapData: MapData = {
  format: 'grognard-map/1',
  id: 'bridgehead',
  title: 'The bridgehead (invented)',
  notice: 'An invented map: there is no such river, and no such town. It was drawn for bots, so that a whole game takes seconds.',
  columns: [1, 14],
  rows: [1, 9],
  terrains: { '.': 'clear', w: 'woods', F: 'forest', r: 'rough' },
  terrain: [
    '.....w..FF....',
    '..w......F.w..',
    '.w....w.......',
    '.......w..ww..',
    '..............',
    '....w..ww.....',
    '.ww.....w..F..',
    '...w.......FF.',
    '..w.....w....F',
  ],
  territories: { g: 'Germany', s: 'Soviet Union' },
  territory: Array.from({ length: 9 }, () => 'ggggggssssssss'),
  hexsides: {
    'minor-river': river(6, 9),
    rail: ['0105/0205/0305/0405/0505/0605/0705/0805/0905/1005/1105/1205/1305/1405'],
    road: ['0605/0705/0704/0803/0903/1002', '0605/0706/0806/0907/1006/1107'],
  },
  features: {},
  areas: { 'axis-edge': ['0105'], 'soviet-edge': ['1405'] },
  places: [
    { hex: '0803', name: 'Berezy', kind: 'major-partial' },
    { hex: '0907', name: 'Lipovka', kind: 'major-partial' },
    { hex: '0805', name: 'Brod', kind: 'dot' },
    { hex: '1002', name: 'Sosny', kind: 'dot' },
    { hex: '1005', name: 'Uzel', kind: 'major-partial' },
    { hex: '1107', name: 'Ozerki', kind: 'dot' },
    { hex: '1305', name: 'Gorod', kind: 'major-full' },
    { hex: '0305', name: 'Furt', kind: 'reference' },
  ],
  source: 'reconstructed',
  hexSources: {},
};
