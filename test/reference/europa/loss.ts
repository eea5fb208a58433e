/**
 * Losses: which sets of units meet a demand, and what results demand.
 * @rule EBC 9C, 9D, 9E, 9F, CRT, REFORM 9C
 * @module
 */
import { resOf } from './kind.js';
import { hexAt } from './printed.js';
import { inForce, type Position, ratings, type Unit } from './position.js';
import { isSpared } from './retreat.js';
import type { Attack } from './strength.js';

export type Side = 'attacker' | 'defender';

/** Printed strength: attack of attackers, defense of defenders. @rule EBC 9D */
export const printedOf = (unit: Unit, side: Side): number => (side === 'attacker' ? ratings(unit).attack : ratings(unit).defense);

/** What the loss of a unit's next step counts. A division reduced to cadre counts in full. @rule EBC 9E, REFORM 9C */
export const valueOf = (unit: Unit, side: Side, measure: 'strength' | 're'): number => (measure === 'strength' ? printedOf(unit, side) : resOf(unit.data, unit.cadre));

const sum = (values: ReadonlyArray<number>): number => values.reduce((a, b) => a + b, 0);

/** Every subset of a list. */
const subsets = <T>(list: ReadonlyArray<T>): ReadonlyArray<ReadonlyArray<T>> => list.reduce<ReadonlyArray<ReadonlyArray<T>>>((all, item) => [...all, ...all.map((set) => [...set, item])], [[]]);

/** The sets that meet a demand and have no member to spare; where all together fall short, all that count. @rule EBC 9D, ruling AMB-BC-77 */
export const lossChoices = (units: ReadonlyArray<Unit>, side: Side, measure: 'strength' | 're', need: number): ReadonlyArray<ReadonlyArray<Unit>> => {
  const value = (u: Unit): number => valueOf(u, side, measure);
  if (need <= 0) return [[]];
  if (sum(units.map(value)) < need) return [units.filter((u) => value(u) > 0)];
  return subsets(units).filter((set) => sum(set.map(value)) >= need && set.every((u) => sum(set.map(value)) - value(u) < need));
};

/** What a result asks of a side. */
export interface Demand {
  readonly side: Side;
  /** Everybody is eliminated, an amount of strength or of REs is lost, or somebody retreats. */
  readonly what: 'all' | 'strength' | 're' | 'retreat' | 'retreat cadres';
  /** How much; 0 where that is no question. */
  readonly amount: number;
}

const demand = (side: Side, what: Demand['what'], amount = 0): Demand => ({ side, what, amount });

const strengthOf = (attack: Attack, side: Side): number => sum((side === 'attacker' ? attack.attackers : attack.defenders).map((u) => printedOf(u, side)));

/** The weaker side is eliminated, and loses the tie if it defends; the other loses as much, or half as much. @rule CRT */
const exchange = (attack: Attack, part: number): ReadonlyArray<Demand> => {
  const [ours, theirs] = [strengthOf(attack, 'attacker'), strengthOf(attack, 'defender')];
  if (ours < theirs) return [demand('defender', 'strength', ours * part), demand('attacker', 'all'), demand('attacker', 'retreat cadres')];
  return [demand('defender', 'all'), demand('defender', 'retreat cadres'), demand('attacker', 'strength', theirs * part)];
};

/** Attrition takes 3 REs; from attackers no more strength than the defenders' printed one. A division that becomes a cadre loses the difference. @rule REFORM 9C, rulings AMB-ER-12, 14 */
const attrition = (pos: Position, attack: Attack, side: Side): ReadonlyArray<Demand> => {
  const zone = hexAt(pos.printed, attack.target).zone;
  if (zone === 'A' || zone === 'G') return [];
  const units = (side === 'attacker' ? attack.attackers : attack.defenders).filter((u) => !isSpared(pos, u));
  const ceiling = side === 'attacker' ? strengthOf(attack, 'defender') : Infinity;
  const cost = (u: Unit): number => {
    const after = u.cadre || u.data.cadre === null ? null : u.data.cadre;
    return printedOf(u, side) - (after === null ? 0 : side === 'attacker' ? after.attack : after.defense);
  };
  const most = Math.max(...subsets(units.slice(0, 12)).filter((set) => sum(set.map(cost)) <= ceiling).map((set) => Math.min(3, sum(set.map((u) => resOf(u.data, u.cadre))))));
  return most > 0 ? [demand(side, 're', most)] : [];
};

/** What a letter of the Reform's results asks. @rule REFORM 9C */
const ofElement = (pos: Position, attack: Attack, element: string): ReadonlyArray<Demand> => {
  switch (element) {
    case 'A':
      return [demand('attacker', 'strength', strengthOf(attack, 'attacker') / 2), demand('attacker', 'retreat')];
    case '*':
      return attrition(pos, attack, 'attacker');
    case 'x':
      return exchange(attack, 1 / 2);
    case 'X':
      return exchange(attack, 1);
    case 'd':
      return attrition(pos, attack, 'defender');
    case 'R':
      return [demand('defender', 'retreat')];
    case 'D':
      return [demand('defender', 'strength', strengthOf(attack, 'defender') / 2)];
    case 'E':
      return [demand('defender', 'all'), demand('defender', 'retreat cadres')];
    default:
      return [];
  }
};

/** The sets of units of a side by which a demand is met. What nothing destroys is never lost. @rule REFORM 12H */
export const choicesFor = (pos: Position, attack: Attack, { side, what, amount }: Demand): ReadonlyArray<ReadonlyArray<Unit>> => {
  const units = (side === 'attacker' ? attack.attackers : attack.defenders).filter((u) => !isSpared(pos, u));
  return what === 'strength' || what === 're' ? lossChoices(units, side, what, amount) : [];
};

/** Everything that a result of the table asks, in order: defenders lose and retreat before attackers do. @rule EBC 9C, CRT, QA 9F */
export const demandsOf = (pos: Position, attack: Attack, result: string): ReadonlyArray<Demand> => {
  if (inForce(pos, 'REFORM-9C')) return [...result].flatMap((element) => ofElement(pos, attack, element));
  const side: Side = result.startsWith('A') ? 'attacker' : 'defender';
  switch (result) {
    case 'AE':
    case 'DE':
      return [demand(side, 'all'), demand(side, 'retreat cadres')];
    case 'AH':
    case 'DH':
      return [demand(side, 'strength', strengthOf(attack, side) / 2), demand(side, 'retreat')];
    case 'AR':
    case 'DR':
      return [demand(side, 'retreat')];
    case 'HX':
      return exchange(attack, 1 / 2);
    case 'EX':
      return exchange(attack, 1);
    default:
      return [];
  }
};
