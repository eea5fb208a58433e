/**
 * Nations as rules read them: those of the table, without possessions, and the partisans of each country.
 * @rule SPI 10, 11, 16.5
 * @module
 */
import { areaMask, featureBit, type HexMap, territoryHexes } from '../../kernel/map.js';
import { RECONSTRUCTION } from './reconstruction.js';
import type { Setting, StartStance } from './setting.js';
import { ABSENT, AXIS, GONE, NEUTRAL, PEACE, PRO_AXIS, RUSSIA, WEST } from './state.js';
import type { BuildUpGroup, Nation } from './tables/nations.js';
import type { Income } from './tables/production.js';
import { KINDS, PARTISAN, type UnitKind } from './unit.js';

/** A nation, or the partisans of one. */
export interface BoardNation {
  readonly name: string;
  /** The bloc for which it fights of itself, -1 for neutrals. */
  readonly bloc: number;
  readonly group: BuildUpGroup;
  /** Whether its units exert an air zone. @rule SPI 6.5, 17.4 */
  readonly air: boolean;
  /** Row of the partisan table, -1 for regular forces. */
  readonly partisans: number;
  /** Country of the map that is its home, -1 for none. */
  readonly country: number;
  /** Shape `size`: 1 in the home country; where new units appear; where partisans may rise. */
  readonly home: Uint8Array;
  readonly muster: Uint8Array;
  /** Shape `size`: 1 in what it holds when the scenario begins, beyond what the map says. */
  readonly held: Uint8Array;
  /** Cities and resource centers among the hexes where new units appear, ascending. @rule SPI 10 */
  readonly musterHexes: ReadonlyArray<number>;
  /** Its kinds of counters, by number, and its rows of the production table. */
  readonly kinds: ReadonlyArray<number>;
  readonly incomes: ReadonlyArray<Income>;
  /** Hexes of the home country, ascending. */
  readonly homeHexes: ReadonlyArray<number>;
  /** Capitals, in the order of the map's places. */
  readonly capitals: ReadonlyArray<number>;
  /** Capitals and resource centers of the home country, ascending: what supply is traced to. @rule SPI 9.7 */
  readonly seats: ReadonlyArray<number>;
  readonly counters: ReadonlyArray<{ readonly kind: UnitKind; readonly count: number }>;
  /** Stance before the first turn. */
  readonly start: number;
  /** The Game-Turn from which it joins its bloc, if it does. */
  readonly joinsFrom: number | null;
}

const BLOCS = { axis: AXIS, west: WEST, russia: RUSSIA, none: -1 } as const;
const STANCES: Readonly<Record<Exclude<StartStance, 'war'>, number>> = { peace: PEACE, neutral: NEUTRAL, 'pro-axis': PRO_AXIS, gone: GONE };

/** Nations and the nation of each country. */
export const makeNations = (setting: Setting, map: HexMap): { readonly nations: ReadonlyArray<BoardNation>; readonly countryNation: Int8Array } => {
  const { nations: table, neutrals, air, partisans } = setting.tables;
  const rulerOf = (name: string): string => {
    let at = name;
    for (let i = 0; i < 9 && table[at]?.ruledBy != null; i++) at = table[at].ruledBy as string;
    return at;
  };
  const names = Object.keys(table).filter((name) => rulerOf(name) === name);
  const { counters, otherCounters, partisanCounters } = setting.reconstruction ?? RECONSTRUCTION;
  const homeOf = (country: string): Uint8Array => {
    const mask = new Uint8Array(map.grid.size);
    for (const hex of territoryHexes(map, country)) mask[hex] = 1;
    return mask;
  };
  const heldBy = (name: string): Uint8Array => {
    const mask = new Uint8Array(map.grid.size);
    for (const [part, holder] of setting.held)
      if (holder === name) for (const hex of [...territoryHexes(map, part), ...(map.areas.get(part) ?? [])]) mask[hex] = 1;
    return mask;
  };
  const center = featureBit(map, 'resource-center');
  /** Cities and resource centers of an area. */
  const townsIn = (area: Uint8Array): ReadonlyArray<number> => {
    const towns: number[] = [];
    area.forEach((flag, hex) => flag === 1 && ((map.hexFeatures[hex] & center) !== 0 || map.places.some((p) => p.hex === hex)) && towns.push(hex));
    return towns;
  };
  const regular = names.map((name): BoardNation => {
    const nation: Nation = table[name];
    const neutral = neutrals.find((n) => n.country === name) ?? null;
    const country = map.territories.indexOf(name);
    const home = homeOf(name);
    const stance: StartStance =
      setting.stances[name] ?? (neutral === null ? 'war' : neutral.stance === 'later' ? 'gone' : neutral.stance);
    const mix = Object.entries(counters[name] ?? otherCounters) as [UnitKind, number][];
    const started = (kind: UnitKind): number => setting.forces.units.filter((u) => u.nation === name && u.kind === kind).length;
    const kinds = [...new Set([...mix.map(([kind]) => kind), ...setting.forces.units.filter((u) => u.nation === name).map((u) => u.kind)])];
    const place = setting.muster[name];
    const homeHexes = territoryHexes(map, name);
    const capitals = map.places.filter((p) => p.capital === true && country >= 0 && map.territory[p.hex] === country).map((p) => p.hex);
    // a nation that is not there at first comes with its first points
    const incomes = setting.tables.production.filter((row) => row.nation === name);
    const firsts = incomes.filter((row) => row.state === 'any').map((row) => row.from);
    const arrives = neutral === null && firsts.length > 0 && Math.min(...firsts) > setting.firstTurn ? Math.min(...firsts) : null;
    const muster = place === undefined ? home : map.territories.includes(place) ? homeOf(place) : areaMask(map, place);
    return {
      name,
      bloc: BLOCS[nation.player],
      group: nation.group,
      air: air.axis.includes(name) || air.allied.includes(name),
      partisans: -1,
      country,
      home,
      held: heldBy(name),
      homeHexes,
      muster,
      musterHexes: townsIn(muster),
      kinds: kinds.map((kind) => KINDS.indexOf(kind)),
      incomes,
      capitals,
      seats: homeHexes.filter((hex) => (map.hexFeatures[hex] & center) !== 0 || capitals.includes(hex)),
      counters: kinds.map((kind) => ({ kind, count: Math.max(mix.find(([k]) => k === kind)?.[1] ?? 0, started(kind)) })),
      start: arrives !== null && stance === 'gone' ? ABSENT : stance === 'war' ? (BLOCS[nation.player] >= 0 ? BLOCS[nation.player] : nation.side === 'axis' ? AXIS : WEST) : STANCES[stance],
      joinsFrom: neutral?.turn ?? arrives,
    };
  });
  const irregular = partisans.map((row, ix): BoardNation => {
    const country = map.territories.indexOf(row.country);
    const owner = table[rulerOf(row.country)];
    const bloc = row.side === 'axis' ? AXIS : owner?.player === 'russia' ? RUSSIA : WEST;
    return {
      name: `${row.country} partisans`,
      bloc,
      group: 'Italy and minor countries',
      air: false,
      partisans: ix,
      country,
      home: homeOf(row.country),
      held: heldBy(`${row.country} partisans`),
      homeHexes: territoryHexes(map, row.country),
      muster: homeOf(row.country),
      musterHexes: [],
      kinds: [PARTISAN],
      incomes: [],
      capitals: [],
      seats: [],
      counters: [{ kind: 'partisan', count: partisanCounters }],
      start: bloc,
      joinsFrom: null,
    };
  });
  const nations = [...regular, ...irregular];
  const countryNation = Int8Array.from(map.territories, (country) => names.indexOf(rulerOf(country)));
  return { nations, countryNation };
};
