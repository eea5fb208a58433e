/**
 * Stacks: counters side by side inside their hex, as large as they can be, so that none hides another.
 * @module
 */
import type { StackView, View } from '../engine/view.js';
import type { HexIx } from '../kernel/hex.js';
import { centerOf, halfWidthAt, HALF_HEIGHT } from './geometry.js';
import { MARK_STRIP, marksByHex, NUMBER_STRIP } from './features.js';
import { renderCounter } from './counters.js';
import { attrs, group } from './markup.js';
import { namedPlaces, NAME_STRIP } from './places.js';
import { ownerColors } from './palette.js';

/** Where one counter of a stack lies, relative to the center of the hex. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The part of a hex that counters may cover, as heights relative to its center. */
export interface Room {
  readonly top: number;
  readonly bottom: number;
}

const LARGEST = 42;
const GAP = 1;
// keeps rivers and fortified hexsides in sight
const EDGE = 3.7;

const rowsFor = (side: number, room: Room): ReadonlyArray<{ readonly y: number; readonly most: number }> => {
  const rows = Math.floor((room.bottom - room.top + GAP) / (side + GAP));
  const middle = (room.top + room.bottom) / 2;
  return Array.from({ length: rows }, (_, i) => {
    const y = middle + (i - (rows - 1) / 2) * (side + GAP);
    const narrowest = Math.min(halfWidthAt(y - side / 2), halfWidthAt(y + side / 2)) - EDGE;
    return { y, most: Math.floor((2 * narrowest + GAP) / (side + GAP)) };
  });
};

/**
 * Slots for a number of counters inside a hex: the largest squares that fit, in rows, read like text.
 * Shape: `count` slots, none overlapping another, all inside the hex.
 */
export const stackSlots = (count: number, room: Room): ReadonlyArray<Slot> => {
  for (let side = LARGEST; side >= 3; side -= 0.25) {
    const all = rowsFor(side, room);
    // fewer rows than fit may be enough: then take those nearest the middle
    for (let rows = 1; rows <= all.length; rows++) {
      const height = rows * (side + GAP) - GAP;
      const middle = (room.top + room.bottom) / 2;
      const used = rowsFor(side, { top: middle - height / 2, bottom: middle + height / 2 });
      if (used.length !== rows || used.reduce((sum, r) => sum + Math.max(0, r.most), 0) < count) continue;
      return fill(count, side, used);
    }
  }
  // beyond any stack of any game: smaller than can be read, still each in its place
  const columns = Math.ceil(Math.sqrt(count));
  const side = 48 / columns;
  return Array.from({ length: count }, (_, i) => ({
    x: -24 + side * ((i % columns) + 0.5),
    y: -24 + side * (Math.floor(i / columns) + 0.5),
    side: side * 0.9,
  }));
};

const fill = (
  count: number,
  side: number,
  rows: ReadonlyArray<{ readonly y: number; readonly most: number }>,
): ReadonlyArray<Slot> => {
  // spread evenly: the row that is relatively emptiest takes the next counter
  const taken = rows.map(() => 0);
  for (let i = 0; i < count; i++) {
    let best = -1;
    rows.forEach((row, r) => {
      if (taken[r] < row.most && (best < 0 || taken[r] < taken[best])) best = r;
    });
    taken[best] += 1;
  }
  return rows.flatMap((row, r) =>
    Array.from({ length: taken[r] }, (_, i) => ({ x: (i - (taken[r] - 1) / 2) * (side + GAP), y: row.y, side })),
  );
};

/** The room for counters in a hex: what numbers, marks and names leave. */
const roomIn = (hexNumbers: boolean, marked: boolean, named: boolean): Room => ({
  top: -HALF_HEIGHT + (hexNumbers || marked ? NUMBER_STRIP : EDGE) + (marked ? MARK_STRIP : 0),
  bottom: HALF_HEIGHT - (named ? NAME_STRIP : EDGE),
});

/** Stacks that belong to one hex are drawn as one: the earlier named lies on top. */
const byHex = (view: View): ReadonlyMap<HexIx, StackView> => {
  const stacks = new Map<HexIx, StackView>();
  for (const stack of view.stacks) {
    const hex = view.map.hexOf.get(stack.hex);
    if (hex === undefined || stack.counters.length === 0) continue;
    const before = stacks.get(hex);
    stacks.set(hex, before === undefined ? stack : { ...before, counters: [...before.counters, ...stack.counters] });
  }
  return stacks;
};

/** The hexes in which counters stand. */
export const coveredHexes = (view: View): ReadonlySet<HexIx> => new Set(byHex(view).keys());

/** All stacks of a view, topmost counter first. Stacks in hexes that the map does not have are left to {@link strandedStacks}. */
export const renderStacks = (view: View, tags: ReadonlyMap<string, string>, hexNumbers: boolean): string => {
  const named = namedPlaces(view.map);
  const marked = marksByHex(view);
  let out = '';
  for (const [hex, stack] of [...byHex(view)].sort(([a], [b]) => a - b)) {
    const p = centerOf(view.map.grid, hex);
    const slots = stackSlots(stack.counters.length, roomIn(hexNumbers, marked.has(hex), named.has(hex)));
    out += `<g${attrs({ class: 'stack', 'data-hex': stack.hex })}>${stack.counters
      .map((counter, i) =>
        renderCounter(
          counter,
          ownerColors(view, counter.owner),
          { x: p.x + slots[i].x, y: p.y + slots[i].y, side: slots[i].side },
          tags,
        ),
      )
      .join('\n')}</g>\n`;
  }
  return group({ id: 'stacks', 'text-anchor': 'middle', 'font-weight': 'bold' }, out);
};

/** Stacks in no hex of the map: a mistake of whoever made the view, shown rather than lost. */
export const strandedStacks = (view: View): ReadonlyArray<StackView> =>
  view.stacks.filter((s) => !view.map.hexOf.has(s.hex));
