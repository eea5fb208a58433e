/**
 * Hexes that an event takes from the enemy, and fortified ones among them.
 * @rule EBC 3C, 14D, FTF 12C
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { type EuropaEvent, NO_EVENTS } from './event.js';
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
    case 'unitPutDown':
      return { unit: e.unit, hex: e.to };
    case 'unitPlaced':
      return { unit: e.unit, hex: e.hex };
    default:
      return null;
  }
};

const hostile = ({ board }: Position, unit: UnitIx, power: number): boolean => power >= 0 && board.powers[power].side !== board.unitSide[unit];

/** Whether a hex that a unit enters is taken from the other side. @rule EBC 3C (BC-3C.1) */
export const takesFromEnemy = (pos: Position, { unit, hex }: Entry): boolean => hostile(pos, unit, pos.state.hexes.owner[hex]);

/** Whether a fortification of the map falls by an entry: for the first time an enemy of its owner, or of its builder, comes in. */
export const capturesFortification = (pos: Position, entry: Entry): boolean => {
  const builder = pos.board.fortifications.get(entry.hex);
  return builder !== undefined && !pos.state.captured.includes(entry.hex) && (takesFromEnemy(pos, entry) || hostile(pos, entry.unit, builder));
};

/** What hangs on a fortification's never having been taken ends with its first capture, which is noted. */
export const noteCapture = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  const entry = entryBy(e);
  return entry !== null && capturesFortification(pos, entry) ? [{ type: 'fortificationCaptured', hex: entry.hex, power: pos.board.roster.power[entry.unit] }] : NO_EVENTS;
};
