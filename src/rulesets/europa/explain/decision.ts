/**
 * Decisions in the middle of a phase in words: who, and between what.
 * @module
 */
import { citation } from '../../../kernel/rule.js';
import type { Position } from '../position.js';
import type { Decision } from '../state.js';
import { hexText, unitsText } from '../wording.js';
import { bombersText } from './air.js';

/** `'the allied side chooses at least 4 of printed strength to lose among …'`. */
export const decisionText = (pos: Position, decision: Decision): string => {
  switch (decision.kind) {
    case 'roll': {
      const thrown = pos.board.rules.rolls[decision.purpose];
      return thrown === undefined ? 'a die' : `a die of the ${decision.side} side ${thrown.purpose} [${citation(thrown.ref)}]`;
    }
    case 'losses':
      return `the ${decision.side} side chooses at least ${decision.need} of printed strength to lose among ${unitsText(pos, decision.candidates)}`;
    case 'retreat':
      return `the ${decision.side} side retreats ${unitsText(pos, decision.going === null ? decision.units : [decision.going])}`;
    case 'advance':
      return `the ${decision.side} side may advance into ${hexText(pos, decision.hex)} with ${unitsText(pos, decision.units)}, or pass`;
    case 'ration':
      return `the ${decision.side} side chooses who is supplied in ${hexText(pos, decision.hex)} among ${unitsText(pos, decision.units)}`;
    case 'fighters':
      return `the ${decision.side} side sends fighters against the bombers, or passes (${bombersText(pos).join(' | ')})`;
  }
};
