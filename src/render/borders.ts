/**
 * Who the land belongs to: frontiers of territories as printed, tints and fronts of owners as they are now.
 * @module
 */
import type { View } from '../engine/view.js';
import type { HexMap } from '../kernel/map.js';
import { centerOf, hexPath, hexsideEnds, stroke } from './geometry.js';
import { eachHexside } from './hexsides.js';
import { attrs, group } from './markup.js';
import { ownerColors, SHEET } from './palette.js';

/** Path data of all hexsides where territory differs and neither hex is nobody's. */
export const frontierPath = (map: HexMap): string => {
  let d = '';
  eachHexside(map, (_side, hex, direction) => {
    const a = map.territory[hex];
    const b = map.territory[map.neighbors[hex * 6 + direction]];
    if (a !== b && a >= 0 && b >= 0) d += stroke(...hexsideEnds(centerOf(map.grid, hex), direction));
  });
  return d;
};

/** The broad band under the rivers: a frontier that follows a river stays visible on both its banks. */
export const renderFrontierBand = (map: HexMap): string => {
  const d = frontierPath(map);
  return d === ''
    ? ''
    : `<path${attrs({ id: 'frontier-band', d, fill: 'none', stroke: '#e8a0b4', 'stroke-width': 9, 'stroke-linecap': 'round', opacity: 0.75 })}/>\n`;
};

/** The line itself, over the rivers. */
export const renderFrontierLine = (map: HexMap): string => {
  const d = frontierPath(map);
  return d === ''
    ? ''
    : `<path${attrs({ id: 'frontiers', d, fill: 'none', stroke: SHEET.border, 'stroke-width': 2, 'stroke-dasharray': '8 2.5 2 2.5' })}/>\n`;
};

/** A light tint over every hex that has an owner. */
export const renderTints = (view: View): string => {
  const paths = new Map<string, string>();
  view.owners.forEach((owner, hex) => {
    if (owner !== null && hex < view.map.grid.size)
      paths.set(owner, (paths.get(owner) ?? '') + hexPath(centerOf(view.map.grid, hex)));
  });
  return group(
    { id: 'tints', opacity: 0.15 },
    [...paths]
      .map(([owner, d]) => `<path${attrs({ fill: ownerColors(view, owner).fill, 'data-owner': owner, d })}/>`)
      .join(''),
  );
};

/** Where ownership changes, a ribbon in each owner's color just inside his own hexes. */
export const renderFronts = (view: View): string => {
  const { map } = view;
  const paths = new Map<string, string>();
  const edge = (owner: string, hex: number, direction: number): void => {
    const d = stroke(...hexsideEnds(centerOf(map.grid, hex), direction, 3.2));
    paths.set(owner, (paths.get(owner) ?? '') + d);
  };
  eachHexside(map, (_side, hex, direction) => {
    const other = map.neighbors[hex * 6 + direction];
    const a = view.owners[hex] ?? null;
    const b = view.owners[other] ?? null;
    if (a === null || b === null || a === b) return;
    edge(a, hex, direction);
    edge(b, other, direction + 3);
  });
  return group(
    { id: 'fronts', fill: 'none', 'stroke-width': 4.4, 'stroke-linecap': 'round', opacity: 0.7 },
    [...paths].map(([owner, d]) => `<path${attrs({ stroke: ownerColors(view, owner).fill, d })}/>`).join(''),
  );
};
