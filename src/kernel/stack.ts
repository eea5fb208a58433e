/**
 * Which units stand in which hex: linked lists in dense arrays, each stack in ascending order of unit, so
 * that equal positions have equal stacks however they came about.
 * @module
 */
import type { HexIx } from './hex.js';

/**
 * The stacks of a map. -1 ends a list. A unit stands in one stack or none.
 * To walk a stack without allocating: `for (let u = first[hex]; u >= 0; u = next[u])`.
 * @since 0.1.0
 */
export interface Stacks {
  /** Shape: hexes. The lowest unit of a hex, -1 when it is empty. */
  readonly first: Int16Array;
  /** Shape: units. The next higher unit of the same stack, -1 for the last and for units in no stack. */
  readonly next: Int16Array;
  /** Shape: hexes. The number of units in a hex. */
  readonly size: Int16Array;
}

/**
 * Empty stacks for a number of hexes and of units, each at most 32,767; at the beginning of a buffer, where one is given.
 * @since 0.1.0
 */
export const makeStacks = (hexes: number, units: number, buffer: ArrayBuffer = new ArrayBuffer(stackBytes(hexes, units))): Stacks => {
  const stacks = stacksIn(buffer, hexes, units);
  stacks.first.fill(-1);
  stacks.next.fill(-1);
  return stacks;
};

/**
 * Bytes that the columns of stacks take.
 * @since 0.3.0
 */
export const stackBytes = (hexes: number, units: number): number => Int16Array.BYTES_PER_ELEMENT * (2 * hexes + units);

/**
 * The stacks that stand at the beginning of a buffer: with it the columns are copied at once.
 * @since 0.3.0
 */
export const stacksIn = (buffer: ArrayBuffer, hexes: number, units: number): Stacks => ({
  first: new Int16Array(buffer, 0, hexes),
  next: new Int16Array(buffer, Int16Array.BYTES_PER_ELEMENT * 2 * hexes, units),
  size: new Int16Array(buffer, Int16Array.BYTES_PER_ELEMENT * hexes, hexes),
});

/**
 * The stacks of a column that gives each unit's hex, negative for units off the map.
 * @since 0.1.0
 */
export const stacksOf = (column: ArrayLike<HexIx>, hexes: number): Stacks => {
  const stacks = makeStacks(hexes, column.length);
  for (let unit = column.length - 1; unit >= 0; unit--) {
    const hex = column[unit];
    if (hex < 0) continue;
    stacks.next[unit] = stacks.first[hex];
    stacks.first[hex] = unit;
    stacks.size[hex]++;
  }
  return stacks;
};

/**
 * Puts a unit into a hex, in place. The unit must be in no stack.
 * @since 0.1.0
 */
export const insert = (stacks: Stacks, hex: HexIx, unit: number): void => {
  const { first, next, size } = stacks;
  let before = -1;
  let after = first[hex];
  while (after >= 0 && after < unit) {
    before = after;
    after = next[after];
  }
  next[unit] = after;
  if (before < 0) first[hex] = unit;
  else next[before] = unit;
  size[hex]++;
};

/**
 * Takes a unit out of a hex, in place. Throws RangeError when it is not there: a bug, not a user's mistake.
 * @since 0.1.0
 */
export const remove = (stacks: Stacks, hex: HexIx, unit: number): void => {
  const { first, next, size } = stacks;
  let before = -1;
  let at = first[hex];
  while (at >= 0 && at !== unit) {
    before = at;
    at = next[at];
  }
  if (at < 0) throw new RangeError(`unit ${unit} is not in hex ${hex}`);
  if (before < 0) first[hex] = next[unit];
  else next[before] = next[unit];
  next[unit] = -1;
  size[hex]--;
};

/**
 * An independent copy; written into `into`, of the same shapes, when that is given.
 * @since 0.1.0
 */
export const copyStacks = (stacks: Stacks, into?: Stacks): Stacks => {
  if (into === undefined)
    return { first: stacks.first.slice(), next: stacks.next.slice(), size: stacks.size.slice() };
  into.first.set(stacks.first);
  into.next.set(stacks.next);
  into.size.set(stacks.size);
  return into;
};

/**
 * The units of a hex in ascending order.
 * @since 0.1.0
 */
export const unitsAt = (stacks: Stacks, hex: HexIx): number[] => {
  const units: number[] = [];
  for (let unit = stacks.first[hex]; unit >= 0; unit = stacks.next[unit]) units.push(unit);
  return units;
};
