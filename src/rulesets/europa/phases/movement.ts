/**
 * Movement and exploitation: steps, overruns, and the end of the phase, which waits for nobody to move. A unit may fight
 * afterwards, one that overran included.
 * @rule EBC 6A (BC-6A.1, BC-6A.4), 6B (BC-6B.4, BC-6B.7, BC-6B.8), 7 (BC-7.3, BC-7.4), 7B (BC-7B.5, BC-7B.8), 13 (BC-13.1, BC-13.25)
 * @module
 */
import { type ActionSet, drawnFrom } from '../../../engine/actionSet.js';
import type { Dice } from '../../../engine/random.js';
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { ebc } from '../cases.js';
import { namedHex, namedUnit, notAtHand, refusal } from '../legality.js';
import { drawStep, mayMove, stepAction, stepEvent, stepQuery, stepsOf } from '../movement.js';
import { isMobile, maySetOut, overrunAction, overrunQuery, overrunsLedBy } from '../overrun.js';
import { overrunEvents } from '../overrunCourse.js';
import { endOfPhase } from '../sequence.js';
import type { Position } from '../position.js';
import { HALTED, STOPPED } from '../state.js';
import { immobile } from './immobile.js';
import { overrunViolations } from './overrun.js';
import { nothing, type Part } from './phase.js';

const STOP = ebc('6A', ['BC-6A.9', 'BC-6A.18', 'BC-7A.3'], 'A unit that entered an enemy zone of control or used its minimum move has ended its movement.');

/** Why a unit may not move at all now. */
const cannotMove = (pos: Position, unit: number, id: string): ReadonlyArray<RuleViolation> => [
  ...immobile(pos, unit, id),
  ...stopped(pos, unit, id),
];

/** Why a unit has stopped for the phase. */
const stopped = ({ board, state }: Position, unit: number, id: string): ReadonlyArray<RuleViolation> => {
  const status = state.units.status[unit];
  const { halt } = board.rules.overrunTerms.refs;
  if (halt !== null && status & HALTED)
    return [refusal(halt, 'movement/halted', [id], `${id} has made an overrun whose result ended its movement in this phase; move it again in a later phase.`)];
  return status & STOPPED
    ? [refusal(STOP, 'movement/stopped', [id], `${id} has stopped for this phase, in an enemy zone of control or by its minimum move; move it again in a later phase.`)]
    : [];
};

const stepViolations = (pos: Position, action: Extract<EuropaAction, { type: 'step' }>): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  const to = namedHex(pos, action.to);
  if (unit.ix < 0 || to.ix < 0) return [...unit.wrong, ...to.wrong];
  const idle = notAtHand(pos, unit.ix, action.unit);
  if (idle.length > 0) return idle;
  return [...cannotMove(pos, unit.ix, action.unit), ...violationsOf(pos.board.stepChecks, stepQuery(pos, unit.ix, to.ix, action.by))];
};

/** Whether the phase may end now. */
export const mayEnd = (pos: Position): boolean => allHold(pos.board.rules.endChecks, { pos });
/** Why it may not. */
export const endViolations = (pos: Position): ReadonlyArray<RuleViolation> => violationsOf(pos.board.rules.endChecks, { pos });

/** One time in so many an overrun is looked for where there might be one. */
const OVERRUNS_TRIED = 4;
const END: EuropaAction = { type: 'endPhase' };

const legal = (pos: Position): ActionSet<EuropaAction> => {
  const { overruns } = pos.board.rules;
  const units = pos.state.units.hex.length;
  const scratch: number[] = [];
  // by unit ascending: its steps, then the overruns of which it is the lowest-numbered member
  function* all(): Generator<EuropaAction> {
    for (let unit = 0; unit < pos.state.units.hex.length; unit++) {
      if (mayMove(pos, unit)) for (const code of stepsOf(pos, unit, [])) yield stepAction(pos, unit, code);
      for (const q of overrunsLedBy(pos, unit)) yield overrunAction(q);
    }
    if (mayEnd(pos)) yield END;
  }
  return {
    size: () => {
      let n = mayEnd(pos) ? 1 : 0;
      for (let unit = 0; unit < pos.state.units.hex.length; unit++) {
        if (mayMove(pos, unit)) n += stepsOf(pos, unit, scratch).length;
        for (const _ of overrunsLedBy(pos, unit)) n++;
      }
      return n;
    },
    has: (action) => violations(pos, action).length === 0,
    [Symbol.iterator]: all,
    // any unit, each alike, or the end of the phase as if it were one more; then one of the unit's steps or, one time in four
    // where it might set out on an overrun, one of those of which it is the lowest-numbered member
    sample: drawnFrom((dice: Dice) => {
      const i = dice.below(units + 1);
      if (i === units) return mayEnd(pos) ? END : null;
      if (!isMobile(pos, i)) return null;
      if (overruns && dice.below(OVERRUNS_TRIED) === 0 && maySetOut(pos, i)) {
        const led = [...overrunsLedBy(pos, i)];
        return led.length > 0 ? overrunAction(led[dice.below(led.length)]) : null;
      }
      const step = mayMove(pos, i) ? drawStep(pos, i, dice, scratch) : -1;
      return step < 0 ? null : stepAction(pos, i, step);
    }, all),
  };
};

const violations = (pos: Position, action: EuropaAction): ReadonlyArray<RuleViolation> => {
  switch (action.type) {
    case 'step':
      return stepViolations(pos, action);
    case 'overrun':
      return overrunViolations(pos, action);
    case 'endPhase':
      return endViolations(pos);
    default:
      return nothing;
  }
};

/** The movement phase and the exploitation phase. */
export const movementPhase: Part = {
  steady: true,
  legal,
  violations,
  decide: (pos, action) => {
    const { ixOf } = pos.board.roster;
    const { hexOf } = pos.board.map;
    switch (action.type) {
      case 'step':
        return [stepEvent(stepQuery(pos, ixOf.get(action.unit) ?? -1, hexOf.get(action.to) ?? -1, action.by))];
      case 'overrun':
        return overrunEvents(overrunQuery(pos, action.units.map((id) => ixOf.get(id) ?? -1), hexOf.get(action.target) ?? -1, action.by));
      case 'endPhase':
        return [endOfPhase(pos)];
      default:
        return nothing;
    }
  },
};
