/**
 * Terrain: a color for each kind, and trees, hills, peaks and reeds drawn over it.
 * Kinds are recognized by the words in the name, so that any ruleset's terrain finds a picture.
 * @module
 */
import { columnOf, type HexIx, rowOf } from '../kernel/hex.js';
import type { HexMap } from '../kernel/map.js';
import { centerOf, hexPath, type Point } from './geometry.js';
import { attr, attrs, group, num } from './markup.js';
import { SHEET } from './palette.js';

/** How a terrain looks: its color and what is strewn over it. */
export interface TerrainLook {
  readonly fill: string;
  readonly cover: string;
  readonly water: boolean;
}

/** The look of a terrain by its name, `'wooded rough'`, `'wooded-swamp'`, `'sea'` … */
export const terrainLook = (name: string): TerrainLook => {
  const words = name.toLowerCase();
  const has = (pattern: RegExp): boolean => pattern.test(words);
  const wooded = has(/wood/);
  if (has(/sea|ocean|water(?!logged)|gulf|bay\b/)) return { fill: SHEET.sea, cover: '', water: true };
  if (has(/lake|lagoon/)) return { fill: SHEET.lake, cover: '', water: true };
  if (has(/mountain|alpine/))
    return wooded
      ? { fill: '#c9bd92', cover: 'wooded-mountain', water: false }
      : { fill: '#d3bf9c', cover: 'mountain', water: false };
  if (has(/swamp|marsh|bog/))
    return wooded
      ? { fill: '#cddfc2', cover: 'wooded-swamp', water: false }
      : { fill: '#dcebdc', cover: 'swamp', water: false };
  if (has(/rough|hill|broken/))
    return wooded
      ? { fill: '#d3d6a2', cover: 'wooded-rough', water: false }
      : { fill: '#e6dab0', cover: 'rough', water: false };
  if (has(/forest|jungle/)) return { fill: '#b5d196', cover: 'forest', water: false };
  if (has(/wood/)) return { fill: '#d5e4b3', cover: 'woods', water: false };
  if (has(/desert|sand|dune/)) return { fill: '#f3e2b3', cover: 'sand', water: false };
  if (has(/city|urban|town/)) return { fill: '#d8cfc8', cover: '', water: false };
  if (has(/ice|snow|glacier/)) return { fill: '#f1f5f7', cover: '', water: false };
  if (has(/clear|open|plain|steppe|field/)) return { fill: '#f1eed3', cover: '', water: false };
  return { fill: '#e4e2dc', cover: '', water: false };
};

/** Whether a hex is all water, by the name of its terrain. */
export const waterIn = (map: HexMap): ((hex: HexIx) => boolean) => {
  const water = map.terrains.map((name) => terrainLook(name).water);
  return (hex) => water[map.terrain[hex]] ?? false;
};

// Spots inside the hex, few of them round the middle and the name below it; those first named are used first.
// biome-ignore format: a list to be read as one
const SPOTS: ReadonlyArray<readonly [number, number]> = [
  [-15, -24], [23, -12], [-27, 3], [13, 26], [2, -20], [-19, 22], [30, 4], [-11, -3],
  [-25, -10], [18, -25], [-4, 27], [24, 17], [-8, -15], [12, 5], [-31, -4], [11, -13],
  [-25, 13], [33, -4], [-11, 29], [27, 10], [-5, -29], [-20, -17], [20, 23], [0, 4],
  [-14, 11], [5, 16], [20, -2],
];

const tree = ([x, y]: readonly [number, number]): string =>
  `<path d="M${x} ${y + 4}v3.4M${x - 4} ${y + 4}a3.2 3.2 0 0 1 .6-6.2a3.6 3.6 0 0 1 6.8 0a3.2 3.2 0 0 1 .6 6.2z"/>`;
const hill = ([x, y]: readonly [number, number]): string =>
  `<path d="M${x - 7} ${y + 3}q3.5-8 7-8t7 8M${num(x - 3)} ${y - 2}l-1.4 4M${x} ${y - 3}v4M${x + 3} ${y - 2}l1.4 4"/>`;
const peak = ([x, y]: readonly [number, number]): string =>
  `<path d="M${x - 9} ${y + 6}l9-14 9 14z" fill="#e9dcc4"/><path d="M${x} ${y - 8}l9 14h-6l-2-6-2.4 1z" fill="#a88b64" stroke="none"/>`;
const reeds = ([x, y]: readonly [number, number]): string =>
  `<path d="M${x - 6} ${y + 2}h12M${x - 3} ${y + 4.5}h8" stroke="#5a9cc4"/><path d="M${x} ${y + 1}v-6M${num(x - 2.5)} ${y + 1}l-1.5-4.5M${num(x + 2.5)} ${y + 1}l1.5-4.5"/>`;
const dune = ([x, y]: readonly [number, number]): string => `<path d="M${x - 6} ${y}q3-4 6 0t6 0"/>`;

const strewn = (
  draw: (spot: readonly [number, number]) => string,
  first: number,
  count: number,
  mirror: boolean,
): string =>
  SPOTS.slice(first, first + count)
    .map(([x, y]): readonly [number, number] => [mirror ? -x : x, y])
    .sort((a, b) => a[1] - b[1]) // the lower ones stand in front
    .map(draw)
    .join('');

const TREES = { stroke: '#5f8a4c', 'stroke-width': 0.7, fill: '#9cc27c' };
const DARK_TREES = { stroke: '#3f6e38', 'stroke-width': 0.7, fill: '#74a65c' };
const HILLS = { stroke: '#a5793f', 'stroke-width': 1, fill: 'none' };
const PEAKS = { stroke: '#7a5d38', 'stroke-width': 0.9, 'stroke-linejoin': 'round' };
const REEDS = { stroke: '#5b8a5a', 'stroke-width': 1, fill: 'none' };

const cover = (kind: string, mirror: boolean): string => {
  switch (kind) {
    case 'woods':
      return group(TREES, strewn(tree, 0, 8, mirror));
    case 'forest':
      return group(DARK_TREES, strewn(tree, 0, 27, mirror));
    case 'rough':
      return group(HILLS, strewn(hill, 0, 7, mirror));
    case 'wooded-rough':
      return group(HILLS, strewn(hill, 0, 6, mirror)) + group(TREES, strewn(tree, 7, 6, mirror));
    case 'mountain':
      return group(PEAKS, strewn(peak, 0, 8, mirror));
    case 'wooded-mountain':
      return group(PEAKS, strewn(peak, 0, 6, mirror)) + group(TREES, strewn(tree, 7, 5, mirror));
    case 'swamp':
      return group(REEDS, strewn(reeds, 0, 8, mirror));
    case 'wooded-swamp':
      return group(REEDS, strewn(reeds, 0, 7, mirror)) + group(TREES, strewn(tree, 7, 6, mirror));
    default:
      return group({ stroke: '#c9a85c', fill: 'none' }, strewn(dune, 0, 7, mirror));
  }
};

/** Definitions of the covers that a map needs, each also mirrored, so that the eye finds no wallpaper. */
export const terrainDefs = (map: HexMap): string =>
  [...new Set(map.terrains.map((t) => terrainLook(t).cover))]
    .filter((c) => c !== '')
    .map((c) => `<g id="cover-${c}">${cover(c, false)}</g>\n<g id="cover-${c}-m">${cover(c, true)}</g>\n`)
    .join('');

/** A hex's cover, by reference. */
export const coverAt = (kind: string, p: Point, mirrored: boolean): string =>
  kind === '' ? '' : `<use href="#cover-${kind}${mirrored ? '-m' : ''}"${attrs({ x: p.x, y: p.y })}/>`;

/** The ground: one path for all hexes of a terrain. */
export const renderGround = (map: HexMap): string => {
  const looks = map.terrains.map(terrainLook);
  const fills = looks.map(() => '');
  for (let h = 0; h < map.grid.size; h++) fills[map.terrain[h]] += hexPath(centerOf(map.grid, h));
  return group(
    { id: 'ground' },
    fills.map((d, t) => (d === '' ? '' : `<path${attr('fill', looks[t].fill)}${attr('d', d)}/>`)).join(''),
  );
};

/** Trees, hills, peaks and reeds. Drawn over the owners' tints, which would dull them. */
export const renderCovers = (map: HexMap): string => {
  const looks = map.terrains.map(terrainLook);
  let covers = '';
  for (let h = 0; h < map.grid.size; h++) {
    const mirrored = (columnOf(map.grid, h) * 5 + rowOf(map.grid, h) * 3) % 4 < 2;
    covers += coverAt(looks[map.terrain[h]]?.cover ?? '', centerOf(map.grid, h), mirrored);
  }
  return group({ id: 'covers' }, covers);
};
