/**
 * The ledger as a sheet: what arrived, was spent and was lost in each game turn, and what was left.
 * @module
 */
import type { View } from '../../engine/view.js';
import { type HexMap, makeMap } from '../../kernel/map.js';
import { isLeft } from '../../prelude.js';
import { halfMonthName } from '../../rulesets/europa/halfMonth.js';
import { LP_NATIONS } from '../../rulesets/europa-reform/logistics/nations.js';
import { dateOf } from './setting.js';
import type { LedgerState } from './state.js';

/** What a view has in the place of a map, which nothing draws. */
const blank = (): HexMap => {
  const made = makeMap({
    format: 'grognard-map/1', id: 'none', title: 'No map', notice: '', columns: [1, 1], rows: [1, 1], terrains: { '.': 'clear' }, terrain: ['.'], territories: {}, territory: [' '],
    hexsides: {}, features: {}, places: [], source: 'reconstructed', hexSources: {},
  });
  if (isLeft(made)) throw new RangeError('a blank map cannot be made');
  return made.right;
};
const NO_MAP = blank();

const SHORT: Readonly<Record<(typeof LP_NATIONS)[number], string>> = { Germany: 'GER', Romania: 'ROM', Finland: 'FIN', Hungary: 'HUN', 'Soviet Union': 'SOV' };
const PARTS = ['received', 'spent', 'lost', 'pools'] as const;
const MARKS: Readonly<Record<(typeof PARTS)[number], string>> = { received: '+', spent: '-', lost: 'lost', pools: '=' };

/** The closed pages as rows; entries of 0 are left blank. @since 0.3.0 */
export const sheetOf = (s: LedgerState): NonNullable<View['sheet']> => ({
  heading: 'Points received (+), spent (-), lost and left (=) in each game turn',
  columns: ['turn', ...LP_NATIONS.flatMap((nation) => PARTS.map((part) => `${SHORT[nation]} ${MARKS[part]}`))],
  rows: [
    ...s.pages.map((page) => [halfMonthName(dateOf(page.turn)), ...LP_NATIONS.flatMap((_, n) => PARTS.map((part) => (page[part][n] === 0 && part !== 'pools' ? '' : String(page[part][n]))))]),
    ['now', ...LP_NATIONS.flatMap((nation) => PARTS.map((part) => (part === 'pools' ? String(s.logistics.pools[nation]) : '')))],
  ],
});

/** The position as a picture needs it: a sheet, and no map. @since 0.3.0 */
export const ledgerView = (s: LedgerState, title: string, notices: ReadonlyArray<string>): View => ({
  title,
  subtitle: s.phase === 'over' ? halfMonthName(dateOf(s.turn)) : `Turn ${s.turn}, ${halfMonthName(dateOf(s.turn))}: ${s.phase === 'before' ? 'before play' : `${s.side === 0 ? 'Axis' : 'Soviet'} player turn`}`,
  notices,
  map: NO_MAP,
  sheet: sheetOf(s),
  colors: {},
  owners: [null],
  stacks: [],
  marks: [],
  boxes: [],
});
