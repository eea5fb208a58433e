/**
 * Supply: lines over land to a home country that is joined to a capital or resource center, with a leg by sea at most.
 * @rule SPI 9.7, 9.74, 5.85
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import type { SpiEvent } from './event.js';
import { carryBack, joinHome } from './lines.js';
import { seasOpen, seaWayBy } from './naval.js';
import { atPeace, eachOf, enemyIn, friendly, isPartisan, nationAt, playerOf, playerOfNation, type Position, stanceOf } from './position.js';
import type { SeaQuery } from './rules.js';
import { AXIS, RUSSIA, WEST } from './state.js';
import { quarterOf } from './tables/turn.js';
import type { UnitIx } from './unit.js';
import { inEnemyZone } from './zone.js';

/** What supply is traced to: anything of the player's, or the home of one nation alone. */
export interface SupplyGoal {
  readonly player: number;
  /** A nation, -1 for all that the player commands. */
  readonly nation: number;
  /** Whether it is traced for units at war: their lines keep out of countries at peace, those of their player too. */
  readonly war: boolean;
}

/** Where supply of a unit comes from. */
export const goalOf = (pos: Position, unit: UnitIx): SupplyGoal => ({ player: playerOf(pos, unit), nation: -1, war: stanceOf(pos, unit) >= 0 });

const campOfPlayer = (player: number): number => (player === 0 ? 0 : 1);

const barred = (pos: Position, player: number, hex: HexIx): boolean => {
  const { supplyBars } = pos.board.rules;
  for (let i = 0; i < supplyBars.length; i++) if (supplyBars[i].closed(pos, player, hex)) return true;
  return false;
};

/** Where lines may run: 1 for each such hex; written into `open`. */
const openTo = (pos: Position, { player, war }: SupplyGoal, open: Uint8Array = new Uint8Array(pos.board.land.length)): Uint8Array => {
  const { board, sit } = pos;
  const { landHexes } = board;
  const { first } = sit.stacks;
  const side = campOfPlayer(player);
  const negates = board.readings['zones-in-occupied'] !== 'no-negation';
  open.fill(0);
  for (let k = 0; k < landHexes.length; k++) {
    const hex = landHexes[k];
    if (barred(pos, player, hex)) continue;
    const own = first[hex] >= 0 && playerOf(pos, first[hex]) === player && (!war || stanceOf(pos, first[hex]) >= 0);
    // countries that are not at war are closed, whether or not a garrison of theirs stands there
    if (!own && (enemyIn(pos, side, hex) || (atPeace(pos, hex) && (war || playerOfNation(pos, nationAt(pos, hex)) !== player)))) continue;
    if (!(negates && own) && inEnemyZone(pos, side, hex)) continue;
    open[hex] = 1;
  }
  return open;
};

/** Whether supply is traced to the home country of a nation. */
const feeds = (pos: Position, { player, nation, war }: SupplyGoal, ix: number): boolean =>
  (nation < 0 || nation === ix) && pos.board.nations[ix].partisans < 0 && playerOfNation(pos, ix) === player && (!war || pos.state.stance[ix] >= 0);

/** Puts hexes of home countries that are joined to a capital or resource center of theirs into the queue of lines; how many there are. */
const joined = (pos: Position, goal: SupplyGoal): number => {
  const { lines, nations } = pos.board;
  const { open, home, overland, queue } = lines;
  const { control } = pos.state.hexes;
  let count = 0;
  home.fill(0);
  overland.fill(-1);
  for (let ix = 0; ix < nations.length; ix++) {
    if (!feeds(pos, goal, ix)) continue;
    const { homeHexes, seats } = nations[ix];
    for (let i = 0; i < homeHexes.length; i++) home[homeHexes[i]] = open[homeHexes[i]];
    for (let i = 0; i < seats.length; i++) {
      if (open[seats[i]] === 0 || control[seats[i]] !== goal.player) continue;
      overland[seats[i]] = 0;
      queue[count++] = seats[i];
    }
  }
  return joinHome(lines, count);
};

/** Hexes of home countries that are joined to a capital or resource center of theirs, nation by nation. */
const network = (pos: Position, goal: SupplyGoal): ReadonlyArray<HexIx> => {
  const { lines, nations } = pos.board;
  openTo(pos, goal, lines.open);
  joined(pos, goal);
  return nations.flatMap((n, ix) => (feeds(pos, goal, ix) ? n.homeHexes.filter((hex) => lines.overland[hex] >= 0) : []));
};

/** The bloc whose ships keep a line from a port open. */
const blocAt = (pos: Position, player: number, port: HexIx): number => {
  if (player === 0) return AXIS;
  if (pos.board.playerOf[WEST] !== player) return RUSSIA;
  const nation = nationAt(pos, port);
  return nation >= 0 && pos.board.nations[nation].bloc === RUSSIA && pos.board.playerOf[RUSSIA] === player ? RUSSIA : WEST;
};

const NOWHERE: ReadonlyArray<HexIx> = [];

/** A port from which ships of a bloc keep lines open, and the seas that they can get to. */
interface Quay {
  readonly q: SeaQuery;
  readonly seas: number;
}

/** Coast hexes that lines come to by sea from hexes of which there is a line. */
const landfalls = (pos: Position, { player }: SupplyGoal, open: Uint8Array, overland: Int16Array): ReadonlyArray<HexIx> => {
  const { board } = pos;
  const { portHexes, port, areas } = board;
  const { coast } = board.seas;
  const { landings } = pos.state;
  const side = campOfPlayer(player);
  const harbors: HexIx[] = [];
  const beyond: HexIx[] = [];
  for (let i = 0; i < portHexes.length; i++) {
    const hex = portHexes[i];
    if (!friendly(pos, player, hex) || enemyIn(pos, side, hex)) continue;
    if (overland[hex] < 0) beyond.push(hex);
    // a line ends in any hex, but it goes on to sea from a port that is open to it
    else if (open[hex] === 1) harbors.push(hex);
  }
  for (let i = 0; i < landings.length; i++) {
    const { hex } = landings[i];
    if (landings[i].player === player && port[hex] === 0 && overland[hex] < 0 && friendly(pos, player, hex) && !enemyIn(pos, side, hex)) beyond.push(hex);
  }
  if (beyond.length === 0 || harbors.length === 0) return NOWHERE;
  const quays: Quay[] = [];
  for (const from of harbors) {
    const bloc = blocAt(pos, player, from);
    // harbors of one coast and one bloc lead to the same places
    if (quays.some(({ q }) => q.bloc === bloc && coast[q.from] === coast[from] && areas.northRussianCoast[q.from] === areas.northRussianCoast[from])) continue;
    const q: SeaQuery = { pos, bloc, from, to: -1, use: 'supply' };
    quays.push({ q, seas: seasOpen(q) });
  }
  return beyond.filter((to) => sailsTo(quays, to));
};

const sailsTo = (quays: ReadonlyArray<Quay>, to: HexIx): boolean => {
  for (const { q, seas } of quays) {
    q.to = to;
    if (seaWayBy(q, seas)) return true;
  }
  return false;
};

/** Whether there are lines of all of some units. */
const allFed = (pos: Position, units: ReadonlyArray<UnitIx>, lengths: Int16Array): boolean => {
  const { hex } = pos.state.units;
  for (let i = 0; i < units.length; i++) if (lengths[hex[units[i]]] < 0) return false;
  return true;
};

/**
 * How long the lines of hexes are, from where they end or come ashore, negative where there are none. By sea they are traced only if some units need them,
 * or anybody may. Stands in the board's `lines` until the next trace.
 */
const trace = (pos: Position, goal: SupplyGoal, units: ReadonlyArray<UnitIx> | null): Int16Array => {
  const { board } = pos;
  const { landHexes, lines, tables } = board;
  const { overland, overseas, queue } = lines;
  const range = tables.supply.land[quarterOf(pos.state.turn)];
  openTo(pos, goal, lines.open);
  carryBack(lines, joined(pos, goal), overland, range);
  if (tables.supply.seaLegs === 0 || (units !== null && allFed(pos, units, overland))) return overland;
  const shores = landfalls(pos, goal, lines.open, overland);
  if (shores.length === 0) return overland;
  // anew, since a line from a shore may be the shorter one where there is another
  overseas.fill(-1);
  queue.set(shores);
  for (const hex of shores) overseas[hex] = 0;
  carryBack(lines, shores.length, overseas, range);
  for (let i = 0; i < landHexes.length; i++) if (overland[landHexes[i]] < 0) overland[landHexes[i]] = overseas[landHexes[i]];
  return overland;
};

/** Hexes from which supply can be traced: 1 for each. Shape `size`. */
export const suppliedHexes = (pos: Position, goal: SupplyGoal): Uint8Array => {
  const { landHexes, land } = pos.board;
  const lengths = trace(pos, goal, null);
  const supplied = new Uint8Array(land.length);
  for (let i = 0; i < landHexes.length; i++) if (lengths[landHexes[i]] >= 0) supplied[landHexes[i]] = 1;
  return supplied;
};

/** Units of a player that are on the map, and those of them that cannot trace supply. Partisans live off the land. */
export const judgeSupply = (pos: Position, player: number): { readonly units: ReadonlyArray<UnitIx>; readonly out: ReadonlyArray<UnitIx> } => {
  const units: UnitIx[] = [];
  const fighting: UnitIx[] = [];
  const waiting: UnitIx[] = [];
  eachOf(pos, player, (unit, nation) => {
    units.push(unit);
    if (!isPartisan(pos, unit)) (pos.state.stance[nation] >= 0 ? fighting : waiting).push(unit);
  });
  const out = [...unsupplied(pos, { player, nation: -1, war: true }, fighting), ...unsupplied(pos, { player, nation: -1, war: false }, waiting)];
  return { units, out: out.sort((a, b) => a - b) };
};

const unsupplied = (pos: Position, goal: SupplyGoal, units: ReadonlyArray<UnitIx>): ReadonlyArray<UnitIx> => {
  if (units.length === 0) return units;
  const lengths = trace(pos, goal, units);
  return units.filter((u) => lengths[pos.state.units.hex[u]] < 0);
};

/** Supply of the phasing player's units when his turn begins. @rule SPI 9.7 */
export const supplyAtStart = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { units, out } = judgeSupply(pos, pos.state.player);
  return [{ type: 'supplyJudged', units, out, hungry: false }];
};

export { network as supplyNetwork, openTo as supplyOpen };
