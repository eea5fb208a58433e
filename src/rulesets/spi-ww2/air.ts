/**
 * Air zones: whose strength counts over a hex, and what it does to ships.
 * @rule SPI 6.5, 17.4
 * @module
 */
import { distance, type HexIx } from '../../kernel/hex.js';
import { camp, type Position } from './position.js';

/** Strength points of a camp that exert an air zone on a hex. @rule SPI 6.5, 17.4 (SPI-17.4.1, SPI-17.4.2) */
export const airStrength = (pos: Position, side: number, hex: HexIx): number => {
  const { nations, roster, tables, map } = pos.board;
  const { units } = pos.state;
  let sum = 0;
  for (let n = 0; n < nations.length; n++) {
    if (!nations[n].air) continue;
    for (let u = roster.first[n]; u <= roster.last[n]; u++) {
      const at = units.hex[u];
      if (at >= 0 && camp(pos, u) === side && distance(map.grid, at, hex) <= tables.air.range) sum += units.sp[u];
    }
  }
  return sum;
};

/** Enemy strength points that count against a camp's ships bound for a hex. @rule SPI 17.4 (SPI-17.4.3) */
export const effectiveEnemyAir = (pos: Position, side: number, hex: HexIx): number =>
  pos.board.rules.effectiveAir(airStrength(pos, side, hex), airStrength(pos, 1 - side, hex));

/** Strength points that the enemy's air zone turns back from a hex in a player turn. @rule SPI 6.5 */
export const interdiction = (pos: Position, side: number, hex: HexIx): number => Math.floor(effectiveEnemyAir(pos, side, hex) / pos.board.tables.air.divisor);

/** Whether a camp contests the air over a hex: no enemy zone is there, or one of its own is. @rule SPI 17.4 (SPI-17.4.4) */
export const contested = (pos: Position, side: number, hex: HexIx): boolean => airStrength(pos, 1 - side, hex) === 0 || airStrength(pos, side, hex) > 0;
