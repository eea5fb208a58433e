/**
 * Reinforcements and withdrawals in the East, by the order of battle.
 * @rule FITE 34
 * @module
 */
import { allHold, type Check, checksAbout } from '../../kernel/rule.js';
import type { HexIx } from '../../kernel/hex.js';
import type { Board } from '../europa/board.js';
import { arrivals, mayAppear } from '../europa/entry.js';
import { enemiesOf, friendlyOwned, hexName, isPhasing, stackCounts, unitName } from '../europa/position.js';
import type { EndQuery, EntryQuery, Hook } from '../europa/rules.js';
import type { UnitIx } from '../europa/unit.js';
import { fite } from './cases.js';

const PLACEMENT = fite('34', [], 'Reinforcements appear where the order of battle puts them, in hexes of their side that have room for them; where there is none they wait.');

const check = checksAbout<EntryQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.hex)],
  params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.hex) },
}));

const listed = (board: Board, unit: UnitIx): ReadonlyArray<HexIx> => board.listed[unit];

/** Whether the order of battle names a hex for a unit: its own one, or one of its area. */
const inArea = ({ pos: { board }, unit, hex }: EntryQuery): boolean => {
  const { area, hex: own } = board.roster.units[unit];
  return (own !== null && board.map.ids[hex] === own) || (area !== null && board.areas.get(area)?.[hex] === 1);
};

/** Where the order of battle puts a unit: the name of its area, or a hex. */
const placeName = ({ pos: { board }, unit }: EntryQuery): string => {
  const { area, hex } = board.roster.units[unit];
  return board.setting.forces.areas.find((a) => a.id === area)?.name ?? hex ?? 'nowhere';
};

/** Where reinforcements may appear. */
export const placementChecks: ReadonlyArray<Check<EntryQuery>> = [
  check(PLACEMENT, 'reinforcement/outside-area', inArea, (q) => `${hexName(q.pos, q.hex)} is not where the order of battle puts ${unitName(q.pos, q.unit)}: ${placeName(q)}.`),
  check(PLACEMENT, 'reinforcement/enemy-occupied', (q) => !enemiesOf(q.pos, q.unit, q.hex), (q) => `${hexName(q.pos, q.hex)} is occupied by the enemy; choose another hex of the area.`),
  check(
    PLACEMENT,
    'reinforcement/not-owned',
    (q) => friendlyOwned(q.pos, q.pos.board.roster.power[q.unit], q.hex),
    (q) => `${hexName(q.pos, q.hex)} is not owned by the side of ${unitName(q.pos, q.unit)}; choose another hex of the area, or wait.`,
  ),
  check(
    PLACEMENT,
    'reinforcement/over-stacking-limit',
    (q) => allHold(q.pos.board.rules.stacking, stackCounts(q.pos, q.hex, q.unit)),
    (q) => `${hexName(q.pos, q.hex)} is full; choose another hex of the area, or make room.`,
  ),
];

/** Nowhere else is worth a look. */
export const placementHexes = listed;

/** The initial phase does not end while a reinforcement waits that could appear. */
export const arrivalsEnter: Check<EndQuery> = {
  ref: PLACEMENT,
  code: 'reinforcement/must-be-placed',
  holds: ({ pos }) => pos.state.phase !== 'initial' || !arrivals(pos).some((u) => mayAppear(pos, u, 'placeChecks')),
  breach: ({ pos }) => {
    const units = arrivals(pos).filter((u) => mayAppear(pos, u, 'placeChecks')).map((u) => unitName(pos, u));
    return { subject: units, detail: `Reinforcements of this turn are still to be placed: ${units.join(', ')}.`, params: { units: units.join(' ') } };
  },
};

/** Units whose time in the theater is over leave it at the start of their player turn. @rule FITE 34 */
export const withdraw: Hook = (pos) =>
  pos.board.roster.units.flatMap((unit, u) =>
    typeof unit.leaves === 'number' && unit.leaves <= pos.state.turn && pos.state.units.hex[u] >= 0 && isPhasing(pos, u)
      ? [{ type: 'unitWithdrawn' as const, unit: u, hex: pos.state.units.hex[u], counts: false }]
      : [],
  );
