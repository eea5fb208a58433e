/**
 * World War II for commands.
 * @module
 */
import { loadMapData } from '../engine/loadMap.js';
import { tableProblem } from '../engine/opening.js';
import { TABLES_FORMAT } from '../engine/tableFile.js';
import { makeMap } from '../kernel/map.js';
import { isLeft } from '../prelude.js';
import type { SpiAction } from '../rulesets/spi-ww2/action.js';
import { EDITIONS, errataOf } from '../rulesets/spi-ww2/editions.js';
import { ERRATA } from '../rulesets/spi-ww2/errata/index.js';
import type { SpiGame } from '../rulesets/spi-ww2/game.js';
import { loadForces } from '../rulesets/spi-ww2/loadForces.js';
import { OPTION_NAMES, OPTIONS } from '../rulesets/spi-ww2/options/index.js';
import type { SpiState } from '../rulesets/spi-ww2/state.js';
import { loadTables, TABLE_NAMES } from '../rulesets/spi-ww2/tables/index.js';
import { ACTION_WORDS, actionWords, parseAction } from '../rulesets/spi-ww2/words.js';
import type { ForcesData } from '../rulesets/spi-ww2/unit.js';
import { forces1939, forces1940, forces1941 } from '../scenarios/europe-1939-45/forces.js';
import { europe1939, europe1940, europe1941 } from '../scenarios/europe-1939-45/index.js';
import { mapData } from '../scenarios/europe-1939-45/map.js';
import { type AnyGame, type AnyMatch, anyScenario, type Family, type OwnContents, problemsOf, type Switch, type Verdict } from './family.js';
import { oddsByStrength, oddsInMatch } from './oddsSpi.js';

const own = (game: AnyGame): SpiGame => game as unknown as SpiGame;
const stateOf = (match: AnyMatch): SpiState => match.state as SpiState;

const FORCES: Readonly<Record<string, ForcesData>> = { 'europe-1939': forces1939, 'europe-1940': forces1940, 'europe-1941': forces1941 };

/** `'; dec73, feb75'`: editions that a case is part of. */
const editionsWith = (id: string): string => EDITIONS.filter((edition) => errataOf(edition).includes(id)).sort().join(', ');

const switches: ReadonlyArray<Switch> = [
  ...OPTIONS.map(({ id, ref }): Switch => ({ id, names: [OPTION_NAMES[id]], kind: 'option', about: ref.gist })),
  ...ERRATA.map(({ amendment: { id, ref, touches } }): Switch => ({
    id,
    names: [ref.case],
    kind: 'erratum',
    about: `${ref.gist} (${touches.length === 0 ? 'changes nothing in play; ' : ''}${editionsWith(id)})`,
  })),
];

const check = (game: AnyGame, { map, forces, tables }: OwnContents): ReadonlyArray<Verdict> => {
  const { board } = own(game);
  const read = map === undefined ? null : loadMapData(map);
  const made = read === null || isLeft(read) ? null : makeMap(read.right);
  const ownTables = tables === undefined ? null : loadTables(tables);
  const usable = ownTables !== null && !isLeft(ownTables) ? ownTables.right : board.tables;
  return [
    ...(read === null ? [] : [{ kind: 'map' as const, problems: [...problemsOf(read), ...(made === null ? [] : problemsOf(made))] }]),
    ...(forces === undefined ? [] : [{ kind: 'forces' as const, problems: problemsOf(loadForces(forces, made !== null && !isLeft(made) ? made.right : board.map, usable)) }]),
    ...(ownTables === null ? [] : [{ kind: 'tables' as const, problems: isLeft(ownTables) ? ownTables.left.map(tableProblem) : [] }]),
  ];
};

/** The family: one ruleset, three scenarios. */
export const spi: Family = {
  scenarios: [europe1939, europe1940, europe1941].map(anyScenario),
  readings: (game) => own(game).board.rules.readings,
  switches,
  amendments: {},
  tables: (game) => {
    const { data, digests } = own(game).board.tables;
    return TABLE_NAMES.map((name) => ({ table: data[name], digest: digests[name] }));
  },
  mover: (match) => {
    const name = own(match.game).board.players[stateOf(match).player];
    return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  },
  standing: (match) => own(match.game).board.rules.result(own(match.game).position(stateOf(match))),
  files: (id, game) => ({ map: mapData, forces: FORCES[id], tables: { format: TABLES_FORMAT, ...own(game).board.tables.data } }),
  check,
  typed: ACTION_WORDS,
  actionWords: (action) => actionWords(action as SpiAction),
  readAction: parseAction,
  oddsInMatch,
  oddsByStrength,
};
