/** A position in words: units, nations, hexes and players by name. Nothing is derived here. SPI 4, 10, 11. */
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import type { Setting } from '../../../src/rulesets/spi-ww2/setting.js';
import type { SpiState } from '../../../src/rulesets/spi-ww2/state.js';
import type { TablesData } from '../../../src/rulesets/spi-ww2/tables/load.js';
import { cell, rowsOf } from './chart.js';
import { type Ground, partOf, readGround } from './ground.js';
import { around, type Hex } from './hex.js';
import type { Laws } from './laws.js';

export type Bloc = 'axis' | 'west' | 'russia';
export type Stance = Bloc | 'neutral' | 'pro-axis' | 'peace' | 'gone' | 'absent';
export type Mark = 'out of supply' | 'moved' | 'stepped' | 'stopped' | 'attacked' | 'overran' | 'hungry' | 'reformed' | 'carried' | 'overran twice';

export interface Unit {
  readonly id: string;
  readonly nation: string;
  readonly kind: string;
  /** A hex, or `'afloat'`; units in reserve are not listed. */
  readonly place: Hex;
  readonly sp: number;
  readonly mp: number;
  readonly marks: ReadonlySet<Mark>;
}

export interface Nation {
  readonly name: string;
  /** Whose cause it fights for of itself; null for neutrals. */
  readonly bloc: Bloc | null;
  readonly stance: Stance;
  /** Whether an attack was launched into it or a foreign unit has been in it. */
  readonly touched: boolean;
  /** The country whose partisans they are, null for regular forces. */
  readonly partisansOf: string | null;
}

export interface Landing {
  readonly hex: Hex;
  readonly player: string;
  readonly sp: number;
  readonly exempt: number;
  readonly afloat: ReadonlyArray<string>;
}

export interface Announced {
  readonly target: Hex;
  readonly units: ReadonlyArray<string>;
}

/** What the map and the scenario say once for all. */
export interface Sheet {
  readonly ground: Ground;
  /** Hexes of the map beside each hex. */
  readonly beside: ReadonlyMap<Hex, ReadonlyArray<Hex>>;
  /** Land hexes from Russia before 1939, along land and across open hexsides (AMB-SPI-45). SPI 14.5 */
  readonly fromRussia: ReadonlyMap<Hex, number>;
  /** Within whose borders a hex lies, Vichy France left out. SPI 10.3 */
  readonly borders: ReadonlyMap<Hex, string>;
}

export interface World {
  readonly setting: Setting;
  readonly tables: TablesData;
  readonly laws: Laws;
  readonly sheet: Sheet;
  readonly ground: Ground;
  readonly players: ReadonlyArray<string>;
  readonly turn: number;
  readonly phase: string;
  readonly player: string;
  readonly nations: ReadonlyMap<string, Nation>;
  /** Units in play by id, and by where they are. */
  readonly units: ReadonlyMap<string, Unit>;
  readonly stacks: ReadonlyMap<Hex, ReadonlyArray<Unit>>;
  /** Who controls a hex; hexes that nobody does are left out. */
  readonly control: ReadonlyMap<Hex, string>;
  readonly landings: ReadonlyArray<Landing>;
  readonly announced: ReadonlyArray<Announced>;
  readonly attacked: ReadonlySet<Hex>;
  /** The attack that is being put together. */
  readonly attack: { readonly target: Hex; readonly units: ReadonlyArray<string> } | null;
  readonly combat: {
    readonly target: Hex;
    readonly attackers: ReadonlyArray<string>;
    readonly from: ReadonlyArray<Hex>;
    readonly defenders: ReadonlyArray<string>;
    readonly column: number;
    readonly supplied: boolean;
    readonly lost: number;
  } | null;
  /** Units of the decision that is due. */
  readonly due: { readonly units: ReadonlyArray<string> };
  readonly state: SpiState;
}

/** Marks by bit, as the position stores them. */
const MARKS: ReadonlyArray<Mark> = ['out of supply', 'moved', 'stepped', 'stopped', 'attacked', 'overran', 'hungry', 'reformed', 'carried', 'overran twice'];
/** Stances at war, and below 0 those that are not. */
const AT_WAR: ReadonlyArray<Bloc> = ['axis', 'west', 'russia'];
const NOT_AT_WAR: ReadonlyArray<Stance> = ['neutral', 'pro-axis', 'peace', 'gone', 'absent'];

/** Units by name and by place. */
export const standing = (units: Iterable<Unit>): Pick<World, 'units' | 'stacks'> => {
  const all = [...units];
  const stacks = new Map<Hex, Unit[]>();
  for (const u of all) stacks.set(u.place, [...(stacks.get(u.place) ?? []), u]);
  return { units: new Map(all.map((u) => [u.id, u])), stacks };
};

/** The nation that rules a country: itself, or whose possession it is. */
export const rulerOf = (tables: TablesData, name: string): string => {
  const ruler = cell(tables, 'nations', name, 'ruled by');
  return ruler === '' ? name : rulerOf(tables, ruler);
};

const blocOf = (tables: TablesData, name: string): Bloc | null => {
  const player = cell(tables, 'nations', name, 'player');
  return player === 'axis' || player === 'west' || player === 'russia' ? player : null;
};

/** Partisans against the Axis fight for the bloc of their country, in Finland for the Axis. SPI 16.5 */
const partisanBloc = (tables: TablesData, country: string): Bloc =>
  cell(tables, 'partisans', country, 'side') === 'axis' ? 'axis' : blocOf(tables, rulerOf(tables, country)) === 'russia' ? 'russia' : 'west';

/** How many land hexes a way over land takes from a part of the map. */
const farFrom = (tables: TablesData, ground: Ground, part: ReadonlySet<Hex>): ReadonlyMap<Hex, number> => {
  const land = (hex: Hex): boolean => ground.terrain.has(hex) && cell(tables, 'terrain', `hex/${ground.terrain.get(hex)}`, 'infantry') !== 'P';
  const barred = (a: Hex, b: Hex): boolean => [...ground.hexsides].some(([kind, sides]) => sides.has(`${a}>${b}`) && cell(tables, 'terrain', `hexside/${kind}`, 'infantry') === 'P');
  const far = new Map([...part].filter(land).map((hex) => [hex, 0]));
  const open = [...far.keys()];
  for (const hex of open)
    for (const next of around(hex)) {
      if (far.has(next) || !land(next) || barred(hex, next)) continue;
      far.set(next, (far.get(hex) ?? 0) + 1);
      open.push(next);
    }
  return far;
};

/** How a nation stands before the first turn, as the scenario says, or the table of neutrals; all others are at war. SPI 11 */
const startOf = (setting: Setting, name: string): string => setting.stances[name] ?? (cell(setting.tables.data, 'neutrals', name, 'stance') || 'war');

/**
 * The nation within whose borders each hex lies: that of its country, or who rules it; what a nation that begins at peace or neutral
 * holds is within its borders. Later lines of the scenario go over earlier ones. SPI 10.3
 */
const bordersOf = (setting: Setting, ground: Ground): ReadonlyMap<Hex, string> => {
  const ruler = (hex: Hex): string => rulerOf(setting.tables.data, ground.country.get(hex) ?? '');
  const borders = new Map([...ground.country.keys()].map((hex) => [hex, ruler(hex)]));
  for (const [part, holder] of setting.held) {
    const keeps = ['peace', 'neutral', 'pro-axis'].includes(startOf(setting, holder));
    for (const hex of partOf(ground, part)) if (borders.has(hex)) borders.set(hex, keeps ? holder : ruler(hex));
  }
  return borders;
};

/** The map and the scenario of a game. */
export const readSheet = ({ board: { setting } }: SpiGame, laws: Laws): Sheet => {
  const ground = readGround(setting.map, setting.mapsheet, laws);
  return {
    ground,
    beside: new Map([...ground.hexes].map((hex) => [hex, around(hex).filter((next) => ground.hexes.has(next))])),
    fromRussia: farFrom(setting.tables.data, ground, ground.areas.get('Russia proper') ?? new Set()),
    borders: bordersOf(setting, ground),
  };
};

/** A position. The game gives the names of the columns and nothing else. */
export const worldOf = (game: SpiGame, laws: Laws, state: SpiState, sheet: Sheet = readSheet(game, laws)): World => {
  const { setting, roster, map, players, nations } = game.board;
  const tables = setting.tables.data;
  const hexName = (ix: number): Hex => map.ids[ix];
  const unitName = (ix: number): string => roster.ids[ix];
  const named = new Map<string, Nation>();
  nations.forEach(({ name }, ix) => {
    const country = rowsOf(tables, 'partisans').find((c) => name === `${c} partisans`) ?? null;
    const stance = state.stance[ix];
    named.set(name, {
      name,
      bloc: country === null ? blocOf(tables, name) : partisanBloc(tables, country),
      stance: stance >= 0 ? AT_WAR[stance] : NOT_AT_WAR[-1 - stance],
      touched: state.touched[ix] === 1,
      partisansOf: country,
    });
  });
  const units = new Map<string, Unit>();
  state.units.hex.forEach((hex, ix) => {
    if (hex === -1) return;
    units.set(unitName(ix), {
      id: unitName(ix),
      nation: nations[roster.nation[ix]].name,
      kind: ['infantry', 'mechanized', 'paratroop', 'generic', 'partisan'][roster.kind[ix]],
      place: hex < 0 ? 'afloat' : hexName(hex),
      sp: state.units.sp[ix],
      mp: state.units.mp[ix],
      marks: new Set(MARKS.filter((_, bit) => (state.units.status[ix] >> bit) % 2 === 1)),
    });
  });
  const control = new Map<Hex, string>();
  state.hexes.control.forEach((player, hex) => {
    if (player >= 0) control.set(hexName(hex), players[player]);
  });
  const { combat, attack } = state;
  const decision = state.pending[state.pending.length - 1];
  return {
    setting,
    tables,
    laws,
    sheet,
    ground: sheet.ground,
    players,
    turn: state.turn,
    phase: state.phase,
    player: players[state.player],
    nations: named,
    ...standing(units.values()),
    control,
    landings: state.landings.map((l) => ({ hex: hexName(l.hex), player: players[l.player], sp: l.sp, exempt: l.exempt, afloat: l.afloat.map(unitName) })),
    announced: state.announced.map((a) => ({ target: hexName(a.target), units: a.units.map(unitName) })),
    attacked: new Set(state.attacked.map(hexName)),
    attack: attack === null ? null : { target: hexName(attack.target), units: attack.units.map(unitName) },
    combat:
      combat === null
        ? null
        : {
            target: hexName(combat.target),
            attackers: combat.attackers.map(unitName),
            from: combat.from.map(hexName),
            defenders: combat.defenders.map(unitName),
            column: combat.column,
            supplied: combat.supplied,
            lost: combat.lost,
          },
    due: { units: decision !== undefined && 'units' in decision ? decision.units.map(unitName) : [] },
    state,
  };
};

/** Units that stand in a hex. */
export const unitsIn = (world: World, hex: Hex): ReadonlyArray<Unit> => world.stacks.get(hex) ?? [];
export const unit = (world: World, id: string): Unit => world.units.get(id) as Unit;
export const nationOf = (world: World, u: Unit): Nation => world.nations.get(u.nation) as Nation;

/** The home country of a nation, or of partisans. */
export const homeOf = (world: World, nation: Nation): ReadonlySet<Hex> => (world.ground.countries.has(nation.partisansOf ?? nation.name) ? partOf(world.ground, nation.partisansOf ?? nation.name) : new Set());
