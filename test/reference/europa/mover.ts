/**
 * Who moves in a phase, and how far.
 * @rule EBC 6A, 6B, 12D, FITE 12D, REFORM 6, 12H, 31C, 39D1
 * @module
 */
import { hasMark, isArmyHq, isHeadquarters, isMotorized, isTankArmyHq, typeOf } from './kind.js';
import { POINT } from './cost.js';
import { inForce, type Position, ratings, type Unit } from './position.js';

/** The movement rating of the side that is up, in twentieths; R is 40 rail hexes. @rule QA 14B1 */
export const rating = (unit: Unit): number => {
  const { movement } = ratings(unit);
  return (movement === 'R' ? 40 / 5 : movement) * POINT;
};

const isCavalry = (unit: Unit): boolean => typeOf(unit.data) === 'Cav' && !isMotorized(unit.data);
/** All that is not c/m and moves 8, but for bicycles, jägers, mountain units and headquarters. @rule REFORM 6, rulings AMB-ER-3, 4 */
const isFastInfantry = (unit: Unit): boolean => !isMotorized(unit.data) && rating(unit) === 8 * POINT && !['Bicycle', 'Jgr', 'Mtn'].includes(unit.data.type) && !isHeadquarters(unit.data);

const isSoviet = (unit: Unit): boolean => unit.data.nation === 'Soviet Union';
const isGerman = (unit: Unit): boolean => unit.data.nation === 'Germany';

/** From Jul I 42 on. @rule REFORM 6 */
const sovietsExploit = (pos: Position): boolean => {
  const { year, month } = pos.printed.sources.date(pos.turn);
  return year > 1942 || (year === 1942 && month >= 7);
};

/** Guards cavalry that is upgraded. @rule REFORM 39D1 */
export const isUpgraded = (pos: Position, unit: Unit): boolean => inForce(pos, 'REFORM-39D1') && isSoviet(unit) && isCavalry(unit) && hasMark(unit.data, 'guards');

/** Whether a unit moves in the exploitation phase. */
const exploits = (pos: Position, unit: Unit): boolean => {
  if (isMotorized(unit.data)) return true;
  if (isUpgraded(pos, unit)) return true;
  if (!inForce(pos, 'REFORM-6') || !(isCavalry(unit) || isFastInfantry(unit))) return false;
  if (isSoviet(unit)) return sovietsExploit(pos);
  return isGerman(unit) || unit.side !== 'axis' || unit.led;
};

/** Whether a unit of the phasing player may move in this phase at all. */
export const movesNow = (pos: Position, unit: Unit): boolean => {
  if (!pos.phasing.includes(unit.power) || rating(unit) === 0) return false;
  // a Tank Army's headquarters is a marker and goes with its corps
  if (inForce(pos, 'REFORM-31C-HQ') && isTankArmyHq(unit.data)) return false;
  if (pos.phase === 'movement') return true;
  if (inForce(pos, 'REFORM-12H') && isArmyHq(unit.data)) return false;
  return pos.phase === 'exploitation' && exploits(pos, unit);
};

/** Whether a unit can still move. */
export const mayMove = (pos: Position, unit: Unit): boolean => unit.hex !== null && !unit.stopped && movesNow(pos, unit);

/** From the third player turn without supply on a unit is in its second stage, U-2. @rule FITE 12D */
export const longUnsupplied = (unit: Unit): boolean => unit.turnsUnsupplied > 2;

const isActiveFront = (pos: Position, unit: Unit): boolean => {
  const hqs = pos.state.slices['headquarters'] as { readonly active?: ReadonlyArray<number> } | undefined;
  return unit.data.type === 'Front HQ' && (hqs?.active ?? []).some((ix) => pos.units[ix].id === unit.id);
};

/** What a unit may spend in the phase when it begins, in twentieths. */
export const allowance = (pos: Position, unit: Unit): number => {
  let mp = rating(unit);
  const hungry = inForce(pos, 'FITE-12D') ? unit.outOfSupply && (longUnsupplied(unit) || isMotorized(unit.data)) : unit.outOfSupply;
  if (hungry) mp /= 2;
  if (inForce(pos, 'REFORM-6') && pos.phase === 'exploitation' && !isMotorized(unit.data) && !isUpgraded(pos, unit)) mp /= 2;
  if (inForce(pos, 'REFORM-31C-HQ') && isActiveFront(pos, unit)) mp /= 2;
  return mp;
};

