/**
 * The decision to retreat before combat, and what it waited for.
 * @rule FITE 9I, REFORM 13 (ER-13.41 to ER-13.45)
 * @module
 */
import { listed } from '../../../engine/actionSet.js';
import { directionTo } from '../../../kernel/hex.js';
import { type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { joinEvents } from '../combat/declare.js';
import { asWithdrawal, type EvadeDecision, evadeEvents, evadeOptions, evadersNow, forcedOn, standFast } from '../combat/evade.js';
import { retreatQuery } from '../combat/retreat.js';
import type { EuropaEvent } from '../event.js';
import { namedHex, namedUnit, refusal } from '../legality.js';
import { settleOverrun } from '../overrunCourse.js';
import { hexName, type Position, unitName } from '../position.js';
import { nothing, type Part } from './phase.js';

const PASS: EuropaAction = { type: 'pass' };

/** The decision: one unit after another, as long as the owner likes. */
export const evade = (decision: EvadeDecision): Part => ({
  legal: (pos) => {
    const actions: EuropaAction[] = evadersNow(pos, decision).flatMap((unit) =>
      evadeOptions(pos, decision, unit).map((o): EuropaAction => ({ type: 'retreat', unit: unitName(pos, unit), to: hexName(pos, o.to) })),
    );
    return listed(decision.going === null ? [...actions, PASS] : actions, (a) => violations(pos, decision, a).length === 0 && (a.type === 'retreat' || a.type === 'pass'));
  },
  violations: (pos, action) => violations(pos, decision, action),
  decide: (pos, action) => {
    if (action.type === 'pass') return [standFast(decision)];
    if (action.type !== 'retreat') return nothing;
    const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
    const to = pos.board.map.hexOf.get(action.to) ?? -1;
    const option = evadeOptions(pos, decision, unit).find((o) => o.to === to);
    return option === undefined ? nothing : evadeEvents(pos, decision, unit, option);
  },
});

const violations = (pos: Position, decision: EvadeDecision, action: EuropaAction): ReadonlyArray<RuleViolation> => {
  const { ref } = pos.board.rules.evasion;
  const { going } = decision;
  const names = (units: ReadonlyArray<number>): string => units.map((u) => unitName(pos, u)).join(', ');
  if (action.type === 'pass')
    return going === null ? [] : [refusal(ref, 'evade/goes-on', [unitName(pos, going)], `${unitName(pos, going)} is over the stacking limit and goes on before anything else.`)];
  if (action.type !== 'retreat') return nothing;
  const unit = namedUnit(pos, action.unit);
  const to = namedHex(pos, action.to);
  if (unit.ix < 0 || to.ix < 0) return [...unit.wrong, ...to.wrong];
  const able = going === null ? decision.units : [going];
  if (!able.includes(unit.ix))
    return [refusal(ref, 'evade/not-able', [action.unit], `${action.unit} does not retreat before combat now; those who may: ${names(able)}.`)];
  const from = pos.state.units.hex[unit.ix];
  const dir = directionTo(pos.board.map.neighbors, from, to.ix);
  if (dir < 0) return [refusal(ref, 'retreat/not-adjacent', [action.unit, action.to], `${action.to} is not adjacent to ${hexName(pos, from)}; a unit retreats one hex at a time.`)];
  const bars = violationsOf(pos.board.rules.retreatBars, retreatQuery(pos, asWithdrawal(decision), unit.ix, dir));
  if (bars.length > 0) return bars;
  const options = evadeOptions(pos, decision, unit.ix);
  return options.some((o) => o.to === to.ix)
    ? []
    : [refusal(ref, 'retreat/priority', [action.unit, action.to], `Other hexes come first: ${options.map((o) => hexName(pos, o.to)).join(', ') || 'none is open'}.`)];
};

/** What happens by itself: whoever is under way goes on, and once nobody else may or will retreat, the overrun or the attack follows. */
export const forcedEvade = (pos: Position, decision: EvadeDecision): ReadonlyArray<EuropaEvent> => {
  const on = forcedOn(pos, decision);
  if (on !== null) return on;
  if (evadersNow(pos, decision).length > 0) return [];
  return [{ type: 'decisionClosed' }, ...(decision.overrun === null ? joinEvents(pos) : settleOverrun(pos, decision.hex, decision.overrun))];
};
