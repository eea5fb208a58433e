/**
 * Retreats and advances of the generic rules: which hexes are closed, who is exempt, who may follow.
 * @rule EBC 9F1, 9F2, 6A (BC-6A.19, BC-6A.20)
 * @module
 */
import { distance } from '../../kernel/hex.js';
import { allHold, type Check, checksAbout } from '../../kernel/rule.js';
import { foldNow } from '../europa/board.js';
import { ebc } from '../europa/cases.js';
import { enemiesOf, faceOf, hexName, occupant, stackCounts, unitName, unitsIn } from '../europa/position.js';
import type { AdvanceQuery, RetreatQuery } from '../europa/rules.js';
import { CADRE, due } from '../europa/state.js';
import { motorized } from './movement.js';

const bar = checksAbout<RetreatQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
  params: { unit: unitName(q.pos, q.unit), from: hexName(q.pos, q.from), to: hexName(q.pos, q.to) },
}));

/** Hexes closed to a retreat, whatever the priority. */
export const bootCampRetreatBars: ReadonlyArray<Check<RetreatQuery>> = [
  bar(
    ebc('9F1', ['BC-9F1.11', 'BC-9F1.18'], 'A retreat may not enter or cross prohibited terrain; it costs no movement points.'),
    'retreat/prohibited-terrain',
    (q) => (foldNow(q.pos.board, q.pos.state.turn).open[q.pos.board.roster.movementClass[q.unit] as 0 | 1][q.from] & (1 << q.dir)) !== 0,
    (q) => `The terrain of ${hexName(q.pos, q.to)} or of the hexside before it is prohibited to the unit.`,
  ),
  bar(
    ebc('9F1', ['BC-9F1.11'], 'A retreat may not enter an enemy-occupied hex.'),
    'retreat/enemy-occupied',
    (q) => !enemiesOf(q.pos, q.unit, q.to),
    (q) => `${hexName(q.pos, q.to)} is occupied by the enemy.`,
  ),
  bar(
    ebc('9F1', ['BC-9F1.1', 'BC-9F1.6'], 'A unit retreats away from the hex it held, and does not turn back.'),
    'retreat/turns-back',
    (q) => {
      if (q.to === q.pos.state.combat?.target || q.visited.includes(q.to)) return false;
      if (q.pos.board.readings['retreat-path'] !== 'farther' || q.visited.length === 0) return true;
      const { grid } = q.pos.board.map;
      return distance(grid, q.visited[0], q.to) > distance(grid, q.visited[0], q.from);
    },
    (q) => `A retreating unit may not go back to ${hexName(q.pos, q.to)}.`,
  ),
];

/**
 * German c/m units may ignore zones of control when they retreat to a friendly-occupied hex; units that retreat
 * from the same combat are no friendly occupants (AMB-BC-89).
 * @rule EBC 9F1 (BC-9F1.15, BC-9F1.16, BC-9F1.17)
 */
export const germanMotorizedRetreat = (q: RetreatQuery): 'harms' | 'spares' | 'ignored' => {
  const { board } = q.pos;
  const nation = board.roster.units[q.unit].nation;
  const german = nation === 'Germany' || (nation === 'Slovakia' && board.readings['slovak-retreat'] === 'german');
  // those who retreat from the same combat are none, unless by one reading they have arrived
  const decision = due(q.pos.state);
  const underWay = board.readings['retreating-friends'] !== 'arrived' ? q.group : decision?.kind === 'retreat' ? decision.units : [];
  // nobody else is there: enemies, and friends who keep apart, have closed the hex to any retreat
  const befriended = unitsIn(q.pos, q.to).some((u) => !underWay.includes(u));
  const face = q.pos.state.units.face[q.unit];
  const late = q.visited.length > 0 && board.readings['german-retreat-steps'] === 'first';
  const weak = face === CADRE && board.readings['german-cadre-retreat'] === 'no';
  if (!german || !motorized(board, q.unit, face) || !befriended || late || weak) return 'harms';
  return board.readings['zoc-free-retreat'] === 'last-unharmed' ? 'spares' : 'ignored';
};

const check = checksAbout<AdvanceQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.hex)],
  params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.hex) },
}));

/** Bars to an advance. */
export const bootCampAdvanceChecks: ReadonlyArray<Check<AdvanceQuery>> = [
  check(
    ebc('9F2', ['BC-9F2.2', 'BC-9F2.3', 'BC-9G.4'], 'Only surviving attackers beside the cleared hex may advance.'),
    'advance/not-adjacent',
    (q) => q.dir >= 0 && occupant(q.pos, q.hex) !== 1 - q.pos.board.unitSide[q.unit],
    (q) => `${unitName(q.pos, q.unit)} is not beside ${hexName(q.pos, q.hex)}, or the hex is not clear.`,
  ),
  check(
    ebc('6A', ['BC-6A.19'], 'A unit with a movement rating of 0 may not leave its hex for any reason.'),
    'advance/no-movement',
    (q) => faceOf(q.pos, q.unit).movement[q.unit] > 0,
    (q) => `${unitName(q.pos, q.unit)} has a movement rating of 0 and may not leave its hex.`,
  ),
  check(
    ebc('9F2', ['BC-9F2.4'], 'An advance may not exceed the stacking limit.'),
    'advance/over-stacking-limit',
    (q) => allHold(q.pos.board.rules.stacking, stackCounts(q.pos, q.hex, q.unit)),
    (q) => `${hexName(q.pos, q.hex)} would exceed the stacking limit; another unit may have to stay behind.`,
  ),
];
