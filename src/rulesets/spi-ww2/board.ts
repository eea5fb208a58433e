/**
 * Everything about a game that does not change while it is played, in the shape that rules read fastest.
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { brief } from '../../engine/shape.js';
import type { Readings } from '../../engine/reading.js';
import type { HexIx } from '../../kernel/hex.js';
import { areaMask, cityHexes, featureBit, type HexMap, makeMap, territoryHexes } from '../../kernel/map.js';
import { makeReacher, type Reacher } from '../../kernel/reach.js';
import { makeTracer, type Tracer } from '../../kernel/trace.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import { type Fields, makeFields, valuesOf } from './fields.js';
import { type Folds, makeFolds } from './folds.js';
import { type Lines, makeLines } from './lines.js';
import { AFRICA, DENMARK, GERMANY_FOR_VICTORY, NORTH_RUSSIAN_COAST, VICHY_FRANCE } from './mapPatches.js';
import { type BoardNation, makeNations } from './nation.js';
import { patchedMap } from './patchedMap.js';
import { makeRoster, type Roster } from './roster.js';
import type { SpiRules } from './rules.js';
import { makeSeas, type Seas } from './seas.js';
import type { Setting } from './setting.js';
import { NEUTRAL, PEACE, type PhaseName, PRO_AXIS } from './state.js';
import type { Tables } from './tables/load.js';

/** The nation that keeps a part of France after the armistice. @rule SPI 14.1 */
export const VICHY = 'Vichy France';

/** The unchanging part of a game. */
export interface Board {
  readonly rules: SpiRules;
  readonly setting: Setting;
  readonly readings: Readings;
  readonly tables: Tables;
  readonly map: HexMap;
  /** Players in the order of their turns: `axis` and `allied`, or `axis`, `west` and `russia`. */
  readonly players: ReadonlyArray<string>;
  /** Player of each bloc. */
  readonly playerOf: readonly [number, number, number];
  readonly phases: ReadonlyArray<PhaseName>;
  readonly nations: ReadonlyArray<BoardNation>;
  readonly nationIx: ReadonlyMap<string, number>;
  readonly roster: Roster;
  /** Which units are mechanized in a turn: 1 for each. @rule SPI 5.33 */
  readonly mechanizedIn: (turn: number) => Uint8Array;
  /** Nation of each country of the map (index of its territory); -1 for nobody's. Countries of possessions belong to their rulers. */
  readonly countryNation: Int8Array;
  /**
   * The same by hex, -1 at sea, what a nation that is not at war holds when the scenario begins counting as its own; and Vichy France, which keeps a part of
   * France while it is there, -1 where no such nation plays. Shape `size`.
   */
  readonly landNation: Int8Array;
  readonly vichyNation: number;
  /** Shape `size`: 1 for hexes that land units may enter. */
  readonly land: Uint8Array;
  /** Those hexes, and those of them that lie on a sea, ascending. */
  readonly landHexes: Int32Array;
  readonly coastHexes: Int32Array;
  /** Coast hexes with ports, ascending. */
  readonly portHexes: Int32Array;
  /** Those of Denmark. */
  readonly danishHexes: Int32Array;
  /** Shape `size`: 1 where a neighbor belongs to another nation, or to Vichy France: only there can a border keep a zone of control out. */
  readonly border: Uint8Array;
  readonly folds: Folds;
  readonly seas: Seas;
  /** Shape `size`: 1 in ports, in cities and in resource centers. */
  readonly port: Uint8Array;
  readonly city: Uint8Array;
  readonly center: Uint8Array;
  /** Areas that rules speak of, as flags by hex. */
  readonly areas: {
    readonly africa: Uint8Array;
    readonly denmark: Uint8Array;
    readonly northRussianCoast: Uint8Array;
    readonly russia: Uint8Array;
    readonly vichy: Uint8Array;
  };
  /** Land hexes from Russia proper, -1 where no way leads. @rule SPI 14.5 */
  readonly fromRussia: Int16Array;
  /** The hexes of Germany that count for victory, and the Axis goals, each a list of hexes. */
  readonly germany: ReadonlyArray<HexIx>;
  readonly axisGoals: ReadonlyArray<ReadonlyArray<HexIx>>;
  readonly russianGoals: ReadonlyArray<HexIx>;
  /** Hexes that bots care for, ascending, and what each hex is worth to whoever controls it, in strength points. No rule depends on it. */
  readonly places: ReadonlyArray<HexIx>;
  readonly worth: Float32Array;
  /** Hexes whose control decides how far something is: those places, ports, and what keeps seas apart. */
  readonly keys: ReadonlyArray<HexIx>;
  readonly fields: Fields;
  readonly reacher: Reacher;
  readonly tracer: Tracer;
  readonly lines: Lines;
  /** What searches for ways by rail write to: hexes in the order found, and how far each hex is. Shapes `size`. */
  readonly journeys: { readonly queue: Int16Array; readonly far: Int16Array };
}

/** Russia before 1939. @rule SPI 14.5 */
export const RUSSIA_PROPER = 'Russia proper';

/** The name of a country of the map. */
export const countryName = (board: Board, country: number): string => board.map.territories[country] ?? 'the open sea';

/** The hexes that a name of the victory table stands for: a place, or an area. */
const namedHexes = (map: HexMap, name: string): ReadonlyArray<HexIx> => {
  const area = map.areas.get(name);
  if (area !== undefined) return area;
  const places = map.places.filter((p) => p.name === name).map((p) => p.hex);
  return places.length > 0 ? places : cityHexes(map, name);
};

/** The hexes of a mask, ascending. */
const where = (mask: Uint8Array): Int32Array => {
  const found: HexIx[] = [];
  mask.forEach((flag, hex) => flag === 1 && found.push(hex));
  return Int32Array.from(found);
};

/** Land hexes from a set of hexes, by the measure of the reading. */
const distances = (map: HexMap, land: Uint8Array, open: Uint8Array, sources: Uint8Array, measure: string): Int16Array => {
  const all = new Uint8Array(map.grid.size).fill(0b111111);
  const everywhere = new Uint8Array(map.grid.size).fill(1);
  return makeTracer(map.neighbors).flood({
    sources: where(sources),
    range: Infinity,
    enterable: measure === 'straight' ? everywhere : land,
    crossable: measure === 'land-path' ? open : all,
  });
};

/**
 * The nation of each hex, -1 at sea. What a nation at peace or neutral holds when the scenario begins is within its borders: whoever enters it violates that nation.
 * @rule SPI 6.0, 10.3, 15
 */
const landOf = (setting: Setting, map: HexMap, nations: ReadonlyArray<BoardNation>, nationIx: ReadonlyMap<string, number>, countryNation: Int8Array): Int8Array => {
  const owner = Int8Array.from(map.territory, (country) => (country < 0 ? -1 : countryNation[country]));
  const land = owner.slice();
  for (const [part, holder] of setting.held) {
    const nation = nationIx.get(holder) ?? -1;
    const keeps = nation >= 0 && (nations[nation].start === PEACE || nations[nation].start === NEUTRAL || nations[nation].start === PRO_AXIS);
    for (const hex of map.territories.includes(part) ? territoryHexes(map, part) : (map.areas.get(part) ?? [])) if (owner[hex] >= 0) land[hex] = keeps ? nation : owner[hex];
  }
  return land;
};

/** A board, or everything that keeps the rules from being played with the setting. */
export const makeBoard = (rules: SpiRules, setting: Setting, readings: Readings): Either<NonEmpty<Problem>, Board> => {
  const made = makeMap(setting.mapsheet ? patchedMap(setting.map, rules.patches) : setting.map);
  if (isLeft(made)) return made;
  const map = made.right;
  const { tables } = setting;
  const strange = map.terrains.filter((t) => !Object.hasOwn(tables.terrain.hexes, t));
  if (strange.length > 0)
    return left(
      strange.map((t) => ({ code: 'map/terrain', at: brief(t, 'terrain'), detail: `The terrain chart knows no '${brief(t, '')}'; it has ${Object.keys(tables.terrain.hexes).join(', ')}.` })) as unknown as NonEmpty<Problem>,
    );
  const { nations, countryNation } = makeNations(setting, map);
  const nationIx = new Map(nations.map((n, i) => [n.name, i]));
  const size = map.grid.size;
  const land = new Uint8Array(size);
  for (let h = 0; h < size; h++) if (tables.terrain.hexes[map.terrains[map.terrain[h]] as 'clear'].infantry !== null) land[h] = 1;
  const roster = makeRoster(setting, nations);
  const problems = [...roster.problems, ...forcesProblems(setting, map, land, nationIx)];
  if (problems.length > 0) return left(problems as unknown as NonEmpty<Problem>);
  // what Vichy France keeps lies in the country of France, and has borders of its own
  const vichy = areaMask(map, VICHY_FRANCE);
  const landNation = landOf(setting, map, nations, nationIx, countryNation);
  const border = new Uint8Array(size);
  for (let edge = 0; edge < size * 6; edge++) {
    const to = map.neighbors[edge];
    const from = Math.floor(edge / 6);
    if (to >= 0 && (landNation[to] !== landNation[from] || vichy[to] !== vichy[from])) border[from] = 1;
  }
  const feature = (name: string): Uint8Array => {
    const bit = featureBit(map, name);
    return Uint8Array.from(map.hexFeatures, (f) => ((f & bit) !== 0 ? 1 : 0));
  };
  const city = new Uint8Array(size);
  for (const place of map.places) city[place.hex] = 1;
  const partial = { rules, setting, readings, tables, map, land };
  const seas = makeSeas(setting, map);
  const landHexes = where(land);
  const coastHexes = landHexes.filter((hex) => seas.coast[hex] !== 0);
  const port = feature('port');
  const folds = makeFolds(partial as unknown as Board);
  const areas = {
    africa: areaMask(map, AFRICA),
    denmark: areaMask(map, DENMARK),
    northRussianCoast: areaMask(map, NORTH_RUSSIAN_COAST),
    russia: areaMask(map, RUSSIA_PROPER),
    vichy,
  };
  const germany = [...(map.areas.get(GERMANY_FOR_VICTORY) ?? territoryHexes(map, 'Germany'))].filter((hex) => land[hex] === 1);
  const two = setting.players === 2;
  const mechanized: (Uint8Array | undefined)[] = [];
  const board: Board = {
    ...partial,
    players: two ? ['axis', 'allied'] : ['axis', 'west', 'russia'],
    playerOf: two ? [0, 1, 1] : [0, 1, 2],
    phases: [],
    nations,
    nationIx,
    roster,
    mechanizedIn: (turn) => (mechanized[turn] ??= Uint8Array.from(roster.kind, (kind, unit) => (rules.mechanized(board, roster.nation[unit], kind, turn) ? 1 : 0))),
    countryNation,
    landNation,
    vichyNation: nationIx.get(VICHY) ?? -1,
    landHexes,
    coastHexes,
    portHexes: coastHexes.filter((hex) => port[hex] === 1),
    danishHexes: landHexes.filter((hex) => areas.denmark[hex] === 1),
    border,
    folds,
    seas,
    port,
    city,
    center: feature('resource-center'),
    areas,
    fromRussia: distances(map, land, folds.open.march, areas.russia, readings['leash-measure']),
    germany,
    axisGoals: tables.victory.axisDecisive.map((names) => names.flatMap((name) => namedHexes(map, name))).filter((hexes) => hexes.length > 0),
    russianGoals: tables.victory.russianHexes.flatMap((name) => namedHexes(map, name)),
    places: [],
    worth: new Float32Array(size),
    keys: [],
    fields: makeFields(map),
    reacher: makeReacher(map.neighbors),
    tracer: makeTracer(map.neighbors),
    lines: makeLines(map.neighbors, folds.open.supply),
    journeys: { queue: new Int16Array(size), far: new Int16Array(size) },
  };
  return right({ ...board, phases: rules.phases(board), ...valuesOf(board) });
};

const forcesProblems = (setting: Setting, map: HexMap, land: Uint8Array, nationIx: ReadonlyMap<string, number>): ReadonlyArray<Problem> =>
  setting.forces.units.flatMap((u): ReadonlyArray<Problem> => {
    const hex = map.hexOf.get(u.hex) ?? -1;
    if (!nationIx.has(u.nation)) return [{ code: 'forces/nation', at: u.id, detail: `'${u.nation}' is not a nation of the table of nations.` }];
    if (hex < 0 || land[hex] === 0) return [{ code: 'forces/hex', at: u.id, detail: `${u.hex} is not a land hex of the map; a unit starts on land.` }];
    return [];
  });
