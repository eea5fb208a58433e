/**
 * The strength of a unit in an attack.
 * @rule EBC 9A, 9H, 11, 12D, 14A3, FTF 19D, FITE 12D, REFORM 12D1
 * @module
 */
import type { UnitData } from '../../../src/rulesets/europa/unit.js';
import { combatEntry, hexRows, hexsideRows, inMajorCity, worksIn } from './effects.js';
import { isArtillery, isAssaultEngineer, isDivisional, isEngineer, isMotorized, typeOf } from './kind.js';
import { longUnsupplied } from './mover.js';
import { inForce, type Position, ratings, type Unit } from './position.js';

/** An attack on a hex, or an overrun of it. */
export interface Attack {
  readonly target: string;
  readonly attackers: ReadonlyArray<Unit>;
  readonly defenders: ReadonlyArray<Unit>;
  /** Attackers in attack supply; null where the rules know none. */
  readonly served: ReadonlySet<string> | null;
}

/** Supporting arms: divisions, artillery and dotted units have them; they lend them to their stack. @rule EBC 11, ruling AMB-BC-5 */
const hasArms = ({ data, cadre }: Unit): boolean => isDivisional(data, cadre) || isArtillery(data) || data.dot;

/** Whether a unit, fighting beside others, is supported by itself or by one of them in its hex. */
const isSupported = (unit: Unit, beside: ReadonlyArray<Unit>): boolean => hasArms(unit) || beside.some((u) => u.hex === unit.hex && hasArms(u));

/** Whether a unit belongs to those whom an entry of the chart weakens. */
const among = (unit: UnitData, who: string): boolean => {
  const artillery = isArtillery(unit);
  switch (who) {
    case 'non-artillery':
      return !artillery;
    case 'non-artillery-non-engineer':
      return !artillery && !isEngineer(unit);
    case 'non-mountain':
      return typeOf(unit) !== 'Mtn';
    case 'cm-non-artillery':
      return isMotorized(unit) && !artillery;
    case 'cm-or-artillery':
      return isMotorized(unit) || artillery;
    default:
      return true;
  }
};

/** What an entry such as `non-artillery/2` leaves of a unit's strength. */
const cut = (unit: UnitData, entry: string): number => {
  if (entry === '-') return 1;
  const [who, divisor] = entry.split('/');
  return among(unit, who) ? 1 / Number(divisor) : 1;
};

/** Fortresses and fortified hexsides halve all but engineers and artillery, in place of what the chart says. @rule FTF 19D, ruling AMB-BC-249 */
const entryOf = (pos: Position, row: string, target: string): string =>
  inForce(pos, 'FTF-19D') && (row === 'feature/fortress' || row === 'hexside/fortified') ? 'non-artillery-non-engineer/2' : combatEntry(pos, row, 'attackers', target);

/** Whether engineers have their abilities against what a unit attacks: major cities, forts and fortresses, or across a fortified hexside. @rule EBC 14A2, 14A3 */
export const againstWorks = (pos: Position, unit: Unit, target: string): boolean =>
  inMajorCity(pos, target) || worksIn(pos, target).some((w) => ['fort', 'fortress', 'unimproved-fortress'].includes(w)) || hexsideRows(pos, unit.hex as string, target).includes('hexside/fortified');

/** An attacker's strength. */
export const attackStrength = (pos: Position, unit: Unit, attack: Attack): number => {
  const { target, attackers, served } = attack;
  let strength = ratings(unit).attack;
  for (const row of [...hexRows(pos, target), ...hexsideRows(pos, unit.hex as string, target)]) strength *= cut(unit.data, entryOf(pos, row, target));
  if (!isSupported(unit, attackers)) strength /= 2;
  if (inForce(pos, 'EBC-14A3') && isAssaultEngineer(unit.data) && againstWorks(pos, unit, target)) strength *= 2;
  // want of attack supply is not cumulative with other effects of supply
  if (unit.outOfSupply || (served !== null && !served.has(unit.id))) strength /= 2;
  return strength;
};

/** A defender's strength: terrain helps it by what it does to attackers. */
export const defenseStrength = (pos: Position, unit: Unit, attack: Attack): number => {
  let strength = ratings(unit).defense;
  if (!isSupported(unit, attack.defenders)) strength /= 2;
  if (unit.outOfSupply && (!inForce(pos, 'FITE-12D') || longUnsupplied(unit))) strength /= 2;
  return strength;
};
