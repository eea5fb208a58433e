/** Scenarios of every ruleset, with their maps and forces as files that can be changed. */
import { settle } from '../../src/engine/apply.js';
import type { Game } from '../../src/engine/game.js';
import { openMatch } from '../../src/engine/match.js';
import type { OpenOptions, Scenario } from '../../src/engine/scenario.js';
import type { MapData } from '../../src/kernel/map.js';
import { isLeft } from '../../src/prelude.js';
import { reformAmendments } from '../../src/rulesets/europa-reform/index.js';
import { makeGame, type SpiGame } from '../../src/rulesets/spi-ww2/game.js';
import { fallBlauForces } from '../../src/scenarios/eastern-front/fallBlauForces.js';
import { fallBlau1942 } from '../../src/scenarios/eastern-front/index.js';
import { fallBlauMap } from '../../src/scenarios/eastern-front/maps.js';
import { forces1939 } from '../../src/scenarios/europe-1939-45/forces.js';
import { europe1939 } from '../../src/scenarios/europe-1939-45/index.js';
import { mapData as europeMap } from '../../src/scenarios/europe-1939-45/map.js';
import { forcesData } from '../../src/scenarios/poland-1939/forces.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { mapData as polandMap } from '../../src/scenarios/poland-1939/map.js';
import type { Stand } from './lockstep.js';
import type { Move } from './move.js';
import { movedForces } from './movedMap.js';

/** Forces as both families write them. */
export interface Forces {
  readonly units: ReadonlyArray<{ readonly id: string; readonly hex: string | null }>;
}

/** A scenario with the files that it is made of. */
export interface Setting {
  readonly name: string;
  readonly scenario: Scenario<never, never, never>;
  readonly options: OpenOptions;
  readonly map: MapData;
  readonly forces: Forces;
}

/** Hel is no fortress here, so that it supplies nobody: its number is an exception by itself. */
const withoutHel: MapData = { ...polandMap, features: { ...polandMap.features, fortress: polandMap.features['fortress'].filter((hex) => hex !== '1609') } };

const setting = (name: string, scenario: unknown, map: MapData, forces: Forces, options: OpenOptions): Setting => ({ name, scenario: scenario as Setting['scenario'], map, forces, options });

/** One of each ruleset at least. */
export const SETTINGS: ReadonlyArray<Setting> = [
  setting('basic', poland1939, withoutHel, forcesData, { options: { level: 'basic' } }),
  setting('advanced', poland1939, withoutHel, forcesData, {}),
  setting('poland by the Reform', poland1939, withoutHel, forcesData, { amend: reformAmendments }),
  setting('fall blau', fallBlau1942, fallBlauMap, fallBlauForces, {}),
  setting('world war ii', europe1939, europeMap, forces1939, { options: { edition: 'first' } }),
];

const standing = (game: Game): Stand => ({ game, state: settle(game, game.initial).state });

/** Opens one. Throws when it cannot be. */
export const openSetting = ({ scenario, map, forces, options }: Setting): Stand => {
  const opened = openMatch(scenario, { ...options, map, forces });
  if (isLeft(opened)) throw new Error(opened.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  return standing(opened.right.game as unknown as Game);
};

/** Opens one with the map and forces of a move. What the scenario of World War II says of hexes outside its map goes along. */
export const openMoved = (from: Setting, map: MapData, move: Move): Stand => {
  const forces = movedForces(from.forces, move);
  if (from.name !== 'world war ii') return openSetting({ ...from, map, forces });
  const { rules, setting: old, readings } = (openSetting(from).game as unknown as SpiGame).board;
  const made = makeGame(rules, { ...old, map, forces: forces as unknown as typeof old.forces, passages: old.passages.map((p) => ({ ...p, hexes: p.hexes.map(move.to) })) }, readings);
  if (isLeft(made)) throw new Error(made.left.map((p) => p.detail).join('\n'));
  return standing(made.right as unknown as Game);
};
