/**
 * Why something may not be done, and what it would cost and do, with the rules for both.
 * @module
 */
import type { Explanation } from '../../engine/game.js';
import type { RuleViolation } from '../../kernel/rule.js';
import type { EuropaAction } from './action.js';
import type { EuropaEvent } from './event.js';
import { type Account, NOTHING, told } from './explain/account.js';
import { abandonAccount, aimAccount, allocateAccount, bombersAccount } from './explain/air.js';
import { attackAccount } from './explain/attack.js';
import { loseAccount, refusalLine, retreatAccount, rollAccount } from './explain/choice.js';
import { decisionRefs, decisionText } from './explain/decision.js';
import { type Forecast, toldLines } from './explain/forecast.js';
import { endAccount, standing } from './explain/end.js';
import { orderAccount } from './explain/order.js';
import { overrunAccount } from './explain/overrun.js';
import { stepAccount } from './explain/step.js';
import { buildAccount } from './explain/work.js';
import type { Part } from './phases/phase.js';
import type { Position } from './position.js';
import { due } from './state.js';
import { cited, hexText, unitText } from './wording.js';

/**
 * An answer for an action in a position. Costs and odds are reckoned for illegal actions too, as far as they can be; what comes
 * of a legal one is told by carrying it out on a copy.
 */
export const explain = (
  pos: Position,
  action: EuropaAction,
  outOfPlace: (pos: Position, action: EuropaAction) => ReadonlyArray<RuleViolation>,
  part: Part | null,
  foretell: (action: EuropaAction) => Forecast,
): Explanation => {
  const misplaced = outOfPlace(pos, action);
  const violations = misplaced.length > 0 ? misplaced : (part?.violations(pos, action) ?? []);
  const legal = violations.length === 0;
  const coming = legal && part !== null ? foretell(action) : null;
  const account = action.type === 'endPhase' ? endAccount(pos, coming) : accountOf(pos, action);
  const effects = coming === null || action.type === 'endPhase' ? [] : [...toldLines(coming.told, RECKONED[action.type] ?? []), ...standing(pos, coming.after, { ends: false })];
  return {
    legal,
    violations,
    figures: account.figures,
    lines: [...violations.map(refusalLine), ...(misplaced.length > 0 ? dueLines(pos) : []), ...account.lines, ...effects],
  };
};

/** Events of an action that its account tells: the log's words for them would say so twice. */
const RECKONED: Readonly<Partial<Record<EuropaAction['type'], ReadonlyArray<EuropaEvent['type']>>>> = {
  step: ['unitStepped'],
  overrun: ['overrunBegun', 'combatJoined', 'overrunPaid', 'unitEliminated', 'unitOverran', 'unitsReleased'],
  resolve: ['combatJoined'],
  roll: ['dieRolled', 'combatDecided'],
};

const accountOf = (pos: Position, action: EuropaAction): Account => {
  const { board, state } = pos;
  const unit = (id: string): number => board.roster.ixOf.get(id) ?? -1;
  switch (action.type) {
    case 'step':
      return stepAccount(pos, action);
    case 'overrun':
      return overrunAccount(pos, action);
    case 'commit': {
      const target = board.map.hexOf.get(action.target) ?? -1;
      const others = state.attack?.target === target ? state.attack.units : [];
      return attackAccount(pos, target, [...new Set([...others, unit(action.unit)])].sort((a, b) => a - b));
    }
    case 'uncommit': {
      if (state.attack === null || !state.attack.units.includes(unit(action.unit))) return NOTHING;
      const rest = attackAccount(pos, state.attack.target, state.attack.units.filter((u) => u !== unit(action.unit)));
      const left = `${unitText(pos, unit(action.unit))} leaves the attack on ${hexText(pos, state.attack.target)}${rest === NOTHING ? ', which is called off' : '; without it'}.`;
      return { figures: rest.figures, lines: [left, ...rest.lines] };
    }
    case 'resolve':
      return state.attack === null ? NOTHING : attackAccount(pos, state.attack.target, state.attack.units);
    case 'build':
      return buildAccount(pos, action);
    case 'order':
      return orderAccount(pos, action);
    case 'roll':
      return rollAccount(pos, action);
    case 'lose':
      return loseAccount(pos, action);
    case 'retreat':
      return retreatAccount(pos, action);
    case 'allocate':
      return allocateAccount(pos, action);
    case 'aim':
      return aimAccount(pos, action);
    case 'abandon':
      return abandonAccount(pos, action);
    case 'pass':
      return due(state)?.kind === 'advance' ? told('Nobody else advances.') : due(state)?.kind === 'evade' ? told('Nobody else retreats before combat.') : due(state)?.kind === 'fighters' ? bombersAccount(pos, pos) : NOTHING;
    default:
      return NOTHING;
  }
};

/** What has to be decided instead. */
const dueLines = (pos: Position): ReadonlyArray<string> => {
  const decision = due(pos.state);
  return decision === null ? [] : [`Due now: ${decisionText(pos, decision)} [${cited(decisionRefs(pos, decision))}].`];
};
