/**
 * Supply: lines over land to a home country that is joined to a capital or resource center, with a leg by sea at most.
 * @rule SPI 9.7, 9.74, 5.85
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import type { SpiEvent } from './event.js';
import { seaWay } from './naval.js';
import { atPeace, enemyIn, friendly, isPartisan, nationAt, playerOf, playerOfNation, type Position, stanceOf } from './position.js';
import { landingAt } from './crossing.js';
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

/** Where lines may run: 1 for each such hex. */
const openTo = (pos: Position, { player, war }: SupplyGoal): Uint8Array => {
  const { board, sit } = pos;
  const { landHexes, rules, readings } = board;
  const side = campOfPlayer(player);
  const open = new Uint8Array(board.land.length);
  const negates = readings['zones-in-occupied'] !== 'no-negation';
  const { supplyBars } = rules;
  for (let k = 0; k < landHexes.length; k++) {
    const hex = landHexes[k];
    const first = sit.stacks.first[hex];
    const own = first >= 0 && playerOf(pos, first) === player && (!war || stanceOf(pos, first) >= 0);
    // countries that are not at war are closed, whether or not a garrison of theirs stands there
    if (!own && (enemyIn(pos, side, hex) || (atPeace(pos, hex) && (war || playerOfNation(pos, nationAt(pos, hex)) !== player)))) continue;
    if (inEnemyZone(pos, side, hex) && !(negates && own)) continue;
    let closed = false;
    for (let i = 0; i < supplyBars.length && !closed; i++) closed = supplyBars[i].closed(pos, player, hex);
    if (!closed) open[hex] = 1;
  }
  return open;
};

/** Hexes of home countries that are joined to a capital or resource center of theirs. */
const network = (pos: Position, goal: SupplyGoal, open: Uint8Array): ReadonlyArray<HexIx> => {
  const { board, state } = pos;
  const home = new Uint8Array(board.land.length);
  const seats: HexIx[] = [];
  const mine = board.nations.filter((n, ix) => n.partisans < 0 && playerOfNation(pos, ix) === goal.player && (goal.nation < 0 || goal.nation === ix) && (!goal.war || state.stance[ix] >= 0));
  for (const n of mine)
    for (const hex of n.homeHexes) {
      if (open[hex] === 0) continue;
      home[hex] = 1;
      if (state.hexes.control[hex] === goal.player && (board.center[hex] === 1 || n.capitals.includes(hex))) seats.push(hex);
    }
  const joined = board.tracer.flood({ sources: seats, range: Infinity, enterable: home, crossable: board.folds.open.supply });
  return mine.flatMap((n) => n.homeHexes.filter((hex) => home[hex] === 1 && joined[hex] >= 0));
};

/** The bloc whose ships keep a line from a port open. */
const blocAt = (pos: Position, player: number, port: HexIx): number => {
  if (player === 0) return AXIS;
  if (pos.board.playerOf[WEST] !== player) return RUSSIA;
  const nation = nationAt(pos, port);
  return nation >= 0 && pos.board.nations[nation].bloc === RUSSIA && pos.board.playerOf[RUSSIA] === player ? RUSSIA : WEST;
};

/** A port from which ships of a bloc keep lines open. */
interface Harbor {
  readonly from: HexIx;
  readonly bloc: number;
}

/** Hexes from which supply can be traced: 1 for each. Shape `size`. */
export const suppliedHexes = (pos: Position, goal: SupplyGoal): Uint8Array => {
  const { board } = pos;
  const open = openTo(pos, goal);
  const sources = network(pos, goal, open);
  const range = board.tables.supply.land[quarterOf(pos.state.turn)];
  const crossable = board.folds.open.supply;
  const overland = board.tracer.flood({ sources, range, enterable: open, crossable });
  const { landHexes } = board;
  const supplied = new Uint8Array(open.length);
  const mark = (lengths: Int16Array): void => {
    for (let i = 0; i < landHexes.length; i++) if (lengths[landHexes[i]] >= 0) supplied[landHexes[i]] = 1;
  };
  mark(overland);
  if (board.tables.supply.seaLegs === 0) return supplied;
  const harbors: HexIx[] = [];
  const beyond: HexIx[] = [];
  for (const hex of board.coastHexes) {
    if (!friendly(pos, goal.player, hex)) continue;
    const landing = board.port[hex] === 1 || landingAt(pos, hex, goal.player) !== null;
    if (!landing || enemyIn(pos, campOfPlayer(goal.player), hex)) continue;
    if (supplied[hex] === 0) beyond.push(hex);
    // a line ends in any hex, but it goes on to sea from a port that is open to it
    else if (board.port[hex] === 1 && open[hex] === 1) harbors.push(hex);
  }
  // harbors of one coast and one bloc lead to the same places
  if (beyond.length === 0) return supplied;
  const alike = new Map<number, Harbor>();
  for (const from of harbors) {
    const bloc = blocAt(pos, goal.player, from);
    alike.set((board.seas.coast[from] * 4 + bloc) * 2 + board.areas.northRussianCoast[from], { from, bloc });
  }
  const quays = [...alike.values()];
  const reached = beyond.filter((to) => quays.some(({ from, bloc }) => seaWay({ pos, bloc, from, to, use: 'supply' })));
  if (reached.length === 0) return supplied;
  mark(board.tracer.flood({ sources: reached, range, enterable: open, crossable }));
  return supplied;
};

/** Units of a player that are on the map, and those of them that cannot trace supply. Partisans live off the land. */
export const judgeSupply = (pos: Position, player: number): { readonly units: ReadonlyArray<UnitIx>; readonly out: ReadonlyArray<UnitIx> } => {
  const units: UnitIx[] = [];
  const { hex } = pos.state.units;
  for (let unit = 0; unit < hex.length; unit++) if (hex[unit] >= 0 && playerOf(pos, unit) === player) units.push(unit);
  if (units.length === 0) return { units, out: [] };
  const out = [true, false].flatMap((war): ReadonlyArray<UnitIx> => {
    const fed = units.filter((u) => !isPartisan(pos, u) && stanceOf(pos, u) >= 0 === war);
    if (fed.length === 0) return [];
    const supplied = suppliedHexes(pos, { player, nation: -1, war });
    return fed.filter((u) => supplied[pos.state.units.hex[u]] === 0);
  });
  return { units, out: out.sort((a, b) => a - b) };
};

/** Supply of the phasing player's units when his turn begins. @rule SPI 9.7 */
export const supplyAtStart = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { units, out } = judgeSupply(pos, pos.state.player);
  return [{ type: 'supplyJudged', units, out, hungry: false }];
};

export { network as supplyNetwork, openTo as supplyOpen };
