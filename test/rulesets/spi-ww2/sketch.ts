/**
 * Small positions of World War II, from a few lines: a map of clear hexes numbered as on SPI's sheet (even columns half a
 * hex south), some units, and whatever else the rule in question needs.
 */
import { settle } from '../../../src/engine/apply.js';
import type { Problem } from '../../../src/engine/problem.js';
import { type Readings, settleReadings } from '../../../src/engine/reading.js';
import type { MapData } from '../../../src/kernel/map.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../../src/prelude.js';
import { parseHexes } from '../../../src/conformance/notation.js';
import { chosenRules, type Choice } from '../../../src/rulesets/spi-ww2/editions.js';
import { makeGame, type SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import { RECONSTRUCTION } from '../../../src/rulesets/spi-ww2/reconstruction.js';
import type { SpiRules } from '../../../src/rulesets/spi-ww2/rules.js';
import type { Passage, Setting, StartStance } from '../../../src/rulesets/spi-ww2/setting.js';
import {
  ATTACKED, CARRIED, HUNGRY, MOVED, type Naval, OUT_OF_SUPPLY, OVERRAN, type PhaseName, REFORMED, type SpiState, STEPPED, STOPPED,
} from '../../../src/rulesets/spi-ww2/state.js';
import { makeTables, tablesData, type TablesData } from '../../../src/rulesets/spi-ww2/tables/index.js';
import { turnName } from '../../../src/rulesets/spi-ww2/tables/turn.js';
import { KINDS, type UnitData, type UnitKind } from '../../../src/rulesets/spi-ww2/unit.js';

/** A list of hexes: `'0505 0601-0604'`. */
export type Hexes = string;

/** A position as it is written in a case. Everything may be left out. */
export interface SpiPosition {
  /** `'g1: Germany mechanized 4 @1411 out mp=2'`: id, nation, kind where Germans have several, strength points, hex, flags. */
  readonly units?: ReadonlyArray<string>;
  /** Inclusive; 1 to 14 and 1 to 12. */
  readonly columns?: readonly [number, number];
  readonly rows?: readonly [number, number];
  /** Terrain → hexes; the rest is clear. */
  readonly terrain?: Readonly<Record<string, Hexes>>;
  /** `sea`, `strait`, `blocked` → hexsides. */
  readonly hexsides?: Readonly<Record<string, string>>;
  /** Hex → name; an asterisk makes it a capital. */
  readonly places?: Readonly<Record<string, string>>;
  /** `port`, `resource-center` → hexes. */
  readonly features?: Readonly<Record<string, Hexes>>;
  /** Country → hexes; the rest belongs to Poland, which is not there. */
  readonly territories?: Readonly<Record<string, Hexes>>;
  readonly areas?: Readonly<Record<string, Hexes>>;
  readonly stances?: Readonly<Record<string, StartStance>>;
  readonly held?: ReadonlyArray<readonly [string, string]>;
  /** Player (or `nobody`) → hexes that he controls, where that is not as at the start. */
  readonly control?: Readonly<Record<string, Hexes>>;
  readonly passages?: ReadonlyArray<Passage>;
  readonly players?: 2 | 3;
  readonly mapsheet?: boolean;
  readonly beginsBeforeWar?: boolean;
  readonly axisNaval?: { readonly naval: number; readonly amphibious: number };
  readonly freeSetup?: number;
  /** Cells to change: table → row → column → text. */
  readonly tables?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string | number>>>>>>;
  /** A results table of which every cell says this. */
  readonly result?: number;
  readonly firstTurn?: number;
  readonly lastTurn?: number;

  /** Game-Turn 9 (3/1941), the Axis player's movement phase, unless given. */
  readonly turn?: number;
  readonly player?: string;
  readonly phase?: PhaseName;
  /** The phase is under way: units have the points and marks that their flags give. */
  readonly underway?: boolean;
  readonly points?: Readonly<Record<string, number>>;
  readonly losses?: Readonly<Record<string, number>>;
  readonly naval?: Partial<Naval>;
  /** Parts of the state as they are. */
  readonly state?: Partial<SpiState>;
}

/** A position with the rules that it is played by. */
export interface SpiSketch extends SpiPosition, Choice {
  readonly readings?: Readonly<Record<string, string>>;
}

export interface SpiStand {
  readonly game: SpiGame;
  readonly state: SpiState;
}

const FLAGS: Readonly<Record<string, number>> = {
  out: OUT_OF_SUPPLY,
  moved: MOVED,
  stepped: STEPPED,
  stopped: STOPPED,
  attacked: ATTACKED,
  overran: OVERRAN,
  hungry: HUNGRY,
  reformed: REFORMED,
  carried: CARRIED,
};

const UNIT = new RegExp(`^(?<id>[\\w-]+): (?<nation>[A-Z][\\w -]*?)(?: (?<kind>${KINDS.join('|')}))? (?<sp>\\d)(?: @(?<hex>\\d{4}))?(?<flags>(?: [a-z]+(?:=\\d+)?)*)$`);

interface NotedUnit {
  readonly data: UnitData;
  readonly status: number;
  readonly mp: number | null;
}

const noted = (text: string): NotedUnit => {
  const parts = UNIT.exec(text)?.groups;
  if (parts === undefined) throw new Error(`${text} is no unit`);
  const flags = parts.flags.trim().split(' ').filter((f) => f !== '');
  const mp = flags.find((f) => f.startsWith('mp='));
  const partisans = parts.nation.endsWith(' partisans');
  return {
    data: {
      id: parts.id,
      counter: parts.id,
      nation: parts.nation,
      kind: (parts.kind as UnitKind | undefined) ?? (partisans ? 'partisan' : parts.nation === 'Germany' ? 'infantry' : 'generic'),
      sp: Number(parts.sp),
      hex: parts.hex ?? '',
      source: 'reconstructed',
    },
    status: flags.reduce((bits, f) => bits | (FLAGS[f] ?? 0), 0),
    mp: mp === undefined ? null : Number(mp.slice(3)),
  };
};

const two = (n: number): string => String(n).padStart(2, '0');

const mapOf = (sketch: SpiPosition): MapData => {
  const columns = sketch.columns ?? [1, 14];
  const rows = sketch.rows ?? [1, 12];
  const list = (text: Hexes): ReadonlyArray<string> => {
    const read = parseHexes(text, rows);
    if (isLeft(read)) throw new Error(read.left[0].detail);
    return read.right;
  };
  const lists = (parts: Readonly<Record<string, Hexes>> | undefined): Record<string, ReadonlyArray<string>> =>
    Object.fromEntries(Object.entries(parts ?? {}).map(([name, text]) => [name, list(text)]));
  const grid = (base: string, parts: Readonly<Record<string, Hexes>> | undefined): { legend: Record<string, string>; lines: ReadonlyArray<string> } => {
    const at = new Map(Object.entries(lists(parts)).flatMap(([name, ids]) => ids.map((id) => [id, name] as const)));
    const names = [...new Set([base, ...at.values()])];
    const char = (name: string): string => String.fromCharCode('a'.charCodeAt(0) + names.indexOf(name));
    const lines: string[] = [];
    for (let r = rows[0]; r <= rows[1]; r++) {
      let line = '';
      for (let c = columns[0]; c <= columns[1]; c++) line += char(at.get(two(c) + two(r)) ?? base);
      lines.push(line);
    }
    return { legend: Object.fromEntries(names.map((name) => [char(name), name])), lines };
  };
  const terrain = grid('clear', sketch.terrain);
  const territory = grid('Poland', sketch.territories);
  return {
    format: 'grognard-map/1',
    id: 'sketch',
    title: 'A map of a few hexes',
    notice: 'A map for tests.',
    columns,
    rows,
    terrains: terrain.legend,
    terrain: terrain.lines,
    territories: territory.legend,
    territory: territory.lines,
    hexsides: { sea: [], strait: [], blocked: [], ...Object.fromEntries(Object.entries(sketch.hexsides ?? {}).map(([n, text]) => [n, text.split(' ')])) },
    features: { port: [], 'resource-center': [], ...lists(sketch.features) },
    areas: lists(sketch.areas),
    places: Object.entries(sketch.places ?? {}).map(([hex, name]) => ({ hex, name: name.replace('*', ''), kind: 'city', ...(name.includes('*') ? { capital: true } : {}) })),
    source: 'reconstructed',
    hexSources: {},
  };
};

const changedTables = ({ tables = {}, result }: SpiPosition): TablesData => {
  const data: Record<string, TablesData['combat']> = { ...tablesData };
  for (const [name, rows] of Object.entries(tables)) {
    const table = data[name];
    data[name] = {
      ...table,
      cells: table.cells.map((cells, r) =>
        cells.map((cell, c) => {
          const value = rows[table.rows[r]]?.[table.columns[c]];
          return value === undefined ? cell : { ...cell, value: String(value) };
        }),
      ),
    };
  }
  if (result !== undefined) data.combat = { ...data.combat, cells: data.combat.cells.map((cells) => cells.map((cell) => ({ ...cell, value: String(result) }))) };
  return data as unknown as TablesData;
};

/** Nations that are not there unless a unit or a country of theirs is. */
const stancesOf = (sketch: SpiPosition, units: ReadonlyArray<NotedUnit>): Readonly<Record<string, StartStance>> => {
  const named = (nation: string): boolean => units.some((u) => u.data.nation === nation) || Object.hasOwn(sketch.territories ?? {}, nation);
  const absent = ['Poland', 'France', 'USA', 'Free French', 'Vichy France'].filter((n) => !named(n));
  const present = ['Poland', 'France', 'USA', 'Free French'].filter(named);
  return {
    ...Object.fromEntries(absent.map((n) => [n, 'gone'] as const)),
    ...Object.fromEntries(present.map((n) => [n, 'war'] as const)),
    ...(named('Vichy France') ? { 'Vichy France': 'neutral' } : {}),
    ...sketch.stances,
  };
};

const ROLES = { axis: 0, allied: 1, west: 1, russia: 2 } as const;

/** The game of a sketch and the position in it. */
export const makeSpiPosition = (sketch: SpiSketch, change: (rules: SpiRules) => SpiRules = (rules) => rules): Either<NonEmpty<Problem>, SpiStand> => {
  const units = (sketch.units ?? []).map(noted);
  const rules = chosenRules(sketch);
  if (isLeft(rules)) return rules;
  const tables = makeTables(changedTables(sketch));
  if (isLeft(tables)) return left([{ code: 'sketch/tables', at: tables.left[0].table, detail: tables.left[0].detail }]);
  const readings: Either<NonEmpty<Problem>, Readings> = settleReadings(rules.right.readings, sketch.readings ?? {});
  if (isLeft(readings)) return readings;
  const map = mapOf(sketch);
  const setting: Setting = {
    id: 'sketch',
    title: 'A position',
    notices: [],
    players: sketch.players ?? 2,
    firstTurn: sketch.firstTurn ?? 1,
    lastTurn: sketch.lastTurn ?? 24,
    turnName,
    map,
    mapsheet: sketch.mapsheet ?? false,
    tables: tables.right,
    forces: { format: 'grognard-spi-forces/1', id: 'sketch', title: 'Units of a position', notice: '', units: units.map((u) => u.data).filter((u) => u.hex !== '') },
    reconstruction: RECONSTRUCTION,
    stances: stancesOf(sketch, units),
    held: sketch.held ?? [],
    passages: sketch.passages ?? [],
    muster: { USA: 'Britain', 'Free French': 'Britain' },
    axisNaval: sketch.axisNaval ?? { naval: 0, amphibious: 0 },
    freeSetup: sketch.freeSetup === undefined ? null : { nation: 'Russia', total: sketch.freeSetup },
    beginsBeforeWar: sketch.beginsBeforeWar ?? false,
    colors: {},
    options: {},
  };
  const made = makeGame(change(rules.right), setting, readings.right);
  if (isLeft(made)) return left(made.left);
  const game = made.right;
  const { board, initial } = game;
  const bits = [...initial.units.status];
  const mp = [...initial.units.mp];
  for (const u of units) {
    const ix = board.roster.ixOf.get(u.data.id) ?? -1;
    if (ix < 0) continue;
    bits[ix] = u.status;
    if (u.mp !== null) mp[ix] = u.mp;
  }
  const control = [...initial.hexes.control];
  // land of nobody's is friendly to nobody, until somebody says so or stands there
  control.forEach((_, hex) => {
    if (board.map.territories[board.map.territory[hex]] === 'Poland' && initial.hexes.entered[hex] < 0) control[hex] = -1;
  });
  for (const [who, text] of Object.entries(sketch.control ?? {})) {
    const read = parseHexes(text, map.rows);
    if (isLeft(read)) return left(read.left);
    for (const id of read.right) control[board.map.hexOf.get(id) ?? 0] = who === 'nobody' ? -1 : ROLES[who as 'axis'];
  }
  const byNation = (given: Readonly<Record<string, number>> | undefined, factor: number, base: ReadonlyArray<number>): number[] =>
    base.map((n, ix) => (given?.[board.nations[ix].name] === undefined ? n : factor * (given[board.nations[ix].name] as number)));
  if (sketch.freeSetup !== undefined && rules.right.freeSetup && sketch.phase === undefined) return right({ game, state: settle(game, initial).state });
  const state: SpiState = {
    ...initial,
    turn: sketch.turn ?? 9,
    player: board.players.indexOf(sketch.player ?? 'axis'),
    phase: sketch.phase ?? 'movement',
    stage: sketch.underway === true ? { at: 'open', next: 0 } : { at: 'entering', next: 0 },
    units: { ...initial.units, status: bits, mp },
    hexes: { ...initial.hexes, control },
    points: byNation(sketch.points, 2, initial.points),
    losses: byNation(sketch.losses, 1, initial.losses),
    naval: { ...initial.naval, ...sketch.naval },
    ...sketch.state,
  };
  return right({ game, state: settle(game, state).state });
};
