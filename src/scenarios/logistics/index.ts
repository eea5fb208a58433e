/**
 * The ledger of logistical points from Jun II 41 to Dec II 44, without a map: what both sides receive, half-month by half-month, and what they
 * spend it on. For checking schedules, and for planning.
 * @rule REFORM 12G, 12H, 20F1e, 31G, 31I, 32, 34A1, 34A2
 * @module
 */
import { collector, optionProblems, trustProblems } from '../../engine/opening.js';
import type { Problem } from '../../engine/problem.js';
import { settleReadings } from '../../engine/reading.js';
import type { OpenOptions, Scenario } from '../../engine/scenario.js';
import { distrusted, type Table } from '../../kernel/table.js';
import { type Either, left, type NonEmpty, right } from '../../prelude.js';
import { firstWinterReadings } from '../../rulesets/europa-reform/firstWinter.js';
import { LP_NATIONS, type LpNation } from '../../rulesets/europa-reform/logistics/nations.js';
import { logisticsReadings } from '../../rulesets/europa-reform/logistics/readings.js';
import { bombingTable, germanScheduleTable } from '../../rulesets/europa-reform/logistics/schedules.js';
import { HEADQUARTERS_NOTICE } from '../../rulesets/europa-reform/tables/headquarters.js';
import type { LedgerAction } from './action.js';
import type { LedgerEvent } from './event.js';
import { type LedgerGame, makeLedger } from './game.js';
import { type World, WORLDS } from './setting.js';
import type { LedgerState } from './state.js';

export { decodeLedgerAction, LEDGER_WORDS, type LedgerAction, type LedgerActionKind, ledgerActionWords, MISSIONS, readLedgerAction, WORLD_EVENTS, type WorldEventKind } from './action.js';
export type { LedgerEvent } from './event.js';
export { type LedgerGame, ledgerStanding } from './game.js';
export { AD_HOC, HQS, type LedgerHq } from './headquarters.js';
export { type Dated, HISTORY } from './history.js';
export { dateOf, LEDGER_TURNS, type LedgerSetting, type World, WORLDS } from './setting.js';
export { LEDGER_PHASES, type LedgerPhase, type LedgerState, type Page, type Total } from './state.js';
export type { WorldChange, WorldEvent } from './world.js';

/** Points at the start: the printed numbers are lost. @rule ruling AMB-ER-168 @since 0.3.0 */
export const stockTable: Table<number> = {
  id: 'ledger-stocks',
  title: 'Logistical points at the start',
  notice: 'Stocks at the start are reconstructed: the list is lost. Without them (option stock=none) all points of the ledger are those of printed schedules.',
  columns: ['points'],
  rows: LP_NATIONS,
  cells: [20, 2, 2, 0, 12].map((value) => [{ value, source: 'reconstructed' }]),
};

const OPTIONS = { world: WORLDS, stock: ['reconstructed', 'none'] } as const;

const HISTORY_NOTICE = 'What happens in the world follows history; how many Soviet cities are held in the first turn, and when bombing takes resource points, is made up.';

/** All questions that have a part here. @since 0.3.0 */
export const ledgerReadings = [...logisticsReadings, ...firstWinterReadings];

const TITLE = 'Logistics in the East, June 1941 to December 1944';

const open = (options: OpenOptions): Either<NonEmpty<Problem>, LedgerGame> => {
  const all = collector();
  const chosen = options.options ?? {};
  all.note(optionProblems(OPTIONS, chosen));
  const readings = all.take(settleReadings(ledgerReadings, options.readings ?? {}));
  for (const part of ['map', 'forces', 'tables'] as const)
    if (options[part] !== undefined) all.note([{ code: `${part}/none`, at: part, detail: `The ledger has no ${part === 'tables' ? 'tables to load' : part === 'map' ? 'map' : 'forces'}; leave it out.` }]);
  if (options.amend !== undefined && options.amend.length > 0) all.note([{ code: 'amend/foreign', at: 'amend', detail: 'The ledger has no rules that amendments alter; leave them out.' }]);
  const stock = chosen['stock'] ?? OPTIONS.stock[0];
  if (options.trust !== undefined) all.note(trustProblems(options.trust, (trusted) => [...(stock === 'none' ? [] : distrusted(stockTable, trusted)), ...distrusted(germanScheduleTable, trusted), ...distrusted(bombingTable, trusted)]));
  if (all.problems.length > 0 || readings === null) return left(all.problems as unknown as NonEmpty<Problem>);
  const world = (chosen['world'] ?? OPTIONS.world[0]) as World;
  const stocks = Object.fromEntries(LP_NATIONS.map((nation, n) => [nation, stock === 'none' ? 0 : stockTable.cells[n][0].value])) as Record<LpNation, number>;
  const notices = [...(stock === 'none' ? [] : [stockTable.notice]), HEADQUARTERS_NOTICE, ...(world === 'history' ? [HISTORY_NOTICE] : [])];
  return right(makeLedger({ scenario: 'logistics', options: { world, stock }, readings }, TITLE, notices, { readings, world }, stocks));
};

/** The ledger. @since 0.3.0 */
export const logistics: Scenario<LedgerState, LedgerAction, LedgerEvent> = {
  id: 'logistics',
  title: TITLE,
  summary: 'The ledger of logistical points of both sides, 85 half-months, without a map: income, dice, losses, and headquarters to spend points on.',
  options: OPTIONS,
  open,
};
