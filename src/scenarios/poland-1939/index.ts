/**
 * Poland, September 1939: First to Fight with the Europa Boot Camp rules. Map, forces and most table cells are
 * reconstructions, and say so.
 * There is no intrinsic defense: a city without units is entered freely.
 * @rule FTF 1, 2 (FF-2.1, FF-2.2, FF-2.4), 21 (FF-21.5)
 * @module
 */
import { amended } from '../../engine/amended.js';
import { loadMap } from '../../engine/loadMap.js';
import type { Problem } from '../../engine/problem.js';
import type { OpenOptions, Scenario } from '../../engine/scenario.js';
import { type CellRef, SOURCES } from '../../kernel/table.js';
import { type Either, isLeft, left, type NonEmpty } from '../../prelude.js';
import { terrainChartData } from '../../rulesets/boot-camp/terrain.js';
import type { EuropaAction } from '../../rulesets/europa/action.js';
import type { EuropaEvent } from '../../rulesets/europa/event.js';
import { type EuropaGame, makeGame } from '../../rulesets/europa/game.js';
import { loadForces } from '../../rulesets/europa/loadForces.js';
import { loadTables, makeTables } from '../../rulesets/europa/loadTables.js';
import { settleReadings } from '../../rulesets/europa/readings.js';
import type { EuropaState } from '../../rulesets/europa/state.js';
import { distrustedCells } from '../../rulesets/europa/tables.js';
import type { TableError } from '../../rulesets/europa/tableError.js';
import { firstToFightAdvanced, firstToFightBasic, firstToFightDeployment, firstToFightPlayerTurns, firstToFightPowers, turnDates, turnHalfMonth } from '../../rulesets/first-to-fight/index.js';
import { forcesData } from './forces.js';
import { mapData } from './map.js';

const TURNS = 10;

export { turnDates };

/** The first value of each is the default. */
const OPTIONS = { level: ['advanced', 'basic'], deployment: ['default', 'free'] } as const;

/** Basic Training alone, or the whole of Boot Camp. */
const RULES = { basic: firstToFightBasic, advanced: firstToFightAdvanced } as const;

const optionProblems = (chosen: Readonly<Record<string, string>>): ReadonlyArray<Problem> =>
  Object.entries(chosen).flatMap(([key, value]) => {
    const values: ReadonlyArray<string> | undefined = Object.hasOwn(OPTIONS, key) ? OPTIONS[key as keyof typeof OPTIONS] : undefined;
    if (values === undefined) return [{ code: 'options/unknown', at: `options.${key}`, detail: `There is no such option; the options are ${Object.keys(OPTIONS).join(', ')}.` }];
    return values.includes(value) ? [] : [{ code: 'options/value', at: `options.${key}`, detail: `${JSON.stringify(value)} is not one of its values: ${values.join(', ')}.` }];
  });

const tableProblem = (e: TableError): Problem => ({
  code: e.code,
  at: [e.table, e.row === null ? '' : `row ${e.row}`, e.column === null ? '' : `column ${e.column}`].filter((part) => part !== '').join(', '),
  detail: e.detail,
});

const cellProblem = (c: CellRef): Problem => ({
  code: 'trust/cell',
  at: `${c.table}, row ${c.row}, column ${c.column}`,
  detail: `The cell is ${c.source}, which is not among the sources you trust; load a table that gives it.`,
});

const open = (options: OpenOptions): Either<NonEmpty<Problem>, EuropaGame> => {
  const problems: Problem[] = [...optionProblems(options.options ?? {})];
  const collect = <T>(loaded: Either<NonEmpty<Problem>, T>): T | null => {
    if (isLeft(loaded)) {
      problems.push(...loaded.left);
      return null;
    }
    return loaded.right;
  };
  const level = options.options?.level === 'basic' ? 'basic' : 'advanced';
  const base = RULES[level];
  const rules = collect(amended(base, options.amend ?? [])) ?? base;
  const readings = collect(settleReadings(rules.readings, options.readings ?? {}));
  const map = collect(loadMap(options.map ?? mapData));
  const standIn = { crt: rules.crt.standIn, terrain: terrainChartData };
  const loaded = options.tables === undefined ? makeTables(standIn, rules.crt) : loadTables(options.tables, standIn, rules.crt);
  const tables = collect(isLeft(loaded) ? left(loaded.left.map(tableProblem) as unknown as NonEmpty<Problem>) : loaded);
  const forces = map === null ? null : collect(loadForces(options.forces ?? forcesData, map));
  const wrongTrust = (options.trust ?? []).filter((s) => !SOURCES.includes(s));
  problems.push(...wrongTrust.map((s) => ({ code: 'trust/source', at: 'trust', detail: `${JSON.stringify(s)} is not a source; the sources are ${SOURCES.join(', ')}.` })));
  if (tables !== null && options.trust !== undefined && wrongTrust.length === 0) problems.push(...distrustedCells(tables, options.trust).map(cellProblem));
  if (problems.length > 0 || readings === null || map === null || tables === null || forces === null)
    return left(problems as unknown as NonEmpty<Problem>);
  const deployment = options.options?.deployment === 'free' ? 'free' : 'default';
  return makeGame(
    rules,
    {
      id: 'poland-1939',
      title: 'Poland, September 1939',
      notices: [map.notice, forces.notice, tables.crt.data.notice, tables.terrain.notice],
      turns: TURNS,
      turnName: turnDates,
      date: turnHalfMonth,
      map,
      forces,
      tables,
      powers: firstToFightPowers,
      playerTurns: firstToFightPlayerTurns,
      deployment,
      deploymentOrder: firstToFightDeployment,
      options: { level, deployment },
    },
    readings,
  );
};

/** The scenario. @since 0.1.0 */
export const poland1939: Scenario<EuropaState, EuropaAction, EuropaEvent> = {
  id: 'poland-1939',
  title: 'Poland, September 1939',
  summary: 'First to Fight with the Europa Boot Camp rules: ten turns of three days, the German army against the Polish one, and perhaps the Soviet army too.',
  options: OPTIONS,
  open,
};
