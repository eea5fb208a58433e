/**
 * What a nation that defects loses besides.
 * @rule REFORM 32
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import type { EuropaEvent } from '../../europa/event.js';
import type { Position } from '../../europa/position.js';
import { withReadings } from '../../europa/readings.js';
import type { EuropaRules } from '../../europa/rules.js';
import { ELIMINATED } from '../../europa/state.js';
import { reform } from '../cases.js';
import { headquartersIn, headquartersWritten, withSlice } from '../hqs/state.js';
import { hqTeller } from '../hqs/tell.js';
import { isServer } from '../hqs/units.js';
import { logisticsWritten, pointsEntered } from '../logistics/books.js';
import { hasPool } from '../logistics/nations.js';
import { logisticsReadings } from '../logistics/readings.js';
import { defection, withoutHeadquarters } from '../logistics/spending.js';
import { LOGISTICS, logisticsIn } from '../logistics/state.js';
import { defectionReadings } from './readings.js';

const DEFECTED = reform('32', ['ER-32.1', 'ER-32.2', 'ER-32.3', 'ER-32.4'], 'A nation that defects at once loses its headquarters and its points and receives none any more; units of its that go over count as Soviet for attack supply.');

/** Its headquarters, on the map or waiting for replacement, its points and what they were spent on are lost. @rule REFORM 32 (ER-32.1, ER-32.2), ruling AMB-ER-160 */
const lose = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  if (e.type !== 'nationDefected') return [];
  const { board, state } = pos;
  const { roster } = board;
  const isOf = (unit: number): boolean => roster.power[unit] === e.power && isServer(board, unit);
  const hqs = roster.armyHqs.filter(isOf);
  const left = hqs.filter((hq) => (state.units.hex[hq] >= 0 || state.units.hex[hq] === ELIMINATED) && !e.gone.includes(hq) && !e.turned.some((t) => t.unit === hq));
  const before = logisticsIn(state);
  const pool = hasPool(e.nation) ? before.pools[e.nation] : 0;
  const paid = hasPool(e.nation) && pool > 0 ? pointsEntered(before, { nation: e.nation, kind: 'defection', points: -pool, about: null }) : null;
  const books = paid === null ? before : paid.after;
  const active = headquartersIn(state);
  return [
    ...left.map((unit): EuropaEvent => ({ type: 'unitTakenOff', unit, hex: state.units.hex[unit] })),
    ...(paid === null ? [] : [paid.event]),
    // a nation without a pool has headquarters that others pay for
    logisticsWritten(hasPool(e.nation) ? defection(books, e.nation, isOf) : withoutHeadquarters(books, isOf)),
    ...(active.active.some(isOf) || active.testing.some(isOf) ? [headquartersWritten({ ...active, active: active.active.filter((hq) => !isOf(hq)), testing: active.testing.filter((hq) => !isOf(hq)) })] : []),
  ];
};

/**
 * Nations that defect lose headquarters and points.
 * @rule REFORM 32
 * @since 0.3.0
 */
export const defectionLosses: Amendment<EuropaRules> = {
  id: 'REFORM-32',
  ref: DEFECTED,
  does: 'add',
  touches: ['reactions', 'tellers', 'slices', 'readings'],
  excludes: [],
  slice: LOGISTICS,
  to: (rules) => ({
    ...rules,
    reactions: [...rules.reactions, lose],
    tellers: rules.tellers.includes(hqTeller) ? rules.tellers : [...rules.tellers, hqTeller],
    slices: withSlice(rules.slices, LOGISTICS),
    readings: withReadings(rules.readings, [...defectionReadings, ...logisticsReadings]),
  }),
};
