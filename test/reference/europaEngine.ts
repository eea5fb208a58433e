/**
 * The same facts as the engine under test has them, asked of its own functions.
 */
import { playout } from '../../src/engine/apply.js';
import { lossSets } from '../../src/kernel/losses.js';
import { allHold } from '../../src/kernel/rule.js';
import { lossValue, lossValues } from '../../src/rulesets/europa/combat/losses.js';
import { type RetreatDecision, retreatOptions } from '../../src/rulesets/europa/combat/retreat.js';
import { attackQuery, attackTally, defenseTally, dieTally, oddsOf, shelteredUnits } from '../../src/rulesets/europa/combat/strength.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import { allowanceOf, mayMove, stepAction, stepQuery, stepsOf } from '../../src/rulesets/europa/movement.js';
import { overrunAction, overrunQuery, overrunStrengths } from '../../src/rulesets/europa/overrun.js';
import { overrunViolations } from '../../src/rulesets/europa/phases/overrun.js';
import { type Position, printedAttack, printedDefense, stackCounts } from '../../src/rulesets/europa/position.js';
import { type Combat, due, type EuropaState, STOPPED, STRENGTH } from '../../src/rulesets/europa/state.js';
import { overlandLines } from '../../src/rulesets/europa/supply.js';
import type { Step, StepMode } from '../../src/rulesets/europa/action.js';
import type { Questions } from './europaQuestions.js';

type Told = Map<string, string>;

const zoneFacts = ({ board, sit }: Position): Told => {
  const told: Told = new Map();
  ['axis', 'allied'].forEach((name, side) => {
    sit.zoc[side as 0 | 1].forEach((n, hex) => {
      if (n > 0) told.set(`${board.map.ids[hex]} ${name}`, `${n} units, ${sit.reduced === null ? 0 : sit.reduced[side as 0 | 1][hex]} reduced`);
    });
  });
  return told;
};

const stackFacts = (pos: Position): Told => {
  const told: Told = new Map();
  pos.board.map.ids.forEach((id, hex) => {
    if (pos.sit.stacks.first[hex] >= 0) told.set(id, allHold(pos.board.rules.stacking, stackCounts(pos, hex)) ? 'within the limit' : 'over the limit');
  });
  return told;
};

const unitOf = (pos: Position, id: string): number => pos.board.roster.ixOf.get(id) ?? -1;
const hexOf = (pos: Position, id: string): number => pos.board.map.hexOf.get(id) ?? -1;

/** A unit's steps, each with what comes of it when it is played. */
const played = (game: EuropaGame, state: EuropaState, unit: number, use: (step: Step, after: EuropaState) => void): void => {
  const own = playout(game, state);
  const start = own.mark();
  for (const code of stepsOf(game.position(own.state), unit, [])) {
    const step = stepAction(game.position(own.state), unit, code);
    own.play(step);
    use(step, own.state);
    own.undo(start);
  }
};

const stepFacts = (game: EuropaGame, state: EuropaState, id: string, told: Told): void => {
  const pos = game.position(state);
  const unit = unitOf(pos, id);
  played(game, state, unit, (step, after) => {
    const { cost } = stepQuery(pos, unit, hexOf(pos, step.to), step.by);
    const gone = after.units.hex[unit] < 0;
    const stopped = (after.units.status[unit] & STOPPED) !== 0;
    told.set(`${id} ${step.by} ${step.to}`, gone ? `${cost} parts, leaves play` : `${cost} parts, ${after.units.mp[unit]} left${stopped ? ', stops' : ''}`);
  });
};

/** The most that a unit can have left in each hex that it can get to, found by playing every step. */
const destinations = (game: EuropaGame, state: EuropaState, unit: number, modes: ReadonlyArray<StepMode>): Map<string, number> => {
  const own = playout(game, state);
  const start = own.mark();
  const found = new Map<string, number>();
  const key = (): string => `${own.state.units.hex[unit]} ${own.state.units.status[unit]}`;
  const best = new Map([[key(), own.state.units.mp[unit]]]);
  const queue: { readonly way: ReadonlyArray<Step>; readonly key: string; readonly left: number }[] = [{ way: [], key: key(), left: own.state.units.mp[unit] }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (next.left < (best.get(next.key) ?? -1)) continue;
    own.undo(start);
    for (const step of next.way) own.play(step);
    const here = game.position(own.state);
    if (!mayMove(here, unit)) continue;
    const mark = own.mark();
    for (const step of stepsOf(here, unit, []).map((code) => stepAction(here, unit, code))) {
      if (!modes.includes(step.by)) continue;
      own.play(step);
      const gone = own.state.units.hex[unit] < 0;
      const left = gone ? 0 : own.state.units.mp[unit];
      if (left > (found.get(step.to) ?? -1)) found.set(step.to, left);
      if (!gone && left > (best.get(key()) ?? -1)) {
        best.set(key(), left);
        queue.push({ way: [...next.way, step], key: key(), left });
      }
      own.undo(mark);
    }
  }
  return found;
};

/** The name of a group in reports. */
const named = (units: ReadonlyArray<string>): string => [...units].sort().join('+');

const strengthText = (parts: number): string => String(parts / STRENGTH);

/** What the steps of a result ask, as the position stands: each step by itself. */
const demands = (pos: Position, combat: Combat, result: string): string => {
  const told: string[] = [];
  for (const name of pos.board.rules.stepsOf(result, combat, pos.board)) {
    const of = name.includes('attacker') ? 'attacker' : 'defender';
    if (name === 'advance' || name.startsWith('retreat exchanged')) continue;
    if (name.startsWith('eliminate')) told.push(`${of} all`);
    else if (name.startsWith('retreat')) told.push(`${of} ${name.includes('cadres') ? 'retreat cadres' : 'retreat'}`);
    else told.push(...losses(pos, combat, name, of));
  }
  return told.join('; ');
};

/** The sets of units that answer a step’s demand: those of a decision, or the one that is lost without any. */
const losses = (pos: Position, combat: Combat, name: string, of: 'attacker' | 'defender'): ReadonlyArray<string> => {
  const { board } = pos;
  const sets: string[] = [];
  const forced: string[] = [];
  for (const e of board.rules.steps[name].run(pos, combat)) {
    if (e.type === 'unitCadred' || e.type === 'unitEliminated') forced.push(board.roster.ids[e.unit]);
    else if (e.type === 'decisionOpened' && e.decision.kind === 'losses') {
      const { candidates, need } = e.decision;
      for (const set of lossSets(lossValues(pos, e.decision), need, board.rules.lossPolicy(board))) sets.push(named(set.map((i) => board.roster.ids[candidates[i]])));
    }
  }
  const all = [...sets, ...(forced.length === 0 ? [] : [named(forced)])].sort();
  return all.length === 0 ? [] : [`${of} loses ${all.join(' or ')}`];
};

const attackFacts = (pos: Position, asked: Questions, facts: Record<string, Told>): void => {
  const { board, state } = pos;
  const { ids } = board.roster;
  for (const { target, units } of asked.attacks) {
    const attackers = units.map((id) => unitOf(pos, id));
    const q = attackQuery(pos, hexOf(pos, target), attackers);
    if (q.defenders.length === 0) continue;
    const about = `${named(units)} against ${target}`;
    const { attack, defense, column, automatic } = oddsOf(q);
    facts['odds'].set(about, `${strengthText(attack)}:${strengthText(defense)}, ${automatic?.result ?? board.crt.data.columns[column]}`);
    for (const u of attackers) facts['strengths'].set(`${ids[u]} against ${target} with ${named(units)}`, strengthText(attackTally(q, u).total));
    for (const u of q.defenders) facts['strengths'].set(`${ids[u]} in ${target}`, strengthText(defenseTally(q, u).total));
    facts['modifiers'].set(about, dieTally(q).lines.map((l) => `${l.ref.book} ${l.ref.case} ${l.value}`).sort().join(', '));
    const sum = (of: ReadonlyArray<number>, strength: (pos: Position, unit: number) => number): number => of.reduce((n, u) => n + strength(pos, u), 0);
    const printed = { attacker: sum(attackers, printedAttack), defender: sum(q.defenders, printedDefense) };
    const combat: Combat = {
      target: q.target,
      attackers,
      defenders: q.defenders,
      bystanders: shelteredUnits(pos, q.target),
      printed,
      compared: board.rules.compared(q, printed),
      cadresBefore: [],
      column: null,
      modifier: 0,
      result: null,
      todo: [],
    };
    for (const result of new Set(board.crt.results.flat())) facts['results'].set(`${result} of ${about}`, demands(pos, combat, result));
    for (const [unit, by] of board.rules.attackSupply?.serve(pos, q.target, attackers, 'attack') ?? []) facts['attack supply'].set(`${ids[unit]} of ${about}`, by === null ? 'itself' : ids[by]);
  }
  for (const { target, units, by } of asked.overruns) {
    const about = `${named(units)} by ${by} into ${target}`;
    const q = overrunQuery(pos, units.map((id) => unitOf(pos, id)), hexOf(pos, target), by);
    facts['overruns'].set(about, overrunViolations(pos, overrunAction(q)).length === 0 ? 'legal' : 'illegal');
    const { attack, defense } = overrunStrengths(q);
    facts['overrun odds'].set(about, `${strengthText(attack)}:${strengthText(defense)}`);
    for (const [unit, from] of board.rules.attackSupply?.serve(pos, q.target, q.units, 'overrun') ?? []) facts['attack supply'].set(`${ids[unit]} overrunning with ${about}`, from === null ? 'itself' : ids[from]);
  }
  for (const { units, of, need, measure } of asked.losers) {
    const candidates = units.map((id) => unitOf(pos, id));
    const values = candidates.map((u) => lossValue(pos, u, of, measure));
    for (const set of lossSets(values, need, board.rules.lossPolicy(board))) facts['losses'].set(`${need} ${measure} of ${of} ${named(units)}: ${named(set.map((i) => units[i]))}`, 'allowed');
  }
  for (const id of asked.routed) {
    const unit = unitOf(pos, id);
    const side = board.unitSide[unit] === 0 ? 'axis' : 'allied';
    const decision: RetreatDecision = { kind: 'retreat', side, of: 'defender', units: [unit], group: [unit], going: null, visited: [] };
    for (const way of retreatOptions({ ...pos, state: { ...state, pending: [decision] } }, decision, unit))
      facts['retreats'].set(`${id} to ${board.map.ids[way.to]}`, `priority ${way.priority}${way.harms ? ', harmed' : ''}`);
  }
};

/** Decisions that both engines know the answers to. */
const DECIDED = ['losses', 'retreat', 'evade', 'advance'];

/** Everything that is asked, answered. */
export const engineFacts = (game: EuropaGame, state: EuropaState, asked: Questions): Record<string, Told> => {
  const facts: Record<string, Told> = { zones: new Map(), stacking: new Map(), allowance: new Map(), steps: new Map(), destinations: new Map(), rail: new Map(), supply: new Map() };
  for (const fact of ['odds', 'strengths', 'modifiers', 'results', 'attack supply', 'overruns', 'overrun odds', 'losses', 'retreats', 'decisions']) facts[fact] = new Map();
  const pos = game.position(state);
  const { board } = pos;
  if (asked.everywhere) {
    facts['zones'] = zoneFacts(pos);
    facts['stacking'] = stackFacts(pos);
  }
  for (const id of asked.steppers) {
    facts['allowance'].set(id, `${allowanceOf(pos, unitOf(pos, id))} parts`);
    stepFacts(game, state, id, facts['steps']);
  }
  for (const id of asked.travelers) {
    for (const [hex, left] of destinations(game, state, unitOf(pos, id), ['march', 'road', 'admin'])) facts['destinations'].set(`${id} to ${hex}`, `${left} left`);
  }
  for (const id of asked.riders) for (const [hex, left] of destinations(game, state, unitOf(pos, id), ['rail'])) facts['rail'].set(`${id} to ${hex}`, `${left} left`);
  for (const id of asked.eaters) {
    const unit = unitOf(pos, id);
    const length = overlandLines(pos, board.roster.power[unit])(board.roster.movementClass[unit])[state.units.hex[unit]];
    facts['supply'].set(id, length < 0 ? 'null' : String(length));
  }
  attackFacts(pos, asked, facts);
  if (DECIDED.includes(due(state)?.kind ?? ''))
    for (const a of game.legalActions(state)) {
      if (a.type === 'lose') facts['decisions'].set(`lose ${named(a.units)}`, 'allowed');
      if (a.type === 'retreat') facts['decisions'].set(`${a.unit} to ${a.to}`, 'allowed');
      if (a.type === 'advance') facts['decisions'].set(`advance ${a.unit}`, 'allowed');
    }
  return facts;
};
