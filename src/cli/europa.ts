/**
 * The Europa family for commands.
 * @module
 */
import { loadMap } from '../engine/loadMap.js';
import { tableProblem } from '../engine/opening.js';
import type { MapData } from '../kernel/map.js';
import { isLeft } from '../prelude.js';
import type { EuropaAction } from '../rulesets/europa/action.js';
import type { EuropaGame } from '../rulesets/europa/game.js';
import { loadForces } from '../rulesets/europa/loadForces.js';
import { loadTables, TABLES_FORMAT } from '../rulesets/europa/loadTables.js';
import type { EuropaState } from '../rulesets/europa/state.js';
import type { ForcesData } from '../rulesets/europa/unit.js';
import { ACTION_WORDS, actionWords, parseAction } from '../rulesets/europa/words.js';
import { forcesData } from '../scenarios/poland-1939/forces.js';
import { REFORM_ITEMS } from '../rulesets/europa-reform/index.js';
import { poland1939 } from '../scenarios/poland-1939/index.js';
import { mapData } from '../scenarios/poland-1939/map.js';
import { forcesData as bridgeheadForces } from '../scenarios/bridgehead/forces.js';
import { bridgehead } from '../scenarios/bridgehead/index.js';
import { mapData as bridgeheadMap } from '../scenarios/bridgehead/map.js';
import { barbarossaForces } from '../scenarios/eastern-front/barbarossaForces.js';
import { fallBlauForces } from '../scenarios/eastern-front/fallBlauForces.js';
import { barbarossa1941, fallBlau1942 } from '../scenarios/eastern-front/index.js';
import { barbarossaMap, fallBlauMap } from '../scenarios/eastern-front/maps.js';
import { type AnyGame, type AnyMatch, anyScenario, type Family, type OwnContents, problemsOf, type Verdict } from './family.js';
import { oddsByStrength, oddsInMatch } from './oddsEuropa.js';

/** Maps and forces of the scenarios, as files. */
const DATA: Readonly<Record<string, { readonly map: MapData; readonly forces: ForcesData }>> = {
  [poland1939.id]: { map: mapData, forces: forcesData },
  [fallBlau1942.id]: { map: fallBlauMap, forces: fallBlauForces },
  [barbarossa1941.id]: { map: barbarossaMap, forces: barbarossaForces },
  [bridgehead.id]: { map: bridgeheadMap, forces: bridgeheadForces },
};

const own = (game: AnyGame): EuropaGame => game as unknown as EuropaGame;
const stateOf = (match: AnyMatch): EuropaState => match.state as EuropaState;

const check = (game: AnyGame, { map, forces, tables }: OwnContents): ReadonlyArray<Verdict> => {
  const { board } = own(game);
  const ownMap = map === undefined ? null : loadMap(map);
  const read = tables === undefined ? null : loadTables(tables, { crt: board.crt.data, terrain: board.setting.tables.terrain }, board.rules.crt);
  return [
    ...(ownMap === null ? [] : [{ kind: 'map' as const, problems: problemsOf(ownMap) }]),
    ...(forces === undefined ? [] : [{ kind: 'forces' as const, problems: problemsOf(loadForces(forces, ownMap !== null && !isLeft(ownMap) ? ownMap.right : board.map)) }]),
    ...(read === null ? [] : [{ kind: 'tables' as const, problems: isLeft(read) ? read.left.map(tableProblem) : [] }]),
  ];
};

/** The family. */
export const europa: Family = {
  scenarios: [anyScenario(poland1939), anyScenario(fallBlau1942), anyScenario(barbarossa1941), anyScenario(bridgehead)],
  readings: (game) => own(game).board.rules.readings,
  switches: [],
  amendments: REFORM_ITEMS,
  tables: (game) => {
    const { crt, terrain, setting } = own(game).board;
    return [
      { table: crt.data, digest: crt.digest },
      { table: setting.tables.terrain, digest: terrain.digest },
    ];
  },
  mover: (match) => own(match.game).board.playerTurns[stateOf(match).playerTurn].name,
  standing: (match) => own(match.game).board.rules.supplement?.result(own(match.game).position(stateOf(match))) ?? null,
  files: (id, game) => {
    const { board } = own(game);
    return { ...(DATA[id] ?? DATA[poland1939.id]), tables: { format: TABLES_FORMAT, crt: board.crt.data, terrain: board.setting.tables.terrain } };
  },
  check,
  typed: ACTION_WORDS,
  actionWords: (action) => actionWords(action as EuropaAction),
  readAction: parseAction,
  oddsInMatch,
  oddsByStrength,
};
