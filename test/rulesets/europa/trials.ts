/**
 * Trials of Poland 1939 with every law watching.
 */
import { openMatch } from '../../../src/engine/match.js';
import type { Dice } from '../../../src/engine/random.js';
import type { OpenOptions } from '../../../src/engine/scenario.js';
import { isLeft } from '../../../src/prelude.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../src/rulesets/europa/state.js';
import type { ForcesData } from '../../../src/rulesets/europa/unit.js';
import { reformAmendments } from '../../../src/rulesets/europa-reform/index.js';
import type { Reading } from '../../../src/rulesets/europa/readings.js';
import type { EuropaRules } from '../../../src/rulesets/europa/rules.js';
import type { Amendment } from '../../../src/kernel/amendment.js';
import { firstToFightBasic } from '../../../src/rulesets/first-to-fight/index.js';
import { forcesData } from '../../../src/scenarios/poland-1939/forces.js';
import { poland1939 } from '../../../src/scenarios/poland-1939/index.js';
import { holdTrial, type Trial, type TrialOptions } from '../../../src/testing/index.js';
import { europaLaws, naiveSituation } from './laws.js';

/** A random game of Poland 1939 is over within so many actions; the longest seen takes fewer than 6,000. */
export const LIMIT = 20_000;

/** The game, or an exception with what is wrong. */
export const poland = (options: OpenOptions = {}): EuropaGame => {
  const opened = openMatch(poland1939, options);
  if (isLeft(opened)) throw new Error(opened.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  return opened.right.game as EuropaGame;
};

/** A trial with the laws of every game and those of Europa. */
export const tryPoland = (
  game: EuropaGame,
  options: Partial<TrialOptions<EuropaState, EuropaAction, EuropaEvent>> & { readonly seed: number },
): Trial<EuropaAction> => holdTrial(game, { limit: LIMIT, laws: europaLaws(game), placeLaws: { situation: naiveSituation(game) }, ...options });

/** A value for every reading at random. */
export const drawReadings = (random: Dice, readings: ReadonlyArray<Reading> = firstToFightBasic.readings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readings.map((r) => {
      const values = Object.keys(r.values);
      return [r.id, values[random.below(values.length)]];
    }),
  );

/** Some items of Europa Reform at random: from one to all. */
export const drawReform = (random: Dice): ReadonlyArray<Amendment<EuropaRules>> => {
  const most = 1 + random.below(reformAmendments.length);
  const drawn = reformAmendments.filter(() => random.below(reformAmendments.length) < most);
  return drawn.length === 0 ? [reformAmendments[random.below(reformAmendments.length)]] : drawn;
};

/** The forces with few Poles left, so that Poland can be overrun in a random game. */
export const fewPoles: ForcesData = {
  ...forcesData,
  conversions: [],
  mobilizations: [],
  units: forcesData.units.filter((u, i) => u.nation !== 'Poland' || (u.arrives === 0 && u.size === 'XX' && i % 4 === 0)),
};
