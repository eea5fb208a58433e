/**
 * Overruns: units of one hex move together into an adjacent enemy hex and eliminate everybody in it. What is legal
 * stands in the ruleset's checks; here overruns are found, reckoned and carried out.
 * @rule EBC 13
 * @module
 */
import { directionTo, type HexIx, opposite } from '../../kernel/hex.js';
import { BARRED } from '../../kernel/reach.js';
import { allHold } from '../../kernel/rule.js';
import { ceilingOf, type ModifierRule, type Tally, tally, total } from '../../kernel/tally.js';
import type { Overrun } from './action.js';
import { servingOf } from './attackSupply.js';
import { foldNow } from './board.js';
import { eliminate } from './combat/losses.js';
import { attackerQuery, defenseStrength } from './combat/strength.js';
import type { EuropaEvent } from './event.js';
import { stepQuery } from './movement.js';
import { enemyIn, faceOf, isPhasing, ownerOf, type Position, takes, unitsIn } from './position.js';
import type { AttackQuery, CombatantQuery, OverrunQuery } from './rules.js';
import { zonesFrom } from './situation.js';
import { MP, STOPPED, STRENGTH } from './state.js';
import type { UnitIx } from './unit.js';

/** What an overrun costs besides the step, in twentieths of a movement point. @rule EBC 13 (BC-13.10) */
export const OVERRUN_MP = 2 * MP;
/** The least ratio of attack to defense. @rule EBC 13 (BC-13.5) */
export const OVERRUN_ODDS = 10;

/** How overrunners may go in, in the order in which overruns are listed. @rule EBC 13 (BC-13.22) */
export const OVERRUN_MODES: ReadonlyArray<Overrun['by']> = ['march', 'road'];

/** An overrun as the checks see it. */
export const overrunQuery = (pos: Position, units: ReadonlyArray<UnitIx>, target: HexIx, by: Overrun['by']): OverrunQuery => {
  const { hex } = pos.state.units;
  const first = units.length === 0 ? -1 : hex[units[0]];
  const from = first >= 0 && units.every((u) => hex[u] === first) ? first : -1;
  return { pos, units, target, by, from, dir: from < 0 || target < 0 ? -1 : directionTo(pos.board.map.neighbors, from, target) };
};

/** What a unit pays for an overrun in all, in twentieths; `BARRED` where it cannot enter. @rule EBC 13 (BC-13.10) */
export const overrunCost = (q: OverrunQuery, unit: UnitIx): number => {
  if (q.dir < 0) return BARRED;
  const { board, state } = q.pos;
  const step = foldNow(board, state.turn).costs[q.by][board.roster.movementClass[unit] as 0 | 1][q.from * 6 + q.dir];
  return step === BARRED ? BARRED : step + OVERRUN_MP;
};

/** Zones of control in the hex the overrunners start from: of the units to be overrun, and of all other enemies. @rule EBC 13 (BC-13.11, BC-13.12) */
export const zonesAtStart = ({ pos, target, from, dir }: OverrunQuery): { readonly ofTarget: number; readonly ofOthers: number } => {
  if (dir < 0) return { ofTarget: 0, ofOthers: 0 };
  const side = pos.board.playerTurns[pos.state.playerTurn].side;
  const ofTarget = enemyIn(pos, side, target) ? zonesFrom(pos, target, opposite(dir)) : 0;
  return { ofTarget, ofOthers: pos.sit.zoc[1 - side][from] - ofTarget };
};

// ---- odds --------------------------------------------------------------------------------------------------------------

/** The overrun as an attack: everybody in the hex defends, those attacked earlier in the turn included. @rule EBC 13 (BC-13.6, BC-13.23) */
export const asAttack = ({ pos, target, units }: OverrunQuery): AttackQuery => ({
  pos,
  target,
  attackers: units,
  defenders: unitsIn(pos, target),
  serving: servingOf(pos, target, units, 'overrun'),
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

/** Whether the odds of an overrun are 10:1 or better; quickly told where printed strengths rule it out. @rule EBC 13 (BC-13.5) */
export const meetsOdds = (query: OverrunQuery): boolean => {
  const q = asAttack(query);
  const need = OVERRUN_ODDS * defenseStrength(q);
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

/** Groups that contain all of `chosen` and otherwise only some of `rest`: shorter ones first where one begins like the other. */
function* groups(q: Draft, chosen: ReadonlyArray<UnitIx>, rest: ReadonlyArray<UnitIx>): Generator<ReadonlyArray<UnitIx>> {
  const { overrunLimits, overrunOdds } = q.pos.board.rules;
  q.units = chosen;
  if (!allHold(overrunLimits, q)) return;
  if (allHold(overrunOdds, q)) yield chosen;
  if (rest.length === 0) return;
  q.units = [...chosen, ...rest];
  if (!allHold(overrunOdds, q)) return;
  for (let i = 0; i < rest.length; i++) yield* groups(q, [...chosen, rest[i]], rest.slice(i + 1));
}

/**
 * The legal overruns of which a unit is the lowest-numbered member, by direction, way and members ascending. Where no
 * enemy is adjacent it costs next to nothing, and little where all that could join are too weak.
 */
export function* overrunsLedBy(pos: Position, unit: UnitIx): Generator<OverrunQuery> {
  const { board, sit } = pos;
  if (!board.rules.overruns || !isMobile(pos, unit) || !besideEnemy(pos, unit)) return;
  const from = pos.state.units.hex[unit];
  const side = board.unitSide[unit];
  const { overrunChecks, overrunOdds } = board.rules;
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
      q.units = [unit, ...rest];
      if (!allHold(overrunOdds, q)) continue;
      for (const units of groups(q, [unit], rest)) yield { ...q, units };
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

// ---- what it does ------------------------------------------------------------------------------------------------------

/** Own units that had stopped in a zone of control which the overrun ends, with no other enemy zone there. @rule EBC 13 (BC-13.17) */
const released = (q: OverrunQuery): ReadonlyArray<UnitIx> => {
  const { pos, target, units } = q;
  const { board, state, sit } = pos;
  const side = board.unitSide[units[0]];
  const zones = sit.zoc[1 - side];
  const found: UnitIx[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = board.map.neighbors[target * 6 + d];
    if (hex < 0 || zones[hex] === 0 || zones[hex] > zonesFrom(pos, target, d)) continue;
    for (let u = sit.stacks.first[hex]; u >= 0; u = sit.stacks.next[u])
      if (state.units.status[u] & STOPPED && isPhasing(pos, u) && !units.includes(u) && board.rules.resumes(pos, u)) found.push(u);
  }
  return found.sort((a, b) => a - b);
};

/** What a legal overrun does: everybody in the hex leaves play, the overrunners enter it, and zones are lifted. @rule EBC 13 (BC-13.14, BC-13.15, BC-13.24) */
export const overrunEvents = (q: OverrunQuery): ReadonlyArray<EuropaEvent> => {
  const { pos, target, from, by } = q;
  const { rules, roster } = pos.board;
  const units = [...q.units].sort((a, b) => a - b);
  let owner = ownerOf(pos, target);
  const entries = units.map((unit): EuropaEvent => {
    const cost = overrunCost(q, unit);
    const captures = owner !== roster.power[unit] && takes(pos, unit, target);
    if (captures) owner = roster.power[unit];
    return {
      type: 'unitOverran',
      unit,
      from,
      to: target,
      by,
      cost,
      left: pos.state.units.mp[unit] - cost,
      stops: rules.mustStop(stepQuery(pos, unit, target, by)),
      captures,
    };
  });
  const free = released({ ...q, units });
  return [
    // in the order in which they are named: they are served so
    { type: 'overrunBegun', units: q.units, from, target, by },
    ...unitsIn(pos, target).map((u) => eliminate(pos, u, 'overrun')),
    ...entries,
    ...(free.length === 0 ? [] : [{ type: 'unitsReleased', units: free } as const]),
  ];
};
