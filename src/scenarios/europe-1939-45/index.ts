/**
 * Europe 1939 to 1945 by SPI's World War II: three scenarios, played by any edition of the rules with any of the errata and
 * options. Map, forces and most table cells are reconstructions, and say so.
 * @rule SPI 0, 15, 16.82, 17.0 (SPI-0.1, SPI-17.0.1)
 * @module
 */
import { loadMapData } from '../../engine/loadMap.js';
import { amended } from '../../engine/amended.js';
import { collector, optionProblems, tableProblem, trustProblems } from '../../engine/opening.js';
import type { Problem } from '../../engine/problem.js';
import { settleReadings } from '../../engine/reading.js';
import type { OpenOptions, Scenario } from '../../engine/scenario.js';
import { makeMap } from '../../kernel/map.js';
import { type Either, isLeft, left, type NonEmpty } from '../../prelude.js';
import type { SpiAction } from '../../rulesets/spi-ww2/action.js';
import { chosenRules, EDITIONS, type Edition } from '../../rulesets/spi-ww2/editions.js';
import { ERRATA } from '../../rulesets/spi-ww2/errata/index.js';
import type { SpiEvent } from '../../rulesets/spi-ww2/event.js';
import { makeGame, type SpiGame } from '../../rulesets/spi-ww2/game.js';
import { loadForces } from '../../rulesets/spi-ww2/loadForces.js';
import { OPTIONS } from '../../rulesets/spi-ww2/options/index.js';
import { patchErrors } from '../../rulesets/spi-ww2/patchedMap.js';
import { spiReadings } from '../../rulesets/spi-ww2/readings/index.js';
import { RECONSTRUCTION } from '../../rulesets/spi-ww2/reconstruction.js';
import type { SpiState } from '../../rulesets/spi-ww2/state.js';
import { distrustedCells, loadTables, makeTables, tablesData, turnName } from '../../rulesets/spi-ww2/tables/index.js';
import type { ForcesData } from '../../rulesets/spi-ww2/unit.js';
import { COLORS } from './colors.js';
import { forces1939, forces1940, forces1941 } from './forces.js';
import { mapData } from './map.js';
import { MUSTER, PASSAGES, SETUPS, type Setup } from './setups.js';

const BY_EDITION = 'by-edition';

/** Everything that can be chosen: the edition, the number of players, each option, and each case of the errata by itself. */
const CHOICES: Readonly<Record<string, ReadonlyArray<string>>> = {
  edition: EDITIONS,
  players: ['2', '3'],
  ...Object.fromEntries(OPTIONS.map((o) => [o.id, ['off', 'on']])),
  ...Object.fromEntries(ERRATA.map((e) => [e.amendment.id, [BY_EDITION, 'on', 'off']])),
};

const FORCES: Readonly<Record<Setup['id'], ForcesData>> = { 'europe-1939': forces1939, 'europe-1940': forces1940, 'europe-1941': forces1941 };

/** The choices in force, defaults filled in. */
const settled = (chosen: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(CHOICES).map(([key, values]) => [key, chosen[key] ?? values[0]]));

/** Only what differs from the defaults need be named in a saved match. */
const named = (choices: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(choices).filter(([key, value]) => key === 'edition' || key === 'players' || value !== CHOICES[key][0]));

const open =
  (setup: Setup) =>
  (options: OpenOptions): Either<NonEmpty<Problem>, SpiGame> => {
    const all = collector();
    all.note(optionProblems(CHOICES, options.options ?? {}));
    if (all.problems.length > 0) return left(all.problems as unknown as NonEmpty<Problem>);
    const choices = settled(options.options ?? {});
    const single = (value: string): ReadonlyArray<string> => ERRATA.map((e) => e.amendment.id).filter((id) => choices[id] === value);
    const base = all.take(
      chosenRules({ edition: choices['edition'] as Edition, with: single('on'), without: single('off'), options: OPTIONS.map((o) => o.id).filter((id) => choices[id] === 'on') }),
    );
    const rules = base === null ? null : all.take(amended(base, options.amend ?? []));
    const readings = all.take(settleReadings(spiReadings, options.readings ?? {}));
    const map = all.take(loadMapData(options.map ?? mapData));
    const loaded = options.tables === undefined ? makeTables(tablesData) : loadTables(options.tables);
    const tables = all.take(isLeft(loaded) ? left(loaded.left.map(tableProblem) as unknown as NonEmpty<Problem>) : loaded);
    const made = map === null ? null : all.take(makeMap(map));
    const forces = made === null || tables === null ? null : all.take(loadForces(options.forces ?? FORCES[setup.id], made, tables));
    if (tables !== null && options.trust !== undefined) all.note(trustProblems(options.trust, (trusted) => distrustedCells(tables.data, trusted)));
    if (map !== null && rules !== null) all.note(patchErrors(map, rules.patches));
    if (all.problems.length > 0 || rules === null || readings === null || map === null || tables === null || forces === null)
      return left(all.problems as unknown as NonEmpty<Problem>);
    return makeGame(
      rules,
      {
        id: setup.id,
        title: setup.title,
        notices: [map.notice, forces.notice, ...new Set(Object.values(tables.data).map((table) => table.notice))],
        players: choices['players'] === '3' ? 3 : 2,
        firstTurn: setup.firstTurn,
        lastTurn: setup.lastTurn,
        turnName,
        map,
        mapsheet: true,
        tables,
        forces,
        reconstruction: RECONSTRUCTION,
        stances: setup.stances,
        held: setup.held,
        passages: PASSAGES,
        muster: MUSTER,
        axisNaval: setup.axisNaval,
        freeSetup: { nation: 'Russia', total: setup.russianTotal },
        beginsBeforeWar: setup.beginsBeforeWar,
        colors: COLORS,
        options: named(choices),
      },
      readings,
    );
  };

const scenarioOf = (id: Setup['id']): Scenario<SpiState, SpiAction, SpiEvent> => {
  const setup = SETUPS.find((s) => s.id === id) as Setup;
  return { id, title: setup.title, summary: setup.summary, options: CHOICES, open: open(setup) };
};

/** From the attack on Poland. @since 0.2.0 */
export const europe1939 = scenarioOf('europe-1939');
/** From the campaign in the West. @since 0.2.0 */
export const europe1940 = scenarioOf('europe-1940');
/** From the attack on Russia. @since 0.2.0 */
export const europe1941 = scenarioOf('europe-1941');
