/**
 * Positions of World War II for tests, made of sketches: a synthetic map of 14 by 12 hexes, units in words, anything else that
 * a rule needs. Nothing of a real scenario is needed.
 */
import { apply } from '../../../src/engine/apply.js';
import { makeSpiPosition, type SpiStand } from '../../../src/conformance/spi-ww2/position.js';
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import { isLeft } from '../../../src/prelude.js';
import type { SpiAction } from '../../../src/rulesets/spi-ww2/action.js';
import type { SpiEvent } from '../../../src/rulesets/spi-ww2/event.js';
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import type { SpiRules } from '../../../src/rulesets/spi-ww2/rules.js';
import { due, type SpiState } from '../../../src/rulesets/spi-ww2/state.js';
import { parseAction } from '../../../src/rulesets/spi-ww2/words.js';

/** A position that can be played on from: every step is a new one. */
export interface Spot {
  readonly game: SpiGame;
  readonly state: SpiState;
  /** Events of the last action. */
  readonly events: ReadonlyArray<SpiEvent>;
  /** After some actions in words; an exception when one is refused. */
  readonly act: (...words: ReadonlyArray<string>) => Spot;
  /** Codes of what is said against an action, none when it is legal. */
  readonly try: (words: string) => ReadonlyArray<string>;
  /** Ends phases, at least one, until a phase begins; dice show a one, offers are declined. */
  readonly to: (phase: string, player?: string) => Spot;
}

/** An action of words, or an exception. */
export const action = (words: string): SpiAction => {
  const read = parseAction(words);
  if (isLeft(read)) throw new Error(`${words}: ${read.left[0].detail}`);
  return read.right as SpiAction;
};

const spot = (game: SpiGame, state: SpiState, events: ReadonlyArray<SpiEvent>): Spot => ({
  game,
  state,
  events,
  act: (...words) =>
    words.reduce<Spot>((at, line) => {
      const done = apply(game, at.state, action(line));
      if (isLeft(done)) throw new Error(`${line}: ${done.left.map((v) => `${v.code}: ${v.detail}`).join('; ')}`);
      return spot(game, done.right.state, done.right.events);
    }, spot(game, state, [])),
  try: (words) => game.violations(state, action(words)).map((v) => v.code),
  to: (phase, player) => {
    let at = spot(game, state, []);
    for (let n = 0; n < 200; n++) {
      const decision = due(at.state);
      const there = at.state.phase === phase && (player === undefined || game.board.players[at.state.player] === player);
      if (n > 0 && decision === null && (there || at.state.phase === 'over')) return at;
      at = at.act(decision === null ? 'endPhase' : decision.kind === 'roll' ? 'roll 1' : 'pass');
    }
    throw new Error(`No ${phase} phase comes.`);
  },
});

/** The position of a sketch, or an exception with what is wrong. */
export const stand = (sketch: SpiSketch, change?: (rules: SpiRules) => SpiRules): SpiStand => {
  const made = makeSpiPosition(sketch, change);
  if (isLeft(made)) throw new Error(made.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  return made.right;
};

/** The same, to be played on from. */
export const position = (sketch: SpiSketch, change?: (rules: SpiRules) => SpiRules): Spot => {
  const { game, state } = stand(sketch, change);
  return spot(game, state, []);
};
