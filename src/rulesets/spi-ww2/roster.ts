/**
 * The counters of a game in dense columns: nation and kind of each. Strength, place and the rest are in the position.
 * @rule SPI 5.3
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import type { BoardNation } from './nation.js';
import type { Setting } from './setting.js';
import { KINDS, type UnitData, type UnitId, type UnitIx } from './unit.js';

/** The counters. Arrays are indexed by unit. */
export interface Roster {
  readonly ids: ReadonlyArray<UnitId>;
  readonly ixOf: ReadonlyMap<UnitId, UnitIx>;
  readonly nation: Int8Array;
  /** Index into `KINDS`. */
  readonly kind: Uint8Array;
  /** Number of the counter among those of its nation and kind, from 1. */
  readonly number: Uint8Array;
  /** First and last counter of each nation. */
  readonly first: Int16Array;
  readonly last: Int16Array;
  /** The unit of the set-up that a counter begins as, null for those in reserve. */
  readonly starts: ReadonlyArray<UnitData | null>;
  readonly problems: ReadonlyArray<Problem>;
}

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const two = (n: number): string => String(n).padStart(2, '0');

/** The counters of the nations, those of the set-up first among their kind. */
export const makeRoster = (setting: Setting, nations: ReadonlyArray<BoardNation>): Roster => {
  const ids: string[] = [];
  const nation: number[] = [];
  const kind: number[] = [];
  const number: number[] = [];
  const starts: (UnitData | null)[] = [];
  const first = new Int16Array(nations.length);
  const last = new Int16Array(nations.length);
  nations.forEach((n, ix) => {
    first[ix] = ids.length;
    for (const { kind: name, count } of n.counters) {
      const units = setting.forces.units.filter((u) => u.nation === n.name && u.kind === name);
      for (let i = 0; i < count; i++) {
        ids.push(units[i]?.counter ?? (name === 'generic' ? `${slug(n.name)}-${two(i + 1)}` : name === 'partisan' ? `${slug(n.name)}-${two(i + 1)}` : `${slug(n.name)}-${name}-${two(i + 1)}`));
        nation.push(ix);
        kind.push(KINDS.indexOf(name));
        number.push(i + 1);
        starts.push(units[i] ?? null);
      }
    }
    last[ix] = ids.length - 1;
  });
  const problems = setting.forces.units.flatMap((u): ReadonlyArray<Problem> =>
    KINDS.includes(u.kind) && Number.isInteger(u.sp) && u.sp >= 1 && u.sp <= 9
      ? []
      : [{ code: 'forces/unit', at: u.id, detail: `A unit has a kind (${KINDS.join(', ')}) and 1 to 9 strength points.` }],
  );
  return {
    ids,
    ixOf: new Map(ids.map((id, ix) => [id, ix])),
    nation: Int8Array.from(nation),
    kind: Uint8Array.from(kind),
    number: Uint8Array.from(number),
    first,
    last,
    starts,
    problems,
  };
};
