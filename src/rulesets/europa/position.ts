/**
 * A position with its board and its derived facts, and the questions that rules ask of it.
 * @rule EBC 3C, 5, 8, 12
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import type { Board } from './board.js';
import type { Situation } from './situation.js';
import { CADRE, type EuropaState, FULL, OUT_OF_SUPPLY } from './state.js';
import type { Face } from './roster.js';
import type { StackQuery } from './rules.js';
import type { UnitIx } from './unit.js';

/** What rules read. */
export interface Position {
  readonly board: Board;
  readonly state: EuropaState;
  readonly sit: Situation;
}

/** The side of the counter that is up. */
export const faceOf = (pos: Position, unit: UnitIx): Face => pos.board.roster.faces[pos.state.units.face[unit] === CADRE ? CADRE : FULL];

/** Printed strengths of the side that is up. */
export const printedAttack = (pos: Position, unit: UnitIx): number => faceOf(pos, unit).attack[unit];
export const printedDefense = (pos: Position, unit: UnitIx): number => faceOf(pos, unit).defense[unit];

/** 0 for the axis, 1 for the allied side. */
export const sideOf = (pos: Position, unit: UnitIx): number => pos.board.unitSide[unit];

/** Index of the phasing player's side. */
export const phasingSide = (pos: Position): number => pos.board.playerTurns[pos.state.playerTurn].side;

/** Whether a unit may be ordered in this player turn. */
export const isPhasing = (pos: Position, unit: UnitIx): boolean =>
  pos.board.playerTurns[pos.state.playerTurn].powers[pos.board.roster.power[unit]] === 1 &&
  (pos.state.dormant[pos.board.roster.power[unit]] === 0 || pos.state.phase === 'deployment');

/** The side that occupies a hex, -1 when it is empty, or when those in it take no part in the war yet. @rule EBC 3E (BC-3E.3) */
export const occupant = (pos: Position, hex: HexIx): number => {
  const first = pos.sit.stacks.first[hex];
  return first < 0 || pos.state.dormant[pos.board.roster.power[first]] === 1 ? -1 : pos.board.unitSide[first];
};

/** Whether an enemy of a side stands in a hex. */
export const enemyIn = (pos: Position, side: number, hex: HexIx): boolean => occupant(pos, hex) === 1 - side;

/** Whether a hex lies in a full, not a reduced, zone of control of an enemy of a side. @rule FITE 5 */
export const inFullEnemyZoc = ({ sit }: Position, side: number, hex: HexIx): boolean => sit.zoc[1 - side][hex] > (sit.reduced === null ? 0 : sit.reduced[1 - side][hex]);

/** Whether a hex lies in a zone of control of an enemy of a side. */
export const inEnemyZoc = (pos: Position, side: number, hex: HexIx): boolean => pos.sit.zoc[1 - side][hex] > 0;

/** The units of a hex, ascending. */
export const unitsIn = (pos: Position, hex: HexIx): UnitIx[] => {
  const found: UnitIx[] = [];
  const { first, next } = pos.sit.stacks;
  for (let u = first[hex]; u >= 0; u = next[u]) found.push(u);
  return found;
};

/** The power that owns a hex, -1 for nobody. @rule EBC 3C */
export const ownerOf = (pos: Position, hex: HexIx): number => pos.state.hexes.owner[hex];

/** Whether a power may use a hex as its own: it owns it, or a power does that shares its land. */
export const friendlyOwned = (pos: Position, power: number, hex: HexIx): boolean => {
  const owner = pos.state.hexes.owner[hex];
  return owner >= 0 && pos.board.shared[power][owner] === 1;
};

/** Whether units that a power's units may join stand in a hex. */
export const befriended = (pos: Position, power: number, hex: HexIx): boolean => {
  const first = pos.sit.stacks.first[hex];
  return first >= 0 && pos.board.beside[power][pos.board.roster.power[first]] === 1;
};

/** Whether units of the own side stand in a hex with which a power's units may not mix. */
export const occupiedApart = (pos: Position, power: number, hex: HexIx): boolean => {
  const first = pos.sit.stacks.first[hex];
  return first >= 0 && pos.board.unitSide[first] === pos.board.powers[power].side && pos.board.beside[power][pos.board.roster.power[first]] === 0;
};

/** Whether a unit was out of supply at the last check. @rule EBC 12B */
export const outOfSupply = (pos: Position, unit: UnitIx): boolean => (pos.state.units.status[unit] & OUT_OF_SUPPLY) !== 0;

/** The power whose land a hex is by the map; -1 for the land of nations that take no part, and for the sea. @rule EBC 3E (BC-3E.3) */
export const landOf = (board: Board, hex: HexIx): number => {
  const territory = board.map.territory[hex];
  return territory < 0 ? -1 : board.territoryPower[territory];
};

/** Whether a hex is land of a nation that takes no part, or takes none yet. @rule EBC 3E (BC-3E.3, BC-3E.4) */
export const isNeutral = ({ board, state }: Pick<Position, 'board' | 'state'>, hex: HexIx): boolean => {
  if (board.map.territory[hex] < 0) return false;
  const power = landOf(board, hex);
  return power < 0 || state.dormant[power] === 1;
};

/** Whether a hex changes hands when a unit enters it; neutral land never does, nor a hex where friends of another army stand. @rule EBC 3C (BC-3C.1, BC-3C.2, BC-3C.3), 9F2 (BC-9F2.7) */
export const takes = (pos: Position, unit: UnitIx, hex: HexIx): boolean =>
  ownerOf(pos, hex) !== pos.board.roster.power[unit] && !isNeutral(pos, hex) && !occupiedApart(pos, pos.board.roster.power[unit], hex);

/** Counts of a stack that is being put together. */
export type StackCounts = { -readonly [K in keyof StackQuery]: StackQuery[K] };
const emptyStack = (pos: Position, hex: HexIx): StackCounts => ({ pos, hex, divisions: 0, artilleryDivisions: 0, others: 0, artillery: 0, otherRes: 0, artilleryRes: 0, cmCorps: 0, tankArmies: 0 });

/** Counts a unit that shows a side; or with -1 takes it out again. @rule FITE 8A, REFORM 12H (ER-12H.8) */
export const countUnit = (counts: StackCounts, unit: UnitIx, face: number, n: 1 | -1 = 1): void => {
  const { roster } = counts.pos.board;
  if (roster.stacksFree[unit] === 1) {
    if (roster.identity[unit].armyHq === 'tank-army') counts.tankArmies += n;
    return;
  }
  if (face === FULL) counts.cmCorps += n * roster.cmCorps[unit];
  const { divisional, re } = roster.faces[face === CADRE ? CADRE : FULL];
  const artillery = roster.artillery[unit] === 1;
  if (divisional[unit] === 1) {
    if (artillery) counts.artilleryDivisions += n;
    else counts.divisions += n;
  } else if (artillery) {
    counts.artillery += n;
    counts.artilleryRes += n * re[unit];
  } else {
    counts.others += n;
    counts.otherRes += n * re[unit];
  }
};

const isGuards = ({ board }: Position, unit: UnitIx): boolean => board.roster.units[unit].marks?.includes('guards') === true;

/** Whether a unit may be led by the headquarters of a Tank Army: a c/m corps, a Guards one if that is Guards. @rule REFORM 31C (ER-31C.8) */
export const isLed = (pos: Position, leader: UnitIx, unit: UnitIx): boolean =>
  pos.board.roster.cmCorps[unit] === 1 && pos.state.units.face[unit] === FULL && (!isGuards(pos, leader) || isGuards(pos, unit));

/**
 * Headquarters of Tank Armies that go with a unit when it leaves its hex, alone or with others: those that nobody else whom they could
 * lead stays with.
 * @rule REFORM 31C (ER-31C.9), ruling AMB-ER-146
 */
export const leadersWith = (pos: Position, unit: UnitIx, going: ReadonlyArray<UnitIx> = [unit]): UnitIx[] => {
  const { armyHqs, cmCorps, identity } = pos.board.roster;
  const hex = pos.state.units.hex[unit];
  if (hex < 0 || cmCorps[unit] === 0 || armyHqs.length === 0) return [];
  const here = unitsIn(pos, hex);
  return here.filter((hq) => identity[hq].armyHq === 'tank-army' && isLed(pos, hq, unit) && !here.some((u) => !going.includes(u) && isLed(pos, hq, u)));
};

/** What stands in a hex, counted for stacking; with another unit, showing a given side, or without one. */
export const stackCounts = (
  pos: Position,
  hex: HexIx,
  plus: UnitIx = -1,
  plusFace: number = plus < 0 ? FULL : pos.state.units.face[plus],
  minus: UnitIx = -1,
): StackQuery => {
  const counts = emptyStack(pos, hex);
  const { first, next } = pos.sit.stacks;
  for (let u = first[hex]; u >= 0; u = next[u]) if (u !== minus) countUnit(counts, u, pos.state.units.face[u]);
  if (plus >= 0) {
    countUnit(counts, plus, plusFace);
    counts.tankArmies += leadersWith(pos, plus).length;
  }
  return counts;
};

/** Some units, wherever they are, counted as if they alone stood in a hex. */
export const stackOf = (pos: Position, hex: HexIx, units: ReadonlyArray<UnitIx>): StackQuery => {
  const counts = emptyStack(pos, hex);
  for (const u of units) countUnit(counts, u, pos.state.units.face[u]);
  if (pos.board.roster.armyHqs.length === 0) return counts;
  const leaders = new Set<UnitIx>();
  for (const u of units) {
    if (pos.state.units.hex[u] !== hex) for (const hq of leadersWith(pos, u, units)) leaders.add(hq);
  }
  for (const hq of leaders) if (!units.includes(hq)) counts.tankArmies++;
  return counts;
};

/** Whether units of both sides would meet if a unit entered. */
export const enemiesOf = (pos: Position, unit: UnitIx, hex: HexIx): boolean => enemyIn(pos, pos.board.unitSide[unit], hex);

/** A hex's printed id. */
export const hexName = (pos: Position, hex: HexIx): string => pos.board.map.ids[hex] ?? String(hex);
/** A unit's id. */
export const unitName = (pos: Position, unit: UnitIx): string => pos.board.roster.ids[unit] ?? String(unit);
