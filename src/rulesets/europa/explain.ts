/**
 * Why something may not be done, and what it would cost and do, with the rules for both.
 * @module
 */
import type { Explanation } from '../../engine/game.js';
import type { RuleViolation } from '../../kernel/rule.js';
import type { EuropaAction } from './action.js';
import { type Account, NOTHING, told } from './explain/account.js';
import { abandonAccount, aimAccount, allocateAccount, bombersAccount } from './explain/air.js';
import { attackAccount } from './explain/attack.js';
import { endAccount, loseAccount, refusalLine, retreatAccount, rollAccount } from './explain/choice.js';
import { decisionText } from './explain/decision.js';
import { overrunAccount } from './explain/overrun.js';
import { stepAccount } from './explain/step.js';
import { buildAccount } from './explain/work.js';
import { narrate } from './narrate.js';
import type { Part } from './phases/phase.js';
import type { Position } from './position.js';
import { due } from './state.js';
import { hexText, unitText } from './wording.js';

/** An answer for an action in a position. Costs and odds are reckoned for illegal actions too, as far as they can be. */
export const explain = (
  pos: Position,
  action: EuropaAction,
  outOfPlace: (pos: Position, action: EuropaAction) => ReadonlyArray<RuleViolation>,
  part: Part | null,
): Explanation => {
  const misplaced = outOfPlace(pos, action);
  const violations = misplaced.length > 0 ? misplaced : (part?.violations(pos, action) ?? []);
  const legal = violations.length === 0;
  const account = accountOf(pos, action);
  const effects = legal && part !== null && !RECKONED.includes(action.type) ? effectLines(pos, action, part) : [];
  return {
    legal,
    violations,
    figures: account.figures,
    lines: [...violations.map(refusalLine), ...(misplaced.length > 0 ? dueLines(pos) : []), ...account.lines, ...effects],
  };
};

/** Actions whose account says what they do, but for what that entails. */
const HALF_RECKONED: ReadonlyArray<EuropaAction['type']> = ['overrun'];
/** Actions whose account says all that they do. */
const RECKONED: ReadonlyArray<EuropaAction['type']> = ['step', 'commit', 'uncommit', 'resolve', 'roll', 'endPhase'];

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
    case 'endPhase':
      return both(endAccount(pos), bombersAccount(pos));
    case 'pass':
      return due(state)?.kind === 'advance' ? told('Nobody else advances.') : due(state)?.kind === 'fighters' ? bombersAccount(pos) : NOTHING;
    default:
      return NOTHING;
  }
};

const both = (a: Account, b: Account): Account => ({ figures: [...a.figures, ...b.figures], lines: [...a.lines, ...b.lines] });

/** What a legal action does, in the words of the log; awards and the like included. */
const effectLines = (pos: Position, action: EuropaAction, part: Part): ReadonlyArray<string> =>
  part.decide(pos, action).flatMap((event) => [
    ...(HALF_RECKONED.includes(action.type) ? [] : narrate(pos, event).map((l) => l.text)),
    ...pos.board.rules.reactions.flatMap((reaction) => reaction(pos, event)).flatMap((e) => narrate(pos, e).map((l) => l.text)),
  ]);

/** What has to be decided instead. */
const dueLines = (pos: Position): ReadonlyArray<string> => {
  const decision = due(pos.state);
  return decision === null ? [] : [`Due now: ${decisionText(pos, decision)}.`];
};
