/**
 * Who may attack whom.
 * @rule EBC 9, 9B, 9G
 * @module
 */
import { BARRED } from '../../kernel/reach.js';
import { type Check, checksAbout } from '../../kernel/rule.js';
import { foldNow } from '../europa/board.js';
import { ebc } from '../europa/cases.js';
import { hasFreshUnits } from '../europa/combat/strength.js';
import { enemyIn, faceOf, hexName, printedAttack, unitName } from '../europa/position.js';
import type { AttackQuery, CommitQuery } from '../europa/rules.js';
import { ATTACKED } from '../europa/state.js';

const check = checksAbout<CommitQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.target)],
  params: { unit: unitName(q.pos, q.unit), target: hexName(q.pos, q.target) },
}));

/** Whether a unit could enter the hex by its terrain, or by one reading along a road. */
const passable = ({ pos: { board, state }, unit, dir }: CommitQuery): boolean => {
  const { open, costs } = foldNow(board, state.turn);
  const from = state.units.hex[unit];
  const movementClass = board.roster.movementClass[unit] as 0 | 1;
  return (open[movementClass][from] & (1 << dir)) !== 0 || (board.readings['attack-by-road'] === 'yes' && costs.road[movementClass][from * 6 + dir] !== BARRED);
};

/** Every bar of the generic rules to joining an attack. */
export const bootCampCommitChecks: ReadonlyArray<Check<CommitQuery>> = [
  check(
    ebc('9', ['BC-9.1', 'BC-9.4', 'BC-9B.9', 'BC-9B.10'], 'Phasing units may attack enemy units in adjacent hexes; any of them, from any hexes.'),
    'attack/not-adjacent',
    (q) => q.dir >= 0,
    (q) => `${hexName(q.pos, q.target)} is not adjacent to ${unitName(q.pos, q.unit)}; attack an adjacent hex.`,
  ),
  check(
    ebc('9', ['BC-9.1', 'BC-9B.3', 'BC-9B.4'], 'An attack goes against all enemy units of a hex together.'),
    'attack/no-enemy',
    (q) => enemyIn(q.pos, q.pos.board.unitSide[q.unit], q.target),
    (q) => `${hexName(q.pos, q.target)} holds no enemy unit; attack an enemy-occupied hex.`,
  ),
  check(
    ebc('9', ['BC-9.2', 'BC-9.3'], 'Terrain that a unit may not enter or cross it may not attack into or across, road or no road.'),
    'attack/prohibited-terrain',
    (q) => q.dir < 0 || passable(q),
    (q) => `The terrain between ${unitName(q.pos, q.unit)} and ${hexName(q.pos, q.target)} is prohibited to the unit; attack across other terrain.`,
  ),
  check(
    ebc('9B', ['BC-9B.1', 'BC-9B.7', 'BC-9B.6'], 'A unit attacks once in a combat phase, with all of its strength.'),
    'attack/attacked-already',
    (q) => (q.pos.state.units.status[q.unit] & ATTACKED) === 0,
    (q) => `${unitName(q.pos, q.unit)} has attacked in this combat phase; a unit attacks once.`,
  ),
  check(
    ebc('9B', ['BC-9B.2', 'BC-9F1.12'], 'A unit is attacked once in a combat phase, but for units that retreated into a hex held by others.'),
    'attack/defended-already',
    (q) => !enemyIn(q.pos, q.pos.board.unitSide[q.unit], q.target) || hasFreshUnits(q.pos, q.target),
    (q) => `The units in ${hexName(q.pos, q.target)} have been attacked in this combat phase; a unit is attacked once.`,
  ),
  check(
    ebc('9B', ['BC-9B.5', 'BC-9B.8', 'BC-9A.12'], 'Each attack goes against one hex and is resolved before the next is begun.'),
    'attack/other-target',
    (q) => q.pos.state.attack === null || q.pos.state.attack.target === q.target,
    (q) => `An attack on ${hexName(q.pos, q.pos.state.attack?.target ?? -1)} is being put together; resolve it or take its units out first.`,
  ),
  check(
    ebc('9B', ['BC-9B.7'], 'A unit is in an attack once.'),
    'attack/committed-already',
    (q) => !(q.pos.state.attack?.units.includes(q.unit) ?? false),
    (q) => `${unitName(q.pos, q.unit)} is in the attack already.`,
  ),
];

/** Bars to carrying out an attack that was put together. */
export const bootCampResolveChecks: ReadonlyArray<Check<AttackQuery>> = [
  {
    ref: ebc('9G', ['BC-9G.1', 'BC-9G.2'], 'Units with an attack strength of 0 may not attack by themselves; they may join others.'),
    code: 'attack/zero-strength',
    holds: (q) => q.attackers.some((u) => printedAttack(q.pos, u) > 0) || (q.attackers.length > 1 && q.pos.board.readings['zero-strength-attack'] === 'together'),
    breach: (q) => ({
      subject: q.attackers.map((u) => unitName(q.pos, u)),
      detail: 'All attackers have an attack strength of 0; add a unit with attack strength.',
      params: { units: q.attackers.length },
    }),
  },
];

/** Whether a unit's printed defense is above 0. @rule EBC 9G (BC-9G.5, BC-9G.6) */
export const hasDefense = (q: AttackQuery): boolean => q.defenders.some((u) => faceOf(q.pos, u).defense[u] > 0);
