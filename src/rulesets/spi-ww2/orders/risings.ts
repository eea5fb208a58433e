/**
 * Where bots let partisans rise.
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import type { SpiAction } from '../action.js';
import { raiseHexes } from '../partisans.js';
import { hexName, type Position } from '../position.js';

/** Hexes that are looked at. */
const MOST = 6;

/** The most valuable hexes in which partisans may rise, and none at all. */
export const risings = (pos: Position, row: number): ReadonlyArray<SpiAction> => {
  const { worth, map } = pos.board;
  // places that the enemy holds, then hexes beside them
  const score = (hex: HexIx): number => {
    let sum = worth[hex] * 4;
    for (let d = 0; d < 6; d++) {
      const next = map.neighbors[hex * 6 + d];
      if (next >= 0) sum += worth[next];
    }
    return sum;
  };
  const hexes = raiseHexes(pos, row).map((hex) => ({ hex, score: score(hex) })).sort((a, b) => b.score - a.score || a.hex - b.hex);
  return [...hexes.slice(0, MOST).map(({ hex }): SpiAction => ({ type: 'raise', hex: hexName(pos, hex) })), { type: 'pass' }];
};
