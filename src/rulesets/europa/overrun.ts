/**
 * Overruns: units of one hex move together into an adjacent enemy hex and eliminate, or attack, everybody in it. What is legal
 * stands in the ruleset's checks; here overruns are found and reckoned. What comes of them stands in `overrunCourse.ts`.
 * @rule EBC 13, REFORM 13
 * @module
 */
import { directionTo, type HexIx, opposite } from '../../kernel/hex.js';
import { BARRED } from '../../kernel/reach.js';
import { allHold } from '../../kernel/rule.js';
import { ceilingOf, type ModifierRule, type Tally, tally, total } from '../../kernel/tally.js';
import type { Overrun } from './action.js';
import { ordersOf, servedAlone, servingOf } from './attackSupply.js';
import { attackerQuery, defenseStrength } from './combat/strength.js';
import { stepQuery } from './movement.js';
import { enemyIn, faceOf, isPhasing, type Position, unitsIn } from './position.js';
import type { AttackQuery, CombatantQuery, OverrunQuery, StepQuery } from './rules.js';
import { withoutZonesFrom, zonesFrom } from './situation.js';
import { STRENGTH } from './state.js';
import type { UnitIx } from './unit.js';

/** How overrunners may go in, in the order in which overruns are listed. @rule EBC 13 (BC-13.22) */
export const OVERRUN_MODES: ReadonlyArray<Overrun['by']> = ['march', 'road'];

/** An overrun as the checks see it. */
export const overrunQuery = (pos: Position, units: ReadonlyArray<UnitIx>, target: HexIx, by: Overrun['by']): OverrunQuery => {
  const { hex } = pos.state.units;
  const first = units.length === 0 ? -1 : hex[units[0]];
  const from = first >= 0 && units.every((u) => hex[u] === first) ? first : -1;
  return { pos, units, target, by, from, dir: from < 0 || target < 0 ? -1 : directionTo(pos.board.map.neighbors, from, target) };
};

/** The step of an overrunner into the hex. Zones of control of the units in it play no part. @rule EBC 13 (BC-13.11), REFORM 13 (ER-13.10, ER-13.12, ER-13.13) */
export const overrunStep = ({ pos, target, by, dir }: OverrunQuery, unit: UnitIx): StepQuery =>
  stepQuery(dir < 0 || pos.board.rules.zoneCost === null ? pos : withoutZonesFrom(pos, target, opposite(dir)), unit, target, by);

/**
 * What a unit pays for an overrun in all, in twentieths, at odds of so many to one; `BARRED` where it cannot enter, or the odds do
 * not allow it. @rule EBC 13 (BC-13.10), REFORM 13 (ER-13.11, ER-13.14)
 */
export const overrunCost = (q: OverrunQuery, unit: UnitIx, odds: number = wholeOdds(overrunStrengths(q))): number => {
  if (q.dir < 0) return BARRED;
  const step = overrunStep(q, unit).cost;
  const price = step === BARRED ? BARRED : q.pos.board.rules.overrunTerms.price(q, unit, odds);
  return price === BARRED ? BARRED : step + price;
};

/** Zones of control in the hex the overrunners start from: of the units to be overrun, and of all other enemies. @rule EBC 13 (BC-13.11, BC-13.12) */
export const zonesAtStart = ({ pos, target, from, dir }: OverrunQuery): { readonly ofTarget: number; readonly ofOthers: number } => {
  if (dir < 0) return { ofTarget: 0, ofOthers: 0 };
  const side = pos.board.playerTurns[pos.state.playerTurn].side;
  const ofTarget = enemyIn(pos, side, target) ? zonesFrom(pos, target, opposite(dir)) : 0;
  return { ofTarget, ofOthers: pos.sit.zoc[1 - side][from] - ofTarget };
};

// ---- odds --------------------------------------------------------------------------------------------------------------

/** Whom an overrun meets: everybody in the hex but markers, which go with their stacks. */
export const overrunDefenders = (pos: Position, target: HexIx): UnitIx[] => unitsIn(pos, target).filter((u) => !pos.board.rules.isMarker(pos.board, u));

/** The overrun as an attack: everybody in the hex defends, those attacked earlier in the turn included. @rule EBC 13 (BC-13.6, BC-13.23) */
export const asAttack = ({ pos, target, units, serving }: OverrunQuery): AttackQuery => ({
  pos,
  target,
  attackers: units,
  defenders: overrunDefenders(pos, target),
  serving: serving === undefined ? servingOf(pos, target, units, 'overrun') : serving,
  overrun: true,
});

/** One overrunner's strength, with its receipt. Air points and the die play no part. @rule EBC 13 (BC-13.6, BC-13.8) */
export const overrunTally = (q: AttackQuery, unit: UnitIx): Tally =>
  tally(faceOf(q.pos, unit).attack[unit] * STRENGTH, q.pos.board.rules.overrunFactors(q.pos.board), attackerQuery(q, unit));

const attackOf = (q: AttackQuery, factors: ReadonlyArray<ModifierRule<CombatantQuery>>): number => {
  let attack = 0;
  for (const u of q.attackers) attack += total(faceOf(q.pos, u).attack[u] * STRENGTH, factors, attackerQuery(q, u));
  return attack;
};

/** Strengths of both sides in 1/256. */
export const overrunStrengths = (query: OverrunQuery): { readonly attack: number; readonly defense: number } => {
  const q = asAttack(query);
  return { attack: attackOf(q, q.pos.board.rules.overrunFactors(q.pos.board)), defense: defenseStrength(q) };
};

/** Strength of the defenders alone, in 1/256: told without asking whom headquarters serve. */
export const overrunDefense = (query: OverrunQuery): number => defenseStrength(asAttack(query));

/** Attackers to one defender, fractions dropped; `Infinity` where there is no defense. @rule REFORM 13 (ER-13.7, AMB-ER-65) */
export const wholeOdds = ({ attack, defense }: { readonly attack: number; readonly defense: number }): number => (defense === 0 ? Infinity : Math.floor(attack / defense));

/** Whether the odds of an overrun are so many to one or better; quickly told where printed strengths rule it out. @rule EBC 13 (BC-13.5), REFORM 13 (ER-13.5) */
export const meetsOdds = (query: OverrunQuery, least: number): boolean => {
  const q = asAttack(query);
  const need = least * defenseStrength(q);
  const factors = q.pos.board.rules.overrunFactors(q.pos.board);
  let printed = 0;
  for (const u of q.attackers) printed += faceOf(q.pos, u).attack[u];
  if (printed === 0 || printed * STRENGTH * ceilingOf(factors) < need) return false;
  const attack = attackOf(q, factors);
  return attack > 0 && attack >= need;
};

// ---- which there are ---------------------------------------------------------------------------------------------------

/** Whether a unit moves in this phase, as far as it depends on no hex: in play, of the phasing player, of a kind that moves. */
export const isMobile = (pos: Position, unit: UnitIx): boolean =>
  pos.state.units.hex[unit] >= 0 && isPhasing(pos, unit) && pos.board.rules.moves(pos, unit);

/** Whether an enemy stands beside a unit: asked before anything else, since few units touch one. */
export const besideEnemy = (pos: Position, unit: UnitIx): boolean => {
  const { board } = pos;
  const from = pos.state.units.hex[unit];
  if (from < 0) return false;
  for (let d = 0; d < 6; d++) {
    const next = board.map.neighbors[from * 6 + d];
    if (next >= 0 && enemyIn(pos, board.unitSide[unit], next)) return true;
  }
  return false;
};

type Draft = { -readonly [K in keyof OverrunQuery]: OverrunQuery[K] };

/**
 * Whether a unit meets everything that is asked of each overrunner against some hex: less than an overrun, and quickly told.
 */
export const maySetOut = (pos: Position, unit: UnitIx): boolean => {
  if (!pos.board.rules.overruns || !isMobile(pos, unit) || !besideEnemy(pos, unit)) return false;
  const { board } = pos;
  const from = pos.state.units.hex[unit];
  for (let dir = 0; dir < 6; dir++) {
    const target = board.map.neighbors[from * 6 + dir];
    if (target < 0 || !enemyIn(pos, board.unitSide[unit], target)) continue;
    for (const by of OVERRUN_MODES) if (allHold(board.rules.overrunChecks, { pos, target, units: [unit], from, dir, by })) return true;
  }
  return false;
};

/** Whether some group of these units might have the odds: in none of them anybody is served who would not be alone. */
const mightDo = (q: Draft, units: ReadonlyArray<UnitIx>): boolean => {
  const serving = servedAlone(q.pos, units, 'overrun');
  q.units = units;
  return allHold(q.pos.board.rules.overrunOdds, serving === null ? q : { ...q, serving });
};

/** The orders that a group is to be tried in: one for each choice of whom headquarters serve, none where it is too weak in any. */
const ordersToTry = (q: Draft, units: ReadonlyArray<UnitIx>): ReadonlyArray<ReadonlyArray<UnitIx>> =>
  q.pos.board.rules.attackSupply === null || units.length < 2 ? [units] : mightDo(q, units) ? ordersOf(q.pos, units, 'overrun') : [];

/**
 * Groups that contain all of `chosen` and otherwise only some of `rest`: shorter ones first where one begins like the other, and each in every
 * order that comes to another choice of whom headquarters serve.
 */
function* groups(q: Draft, chosen: ReadonlyArray<UnitIx>, rest: ReadonlyArray<UnitIx>): Generator<ReadonlyArray<UnitIx>> {
  const { overrunLimits, overrunOdds, overrunGroup } = q.pos.board.rules;
  q.units = chosen;
  if (!allHold(overrunLimits, q)) return;
  for (const units of ordersToTry(q, chosen)) {
    q.units = units;
    if (allHold(overrunOdds, q) && allHold(overrunGroup, q)) yield units;
  }
  if (rest.length === 0 || !mightDo(q, [...chosen, ...rest])) return;
  for (let i = 0; i < rest.length; i++) yield* groups(q, [...chosen, rest[i]], rest.slice(i + 1));
}

/**
 * The legal overruns of which a unit is the lowest-numbered member, by direction, way and members ascending. Any other order of the
 * members comes to the same as one of them. Where no enemy is adjacent it costs next to nothing, and little where all that could join are too weak.
 */
export function* overrunsLedBy(pos: Position, unit: UnitIx): Generator<OverrunQuery> {
  const { board, sit } = pos;
  if (!board.rules.overruns || !isMobile(pos, unit) || !besideEnemy(pos, unit)) return;
  const from = pos.state.units.hex[unit];
  const side = board.unitSide[unit];
  const { overrunChecks } = board.rules;
  for (let dir = 0; dir < 6; dir++) {
    const target = board.map.neighbors[from * 6 + dir];
    if (target < 0 || !enemyIn(pos, side, target)) continue;
    for (const by of OVERRUN_MODES) {
      const q: Draft = { pos, target, units: [unit], from, dir, by };
      if (!allHold(overrunChecks, q)) continue;
      const rest: UnitIx[] = [];
      for (let u = sit.stacks.next[unit]; u >= 0; u = sit.stacks.next[u]) {
        q.units = [u];
        if (isMobile(pos, u) && allHold(overrunChecks, q)) rest.push(u);
      }
      if (!mightDo(q, [unit, ...rest])) continue;
      for (const units of groups(q, [unit], rest)) yield { pos, target, units, from, dir, by };
    }
  }
}

/** Whether a unit could take part in some overrun that it leads. */
export const leadsOverrun = (pos: Position, unit: UnitIx): boolean => overrunsLedBy(pos, unit).next().done !== true;

/** The action of an overrun. */
export const overrunAction = ({ pos, units, target, by }: OverrunQuery): Overrun => ({
  type: 'overrun',
  units: units.map((u) => pos.board.roster.ids[u]),
  target: pos.board.map.ids[target],
  by,
});
