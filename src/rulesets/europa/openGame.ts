/**
 * Opening a scenario of the family: options, amendments, readings, the user's own map, forces and tables, each with everything that
 * is wrong with it.
 * @rule EBC 1, 2
 * @module
 */
import { amended } from '../../engine/amended.js';
import { loadMap } from '../../engine/loadMap.js';
import { perhaps } from '../../engine/nearest.js';
import { collector, optionProblems, tableProblem, trustProblems } from '../../engine/opening.js';
import type { Problem } from '../../engine/problem.js';
import type { OpenOptions } from '../../engine/scenario.js';
import { shown } from '../../engine/shape.js';
import type { HexMap, MapData } from '../../kernel/map.js';
import { type Either, isLeft, left, type NonEmpty } from '../../prelude.js';
import { type EuropaGame, makeGame } from './game.js';
import { loadForces } from './loadForces.js';
import { loadTables, makeTables } from './loadTables.js';
import { settleReadings } from './readings.js';
import type { EuropaRules } from './rules.js';
import { DEPLOYMENTS, type Setting } from './setting.js';
import { distrustedCells } from './tables.js';
import type { TerrainChartData } from './terrainChart.js';
import type { ForcesData } from './unit.js';

/** What a scenario is made of when nobody brings anything else. */
export interface Opening {
  /** The values of each option, the default first. */
  readonly options: Readonly<Record<string, ReadonlyArray<string>>>;
  /** The rules; `own`: with forces that the user brings, whose units are not known. */
  readonly rules: (chosen: Readonly<Record<string, string>>, own: boolean) => EuropaRules;
  readonly terrain: TerrainChartData;
  readonly map: MapData;
  readonly forces: ForcesData;
  readonly setting: (map: HexMap, chosen: Readonly<Record<string, string>>) => Omit<Setting, 'notices' | 'map' | 'forces' | 'tables' | 'deployment' | 'options'>;
}

/** Units of nations that are in nobody's command: they would be left out, and nobody told. */
const strangers = ({ units }: ForcesData, nations: ReadonlyArray<string>): ReadonlyArray<Problem> =>
  units
    .filter((u) => !nations.includes(u.nation))
    .map((u) => ({ code: 'forces/no-such-nation', at: u.id, detail: `${shown(u.nation)} takes no part in this game; its nations are ${nations.join(', ')}.${perhaps(u.nation, nations)}` }));

/** The game of a scenario, or everything that keeps it from being played. How forces are deployed is an option named `deployment`. */
export const openGame = (opening: Opening, options: OpenOptions): Either<NonEmpty<Problem>, EuropaGame> => {
  const { take, note, problems } = collector();
  note(optionProblems(opening.options, options.options ?? {}));
  const chosen = Object.fromEntries(
    Object.entries(opening.options).map(([key, values]) => {
      const value = options.options?.[key];
      return [key, value !== undefined && values.includes(value) ? value : values[0]];
    }),
  );
  const base = opening.rules(chosen, options.forces !== undefined);
  const rules = take(amended(base, options.amend ?? [])) ?? base;
  const readings = take(settleReadings(rules.readings, options.readings ?? {}));
  const map = take(loadMap(options.map ?? opening.map));
  const standIn = { crt: rules.crt.standIn, terrain: opening.terrain };
  const loaded = options.tables === undefined ? makeTables(standIn, rules.crt) : loadTables(options.tables, standIn, rules.crt);
  const tables = take(isLeft(loaded) ? left(loaded.left.map(tableProblem) as unknown as NonEmpty<Problem>) : loaded);
  const forces = map === null ? null : take(loadForces(options.forces ?? opening.forces, map));
  if (tables !== null && options.trust !== undefined) note(trustProblems(options.trust, (trusted) => distrustedCells(tables, trusted)));
  const setting = map === null ? null : opening.setting(map, chosen);
  if (setting !== null && forces !== null) note(strangers(forces, setting.powers.flatMap((p) => p.nations)));
  if (problems.length > 0 || readings === null || map === null || tables === null || forces === null || setting === null) return left(problems as unknown as NonEmpty<Problem>);
  return makeGame(
    rules,
    {
      ...setting,
      notices: [map.notice, forces.notice, tables.crt.data.notice, tables.terrain.notice],
      map,
      forces,
      tables,
      deployment: DEPLOYMENTS.find((d) => d === chosen['deployment']) ?? 'default',
      options: chosen,
    },
    readings,
  );
};
