/**
 * Lines of attack supply: overland from the unit to a headquarters, at the instant of the attack.
 * @rule REFORM 12C5 (ER-12C5.1, ER-12C5.3), 12H (ER-12H.45, ER-12H.65), rulings AMB-ER-86
 * @module
 */
import { distance, type HexIx } from '../../../kernel/hex.js';
import { weatherAt } from '../../europa/board.js';
import type { Position } from '../../europa/position.js';
import { overlandFrom } from '../../europa/supply.js';
import type { UnitIx } from '../../europa/unit.js';
import { type Kinship, kinship } from './nations.js';

/** A headquarters in reach of a unit. */
export interface Line {
  readonly hq: UnitIx;
  readonly kin: Exclude<Kinship, 'none'>;
  /** Hexes that the line enters; 0 where both stand in one. */
  readonly hexes: number;
}

/** The Boot Camp figures, for the reading that takes them whatever the rules of supply lines say. (AMB-ER-82) */
const BOOT_CAMP: Readonly<Record<string, number>> = { clear: 7, snow: 4, frost: 4 };
const BAD_WEATHER = 3;

/** How many hexes a line from a hex may enter. */
export const rangeFrom = (pos: Position, hex: HexIx): number =>
  pos.board.readings['attack-supply-range'] === 'boot-camp' ? (BOOT_CAMP[weatherAt(pos.board, pos.state.turn, hex)] ?? BAD_WEATHER) : pos.board.rules.supply.overland(pos, hex);

/** Headquarters on the map that serve armies; a Tank Army’s serves nobody. */
export const serversOnMap = ({ board, state }: Pick<Position, 'board' | 'state'>): ReadonlyArray<UnitIx> =>
  board.roster.armyHqs.filter((hq) => state.units.hex[hq] >= 0 && board.roster.identity[hq].armyHq !== 'tank-army');

/** Headquarters that could serve a unit in a hex if they had a line to it, with the distance as the crow flies. */
export const kinOf = (pos: Position, unit: UnitIx, hex: HexIx): ReadonlyArray<Line> =>
  serversOnMap(pos).flatMap((hq) => {
    const kin = kinship(pos, hq, unit);
    return kin === 'none' ? [] : [{ hq, kin, hexes: distance(pos.board.map.grid, hex, pos.state.units.hex[hq]) }];
  });

/** The headquarters that a unit in a hex can trace to, nearest first; of those equally near, by their numbers. */
export const linesFrom = (pos: Position, unit: UnitIx, hex: HexIx, range: number = rangeFrom(pos, hex)): ReadonlyArray<Line> => {
  const near = kinOf(pos, unit, hex).filter((line) => line.hexes <= range);
  if (near.length === 0) return [];
  const found: Line[] = [];
  for (const [at, hexes] of overlandFrom(pos, unit, hex, range)) {
    for (const { hq, kin } of near) if (pos.state.units.hex[hq] === at) found.push({ hq, kin, hexes });
    if (found.length === near.length) break;
  }
  return found;
};
