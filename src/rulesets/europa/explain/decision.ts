/**
 * Decisions in the middle of a phase in words: who, between what, and by which rules.
 * @module
 */
import type { RuleRef } from '../../../kernel/rule.js';
import { ebc } from '../cases.js';
import { lossText } from '../combat/losses.js';
import type { Position } from '../position.js';
import type { Decision } from '../state.js';
import { hexText, unitsText, unitText } from '../wording.js';
import { bombersText } from './air.js';

const DECISION_REFS: Readonly<Record<Exclude<Decision['kind'], 'roll' | 'evade'>, RuleRef>> = {
  losses: ebc('9D', ['BC-9D.1', 'BC-9D.3'], 'The owner chooses his losses, reckoned in printed strength.'),
  retreat: ebc('9F1', ['BC-9F1.1', 'BC-9F1.2'], 'The owner retreats his units one hex, by the order of priorities.'),
  advance: ebc('9F2', ['BC-9F2.1', 'BC-9F2.2'], 'Attackers may enter a hex that they cleared, at once.'),
  ration: ebc('12B', ['BC-12B.1'], 'Supply is judged in each initial phase.'),
  fighters: ebc('15A', ['BC-15A.2', 'BC-15C3.1'], 'The other player sends his fighters when the bombers have been sent.'),
};

/** The rules of a decision. Its words, see {@link decisionText}, cite none. */
export const decisionRefs = (pos: Position, decision: Decision): ReadonlyArray<RuleRef> => {
  const { rules } = pos.board;
  if (decision.kind === 'roll') return rules.rolls[decision.purpose] === undefined ? [] : [rules.rolls[decision.purpose].ref];
  if (decision.kind === 'evade') return [rules.evasion.ref];
  const ration = decision.kind === 'ration' ? rules.supply.rations(pos.board).find((r) => r.hex === decision.hex) : undefined;
  return [ration?.ref ?? DECISION_REFS[decision.kind]];
};

/** `'the allied side chooses at least 4 of printed strength to lose among …'`. */
export const decisionText = (pos: Position, decision: Decision): string => {
  switch (decision.kind) {
    case 'roll': {
      const thrown = pos.board.rules.rolls[decision.purpose];
      return thrown === undefined ? 'a die' : `a die of the ${decision.side} side ${thrown.purpose}`;
    }
    case 'losses':
      return `the ${decision.side} side chooses at least ${lossText(decision.need, decision.measure)} to lose among ${unitsText(pos, decision.candidates)}`;
    case 'retreat':
      return `the ${decision.side} side retreats ${unitsText(pos, decision.going === null ? decision.units : [decision.going])}`;
    case 'advance':
      return `the ${decision.side} side may advance into ${hexText(pos, decision.hex)} with ${unitsText(pos, decision.units)}, or pass`;
    case 'ration':
      return `the ${decision.side} side chooses who is supplied in ${hexText(pos, decision.hex)} among ${unitsText(pos, decision.units)}`;
    case 'evade': {
      const what = decision.overrun === null ? `attacked in ${hexText(pos, decision.hex)}` : `overrun in ${hexText(pos, decision.hex)} by ${unitsText(pos, decision.overrun.units)}`;
      if (decision.going !== null) return `the ${decision.side} side goes on retreating ${unitText(pos, decision.going)}`;
      return `the ${decision.side} side, ${what}, may retreat before combat with ${unitsText(pos, decision.units)}, or pass`;
    }
    case 'fighters':
      return `the ${decision.side} side sends fighters against the bombers, or passes (${bombersText(pos).join(' | ')})`;
  }
};
