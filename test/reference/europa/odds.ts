/**
 * The odds of an attack: both strengths, the column, the modifiers of the die.
 * @rule EBC 9A, 9B, 9G, 9H, 14A2, 15C2, REFORM 9C
 * @module
 */
import { armorDice } from './armor.js';
import { shareDice } from './armorShare.js';
import { servedIn } from './attackSupply.js';
import { combatEntry, hexRows, hexsideRows } from './effects.js';
import { isAssaultEngineer, isCombatEngineer, isTankArmyHq } from './kind.js';
import { inForce, type Position, ratings, together, type Unit, unitsAt } from './position.js';
import { againstWorks, type Attack, attackStrength, defenseStrength } from './strength.js';
import { winterDie } from './winter.js';

/** Who defends a hex in combat: nobody who has been attacked in this phase, and no marker. @rule EBC 9F1, REFORM 31C */
export const defendersOf = (pos: Position, target: string): ReadonlyArray<Unit> => unitsAt(pos, target).filter((u) => !u.defended && !isMarker(pos, u));

/** The headquarters of a Tank Army marks its stack. @rule REFORM 31C */
export const isMarker = (pos: Position, unit: Unit): boolean => inForce(pos, 'REFORM-31C-HQ') && isTankArmyHq(unit.data);

/** An attack on a hex. */
export const attackOn = (pos: Position, target: string, attackers: ReadonlyArray<Unit>): Attack => ({ target, attackers, defenders: defendersOf(pos, target), served: servedIn(pos, attackers, 'attack') });

const total = (values: ReadonlyArray<number>): number => values.reduce((a, b) => a + b, 0);

/** What bombers add: points for the hex, no more than the printed strength that they help. @rule EBC 15C2 */
const support = (pos: Position, target: string, mission: string, units: ReadonlyArray<Unit>, printed: number): number => {
  const air = pos.state.slices['air'] as { readonly support: ReadonlyArray<{ readonly power: number; readonly target: number; readonly mission: string; readonly points: number }> } | undefined;
  if (air === undefined || air.support.length === 0) return 0;
  const ids = [...pos.printed.hexes.keys()];
  const { powers } = pos.printed.sources;
  const points = air.support.filter((s) => ids[s.target] === target && s.mission === mission && units.some((u) => together(pos, powers[s.power].id, u.power)));
  return Math.min(total(points.map((s) => s.points)), printed);
};

/** Both strengths with air support. */
export const strengths = (pos: Position, attack: Attack, air = true): readonly [number, number] => {
  const { target, attackers, defenders } = attack;
  const ground = [total(attackers.map((u) => attackStrength(pos, u, attack))), total(defenders.map((u) => defenseStrength(pos, u, attack)))] as const;
  if (!air) return ground;
  return [ground[0] + support(pos, target, 'oas', attackers, total(attackers.map((u) => ratings(u).attack))), ground[1] + support(pos, target, 'das', defenders, total(defenders.map((u) => ratings(u).defense)))];
};

/** The highest column that the ratio reaches; null below the lowest. */
export const columnFor = (pos: Position, attack: number, defense: number): string | null => {
  const reached = pos.printed.crt.columns.filter((name) => {
    const [a, d] = name.split(':').map(Number);
    return attack * d >= defense * a;
  });
  return reached[reached.length - 1] ?? null;
};

/** A modifier of the die with the rule that it comes from. */
export interface Modifier {
  readonly rule: string;
  readonly value: number;
}

/** Two combat or assault engineers attacking a city or works add 1. @rule EBC 14A2 to 14A4 */
const engineersDie = (pos: Position, { target, attackers }: Attack): number => {
  const engineers = attackers.filter((u) => isCombatEngineer(u.data) || isAssaultEngineer(u.data));
  return engineers.filter((u) => againstWorks(pos, u, target)).length >= 2 ? 1 : 0;
};

/** Every modifier of the die that is not 0. */
export const modifiers = (pos: Position, attack: Attack): ReadonlyArray<Modifier> => {
  const { target, attackers } = attack;
  const shared = hexsideRows(pos, attackers[0].hex as string, target).filter((row) => attackers.every((u) => hexsideRows(pos, u.hex as string, target).includes(row)));
  const dice = (rows: ReadonlyArray<string>): number => total(rows.map((row) => Number(combatEntry(pos, row, 'die', target))));
  const armor = inForce(pos, 'FITE-10') ? shareDice(pos, attack).map((value) => ({ rule: 'FITE 10C', value })) : armorDice(pos, attack).map((value) => ({ rule: 'EBC 10', value }));
  return [
    { rule: 'EBC 9H', value: dice(hexRows(pos, target)) },
    { rule: 'EBC 9H', value: dice(shared) },
    ...armor,
    { rule: 'EBC 14A2', value: inForce(pos, 'EBC-14A2') ? engineersDie(pos, attack) : 0 },
    { rule: 'FITE 29D', value: inForce(pos, 'FITE-29D') ? winterDie(pos, attack) : 0 },
  ].filter((m) => m.value !== 0);
};

/** The result that needs no die: everybody without defense strength is lost, and attacks below the table fail. @rule EBC 9B, 9G, REFORM 9C */
export const automatic = (pos: Position, attack: Attack, column: string | null): string | null => {
  const reform = inForce(pos, 'REFORM-9C');
  if (attack.defenders.every((u) => ratings(u).defense === 0)) return reform ? 'E' : 'DE';
  return column === null ? (reform ? 'A*' : 'AE') : null;
};

