/**
 * Seas: which of them each coast hex lies on, and the passages between them.
 * @rule SPI 5.7
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { areaMask, type HexMap } from '../../kernel/map.js';
import { MEDITERRANEAN } from './mapPatches.js';
import type { Setting } from './setting.js';

/** Names of seas, as areas of a map. Sea that no area names is the first one. */
export const ATLANTIC = 'Atlantic Ocean';
export const BALTIC = 'Baltic Sea';
export const BLACK_SEA = 'Black Sea';
export const ARCTIC = 'Arctic Ocean';
export const SEAS: ReadonlyArray<string> = [ATLANTIC, BALTIC, MEDITERRANEAN, BLACK_SEA, ARCTIC];

/** A passage with its seas and hexes as numbers. */
export interface SeaPassage {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly hexes: ReadonlyArray<HexIx>;
}

/** The seas of a map. */
export interface Seas {
  readonly names: ReadonlyArray<string>;
  /** Bit `i` of a land hex: it lies on sea `i`. Shape `size`. */
  readonly coast: Uint8Array;
  readonly passages: ReadonlyArray<SeaPassage>;
}

/** Whether a hex lies on a sea. */
export const onSea = (seas: Seas, hex: HexIx, sea: string): boolean => ((seas.coast[hex] >> seas.names.indexOf(sea)) & 1) === 1;

/** The seas of a setting. */
export const makeSeas = (setting: Setting, map: HexMap): Seas => {
  const masks = SEAS.map((area) => areaMask(map, area));
  const isSea = (hex: HexIx): boolean => map.terrains[map.terrain[hex]] === 'sea';
  const seaOf = (hex: HexIx): number => Math.max(0, masks.findIndex((mask) => mask[hex] === 1));
  const coast = new Uint8Array(map.grid.size);
  for (let hex = 0; hex < map.grid.size; hex++) {
    if (isSea(hex)) continue;
    for (let d = 0; d < 6; d++) {
      const next = map.neighbors[hex * 6 + d];
      if (next >= 0 && isSea(next)) coast[hex] |= 1 << seaOf(next);
    }
  }
  return {
    names: SEAS,
    coast,
    passages: setting.passages.map((p) => ({
      name: p.name,
      a: SEAS.indexOf(p.between[0]),
      b: SEAS.indexOf(p.between[1]),
      hexes: p.hexes.map((id) => map.hexOf.get(id) ?? -1).filter((hex) => hex >= 0),
    })),
  };
};
