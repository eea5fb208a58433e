/**
 * Games of the Europa family played at random, for positions that two engines are asked about.
 */
import { playout, settle } from '../../src/engine/apply.js';
import { openMatch } from '../../src/engine/match.js';
import { dice } from '../../src/engine/random.js';
import type { MapData } from '../../src/kernel/map.js';
import { isLeft } from '../../src/prelude.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../src/rulesets/europa/state.js';
import { reformAmendments } from '../../src/rulesets/europa-reform/index.js';
import { weatherTable } from '../../src/rulesets/fire-in-the-east/index.js';
import { barbarossa1941 } from '../../src/scenarios/eastern-front/index.js';
import { barbarossaMap, fallBlauMap } from '../../src/scenarios/eastern-front/maps.js';
import { mapData } from '../../src/scenarios/poland-1939/map.js';
import { fallBlau } from '../rulesets/eastern-front/trials.js';
import { brawler, conqueror, type Player } from '../rulesets/europa/players.js';
import { poland } from '../rulesets/europa/trials.js';
import { type Printed, readPrinted } from './europa/printed.js';

/** A ruleset with a scenario that it is tried on. */
export interface Ruleset {
  readonly id: string;
  readonly game: EuropaGame;
  readonly printed: Printed;
}

const ruleset = (id: string, game: EuropaGame, map: MapData, weather: typeof weatherTable | null): Ruleset => {
  const { setting, rules } = game.board;
  const { forces, tables, powers, playerTurns, date, owners } = setting;
  return { id, game, printed: readPrinted({ map, forces, chart: tables.terrain, crt: tables.crt.data, powers, playerTurns, owners: owners ?? null, amendments: rules.amendments, weather, date }) };
};

/** A game of Barbarossa. */
const barbarossa = (options: Readonly<Record<string, string>>): EuropaGame => {
  const opened = openMatch(barbarossa1941, { options });
  if (isLeft(opened)) throw new Error(opened.left.map((p) => p.detail).join(' '));
  return opened.right.game as EuropaGame;
};

/** How each ruleset is opened, by its name in reports. */
export const RULESETS: Readonly<Record<string, () => Ruleset>> = {
  'boot-camp-basic': () => ruleset('boot-camp-basic', poland({ options: { level: 'basic' } }), mapData, null),
  'boot-camp': () => ruleset('boot-camp', poland(), mapData, null),
  'reform-poland': () => ruleset('reform-poland', poland({ amend: reformAmendments }), mapData, null),
  'reform-east': () => ruleset('reform-east', fallBlau(), fallBlauMap, weatherTable),
};

/** Others, for the long run: all weathers, the Arctic and the Finns; and the standard game without the article. */
export const MORE_RULESETS: Readonly<Record<string, () => Ruleset>> = {
  'reform-1941': () => ruleset('reform-1941', barbarossa({ surprise: 'none' }), barbarossaMap, weatherTable),
  'standard-east': () => ruleset('standard-east', fallBlau({ options: { rules: 'standard' } }), fallBlauMap, weatherTable),
};

/** Players by their seed: some fight much, in Poland some march on all that the Poles hold, the others do anything. */
const playerOf = (game: EuropaGame, seed: number): Player => {
  if (seed % 4 === 3 && game.identity.scenario === 'poland-1939') return conqueror(game);
  return seed % 2 === 1 ? brawler : (_, legal, random) => legal.sample(random);
};

/** A game of a seed, action by action. */
export interface Run {
  /** The position now; it changes as the game goes on. */
  readonly state: EuropaState;
  readonly actions: number;
  readonly over: boolean;
  /** Plays so many actions more. */
  readonly go: (actions: number) => void;
}

/** Begins a game at random. The same seed always plays the same game. */
export const begin = (game: EuropaGame, seed: number): Run => {
  const random = dice(seed, 77);
  const own = playout(game, settle(game, game.initial).state);
  const choose = playerOf(game, seed);
  let actions = 0;
  const over = (): boolean => game.actor(own.state) === 'nobody';
  const go = (more: number): void => {
    for (let i = 0; i < more && !over(); i++) {
      const action: EuropaAction = choose(own.state, game.legalActions(own.state), random);
      own.play(action);
      own.forget();
      actions++;
    }
  };
  return {
    get state() {
      return own.state;
    },
    get actions() {
      return actions;
    },
    get over() {
      return over();
    },
    go,
  };
};
