/**
 * What learners have to know of a game beyond its position: columns of what is printed on counters and map, and numbers that a
 * position holds outside its columns. No rule depends on it.
 * @module
 */
import { columnOf, rowOf } from '../kernel/hex.js';
import type { HexMap } from '../kernel/map.js';

/** What the numbers of a column are. @since 0.3.0 */
export interface Meaning {
  readonly name: string;
  /** Their unit, in words: `'MP'`, `'strength points'`; `'flag'`, `'index'`, `'bits'` for numbers that measure nothing. */
  readonly measure: string;
  /** What each number stands for, from 0 on, where it is an index; those below 0 stand for nothing. */
  readonly words?: ReadonlyArray<string>;
}

/** A column of what does not change: an entry for each unit, or for each hex. @since 0.3.0 */
export interface Trait extends Meaning {
  readonly values: ArrayLike<number>;
}

/** A number that is read off a position. @since 0.3.0 */
export interface Gauge<S> extends Meaning {
  readonly of: (s: S) => number;
}

/** Everything of this kind that a game tells, always in the same order. @since 0.3.0 */
export interface Traits<S> {
  /** What the columns of a position are, in any order. */
  readonly position: { readonly units: ReadonlyArray<Meaning>; readonly hexes: ReadonlyArray<Meaning> };
  readonly units: ReadonlyArray<Trait>;
  readonly hexes: ReadonlyArray<Trait>;
  readonly gauges: ReadonlyArray<Gauge<S>>;
}

const DIRECTIONS = 6;

/** A column of 1 and 0. @since 0.3.0 */
export const flagTrait = (name: string, values: ArrayLike<number>): Trait => ({ name, measure: 'flag', values });

/** A column of numbers that stand for words. @since 0.3.0 */
export const indexTrait = (name: string, words: ReadonlyArray<string>, values: ArrayLike<number>): Trait => ({ name, measure: 'index', words, values });

/** A column of words as numbers: indices into the words that occur, in the order of their characters. @since 0.3.0 */
export const wordTrait = (name: string, values: ReadonlyArray<string>): Trait => {
  const words = [...new Set(values)].sort();
  const index = new Map(words.map((word, i) => [word, i]));
  return indexTrait(name, words, values.map((word) => index.get(word) as number));
};

/** The hexes of a map with a feature: `feature:port`. */
const featureTraits = (map: HexMap): ReadonlyArray<Trait> =>
  map.features.map((feature, bit) => flagTrait(`feature:${feature}`, Array.from(map.hexFeatures, (bits) => (bits >> bit) & 1)));

/** The sides of each hex with a feature, six bits from north clockwise: `hexside:rail`. */
const hexsideTraits = (map: HexMap): ReadonlyArray<Trait> =>
  map.hexsideFeatures.map((feature, bit) => ({
    name: `hexside:${feature}`,
    measure: 'bits',
    values: Array.from({ length: map.grid.size }, (_, hex) => {
      let bits = 0;
      for (let d = 0; d < DIRECTIONS; d++) {
        const side = map.sides[hex * DIRECTIONS + d];
        if (side >= 0 && ((map.hexsides[side] >> bit) & 1) === 1) bits |= 1 << d;
      }
      return bits;
    }),
  }));

/** What every map tells of its hexes: where they lie, terrain, territory, places, and features of hexes and hexsides. @since 0.3.0 */
export const mapTraits = (map: HexMap): ReadonlyArray<Trait> => {
  const hexes = Array.from({ length: map.grid.size }, (_, hex) => hex);
  const kinds = [...new Set(map.places.map((place) => place.kind))].sort();
  return [
    { name: 'column', measure: 'column number', values: hexes.map((hex) => columnOf(map.grid, hex)) },
    { name: 'row', measure: 'row number', values: hexes.map((hex) => rowOf(map.grid, hex)) },
    indexTrait('terrain', map.terrains, map.terrain),
    indexTrait('territory', map.territories, map.territory),
    indexTrait('place', kinds, Array.from(map.placeAt, (place) => (place < 0 ? -1 : kinds.indexOf(map.places[place].kind)))),
    ...featureTraits(map),
    ...hexsideTraits(map),
  ];
};
