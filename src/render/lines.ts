/**
 * Lines that run from hex center to hex center: roads, and railroads over them.
 * @module
 */
import type { HexMap } from '../kernel/map.js';
import { centerOf, stroke } from './geometry.js';
import { eachHexside } from './hexsides.js';
import { attrs, group, slug } from './markup.js';
import { SHEET } from './palette.js';

/** How a line is drawn. */
export type LineLook = 'rail' | 'minor-rail' | 'road' | 'minor-road';

/** The look of a line by the name of its feature; null for what is no line. */
export const lineLook = (feature: string): LineLook | null => {
  const words = feature.toLowerCase();
  const minor = /secondary|minor|low|narrow|single|light|track|branch/.test(words);
  if (/rail/.test(words)) return minor ? 'minor-rail' : 'rail';
  if (/road|highway|track/.test(words)) return minor ? 'minor-road' : 'road';
  return null;
};

/** The strokes of a line, lowest first. A railroad is a thin line with ties across it. */
export const LINE_STYLES: Readonly<Record<LineLook, ReadonlyArray<Readonly<Record<string, string | number>>>>> = {
  'minor-road': [{ stroke: SHEET.road, 'stroke-width': 2, 'stroke-dasharray': '6 3' }],
  road: [
    { stroke: '#8f3f17', 'stroke-width': 5.4, 'stroke-linecap': 'round' },
    { stroke: '#f6c66b', 'stroke-width': 3.6, 'stroke-linecap': 'round' },
  ],
  'minor-rail': [
    { stroke: SHEET.rail, 'stroke-width': 0.9, 'stroke-linecap': 'round' },
    { stroke: SHEET.rail, 'stroke-width': 3.6, 'stroke-dasharray': '.9 9.1' },
  ],
  rail: [
    { stroke: SHEET.rail, 'stroke-width': 1.5, 'stroke-linecap': 'round' },
    { stroke: SHEET.rail, 'stroke-width': 5.2, 'stroke-dasharray': '1.2 5.8' },
  ],
};

const ORDER: ReadonlyArray<LineLook> = ['minor-road', 'road', 'minor-rail', 'rail'];

/** All roads and railroads of the map. */
export const renderLines = (map: HexMap): string => {
  let out = '';
  for (const look of ORDER) {
    map.hexsideFeatures.forEach((feature, bit) => {
      if (lineLook(feature) !== look) return;
      let d = '';
      eachHexside(map, (side, hex, direction) => {
        if ((map.hexsides[side] & (1 << bit)) !== 0)
          d += stroke(centerOf(map.grid, hex), centerOf(map.grid, map.neighbors[hex * 6 + direction]));
      });
      if (d === '') return;
      const id = `${slug(map.id)}-line-${bit}`;
      // the path stands once in the file, unpainted; each stroke refers to it
      out += `<defs><path${attrs({ id, d })}/></defs>${group(
        { fill: 'none', 'data-line': feature },
        LINE_STYLES[look].map((style) => `<use${attrs({ href: `#${id}`, ...style })}/>`).join(''),
      )}`;
    });
  }
  return out;
};
