/**
 * Logistical points as amendments.
 * @rule REFORM 12G, 34A1, 34A2, 31G
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import type { Check } from '../../../kernel/rule.js';
import type { ActivationQuery } from '../../europa/activation.js';
import { withReadings } from '../../europa/readings.js';
import type { EuropaRules } from '../../europa/rules.js';
import { firstWinterReadings } from '../firstWinter.js';
import { withSlice } from '../hqs/state.js';
import { income, incomeThrows, notePlaces, turnPage, unprepared } from './arrivals.js';
import { GERMAN_INCOME, SOVIET_INCOME } from './income.js';
import { LP_NATIONS, type LpNation } from './nations.js';
import { logisticsReadings } from './readings.js';
import { reformSchedules, type Schedules } from './schedules.js';
import { POINTS } from './spending.js';
import { LOGISTICS, type Logistics, logisticsIn, logisticsSlice } from './state.js';
import { activationLimits, SLOW_START, UNPREPARED } from './unpreparedness.js';

/** State and readings that all of this needs. */
const books = (rules: EuropaRules): EuropaRules => ({
  ...rules,
  slices: withSlice(rules.slices, LOGISTICS),
  readings: withReadings(rules.readings, [...logisticsReadings, ...firstWinterReadings]),
});

/** The pools of nations that take part. */
const poolsTally: EuropaRules['tallies'][number] = ({ board, state }) => {
  const nations = LP_NATIONS.filter((nation) => board.powers.some((p) => p.nations.includes(nation)));
  return { heading: 'Logistical points', entries: nations.map((nation) => `${nation} ${logisticsIn(state).pools[nation]}`) };
};

const appended = <T>(list: ReadonlyArray<T> | undefined, ...more: ReadonlyArray<T>): ReadonlyArray<T> => [...(list ?? []), ...more];

/**
 * Logistical points: a pool for each nation, off the map. They are spent on headquarters; what brings them is the matter of schedules.
 * @rule REFORM 12G (ER-12G.1 to ER-12G.4)
 * @since 0.3.0
 */
export const logisticalPoints: Amendment<EuropaRules> = {
  id: 'REFORM-12G',
  ref: POINTS,
  does: 'add',
  touches: ['slices', 'readings', 'playerTurnStart', 'tallies'],
  excludes: [],
  slice: LOGISTICS,
  to: (rules) => ({ ...books(rules), playerTurnStart: appended(rules.playerTurnStart, turnPage), tallies: [...rules.tallies, poolsTally] }),
};

/** Axis reinforcements by a schedule. @rule REFORM 34A1 @since 0.3.0 */
export const axisPointsBy = (schedules: Schedules): Amendment<EuropaRules> => ({
  id: 'REFORM-34A1',
  ref: GERMAN_INCOME,
  does: 'add',
  touches: ['slices', 'readings', 'entering', 'playerTurnEnd', 'rolls'],
  excludes: [],
  slice: LOGISTICS,
  to: (rules) => ({
    ...books(rules),
    entering: { ...rules.entering, initial: [income('axis', schedules), ...(rules.entering.initial ?? [])] },
    playerTurnEnd: appended(rules.playerTurnEnd, notePlaces),
    rolls: { ...rules.rolls, ...incomeThrows(schedules) },
  }),
});

/** Soviet reinforcements by a schedule. @rule REFORM 34A2 @since 0.3.0 */
export const sovietPointsBy = (schedules: Schedules): Amendment<EuropaRules> => ({
  id: 'REFORM-34A2',
  ref: SOVIET_INCOME,
  does: 'add',
  touches: ['slices', 'readings', 'entering', 'playerTurnEnd'],
  excludes: [],
  slice: LOGISTICS,
  to: (rules) => ({
    ...books(rules),
    entering: { ...rules.entering, initial: [income('allied', schedules), ...(rules.entering.initial ?? [])] },
    playerTurnEnd: appended(rules.playerTurnEnd, notePlaces),
  }),
});

/** Logistical points of the Axis: the schedule, Ploesti, strategic bombing, dice of allies. @rule REFORM 34A1, 31I, 20F1e @since 0.3.0 */
export const axisPoints: Amendment<EuropaRules> = axisPointsBy(reformSchedules);

/** Logistical points of the Soviets: cities and Lend-Lease. @rule REFORM 34A2, 31I, 20F1e @since 0.3.0 */
export const sovietPoints: Amendment<EuropaRules> = sovietPointsBy(reformSchedules);

const isFront = ({ pos, hq }: ActivationQuery): boolean => pos.board.roster.identity[hq].armyHq === 'front';

/** How many more Front headquarters may be paid for now, for a turn. (AMB-ER-155) */
const mostPaid = ({ pos, turn }: ActivationQuery): number => {
  const { setting, readings } = pos.board;
  // deployment is before the first turn, and knows no limit of its own
  const paying = pos.state.turn === 0 ? Number.POSITIVE_INFINITY : activationLimits(setting.date(pos.state.turn), readings).paying;
  return Math.min(paying, activationLimits(setting.date(turn), readings).becoming);
};

const paid = ({ pos, turn }: ActivationQuery): number =>
  logisticsIn(pos.state).planned.filter((p) => p.turn === turn && pos.board.roster.identity[p.hq].armyHq === 'front').length;

const slowToPay: Check<ActivationQuery> = {
  ref: SLOW_START,
  code: 'hq/unprepared',
  holds: (q) => !isFront(q) || paid(q) < mostPaid(q),
  breach: (q) => {
    const most = mostPaid(q);
    const id = q.pos.board.roster.ids[q.hq];
    const when = q.pos.board.setting.turnName(q.turn);
    return {
      subject: [id],
      detail: most === 0 ? `No Front headquarters can be paid for now to be active in ${when}; wait for a later turn.` : `${most} Front headquarters are paid for already, to be active in ${when}, and no more than that may be; ${id} has to wait for the turn after.`,
      params: { unit: id, most },
    };
  },
};

const slowToStart: Check<ActivationQuery> = {
  ref: SLOW_START,
  code: 'hq/unprepared-yet',
  holds: (q) => !isFront(q) || activationLimits(q.pos.board.setting.date(q.turn), q.pos.board.readings).becoming > 0,
  breach: ({ pos, hq }) => ({ subject: [pos.board.roster.ids[hq]], detail: 'no Front headquarters becomes active in this turn', params: { unit: pos.board.roster.ids[hq] } }),
};

/**
 * What the Soviets lose in June 1941, and may not do yet.
 * @rule REFORM 31G (ER-31G.1 to ER-31G.4)
 * @since 0.3.0
 */
export const unpreparedness: Amendment<EuropaRules> = {
  id: 'REFORM-31G',
  ref: UNPREPARED,
  does: 'add',
  touches: ['slices', 'readings', 'playerTurnEnd', 'activation'],
  excludes: [],
  slice: LOGISTICS,
  to: (rules) => ({
    ...books(rules),
    playerTurnEnd: appended(rules.playerTurnEnd, unprepared),
    activation: {
      ...rules.activation,
      paying: [...rules.activation.paying, slowToPay],
      becoming: [...rules.activation.becoming, slowToStart],
    },
  }),
};

/** Rules with points in the pools when play begins. @rule REFORM 34A1, 34A2, ruling AMB-ER-168 @since 0.3.0 */
export const withStock = (rules: EuropaRules, pools: Readonly<Partial<Record<LpNation, number>>>, more: Partial<Logistics> = {}): EuropaRules => ({
  ...rules,
  slices: rules.slices.map((slice) => {
    if (slice.key !== LOGISTICS.key) return slice;
    const initial = slice.initial as Logistics;
    return logisticsSlice({ ...initial, ...more, pools: { ...initial.pools, ...pools } });
  }),
});
