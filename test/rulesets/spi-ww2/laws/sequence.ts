/** The law of the sequence: phases, players and Game-Turns follow one another. Rule 4. */
import type { EventLaw } from './books.js';

export const sequence: EventLaw = (books, e) => {
  if (e.type !== 'phaseBegan') return null;
  const { phases, players } = books.game.board;
  const last = books.phase === 'setup' ? phases.length - 1 : phases.indexOf(books.phase as (typeof phases)[number]);
  const [phase, player, turn] =
    books.phase === 'setup'
      ? [phases[0], 0, books.turn]
      : last + 1 < phases.length
        ? [phases[last + 1], books.player, books.turn]
        : books.player + 1 < players.length
          ? [phases[0], books.player + 1, books.turn]
          : [phases[0], 0, books.turn + 1];
  return e.phase === phase && e.player === player && e.turn === turn ? null : `After ${books.phase} of ${books.player} in ${books.turn} comes ${e.phase} of ${e.player} in ${e.turn}.`;
};
