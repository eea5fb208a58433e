/**
 * A position that stands in a file by itself: as in a case, without anything that is expected of it.
 * @module
 */
import type { Game, GameState, Tagged } from '../engine/game.js';
import type { Problem } from '../engine/problem.js';
import { byName, formOf, listOf, oneOf, readOutside, text, valueOf } from '../engine/shape.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { type Kit, type Setup, wordsDone } from '../testing/index.js';

/** The format of a file with a position. @since 0.3.0 */
export const POSITION_FORMAT = 'grognard-position/1';

/** A position and the actions that lead on from it. The parts mean what they mean in a case. @since 0.3.0 */
export interface WrittenPosition extends Setup {
  readonly title: string;
  /** Name of the family of rules: `'europa'` unless given, or `'spi-ww2'`. */
  readonly game?: string;
  /** Rules that it is about: `'EBC 6A'`. */
  readonly cites?: ReadonlyArray<string>;
  readonly note?: string;
  /** What is done first, in words. */
  readonly do?: ReadonlyArray<string>;
}

const texts = listOf(text);
const SHAPE = formOf(
  { format: oneOf([POSITION_FORMAT]), title: text },
  {
    game: oneOf(['europa', 'spi-ww2']),
    cites: texts,
    note: text,
    rules: text,
    without: texts,
    readings: byName(text),
    position: valueOf('anything', (_): _ is unknown => true),
    do: texts,
  },
);

/** A position from unknown data, or every part that means nothing; what stands in `position` is looked at when it is opened. @since 0.3.0 */
export const readWritten = (input: unknown): Either<NonEmpty<Problem>, WrittenPosition> => {
  const read = readOutside(SHAPE, input);
  if (isLeft(read)) return left(read.left.map(({ path, detail }) => ({ code: 'position/shape', at: path.join('.') || 'file', detail: `It ${detail}.` })) as unknown as NonEmpty<Problem>);
  const { format: _, ...written } = read.right;
  return right(written);
};

/** A game of any family, and a position of it in which somebody has to act. @since 0.3.0 */
export interface AnyScene {
  readonly game: Game;
  readonly state: GameState;
  /** An action of the game in words. */
  readonly words: (action: Tagged) => string;
  /** The position for people, in lines. */
  readonly show: ReadonlyArray<string>;
}

/** What opens the positions of a family: the scene after the words are done, or everything that is wrong. @since 0.3.0 */
export const openerOf =
  <S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E>>(kit: Kit<S, A, E, G>) =>
  (setup: Setup, words: ReadonlyArray<string> = []): Either<NonEmpty<Problem>, AnyScene> => {
    const made = kit.make(setup);
    if (isLeft(made)) return made;
    const done = wordsDone(kit, made.right, words);
    if (isLeft(done)) return done;
    const { game, state } = done.right;
    return right({ game: game as unknown as Game, state, words: (action) => kit.words(action as A), show: kit.show(done.right) });
  };
