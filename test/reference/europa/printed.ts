/**
 * What is printed: map, counters and tables in plain Maps and Sets, by names.
 * @module
 */
import type { MapData } from '../../../src/kernel/map.js';
import type { Table } from '../../../src/kernel/table.js';
import type { PlayerTurnData, Power } from '../../../src/rulesets/europa/setting.js';
import type { ForcesData, UnitData } from '../../../src/rulesets/europa/unit.js';
import { around, idOf, sideOf } from './hexes.js';

/** The data that a game is played with. */
export interface Sources {
  readonly map: MapData;
  readonly forces: ForcesData;
  readonly chart: Table<string>;
  readonly crt: Table<string>;
  readonly powers: ReadonlyArray<Power>;
  readonly playerTurns: ReadonlyArray<PlayerTurnData>;
  /** Whose each hex is when the game begins, by powers in order, -1 for nobody's; null where land belongs to whose land it is. */
  readonly owners: ReadonlyArray<number> | null;
  /** Ids of the amendments in force. */
  readonly amendments: ReadonlyArray<string>;
  /** The weather of half-months by zone; null where it is clear throughout. @rule FTF 19F, FITE WT */
  readonly weather: Table<string> | null;
  /** The half-month that a turn falls into; months from 1. */
  readonly date: (turn: number) => { readonly year: number; readonly month: number; readonly half: number };
}

/** A place on the map. */
export interface Town {
  readonly name: string;
  readonly kind: string;
  readonly city: string;
}

/** A hex of the map. */
export interface Hex {
  readonly id: string;
  readonly terrain: string;
  /** The nation whose land it is; null for the sea. */
  readonly land: string | null;
  readonly works: ReadonlySet<string>;
  /** What stands in it, the most important first. */
  readonly towns: ReadonlyArray<Town>;
  readonly zone: string | null;
  /** Its neighbors on the map, from the north clockwise. */
  readonly beside: ReadonlyArray<string>;
}

/** Everything printed. */
export interface Printed {
  readonly sources: Sources;
  /** Hexes by id, column by column. */
  readonly hexes: ReadonlyMap<string, Hex>;
  /** What runs along or across a hexside. */
  readonly sides: ReadonlyMap<string, ReadonlySet<string>>;
  /** `'from>to'` where a fortified hexside protects the second hex. */
  readonly protects: ReadonlySet<string>;
  readonly chart: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly crt: { readonly columns: ReadonlyArray<string>; readonly cell: (row: number, column: string) => string };
  /** Counters whose nation takes part, in the order of the orders of battle. */
  readonly units: ReadonlyArray<UnitData>;
}

const hexesOf = (map: MapData): Map<string, Hex> => {
  const hexes = new Map<string, Hex>();
  const [left, right] = map.columns;
  const [top, bottom] = map.rows;
  for (let column = left; column <= right; column++)
    for (let row = top; row <= bottom; row++) {
      const id = idOf(column, row);
      const char = (grid: ReadonlyArray<string>): string => [...grid[row - top]][column - left];
      const land = char(map.territory);
      const zone = map.zones === undefined ? ' ' : char(map.zones);
      hexes.set(id, {
        id,
        terrain: map.terrains[char(map.terrain)],
        land: land === ' ' ? null : map.territories[land],
        works: new Set(Object.keys(map.features).filter((feature) => map.features[feature].includes(id))),
        towns: map.places.filter((p) => p.hex === id).map((p) => ({ name: p.name, kind: p.kind, city: p.city ?? p.name })),
        zone: zone === ' ' ? null : zone,
        beside: around(id).filter((other) => other !== '' && Number(other.slice(0, 2)) >= left && Number(other.slice(0, 2)) <= right && Number(other.slice(2)) >= top && Number(other.slice(2)) <= bottom),
      });
    }
  return hexes;
};

const sidesOf = (map: MapData): { readonly sides: Map<string, Set<string>>; readonly protects: Set<string> } => {
  const sides = new Map<string, Set<string>>();
  const protects = new Set<string>();
  for (const [feature, entries] of Object.entries(map.hexsides))
    for (const entry of entries) {
      const chain = entry.split(/[/>]/);
      for (let i = 1; i < chain.length; i++) {
        const key = sideOf(chain[i - 1], chain[i]);
        if (!sides.has(key)) sides.set(key, new Set());
        sides.get(key)?.add(feature);
        if (entry.includes('>')) protects.add(`${chain[i - 1]}>${chain[i]}`);
      }
    }
  return { sides, protects };
};

/** Reads what is printed. */
export const readPrinted = (sources: Sources): Printed => {
  const { map, chart, crt, forces, powers } = sources;
  return {
    sources,
    hexes: hexesOf(map),
    ...sidesOf(map),
    chart: new Map(chart.rows.map((row, r) => [row, new Map(chart.columns.map((column, c) => [column, chart.cells[r][c].value]))])),
    crt: { columns: crt.columns, cell: (row, column) => crt.cells[crt.rows.indexOf(String(row))][crt.columns.indexOf(column)].value },
    units: forces.units.filter((u) => powers.some((p) => p.nations.includes(u.nation))),
  };
};

/** A hex of the map. */
export const hexAt = (printed: Printed, id: string): Hex => printed.hexes.get(id) as Hex;

/** What runs along or across the hexside between two hexes. */
export const between = (printed: Printed, a: string, b: string): ReadonlySet<string> => printed.sides.get(sideOf(a, b)) ?? new Set();
