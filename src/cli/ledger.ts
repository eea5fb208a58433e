/**
 * The ledger of logistical points for commands: no map, no forces, no attacks.
 * @module
 */
import { digest } from '../engine/digest.js';
import type { Table } from '../kernel/table.js';
import { bombingTable, germanScheduleTable } from '../rulesets/europa-reform/logistics/schedules.js';
import { LEDGER_WORDS, type LedgerAction, ledgerActionWords, ledgerReadings, ledgerStanding, logistics, readLedgerAction, stockTable, type LedgerState } from '../scenarios/logistics/index.js';
import { badInput } from './failure.js';
import { type AnyMatch, anyScenario, type Family } from './family.js';

const stateOf = (match: AnyMatch): LedgerState => match.state as unknown as LedgerState;
const MOVERS = ['Axis', 'Soviet'] as const;

const texts = (table: Table<number>): Table<string> => ({ ...table, cells: table.cells.map((row) => row.map(({ value, source }) => ({ value: String(value), source }))) });
const TABLES: ReadonlyArray<Table<string>> = [germanScheduleTable, bombingTable, stockTable].map(texts);

const NO_ATTACKS = 'There are no attacks in the ledger; "grognard tables --scenario logistics" shows its schedules.';
const NO_FILES = 'The ledger has no tables, map or forces to load.';

/** The family. */
export const ledger: Family = {
  scenarios: [anyScenario(logistics)],
  readings: () => ledgerReadings,
  switches: [],
  amendments: {},
  tables: () => TABLES.map((table) => ({ table, digest: digest(table) })),
  mover: (match) => MOVERS[stateOf(match).side],
  standing: (match) => ledgerStanding(stateOf(match)),
  files: () => {
    throw badInput(NO_FILES);
  },
  check: (_game, own) => (['map', 'forces', 'tables'] as const).flatMap((kind) => (own[kind] === undefined ? [] : [{ kind, problems: [{ code: `${kind}/none`, at: kind, detail: NO_FILES }] }])),
  typed: LEDGER_WORDS,
  actionWords: (action) => ledgerActionWords(action as LedgerAction),
  readAction: readLedgerAction,
  oddsInMatch: () => {
    throw badInput(NO_ATTACKS);
  },
  oddsByStrength: () => {
    throw badInput(NO_ATTACKS);
  },
};
