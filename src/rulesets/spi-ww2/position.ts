/**
 * A position with its board and its derived facts, and the questions that rules ask of it.
 * @rule SPI 4, 6.0, 7, 9.74, 10, 11
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { type Board, countryName, VICHY } from './board.js';
import { MOTORIZED, ON_FOOT } from './folds.js';
import { campOf, type Situation } from './situation.js';
import { AXIS, GONE, NEUTRAL, OUT_OF_SUPPLY, PEACE, PRO_AXIS, type SpiState } from './state.js';
import { quarterOf } from './tables/turn.js';
import { PARTISAN, type UnitIx } from './unit.js';

/** What rules read. */
export interface Position {
  readonly board: Board;
  readonly state: SpiState;
  readonly sit: Situation;
}

/** A unit's nation, and how that nation stands. */
export const nationOf = (pos: Position, unit: UnitIx): number => pos.board.roster.nation[unit];
export const stanceOf = (pos: Position, unit: UnitIx): number => pos.state.stance[pos.board.roster.nation[unit]];

/** The camp of a unit: 0 the Axis, 1 its enemies, -1 for units not at war. */
export const camp = (pos: Position, unit: UnitIx): number => campOf(pos.state.stance[pos.board.roster.nation[unit]]);

/** The bloc that commands a nation: its stance at war, its own in peace; -1 for neutrals. */
export const blocOfNation = (pos: Position, nation: number): number => {
  const stance = pos.state.stance[nation];
  return stance >= 0 ? stance : stance === PEACE ? pos.board.nations[nation].bloc : -1;
};

/** The player who commands a nation, or a unit; -1 for nobody. */
export const playerOfNation = (pos: Position, nation: number): number => {
  const bloc = blocOfNation(pos, nation);
  return bloc < 0 ? -1 : pos.board.playerOf[bloc];
};
export const playerOf = (pos: Position, unit: UnitIx): number => playerOfNation(pos, pos.board.roster.nation[unit]);

/** Visits the units of a player that are on the map, ascending: the counters of a nation stand together in the roster. */
export const eachOf = (pos: Position, player: number, visit: (unit: UnitIx, nation: number) => void): void => {
  const { first, last } = pos.board.roster;
  const { hex } = pos.state.units;
  for (let nation = 0; nation < first.length; nation++) {
    if (playerOfNation(pos, nation) !== player) continue;
    for (let unit = first[nation]; unit <= last[nation]; unit++) if (hex[unit] >= 0) visit(unit, nation);
  }
};

/** Whether a unit may be ordered in this player turn: on the map, and the phasing player's. */
export const isPhasing = (pos: Position, unit: UnitIx): boolean => playerOf(pos, unit) === pos.state.player;

/** Whether two units are at war with one another. */
export const hostile = (pos: Position, a: UnitIx, b: UnitIx): boolean => {
  const [one, other] = [camp(pos, a), camp(pos, b)];
  return one >= 0 && other >= 0 && one !== other;
};

/** The first unit of a hex, -1 when it is empty. */
export const firstIn = (pos: Position, hex: HexIx): UnitIx => pos.sit.stacks.first[hex];

/** The units of a hex, ascending. */
export const unitsIn = (pos: Position, hex: HexIx): UnitIx[] => {
  const found: UnitIx[] = [];
  const { first, next } = pos.sit.stacks;
  for (let u = first[hex]; u >= 0; u = next[u]) found.push(u);
  return found;
};

/** Whether units at war with a camp stand in a hex. */
export const enemyIn = (pos: Position, side: number, hex: HexIx): boolean => {
  const first = pos.sit.stacks.first[hex];
  return first >= 0 && side >= 0 && camp(pos, first) === 1 - side;
};

/** Strength points of the units of a hex. */
export const strengthIn = (pos: Position, hex: HexIx): number => {
  let sum = 0;
  const { first, next } = pos.sit.stacks;
  for (let u = first[hex]; u >= 0; u = next[u]) sum += pos.state.units.sp[u];
  return sum;
};

export const strengthOf = (pos: Position, units: ReadonlyArray<UnitIx>): number => units.reduce((sum, u) => sum + pos.state.units.sp[u], 0);

/** Units that a hex has room for. @rule SPI 7 */
export const roomIn = (pos: Position, hex: HexIx): number => pos.board.tables.buildUp.unitsInHex - pos.sit.stacks.size[hex];

export const outOfSupply = (pos: Position, unit: UnitIx): boolean => (pos.state.units.status[unit] & OUT_OF_SUPPLY) !== 0;
export const isPartisan = (pos: Position, unit: UnitIx): boolean => pos.board.roster.kind[unit] === PARTISAN;

/** Whether a unit is mechanized now. @rule SPI 5.33 */
export const isMechanized = (pos: Position, unit: UnitIx): boolean => pos.board.mechanizedIn(pos.state.turn)[unit] === 1;
export const classOf = (pos: Position, unit: UnitIx): number => (isMechanized(pos, unit) ? MOTORIZED : ON_FOOT);

/** What the season allows. @rule SPI 5.4 */
export const season = (pos: Position): Position['board']['tables']['movement'][1] => pos.board.tables.movement[quarterOf(pos.state.turn)];
export const allowance = (pos: Position, unit: UnitIx): number => (isMechanized(pos, unit) ? season(pos).mechanized : season(pos).infantry);

// ---- countries ---------------------------------------------------------------------------------------------------------

/** The country of a hex, -1 at sea. */
export const countryOf = (pos: Position, hex: HexIx): number => pos.board.map.territory[hex];

/** The nation whose country, possession or conquest a hex is (see {@link Board.landNation}); land that Vichy keeps is Vichy's while there is a Vichy France. */
export const nationAt = (pos: Position, hex: HexIx): number => {
  const { areas, landNation, vichyNation } = pos.board;
  return areas.vichy[hex] === 1 && vichyNation >= 0 && landNation[hex] >= 0 && pos.state.stance[vichyNation] > GONE ? vichyNation : landNation[hex];
};

/** Names of nations that rules speak of. */
export { VICHY };
export const FRANCE = 'France';
export const FREE_FRENCH = 'Free French';
export const GERMANY = 'Germany';
export const ITALY = 'Italy';
export const RUSSIAN = 'Russia';
export const SWEDEN = 'Sweden';
export const DENMARK = 'Denmark';
export const FINLAND = 'Finland';

/** Whether the land of a hex belongs to a nation that is not at war, strictly neutral, pro-Axis or at peace. */
export const atPeace = (pos: Position, hex: HexIx): boolean => {
  const nation = nationAt(pos, hex);
  if (nation < 0) return pos.board.map.territory[hex] >= 0;
  const stance = pos.state.stance[nation];
  return stance === NEUTRAL || stance === PRO_AXIS || stance === PEACE;
};

/** Whether a hex lies in the home country of a nation. */
export const atHome = (pos: Position, nation: number, hex: HexIx): boolean => pos.board.nations[nation].home[hex] === 1;

/** The player who controls a hex, -1 for nobody. @rule SPI 9.74 */
export const controlOf = (pos: Position, hex: HexIx): number => pos.state.hexes.control[hex];

/** Whether a hex is friendly to a player: his, or of the other enemy of the Axis where the reading shares it. @rule SPI 9.74 */
export const friendly = (pos: Position, player: number, hex: HexIx): boolean => {
  const control = pos.state.hexes.control[hex];
  if (control === player) return true;
  return pos.board.players.length === 3 && control > 0 && player > 0 && pos.board.readings['control-three-players'] === 'shared';
};

/** Whether a hex is controlled by an enemy of a player. */
export const enemyControls = (pos: Position, player: number, hex: HexIx): boolean => {
  const control = pos.state.hexes.control[hex];
  return control >= 0 && (control === AXIS) !== (player === AXIS);
};

// ---- names -------------------------------------------------------------------------------------------------------------

export const hexName = (pos: Position, hex: HexIx): string => pos.board.map.ids[hex] ?? String(hex);
export const unitName = (pos: Position, unit: UnitIx): string => pos.board.roster.ids[unit] ?? String(unit);
export const nationName = (pos: Position, nation: number): string => pos.board.nations[nation]?.name ?? 'nobody';
export const landName = (pos: Position, hex: HexIx): string => {
  const nation = nationAt(pos, hex);
  const country = pos.board.map.territory[hex];
  return nation >= 0 && nation !== pos.board.countryNation[country] ? pos.board.nations[nation].name : countryName(pos.board, country);
};
export const playerName = (pos: Position, player: number): string => pos.board.players[player] ?? 'nobody';
