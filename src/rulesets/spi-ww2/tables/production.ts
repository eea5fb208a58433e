/**
 * Reinforcement and Replacement Points: what each nation receives, and what Strength Points and transport cost.
 * @rule SPI 5.79, 10.32, 11.1, 16.82, 17.7
 * @module
 */
import type { TableError } from '../../../engine/tableError.js';
import type { Table } from '../../../kernel/table.js';
import type { Either, NonEmpty } from '../../../prelude.js';
import { finished, makeReader, parameters, row } from './reader.js';

/** What a nation receives in some Game-Turns. @since 0.2.0 */
export interface Income {
  readonly nation: string;
  /** Game-Turns, both included. */
  readonly from: number;
  readonly to: number;
  /** Points a Game-Turn; the most there can be when `by` is `'centers'`. */
  readonly points: number;
  /** `'centers'`: one point for each resource center that the enemy does not cover. */
  readonly by: 'nation' | 'centers';
  /** Whether the nation must be at war, or at peace, to receive them; `'any'`: neither matters. */
  readonly state: 'any' | 'war' | 'peace';
}

const INCOME_COLUMNS = ['nation', 'from', 'to', 'points', 'by', 'state'];

/** The production table that is used when nobody loads the printed one. @since 0.2.0 */
export const productionData: Table<string> = {
  id: 'spi-production',
  title: 'Production',
  notice:
    'Not the published charts, which could not be had. That Russian production counts resource centers is known; Russian peacetime production follows from the printed set-ups of 1940 (21) and 1941 (33); the rest is reconstructed.',
  columns: INCOME_COLUMNS,
  rows: [
    ...['Germany 1939-1940', 'Germany 1941-1942', 'Germany 1943-1944', 'Germany 1945'],
    ...['Italy', 'Russia at peace', 'Russia at war'],
    ...['Britain 1939-1941', 'Britain 1942-1945', 'USA 1942', 'USA 1943-1945', 'France', 'Poland'],
  ],
  cells: [
    row('r', 'Germany', '3/1939', '4/1940', 5, 'nation', 'any'),
    row('r', 'Germany', '1/1941', '4/1942', 7, 'nation', 'any'),
    row('r', 'Germany', '1/1943', '4/1944', 8, 'nation', 'any'),
    row('r', 'Germany', '1/1945', '2/1945', 4, 'nation', 'any'),
    row('r', 'Italy', '3/1939', '2/1945', 1, 'nation', 'war'),
    row('irriri', 'Russia', '3/1939', '2/1945', 3, 'nation', 'peace'),
    row('irrrsi', 'Russia', '3/1939', '2/1945', 10, 'centers', 'war'),
    row('r', 'Britain', '3/1939', '4/1941', 2, 'nation', 'any'),
    row('r', 'Britain', '1/1942', '2/1945', 3, 'nation', 'any'),
    row('r', 'USA', '1/1942', '4/1942', 2, 'nation', 'any'),
    row('r', 'USA', '1/1943', '2/1945', 4, 'nation', 'any'),
    row('r', 'France', '3/1939', '2/1945', 2, 'nation', 'war'),
    row('r', 'Poland', '3/1939', '2/1945', 0, 'nation', 'war'),
  ],
};

/** The rows of the table, or what is wrong with them: two rows of one nation and state must not share a Game-Turn. @since 0.2.0 */
export const compileProduction = (data: Table<string>): Either<NonEmpty<TableError>, ReadonlyArray<Income>> => {
  const reader = makeReader(data);
  reader.expect(null, INCOME_COLUMNS);
  const incomes = data.rows.map((name): Income => {
    const [from, to] = [reader.turn(name, 'from'), reader.turn(name, 'to')];
    if (to < from) reader.wrong('period', name, 'to', 'The last Game-Turn comes before the first.');
    return {
      nation: reader.text(name, 'nation'),
      from,
      to,
      points: reader.whole(name, 'points', 0, 99),
      by: reader.word(name, 'by', ['nation', 'centers']),
      state: reader.word(name, 'state', ['any', 'war', 'peace']),
    };
  });
  incomes.forEach((income, i) => {
    const twin = incomes.findIndex(
      (other, j) => j < i && other.nation === income.nation && together(other, income) && other.from <= income.to && income.from <= other.to,
    );
    if (twin >= 0)
      reader.wrong(
        'twice',
        data.rows[i],
        'from',
        `${income.nation} already receives points in some of these Game-Turns by the row '${data.rows[twin]}'.`,
      );
  });
  return finished(reader, incomes);
};

const together = (a: Income, b: Income): boolean => a.state === 'any' || b.state === 'any' || a.state === b.state;

/** Rules of production that are numbers. @since 0.2.0 */
export interface ProductionRules {
  /** German production is divided by this, rounded down, when Sweden is lost. */
  readonly swedenDivisor: number;
  /** Italy surrenders when it has lost so many Strength Points in the game. */
  readonly italianLosses: number;
  /** The place whose capture ends French production. */
  readonly frenchCapital: string;
  /** Strength Points that each Axis minor country may rebuild in one quarter, and that quarter. */
  readonly minorRebuild: number;
  readonly minorQuarter: number;
}

const RULES = {
  swedenDivisor: 'divisor when Sweden is lost',
  italianLosses: 'Italian losses to surrender',
  frenchCapital: 'French production ends with',
  minorRebuild: 'rebuilt by each Axis minor country',
  minorQuarter: 'quarter of rebuilding',
} as const;

/** The numbers that are used when nobody loads the printed ones. @since 0.2.0 */
export const productionRulesData: Table<string> = parameters(
  {
    id: 'spi-production-rules',
    title: 'Rules of Production',
    notice:
      'Halving by Sweden is printed in the errata, and an Italian tally of losses is known to exist; the other rules and all other numbers are reconstructed.',
  },
  [
    [RULES.swedenDivisor, 2, 'p'],
    [RULES.italianLosses, 8, 'r'],
    [RULES.frenchCapital, 'Paris', 'r'],
    [RULES.minorRebuild, 1, 'r'],
    [RULES.minorQuarter, 2, 'r'],
  ],
);

/** The numbers ready for use, or what is wrong with them. @since 0.2.0 */
export const compileProductionRules = (data: Table<string>): Either<NonEmpty<TableError>, ProductionRules> => {
  const reader = makeReader(data);
  reader.expect(Object.values(RULES), ['value']);
  return finished(reader, {
    swedenDivisor: reader.whole(RULES.swedenDivisor, 'value', 1, 9),
    italianLosses: reader.whole(RULES.italianLosses, 'value', 1, 99),
    frenchCapital: reader.text(RULES.frenchCapital, 'value'),
    minorRebuild: reader.whole(RULES.minorRebuild, 'value', 0, 9),
    minorQuarter: reader.whole(RULES.minorQuarter, 'value', 1, 4),
  });
};

/** What a Strength Point or a transport point costs, in Reinforcement and Replacement Points. @since 0.2.0 */
export interface Costs {
  readonly germanInfantry: number;
  readonly germanMechanized: number;
  readonly germanParatroop: number;
  readonly others: number;
  readonly navalTransport: number;
  readonly germanAmphibious: number;
  /** A German infantry or mechanized Strength Point when all Germans are mechanized. */
  readonly fullyMotorized: number;
}

const COSTS = {
  germanInfantry: 'German infantry',
  germanMechanized: 'German mechanized',
  germanParatroop: 'German paratroop',
  others: 'other nations',
  navalTransport: 'Axis Naval Transport Point',
  germanAmphibious: 'German Amphibious Point',
  fullyMotorized: 'German infantry or mechanized (17.7)',
} as const;

/** The costs that are used when nobody loads the printed ones. @since 0.2.0 */
export const costsData: Table<string> = parameters(
  {
    id: 'spi-costs',
    title: 'Costs',
    notice:
      'Not the published chart, which could not be had. That some Germans cost more than one point, and one under option 17.7, is printed in the errata; the costs are reconstructed.',
  },
  [
    [COSTS.germanInfantry, 1, 'r'],
    [COSTS.germanMechanized, 2, 'r'],
    [COSTS.germanParatroop, 2, 'r'],
    [COSTS.others, 1, 'r'],
    [COSTS.navalTransport, 1, 'r'],
    [COSTS.germanAmphibious, 2, 'r'],
    [COSTS.fullyMotorized, 1, 'p'],
  ],
);

/** The costs ready for use, or what is wrong with them. @since 0.2.0 */
export const compileCosts = (data: Table<string>): Either<NonEmpty<TableError>, Costs> => {
  const reader = makeReader(data);
  reader.expect(Object.values(COSTS), ['value']);
  const cost = (name: string): number => reader.whole(name, 'value', 0, 99);
  return finished(reader, {
    germanInfantry: cost(COSTS.germanInfantry),
    germanMechanized: cost(COSTS.germanMechanized),
    germanParatroop: cost(COSTS.germanParatroop),
    others: cost(COSTS.others),
    navalTransport: cost(COSTS.navalTransport),
    germanAmphibious: cost(COSTS.germanAmphibious),
    fullyMotorized: cost(COSTS.fullyMotorized),
  });
};

/** The row by which a nation receives points in a Game-Turn; null for none. @since 0.2.0 */
export const incomeOf = (incomes: ReadonlyArray<Income>, nation: string, turn: number, atWar: boolean): Income | null =>
  incomes.find(
    (income) =>
      income.nation === nation && income.from <= turn && turn <= income.to && (income.state === 'any' || (income.state === 'war') === atWar),
  ) ?? null;
