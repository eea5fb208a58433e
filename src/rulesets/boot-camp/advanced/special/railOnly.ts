/**
 * Units with the movement rating R, in movement, retreat and advance.
 * @rule EBC 14C
 * @module
 */
import type { Amendment } from '../../../../kernel/amendment.js';
import type { Check } from '../../../../kernel/rule.js';
import { ebc } from '../../../europa/cases.js';
import { type EuropaEvent, NO_EVENTS } from '../../../europa/event.js';
import { friendlyOwned, hexName, type Position, unitName } from '../../../europa/position.js';
import type { AdvanceQuery, EuropaRules, RetreatQuery } from '../../../europa/rules.js';
import { RAILED } from '../../../europa/state.js';
import type { UnitIx } from '../../../europa/unit.js';
import { railOnlyReadings } from './readings.js';

const MOVES = ebc('14C', ['BC-14C.1', 'QA-21', 'QA-22'], 'A unit with the movement rating R moves by rail only.');
const STAYS = ebc('14C', ['BC-14C.3'], 'A rail-only unit does not advance after combat.');
const RETREATS = ebc('14C', ['BC-14C.4', 'BC-14C.5'], 'A rail-only unit retreats only into a hex that it could enter by rail, and is eliminated if there is none.');
const CAPACITY = ebc('14C', ['BC-14C.4', 'BC-7A.5'], 'By the reading in force the retreat of a rail-only unit takes up rail capacity.', 'option');

const railOnly = (pos: Position, unit: UnitIx): boolean => pos.board.roster.railOnly[unit] === 1;

const noAdvance: Check<AdvanceQuery> = {
  ref: STAYS,
  code: 'advance/rail-only',
  holds: (q) => !railOnly(q.pos, q.unit),
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit), hexName(q.pos, q.hex)],
    detail: `${unitName(q.pos, q.unit)} moves by rail only and does not advance after combat; other attackers may.`,
    params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.hex) },
  }),
};

/** The railroad and its owner are all that is asked: zones rank the hexes as for every retreat (AMB-BC-97). */
const retreatsByRail: Check<RetreatQuery> = {
  ref: RETREATS,
  code: 'retreat/rail-only',
  holds: (q) => {
    if (!railOnly(q.pos, q.unit)) return true;
    const power = q.pos.board.roster.power[q.unit];
    const usable = (hex: number): boolean => friendlyOwned(q.pos, power, hex);
    return (q.pos.board.rails[q.from] & (1 << q.dir)) !== 0 && usable(q.from) && (usable(q.to) || q.pos.board.readings['rail-into-enemy-hex'] === 'yes');
  },
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
    detail: `${unitName(q.pos, q.unit)} moves by rail only: it retreats along a railroad between friendly-owned hexes, and none leads to ${hexName(q.pos, q.to)}.`,
    params: { unit: unitName(q.pos, q.unit), from: hexName(q.pos, q.from), to: hexName(q.pos, q.to) },
  }),
};

/** Whether a retreat would need capacity that the unit has not taken up in this player turn. */
const needsCapacity = (pos: Position, unit: UnitIx): boolean =>
  pos.board.readings['rail-only-retreat'] === 'capacity' && railOnly(pos, unit) && (pos.state.units.status[unit] & RAILED) === 0;

const capacityLeft: Check<RetreatQuery> = {
  ref: CAPACITY,
  code: 'retreat/rail-capacity',
  holds: (q) => {
    if (!needsCapacity(q.pos, q.unit)) return true;
    const { board, state } = q.pos;
    const power = board.roster.power[q.unit];
    return state.railed[power] < (board.rules.supplement?.railCapacity(board, power) ?? 0);
  },
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit)],
    detail: `The ${q.pos.board.powers[q.pos.board.roster.power[q.unit]].name} rail capacity is used up, and by the reading in force the retreat of ${unitName(q.pos, q.unit)} would need some.`,
    params: { unit: unitName(q.pos, q.unit) },
  }),
};

const entrainRetreat = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> =>
  e.type === 'unitRetreated' && needsCapacity(pos, e.unit) ? [{ type: 'unitEntrained', unit: e.unit }] : NO_EVENTS;

/** Rule 14C. @since 0.2.0 */
export const railOnlyAmendments: ReadonlyArray<Amendment<EuropaRules>> = [
  {
    id: 'EBC-14C',
    ref: ebc('14C', ['BC-14C.1', 'BC-14C.2', 'BC-14C.3', 'BC-14C.4', 'BC-14C.5'], 'Rail-only units move and retreat by rail, attack any adjacent hex, and do not advance.'),
    does: 'change',
    touches: ['stepChecks', 'advanceChecks', 'retreatBars', 'reactions', 'readings'],
    excludes: [],
    slice: null,
    to: (rules) => ({
      ...rules,
      // Basic Training reads the same out of the chart of unit types
      stepChecks: rules.stepChecks.map((check) => (check.code === 'movement/rail-only' ? { ...check, ref: MOVES } : check)),
      advanceChecks: [...rules.advanceChecks, noAdvance],
      retreatBars: [...rules.retreatBars, retreatsByRail, capacityLeft],
      reactions: [...rules.reactions, entrainRetreat],
      readings: [...rules.readings, ...railOnlyReadings],
    }),
  },
];
