/**
 * A position as arrays of numbers, for learning: units and hexes row by row, and a vector of what is neither.
 * Numbers are those of the position and of the printed counters, not scaled. Everything is exact: a `Float32Array` holds whole
 * numbers up to 16,777,216.
 * @module
 */
import type { Game, GameState, Tagged } from './game.js';
import type { Gauge, Meaning, Trait } from './traits.js';

/** The columns of one table. Shape of its numbers: `rows × columns.length`, row by row. @since 0.3.0 */
export interface FeatureTable {
  readonly rows: number;
  /** Those of the position first, in the order of their characters; then those that do not change. */
  readonly columns: ReadonlyArray<Meaning>;
}

/** Where everything stands. The same for all positions of a game, and for all games of a scenario with the same options. @since 0.3.0 */
export interface FeatureLayout {
  readonly units: FeatureTable;
  readonly hexes: FeatureTable;
  readonly scalars: ReadonlyArray<Meaning>;
  /** Numbers in all: units, then hexes, then scalars. */
  readonly size: number;
}

/** A position as numbers. The three parts are views into `data`. @since 0.3.0 */
export interface Features {
  readonly layout: FeatureLayout;
  readonly data: Float32Array;
  readonly units: Float32Array;
  readonly hexes: Float32Array;
  readonly scalars: Float32Array;
}

/** How the positions of one game are written. */
interface Plan<S> {
  readonly layout: FeatureLayout;
  readonly unitColumns: ReadonlyArray<string>;
  readonly hexColumns: ReadonlyArray<string>;
  readonly gauges: ReadonlyArray<Gauge<S>>;
  /** What never changes, in its places. */
  readonly printed: Float32Array;
}

type Columns = Readonly<Record<string, ReadonlyArray<number>>>;

const tableOf = (names: ReadonlyArray<string>, columns: Columns, meanings: ReadonlyArray<Meaning>, traits: ReadonlyArray<Trait>): FeatureTable => ({
  rows: names.length > 0 ? columns[names[0]].length : (traits[0]?.values.length ?? 0),
  columns: [...names.map((name) => meanings.find((m) => m.name === name) ?? { name, measure: 'as in the position' }), ...traits.map(({ values: _, ...meaning }) => meaning)],
});

const writeColumn = (into: Float32Array, at: number, width: number, column: ArrayLike<number>): void => {
  for (let row = 0; row < column.length; row++) into[at + row * width] = column[row];
};

/** What every game has: turn, phase and actor, the last two as one flag for each. */
const commonGauges = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>): ReadonlyArray<Gauge<S>> => {
  const flag = (name: string, holds: (s: S) => boolean): Gauge<S> => ({ name, measure: 'flag', of: (s) => (holds(s) ? 1 : 0) });
  const phases = [...new Set([game.initial.phase, ...game.phases, 'over'])];
  return [
    { name: 'turn', measure: 'turns', of: (s) => s.turn },
    { name: 'turns left', measure: 'turns', of: (s) => game.turns - s.turn },
    ...phases.map((phase) => flag(`phase:${phase}`, (s) => s.phase === phase)),
    ...[...game.sides, 'chance', 'nobody'].map((who) => flag(`actor:${who}`, (s) => game.actor(s) === who)),
  ];
};

const planOf = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>): Plan<S> => {
  const traits = game.traits?.() ?? { position: { units: [], hexes: [] }, units: [], hexes: [], gauges: [] };
  const unitColumns = Object.keys(game.initial.units).sort();
  const hexColumns = Object.keys(game.initial.hexes).sort();
  const units = tableOf(unitColumns, game.initial.units, traits.position.units, traits.units);
  const hexes = tableOf(hexColumns, game.initial.hexes, traits.position.hexes, traits.hexes);
  const gauges = [...commonGauges(game), ...traits.gauges];
  const hexesAt = units.rows * units.columns.length;
  const size = hexesAt + hexes.rows * hexes.columns.length + gauges.length;
  const printed = new Float32Array(size);
  traits.units.forEach(({ values }, i) => writeColumn(printed, unitColumns.length + i, units.columns.length, values));
  traits.hexes.forEach(({ values }, i) => writeColumn(printed, hexesAt + hexColumns.length + i, hexes.columns.length, values));
  return { layout: { units, hexes, scalars: gauges.map(({ of: _, ...meaning }) => meaning), size }, unitColumns, hexColumns, gauges, printed };
};

// plans by game: a memo, not state
const plans = new WeakMap<object, unknown>();

const planFor = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>): Plan<S> => {
  const known = plans.get(game) as Plan<S> | undefined;
  if (known !== undefined) return known;
  const made = planOf(game);
  plans.set(game, made);
  return made;
};

/** Names, units and shapes of the {@link features} of a game. @since 0.3.0 */
export const featureLayout = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>): FeatureLayout => planFor(game).layout;

/**
 * A position as numbers. Its columns tell who stands where, what counters and map print, and whose decision is due; what a
 * decision is about in detail (who has to retreat, state of single amendments) is in the position alone.
 * @param into - where to write: as long as `size` of the {@link featureLayout}; a new array when it is left out
 * @throws RangeError when `into` has another length
 * @since 0.3.0
 */
export const features = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S, into?: Float32Array): Features => {
  const { layout, unitColumns, hexColumns, gauges, printed } = planFor(game);
  if (into !== undefined && into.length !== layout.size) throw new RangeError(`features of this game are ${layout.size} numbers; the array has room for ${into.length}`);
  const data = into ?? new Float32Array(layout.size);
  data.set(printed);
  const hexesAt = layout.units.rows * layout.units.columns.length;
  const scalarsAt = layout.size - gauges.length;
  for (let i = 0; i < unitColumns.length; i++) writeColumn(data, i, layout.units.columns.length, state.units[unitColumns[i]]);
  for (let i = 0; i < hexColumns.length; i++) writeColumn(data, hexesAt + i, layout.hexes.columns.length, state.hexes[hexColumns[i]]);
  for (let i = 0; i < gauges.length; i++) data[scalarsAt + i] = gauges[i].of(state);
  return { layout, data, units: data.subarray(0, hexesAt), hexes: data.subarray(hexesAt, scalarsAt), scalars: data.subarray(scalarsAt) };
};
