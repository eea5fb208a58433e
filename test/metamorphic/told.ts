/**
 * Positions told by names, without the numbers that units and hexes have in them: so that positions on maps laid anew, or with the
 * roster in another order, can be compared in everything that they hold.
 */
import type { GameState } from '../../src/engine/game.js';

/** Which parts of a position are numbers of units and hexes. Whatever else holds a number has to be known too: nothing is passed over. */
interface Parts {
  readonly unit: ReadonlyArray<string>;
  readonly units: ReadonlyArray<string>;
  readonly hex: ReadonlyArray<string>;
  readonly hexes: ReadonlyArray<string>;
  /** Lists whose order says when something happened, not where it stands. */
  readonly numbers: ReadonlyArray<string>;
  /** Lists by unit of hexes. */
  readonly began: ReadonlyArray<string>;
  /** Lists of records that are kept in the order of the map. */
  readonly sets: ReadonlyArray<string>;
  /** Numbers by a name that rules give. */
  readonly tables: ReadonlyArray<string>;
}

export const EUROPA_PARTS: Parts = {
  unit: ['unit', 'hq', 'going', 'jumping', 'passing', 'adHoc', 'by'],
  units: ['units', 'attackers', 'defenders', 'bystanders', 'cadresBefore', 'candidates', 'group', 'active', 'testing', 'fallen', 'lost', 'naming', 'fed', 'flying', 'germans', 'hindering'],
  hex: ['hex', 'target', 'from', 'base'],
  hexes: ['visited', 'captured', 'abandoned', 'forts', 'airfields', 'hexes', 'taken', 'flown'],
  numbers: ['turn', 'playerTurn', 'next', 'dormant', 'railed', 'mobilized', 'converted', 'attacker', 'defender', 'column', 'modifier', 'need', 'odds', 'power', 'points', 'due', 'divisions', 'ofOthers', 'res', 'shipped', 'lifted', 'powers', 'firstLost', 'regained'],
  began: ['began'],
  sets: ['support', 'used', 'served'],
  tables: ['pools', 'places', 'bombed', 'awards'],
};

export const SPI_PARTS: Parts = {
  unit: ['unit'],
  units: ['units', 'attackers', 'defenders', 'group', 'afloat'],
  hex: ['hex', 'target'],
  hexes: ['from', 'hexes', 'ports', 'attacked'],
  numbers: ['turn', 'player', 'next', 'stance', 'points', 'losses', 'touched', 'unrest', 'ntp', 'atp', 'alliedAtp', 'axisNtp', 'axisAtp', 'boughtNtp', 'boughtAtp', 'sp', 'returned', 'exempt', 'column', 'die', 'lost', 'inflicted', 'need', 'row', 'toPlace'],
  began: [],
  sets: ['landings', 'turnedBack'],
  tables: [],
};

/** What a position is told by. */
export interface Names {
  readonly parts: Parts;
  readonly units: ReadonlyArray<string>;
  readonly hexes: ReadonlyArray<string>;
  /** Hexes that only one of two maps has: a frame around it. */
  readonly frame: ReadonlySet<string>;
  /** Other texts that name hexes. */
  readonly text: (text: string) => string;
}

const sorted = (list: ReadonlyArray<unknown>): ReadonlyArray<unknown> => [...list].sort((a, b) => (String(a) < String(b) ? -1 : 1));

/** A position by names: columns as objects by id, lists of units and hexes in alphabetic order. */
export const told = (state: GameState, { parts, units, hexes, frame, text }: Names): unknown => {
  const unit = (u: unknown): unknown => (typeof u === 'number' && u >= 0 ? units[u] : u);
  const hex = (h: unknown): unknown => (typeof h === 'number' && h >= 0 ? hexes[h] : h);
  const part = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) {
      if (parts.units.includes(key)) return value.every((v) => typeof v === 'number') ? sorted(value.map(unit)) : value.map((v) => part('unit', v));
      if (parts.hexes.includes(key)) return value.every((v) => typeof v === 'number') ? sorted(value.map(hex)) : value.map((v) => part('hex', v));
      if (parts.began.includes(key)) return Object.fromEntries(value.map((h, u) => [units[u], hex(h)]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
      const list = value.map((v) => part(key, v));
      return parts.sets.includes(key) ? [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : list;
    }
    if (typeof value === 'object' && value !== null) return record(value, parts.tables.includes(key) ? key : null);
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'number') return value;
    if (parts.unit.includes(key)) return unit(value);
    if (parts.hex.includes(key)) return hex(value);
    if (parts.numbers.includes(key) || key === 'lost' || parts.tables.includes(key)) return value;
    throw new Error(`${key} holds the number ${value}: told.ts has to know whether it is one of a unit, of a hex, or neither.`);
  };
  const record = (value: object, table: string | null): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(value).map(([key, v]): [string, unknown] => [key, part(table ?? key, v)]));
  const column = (names: ReadonlyArray<string>, key: string, list: ReadonlyArray<number>): unknown =>
    Object.fromEntries(names.map((name, i): [string, unknown] => [name, key === 'hex' ? hex(list[i]) : list[i]]).filter(([name]) => !frame.has(name)).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
  const columns = (names: ReadonlyArray<string>, of: Readonly<Record<string, ReadonlyArray<number>>>): unknown => Object.fromEntries(Object.entries(of).map(([key, list]) => [key, column(names, key, list)]));
  const { units: ofUnits, hexes: ofHexes, ...rest } = state;
  return { ...record(rest, null), unitColumns: columns(units, ofUnits), hexColumns: columns(hexes, ofHexes) };
};

/** The first part in which two tellings differ, in words; null where they are the same. */
export const firstDifference = (a: unknown, b: unknown, at = 'position'): string | null => {
  if (a === b) return null;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && Array.isArray(a) === Array.isArray(b)) {
    const [x, y] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
    for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
      const found = firstDifference(x[key], y[key], `${at}.${key}`);
      if (found !== null) return found;
    }
    return null;
  }
  return `${at}: ${JSON.stringify(a)} here, ${JSON.stringify(b)} there`;
};
