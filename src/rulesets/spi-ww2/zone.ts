/**
 * Zones of control: rigid (a unit stops on entering one) but not sticky (it leaves freely).
 * @rule SPI 6.0, 8.47, 9.74
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { camp, isPartisan, type Position } from './position.js';

const openTo = (pos: Position, from: HexIx, dir: number): boolean => ((pos.board.folds.open.zone[from] >> dir) & 1) === 1;

/** Whether a zone extends from a hex into an adjacent one that the map lets it into: no border keeps it out. */
const reaches = (pos: Position, from: HexIx, to: HexIx): boolean => {
  const { zoneBars } = pos.board.rules;
  for (let i = 0; i < zoneBars.length; i++) if (zoneBars[i].closed(pos, from, to)) return false;
  return true;
};

const exerts = (pos: Position, side: number, hex: HexIx): boolean => {
  const { first, next } = pos.sit.stacks;
  for (let u = first[hex]; u >= 0; u = next[u]) if (camp(pos, u) === side && !isPartisan(pos, u)) return true;
  return false;
};

/** Whether units of a camp in the neighbor in a direction exert a zone into a hex. */
const reachesIn = (pos: Position, side: number, from: HexIx, hex: HexIx, dir: number): boolean =>
  from >= 0 && pos.sit.stacks.first[from] >= 0 && openTo(pos, from, dir < 3 ? dir + 3 : dir - 3) && exerts(pos, side, from) && reaches(pos, from, hex);

/**
 * The hexes from which units of a camp exert a zone into a hex.
 * @param bare - as if nobody stood in the hex: what units met there when they entered it
 */
export const zoneSources = (pos: Position, side: number, hex: HexIx, bare = false): HexIx[] => {
  const found: HexIx[] = [];
  if (pos.sit.zoc[side][hex] === 0) return found;
  if (!bare && !pos.board.rules.zonesEnterOccupied && pos.sit.stacks.first[hex] >= 0) return found;
  const { neighbors } = pos.board.map;
  for (let d = 0; d < 6; d++) if (reachesIn(pos, side, neighbors[hex * 6 + d], hex, d)) found.push(neighbors[hex * 6 + d]);
  return found;
};

/** Whether units of a camp exert a zone into a hex. */
export const inZoneOf = (pos: Position, side: number, hex: HexIx): boolean => {
  if (side < 0 || pos.sit.zoc[side][hex] === 0) return false;
  const { rules, border } = pos.board;
  if (!rules.zonesEnterOccupied && pos.sit.stacks.first[hex] >= 0) return false;
  if (rules.zoneBars.length === 0 || border[hex] === 0) return true;
  const { neighbors } = pos.board.map;
  for (let d = 0; d < 6; d++) if (reachesIn(pos, side, neighbors[hex * 6 + d], hex, d)) return true;
  return false;
};

/** Whether an enemy of a camp exerts a zone into a hex. */
export const inEnemyZone = (pos: Position, side: number, hex: HexIx): boolean => side >= 0 && inZoneOf(pos, 1 - side, hex);

/** The same, units of some hexes left out of account. */
export const inEnemyZoneBut = (pos: Position, side: number, hex: HexIx, ignored: ReadonlyArray<HexIx>): boolean =>
  side >= 0 && (ignored.length === 0 ? inEnemyZone(pos, side, hex) : zoneSources(pos, 1 - side, hex).some((from) => !ignored.includes(from)));

/** Whether units in a hex came into an enemy zone there, units of some hexes left out of account. */
export const metEnemyZone = (pos: Position, side: number, hex: HexIx, ignored: ReadonlyArray<HexIx>): boolean =>
  side >= 0 && zoneSources(pos, 1 - side, hex, true).some((from) => !ignored.includes(from));

/** Whether a hex without units lies in the zones of one camp alone, which holds it. @rule SPI 9.74 (SPI-9.74.2) */
export const heldByZone = (pos: Position, side: number, hex: HexIx): boolean =>
  pos.sit.stacks.first[hex] < 0 && inZoneOf(pos, side, hex) && !inZoneOf(pos, 1 - side, hex);
