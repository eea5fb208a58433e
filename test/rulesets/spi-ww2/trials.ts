/** Trials of World War II with every law watching: of the skirmish, and of the scenarios. */
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import { playout } from '../../../src/engine/apply.js';
import { openMatch } from '../../../src/engine/match.js';
import { isLeft } from '../../../src/prelude.js';
import type { SpiAction } from '../../../src/rulesets/spi-ww2/action.js';
import type { SpiEvent } from '../../../src/rulesets/spi-ww2/event.js';
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import type { SpiState } from '../../../src/rulesets/spi-ww2/state.js';
import { europe1939, europe1940, europe1941 } from '../../../src/scenarios/europe-1939-45/index.js';
import { holdTrial, type Trial, type TrialOptions } from '../../../src/testing/index.js';
import type { Draw } from './draws.js';
import { stand } from './fixture.js';
import { spiLaws } from './laws.js';
import { wrongLine } from './told.js';

/** A random game is over within so many actions. */
export const LIMIT = 60_000;

export const SCENARIOS = { 'europe-1939': europe1939, 'europe-1940': europe1940, 'europe-1941': europe1941 } as const;
export type ScenarioId = keyof typeof SCENARIOS;

type Options = Partial<TrialOptions<SpiState, SpiAction, SpiEvent>> & { readonly seed: number };

/** A trial of a game. */
export const trySpi = (game: SpiGame, options: Options): Trial<SpiAction> => holdTrial(game, { limit: LIMIT, laws: spiLaws(game), ...options });

/** A trial of a small position. */
export const trySketch = (sketch: SpiSketch, options: Options): Trial<SpiAction> => {
  const { game, state } = stand(sketch);
  return trySpi({ ...game, initial: state }, options);
};

/** A scenario by some rules, or an exception with what is wrong. */
export const europe = (id: ScenarioId, draw: Partial<Draw> = {}): SpiGame => {
  const { edition = 'feb75', options = [], players = 2, readings = {} } = draw;
  const opened = openMatch(SCENARIOS[id], {
    seed: 1,
    options: {
      edition,
      players: String(players),
      ...Object.fromEntries(options.map((o) => [o, 'on'])),
      ...Object.fromEntries((draw.with ?? []).map((o) => [o, 'on'])),
      ...Object.fromEntries((draw.without ?? []).map((o) => [o, 'off'])),
    },
    readings,
  });
  if (isLeft(opened)) throw new Error(opened.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  return opened.right.game as SpiGame;
};

/** The record of a trial played again and told: the first line that is not fit for people, and how many lines there are. */
export const retell = (game: SpiGame, record: ReadonlyArray<SpiAction>): { readonly lines: number; readonly wrong: string | null } => {
  let lines = 0;
  let wrong: string | null = null;
  const copy = playout(game, game.initial, (before, e) => {
    for (const line of game.narrate(before, e)) {
      lines++;
      wrong ??= wrongLine(line);
    }
  });
  copy.settle();
  for (const action of record) {
    copy.play(action);
    copy.forget();
  }
  return { lines, wrong };
};
