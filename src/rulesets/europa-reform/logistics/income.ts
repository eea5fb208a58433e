/**
 * The points that arrive in an initial phase: of schedules and places at once, and those that dice decide.
 * @rule REFORM 34A1, 34A2, 20F1e, 31I, 31G (ER-31G.5), 32 (ER-32.3), 29D1a (ER-29D1a.5)
 * @module
 */
import type { HalfMonth } from '../../europa/halfMonth.js';
import { halfMonthIx } from '../../europa/halfMonth.js';
import type { Readings } from '../../europa/readings.js';
import { reform } from '../cases.js';
import { isFirstWinter } from '../firstWinter.js';
import type { LedgerEntry } from './ledger.js';
import { LP_ALLIES, type LpAlly, type LpNation, type LpPlace } from './nations.js';
import { capturedIn, hitsForgotten, isBombed, isRestored } from './places.js';
import { covers, reformSchedules, type Schedules } from './schedules.js';
import { booked, type Logistics } from './state.js';

export const GERMAN_INCOME = reform(
  '34A1',
  ['ER-34A1.1', 'ER-34A1.2', 'ER-34A1.3', 'ER-34A1.9', 'ER-34A1.10', 'ER-34A1.11'],
  'Germany receives 5 points a turn to Apr 42, 4 to Oct 42, 3 to Dec 44, and 2 more while the Axis owns Ploesti and it is in general supply; regained Ploesti gives none for 6 turns.',
);
export const BOMBING = reform(
  '34A1',
  ['ER-34A1.4', 'ER-34A1.5', 'ER-34A1.6', 'ER-34A1.7', 'ER-34A1.8'],
  'In 1943 and 1944 a die each turn tells what strategic bombing takes of the German points: 1 on a 6, from Jan 44 on a 5 or 6, from Jul 44 on a 4 or 5, and then 2 on a 6.',
);
export const ALLIED_INCOME = reform(
  '34A1',
  ['ER-34A1.12', 'ER-34A1.13', 'ER-34A1.14', 'ER-34A1.15', 'ER-34A1.16', 'ER-34A1.17'],
  'Finland while it is at war, Romania in 1942 and Hungary in 1943 throw a die each turn and receive a point on a 1 or 2; no other ally ever receives any.',
);
export const WINTER_INCOME = reform('29D1a', ['ER-29D1a.5'], 'Romania throws no die for a point in the first winter.');
export const SOVIET_INCOME = reform(
  '34A2',
  ['ER-34A2.1', 'ER-34A2.2', 'ER-34A2.3', 'ER-34A2.4', 'ER-34A2.5', 'ER-34A2.6', 'ER-34A2.7', 'ER-34A2.8', 'ER-34A2.10', 'ER-34A2.11'],
  'From Aug I 41 on the Soviet Union receives a point a turn for each of Baku, Leningrad, Moscow, Stalingrad and Sverdlovsk that the Axis does not own whole; regained Baku gives one again after 6 turns, the others after 12.',
);
export const NO_EARLY_INCOME = reform('31G', ['ER-31G.5'], 'No Soviet points arrive before Aug I 41.');
export const LEND_LEASE = reform('34A2', ['ER-34A2.9'], 'On I turns from Apr I 43 to Mar I 44 the Soviet Union receives a point of Lend-Lease through the south.');
export const OIL_BOMBED = reform('20F1e', ['ER-20F1e.1', 'ER-20F1e.2'], 'Baku or Ploesti gives no points in a turn in which bombing takes a resource point of its oilfield.');
export const OIL_CAPTURED = reform('31I', ['ER-31I.1', 'ER-31I.2', 'ER-31I.3'], 'Captured Ploesti gives the Soviets nothing; captured Baku gives Germany a point on I turns, from 24 turns after its capture on.');
export const NO_INCOME_AFTER_DEFECTION = reform('32', ['ER-32.3'], 'A nation that has defected receives no points.');

/** Who owns a place, seen from its first owner: of some of its hexes, or of all of them, the enemy does. @since 0.3.0 */
export type Holding = 'own' | 'partly' | 'enemy';

/** What income depends on. @since 0.3.0 */
export interface IncomeFacts {
  readonly date: HalfMonth;
  readonly turn: number;
  /** Whether play begins with this turn. */
  readonly opening: boolean;
  readonly held: Readonly<Record<LpPlace, Holding>>;
  readonly ploestiSupplied: boolean;
  /** The books when the phase begins; for dice, when they are thrown. */
  readonly logistics: Logistics;
}

/** A die that decides about points: what strategic bombing takes, or whether an ally receives one. @since 0.3.0 */
export type IncomeDie = 'bombing' | LpAlly;
/** Every die, in the order in which they are thrown. @since 0.3.0 */
export const INCOME_DICE: ReadonlyArray<IncomeDie> = ['bombing', ...LP_ALLIES];

/** A side that receives points. @since 0.3.0 */
export type PointsSide = 'axis' | 'allied';

const income = (nation: LpNation, points: number, about: string): ReadonlyArray<LedgerEntry> => (points === 0 ? [] : [{ nation, kind: 'income', points, about }]);

/** Whether points by the turn arrive: every turn, or by one reading in the first turn of a month. (AMB-ER-161) */
const isPayday = ({ date, opening }: IncomeFacts, readings: Readings): boolean => readings['schedule-period'] !== 'month' || date.half === 1 || opening;

const ofPeriod = (list: Schedules['german'], date: HalfMonth): number => list.find((p) => covers(p, date))?.points ?? 0;

const axisIncome = (facts: IncomeFacts, readings: Readings, schedules: Schedules): ReadonlyArray<LedgerEntry> => {
  const { date, turn, held, logistics } = facts;
  const { ploesti, germanBaku } = schedules;
  const withheld = readings['ploesti-in-winter'] === 'withheld' && isFirstWinter(date, null, readings);
  const oil =
    held.Ploesti !== 'enemy' && facts.ploestiSupplied && !withheld && !isBombed(logistics, 'Ploesti') && isRestored(logistics.places.Ploesti, turn, ploesti.wait) ? ploesti.points : 0;
  const captured = held.Baku === 'enemy' ? capturedIn(logistics.places.Baku, readings) : null;
  const baku = captured !== null && date.half === 1 && turn - captured >= germanBaku.after && !isBombed(logistics, 'Baku') ? germanBaku.points : 0;
  return [...income('Germany', isPayday(facts, readings) ? ofPeriod(schedules.german, date) : 0, 'schedule'), ...income('Germany', oil, 'Ploesti'), ...income('Germany', baku, 'Baku')];
};

const sovietIncome = (facts: IncomeFacts, readings: Readings, { soviet, lendLease }: Schedules): ReadonlyArray<LedgerEntry> => {
  const { date, turn, held, logistics } = facts;
  if (halfMonthIx(date) < halfMonthIx(soviet.from)) return [];
  const payday = isPayday(facts, readings);
  const firstTurn = readings['recaptured-cities'] === 'at' ? 'at' : 'after';
  return [
    ...soviet.cities.flatMap(({ place, points, wait }) =>
      payday && held[place] !== 'enemy' && !isBombed(logistics, place) && isRestored(logistics.places[place], turn, wait, firstTurn) ? income('Soviet Union', points, place) : [],
    ),
    ...income('Soviet Union', payday ? ofPeriod(soviet.periods, date) : 0, 'schedule'),
    ...income('Soviet Union', date.half === 1 && covers(lendLease, date) ? lendLease.points : 0, 'Lend-Lease South'),
  ];
};

/**
 * What arrives in the initial phase of a side without a die, in order.
 * @rule REFORM 34A1 (ER-34A1.1 to ER-34A1.3, ER-34A1.9 to ER-34A1.11), 34A2, 31I, 20F1e, 31G (ER-31G.5)
 * @since 0.3.0
 */
export const incomeOf = (side: PointsSide, facts: IncomeFacts, readings: Readings, schedules: Schedules = reformSchedules): ReadonlyArray<LedgerEntry> =>
  side === 'axis' ? axisIncome(facts, readings, schedules) : sovietIncome(facts, readings, schedules);

/** The books after what arrives without a die. @rule REFORM 12G (ER-12G.4) @since 0.3.0 */
export const withIncome = (side: PointsSide, facts: IncomeFacts, readings: Readings, schedules: Schedules = reformSchedules): Logistics => {
  const after = booked(facts.logistics, incomeOf(side, facts, readings, schedules));
  // hits that cancel the next points have done so once these would have arrived
  return hitsForgotten(after, readings, 'income', side === 'axis' ? (facts.held.Baku === 'enemy' ? ['Ploesti', 'Baku'] : ['Ploesti']) : facts.held.Baku === 'enemy' ? [] : ['Baku']);
};

/** Whether an ally throws a die. */
const throws = (ally: LpAlly, { date, logistics }: IncomeFacts, readings: Readings, { when }: Schedules['allies'][LpAlly]): boolean => {
  if (logistics.defected.includes(ally) || (when !== null && !covers(when, date))) return false;
  if (ally === 'Romania' && isFirstWinter(date, null, readings)) return false;
  return !logistics.atPeace.includes(ally) || (ally === 'Finland' && readings['finland-at-war'] === 'start');
};

/**
 * The dice that are due in the initial phase of a side, in the order in which they are thrown.
 * @rule REFORM 34A1 (ER-34A1.4, ER-34A1.12 to ER-34A1.17), 29D1a (ER-29D1a.5), 32 (ER-32.3)
 * @since 0.3.0
 */
export const incomeDice = (side: PointsSide, facts: IncomeFacts, readings: Readings, schedules: Schedules = reformSchedules): ReadonlyArray<IncomeDie> =>
  side === 'allied'
    ? []
    : [
        ...(schedules.bombing.some((p) => covers(p, facts.date)) ? (['bombing'] as const) : []),
        ...LP_ALLIES.filter((ally) => throws(ally, facts, readings, schedules.allies[ally])),
      ];

/**
 * What a die brings or takes. Bombing takes no more than has arrived in the turn.
 * @rule REFORM 34A1 (ER-34A1.5 to ER-34A1.8, ER-34A1.13), ruling AMB-ER-162
 * @since 0.3.0
 */
export const thrown = (die: IncomeDie, number: number, { date, logistics }: IncomeFacts, schedules: Schedules = reformSchedules): ReadonlyArray<LedgerEntry> => {
  if (die !== 'bombing') return number <= schedules.allies[die].most ? income(die, 1, `die ${number}`) : [];
  const taken = schedules.bombing.find((p) => covers(p, date))?.forfeits[number - 1] ?? 0;
  const arrived = logistics.ledger.reduce((n, e) => (e.nation === 'Germany' && e.kind === 'income' ? n + e.points : n), 0);
  const points = Math.min(taken, arrived, logistics.pools.Germany);
  return points === 0 ? [] : [{ nation: 'Germany', kind: 'bombing', points: -points, about: `die ${number}` }];
};
