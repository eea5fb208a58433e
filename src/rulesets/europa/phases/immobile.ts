/**
 * Units that do not move in the phase at hand, whatever they would do.
 * @rule EBC 6A (BC-6A.19), 6B (BC-6B.1, BC-6B.2, BC-6B.3)
 * @module
 */
import type { RuleViolation } from '../../../kernel/rule.js';
import { ebc } from '../cases.js';
import { refusal } from '../legality.js';
import { faceOf, type Position } from '../position.js';
import type { UnitIx } from '../unit.js';

const ZERO = ebc('6A', ['BC-6A.19'], 'A unit with a movement rating of 0 may not move for any reason.');
const MOTORIZED = ebc('6B', ['BC-6B.1', 'BC-6B.2', 'BC-6B.3'], 'Only phasing c/m units move in the exploitation phase.');

const reason = (pos: Position, unit: UnitIx, id: string): string =>
  pos.board.roster.cm[unit] === 1
    ? `${id} does not exploit, by the reading motorized-cadres or exploitation-after-attack that is in force; it moves again in its next movement phase.`
    : `${id} is not combat/motorized; only c/m units move in the exploitation phase.`;

/** Why a unit may not move in this phase at all; empty for one that may. */
export const immobile = (pos: Position, unit: UnitIx, id: string): ReadonlyArray<RuleViolation> => {
  if (faceOf(pos, unit).movement[unit] === 0)
    return [refusal(ZERO, 'movement/no-rating', [id], `${id} has a movement rating of 0; it never leaves its hex.`)];
  const { moves, stays } = pos.board.rules;
  if (moves(pos, unit)) return [];
  const why = stays.find((stay) => stay.holds(pos, unit));
  return [why === undefined ? refusal(MOTORIZED, 'exploitation/not-cm', [id], reason(pos, unit, id)) : refusal(why.ref, why.code, [id], why.detail(pos, unit))];
};
