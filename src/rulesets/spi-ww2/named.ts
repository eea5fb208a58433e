/**
 * Events with names in place of numbers, for front ends and logs.
 * @module
 */
import type { Tagged } from '../../engine/game.js';
import type { Board } from './board.js';
import type { SpiEvent } from './event.js';

type Named = Tagged & Readonly<Record<string, unknown>>;

const UNITS = new Set(['unit', 'made', 'into']);
const UNIT_LISTS = new Set(['units', 'out', 'attackers', 'defenders', 'group', 'afloat']);
const HEXES = new Set(['hex', 'from', 'to', 'target']);
const HEX_LISTS = new Set(['hexes', 'from', 'ports']);
const PARTS = new Set(['combat', 'decision', 'announced', 'counter', 'naval']);

/** Names parts of events by their keys. */
const naming = (board: Board): ((record: object) => Record<string, unknown>) => {
  const unit = (u: unknown): unknown => (typeof u === 'number' ? (board.roster.ids[u] ?? null) : u);
  const hex = (h: unknown): unknown => (typeof h === 'number' ? (board.map.ids[h] ?? null) : h);
  const name = (record: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]): [string, unknown] => {
        if (Array.isArray(value)) {
          if (UNIT_LISTS.has(key)) return [key, value.map(unit)];
          if (HEX_LISTS.has(key)) return [key, value.map(hex)];
          return [key, value.map((item) => (typeof item === 'object' && item !== null ? name(item) : item))];
        }
        if (UNITS.has(key)) return [key, unit(value)];
        if (HEXES.has(key)) return [key, hex(value)];
        if (key === 'player' && typeof value === 'number') return [key, board.players[value] ?? null];
        if (key === 'nation' && typeof value === 'number') return [key, board.nations[value]?.name ?? null];
        if (key === 'row' && typeof value === 'number') return [key, board.tables.partisans[value]?.country ?? null];
        if (PARTS.has(key)) return [key, value === null ? null : name(value as object)];
        return [key, value];
      }),
    );
  return name;
};

/** An event for the outside: `{ type: 'unitStepped', unit: 'germany-mechanized-01', from: '1411', … }`. */
export const namedEvent = (board: Board): ((e: SpiEvent) => Named) => {
  const name = naming(board);
  return (e) => {
    // whole columns mean nothing outside
    if (e.type === 'unitsReadied') return { type: e.type };
    return { ...name(e), type: e.type };
  };
};

/** A decision for the outside. */
export const namedDecision = (board: Board, decision: object): Readonly<Record<string, unknown>> => naming(board)(decision);
