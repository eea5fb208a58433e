/**
 * Trials of Fall Blau with every law watching.
 */
import { openMatch } from '../../../src/engine/match.js';
import type { Dice } from '../../../src/engine/random.js';
import type { OpenOptions } from '../../../src/engine/scenario.js';
import { isLeft } from '../../../src/prelude.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import type { Reading } from '../../../src/rulesets/europa/readings.js';
import type { EuropaState } from '../../../src/rulesets/europa/state.js';
import { bootCampReadings } from '../../../src/rulesets/boot-camp/index.js';
import { fallBlau1942 } from '../../../src/scenarios/eastern-front/index.js';
import { fallBlauSchedules } from '../../../src/scenarios/eastern-front/ruleset.js';
import { holdTrial, type Trial, type TrialOptions } from '../../../src/testing/index.js';
import { drawReadings } from '../europa/trials.js';
import { easternLaws, naiveSituation } from './laws.js';
import { naiveSupply } from './laws/supply.js';

/** A random game of Fall Blau is over within so many actions. */
export const LIMIT = 60_000;

/** The game, or an exception with what is wrong. */
export const fallBlau = (options: OpenOptions = {}): EuropaGame => {
  const opened = openMatch(fallBlau1942, options);
  if (isLeft(opened)) throw new Error(opened.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  return opened.right.game as EuropaGame;
};

type Options = Partial<TrialOptions<EuropaState, EuropaAction, EuropaEvent>> & { readonly seed: number };

/** A trial of a game of the East with the laws of every game and its own. */
export const tryEast = (game: EuropaGame, options: Options): Trial<EuropaAction> =>
  holdTrial(game, { limit: LIMIT, laws: easternLaws(game, fallBlauSchedules), placeLaws: { situation: naiveSituation(game), supply: naiveSupply(game) }, ...options });

const OLD: ReadonlySet<Reading> = new Set(bootCampReadings);

/** A value at random for every reading that Boot Camp does not have. */
export const drawEastern = (random: Dice, game: EuropaGame): Readonly<Record<string, string>> => drawReadings(random, game.board.rules.readings.filter((r) => !OLD.has(r)));
