/**
 * Cities, towns and their names.
 * @module
 */
import type { HexIx } from '../kernel/hex.js';
import type { HexMap, Place } from '../kernel/map.js';
import { centerOf, hexPath, type Point } from './geometry.js';
import { attrs, escapeMarkup, fittingSize, group, num, textWidth } from './markup.js';
import { SHEET } from './palette.js';

/** How a place is drawn: blocks over the whole hex or its middle, a dot, or a small circle. */
export type PlaceLook = 'full' | 'partial' | 'dot' | 'reference';

/** The look of a place by its kind. */
export const placeLook = (kind: string): PlaceLook => {
  const words = kind.toLowerCase();
  if (/partial|minor/.test(words)) return 'partial';
  if (/major|full|metropolis|multi/.test(words)) return 'full';
  return /dot|city|town|point/.test(words) ? 'dot' : 'reference';
};

/** Height of the strip at the bottom of a hex that names are written in when counters cover its middle. */
export const NAME_STRIP = 8.5;

const TOWN: Readonly<Record<PlaceLook, { size: number; weight: string; style: string; radius: number }>> = {
  full: { size: 9.5, weight: 'bold', style: 'normal', radius: 3.2 },
  partial: { size: 9, weight: 'bold', style: 'normal', radius: 3.2 },
  dot: { size: 8.2, weight: 'normal', style: 'normal', radius: 3 },
  reference: { size: 7.2, weight: 'normal', style: 'italic', radius: 2 },
};

/** Blocks of houses with streets between them. */
export const blocks = (p: Point, look: 'full' | 'partial'): string => {
  const body = hexPath(p, look === 'full' ? 4 : 17);
  return `<path${attrs({ d: body, fill: 'url(#blocks)', stroke: SHEET.cityInk, 'stroke-width': 1.2, 'stroke-linejoin': 'round' })}/>`;
};

/** The fill of blocks. */
export const BLOCKS_DEF = `<pattern id="blocks" width="9" height="8" patternUnits="userSpaceOnUse"><rect width="9" height="8" fill="#efe6dc"/><path d="M.8.8h4.4v2.6H.8zM6.2.8h2.2v2.6H6.2zM.8 4.4h2.2v2.8H.8zM4 4.4h4.4v2.8H4z" fill="${SHEET.city}"/></pattern>\n`;

const STAR = 'l1.18 3.02 3.24.18-2.52 2.05.83 3.14-2.73-1.76-2.73 1.76.83-3.14-2.52-2.05 3.24-.18z';

/** A five-pointed star for capitals, about nine pixels across. */
export const star = (p: Point): string =>
  `<path${attrs({ d: `M${num(p.x)} ${num(p.y - 4.6)}${STAR}`, fill: '#c8102e', stroke: '#fff', 'stroke-width': 0.8, 'paint-order': 'stroke' })}/>`;

/** A place's symbol, small enough to stand on a line of text. */
export const townSymbol = (look: PlaceLook, capital: boolean, p: Point, scale = 1): string => {
  if (capital) return star(p);
  const r = TOWN[look].radius * scale;
  if (look === 'full' || look === 'partial')
    return `<rect${attrs({ x: p.x - r, y: p.y - r, width: 2 * r, height: 2 * r, fill: SHEET.cityInk, stroke: '#fff', 'stroke-width': 0.8 })}/>`;
  return `<circle${attrs({ cx: p.x, cy: p.y, r, fill: look === 'dot' ? SHEET.label : '#fff', stroke: look === 'dot' ? '#fff' : SHEET.label, 'stroke-width': 0.9 })}/>`;
};

/** The blocks of major cities, which lie under lines and rivers. */
export const renderBlocks = (map: HexMap): string =>
  group(
    { id: 'cities' },
    map.places
      .map((place) => {
        const look = placeLook(place.kind);
        return look === 'full' || look === 'partial' ? blocks(centerOf(map.grid, place.hex), look) : '';
      })
      .join(''),
  );

const renderName = (place: Place, p: Point, covered: boolean, crowded: boolean): string => {
  const look = placeLook(place.kind);
  const { size: most, weight, style } = TOWN[look];
  const text = look === 'full' ? place.name.toUpperCase() : place.name;
  // between counters only the width of the hex at that height is free
  const size = Math.max(4.6, fittingSize(text, covered ? 50 : crowded ? 62 : 80, covered ? Math.min(most, 7.6) : most));
  const symbolRoom = covered ? 7 : 0;
  const y = covered ? 33 : look === 'reference' ? 10.5 : 12.5;
  const left = (textWidth(text) * size * 0.9 + symbolRoom) / 2;
  return (
    (covered
      ? townSymbol(look, place.capital === true, { x: p.x - left + 2, y: p.y + y - size * 0.34 }, 0.75)
      : look === 'full' || look === 'partial'
        ? place.capital === true
          ? star(p)
          : ''
        : townSymbol(look, place.capital === true, p)) +
    `<text${attrs({
      x: p.x + symbolRoom / 2,
      y: p.y + y,
      'font-size': size,
      'font-weight': weight === 'normal' ? null : weight,
      'font-style': style === 'normal' ? null : style,
    })}>${escapeMarkup(text)}</text>`
  );
};

/** Whether a hex has a name to be written. A city of several hexes is named in the first. */
export const namedPlaces = (map: HexMap): ReadonlyMap<HexIx, Place> => {
  const named = new Map<HexIx, Place>();
  const written = new Set<string>();
  map.places.forEach((place, i) => {
    const key = JSON.stringify([place.city, place.name]);
    if (map.placeAt[place.hex] !== i || written.has(key)) return;
    written.add(key);
    named.set(place.hex, place);
  });
  return named;
};

/** Symbols and names of all places. `covered`: hexes whose middle counters hide. */
export const renderPlaces = (map: HexMap, covered: ReadonlySet<HexIx>): string => {
  let out = '';
  for (const [hex, place] of namedPlaces(map)) {
    let crowded = false;
    for (let d = 0; d < 6; d++) crowded ||= covered.has(map.neighbors[hex * 6 + d]);
    out += renderName(place, centerOf(map.grid, hex), covered.has(hex), crowded);
  }
  return group(
    {
      id: 'places',
      'text-anchor': 'middle',
      fill: SHEET.label,
      stroke: '#fffdf4',
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    out,
  );
};
