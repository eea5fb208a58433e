/**
 * What the heuristic of bots knows of a map: what hexes are worth, and a memory for what it asks again and again, hexes near
 * a hex and fields of distances. A memo, not state: what it gives depends on what it is asked alone. No rule depends on it.
 * @module
 */
import { columnOf, distance, type HexIx, rowOf } from '../../kernel/hex.js';
import type { HexMap } from '../../kernel/map.js';
import type { Board } from './board.js';

/** What the memory holds. */
export interface Fields {
  /** Hexes at most `range` away from a hex, itself among them; one range for each memory. */
  readonly near: (hex: HexIx) => Int32Array;
  /** The field that belongs to a player, to something that is replaced when it changes, and to some numbers; made when it is not known. */
  readonly recall: (player: number, version: object, numbers: ArrayLike<number>, make: () => Uint8Array) => Uint8Array;
}

interface Kept {
  readonly player: number;
  readonly version: object;
  readonly numbers: Int8Array;
  readonly field: Uint8Array;
}

/** Fields that are remembered at a time. */
const SLOTS = 12;

const same = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** Hexes within which bots look at the enemy. */
const NEAR = 4;

/** An empty memory for a map. */
export const makeFields = ({ grid }: HexMap, range: number = NEAR): Fields => {
  const known: (Int32Array | undefined)[] = [];
  let kept: Kept[] = [];
  return {
    near: (hex) => {
      const found = known[hex];
      if (found !== undefined) return found;
      const hexes: HexIx[] = [];
      const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
      for (let h = 0; h < grid.size; h++)
        if (Math.abs(columnOf(grid, h) - column) <= range && Math.abs(rowOf(grid, h) - row) <= range && distance(grid, hex, h) <= range) hexes.push(h);
      const made = Int32Array.from(hexes);
      known[hex] = made;
      return made;
    },
    recall: (player, version, numbers, make) => {
      const found = kept.find((k) => k.player === player && k.version === version && same(k.numbers, numbers));
      if (found !== undefined) return found.field;
      const made = { player, version, numbers: Int8Array.from(numbers), field: make() };
      kept = [made, ...kept.slice(0, SLOTS - 1)];
      return made.field;
    },
  };
};

/** What bots think a hex is worth: of all that holds for it the most. */
const LAND = 0.03;
const CITY = 0.7;
const CENTER = 0.9;
const GERMAN = 0.9;
const GOAL = 1.5;

/** Places, and what each hex is worth to bots. */
export const valuesOf = (board: Board): Pick<Board, 'places' | 'worth' | 'keys'> => {
  const worth = Float32Array.from(board.land, (flag) => flag * LAND);
  const raise = (hex: HexIx, to: number): void => {
    if (board.land[hex] === 1) worth[hex] = Math.max(worth[hex], to);
  };
  board.city.forEach((flag, hex) => flag === 1 && raise(hex, CITY));
  board.center.forEach((flag, hex) => flag === 1 && raise(hex, CENTER));
  for (const hex of board.germany) raise(hex, GERMAN);
  for (const goal of board.axisGoals) for (const hex of goal) raise(hex, GOAL);
  const places = [...board.landHexes].filter((hex) => worth[hex] > LAND * 2);
  const keys = [...places, ...board.coastHexes.filter((hex) => board.port[hex] === 1), ...board.danishHexes, ...board.seas.passages.flatMap((p) => p.hexes)];
  return { worth, places, keys: [...new Set(keys)].sort((a, b) => a - b) };
};
