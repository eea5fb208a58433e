/**
 * Two games played side by side, the second with what is done in the first, told in its own names: at every step the same may be
 * done, and the same comes of it.
 */
import { apply, playout } from '../../src/engine/apply.js';
import { canonicalJson } from '../../src/engine/digest.js';
import type { Game, GameState, Tagged } from '../../src/engine/game.js';
import { dice, type Dice } from '../../src/engine/random.js';
import { isLeft } from '../../src/prelude.js';
import { choiceText } from '../perft/naive.js';
import { EUROPA_PARTS, firstDifference, type Names, SPI_PARTS, told } from './told.js';

/** A game and a position in it. */
export interface Stand {
  readonly game: Game;
  readonly state: GameState;
}

/** What two games have to do with each other. */
export interface Likeness {
  /** What is done in the first, in names of the second. */
  readonly action: (action: Tagged) => Tagged;
  /** Texts and ids of the first, in names of the second. */
  readonly text: (text: string) => string;
  /** Hexes that the second map alone has. */
  readonly frame?: ReadonlyArray<string>;
  /** What is compared of positions, where it is not everything: numbers of powers differ when sides have each other's names. */
  readonly look?: (stand: Stand, text: (text: string) => string) => unknown;
}

export interface Pace {
  readonly seed: number;
  /** Actions at most. */
  readonly actions: number;
  /** All that may be done is compared in every so many positions; whole positions in every so many. */
  readonly lists: number;
  readonly looks: number;
  readonly choose?: (state: GameState, legal: ReturnType<Game['legalActions']>, random: Dice) => Tagged;
  /** Ends before an action. */
  readonly until?: (action: Tagged) => boolean;
}

export interface Played {
  /** Where the games part ways, in words; null where they do not. */
  readonly difference: string | null;
  readonly actions: number;
  readonly record: ReadonlyArray<Tagged>;
}

interface Board {
  readonly map: { readonly ids: ReadonlyArray<string> };
  readonly roster: { readonly ids: ReadonlyArray<string> };
}

export const boardOf = (game: Game): Board => (game as unknown as { readonly board: Board }).board;

export const namesOf = (game: Game, text: (text: string) => string, frame: ReadonlyArray<string> = []): Names => {
  const { map, roster } = boardOf(game);
  return { parts: game.identity.ruleset.startsWith('spi') ? SPI_PARTS : EUROPA_PARTS, units: roster.ids.map(text), hexes: map.ids.map(text), frame: new Set(frame), text };
};

const same = (text: string): string => text;

/** Plays the first at random from a seed, and the second along. */
export const sideBySide = (first: Stand, second: Stand, { action: other, text, frame, look: seen }: Likeness, pace: Pace): Played => {
  const random = dice(pace.seed, 31);
  const one = playout(first.game, first.state);
  const two = playout(second.game, second.state);
  const [names, others] = [namesOf(first.game, text), namesOf(second.game, same, frame)];
  const record: Tagged[] = [];
  const ended = (difference: string | null): Played => ({ difference, actions: record.length, record });
  const look = (): string | null => {
    const [a, b] = [first.game.actor(one.state), second.game.actor(two.state)];
    const [here, there] = seen === undefined ? [told(one.state, names), told(two.state, others)] : [seen({ game: first.game, state: one.state }, text), seen({ game: second.game, state: two.state }, same)];
    return text(a) === b ? firstDifference(here, there) : `${text(a)} is to act here, ${b} there`;
  };
  for (let n = 0; n <= pace.actions; n++) {
    if (n % pace.looks === 0 || n === pace.actions) {
      const difference = look();
      if (difference !== null) return ended(difference);
    }
    if (n === pace.actions || first.game.actor(one.state) === 'nobody') return ended(look());
    const legal = first.game.legalActions(one.state);
    if (n % pace.lists === 0) {
      // bombers may be sent to any hex, those of a frame too
      const [here, there] = [[...legal].map((a) => choiceText(other(a))), [...second.game.legalActions(two.state)].filter((a) => frame === undefined || !Object.values(a).some((part) => frame.includes(String(part)))).map(choiceText)];
      const [listed, mine] = [new Set(there), new Set(here)];
      const strange = here.find((c) => !listed.has(c)) ?? there.find((c) => !mine.has(c));
      if (strange !== undefined) return ended(`may be done in one and not in the other: ${strange}`);
    }
    const action = (pace.choose ?? ((_, all, r) => all.sample(r)))(one.state, legal, random);
    if (pace.until?.(action) === true) return ended(look());
    record.push(action);
    const done = other(action);
    const against = second.game.violations(two.state, done);
    if (against.length > 0) return ended(`${canonicalJson(done)} is refused: ${against[0].code}: ${against[0].detail}`);
    one.play(action);
    two.play(done);
    one.forget();
    two.forget();
  }
  return ended(look());
};

/** A position after some actions, which must be legal. */
export const after = (game: Game, state: GameState, actions: ReadonlyArray<Tagged>): GameState =>
  actions.reduce((now, action) => {
    const done = apply(game, now, action);
    if (isLeft(done)) throw new Error(`${canonicalJson(action)}: ${done.left[0].code}: ${done.left[0].detail}`);
    return done.right.state;
  }, state);
