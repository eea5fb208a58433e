/**
 * Decisions in the middle of a phase in words: who, and between what.
 * @module
 */
import type { Position } from '../position.js';
import type { Decision } from '../state.js';
import { counted, hexesText, hexText, unitsText } from '../wording.js';

const DICE: Readonly<Record<string, string>> = { combat: 'for an attack', counter: 'for a counterattack', partisans: 'for partisans' };

/** What a die is thrown for: `'for partisans in Poland'`. */
export const purposeText = (purpose: string): string => {
  const [kind, subject] = [purpose.split(':')[0], purpose.split(':').slice(1).join(':')];
  return `${DICE[kind] ?? `for ${kind}`}${subject === '' ? '' : ` in ${subject}`}`;
};

/** `'the allied side shares a loss of 2 strength points between …'`. */
export const decisionText = (pos: Position, d: Decision): string => {
  const side = `the ${d.side} side`;
  switch (d.kind) {
    case 'roll':
      return `a die of ${side} ${purposeText(d.purpose)}`;
    case 'permission':
      return `${side} lets Allied ships into the Baltic (grant), or passes`;
    case 'partisans':
      return `${side} raises partisans in a hex of ${pos.board.tables.partisans[d.row].country}, or passes`;
    case 'losses':
      return `${side} shares a loss of ${counted(d.need, 'strength point')} between ${unitsText(pos, d.units)}`;
    case 'evasion':
      return `${side} may slip away with ${unitsText(pos, d.units)} (retreat), or passes`;
    case 'counter':
      return `${side} may strike back at ${hexesText(pos, d.hexes)} (counter), or passes`;
    case 'stand':
      return `${side} may hold its ground (stand), or passes and retreats`;
    case 'retreat':
      return `${side} retreats ${unitsText(pos, d.units)}`;
    case 'advance':
      return `${side} may advance into ${hexText(pos, d.hex)} with ${unitsText(pos, d.units)}, or passes`;
    case 'conversion':
      return `${side} may make regular units of ${unitsText(pos, d.units)}, or passes`;
  }
};
