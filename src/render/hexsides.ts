/**
 * What lies on hexsides: coasts, rivers, lakes and straits, fortified and blocked hexsides.
 * Each is one path for a whole class, each hexside one stroke in it.
 * @module
 */
import type { View } from '../engine/view.js';
import type { HexMap } from '../kernel/map.js';
import { unprotected } from './changes.js';
import { at, centerOf, hexsideEnds, type Point, stroke } from './geometry.js';
import { attrs, group, num, slug } from './markup.js';
import { SHEET } from './palette.js';
import { waterIn } from './terrain.js';

/** How a hexside feature is drawn. */
export type HexsideLook = 'minor-river' | 'major-river' | 'water' | 'strait' | 'fortified' | 'blocked' | 'other';

/** The look of a hexside feature by its name; null for lines that run across hexsides and for frontiers, drawn elsewhere. */
export const hexsideLook = (feature: string): HexsideLook | null => {
  const words = feature.toLowerCase();
  if (/rail|road|highway|track/.test(words)) return null;
  if (/river|stream|canal/.test(words)) return /major|great|wide/.test(words) ? 'major-river' : 'minor-river';
  if (/strait|ferry|narrows/.test(words)) return 'strait';
  if (/sea|lake|water|lagoon/.test(words)) return 'water';
  if (/fort|wall|bunker/.test(words)) return 'fortified';
  if (/block|prohibit|impass|alpine|ridge|mountain/.test(words)) return 'blocked';
  return /border|frontier/.test(words) ? null : 'other';
};

/** Calls back for each hexside between two hexes of the map: its number, the hex it is counted from, and the direction. */
export const eachHexside = (map: HexMap, visit: (side: number, hex: number, direction: number) => void): void => {
  for (let side = 0; side < map.grid.size * 3; side++) {
    const hex = Math.floor(side / 3);
    if (map.neighbors[hex * 6 + (side % 3)] >= 0) visit(side, hex, side % 3);
  }
};

// A river meanders along its hexside but meets the corner exactly, where the next hexside goes on.
const meander = (a: Point, b: Point, side: number): string => {
  const bend = side % 2 === 0 ? 0.09 : -0.09;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return `M${at(a)}q${num(dx / 4 - dy * bend)} ${num(dy / 4 + dx * bend)} ${num(dx / 2)} ${num(dy / 2)}t${num(dx / 2)} ${num(dy / 2)}`;
};

/** Teeth along a hexside, inside the hex whose center is given, their points toward the outside. */
export const teeth = (center: Point, direction: number): string => {
  const [a, b] = hexsideEnds(center, direction, 5.5);
  const [p, q] = hexsideEnds(center, direction, 1.5);
  const along = (from: Point, to: Point, t: number): Point => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
  });
  let d = `M${at(a)}`;
  for (let i = 0; i < 5; i++) d += `L${at(along(a, b, i / 5))}L${at(along(p, q, (i + 0.5) / 5))}`;
  return `${d}L${at(b)}Z`;
};

/** Strokes for a look, as pairs of attributes: the path is drawn once for each. */
export const HEXSIDE_STYLES: Readonly<Record<HexsideLook, ReadonlyArray<Readonly<Record<string, string | number>>>>> = {
  'minor-river': [{ stroke: SHEET.river, 'stroke-width': 2.6 }],
  'major-river': [
    { stroke: '#1f5f96', 'stroke-width': 6.4 },
    { stroke: '#6db3e0', 'stroke-width': 3.8 },
  ],
  water: [
    { stroke: SHEET.coast, 'stroke-width': 11 },
    { stroke: SHEET.sea, 'stroke-width': 8 },
  ],
  strait: [{ stroke: '#1f5f96', 'stroke-width': 4, 'stroke-dasharray': '6 5', 'stroke-linecap': 'butt' }],
  fortified: [{ fill: SHEET.fort, stroke: SHEET.fort, 'stroke-width': 0.8 }],
  blocked: [{ stroke: '#3b2a20', 'stroke-width': 6, 'stroke-dasharray': '3 1.5', 'stroke-linecap': 'butt' }],
  other: [{ stroke: '#7b5aa6', 'stroke-width': 4, 'stroke-dasharray': '4 3' }],
};

// What is drawn first lies lowest.
const ORDER: ReadonlyArray<HexsideLook> = [
  'water',
  'minor-river',
  'major-river',
  'strait',
  'blocked',
  'other',
  'fortified',
];

/** The path of a feature; of fortified hexsides, those that protect hexes for which `drawn` holds. */
const pathOf = (map: HexMap, bit: number, look: HexsideLook, drawn: (hex: number) => boolean): string => {
  let d = '';
  eachHexside(map, (side, hex, direction) => {
    if ((map.hexsides[side] & (1 << bit)) === 0) return;
    const center = centerOf(map.grid, hex);
    if (look === 'fortified') {
      const other = map.neighbors[hex * 6 + direction];
      // without a protected side the teeth stand on both
      if (map.protects[side] !== other && drawn(hex)) d += teeth(center, direction);
      if (map.protects[side] !== hex && drawn(other)) d += teeth(centerOf(map.grid, other), direction + 3);
      return;
    }
    const [a, b] = hexsideEnds(center, direction);
    d += look === 'minor-river' || look === 'major-river' ? meander(a, b, side) : stroke(a, b);
  });
  return d;
};

/** Coasts: hexsides between land and water, with shallows along them on the water's side. */
export const renderCoasts = (map: HexMap): string => {
  let coast = '';
  let shallows = '';
  const isWater = waterIn(map);
  eachHexside(map, (_side, hex, direction) => {
    const other = map.neighbors[hex * 6 + direction];
    const water = isWater(hex);
    if (water === isWater(other)) return;
    coast += stroke(...hexsideEnds(centerOf(map.grid, hex), direction));
    shallows += water
      ? stroke(...hexsideEnds(centerOf(map.grid, hex), direction, 3.5))
      : stroke(...hexsideEnds(centerOf(map.grid, other), direction + 3, 3.5));
  });
  return group(
    { id: 'coasts', fill: 'none', 'stroke-linecap': 'round' },
    coast === ''
      ? ''
      : `<path${attrs({ d: shallows, stroke: '#cfe8f3', 'stroke-width': 7 })}/><path${attrs({ d: coast, stroke: SHEET.coast, 'stroke-width': 2.6 })}/>`,
  );
};

/** Fortified hexsides that have lost their effect. */
const RUIN: Readonly<Record<string, string | number>> = { fill: 'none', stroke: '#8f8580', 'stroke-width': 0.8, 'stroke-dasharray': '1.5 1.5' };

/** Every hexside feature of the map as it stands in the position. A group's `data-hexside` names the feature. */
export const renderHexsides = (view: View): string => {
  const { map } = view;
  let out = '';
  for (const look of ORDER) {
    map.hexsideFeatures.forEach((feature, bit) => {
      if (hexsideLook(feature) !== look) return;
      const gone = unprotected(view, feature);
      const ruins = gone.size === 0 ? '' : pathOf(map, bit, look, (hex) => gone.has(hex));
      if (ruins !== '' && look === 'fortified') out += `<path${attrs({ d: ruins, ...RUIN, 'data-hexside': `${feature}, gone` })}/>`;
      const d = pathOf(map, bit, look, (hex) => !gone.has(hex));
      if (d === '') return;
      const id = `${slug(map.id)}-hexside-${bit}`;
      // the path stands once in the file, unpainted; each stroke refers to it
      out += `<defs><path${attrs({ id, d })}/></defs>${group(
        { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'data-hexside': feature },
        HEXSIDE_STYLES[look].map((style) => `<use${attrs({ href: `#${id}`, ...style })}/>`).join(''),
      )}`;
    });
  }
  return out;
};
