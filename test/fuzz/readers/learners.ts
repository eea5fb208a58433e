/** Readers of what frameworks hand back: states that were serialized, actions as text. */
import { openSpiel } from '../../../src/bots/index.js';
import { dice } from '../../../src/engine/random.js';
import { isLeft } from '../../../src/prelude.js';
import { POSITIONS } from '../../perft/positions.js';
import type { AnyGame } from '../../bots/learners.js';
import type { Reader } from '../hold.js';
import { saidBy } from './words.js';

const position = POSITIONS.find((p) => p.name === 'boot-camp/attack')?.open();
if (position === undefined) throw new Error('the position is gone');
const game = openSpiel(position.game as unknown as AnyGame, { start: position.state });
const state = game.newInitialState();
const played = (seed: number, actions: number): string => {
  const other = game.newInitialState();
  const random = dice(seed);
  for (let i = 0; i < actions && !other.isTerminal(); i++) other.perform(other.sample(random));
  return other.serialize();
};
const texts = state.legalActions().flatMap((n) => {
  const text = state.actionToString(state.currentPlayer(), n);
  return isLeft(text) ? [] : [text.right];
});

export const LEARNER_READERS: ReadonlyArray<Reader> = [
  { name: 'serialized states', takes: 'text', share: 5000, valid: [played(1, 0), played(2, 5), played(3, 12)], read: (t: string) => saidBy(game.deserializeState(t)) },
  { name: 'actions as text', takes: 'text', share: 20_000, valid: texts, read: (t: string) => saidBy(state.stringToAction(state.currentPlayer(), t)) },
];
