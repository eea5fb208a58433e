/**
 * The terrain chart folded into one number, or one bit, per directed edge: what searches read.
 * @rule SPI 5.2, 5.66, 6.0, 16.7, MAP
 * @module
 */
import { hexsideBit } from '../../kernel/map.js';
import { BARRED } from '../../kernel/reach.js';
import { foldCosts, foldOpen } from '../../kernel/terrain.js';
import type { Board } from './board.js';
import type { EdgeBar } from './rules.js';
import { HEXSIDE_TERRAINS, type HexEffects, type HexsideEffects, type HexsideTerrain } from './tables/terrain.js';

/** Movement classes of the chart. */
export const ON_FOOT = 0;
export const MOTORIZED = 1;

/** What the map lets through, edge by edge. */
export interface Folds {
  /** Movement points to cross into the neighbor, `BARRED` where land units may not. Shape: `size × 6`, by class. */
  readonly costs: readonly [Int16Array, Int16Array];
  /** Bit `d` of a hex: open in direction `d`. Shape `size`. */
  readonly open: {
    readonly march: Uint8Array;
    readonly rail: Uint8Array;
    readonly drop: Uint8Array;
    /** The same by the chart alone: what would be open if no rule barred edges. */
    readonly railChart: Uint8Array;
    readonly dropChart: Uint8Array;
    readonly zone: Uint8Array;
    readonly attack: Uint8Array;
    readonly supply: Uint8Array;
    readonly retreat: Uint8Array;
  };
}

/** What the readings let across a kind of hexside, beyond the chart. */
const letsThrough = (board: Board, hexside: HexsideTerrain, use: 'zone' | 'attack' | 'supply' | 'retreat'): boolean => {
  if (hexside === 'strait') {
    const across = board.readings['strait-negotiable'];
    if (across === 'supply' && (use === 'supply' || use === 'retreat')) return true;
    if (across === 'zoc' && (use === 'zone' || use === 'attack')) return true;
  }
  if (hexside === 'blocked') {
    const across = board.readings['across-blocked'];
    return across === 'all' || (across === 'zoc' && use === 'zone');
  }
  return false;
};

/** The folds of a board. */
export const makeFolds = (board: Board): Folds => {
  const { map, tables, rules, readings, land, setting } = board;
  const bits = HEXSIDE_TERRAINS.map((name) => hexsideBit(map, name));
  const ground = map.terrains.map((name): HexEffects => tables.terrain.hexes[name as keyof typeof tables.terrain.hexes]);
  const features = (side: number): number => map.hexsides[side];
  const each = (side: number, test: (effects: HexsideEffects, name: HexsideTerrain) => boolean): boolean =>
    HEXSIDE_TERRAINS.every((name, i) => (features(side) & bits[i]) === 0 || test(tables.terrain.hexsides[name], name));
  const costly = readings['blocked-hexsides'] === 'costly';
  const costs = (kind: 'infantry' | 'mechanized'): Int16Array =>
    foldCosts(map, (from, _, to, side) => {
      const own = ground[map.terrain[to]][kind];
      if (own === null || land[from] === 0) return BARRED;
      let cost = own;
      for (let i = 0; i < bits.length; i++) {
        if ((features(side) & bits[i]) === 0) continue;
        const extra = tables.terrain.hexsides[HEXSIDE_TERRAINS[i]][kind];
        if (extra !== null) cost += extra;
        else if (HEXSIDE_TERRAINS[i] === 'blocked' && costly) cost += setting.reconstruction.blockedCost;
        else return BARRED;
      }
      return cost;
    });
  const infantry = costs('infantry');
  const closed = (bars: ReadonlyArray<EdgeBar>, from: number, to: number, side: number): boolean =>
    bars.some((bar) => bar.closed({ board, from, to, features: features(side) }));
  const both = (from: number, to: number): boolean => land[from] === 1 && land[to] === 1;
  const march = foldOpen(map, (from, d) => infantry[from * 6 + d] >= 0);
  const use = (key: 'zone' | 'attack' | 'supply', hexKey: 'zoc' | 'supply' | null): Uint8Array =>
    foldOpen(map, (from, d, to, side) => {
      if (!both(from, to) || (hexKey !== null && !ground[map.terrain[to]][hexKey])) return false;
      const column = key === 'zone' ? 'zoc' : key;
      return each(side, (effects, name) => effects[column] || letsThrough(board, name, key) || (name === 'blocked' && costly && infantry[from * 6 + d] >= 0));
    });
  const charted = (key: 'rail' | 'airdrop', bars: ReadonlyArray<EdgeBar>): Uint8Array =>
    foldOpen(map, (from, _, to, side) => both(from, to) && ground[map.terrain[to]][key] && each(side, (e) => e[key]) && !closed(bars, from, to, side));
  return {
    costs: [infantry, costs('mechanized')],
    open: {
      march,
      rail: charted('rail', rules.railBars),
      drop: charted('airdrop', rules.dropBars),
      railChart: charted('rail', []),
      dropChart: charted('airdrop', []),
      zone: use('zone', 'zoc'),
      attack: use('attack', null),
      supply: use('supply', 'supply'),
      retreat: foldOpen(map, (from, d, _, side) => infantry[from * 6 + d] >= 0 || (both(from, map.neighbors[from * 6 + d]) && each(side, (e, name) => e.infantry !== null || letsThrough(board, name, 'retreat')))),
    },
  };
};
