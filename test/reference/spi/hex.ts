/**
 * Hexes by their printed numbers: two digits of the column, west to east, two of the row, north to south. Even columns lie half a
 * hex south of odd ones: the only way in which all pairs of the errata's note on the mapsheet are neighbors (SPI-MAP.3).
 */

/** `'0607'`. */
export type Hex = string;

const hexOf = (column: number, row: number): Hex => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
export const columnOf = (hex: Hex): number => Number(hex.slice(0, 2));
export const rowOf = (hex: Hex): number => Number(hex.slice(2));

/** The six hexes around a hex, those beyond the edge of a map included. */
export const around = (hex: Hex): ReadonlyArray<Hex> => {
  const [c, r] = [columnOf(hex), rowOf(hex)];
  const sides = c % 2 === 1 ? [r - 1, r] : [r, r + 1];
  return [hexOf(c, r - 1), hexOf(c, r + 1), ...sides.flatMap((row) => [hexOf(c - 1, row), hexOf(c + 1, row)])];
};

/** Hexes from one to another, the first not counted. */
export const distance = (a: Hex, b: Hex): number => {
  // how far south the middle of a hex lies, in halves of a hex
  const south = (hex: Hex): number => 2 * rowOf(hex) + (columnOf(hex) % 2 === 0 ? 1 : 0);
  const columns = Math.abs(columnOf(a) - columnOf(b));
  const rest = Math.abs(south(a) - south(b)) - columns;
  return columns + Math.max(0, rest / 2);
};
