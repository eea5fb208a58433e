/**
 * Movement and exploitation: steps, and the end of the phase, which waits for nobody to move. A unit may fight afterwards.
 * @rule EBC 6A (BC-6A.1, BC-6A.4), 6B (BC-6B.4, BC-6B.8), 7 (BC-7.3, BC-7.4), 7B (BC-7B.5, BC-7B.8)
 * @module
 */
import type { ActionSet } from '../../../engine/actionSet.js';
import type { Dice } from '../../../engine/random.js';
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { ebc } from '../cases.js';
import { namedHex, namedUnit, notAtHand, refusal } from '../legality.js';
import { mayMove, movers, stepAction, stepEvent, stepQuery, stepsOf } from '../movement.js';
import { endOfPhase } from '../sequence.js';
import { faceOf, type Position } from '../position.js';
import { STOPPED } from '../state.js';
import { nothing, type Part } from './phase.js';

const STOP = ebc('6A', ['BC-6A.9', 'BC-6A.18', 'BC-7A.3'], 'A unit that entered an enemy zone of control or used its minimum move has ended its movement.');
const ZERO = ebc('6A', ['BC-6A.19'], 'A unit with a movement rating of 0 may not move for any reason.');
const MOTORIZED = ebc('6B', ['BC-6B.1', 'BC-6B.2', 'BC-6B.3'], 'Only phasing c/m units move in the exploitation phase.');

/** Why a unit may not move at all now. */
const cannotMove = (pos: Position, unit: number, id: string): ReadonlyArray<RuleViolation> => {
  const found: RuleViolation[] = [];
  if (faceOf(pos, unit).movement[unit] === 0)
    found.push(refusal(ZERO, 'movement/no-rating', [id], `${id} has a movement rating of 0; it never leaves its hex.`));
  else if (!pos.board.rules.moves(pos, unit))
    found.push(refusal(MOTORIZED, 'exploitation/not-cm', [id], `${id} is not combat/motorized; only c/m units move in the exploitation phase.`));
  if (pos.state.units.status[unit] & STOPPED && !pos.board.rules.resumes(pos, unit))
    found.push(refusal(STOP, 'movement/stopped', [id], `${id} has stopped for this phase, in an enemy zone of control or by its minimum move; move it again in a later phase.`));
  return found;
};

const stepViolations = (pos: Position, action: Extract<EuropaAction, { type: 'step' }>): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  const to = namedHex(pos, action.to);
  if (unit.ix < 0 || to.ix < 0) return [...unit.wrong, ...to.wrong];
  const idle = notAtHand(pos, unit.ix, action.unit);
  if (idle.length > 0) return idle;
  return [...cannotMove(pos, unit.ix, action.unit), ...violationsOf(pos.board.rules.stepChecks, stepQuery(pos, unit.ix, to.ix, action.by))];
};

/** Whether the phase may end now. */
export const mayEnd = (pos: Position): boolean => allHold(pos.board.rules.endChecks, { pos });
/** Why it may not. */
export const endViolations = (pos: Position): ReadonlyArray<RuleViolation> => violationsOf(pos.board.rules.endChecks, { pos });

const END: EuropaAction = { type: 'endPhase' };

const legal = (pos: Position): ActionSet<EuropaAction> => {
  function* all(): Generator<EuropaAction> {
    for (const unit of movers(pos)) for (const code of stepsOf(pos, unit, [])) yield stepAction(pos, unit, code);
    if (mayEnd(pos)) yield END;
  }
  return {
    size: () => {
      let n = mayEnd(pos) ? 1 : 0;
      const scratch: number[] = [];
      for (const unit of movers(pos)) n += stepsOf(pos, unit, scratch).length;
      return n;
    },
    has: (action) => violations(pos, action).length === 0,
    [Symbol.iterator]: all,
    // a unit that may move, each alike, or the end of the phase as if it were one more; then one of the unit's steps.
    // Drawn from all units until one fits, which is as fair as a list of those that fit and needs none
    sample: (dice: Dice) => {
      const scratch: number[] = [];
      const units = pos.state.units.hex.length;
      for (;;) {
        const i = dice.below(units + 1);
        if (i === units) {
          if (mayEnd(pos)) return END;
        } else if (mayMove(pos, i) && stepsOf(pos, i, scratch).length > 0) return stepAction(pos, i, scratch[dice.below(scratch.length)]);
      }
    },
  };
};

const violations = (pos: Position, action: EuropaAction): ReadonlyArray<RuleViolation> => {
  switch (action.type) {
    case 'step':
      return stepViolations(pos, action);
    case 'endPhase':
      return endViolations(pos);
    default:
      return nothing;
  }
};

/** The movement phase and the exploitation phase. */
export const movementPhase: Part = {
  legal,
  violations,
  decide: (pos, action) => {
    if (action.type === 'endPhase') return [endOfPhase(pos)];
    if (action.type !== 'step') return nothing;
    const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
    return [stepEvent(stepQuery(pos, unit, pos.board.map.hexOf.get(action.to) ?? -1, action.by))];
  },
};
