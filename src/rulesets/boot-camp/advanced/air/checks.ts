/**
 * What an allocation of air points must meet, airbases apart.
 * @rule EBC 15A, 15C
 * @module
 */
import { allHold, type Check, checksAbout } from '../../../../kernel/rule.js';
import { type Arm, armOf, bombersOn } from '../../../europa/air.js';
import { ebc } from '../../../europa/cases.js';
import { commitQuery } from '../../../europa/combat/declare.js';
import { enemyIn, hexName, isPhasing, occupant, type Position, unitsIn } from '../../../europa/position.js';
import type { AllocateQuery } from '../../../europa/rules.js';
import { bombedHexes, bombersAt, fightersDue } from '../../../europa/sorties.js';

const check = checksAbout<AllocateQuery>(({ pos, sortie }) => ({
  subject: [hexName(pos, sortie.base), hexName(pos, sortie.target)],
  params: { base: hexName(pos, sortie.base), target: hexName(pos, sortie.target), mission: sortie.mission, points: sortie.points },
}));

const NAMES: Readonly<Record<Arm, string>> = { bombers: 'bomber', fighters: 'fighter' };

const leftOf = ({ pos, sortie }: AllocateQuery): number => pos.board.rules.air?.left(pos, sortie.power, armOf(sortie.mission)) ?? 0;

const missionText = (mission: 'oas' | 'das'): string => (mission === 'oas' ? 'offensive' : 'defensive');

/** Whether a unit of the power's side could attack the hex, or one of them is there to be defended. */
const useful = ({ pos, sortie }: AllocateQuery): boolean => {
  const { board, sit } = pos;
  const { target } = sortie;
  const side = board.powers[sortie.power]?.side ?? -1;
  if (sortie.mission === 'das') return occupant(pos, target) === side;
  if (!enemyIn(pos, side, target)) return false;
  for (let d = 0; d < 6; d++) {
    const next = board.map.neighbors[target * 6 + d];
    if (next < 0 || sit.stacks.first[next] < 0) continue;
    if (unitsIn(pos, next).some((u) => isPhasing(pos, u) && mayAttack(pos, u, target))) return true;
  }
  return false;
};

/** Whether a unit could join an attack on a hex in the coming combat phase. */
const mayAttack = (pos: Position, unit: number, target: number): boolean => allHold(pos.board.rules.commitChecks, commitQuery(pos, unit, target));

/** Bars of rule 15, in the order of the air phase. */
export const allocationChecks: ReadonlyArray<Check<AllocateQuery>> = [
  check(
    ebc('15A', ['BC-15A.1', 'BC-15C1.1', 'BC-15C1.2', 'BC-4A.5'], 'The phasing player sends bombers first; fighters follow, and are the other player’s.'),
    'air/fighters-not-due',
    ({ pos, sortie }) => armOf(sortie.mission) === 'bombers' || fightersDue(pos),
    () => 'Fighters are sent by the non-phasing player once the bombers are on their way; now bombers are sent, on oas or das, until the phase is ended.',
  ),
  check(
    ebc('15A', ['BC-15A.2', 'BC-15C1.1', 'BC-15C2.4'], 'When fighters are sent no bombers are, and those that were stay where they were sent.'),
    'air/bombers-closed',
    ({ pos, sortie }) => armOf(sortie.mission) === 'fighters' || !fightersDue(pos),
    () => 'Bombers were sent before, and cannot be sent or diverted any more; now fighters are sent, on intercept-oas or intercept-das, or pass.',
  ),
  check(
    ebc('15C2', ['BC-15C2.1', 'BC-15C3.1'], 'An allocation is of whole points.'),
    'air/points',
    ({ sortie }) => Number.isInteger(sortie.points) && sortie.points >= 1,
    ({ sortie }) => `${sortie.points} points cannot be sent; send a whole number of 1 or more.`,
  ),
  check(
    ebc('15C2', ['BC-15B.2', 'BC-15B.3', 'BC-15C2.8', 'BC-15C2.9', 'BC-15C2.10', 'BC-15C3.3', 'BC-15C3.4', 'BC-3B.5'], 'Each bomber point is used once in a player turn, and each fighter point; no more than the supplement gives.'),
    'air/not-enough-points',
    (q) => q.sortie.points <= leftOf(q),
    (q) => {
      const name = NAMES[armOf(q.sortie.mission)];
      const power = q.pos.board.powers[q.sortie.power]?.name ?? 'nobody';
      const left = leftOf(q);
      return left <= 0
        ? `The ${power} player has no ${name} points left in this player turn.`
        : `The ${power} player has ${left} ${name} ${left === 1 ? 'point' : 'points'} left in this player turn; ${q.sortie.points} are too many.`;
    },
  ),
  check(
    ebc('15C3', ['BC-15C3.1', 'BC-15A.2'], 'Fighters are sent to hexes against enemy bombers on offensive or on defensive support, and to no others.'),
    'air/nothing-to-meet',
    ({ pos, sortie }) => armOf(sortie.mission) === 'bombers' || !fightersDue(pos) || bombersAt(pos, sortie.target, sortie.mission) > 0,
    ({ pos, sortie }) => {
      const wanted = bombersOn(sortie.mission);
      const others = bombedHexes(pos).filter((h) => bombersAt(pos, h, wanted) > 0).map((h) => hexName(pos, h));
      return `No enemy bombers were sent to ${hexName(pos, sortie.target)} on ${missionText(wanted)} support in this air phase${others.length === 0 ? '' : `; on such support they are at ${others.join(', ')}`}.`;
    },
  ),
  check(
    ebc('15C2', ['BC-15C2.1'], 'Bombers are sent where their support can be used.', 'option'),
    'air/no-use',
    (q) => q.pos.board.readings['bomber-targets'] !== 'engaged' || armOf(q.sortie.mission) === 'fighters' || useful(q),
    ({ pos, sortie }) =>
      sortie.mission === 'das'
        ? `None of the units to be defended stand in ${hexName(pos, sortie.target)}; send defensive support to a hex of your own (reading bomber-targets).`
        : `No unit could attack ${hexName(pos, sortie.target)} from where it stands; send offensive support to an enemy stack beside your own units (reading bomber-targets).`,
  ),
];
