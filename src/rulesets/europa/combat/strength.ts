/**
 * What an attack is worth: strengths of both sides, the column, the modifiers of the die.
 * Strengths are in 1/256 so that any number of halvings stays exact.
 * @rule EBC 9A, 9H, 10, 11, 12D
 * @module
 */
import { oddsColumn } from '../../../kernel/crt.js';
import { directionTo, type HexIx } from '../../../kernel/hex.js';
import type { RuleRef } from '../../../kernel/rule.js';
import { type Tally, tally, total } from '../../../kernel/tally.js';
import { servingOf } from '../attackSupply.js';
import { faceOf, type Position, unitsIn } from '../position.js';
import type { AttackQuery, CombatantQuery } from '../rules.js';
import { DEFENDED, STRENGTH } from '../state.js';
import type { UnitIx } from '../unit.js';

const isFresh = (pos: Position, unit: UnitIx): boolean => (pos.state.units.status[unit] & DEFENDED) === 0 && !pos.board.rules.isMarker(pos.board, unit);

/** The units of a hex that were not attacked yet this phase: only they defend. @rule EBC 9F1 (BC-9F1.12) */
export const freshUnits = (pos: Position, hex: HexIx): UnitIx[] => unitsIn(pos, hex).filter((u) => isFresh(pos, u));

/** Whether there is one. */
export const hasFreshUnits = (pos: Position, hex: HexIx): boolean => {
  const { stacks } = pos.sit;
  for (let u = stacks.first[hex]; u >= 0; u = stacks.next[u]) if (isFresh(pos, u)) return true;
  return false;
};

/** Units that took shelter in the hex after an attack on another one: they share its fate and add nothing. */
export const shelteredUnits = (pos: Position, hex: HexIx): UnitIx[] =>
  unitsIn(pos, hex).filter((u) => (pos.state.units.status[u] & DEFENDED) !== 0 && !pos.board.rules.isMarker(pos.board, u));

/** An attack as rules see it. */
export const attackQuery = (pos: Position, target: HexIx, attackers: ReadonlyArray<UnitIx>): AttackQuery => ({
  pos,
  target,
  attackers,
  defenders: freshUnits(pos, target),
  serving: servingOf(pos, target, attackers, 'attack'),
});

// field by field: these are made in the hot loop, where spreading is slow
const combatant = ({ pos, target, attackers, defenders, serving, overrun }: AttackQuery, unit: UnitIx, hex: HexIx, dir: number, beside: ReadonlyArray<UnitIx>): CombatantQuery =>
  overrun === undefined
    ? { pos, target, attackers, defenders, serving: serving ?? null, unit, hex, dir, beside }
    : { pos, target, attackers, defenders, serving: serving ?? null, overrun, unit, hex, dir, beside };

/** One attacker as the rules of strength see it. */
export const attackerQuery = (q: AttackQuery, unit: UnitIx): CombatantQuery => {
  const hex = q.pos.state.units.hex[unit];
  return combatant(q, unit, hex, directionTo(q.pos.board.map.neighbors, hex, q.target), q.attackers);
};
const defenderQuery = (q: AttackQuery, unit: UnitIx): CombatantQuery => combatant(q, unit, q.target, -1, q.defenders);

/** One unit's strength in an attack, with its receipt. */
export const attackTally = (q: AttackQuery, unit: UnitIx): Tally =>
  tally(faceOf(q.pos, unit).attack[unit] * STRENGTH, q.pos.board.rules.attackFactors, attackerQuery(q, unit));
/** One unit's strength in defense, with its receipt. */
export const defenseTally = (q: AttackQuery, unit: UnitIx): Tally =>
  tally(faceOf(q.pos, unit).defense[unit] * STRENGTH, q.pos.board.rules.defenseFactors, defenderQuery(q, unit));

/** Total attack strength. */
export const attackStrength = (q: AttackQuery): number => {
  let sum = 0;
  for (const u of q.attackers) sum += total(faceOf(q.pos, u).attack[u] * STRENGTH, q.pos.board.rules.attackFactors, attackerQuery(q, u));
  return sum;
};
/** Total defense strength. */
export const defenseStrength = (q: AttackQuery): number => {
  let sum = 0;
  for (const u of q.defenders) sum += total(faceOf(q.pos, u).defense[u] * STRENGTH, q.pos.board.rules.defenseFactors, defenderQuery(q, u));
  return sum;
};

/** Everything about an attack before the die. */
export interface Odds {
  readonly attack: number;
  readonly defense: number;
  /** Column of the table, -1 below the lowest. */
  readonly column: number;
  readonly modifier: number;
  /** A result that needs no die. */
  readonly automatic: { readonly result: string; readonly ref: RuleRef } | null;
}

/** Both totals that the odds compare, air support included. */
export const totalsOf = (q: AttackQuery): Pick<Odds, 'attack' | 'defense'> => ({
  attack: total(attackStrength(q), q.pos.board.rules.attackSupport, q),
  defense: total(defenseStrength(q), q.pos.board.rules.defenseSupport, q),
});

/** The odds of an attack. @rule EBC 9A (BC-9A.1 to BC-9A.11), 9B (BC-9B.11, BC-9B.12) */
export const oddsOf = (q: AttackQuery): Odds => {
  const { rules, crt } = q.pos.board;
  const { attack, defense } = totalsOf(q);
  const column = rules.oddsColumn(q.pos.board, oddsColumn(crt.ratios, attack, defense));
  return { attack, defense, column, modifier: total(0, rules.dieModifiers, q), automatic: rules.automatic(q.pos.board, rules.defended(q), column) };
};

/** The modifiers of the die with their rules. */
export const dieTally = (q: AttackQuery): Tally => tally(0, q.pos.board.rules.dieModifiers, q);
