/**
 * Where points come from, as data: periods, cities and dice.
 * @rule REFORM 34A1, 34A2, 31I
 * @module
 */
import type { Cell, Table } from '../../../kernel/table.js';
import { type HalfMonth, halfMonthNamed, isWithin } from '../../europa/halfMonth.js';
import { type LpAlly, type LpPlace, SOVIET_CITIES } from './nations.js';

/** From one half-month to another, both included. @since 0.3.0 */
export interface Period {
  readonly first: HalfMonth;
  readonly last: HalfMonth;
}

const at = (name: string): HalfMonth => halfMonthNamed(name) as HalfMonth;
const period = (first: string, last: string): Period => ({ first: at(first), last: at(last) });

/** Whether a half-month lies in a period. @since 0.3.0 */
export const covers = ({ first, last }: Period, date: HalfMonth): boolean => isWithin(date, first, last);

/** A place whose owner receives points for it. @since 0.3.0 */
export interface PlaceIncome {
  readonly place: LpPlace;
  readonly points: number;
  /** Turns without points after it has been lost and regained. */
  readonly wait: number;
}

/** All sources of points. To play with others, give others. @rule REFORM 34A2 (ER-34A2.10) @since 0.3.0 */
export interface Schedules {
  /** Points of the German player in each turn of a period. */
  readonly german: ReadonlyArray<Period & { readonly points: number }>;
  readonly ploesti: PlaceIncome;
  /** What captured Baku gives him, on I turns, so many turns after its capture. */
  readonly germanBaku: { readonly points: number; readonly after: number };
  /** Points that strategic bombing takes in a period: for throws from 1 to 6. */
  readonly bombing: ReadonlyArray<Period & { readonly forfeits: ReadonlyArray<number> }>;
  /** When an ally of Germany throws a die for a point, and the highest throw that brings it. */
  readonly allies: Readonly<Record<LpAlly, { readonly when: Period | null; readonly most: number }>>;
  /** Points of the Soviet player in each turn: by cities that he owns, and by periods. */
  readonly soviet: { readonly from: HalfMonth; readonly cities: ReadonlyArray<PlaceIncome>; readonly periods: ReadonlyArray<Period & { readonly points: number }> };
  /** What he receives on I turns of a period besides. */
  readonly lendLease: Period & { readonly points: number };
}

const IN_BAKU = 6;
const ELSEWHERE = 12;

/** The schedules of the article. @rule REFORM 34A1, 34A2, 31I @since 0.3.0 */
export const reformSchedules: Schedules = {
  german: [
    { ...period('Jun I 41', 'Apr II 42'), points: 5 },
    { ...period('May I 42', 'Oct II 42'), points: 4 },
    { ...period('Nov I 42', 'Dec II 44'), points: 3 },
  ],
  ploesti: { place: 'Ploesti', points: 2, wait: 6 },
  germanBaku: { points: 1, after: 24 },
  bombing: [
    { ...period('Jan I 43', 'Dec II 43'), forfeits: [0, 0, 0, 0, 0, 1] },
    { ...period('Jan I 44', 'Jun II 44'), forfeits: [0, 0, 0, 0, 1, 1] },
    { ...period('Jul I 44', 'Dec II 44'), forfeits: [0, 0, 0, 1, 1, 2] },
  ],
  allies: {
    // while it is at war
    Finland: { when: null, most: 2 },
    Romania: { when: period('Jan I 42', 'Dec II 42'), most: 2 },
    Hungary: { when: period('Jan I 43', 'Dec II 43'), most: 2 },
  },
  soviet: { from: at('Aug I 41'), cities: SOVIET_CITIES.map((place) => ({ place, points: 1, wait: place === 'Baku' ? IN_BAKU : ELSEWHERE })), periods: [] },
  lendLease: { ...period('Apr I 43', 'Mar I 44'), points: 1 },
};

const cells = (...values: ReadonlyArray<number>): ReadonlyArray<Cell<number>> => values.map((value) => ({ value, source: 'printed' }));

/** The German schedule as a table, for people. @since 0.3.0 */
export const germanScheduleTable: Table<number> = {
  id: 'reform-german-points',
  title: 'German LP Reinforcement Schedule (Europa Reform)',
  notice: 'Printed in the article. That the points are those of one turn is inferred.',
  columns: ['points'],
  rows: ['Jun 41–Apr 42', 'May 42–Oct 42', 'Nov 42–Dec 44'],
  cells: reformSchedules.german.map(({ points }) => cells(points)),
};

/** What strategic bombing takes, as a table: a row for each period, a column for each throw. @since 0.3.0 */
export const bombingTable: Table<number> = {
  id: 'reform-strategic-bombing',
  title: 'Forfeits by Strategic Bombing (Europa Reform)',
  notice: 'Stated in the text of the article.',
  columns: ['1', '2', '3', '4', '5', '6'],
  rows: ['1943', 'Jan–Jun 1944', 'Jul–Dec 1944'],
  cells: reformSchedules.bombing.map(({ forfeits }) => cells(...forfeits)),
};
