/**
 * What is in a hex besides terrain and cities (forts, ports, airfields …), printed or made in play, hex numbers,
 * and what the position says of a hex.
 * @module
 */
import type { View } from '../engine/view.js';
import type { HexIx } from '../kernel/hex.js';
import type { HexMap } from '../kernel/map.js';
import { type DrawnFeature, featuresByHex } from './changes.js';
import { centerOf, hexPath, type Point } from './geometry.js';
import { attrs, escapeMarkup, fittingSize, group, num, shorten } from './markup.js';
import { SHEET } from './palette.js';

/** Height of the strip at the top of a hex that numbers and feature icons stand in. */
export const NUMBER_STRIP = 10.5;
/** Height of the strip below it that a mark stands in. */
export const MARK_STRIP = 8;

const at = (p: Point, d: string, style: Readonly<Record<string, string | number | null>>): string =>
  `<path${attrs({ d: `M${num(p.x)} ${num(p.y)}${d}`, ...style })}/>`;

/** A fortress is drawn as a wall round its hex, not as an icon in it. */
const isFortress = (feature: string): boolean => /fortress/i.test(feature);

/** A feature's icon, some seven pixels across. Unknown features get their first letter in a ring. */
export const featureIcon = (feature: string, p: Point): string => {
  const words = feature.toLowerCase();
  if (isFortress(words))
    return `<path${attrs({ d: hexPath(p, 28), fill: 'none', stroke: '#a01818', 'stroke-width': 1.6, 'stroke-dasharray': '2.2 1.6' })}/>`;
  if (/fort/.test(words))
    return at(p, 'm-3.4 3v-6h1.8v1.6h3.2v-1.6h1.8v6z', { fill: '#fff', stroke: SHEET.fort, 'stroke-width': 1 });
  if (/naval|port|harbor|anchor/.test(words))
    return at(p, 'm0-3.4v6.6m-2-4.4h4m-5.2 1.8c.3 3.6 6.1 3.6 6.4 0', {
      fill: 'none',
      stroke: /naval/.test(words) ? '#a01818' : '#174f86',
      'stroke-width': 1.2,
    });
  if (/air/.test(words))
    return at(p, 'm0-3.4v6.4m-3.6-3.6h7.2m-5.2 3.4h3.2', { fill: 'none', stroke: '#33506b', 'stroke-width': 1.4 });
  if (/ferry/.test(words))
    return at(p, 'm-3.6 0h7.2l-1.4 2.8h-4.4zm3.6-3.4v3.4', { fill: '#174f86', stroke: '#174f86', 'stroke-width': 0.8 });
  return (
    `<circle${attrs({ cx: p.x, cy: p.y, r: 3.3, fill: '#fff', stroke: SHEET.ink, 'stroke-width': 0.7 })}/>` +
    `<text${attrs({ x: p.x, y: p.y + 1.8, 'font-size': 5, 'text-anchor': 'middle' })}>${escapeMarkup(([...feature][0] ?? '?').toUpperCase())}</text>`
  );
};

// Beside the hex number first, then farther out.
const SLOTS: ReadonlyArray<number> = [-14.5, 14.5, -21.5, 21.5, -28, 28];

/** Strokes over what is gone. */
const crossed = (p: Point): string => at(p, 'm-4 -4l8 8m0-8l-8 8', { fill: 'none', stroke: '#a01818', 'stroke-width': 0.9 });

/** A feature's icon as it stands: pale while it is being built, pale and crossed out when it is gone. */
export const standingIcon = (feature: string, is: DrawnFeature['is'], p: Point): string => {
  const icon = featureIcon(feature, p);
  if (is === 'under construction') return group({ opacity: 0.45 }, icon);
  return is === 'gone' ? group({ opacity: 0.6 }, icon + crossed(p)) : icon;
};

const wall = (p: Point, gone: boolean): string =>
  `<path${attrs({ d: hexPath(p, 3), fill: 'none', stroke: gone ? '#8f8580' : '#a01818', 'stroke-width': gone ? 1.6 : 3, 'stroke-dasharray': gone ? '2 5' : '4 3' })}/>`;

const titled = (feature: string, is: DrawnFeature['is'], markup: string): string =>
  `<g><title>${escapeMarkup(is === 'printed' ? feature : `${feature}, ${is}`)}</title>${markup}</g>`;

/** Icons of all hex features as they stand in the position; a fortress also gets a wall round its hex. */
export const renderFeatures = (view: View): string => {
  let out = '';
  for (const [hex, features] of [...featuresByHex(view)].sort((a, b) => a[0] - b[0])) {
    const p = centerOf(view.map.grid, hex);
    let slot = 0;
    for (const { feature, is } of features) {
      if (isFortress(feature)) {
        out += is === 'printed' ? wall(p, false) : titled(feature, is, wall(p, is === 'gone'));
        continue;
      }
      const x = SLOTS[Math.min(slot, SLOTS.length - 1)];
      slot += 1;
      out += titled(feature, is, standingIcon(feature, is, { x: p.x + x, y: p.y - (Math.abs(x) > 20 ? 20 : 27.2) }));
    }
  }
  return group({ id: 'features' }, out);
};

/** Hex numbers, as printed. */
export const renderHexNumbers = (map: HexMap): string => {
  let out = '';
  for (let hex = 0; hex < map.grid.size; hex++) {
    const p = centerOf(map.grid, hex);
    out += `<text${attrs({ x: p.x, y: p.y - 25.9 })}>${escapeMarkup(map.ids[hex])}</text>`;
  }
  return group(
    {
      id: 'numbers',
      'font-size': 6.4,
      'text-anchor': 'middle',
      fill: SHEET.faint,
      stroke: SHEET.paper,
      'stroke-width': 1.4,
      'stroke-opacity': 0.6,
      'paint-order': 'stroke',
    },
    out,
  );
};

/** What the position says of each hex: the labels of its marks. */
export const marksByHex = (view: View): ReadonlyMap<HexIx, ReadonlyArray<string>> => {
  const byHex = new Map<HexIx, string[]>();
  for (const mark of view.marks) {
    const hex = view.map.hexOf.get(mark.hex);
    if (hex === undefined) continue;
    const labels = byHex.get(hex) ?? [];
    labels.push(mark.label);
    byHex.set(hex, labels);
  }
  return byHex;
};

/** The marks on hexes, as small tags under the hex number. */
export const renderMarks = (view: View): string => {
  let out = '';
  for (const [hex, labels] of marksByHex(view)) {
    const p = centerOf(view.map.grid, hex);
    const whole = labels.join(' · ');
    const text = shorten(whole, 26);
    const size = fittingSize(text, 46, 6.2);
    out +=
      `<g><title>${escapeMarkup(whole)}</title>` +
      `<rect${attrs({ x: p.x - 25, y: p.y - 24.2, width: 50, height: 7.4, rx: 1.6, fill: SHEET.mark, stroke: SHEET.markLine, 'stroke-width': 0.6 })}/>` +
      `<text${attrs({ x: p.x, y: p.y - 20.5 + size * 0.36, 'font-size': size })}>${escapeMarkup(text)}</text></g>`;
  }
  return group({ id: 'marks', 'text-anchor': 'middle', fill: SHEET.ink }, out);
};
