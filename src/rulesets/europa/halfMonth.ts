/**
 * Half-months: the game turns of the series, and what dated rules are written in. A turn of another length falls into one.
 * @rule FITE (turns of half a month), REFORM 6, 12H, 29D1a, 31C, 34A1, 34A2 (dates are written `Jul I 42`)
 * @module
 */

/** Half of a month: `1` for its days 1 to 15, `2` for the rest. `year` has four digits, `month` is 1 to 12. @since 0.3.0 */
export interface HalfMonth {
  readonly year: number;
  readonly month: number;
  readonly half: 1 | 2;
}

const MONTHS: ReadonlyArray<string> = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const HALVES_IN_YEAR = 24;

/** A half-month as a number that rises by one from each to the next. @since 0.3.0 */
export const halfMonthIx = ({ year, month, half }: HalfMonth): number => year * HALVES_IN_YEAR + (month - 1) * 2 + half - 1;

/** The half-month of such a number. @since 0.3.0 */
export const halfMonthAt = (ix: number): HalfMonth => ({
  year: Math.floor(ix / HALVES_IN_YEAR),
  month: Math.floor((ix % HALVES_IN_YEAR) / 2) + 1,
  half: ix % 2 === 0 ? 1 : 2,
});

/** As the rules write it: `Jul I 42`. @since 0.3.0 */
export const halfMonthName = ({ year, month, half }: HalfMonth): string => `${MONTHS[month - 1]} ${half === 1 ? 'I' : 'II'} ${String(year % 100).padStart(2, '0')}`;

/** A half-month of its name in this century's wars (`Jul I 42` is of 1942), or null. @since 0.3.0 */
export const halfMonthNamed = (name: string): HalfMonth | null => {
  const found = /^([A-Z][a-z]{2}) (I{1,2}) (\d{2})$/.exec(name);
  const month = found === null ? -1 : MONTHS.indexOf(found[1]);
  return found === null || month < 0 ? null : { year: 1900 + Number(found[3]), month: month + 1, half: found[2] === 'I' ? 1 : 2 };
};

/** Half-months from one to another: 1 from each to the next. @since 0.3.0 */
export const halfMonthsBetween = (from: HalfMonth, to: HalfMonth): number => halfMonthIx(to) - halfMonthIx(from);

/** Whether a half-month is within two, both included. @since 0.3.0 */
export const isWithin = (date: HalfMonth, first: HalfMonth, last: HalfMonth): boolean => {
  const ix = halfMonthIx(date);
  return ix >= halfMonthIx(first) && ix <= halfMonthIx(last);
};

/** Whether a half-month begins a quarter of the year: Jan I, Apr I, Jul I, Oct I. @since 0.3.0 */
export const beginsQuarter = ({ month, half }: HalfMonth): boolean => half === 1 && month % 3 === 1;
