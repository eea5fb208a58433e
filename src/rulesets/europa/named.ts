/**
 * Events with ids in place of numbers, for front ends and logs.
 * @module
 */
import type { Tagged } from '../../engine/game.js';
import type { Board } from './board.js';
import type { EuropaEvent } from './event.js';
import type { Decision } from './state.js';

type Named = Tagged & Readonly<Record<string, unknown>>;

const UNIT_KEYS = new Set(['unit', 'produced']);
const UNIT_LISTS = new Set(['units', 'gone', 'out', 'attackers', 'defenders', 'bystanders', 'candidates', 'group', 'cadresBefore']);
const HEX_KEYS = new Set(['hex', 'from', 'to', 'target', 'base']);
/** Records, and lists of records, that name units and hexes in their turn. */
const RECORDS = new Set(['combat', 'decision', 'work', 'overrun']);
const AIR_RECORDS = new Set(['sortie', 'support', 'cuts', 'spent', 'aims', 'turned', 'hexes']);

const naming = (board: Board): ((record: object) => Record<string, unknown>) => {
  const unit = (u: unknown): unknown => (typeof u === 'number' ? (board.roster.ids[u] ?? null) : u);
  const hex = (h: unknown): unknown => (typeof h === 'number' ? (board.map.ids[h] ?? null) : h);
  const name = (record: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]): [string, unknown] => {
        if (UNIT_KEYS.has(key)) return [key, unit(value)];
        if (HEX_KEYS.has(key)) return [key, hex(value)];
        if (UNIT_LISTS.has(key) && Array.isArray(value)) return [key, value.map(unit)];
        if (key === 'visited' && Array.isArray(value)) return [key, value.map(hex)];
        if (key === 'going') return [key, unit(value)];
        if (key === 'power') return [key, typeof value === 'number' ? (board.powers[value]?.id ?? null) : value];
        if (RECORDS.has(key)) return [key, value === null ? null : name(value as object)];
        if (AIR_RECORDS.has(key)) return [key, Array.isArray(value) ? value.map(name) : name(value as object)];
        return [key, value];
      }),
    );
  return name;
};

/** An event for the outside: `{ type: 'unitStepped', unit: 'po-inf-xx-24', from: '2319', … }`. */
export const namedEvent =
  (board: Board) =>
  (e: EuropaEvent): Named => {
    // whole columns mean nothing outside
    if (e.type === 'unitsReadied') return { type: e.type };
    if (e.type === 'pointsEntered') return { type: e.type, nation: e.nation, kind: e.kind, points: e.points, about: e.about };
    if (e.type === 'unitsConverted')
      return { ...naming(board)(e), type: e.type, conversion: board.roster.data.conversions[e.conversion]?.id ?? null };
    if (e.type === 'phaseEnded' || e.type === 'phaseBegan') return { ...e };
    return { ...naming(board)(e), type: e.type };
  };

/** A decision for the outside. */
export const namedDecision = (board: Board, decision: Decision): Readonly<Record<string, unknown>> => naming(board)(decision);
