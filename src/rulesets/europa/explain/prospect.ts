/**
 * What now: whose decision it is, by which rules, which kinds of actions answer, and what keeps a phase from ending.
 * @rule EBC 4
 * @module
 */
import type { Actor, Prospect } from '../../../engine/game.js';
import { type ActionSet, kindsIn } from '../../../engine/actionSet.js';
import type { RuleRef } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { ebc } from '../cases.js';
import { arrivals } from '../entry.js';
import { SET_UP } from '../phases/deployment.js';
import { endViolations } from '../phases/movement.js';
import { phaseWords } from '../phaseName.js';
import type { Position } from '../position.js';
import { due, type PhaseName } from '../state.js';
import { cited } from '../wording.js';
import { refusalLine } from './choice.js';
import { decisionRefs, decisionText } from './decision.js';

/** Unless the rules in force name another: {@link EuropaRules.phaseRefs}. */
const PHASE_REFS: Readonly<Record<Exclude<PhaseName, 'deployment' | 'over'>, RuleRef>> = {
  initial: ebc('4A', ['BC-4A.2', 'BC-4A.3'], 'The phasing player receives reinforcements and replacements; the supply of both sides is judged.'),
  movement: ebc('6A', ['BC-4A.4', 'BC-6A.1'], 'Any or all phasing units may move.'),
  air: ebc('15A', ['BC-15A.1'], 'The phasing player sends his bombers, then the other player his fighters.'),
  combat: ebc('9', ['BC-4A.6', 'BC-9.1', 'BC-9.4'], 'Phasing units may attack adjacent enemy units.'),
  exploitation: ebc('6B', ['BC-4A.7', 'BC-6B.1'], 'Phasing combat/motorized units may move again.'),
  exploitationCombat: ebc('4A', ['BC-4A.1'], 'Attacks at the end of exploitation.'),
};

/** What is done before play: setting up those who are not yet, and what may be ordered. */
const deploymentRefs = (pos: Position): ReadonlyArray<RuleRef> => {
  const { rules } = pos.board;
  const ordered = rules.orders.filter((order) => order.phases.includes('deployment') && order.candidates(pos).length > 0).map((order) => order.ref);
  return ordered.length > 0 && arrivals(pos).length === 0 ? ordered : [rules.deployChecks[0]?.ref ?? SET_UP, ...ordered];
};

const refsOf = (pos: Position): ReadonlyArray<RuleRef> => {
  const { rules } = pos.board;
  const decision = due(pos.state);
  if (decision !== null) return decisionRefs(pos, decision);
  switch (pos.state.phase) {
    case 'deployment':
      return deploymentRefs(pos);
    case 'over':
      return rules.supplement === null ? [] : [rules.supplement.ending];
    default:
      return [rules.phaseRefs[pos.state.phase] ?? PHASE_REFS[pos.state.phase]];
  }
};

/** Last words of a phase or decision: they stand at the end of long lists. */
const CLOSING: ReadonlyArray<EuropaAction> = [{ type: 'endPhase' }, { type: 'pass' }, { type: 'resolve' }];

/** The answer for a position. */
export const prospect = (pos: Position, actor: Actor, legal: ActionSet<EuropaAction>): Prospect => {
  const { board, state } = pos;
  const decision = due(state);
  const refs = refsOf(pos);
  if (state.phase === 'over') return { actor, decision: 'over', refs, answers: [], lines: [`The game is over [${cited(refs)}].`] };
  const answers = kindsIn(legal, CLOSING);
  const player = board.playerTurns[state.playerTurn].name;
  const what = decision === null ? `It is for the ${actor} side to act` : `Due now: ${decisionText(pos, decision)}`;
  const waits = decision === null && !answers.includes('endPhase') ? endViolations(pos).map((v) => `The phase cannot end yet. ${refusalLine(v)}`) : [];
  return {
    actor,
    decision: decision === null ? `${phaseWords(state.phase)} phase` : decision.kind,
    refs,
    answers,
    lines: [
      `${state.phase === 'deployment' ? 'Before turn 1' : `Turn ${state.turn}, ${player} player turn`}, ${phaseWords(state.phase)} phase.`,
      `${what} [${cited(refs)}].`,
      ...refs.map((ref) => ref.gist),
      `Legal now: ${answers.join(', ') || 'nothing'}.`,
      ...waits,
    ],
  };
};
