/**
 * When the first winter of the war in the East is.
 * @rule REFORM 29D1a (ER-29D1a.1, ER-29D1a.4, ER-29D1a.5)
 * @module
 */
import type { Table } from '../../kernel/table.js';
import { type HalfMonth, halfMonthAt, halfMonthIx, halfMonthNamed, isWithin } from '../europa/halfMonth.js';
import { type Reading, reading, type Readings } from '../europa/readings.js';
import { weatherOn, weatherTable } from '../fire-in-the-east/weather.js';

/** The default is the first value. */
export const firstWinterReadings: ReadonlyArray<Reading> = [
  reading('first-winter', 'AMB-ER-134', 'REFORM 29D1a', 'Which turns are the first winter?',
    {
      weather: 'From the first turn of snow or winter in 1941–42 to the last, in the zone in question.',
      calendar: 'Dec I 41 to Mar II 42.',
      'play-aid': 'Nov I 41 to Jun II 42, as a play aid has it for the rule that is replaced.',
    },
    'The article speaks of its first snow turn: weather makes it a winter.'),
];

const at = (name: string): HalfMonth => halfMonthNamed(name) as HalfMonth;
/** Between these the first winter lies, whoever reads. */
const FROM = at('Sep I 41');
const TO = at('Aug II 42');

const WHITE: ReadonlyArray<string> = ['snow', 'winter'];

/** The first winter in a weather zone. @since 0.3.0 */
export interface FirstWinter {
  readonly first: HalfMonth;
  readonly last: HalfMonth;
  /** Its first turn of snow, or winter; null when it has none. */
  readonly firstSnow: HalfMonth | null;
}

/** The first winter of a zone; null where there is none. A null zone is that of maps without zones. @since 0.3.0 */
export const firstWinterIn = (zone: string | null, readings: Readings, table: Table<string> = weatherTable): FirstWinter | null => {
  const turns = Array.from({ length: halfMonthIx(TO) - halfMonthIx(FROM) + 1 }, (_, i) => halfMonthAt(halfMonthIx(FROM) + i));
  const white = turns.filter((date) => WHITE.includes(weatherOn(date, zone, table)));
  const within = (first: HalfMonth, last: HalfMonth): FirstWinter => ({ first, last, firstSnow: white.find((date) => isWithin(date, first, last)) ?? null });
  switch (readings['first-winter']) {
    case 'calendar':
      return within(at('Dec I 41'), at('Mar II 42'));
    case 'play-aid':
      return within(at('Nov I 41'), at('Jun II 42'));
    default:
      return white.length === 0 ? null : within(white[0], white[white.length - 1]);
  }
};

/** Whether a half-month lies in the first winter of a zone. @since 0.3.0 */
export const isFirstWinter = (date: HalfMonth, zone: string | null, readings: Readings, table: Table<string> = weatherTable): boolean => {
  const winter = firstWinterIn(zone, readings, table);
  return winter !== null && isWithin(date, winter.first, winter.last);
};
