/**
 * Answers to decisions in the middle of a combat, the best first: losses that cost least, retreats to where friends
 * are, advances of those that hold the hex best.
 * @rule EBC 9D, 9F, FTF 12C
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { HexIx } from '../../../kernel/hex.js';
import { lossSets } from '../../../kernel/losses.js';
import type { EuropaAction } from '../action.js';
import { advancers, type AdvanceDecision } from '../combat/advance.js';
import { type LossDecision, lossValues } from '../combat/losses.js';
import { retreaters, retreatOptions, type RetreatDecision } from '../combat/retreat.js';
import { decisionPart } from '../phases/decisions.js';
import { countUnit, faceOf, hexName, type Position, stackCounts, unitName } from '../position.js';
import { allHold } from '../../../kernel/rule.js';
import type { Decision } from '../state.js';
import type { UnitIx } from '../unit.js';
import { fighterPlans } from './air.js';
import { worthOf } from './contact.js';
import { evadePlans } from './evade.js';
import { shelter } from './shelter.js';

/** Sets of losses that are looked at, and that are offered. */
const LOOKED_AT = 256;
const OFFERED = 3;

const one = (label: string, action: EuropaAction): Order<EuropaAction> => ({ label, actions: [action] });

function* lossPlans(pos: Position, decision: LossDecision): Generator<Order<EuropaAction>> {
  const ground = pos.board.grounds(pos);
  const values = lossValues(pos, decision);
  const cost = decision.candidates.map((u) => ground.stake(pos, u) + worthOf(pos, u));
  const sets: { set: ReadonlyArray<number>; cost: number }[] = [];
  for (const set of lossSets(values, decision.need, pos.board.rules.lossPolicy(pos.board))) {
    sets.push({ set: [...set], cost: set.reduce((n, i) => n + cost[i], 0) });
    if (sets.length >= LOOKED_AT) break;
  }
  // whoever chooses for the enemy takes what hurts him most
  const sign = pos.board.readings['loss-chooser'] === 'opponent' ? -1 : 1;
  sets.sort((a, b) => sign * (a.cost - b.cost));
  for (const { set } of sets.slice(0, OFFERED)) yield one('take losses', { type: 'lose', units: set.map((i) => unitName(pos, decision.candidates[i])) });
}

function* retreatPlans(pos: Position, decision: RetreatDecision): Generator<Order<EuropaAction>> {
  const found: { unit: UnitIx; to: HexIx; score: number }[] = [];
  for (const unit of retreaters(decision))
    for (const option of retreatOptions(pos, decision, unit))
      found.push({ unit, to: option.to, score: shelter(pos, unit, option.to) - option.priority - (option.harms ? 3 : 0) });
  found.sort((a, b) => b.score - a.score || a.unit - b.unit);
  for (const { unit, to } of found.slice(0, 8)) yield one('retreat', { type: 'retreat', unit: unitName(pos, unit), to: hexName(pos, to) });
}

/** How well a unit serves in a cleared hex: foot before motor, the strong before the weak. */
const holding = (pos: Position, unit: UnitIx): number => faceOf(pos, unit).defense[unit] + (pos.board.roster.cm[unit] ? -2 : 0) + (pos.board.roster.artillery[unit] ? -4 : 0);

function* advancePlans(pos: Position, decision: AdvanceDecision): Generator<Order<EuropaAction>> {
  const { board } = pos;
  const able = [...advancers(pos, decision)].sort((a, b) => holding(pos, b) - holding(pos, a) || a - b);
  const entering: UnitIx[] = [];
  const counts = { ...stackCounts(pos, decision.hex) };
  for (const unit of able) {
    const more = { ...counts };
    countUnit(more, unit, pos.state.units.face[unit]);
    if (!allHold(board.rules.stacking, more)) continue;
    Object.assign(counts, more);
    entering.push(unit);
  }
  const upTo = (n: number): Order<EuropaAction> => ({
    label: 'advance',
    actions: [
      ...entering.slice(0, n).map((unit): EuropaAction => ({ type: 'advance', unit: unitName(pos, unit) })),
      // the offer lapses by itself when nobody is left to follow
      ...(n < able.length && entering.length > n ? [{ type: 'pass' } as const] : []),
    ],
  });
  const strong = entering.filter((u) => faceOf(pos, u).divisional[u] === 1).length;
  for (const n of [...new Set([Math.max(1, Math.min(2, strong)), entering.length, 1])]) if (n > 0 && n <= entering.length) yield upTo(n);
  yield one('advance', { type: 'pass' });
}

/** Answers to the decision that is due. */
export function* decisionPlans(pos: Position, decision: Decision): Generator<Order<EuropaAction>> {
  switch (decision.kind) {
    case 'losses':
      yield* lossPlans(pos, decision);
      break;
    case 'retreat':
      yield* retreatPlans(pos, decision);
      break;
    case 'advance':
      yield* advancePlans(pos, decision);
      break;
    case 'evade':
      yield* evadePlans(pos, decision);
      break;
    case 'fighters':
      yield* fighterPlans(pos);
      break;
    default:
      for (const action of decisionPart(decision).legal(pos)) yield one('decide', action);
  }
}
