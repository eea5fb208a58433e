/**
 * All tables together: those that ship, and a user's own from a file.
 * @module
 */
import { digest } from '../../../engine/digest.js';
import type { TableError } from '../../../engine/tableError.js';
import { type Judge, readTables } from '../../../engine/tableFile.js';
import { type CellRef, distrusted, type Source, type Table } from '../../../kernel/table.js';
import { type Either, isLeft, isRight, left, type NonEmpty, right } from '../../../prelude.js';
import { combatData, compileCombat } from './combat.js';
import { airData, compileAir, compileOverrun, compileSupply, overrunData, supplyData } from './conduct.js';
import { compileMovement, movementData } from './movement.js';
import { buildUpData, compileBuildUp, compileMechanized, compileNations, mechanizedData, nationsData } from './nations.js';
import { compileNeutrals, compilePartisans, compileVictory, neutralsData, partisansData, victoryData } from './politics.js';
import { compileCosts, compileProduction, compileProductionRules, costsData, productionData, productionRulesData } from './production.js';
import { compileTerrain, terrainData } from './terrain.js';
import { compileTransport, transportData } from './transport.js';

/** How each table is made ready, by its name in a tables file. */
const COMPILERS = {
  combat: compileCombat,
  terrain: compileTerrain,
  movement: compileMovement,
  overrun: compileOverrun,
  supply: compileSupply,
  air: compileAir,
  nations: compileNations,
  buildUp: compileBuildUp,
  mechanized: compileMechanized,
  costs: compileCosts,
  production: compileProduction,
  productionRules: compileProductionRules,
  transport: compileTransport,
  neutrals: compileNeutrals,
  partisans: compilePartisans,
  victory: compileVictory,
} as const;

/** The name of a table in a tables file. @since 0.2.0 */
export type TableName = keyof typeof COMPILERS;

/** The names of all tables. @since 0.2.0 */
export const TABLE_NAMES: ReadonlyArray<TableName> = Object.keys(COMPILERS) as TableName[];

/** The tables of a game as plain data, one for each name. @since 0.2.0 */
export type TablesData = Readonly<Record<TableName, Table<string>>>;

/** What a compiler makes of its table. */
type Compiled<F> = F extends (data: Table<string>) => Either<NonEmpty<TableError>, infer T> ? T : never;

/** The tables of a game, ready for use. @since 0.2.0 */
export type Tables = { readonly [N in TableName]: Compiled<(typeof COMPILERS)[N]> } & {
  readonly data: TablesData;
  /** Digest of each table. */
  readonly digests: Readonly<Record<TableName, string>>;
};

/** The tables that are used when nobody loads the printed ones. @since 0.2.0 */
export const tablesData: TablesData = {
  combat: combatData,
  terrain: terrainData,
  movement: movementData,
  overrun: overrunData,
  supply: supplyData,
  air: airData,
  nations: nationsData,
  buildUp: buildUpData,
  mechanized: mechanizedData,
  costs: costsData,
  production: productionData,
  productionRules: productionRulesData,
  transport: transportData,
  neutrals: neutralsData,
  partisans: partisansData,
  victory: victoryData,
};

/** Tables ready for use, or every mistake in them. @since 0.2.0 */
export const makeTables = (data: TablesData): Either<NonEmpty<TableError>, Tables> => {
  const digests = Object.fromEntries(TABLE_NAMES.map((name) => [name, digest(data[name])]));
  const errors: TableError[] = [];
  const entries = TABLE_NAMES.map((name) => {
    const table: Either<NonEmpty<TableError>, unknown> = COMPILERS[name](data[name]);
    if (isLeft(table)) errors.push(...table.left);
    return [name, isRight(table) ? table.right : null] as const;
  });
  // made at once: an object that grows key by key is slow to read, and rules read tables all the time
  const made = { data, digests, ...Object.fromEntries(entries) };
  return errors.length > 0 ? left(errors as unknown as NonEmpty<TableError>) : right(made as unknown as Tables);
};

const judgeOf =
  (name: TableName): Judge =>
  (table) => {
    const made: Either<NonEmpty<TableError>, unknown> = COMPILERS[name](table);
    return isLeft(made) ? made.left : [];
  };

/**
 * Tables from the contents of a tables file: an object with `format` and any of {@link TABLE_NAMES}, each an object or text
 * with commas. Tables that it leaves out are those that ship. Every mistake comes with its table, row and column.
 * Never throws, whatever the input.
 * @since 0.2.0
 */
export const loadTables = (input: unknown, standIn: TablesData = tablesData): Either<NonEmpty<TableError>, Tables> => {
  const judges = Object.fromEntries(TABLE_NAMES.map((name) => [name, judgeOf(name)])) as unknown as Readonly<Record<TableName, Judge>>;
  const { tables: data, errors } = readTables(input, standIn, judges);
  const tables = makeTables(data);
  const all = [...errors, ...(isLeft(tables) ? tables.left : [])];
  return all.length > 0 ? left(all as unknown as NonEmpty<TableError>) : tables;
};

/** The cells whose source is not among those accepted, of all tables. @since 0.2.0 */
export const distrustedCells = (tables: TablesData, trusted: ReadonlyArray<Source>): ReadonlyArray<CellRef> =>
  TABLE_NAMES.flatMap((name) => distrusted(tables[name], trusted));
