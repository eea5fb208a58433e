/**
 * The hexes of a map in the making.
 * @module
 */
import type { HexId, HexIx } from '../kernel/hex.js';

/** A town, or one hex of a larger one. */
export interface Settlement {
  readonly city: string;
  readonly name: string;
  readonly class: string;
  readonly flags: ReadonlyArray<string>;
  /** 1 for the main hex of the city, 2 and so on for further ones. */
  readonly part: number;
}

/** What became of a hex. Shares are of its area, 0 to 1. */
export interface RasterHex {
  readonly id: HexId;
  readonly kind: 'land' | 'sea' | 'lake';
  /** `'clear'` and so on; `'sea'` or `'lake'` for hexes that are not land. */
  readonly terrain: string;
  readonly country: string | null;
  /** The lake that a lake hex is mostly part of. */
  readonly lake: string | null;
  readonly landShare: number;
  readonly lakeShare: number;
  /** The most important first. */
  readonly settlements: ReadonlyArray<Settlement>;
  readonly flags: ReadonlyArray<string>;
}

/** The hexes of a canvas by number; `null` in its margin. */
export type Sheet = ReadonlyArray<RasterHex | null>;

/** Whether a hex may carry a railway or road. The margin counts as land: nothing is known of it. */
export const isDry = (sheet: Sheet, hex: HexIx): boolean => (sheet[hex]?.kind ?? 'land') === 'land';

/** Whether a hex is land of the map. */
export const isLand = (sheet: Sheet, hex: HexIx): boolean => sheet[hex]?.kind === 'land';
