/**
 * Small positions of World War II, written down by people: a map of a few hexes, some units, and whatever else a rule needs.
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { byName, formOf, listOf, oneOf, readOutside, text, truth, valueOf, whole } from '../../engine/shape.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import type { Choice } from '../../rulesets/spi-ww2/editions.js';
import type { Passage, StartStance } from '../../rulesets/spi-ww2/setting.js';
import type { Naval, PhaseName, SpiState } from '../../rulesets/spi-ww2/state.js';

/** A list of hexes: `'0505 0601-0604'`. */
export type Hexes = string;

/** A position as it is written in a case. Everything may be left out. */
export interface SpiPosition {
  /** `'g1: Germany mechanized 4 @1411 out mp=2'`: id, nation, kind where Germans have several, strength points, hex, flags. */
  readonly units?: ReadonlyArray<string>;
  /** The map as a drawing, terrain and units in it; see `readDrawing`. @since 0.3.0 */
  readonly map?: ReadonlyArray<string>;
  /** Letters of the drawing beside `.` clear, `r` rough, `~` sea and `x` prohibited. @since 0.3.0 */
  readonly legend?: Readonly<Record<string, string>>;
  /** Inclusive; those of the drawing, or 1 to 14 and 1 to 12. */
  readonly columns?: readonly [number, number];
  readonly rows?: readonly [number, number];
  /** Terrain → hexes; the rest is clear. */
  readonly terrain?: Readonly<Record<string, Hexes>>;
  /** `sea`, `strait`, `blocked` → hexsides. */
  readonly hexsides?: Readonly<Record<string, string>>;
  /** Hex → name; an asterisk makes it a capital. */
  readonly places?: Readonly<Record<string, string>>;
  /** `port`, `resource-center` → hexes. */
  readonly features?: Readonly<Record<string, Hexes>>;
  /** Country → hexes; the rest is nobody's land. */
  readonly territories?: Readonly<Record<string, Hexes>>;
  readonly areas?: Readonly<Record<string, Hexes>>;
  readonly stances?: Readonly<Record<string, StartStance>>;
  readonly held?: ReadonlyArray<readonly [string, string]>;
  /** Player (or `nobody`) → hexes that he controls, where that is not as at the start. */
  readonly control?: Readonly<Record<string, Hexes>>;
  readonly passages?: ReadonlyArray<Passage>;
  readonly players?: 2 | 3;
  readonly mapsheet?: boolean;
  readonly beginsBeforeWar?: boolean;
  readonly axisNaval?: { readonly naval: number; readonly amphibious: number };
  readonly freeSetup?: number;
  /** Cells to change: table → row → column → text. */
  readonly tables?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string | number>>>>>>;
  /** A results table of which every cell says this. */
  readonly result?: number;
  readonly firstTurn?: number;
  readonly lastTurn?: number;

  /** Game-Turn 9 (3/1941), the Axis player's movement phase, unless given. */
  readonly turn?: number;
  readonly player?: string;
  readonly phase?: PhaseName;
  /** The phase is under way: units have the points and marks that their flags give. */
  readonly underway?: boolean;
  readonly points?: Readonly<Record<string, number>>;
  readonly losses?: Readonly<Record<string, number>>;
  readonly naval?: Partial<Naval>;
  /** Parts of the state as they are. */
  readonly state?: Partial<SpiState>;
}

/** A position with the rules that it is played by. */
export interface SpiSketch extends SpiPosition, Choice {
  readonly readings?: Readonly<Record<string, string>>;
}

const hexes = byName(text);
const anything = valueOf('an object', (u): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null && !Array.isArray(u));
const cell = valueOf('a text or a number', (u): u is string | number => typeof u === 'string' || typeof u === 'number');
const pair = valueOf('two whole numbers from 1 to 99, the first and the last', (u): u is readonly [number, number] =>
  Array.isArray(u) && u.length === 2 && u.every((n) => Number.isInteger(n) && n >= 1 && n <= 99) && u[0] <= u[1],
);
const turn = whole(1, 24);
const PHASES: ReadonlyArray<PhaseName> = ['setup', 'production', 'movement', 'combat', 'mechanized', 'rail', 'end', 'over'];
const STANCES: ReadonlyArray<StartStance> = ['war', 'peace', 'neutral', 'pro-axis', 'gone'];
const entry = valueOf('a part of the map and a nation', (u): u is readonly [string, string] => Array.isArray(u) && u.length === 2 && u.every((w) => typeof w === 'string'));

const PARTS = {
  units: listOf(text),
  map: listOf(text),
  legend: hexes,
  columns: pair,
  rows: pair,
  terrain: hexes,
  hexsides: hexes,
  places: hexes,
  features: hexes,
  territories: hexes,
  areas: hexes,
  stances: byName(oneOf(STANCES)),
  held: listOf(entry),
  control: hexes,
  passages: listOf(formOf({ name: text, between: entry, hexes: listOf(text) }, {})),
  players: valueOf('2 or 3', (u): u is 2 | 3 => u === 2 || u === 3),
  mapsheet: truth,
  beginsBeforeWar: truth,
  axisNaval: formOf({ naval: whole(0, 99), amphibious: whole(0, 99) }, {}),
  freeSetup: whole(0, 99),
  tables: byName(byName(byName(cell))),
  result: whole(0, 9),
  firstTurn: turn,
  lastTurn: turn,
  turn,
  player: oneOf(['axis', 'allied', 'west', 'russia']),
  phase: oneOf(PHASES),
  underway: truth,
  points: byName(whole(0, 99)),
  losses: byName(whole(0, 99)),
  naval: anything,
  state: anything,
};
const SKETCH = formOf({}, PARTS);

/** The parts that a position may have. @since 0.3.0 */
export const SPI_SKETCH_PARTS: ReadonlyArray<string> = Object.keys(PARTS);

/** A position from unknown data, or every part that means nothing. @since 0.2.0 */
export const readSpiSketch = (input: unknown): Either<NonEmpty<Problem>, SpiPosition> => {
  const read = readOutside(SKETCH, input);
  return isLeft(read)
    ? left(read.left.map(({ path, detail }) => ({ code: 'sketch/shape', at: ['position', ...path].join('.'), detail: `It ${detail}.` })) as unknown as NonEmpty<Problem>)
    : right(read.right as SpiPosition);
};
