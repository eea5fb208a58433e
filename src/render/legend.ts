/**
 * The legend: what of the map's and the counters' language occurs in this view, and nothing else.
 * @module
 */
import type { Counter, View } from '../engine/view.js';
import type { HexMap } from '../kernel/map.js';
import { renderCounter } from './counters.js';
import { type DrawnFeature, featuresByHex } from './changes.js';
import { standingIcon } from './features.js';
import { hexPath } from './geometry.js';
import { HEXSIDE_STYLES, hexsideLook, teeth } from './hexsides.js';
import { LINE_STYLES, lineLook } from './lines.js';
import { attrs } from './markup.js';
import { ownerColors, SHEET } from './palette.js';
import type { Entry, Section } from './panel.js';
import { blocks, type PlaceLook, placeLook, star, townSymbol } from './places.js';
import { renderSymbol } from './symbols.js';
import { coverAt, terrainLook } from './terrain.js';

const scaled = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${x} ${y})scale(${scale})">${content}</g>`;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/-/g, ' ');

const usedBits = (words: Int32Array): number => {
  let used = 0;
  for (const word of words) used |= word;
  return used;
};

const terrains = (map: HexMap): ReadonlyArray<Entry> => {
  const used = new Set(map.terrain);
  return map.terrains
    .map((name, t) => ({ name, t }))
    .filter(({ t }) => used.has(t))
    .map(({ name }) => ({
      label: sentence(name),
      draw: (x, y) => {
        const look = terrainLook(name);
        const origin = { x: 0, y: 0 };
        return scaled(
          x,
          y,
          0.4,
          `<path${attrs({ d: hexPath(origin), fill: look.fill, stroke: SHEET.grid, 'stroke-width': 1.6 })}/>${coverAt(look.cover, origin, false)}`,
        );
      },
    }));
};

const PLACE_WORDS: Readonly<Record<PlaceLook, string>> = {
  full: 'Major city',
  partial: 'Major city, partial hex',
  dot: 'Dot city',
  reference: 'Reference place',
};

const places = (map: HexMap): ReadonlyArray<Entry> => {
  const looks = new Set(map.places.map((p) => placeLook(p.kind)));
  const entries: Entry[] = (['full', 'partial', 'dot', 'reference'] as const)
    .filter((look) => looks.has(look))
    .map((look) => ({
      label: PLACE_WORDS[look],
      draw: (x, y) =>
        look === 'full' || look === 'partial'
          ? scaled(x, y, 0.4, blocks({ x: 0, y: 0 }, look))
          : townSymbol(look, false, { x, y }, 1.4),
    }));
  return map.places.some((p) => p.capital === true)
    ? [...entries, { label: 'Capital', draw: (x, y) => star({ x, y }) }]
    : entries;
};

const features = (view: View): ReadonlyArray<Entry> => {
  const drawn = [...featuresByHex(view).values()].flat();
  // in the order of the map, then those that only play has brought
  const names = [...new Set([...view.map.features, ...drawn.map((f) => f.feature)])].filter((name) => drawn.some((f) => f.feature === name));
  const icon = (feature: string, is: DrawnFeature['is'], label: string): Entry => ({
    label,
    draw: (x, y) => scaled(x, y, 1.7, standingIcon(feature, is, { x: 0, y: 0 })),
  });
  const states = (['under construction', 'gone'] as const).flatMap((is) => {
    const example = drawn.find((f) => f.is === is);
    return example === undefined ? [] : [icon(example.feature, is, is === 'gone' ? 'Destroyed or captured' : 'Under construction')];
  });
  return [...names.map((feature) => icon(feature, 'printed', sentence(feature))), ...states];
};

const hexsidesAndLines = (map: HexMap): ReadonlyArray<Entry> => {
  const used = usedBits(map.hexsides);
  const entries: Entry[] = [];
  map.hexsideFeatures.forEach((feature, bit) => {
    if ((used & (1 << bit)) === 0) return;
    const side = hexsideLook(feature);
    const line = lineLook(feature);
    const styles = side !== null ? HEXSIDE_STYLES[side] : line !== null ? LINE_STYLES[line] : null;
    if (styles === null) return;
    entries.push({
      // a lake hexside is not a lake, and both may be in the legend
      label: sentence(feature) + (side !== null && !/river|hexside/.test(feature) ? ' hexside' : ''),
      draw: (x, y) =>
        styles
          .map((style) =>
            side === 'fortified'
              ? `<path${attrs({ d: teeth({ x, y: y - 30 }, 3), ...style })}/>`
              : `<path${attrs({ d: `M${x - 16} ${y}h32`, fill: 'none', ...style })}/>`,
          )
          .join(''),
    });
  });
  entries.push({
    label: 'Frontier',
    draw: (x, y) =>
      `<path${attrs({ d: `M${x - 16} ${y}h32`, stroke: '#e8a0b4', 'stroke-width': 9, opacity: 0.75 })}/>` +
      `<path${attrs({ d: `M${x - 16} ${y}h32`, stroke: SHEET.border, 'stroke-width': 2, 'stroke-dasharray': '8 2.5 2 2.5' })}/>`,
  });
  return entries;
};

const countersOf = (view: View): ReadonlyArray<Counter> => [
  ...view.stacks.flatMap((s) => s.counters),
  ...view.boxes.flatMap((b) => b.counters),
];

const owners = (view: View): ReadonlyArray<Entry> => {
  const onMap = new Map<string, number>();
  for (const stack of view.stacks) for (const c of stack.counters) onMap.set(c.owner, (onMap.get(c.owner) ?? 0) + 1);
  // whoever has neither a counter nor a hex is not in this picture
  const counters = new Set(countersOf(view).map((c) => c.owner));
  const hexes = new Set(view.owners);
  const keys = [...new Set([...Object.keys(view.colors), ...counters])].filter((owner) => counters.has(owner) || hexes.has(owner));
  return keys.map((owner) => {
    const colors = ownerColors(view, owner);
    return {
      // who only owns hexes has no units to count
      label: counters.has(owner) ? `${colors.name}: ${onMap.get(owner) ?? 0}` : colors.name,
      draw: (x, y) =>
        // the colors are all there is to tell owners apart by: counters bear no letter of theirs
        `<rect${attrs({ x: x - 12, y: y - 12, width: 24, height: 24, rx: 2, fill: colors.fill, stroke: SHEET.ink, 'stroke-width': 0.8 })}/>` +
        `<path${attrs({ d: `M${x - 7} ${y - 5}h14v10h-14zl14 10m0-10l-14 10`, fill: 'none', stroke: colors.ink, 'stroke-width': 1.4 })}/>`,
    };
  });
};

const unitTypes = (view: View): ReadonlyArray<Entry> =>
  [...new Set(countersOf(view).map((c) => c.type))].sort().map((type) => ({
    label: type === '' ? '(no type)' : type,
    draw: (x, y) =>
      scaled(
        x,
        y,
        1.4,
        `<g fill="#fff" color="${SHEET.ink}" stroke="currentColor" stroke-width="1.25" stroke-linejoin="round" text-anchor="middle" font-weight="bold">${renderSymbol(type, -1)}</g>`,
      ),
  }));

const SAMPLE: Counter = {
  id: '',
  owner: '',
  name: '',
  designation: '7',
  size: 'XX',
  type: 'Inf',
  ratings: '7-6',
  dot: false,
  cadre: false,
  marks: [],
};

const counterSigns = (view: View, tags: ReadonlyMap<string, string>): ReadonlyArray<Entry> => {
  const all = countersOf(view);
  // counters with one number are all strength
  const alone = all.length > 0 && all.every((c) => !c.ratings.includes('-'));
  const sample: Counter = alone ? { ...SAMPLE, size: all[0].size, ratings: '3' } : SAMPLE;
  const sign = (label: string, counter: Counter): Entry => ({
    label,
    draw: (x, y) => {
      const colors = { name: '', fill: '#e6dcc3', ink: '#111111' };
      return `<g text-anchor="middle" font-weight="bold">${renderCounter(counter, colors, { x, y, side: 27 }, tags, false)}</g>`;
    },
  });
  return [
    ...(all.some((c) => /^XX/.test(c.size) && c.ratings.includes('-')) ? [sign('Strength-movement', SAMPLE)] : []),
    ...(alone ? [sign('Strength', sample)] : []),
    ...(all.some((c) => c.dot)
      ? [sign('Supported (dot)', { ...SAMPLE, designation: '2', dot: true, ratings: '4-3-8' })]
      : []),
    ...(all.some((c) => c.cadre)
      ? [sign('Cadre', { ...SAMPLE, cadre: true, size: 'CADRE', designation: '', ratings: '3-6' })]
      : []),
    ...[...tags].map(([mark, tag]) => sign(`${tag}: ${mark}`, { ...sample, marks: [mark] })),
  ];
};

/** The tags on hexes that occur, without their numbers: a fort is one kind of thing, whenever it is finished. */
const hexMarks = (view: View): ReadonlyArray<Entry> =>
  [...new Set(view.marks.map((mark) => mark.label.replace(/[\d.]+$/, '…')))].sort().map((label) => ({
    label: sentence(label),
    draw: (x, y) => `<rect${attrs({ x: x - 16, y: y - 5, width: 32, height: 10, rx: 2, fill: SHEET.mark, stroke: SHEET.markLine, 'stroke-width': 0.8 })}/>`,
  }));

/** The sections of the legend. */
export const legendSections = (view: View, tags: ReadonlyMap<string, string>): ReadonlyArray<Section> => [
  { heading: 'Owners and units on the map', entries: owners(view), width: 210 },
  { heading: 'Terrain', entries: terrains(view.map), width: 170 },
  { heading: 'Hexsides and lines', entries: hexsidesAndLines(view.map), width: 190 },
  { heading: 'Places', entries: [...places(view.map), ...features(view), ...hexMarks(view)], width: 190 },
  { heading: 'Counters', entries: counterSigns(view, tags), width: 190 },
  { heading: 'Unit types', entries: unitTypes(view), width: 140 },
];
