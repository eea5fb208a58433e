/**
 * Everything about a game that does not change while it is played, in the shape that rules read fastest.
 * @module
 */
import { distance, type HexIx } from '../../kernel/hex.js';
import { featureBit, type HexMap, hexsideBit } from '../../kernel/map.js';
import { BARRED, makeReacher, type Reacher } from '../../kernel/reach.js';
import { makeTracer, type Tracer } from '../../kernel/trace.js';
import { type Either, left, type NonEmpty, right } from '../../prelude.js';
import type { Problem } from '../../engine/problem.js';
import { shown } from '../../engine/shape.js';
import { compileTerrain, type Terrain } from './compileTerrain.js';
import type { Crt } from './crtTable.js';
import { STEP_MODES, type StepMode } from './action.js';
import { type Grounds, makeGrounds } from './plan/ground.js';
import type { Readings } from './readings.js';
import { makeRoster, type Roster } from './roster.js';
import type { CostQuery, EuropaRules } from './rules.js';
import type { Power, Setting } from './setting.js';
import { CADRE, FULL } from './state.js';
import { type StepCheck, testsOf } from './stepCheck.js';
import type { WEATHER_CLASSES } from './terrainChart.js';
import { fortressBits, WORK_KINDS } from './works.js';

/** Sides by number, as everywhere inside the family. */
export const SIDES = ['axis', 'allied'] as const;

/** A power with its side as a number. */
export interface BoardPower extends Omit<Power, 'side'> {
  readonly side: number;
}

/** A player turn with its powers as flags. */
export interface BoardPlayerTurn {
  readonly name: string;
  readonly side: number;
  readonly powers: Uint8Array;
}

/** Movement costs and open hexsides of one weather (one for each zone), by movement class. Shapes: costs `size × 6`, open `size`. */
export interface Fold {
  /** The weather of each weather zone, by the board's numbers of zones. */
  readonly weathers: ReadonlyArray<string>;
  readonly costs: Readonly<Record<StepMode, readonly [Int16Array, Int16Array]>>;
  /** The same costs by movement class and number of the mode. */
  readonly tables: readonly [ReadonlyArray<Int16Array>, ReadonlyArray<Int16Array>];
  /** Ways out of a hex that these costs allow, as bits `direction × 4 + mode`, by movement class. Shape: two arrays of hexes. */
  readonly ways: readonly [Int32Array, Int32Array];
  /** Bit `d`: the unit may enter the neighbor in direction `d` by its own terrain. */
  readonly open: readonly [Uint8Array, Uint8Array];
  /** Bit `d`: the unit's zone of control reaches the neighbor in direction `d`. */
  readonly zones: readonly [Uint8Array, Uint8Array];
}

/** Areas of the order of battle as flags by hex. */
export type Areas = ReadonlyMap<string, Uint8Array>;

/** The unchanging part of a game. */
export interface Board {
  readonly rules: EuropaRules;
  readonly setting: Setting;
  readonly readings: Readings;
  /** The ruleset's bars to steps that bind by the readings in force. */
  readonly stepChecks: ReadonlyArray<StepCheck>;
  /** The same by the number of the mode, in the order in which they are best asked. */
  readonly stepTests: ReadonlyArray<ReadonlyArray<StepCheck>>;
  readonly map: HexMap;
  readonly roster: Roster;
  readonly crt: Crt;
  readonly terrain: Terrain;
  readonly powers: ReadonlyArray<BoardPower>;
  readonly playerTurns: ReadonlyArray<BoardPlayerTurn>;
  /** Side of each unit. */
  readonly unitSide: Uint8Array;
  /** Power of each territory of the map, -1 for neutrals. */
  readonly territoryPower: Int8Array;
  /** 1 where units of two powers may stack and fight together; where one may use hexes that the other owns. Shape: powers × powers. */
  readonly beside: ReadonlyArray<Uint8Array>;
  readonly shared: ReadonlyArray<Uint8Array>;
  /** Weather zones by their letters, null where there are none; and the zone of each hex, as an index into them. @rule FITE, REFORM 9C */
  readonly weatherZones: ReadonlyArray<string | null>;
  readonly zoneOf: Uint8Array;
  readonly folds: ReadonlyArray<Fold>;
  /** Fold of each turn. */
  readonly foldOf: Uint8Array;
  /** Whether a unit exerts a zone of control, by side of its counter. */
  readonly exerts: readonly [Uint8Array, Uint8Array];
  readonly areas: Areas;
  /** Hexes where the order of battle lets a unit appear, its own one and those of its area, by unit; ascending. */
  readonly listed: ReadonlyArray<ReadonlyArray<HexIx>>;
  /** Bit `d`: a railroad, a road, or either (a railroad serves as a road, BC-7B.6) runs to the neighbor in direction `d`. */
  readonly rails: Uint8Array;
  readonly roads: Uint8Array;
  readonly lines: Uint8Array;
  /** Hexes with a fortress or fort, or behind a fortified hexside, and the power that built it. */
  readonly fortifications: ReadonlyMap<HexIx, number>;
  /** Hexes that the map may make airbases, ascending. */
  readonly airSites: ReadonlyArray<HexIx>;
  /** Airbases of the map that nobody can give up, by hex. */
  readonly airbases: Uint8Array;
  /** Hexes within a distance of one, itself among them, ascending; worked out when first asked for. */
  readonly within: (hex: HexIx, hexes: number) => Int32Array;
  readonly reacher: Reacher;
  readonly tracer: Tracer;
  /** What planners know about the map. */
  readonly grounds: Grounds;
}

/** What people should be told of a game: of its map, forces and tables, and of its rules. */
export const noticesOf = (board: Board): ReadonlyArray<string> => [...board.setting.notices, ...board.rules.notices.flatMap((notice) => notice(board) ?? [])];

/** The fold in force. */
export const foldNow = (board: Board, turn: number): Fold => board.folds[board.foldOf[turn]];

/** The weather in a hex in a turn. */
export const weatherAt = (board: Board, turn: number, hex: HexIx): string => foldNow(board, turn).weathers[board.zoneOf[hex]];

/** The weathers that the rules name; each has its effects where single rules say so. @rule EBC 10, 12B, 14A1a, 14E (BC-14E.1), 15C5 */
export const WEATHERS: ReadonlyArray<string> = ['clear', 'frost', 'snow', 'mud', 'rain', 'poor', 'winter'];

/** Weather of the chart's columns, for movement: frost counts as clear, snow as winter, rain and poor weather as mud. */
export const weatherColumn = (weather: string): (typeof WEATHER_CLASSES)[number] =>
  weather === 'clear' || weather === 'frost' ? 'clear' : weather === 'snow' || weather === 'winter' ? 'winter' : 'mud';

/** Whether rivers and swamps are frozen in combat: in frost too, though they cost as much to cross as in clear weather (secondary). */
export const isFrozen = (weather: string): boolean => weather === 'snow' || weather === 'winter' || weather === 'frost';

const NO_TERRAIN_PROBLEM = 'tables/terrain';

/** A board, or everything that keeps the rules from being played with the setting. */
export const makeBoard = (rules: EuropaRules, setting: Setting, readings: Readings): Either<NonEmpty<Problem>, Board> => {
  if (rules.supplement === null)
    return left([
      {
        code: 'ruleset/no-supplement',
        at: rules.id,
        detail: 'The generic rules are not enough to play a game (EBC 1): lay a supplement over them that gives rail capacities, supply sources, weather and victory.',
      },
    ]);
  const map = withWorks(setting.map);
  if (map.features.length > MOST_FEATURES)
    return left([{ code: 'map/features', at: map.id, detail: `With forts and airfields, which can be built, the map has ${map.features.length} kinds of hex feature; leave out some, ${MOST_FEATURES} are the most.` }]);
  const compiled = compileTerrain(setting.tables.terrain, map);
  if (compiled._tag === 'Left')
    return left(compiled.left.map((e) => ({ code: NO_TERRAIN_PROBLEM, at: `${e.table} ${e.row ?? ''} ${e.column ?? ''}`.trim(), detail: e.detail })) as unknown as NonEmpty<Problem>);
  const sideIx = (side: 'axis' | 'allied'): number => SIDES.indexOf(side);
  const powers = setting.powers.map((p) => ({ ...p, side: sideIx(p.side) }));
  const roster = makeRoster(setting.forces, (nation) => powers.findIndex((p) => p.nations.includes(nation)), {
    cadresSupported: readings['cadre-support'] === 'always',
    artilleryMovesAsCm: readings['artillery-movement'] !== 'non-cm',
    artilleryHasArmor: readings['artillery-armor'] !== 'no',
    headquartersSupported: readings['headquarters-support'] === 'always',
    armyHqsSupported: readings['army-hq-support'] === 'yes',
    dotsLend: readings['dot-support'] !== 'itself',
    motorizedEngineers: (readings['motorized-engineers'] ?? 'both') as 'both' | 'motorized' | 'engineer',
  });
  const supplement = rules.supplement;
  const weatherZones: (string | null)[] = [];
  const zoneOf = Uint8Array.from({ length: map.grid.size }, (_, hex) => {
    const zone = rules.weatherZone(map, hex);
    if (!weatherZones.includes(zone)) weatherZones.push(zone);
    return weatherZones.indexOf(zone);
  });
  const patterns: (readonly string[])[] = [];
  const foldOf = new Uint8Array(setting.turns + 2);
  for (let turn = 0; turn <= setting.turns + 1; turn++) {
    const pattern = weatherZones.map((zone) => supplement.weather(turn, zone, setting.date(turn)));
    const strange = pattern.find((weather) => !WEATHERS.includes(weather));
    if (strange !== undefined)
      return left([{ code: 'ruleset/weather', at: `turn ${turn}`, detail: `${shown(strange)} is no weather of the rules; they know ${WEATHERS.join(', ')}.` }]);
    const known = patterns.findIndex((p) => p.every((weather, zone) => weather === pattern[zone]));
    foldOf[turn] = known >= 0 ? known : patterns.push(pattern) - 1;
  }
  const railBit = hexsideBit(map, 'rail');
  const lineBits = compiled.right.lineBits | railBit;
  const directionsWith = (bits: number): Uint8Array => {
    const out = new Uint8Array(map.grid.size);
    for (let h = 0; h < map.grid.size; h++)
      for (let d = 0; d < 6; d++) if (map.sides[h * 6 + d] >= 0 && map.neighbors[h * 6 + d] >= 0 && map.hexsides[map.sides[h * 6 + d]] & bits) out[h] |= 1 << d;
    return out;
  };
  const territoryPower = Int8Array.from(map.territories.map((name) => powers.findIndex((p) => p.territories.includes(name))));
  const sites = rules.airbases.sites(map);
  const areas: Areas = new Map(
    setting.forces.areas.map((a) => {
      const flags = new Uint8Array(map.grid.size);
      for (const id of a.hexes) {
        const hex = map.hexOf.get(id);
        if (hex !== undefined) flags[hex] = 1;
      }
      return [a.id, flags];
    }),
  );
  const stepChecks = rules.stepChecks.filter((check) => check.when === undefined || check.when(readings));
  const board: Board = {
    rules,
    setting,
    readings,
    stepChecks,
    stepTests: STEP_MODES.map((mode) => testsOf(stepChecks, mode)),
    map,
    roster,
    crt: setting.tables.crt,
    terrain: compiled.right,
    powers,
    playerTurns: setting.playerTurns.map((t) => ({
      name: t.name,
      side: sideIx(t.side),
      powers: Uint8Array.from(powers.map((p) => (t.powers.includes(p.id) ? 1 : 0))),
    })),
    unitSide: Uint8Array.from(roster.units.map((_, u) => powers[roster.power[u]].side)),
    territoryPower,
    beside: [],
    shared: [],
    weatherZones,
    zoneOf,
    folds: [],
    foldOf,
    exerts: [new Uint8Array(roster.units.length), new Uint8Array(roster.units.length)],
    areas,
    listed: listedHexes(setting, map, areas),
    rails: directionsWith(railBit),
    roads: directionsWith(lineBits & ~railBit),
    lines: directionsWith(lineBits),
    fortifications: fortificationsOf(map, territoryPower),
    airSites: [...sites.keys()],
    airbases: Uint8Array.from({ length: map.grid.size }, (_, h) => sites.get(h) ?? 0),
    within: makeWithin(map),
    reacher: makeReacher(map.neighbors),
    tracer: makeTracer(map.neighbors),
    grounds: makeGrounds(),
  };
  const pairs = (holds: (board: Board, a: number, b: number) => boolean): ReadonlyArray<Uint8Array> =>
    powers.map((_, a) => Uint8Array.from(powers.map((__, b) => (a === b || holds(board, a, b) ? 1 : 0))));
  const finished: Board = { ...board, beside: pairs(rules.fightsBeside), shared: pairs(rules.sharesLand), folds: patterns.map((weathers) => fold(board, weathers)) };
  for (const face of [FULL, CADRE] as const)
    for (let u = 0; u < roster.units.length; u++) finished.exerts[face][u] = rules.exertsZoc(finished, u, face) ? 1 : 0;
  return right(finished);
};

/** Where the order of battle lets units appear; units of one area share a list. */
const listedHexes = ({ forces }: Setting, map: HexMap, areas: Areas): ReadonlyArray<ReadonlyArray<HexIx>> => {
  const lists = new Map<string, ReadonlyArray<HexIx>>();
  return forces.units.map(({ area, hex }) => {
    const key = `${area ?? ''} ${hex ?? ''}`;
    const known = lists.get(key);
    if (known !== undefined) return known;
    const flags = area === null ? undefined : areas.get(area);
    const found = map.ids.flatMap((id, h) => (id === hex || flags?.[h] === 1 ? [h] : []));
    lists.set(key, found);
    return found;
  });
};

/** Bits that a hex has for its features. */
const MOST_FEATURES = 31;

/** Forts and airfields can be built on any map, whether it prints some or not: each has its bit. @rule EBC 14A1 */
const withWorks = (map: HexMap): HexMap => {
  const missing = WORK_KINDS.filter((kind) => !map.features.includes(kind));
  return missing.length === 0 ? map : { ...map, features: [...map.features, ...missing] };
};

const fortificationsOf = (map: HexMap, territoryPower: Int8Array): ReadonlyMap<HexIx, number> => {
  const found = new Map<HexIx, number>();
  const note = (hex: HexIx): void => {
    const territory = map.territory[hex];
    if (territory >= 0 && territoryPower[territory] >= 0) found.set(hex, territoryPower[territory]);
  };
  const works = fortressBits(map) | featureBit(map, 'fort');
  for (let h = 0; h < map.grid.size; h++) if (map.hexFeatures[h] & works) note(h);
  for (const hex of map.protects) if (hex >= 0) note(hex);
  return found;
};

const makeWithin = ({ grid }: HexMap): Board['within'] => {
  const known = new Map<number, Int32Array>();
  return (hex, hexes) => {
    const key = hexes * grid.size + hex;
    let found = known.get(key);
    if (found === undefined) {
      // a hex is never farther than its column is: other columns need not be looked at
      const column = Math.floor(hex / grid.rows);
      const near: HexIx[] = [];
      for (let c = Math.max(0, column - hexes); c <= Math.min(grid.columns - 1, column + hexes); c++)
        for (let h = c * grid.rows; h < (c + 1) * grid.rows; h++) if (distance(grid, hex, h) <= hexes) near.push(h);
      found = Int32Array.from(near);
      known.set(key, found);
    }
    return found;
  };
};

/** Costs folded once from the rules' slots, so that searches read arrays. */
const fold = (board: Board, weathers: ReadonlyArray<string>): Fold => {
  const { map, rules } = board;
  const costs = (mode: StepMode, movementClass: number): Int16Array => {
    const out = new Int16Array(map.grid.size * 6).fill(BARRED);
    const columns = weathers.map(weatherColumn);
    const q: CostQuery = { board, class: movementClass, weather: columns[0], from: 0, to: 0, dir: 0, side: 0 };
    for (let h = 0; h < map.grid.size; h++)
      for (let d = 0; d < 6; d++) {
        const to = map.neighbors[h * 6 + d];
        if (to < 0) continue;
        q.weather = columns[board.zoneOf[to]];
        q.from = h;
        q.to = to;
        q.dir = d;
        q.side = map.sides[h * 6 + d];
        out[h * 6 + d] = foldedCost(rules, mode, q);
      }
    return out;
  };
  const march = [costs('march', 0), costs('march', 1)] as const;
  const open = (movementClass: 0 | 1): Uint8Array => {
    const out = new Uint8Array(map.grid.size);
    for (let h = 0; h < map.grid.size; h++) for (let d = 0; d < 6; d++) if (march[movementClass][h * 6 + d] !== BARRED) out[h] |= 1 << d;
    return out;
  };
  const roads = [costs('road', 0), costs('road', 1)] as const;
  const opened = [open(0), open(1)] as const;
  const all = { march, road: roads, rail: [costs('rail', 0), costs('rail', 1)], admin: [costs('admin', 0), costs('admin', 1)] } as const;
  const tables = [STEP_MODES.map((mode) => all[mode][0]), STEP_MODES.map((mode) => all[mode][1])] as const;
  return {
    weathers,
    costs: all,
    tables,
    ways: [waysBy(map.neighbors, tables[0]), waysBy(map.neighbors, tables[1])],
    open: opened,
    zones: [zonesOf(board, opened[0], roads[0]), zonesOf(board, opened[1], roads[1])],
  };
};

const waysBy = (neighbors: Int32Array, tables: ReadonlyArray<Int16Array>): Int32Array => {
  const out = new Int32Array(neighbors.length / 6);
  for (let edge = 0; edge < neighbors.length; edge++)
    tables.forEach((costs, mode) => {
      if (neighbors[edge] >= 0 && costs[edge] !== BARRED) out[Math.floor(edge / 6)] |= 1 << ((edge % 6) * tables.length + mode);
    });
  return out;
};

/** Where zones of control reach: where the units may go, by the readings in force. @rule EBC 5 (BC-5.4) */
const zonesOf = (board: Board, open: Uint8Array, roads: Int16Array): Uint8Array => {
  const { map, readings, territoryPower } = board;
  const alongRoads = readings['zoc-along-roads'] === 'yes';
  const intoNeutrals = readings['zones-into-neutrals'] !== 'no';
  if (!alongRoads && intoNeutrals) return open;
  const out = open.slice();
  for (let h = 0; h < out.length; h++)
    for (let d = 0; d < 6; d++) {
      const to = map.neighbors[h * 6 + d];
      if (to < 0) continue;
      if (alongRoads && roads[h * 6 + d] !== BARRED) out[h] |= 1 << d;
      const territory = map.territory[to];
      if (!intoNeutrals && territory >= 0 && territoryPower[territory] < 0) out[h] &= ~(1 << d);
    }
  return out;
};

/** The sum of a step's parts, `BARRED` as soon as one of them is. */
export const foldedCost = (rules: EuropaRules, mode: StepMode, q: CostQuery): number => {
  let sum = 0;
  for (const part of rules.stepCosts[mode]) {
    const value = part.value(q);
    if (value === BARRED) return BARRED;
    sum += value;
  }
  return sum;
};
