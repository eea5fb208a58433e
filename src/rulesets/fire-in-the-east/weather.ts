/**
 * The weather of each half-month in each weather zone of the East.
 * @rule FITE WT, 29B
 * @module
 */
import type { Cell, Table } from '../../kernel/table.js';
import type { HalfMonth } from '../europa/halfMonth.js';

/** Weather zones from the Arctic, A, to the south, G. @since 0.3.0 */
export const WEATHER_ZONES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The zone of maps that know none: that of Moscow. */
const MIDDLE = 'C';

/** By the letters of the table. */
const WEATHER: Readonly<Record<string, string>> = { C: 'clear', F: 'frost', M: 'mud', S: 'snow', W: 'winter' };

/** Entries that are known from accounts of games. */
const KNOWN: ReadonlyArray<string> = ['Oct I B', 'Oct I C'];

/** Two halves of each month, north to south. */
const MONTHS: Readonly<Record<string, readonly [string, string]>> = {
  Jan: ['WWWWSFC', 'WWWWSFC'],
  Feb: ['WWWSSFC', 'WWWSMFC'],
  Mar: ['WSSSMMC', 'WSSMMCC'],
  Apr: ['SMMMCCC', 'MMMCCCC'],
  May: ['MCCCCCC', 'CCCCCCC'],
  Jun: ['CCCCCCC', 'CCCCCCC'],
  Jul: ['CCCCCCC', 'CCCCCCC'],
  Aug: ['CCCCCCC', 'CCCCCCC'],
  Sep: ['CCCCCCC', 'CCCCCCC'],
  Oct: ['FMMCCCC', 'SMMMCCC'],
  Nov: ['SFMMMCC', 'WSSMMCC'],
  Dec: ['WSSSMFC', 'WWWSSFC'],
};

const rows: ReadonlyArray<readonly [string, string]> = Object.entries(MONTHS).flatMap(([month, [first, second]]): ReadonlyArray<readonly [string, string]> => [
  [`${month} I`, first],
  [`${month} II`, second],
]);

/**
 * The weather table: a row for each half-month, a column for each zone.
 * @since 0.3.0
 */
export const weatherTable: Table<string> = {
  id: 'fite-weather',
  title: 'Weather Table (Fire in the East)',
  notice:
    'Not the published table. Known are the mud of Oct I in zones B and C, from accounts of games; all else is made up, so that snow first falls in zones B and C in Nov II and ' +
    'the thaw is over in Apr.',
  columns: WEATHER_ZONES,
  rows: rows.map(([row]) => row),
  cells: rows.map(([row, letters]) =>
    [...letters].map((letter, zone): Cell<string> => ({ value: WEATHER[letter], source: KNOWN.includes(`${row} ${WEATHER_ZONES[zone]}`) ? 'secondary' : 'reconstructed' })),
  ),
};

/**
 * The weather of a half-month in a zone, by its letter. A zone that the table does not know has the weather of zone C, and so
 * have maps without zones.
 * @rule FITE WT
 * @since 0.3.0
 */
export const weatherOn = ({ month, half }: HalfMonth, zone: string | null, table: Table<string> = weatherTable): string => {
  const column = table.columns.indexOf(zone ?? MIDDLE);
  return table.cells[(month - 1) * 2 + half - 1][column < 0 ? table.columns.indexOf(MIDDLE) : column].value;
};
