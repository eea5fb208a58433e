/**
 * Hexes that an event takes from the enemy, and fortified ones among them.
 * @rule EBC 3C, 14D, FTF 12C
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import type { EuropaEvent } from './event.js';
import type { Position } from './position.js';
import type { UnitIx } from './unit.js';

/** A unit in the hex that it enters. */
export interface Entry {
  readonly unit: UnitIx;
  readonly hex: HexIx;
}

/** Who enters which hex by an event, in whatever way; null when nobody does (AMB-BC-167). */
export const entryBy = (e: EuropaEvent): Entry | null => {
  switch (e.type) {
    case 'unitStepped':
    case 'unitOverran':
    case 'unitRetreated':
    case 'unitAdvanced':
      return { unit: e.unit, hex: e.to };
    case 'unitPlaced':
      return { unit: e.unit, hex: e.hex };
    default:
      return null;
  }
};

/** Whether a hex that a unit enters is taken from an enemy: it is of another side's power, or fortified by one. @rule EBC 3C (BC-3C.1) */
export const takesFromEnemy = ({ board, state }: Position, { unit, hex }: Entry): boolean => {
  const side = board.unitSide[unit];
  const hostile = (power: number): boolean => power >= 0 && board.powers[power].side !== side;
  return hostile(state.hexes.owner[hex]) || hostile(board.fortifications.get(hex) ?? -1);
};

/** A fortification of the map that an enemy enters is noted, once: what hangs on its never having been taken ends with that. */
export const noteCapture = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  const entry = entryBy(e);
  if (entry === null || !pos.board.fortifications.has(entry.hex) || pos.state.captured.includes(entry.hex) || !takesFromEnemy(pos, entry)) return [];
  return [{ type: 'fortificationCaptured', hex: entry.hex, power: pos.board.roster.power[entry.unit] }];
};
