/**
 * Where a unit can get to in a phase, and the least that it spends.
 * @rule EBC 6A, 6B, 7A, 7B, 8B
 * @module
 */
import type { Position, Unit } from './position.js';
import { hexAt } from './printed.js';
import { afterStep, mayStep, type Mode, unitIn, type Zones } from './step.js';

/** What tells two ways to a hex apart, but for the points that are left. */
const manner = (unit: Unit): string => [unit.hex, unit.stopped, unit.railed, unit.railHexes, unit.administrative].join(' ');

/** For each hex that a unit can reach by steps of some modes, the most movement points that it can have left there, in twentieths. */
export const destinations = (pos: Position, unit: Unit, zones: Zones, modes: ReadonlyArray<Mode>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const best = new Map<string, number>([[manner(unit), unit.mp]]);
  let waiting: ReadonlyArray<Position> = [pos];
  while (waiting.length > 0) {
    const next: Position[] = [];
    for (const here of waiting) {
      const at = unitIn(here, unit.id);
      if (at.hex === null || at.mp < (best.get(manner(at)) ?? 0)) continue;
      for (const to of hexAt(here.printed, at.hex).beside)
        for (const by of modes) {
          if (!mayStep(here, at, zones, to, by)) continue;
          const then = afterStep(here, at, zones, to, by);
          const there = unitIn(then, unit.id);
          const left = there.hex === null ? 0 : there.mp;
          if (left > (found.get(to) ?? -1)) found.set(to, left);
          if (there.hex === null || left <= (best.get(manner(there)) ?? -1)) continue;
          best.set(manner(there), left);
          next.push(then);
        }
    }
    waiting = next;
  }
  return found;
};
