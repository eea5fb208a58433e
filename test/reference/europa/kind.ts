/**
 * What a counter is by its type and size.
 * @rule EBC 3A, UIC
 * @module
 */
import type { UnitData } from '../../../src/rulesets/europa/unit.js';

/** The block of combat/motorized types, with those that later orders of battle add to it. @rule EBC UIC */
const MOTORIZED_TYPES: ReadonlySet<string> = new Set(['Tank', 'Arm', 'Pz', 'Lt Arm', 'Lt Pz', 'Recon', 'Mot', 'M/C', 'Mech', 'Aslt Gun', 'Pz Flame', 'Truck']);
/** The block of artillery. @rule EBC UIC */
const ARTILLERY_TYPES: ReadonlySet<string> = new Set(['Art', 'Siege Art', 'Rkt Art']);

const withoutWheels = (type: string): string => (type.startsWith('mot ') ? type.slice('mot '.length) : type);

/** The type without its motorized symbol. */
export const typeOf = (unit: UnitData): string => withoutWheels(unit.type);

/** Combat/motorized by type, or by the two wheels; its cadre too. @rule EBC 3A, QA 3A2, ruling AMB-BC-9 */
export const isMotorized = (unit: UnitData): boolean => MOTORIZED_TYPES.has(typeOf(unit)) || unit.type.startsWith('mot ');

export const isArtillery = (unit: UnitData): boolean => ARTILLERY_TYPES.has(typeOf(unit));

/** Headquarters of an army, a front or a tank army. @rule REFORM 12H, 31C */
export const isArmyHq = (unit: UnitData): boolean => unit.type.endsWith('Army HQ') || unit.type === 'Front HQ';
export const isTankArmyHq = (unit: UnitData): boolean => unit.type === 'Tank Army HQ';
/** Any headquarters. */
export const isHeadquarters = (unit: UnitData): boolean => unit.size === 'HQ' || unit.type === 'HQ' || isArmyHq(unit);

/** Divisions and corps, but no headquarters, and no cadre. @rule EBC 3A */
export const isDivisional = (unit: UnitData, cadre: boolean): boolean => !cadre && (unit.size === 'XX' || unit.size === 'XXX') && !isHeadquarters(unit);

/** The column of the terrain chart: c/m units and artillery have one together; headquarters of armies move as artillery does. @rule FTF 2, REFORM 12H */
export const chartColumn = (unit: UnitData): 'cm-art' | 'other' => (isMotorized(unit) || isArtillery(unit) || isArmyHq(unit) ? 'cm-art' : 'other');

export const isCombatEngineer = (unit: UnitData): boolean => typeOf(unit) === 'Eng';
export const isAssaultEngineer = (unit: UnitData): boolean => typeOf(unit) === 'Aslt Eng';
/** Engineers of all four kinds. @rule EBC 14A */
export const isEngineer = (unit: UnitData): boolean => ['Eng', 'Aslt Eng', 'Cons', 'RR Eng'].includes(typeOf(unit));

/** A movement rating of R. @rule EBC 14C */
export const isRailOnly = (unit: UnitData): boolean => unit.full.movement === 'R';

/** Whether a printed mark stands on it. */
export const hasMark = (unit: UnitData, mark: string): boolean => (unit.marks ?? []).some((m) => m === mark);

/** Regimental equivalents: 3 of divisions and corps, 1 of a cadre, half of a battalion or company, none of army headquarters and trucks. @rule FITE 3A */
export const resOf = (unit: UnitData, cadre: boolean): number => {
  if (isArmyHq(unit) || typeOf(unit) === 'Truck') return 0;
  if (cadre) return 1;
  if (isDivisional(unit, false)) return 3;
  return unit.size === 'II' || unit.size === 'I' ? 0.5 : 1;
};
