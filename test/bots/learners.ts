/** The games that the faces for learners are tried on: a small position of each ruleset, and a whole campaign. */
import type { Game, GameState, Tagged } from '../../src/engine/game.js';
import { openMatch } from '../../src/engine/match.js';
import type { Scenario } from '../../src/engine/scenario.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { POSITIONS } from '../perft/positions.js';

export type AnyGame = Game<GameState, Tagged, Tagged>;

export interface Tried {
  readonly name: string;
  readonly game: AnyGame;
  readonly start: GameState;
}

/** A scenario opened anew. */
export const opened = (scenario: unknown, options: Readonly<Record<string, string>> = {}): AnyGame => {
  const match = openMatch(scenario as Scenario, { seed: 1, options });
  if (match._tag === 'Left') throw new Error(match.left[0].detail);
  return match.right.game;
};

/** A small position by name, in another turn than its own when one is given. */
export const small = (name: string, turn?: number): Tried => {
  const position = POSITIONS.find((p) => p.name === name);
  if (position === undefined) throw new Error(name);
  const { game, state } = position.open() as unknown as { readonly game: AnyGame; readonly state: GameState };
  const start = game.decodeState({ ...state, ...(turn === undefined ? {} : { turn }) });
  if (start._tag === 'Left') throw new Error(start.left[0].detail);
  return { name, game, start: start.right };
};

const game = opened(poland1939);
export const POLAND: Tried = { name: 'poland-1939', game, start: game.initial };

/** A position of each ruleset, with combats and dice in it; that of World War II near the end. */
export const SMALL: ReadonlyArray<Tried> = [small('boot-camp/attack'), small('first-to-fight/intervention'), small('europa-reform/retreat-before-combat'), small('spi-ww2/counterattack', 23)];
