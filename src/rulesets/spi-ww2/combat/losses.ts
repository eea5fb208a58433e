/**
 * Losses: strength points that a stack of one or two units gives up.
 * @rule SPI 8.3, 17.92
 * @module
 */
import type { RuleViolation } from '../../../kernel/rule.js';
import type { Lose } from '../action.js';
import { spi } from '../cases.js';
import type { Cause, SpiEvent } from '../event.js';
import { namedUnit, refusal, unitIx } from '../legality.js';
import { nationOf, type Position, strengthOf, unitName } from '../position.js';
import type { Decision } from '../state.js';
import type { UnitIx } from '../unit.js';

type LossDecision = Extract<Decision, { kind: 'losses' }>;

const LOSSES = spi('8.3', [], 'A stack loses strength points; its owner says from which units.');

const loses = (pos: Position, unit: UnitIx, sp: number, cause: Cause): ReadonlyArray<SpiEvent> => {
  if (sp <= 0) return [];
  const nation = nationOf(pos, unit);
  return [sp < pos.state.units.sp[unit] ? { type: 'strengthLost', unit, nation, sp, cause } : { type: 'unitEliminated', unit, nation, sp: pos.state.units.sp[unit], cause }];
};

/** What a loss does to units: at once where there is no choice, or by a decision of their side. */
export const lossEvents = (pos: Position, units: ReadonlyArray<UnitIx>, need: number, cause: Cause, side: string): ReadonlyArray<SpiEvent> => {
  if (need <= 0) return [];
  if (strengthOf(pos, units) <= need) return units.flatMap((u) => loses(pos, u, pos.state.units.sp[u], cause));
  if (units.length === 1) return loses(pos, units[0], need, cause);
  return [{ type: 'decisionOpened', decision: { kind: 'losses', side, units, need } }];
};

/** The strength points that a unit of the decision may give: least and most. */
const range = (pos: Position, d: LossDecision, unit: UnitIx): readonly [number, number] => {
  const others = d.units.filter((u) => u !== unit).reduce((sum, u) => sum + pos.state.units.sp[u], 0);
  return [Math.max(0, d.need - others), Math.min(d.need, pos.state.units.sp[unit])];
};

/** Every way to take the loss. */
export const lossActions = (pos: Position, d: LossDecision): ReadonlyArray<Lose> =>
  d.units.flatMap((unit) => {
    const [least, most] = range(pos, d, unit);
    return Array.from({ length: Math.max(0, most - least + 1) }, (_, i): Lose => ({ type: 'lose', unit: unitName(pos, unit), sp: least + i }));
  });

/** Everything against a way to take the loss. */
export const lossViolations = (pos: Position, d: LossDecision, action: Lose): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  if (unit.ix < 0) return unit.wrong;
  if (!d.units.includes(unit.ix))
    return [refusal(LOSSES, 'losses/not-in-stack', [action.unit], `${action.unit} is not in the stack; the loss falls on ${d.units.map((u) => unitName(pos, u)).join(' and ')}.`)];
  const [least, most] = range(pos, d, unit.ix);
  return action.sp >= least && action.sp <= most
    ? []
    : [refusal(LOSSES, 'losses/number', [action.unit], `${d.need} strength points are lost; ${action.unit} gives ${least} to ${most} of them, the other unit the rest.`)];
};

/** What taking a loss does. */
export const loseEvents = (pos: Position, d: LossDecision, action: Lose): ReadonlyArray<SpiEvent> => {
  const unit = unitIx(pos, action.unit);
  const cause: Cause = pos.state.combat !== null && pos.state.combat.attackers.includes(unit) ? 'counterattack' : 'combat';
  return [{ type: 'decisionClosed' }, ...loses(pos, unit, action.sp, cause), ...d.units.filter((u) => u !== unit).flatMap((u) => loses(pos, u, d.need - action.sp, cause))];
};
