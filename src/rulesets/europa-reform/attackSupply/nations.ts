/**
 * Whose headquarters may serve whom.
 * @rule REFORM 12H (ER-12H.3 to ER-12H.6, ER-12H.55 to ER-12H.61), 32 (ER-32.4), 39J (ER-39J.1)
 * @module
 */
import type { Board } from '../../europa/board.js';
import { faceOf, type Position } from '../../europa/position.js';
import type { UnitMark, UnitIx } from '../../europa/unit.js';
import { logisticsIn } from '../logistics/state.js';
import { hqKindOf } from '../tables/hqCapacity.js';

/** Nations by which attack supply goes; all others go by their own names. */
const GERMANY = 'Germany';
const SOVIET_UNION = 'Soviet Union';

const marked = (board: Board, unit: UnitIx, mark: UnitMark): boolean => board.roster.units[unit].marks?.includes(mark) === true;

/**
 * The nation that a unit belongs to for attack supply: troops raised in the East are German, foreign troops in Soviet service Soviet, those
 * who have gone over among them; by one reading everybody is whose nation has gone over.
 * @rule REFORM 12H (ER-12H.5, ER-12H.6), 32 (ER-32.4) (AMB-ER-159)
 */
export const nationOf = ({ board, state }: Pick<Position, 'board' | 'state'>, unit: UnitIx): string => {
  const { nation } = board.roster.units[unit];
  if (marked(board, unit, 'eastern')) return GERMANY;
  const over = board.readings['defected-units'] === 'all' && logisticsIn(state).defected.some((n) => n === nation);
  return over || marked(board, unit, 'soviet-service') ? SOVIET_UNION : nation;
};

/** Whether a nation has a headquarters in the order of battle. */
const hasHeadquarters = (board: Board, nation: string): boolean => board.roster.armyHqs.some((hq) => board.roster.units[hq].nation === nation);

/** What a headquarters is to a unit: of its own nation, of another one that it may serve within limits, or of no use. */
export type Kinship = 'own' | 'other' | 'none';

/**
 * Whether a headquarters may serve a unit while it is active. German ones serve allies, and those of allies Germans, but nobody else
 * than their own.
 * @rule REFORM 12H (ER-12H.3, ER-12H.4, ER-12H.56, ER-12H.60, ER-12H.61), ruling AMB-ER-100
 */
export const kinship = (pos: Position, hq: UnitIx, unit: UnitIx): Kinship => {
  const { board } = pos;
  const theirs = board.roster.units[hq].nation;
  const nation = nationOf(pos, unit);
  if (nation === theirs) return 'own';
  if (board.unitSide[hq] !== board.unitSide[unit]) return 'none';
  const [server, served] = [hqKindOf(theirs), hqKindOf(nation)];
  if (server === 'front' || served === 'front' || (server !== 'german' && served !== 'german')) return 'none';
  return board.readings['nations-without-hq'] === 'none' && !hasHeadquarters(board, nation) ? 'none' : 'other';
};

/**
 * Whether a unit never has attack supply: the divisions of the Replacement Army.
 * @rule REFORM 39J (ER-39J.1), ruling AMB-ER-175
 */
export const neverServed = (pos: Position, unit: UnitIx): boolean => marked(pos.board, unit, 'replacement-army') && faceOf(pos, unit).divisional[unit] === 1;

/** Whether a unit needs no headquarters since its nation has none, by the reading that says so. (AMB-ER-100) */
export const needsNone = (pos: Position, unit: UnitIx): boolean =>
  pos.board.readings['nations-without-hq'] === 'exempt' && !hasHeadquarters(pos.board, nationOf(pos, unit));
