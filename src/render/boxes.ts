/**
 * Boxes of counters that are off the map, as kinds and their numbers: a hundred eliminated units need no hundred counters.
 * @module
 */
import type { Counter, View } from '../engine/view.js';
import { renderCounter } from './counters.js';
import { ownerColors } from './palette.js';
import type { Entry, Section } from './panel.js';
import { strandedStacks } from './stacks.js';

const kindOf = (c: Counter): string => JSON.stringify([c.owner, c.size, c.type, c.ratings, c.cadre, c.dot]);

const kinds = (view: View, counters: ReadonlyArray<Counter>): ReadonlyArray<Entry> => {
  const groups = new Map<string, Counter[]>();
  for (const counter of counters) {
    const group = groups.get(kindOf(counter));
    if (group === undefined) groups.set(kindOf(counter), [counter]);
    else group.push(counter);
  }
  // one owner's kinds together, the most numerous first
  return [...groups.values()]
    .map((group, i) => ({ group, i }))
    .sort((a, b) =>
      a.group[0].owner !== b.group[0].owner
        ? a.group[0].owner < b.group[0].owner
          ? -1
          : 1
        : b.group.length - a.group.length || a.i - b.i,
    )
    .map(({ group }) => ({
      label: `× ${group.length}`,
      draw: (x, y) =>
        `<g text-anchor="middle" font-weight="bold">${renderCounter(
          { ...group[0], designation: '', marks: [] },
          ownerColors(view, group[0].owner),
          { x, y, side: 27 },
          new Map(),
          false,
        )}</g>`,
    }));
};

/** A section for each box, and one for stacks that stand in no hex of the map. */
export const boxSections = (view: View, tags: ReadonlyMap<string, string>): ReadonlyArray<Section> => [
  ...view.boxes.map((box) => ({
    heading: `${box.heading}: ${box.counters.length}`,
    entries: kinds(view, box.counters),
    width: 92,
  })),
  ...strandedStacks(view).map((stack) => ({
    heading: `${stack.hex} is no hex of this map`,
    entries: stack.counters.map((counter) => ({
      label: counter.designation,
      draw: (x: number, y: number) =>
        `<g text-anchor="middle" font-weight="bold">${renderCounter(counter, ownerColors(view, counter.owner), { x, y, side: 27 }, tags)}</g>`,
    })),
    width: 120,
  })),
];
