/**
 * What comes of an overrun: announced, evaded or not, settled at once or like an attack, and entered.
 * @rule EBC 13, REFORM 13
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { total } from '../../kernel/tally.js';
import { SIDES } from './board.js';
import { eliminate } from './combat/losses.js';
import { evaders } from './combat/evade.js';
import { demandRetreat } from './combat/retreat.js';
import type { EuropaEvent } from './event.js';
import { asAttack, overrunCost, overrunDefenders, overrunQuery, overrunStep, overrunStrengths, wholeOdds } from './overrun.js';
import { OVERRUN_RESULT } from './overrunTerms.js';
import { isPhasing, occupant, ownerOf, type Position, printedAttack, printedDefense, takes, unitsIn } from './position.js';
import type { CombatStep, OverrunQuery, OverrunRefs, OverrunTable } from './rules.js';
import { zonesFrom } from './situation.js';
import { type Announced, CADRE, type Combat, STOPPED } from './state.js';
import type { UnitIx } from './unit.js';

/** What a legal overrun does first: it is announced, and whoever may retreat before it is asked. @rule REFORM 13 (ER-13.42) */
export const overrunEvents = (q: OverrunQuery): ReadonlyArray<EuropaEvent> => {
  const { pos, target, from, by, units } = q;
  const odds = wholeOdds(overrunStrengths(q));
  const announced: Announced = { units, from, by, odds: odds === Infinity ? null : odds };
  const begun: EuropaEvent = { type: 'overrunBegun', units, from, target, by };
  const evading = evaders(pos, target);
  if (evading.length === 0) return [begun, ...settleOverrun(pos, target, announced)];
  const side = SIDES[pos.board.unitSide[evading[0]]];
  return [begun, { type: 'decisionOpened', decision: { kind: 'evade', side, hex: target, units: evading, group: evading, going: null, visited: [], overrun: { ...announced, units: ascending(units) } } }];
};

/** What follows once nobody retreats before it any more. @rule EBC 13 (BC-13.14, BC-13.15), REFORM 13 (ER-13.25, ER-13.27, ER-13.43 to ER-13.45) */
export const settleOverrun = (pos: Position, target: HexIx, announced: Announced): ReadonlyArray<EuropaEvent> => {
  const q = overrunQuery(pos, announced.units, target, announced.by);
  const { table } = pos.board.rules.overrunTerms;
  if (unitsIn(pos, target).length === 0) {
    const on = table?.goesOnAfterEvasion(pos.board) ?? true;
    return [...entries(q, (unit) => overrunStep(q, unit).cost, on), ...(on ? [] : [halted(q.units)])];
  }
  return table === null ? atOnce(q) : joined(q, announced, table);
};

const halted = (units: ReadonlyArray<UnitIx>): EuropaEvent => ({ type: 'unitsHalted', units: ascending(units) });

const ascending = (units: ReadonlyArray<UnitIx>): ReadonlyArray<UnitIx> => [...units].sort((a, b) => a - b);

/** The overrunners enter the hex, which is empty: what each pays now, as far as it can, and whether it may go on. */
const entries = (q: OverrunQuery, costOf: (unit: UnitIx) => number, on: boolean): ReadonlyArray<EuropaEvent> => {
  const { pos, target, from, by, units } = q;
  const { rules, roster } = pos.board;
  let owner = ownerOf(pos, target);
  return ascending(units).map((unit): EuropaEvent => {
    const cost = Math.min(costOf(unit), pos.state.units.mp[unit]);
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
      stops: !on || rules.mustStop(overrunStep(q, unit)),
      captures,
    };
  });
};

// ---- at once -----------------------------------------------------------------------------------------------------------

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

/** Everybody in the hex leaves play, the overrunners enter it, and zones are lifted. @rule EBC 13 (BC-13.14, BC-13.15, BC-13.24) */
const atOnce = (q: OverrunQuery): ReadonlyArray<EuropaEvent> => {
  const odds = wholeOdds(overrunStrengths(q));
  const free = released(q);
  return [
    ...unitsIn(q.pos, q.target).map((u) => eliminate(q.pos, u, 'overrun')),
    ...entries(q, (unit) => overrunCost(q, unit, odds), true),
    ...(free.length === 0 ? [] : [{ type: 'unitsReleased', units: free } as const]),
  ];
};

// ---- like an attack ----------------------------------------------------------------------------------------------------

/** Everything about an overrun before the die. */
export interface OverrunOdds {
  readonly attack: number;
  readonly defense: number;
  /** Fractions dropped; `Infinity` where there is no defense. */
  readonly odds: number;
  /** Null: no die is thrown. */
  readonly die: { readonly column: number; readonly bonus: number; readonly modifier: number } | null;
}

/** The odds of an overrun, and how it is settled. Air support plays no part. @rule REFORM 13 (ER-13.7, ER-13.8, ER-13.9, ER-13.25, ER-13.28, ER-13.31) */
export const overrunOddsOf = (q: OverrunQuery): OverrunOdds => {
  const { board } = q.pos;
  const { table } = board.rules.overrunTerms;
  const strengths = overrunStrengths(q);
  const odds = wholeOdds(strengths);
  if (table === null || odds >= table.automatic) return { ...strengths, odds, die: null };
  const { column, bonus } = table.column(board, strengths.attack, strengths.defense);
  return { ...strengths, odds, die: { column, bonus, modifier: bonus + total(0, board.rules.dieModifiers, asAttack(q)) } };
};

/** The combat that an overrun is. It is nobody's attack of the combat phase. */
export const overrunCombat = (q: OverrunQuery): Combat => {
  const { pos, target, from, by, units } = q;
  const { die } = overrunOddsOf(q);
  const defenders = overrunDefenders(pos, target);
  const sum = (of: ReadonlyArray<UnitIx>, strength: (pos: Position, unit: UnitIx) => number): number => of.reduce((n, u) => n + strength(pos, u), 0);
  const sides = { target, attackers: ascending(units), defenders, printed: { attacker: sum(units, printedAttack), defender: sum(defenders, printedDefense) } };
  return {
    ...sides,
    bystanders: [],
    compared: pos.board.rules.compared(asAttack(q), sides.printed),
    cadresBefore: [...units, ...defenders].filter((u) => pos.state.units.face[u] === CADRE),
    column: die?.column ?? null,
    modifier: die?.modifier ?? 0,
    result: null,
    todo: [],
    overrun: { from, by },
  };
};

/** The combat is joined, everybody pays, and a die is due unless the odds need none. */
const joined = (q: OverrunQuery, announced: Announced, table: OverrunTable): ReadonlyArray<EuropaEvent> => {
  const { pos } = q;
  const combat = overrunCombat(q);
  const priced = table.pricedAsAnnounced(pos.board) ? (announced.odds ?? Infinity) : wholeOdds(overrunStrengths(q));
  const paid = ascending(q.units).map((unit): EuropaEvent => {
    const has = pos.state.units.mp[unit];
    const cost = Math.min(has, overrunCost(q, unit, priced));
    return { type: 'overrunPaid', unit, cost, left: has - cost };
  });
  return [
    { type: 'combatJoined', combat },
    ...paid,
    combat.column === null
      ? { type: 'combatDecided', result: OVERRUN_RESULT, die: null, todo: table.automaticSteps }
      : { type: 'decisionOpened', decision: { kind: 'roll', purpose: 'combat', side: SIDES[pos.board.unitSide[q.units[0]]] } },
  ];
};

// ---- steps -------------------------------------------------------------------------------------------------------------

/** Names of the steps that overruns add to those of results. */
export const OVERRUN_STEPS = { destroy: 'destroy defender', displace: 'displace defender', enter: 'enter overrun hex' } as const;

/**
 * Steps of overruns that are settled like attacks: all in the hex are lost for good but those that are spared, these retreat,
 * and at the end of every result the overrunners enter if the hex is clear, and stop or go on.
 * @rule REFORM 13 (ER-13.26, ER-13.32 to ER-13.37)
 */
export const overrunSteps = (refs: OverrunRefs, table: OverrunTable): Readonly<Record<string, CombatStep>> => ({
  [OVERRUN_STEPS.destroy]: {
    ref: refs.gone,
    run: (pos, combat) => unitsIn(pos, combat.target).flatMap((u) => (table.spares(pos, u) ? [] : [eliminate(pos, u, 'overrun')])),
  },
  [OVERRUN_STEPS.displace]: {
    ref: refs.gone,
    run: (pos, combat) => demandRetreat(pos, 'defender', overrunDefenders(pos, combat.target)),
  },
  [OVERRUN_STEPS.enter]: {
    ref: refs.on,
    run: (pos, combat) => {
      const { overrun, target, result } = combat;
      if (overrun === undefined) return [];
      const { hex } = pos.state.units;
      const left = combat.attackers.filter((u) => hex[u] >= 0);
      const cleared = occupant(pos, target) < 0;
      const on = cleared && (result === OVERRUN_RESULT || (result !== null && table.goesOn(pos.board, result)));
      const there = left.filter((u) => hex[u] === overrun.from);
      // they have paid before
      const entered = cleared && there.length > 0 ? entries(overrunQuery(pos, there, target, overrun.by), () => 0, on) : [];
      return [...entered, ...(on || left.length === 0 ? [] : [halted(left)])];
    },
  },
});
