/**
 * Small positions, written down by people: a map of a few hexes, some units, and whatever else a rule needs.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import { byName, formOf, listOf, oneOf, readOutside, text, truth, valueOf, whole } from '../engine/shape.js';
import type { HexId } from '../kernel/hex.js';
import { SOURCES } from '../kernel/table.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import type { CrtData } from '../rulesets/europa/crtTable.js';
import { halfMonthNamed } from '../rulesets/europa/halfMonth.js';
import { PHASE_NAMES, type PhaseName } from '../rulesets/europa/phaseName.js';
import type { ConversionData, MobilizationData } from '../rulesets/europa/unit.js';
import type { WorkKind } from '../rulesets/europa/works.js';
import type { ChartChanges } from './chart.js';

/** A list of hexes as in `parseHexes`: `'0505 0601-0604 07 08-10'`. @since 0.2.0 */
export type Hexes = string;

/** Bomber and fighter points. @since 0.2.0 */
export interface AirPoints {
  readonly bombers?: number;
  readonly fighters?: number;
}

/** What headquarters are doing: ids, with blanks between. @since 0.3.0 */
export interface HqSketch {
  readonly active?: string;
  /** Paid for, to be active in the present turn; or in the next one. */
  readonly paid?: string;
  readonly paidNext?: string;
  /** That are to move by rail in the present turn. */
  readonly rail?: string;
  /** In the replacement pool. */
  readonly lost?: string;
  /** Replaced, or created, in the present turn. */
  readonly replaced?: string;
}

/** A position as it is written in a case. Everything may be left out. Powers go by their ids: `germany`, `poland`. @since 0.2.0 */
export interface PositionSketch {
  /** As in `parseUnit`: `'g1: German 7-10 mot Inf XX @0504'`; without `@` when it stands on the drawn map. */
  readonly units?: ReadonlyArray<string>;
  /** The map as a drawing, terrain and units in it; see `readDrawing`. */
  readonly map?: ReadonlyArray<string>;
  /** Letters of the drawing beside those that are always known: `{ x: 'salt-pan' }`. */
  readonly legend?: Readonly<Record<string, string>>;
  /** Inclusive; those of the drawing, or 1 to 10. */
  readonly columns?: readonly [number, number];
  readonly rows?: readonly [number, number];
  /** Terrain → its hexes; the rest is clear. `marsh` is closed to c/m units and artillery. */
  readonly terrain?: Readonly<Record<string, Hexes>>;
  /** Hexside feature or line → hexsides: `{ rail: '0504/0505 0505/0506', fortified: '0504>0505' }`. */
  readonly hexsides?: Readonly<Record<string, string>>;
  /** A line through hexes, one after another: `{ rail: '0501-0508' }` joins 0501 to 0502 and so on; a semicolon begins another line. */
  readonly lines?: Readonly<Record<string, Hexes>>;
  /** Hex → kind and city, an asterisk behind a capital: `{ '0505': 'major-full Warszawa' }`. */
  readonly places?: Readonly<Record<HexId, string>>;
  readonly features?: Readonly<Record<string, Hexes>>;
  /** Territory → its hexes; the rest is Poland. Nations of no power are neutral. */
  readonly territories?: Readonly<Record<string, Hexes>>;
  /** Hexes that are not owned by whose land they are or who stands in them; `nobody` owns some too. */
  readonly owners?: Readonly<Record<string, Hexes>>;
  /** Areas of the order of battle. */
  readonly areas?: Readonly<Record<string, Hexes>>;
  readonly conversions?: ReadonlyArray<ConversionData>;
  readonly mobilizations?: ReadonlyArray<MobilizationData>;

  /** The half-month of turn 1, in the East: `'Jul I 42'`, and so it is unless given. @since 0.3.0 */
  readonly begins?: string;
  /** In the East: a surprise attack of the Axis comes before turn 1, by its army or by aircraft alone. Its player turn is `'surprise'`. @since 0.3.0 */
  readonly surprise?: 'ground' | 'air-only';
  /** In the East: the turn in which a power enters the war, if not from the start: `{ finland: 2 }`. @since 0.3.0 */
  readonly enters?: Readonly<Record<string, number>>;
  /** Of every turn, or turn by turn from the first on, the last one staying, or by weather zone; clear unless given. */
  readonly weather?: string | ReadonlyArray<string> | Readonly<Record<string, string>>;
  /** Weather zone → its hexes: `{ A: '0505' }`. @since 0.3.0 */
  readonly zones?: Readonly<Record<string, Hexes>>;
  /** How many works of each kind a power may build in the test supplement; 9 unless given. */
  readonly construction?: Readonly<Partial<Record<WorkKind, number>>>;
  /** Air points in the test supplement; none unless given. */
  readonly airPoints?: Readonly<Record<string, AirPoints>>;
  /** Bombers sent in the air phase under way, as `allocate` names them: `'0404 0505 oas 8'`. */
  readonly sorties?: ReadonlyArray<string>;
  /** Bombers that support combat, after fighters and antiaircraft fire: `'poland das 0505 3'`. */
  readonly support?: ReadonlyArray<string>;
  /** Permanent airfields of the map that were given up. */
  readonly abandoned?: Hexes;
  /** Supply sources in the test supplement; none unless given. */
  readonly sources?: Readonly<Record<string, Hexes>>;
  /** A results table that knows one result, or several: `'DR AS'` is DR for a modified roll of 1 or less, AS for more. */
  readonly result?: string;
  /** Cells to change in the chart of small positions; `'shipped'`: the chart that the project ships. */
  readonly chart?: ChartChanges | 'shipped';

  /** The German player is the first player. Movement phase of the German player in turn 1 unless given. */
  readonly turn?: number;
  /** Whose turn it is: `'poland'`; several powers with a plus sign between. */
  readonly player?: string;
  readonly phase?: PhaseName;
  /** The phase is being played: units have the movement points and marks that their flags give. Otherwise it begins. */
  readonly underway?: boolean;
  /** `'judged'`: as the rules say of the position; otherwise only units flagged `out` are out of supply. */
  readonly supply?: 'judged';
  /** Rail capacity of powers in the test supplement, where it is not the usual one. @since 0.3.0 */
  readonly railCapacity?: Readonly<Record<string, number>>;
  /** Logistical points in the pools, by nation: `{ germany: 3, 'soviet-union': 12 }`. @since 0.3.0 */
  readonly points?: Readonly<Record<string, number>>;
  /** Ids of headquarters, with blanks between. @since 0.3.0 */
  readonly headquarters?: HqSketch;
  /** Power → units that it has moved by rail in this player turn. */
  readonly railed?: Readonly<Record<string, number>>;
  /** Conversions made, by id, and units whose mobilizations of the order of battle were used. */
  readonly converted?: ReadonlyArray<string>;
  readonly mobilized?: ReadonlyArray<string>;
  /** Fortifications that an enemy of their builder has entered. */
  readonly captured?: Hexes;
  /** Powers that have, or have not, entered the war, where that is not as at the start. */
  readonly dormant?: Readonly<Record<string, boolean>>;
  /** State of single amendments, as in a saved position; parts that are left out are as at the start. */
  readonly slices?: Readonly<Record<string, unknown>>;
}

/** Names of rules that positions can be played by. @since 0.2.0 */
export const RULES = ['basic', 'advanced', 'first-to-fight', 'first-to-fight-advanced', 'fire-in-the-east'] as const;
/** One of the names. @since 0.2.0 */
export type RulesName = (typeof RULES)[number];

/** A position with the rules that it is played by. @since 0.2.0 */
export interface Sketch extends PositionSketch {
  /**
   * `'basic'` (unless given): Basic Training with the test supplement; `'advanced'`: with Advanced Training too; First to
   * Fight at either level; or `'fire-in-the-east'`: the standard game in the East over Advanced Training, with the test supplement.
   */
  readonly rules?: RulesName;
  /** Amendments of Europa Reform to put in, by id: `['REFORM-9C']`. @since 0.3.0 */
  readonly amend?: ReadonlyArray<string>;
  /** Amendments to leave out, by id: `['FTF-5']`. */
  readonly without?: ReadonlyArray<string>;
  readonly readings?: Readonly<Record<string, string>>;
  /** A whole results table. */
  readonly crt?: CrtData;
}

const hexes = byName(text);
const texts = listOf(text);
const pair = valueOf('two whole numbers from 1 to 99, the first and the last', (u): u is readonly [number, number] =>
  Array.isArray(u) && u.length === 2 && u.every((n) => Number.isInteger(n) && n >= 1 && n <= 99) && u[0] <= u[1],
);
const count = whole(0, 999);
const source = oneOf(SOURCES);

const PARTS = {
  units: texts,
  map: texts,
  legend: byName(text),
  columns: pair,
  rows: pair,
  terrain: hexes,
  hexsides: hexes,
  lines: hexes,
  places: byName(text),
  features: hexes,
  territories: hexes,
  owners: hexes,
  areas: hexes,
  conversions: listOf(formOf({ id: text, turn: count, consumes: texts, produces: text }, { source })),
  mobilizations: listOf(formOf({ turn: count, unit: text }, { source })),
  begins: valueOf("a half-month, such as 'Jul I 42'", (u): u is string => typeof u === 'string' && halfMonthNamed(u) !== null),
  surprise: oneOf(['ground', 'air-only'] as const),
  enters: byName(count),
  weather: valueOf('a weather, a list of them by turn, or one for each weather zone', (u): u is string | ReadonlyArray<string> | Readonly<Record<string, string>> =>
    typeof u === 'string' || (texts.is(u) && u.length > 0) || (!Array.isArray(u) && byName(text).is(u))),
  zones: hexes,
  construction: formOf({}, { fort: count, airfield: count }),
  airPoints: byName(formOf({}, { bombers: count, fighters: count })),
  sorties: texts,
  support: texts,
  abandoned: text,
  sources: hexes,
  result: text,
  chart: valueOf("'shipped', or cells by row and column", (u): u is ChartChanges | 'shipped' => u === 'shipped' || byName(byName(text)).is(u)),
  turn: whole(0, 10),
  player: text,
  phase: oneOf(PHASE_NAMES),
  underway: truth,
  supply: oneOf(['judged'] as const),
  railed: byName(count),
  railCapacity: byName(count),
  points: byName(count),
  headquarters: formOf({}, { active: text, paid: text, paidNext: text, rail: text, lost: text, replaced: text }),
  converted: texts,
  mobilized: texts,
  captured: text,
  dormant: byName(truth),
  slices: valueOf('an object', (u): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null && !Array.isArray(u)),
};
const SKETCH = formOf({}, PARTS);

/** The parts that a position may have. @since 0.3.0 */
export const SKETCH_PARTS: ReadonlyArray<string> = Object.keys(PARTS);

/** A position from unknown data, or every part that means nothing. @since 0.2.0 */
export const readSketch = (input: unknown): Either<NonEmpty<Problem>, PositionSketch> => {
  const read = readOutside(SKETCH, input);
  if (isLeft(read))
    return left(read.left.map(({ path, detail }) => ({ code: 'sketch/shape', at: ['position', ...path].join('.'), detail: `It ${detail}.` })) as unknown as NonEmpty<Problem>);
  const { conversions, mobilizations, ...rest } = read.right;
  const sourced = <T extends object>(list: ReadonlyArray<T>) => list.map((entry) => ({ source: 'reconstructed' as const, ...entry }));
  return right({
    ...rest,
    ...(conversions === undefined ? {} : { conversions: sourced(conversions) }),
    ...(mobilizations === undefined ? {} : { mobilizations: sourced(mobilizations) }),
  });
};
