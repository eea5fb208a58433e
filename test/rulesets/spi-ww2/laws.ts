/**
 * Laws of every game of World War II, kept by books of their own from events and from what is printed.
 */
import type { SpiAction } from '../../../src/rulesets/spi-ww2/action.js';
import type { SpiEvent } from '../../../src/rulesets/spi-ww2/event.js';
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import type { SpiState } from '../../../src/rulesets/spi-ww2/state.js';
import type { StepLaw } from '../../../src/testing/index.js';
import { type Books, disagreement, enter, type EventLaw, openBooks } from './laws/books.js';
import { attackersUnhurt, attacks, lossBooks } from './laws/combat.js';
import { balance, counters, freeSetup, purse, sizes } from './laws/forces.js';
import { allowances, drops, freeToMove, overruns, rail, zones } from './laws/movement.js';
import { command, entry, leash, peacetime, standing } from './laws/places.js';
import { exempt, ledgers, ships } from './laws/sea.js';
import { sequence } from './laws/sequence.js';

type Laws = Readonly<Record<string, StepLaw<SpiState, SpiAction, SpiEvent>>>;

/** Laws about single events, by name. */
const EVENT_LAWS = {
  sequence,
  counters,
  sizes,
  purse,
  'free set-up': freeSetup,
  entry,
  command,
  leash,
  allowances,
  'free to move': freeToMove,
  zones,
  rail,
  drops,
  overruns,
  attacks,
  'attackers are unhurt': attackersUnhurt,
  ships,
  exempt,
} as const satisfies Readonly<Record<string, EventLaw>>;

/** Fresh laws for one game from its first action on. A broken one names itself: `'zones: …'`. */
export const spiLaws = (game: SpiGame): Laws => {
  const losses = lossBooks();
  const laws: ReadonlyArray<readonly [string, EventLaw]> = Object.entries({ ...EVENT_LAWS, losses: losses.event });
  let books: Books | null = null;
  return {
    'the books of World War II': (before, _action, events, after) => {
      books ??= openBooks(game, before);
      for (const e of events) {
        for (const [name, law] of laws) {
          const wrong = law(books, e, before);
          if (wrong !== null) return `${name}: ${wrong}`;
        }
        const stacked = e.type === 'phaseEnded' ? peacetime(books) : null;
        if (stacked !== null) return `peacetime: ${stacked}`;
        enter(books, e);
      }
      const said = (name: string, wrong: string | null): string | null => (wrong === null ? null : `${name}: ${wrong}`);
      return (
        said('books', disagreement(books, after)) ??
        said('balance', balance(books, after)) ??
        said('standing', standing(books, after)) ??
        said('ledgers', ledgers(books, after)) ??
        said('losses', losses.after(after))
      );
    },
  };
};

/** Names of all laws of the books. */
export const LAW_NAMES: ReadonlyArray<string> = [...Object.keys(EVENT_LAWS), 'losses', 'peacetime', 'books', 'balance', 'standing', 'ledgers'];
