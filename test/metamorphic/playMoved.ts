/** Games on maps laid anew. */
import type { Game, GameState, Tagged } from '../../src/engine/game.js';
import type { Dice } from '../../src/engine/random.js';
import { type Likeness, type Pace, type Played, sideBySide } from './lockstep.js';
import { type Move, movedJson, movedText, type Mover } from './move.js';
import { EUROPA, extentOf, movedPosition, SPI } from './movedSetup.js';
import { opened, type Written } from './positions.js';

/** A move as what two games have to do with each other. */
export const likeness = (move: Move): Likeness => ({ action: (a) => movedJson(a, move) as Tagged, text: (t) => movedText(t, move), frame: move.frame });

/** Plays a small position beside itself on a map laid anew. */
export const playMoved = (written: Written, mover: Mover, pace: Pace): Played => {
  const usual = written.family === 'europa' ? EUROPA : SPI;
  const move = mover(extentOf(written.position, usual));
  const moved = { ...written, position: movedPosition(written.position, usual, move), do: written.do.map((line) => movedText(line, move)) };
  return sideBySide(opened(written), opened(moved), likeness(move), pace);
};

/** A player who does anything and ends a phase now and then, so that games get on. */
export const endsPhases = (_: GameState, legal: ReturnType<Game['legalActions']>, random: Dice): Tagged => {
  const end = { type: 'endPhase' };
  return random.below(15) === 0 && legal.has(end) ? end : legal.sample(random);
};
