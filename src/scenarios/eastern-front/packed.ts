/**
 * Orders of battle in few characters: units as rows of a table, what counters of a kind have in common once, lists of hexes as runs.
 * @module
 */
import type { HexId } from '../../kernel/hex.js';
import type { Source } from '../../kernel/table.js';
import { parseRating } from '../../rulesets/europa/identify.js';
import type { AreaData, ForcesData, Rating, UnitData, UnitMark, UnitSize } from '../../rulesets/europa/unit.js';

/** What counters of one kind have in common: ratings as printed (`'7-6'`), the dot and antiaircraft strength only where there are any. */
export interface Kind {
  readonly nation: string;
  readonly type: string;
  readonly size: UnitSize;
  readonly full: string;
  readonly cadre?: string;
  readonly dot?: true;
  readonly aa?: number;
  /** Source of the ratings; reconstructed unless given. */
  readonly from?: Source;
}

/** What single units have that others of their kind do not. */
export interface More {
  readonly full?: string;
  readonly cadre?: string;
  readonly from?: Source;
  readonly leaves?: number;
  readonly marks?: ReadonlyArray<UnitMark>;
}

/** A unit; `arrives`, `area` and `hex` as in {@link UnitData}. */
export type Row = readonly [id: string, name: string, designation: string, kind: string, arrives: number | null, area: string | null, hex: HexId | null, more?: More];

/** An area; its hexes as runs down columns: `'0305-0309 0401'`. */
export type AreaRow = readonly [id: string, name: string, hexes: string];

/** Forces before they are unpacked. */
export interface PackedForces {
  readonly id: string;
  readonly title: string;
  readonly notice: string;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly units: ReadonlyArray<Row>;
  readonly areas: ReadonlyArray<AreaRow>;
  readonly conversions: ForcesData['conversions'];
}

/** A unit of an order of battle that is not among the forces, and why. @since 0.3.0 */
export interface LeftOut {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  /** Its place in the order of battle, null when it has none. */
  readonly place: string | null;
  readonly why: string;
}

const two = (n: number): string => String(n).padStart(2, '0');

const hexesIn = (run: string): ReadonlyArray<HexId> => {
  const [first, last = first] = run.split('-');
  const [column, from, to] = [first.slice(0, 2), Number(first.slice(2)), Number(last.slice(2))];
  return Array.from({ length: to - from + 1 }, (_, i) => column + two(from + i));
};

/** Hexes as runs down columns. They must be sorted. */
export const runsOf = (hexes: ReadonlyArray<HexId>): string => {
  const runs: [HexId, HexId][] = [];
  for (const hex of hexes) {
    const last = runs[runs.length - 1];
    if (last !== undefined && hex.slice(0, 2) === last[1].slice(0, 2) && Number(hex) === Number(last[1]) + 1) last[1] = hex;
    else runs.push([hex, hex]);
  }
  return runs.map(([a, b]) => (a === b ? a : `${a}-${b}`)).join(' ');
};

const areaOf = ([id, name, hexes]: AreaRow): AreaData => ({ id, name, hexes: hexes.split(' ').flatMap(hexesIn), source: 'reconstructed' });

const unitOf = (kinds: PackedForces['kinds'], [id, name, designation, kind, arrives, area, hex, more = {}]: Row): UnitData => {
  const { nation, type, size, dot, aa, ...k } = kinds[kind];
  const cadre = more.cadre ?? k.cadre;
  return {
    id,
    name,
    designation,
    nation,
    type,
    size,
    full: parseRating(more.full ?? k.full) as Rating,
    cadre: cadre === undefined ? null : parseRating(cadre),
    dot: dot ?? false,
    aa: aa ?? 0,
    ...(more.marks === undefined ? {} : { marks: more.marks }),
    starts: 'full',
    arrives,
    ...(more.leaves === undefined ? {} : { leaves: more.leaves }),
    area,
    hex,
    source: 'reconstructed',
    ratingSource: more.from ?? (more.full === undefined ? (k.from ?? 'reconstructed') : 'reconstructed'),
  };
};

/** The forces of a packed file. */
export const unpacked = ({ id, title, notice, kinds, units, areas, conversions }: PackedForces): ForcesData => ({
  format: 'grognard-forces/1',
  id,
  title,
  notice,
  units: units.map((row) => unitOf(kinds, row)),
  areas: areas.map(areaOf),
  conversions,
  mobilizations: [],
});
