/** What is measured: a subject does one round of work, or is a figure that no clock is needed for. */
import { type Dice, type Game, type GameState, isLeft, openMatch, type OpenOptions, type Scenario, type Tagged } from '../../dist/index.js';

/** A round of work: how many operations it was, and a checksum of what it computed. */
export interface Round {
  readonly operations: number;
  readonly checksum: number;
  /** The time that it took, in milliseconds, when the subject measures it itself: work in another process. */
  readonly ms?: number;
}

/** Work that is timed. */
export interface Timed {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly round: (seed: number) => Round;
}

/** A size: the same in every round. */
export interface Sized {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly size: () => number;
}

export type Subject = Timed | Sized;

/** A step of a checksum. */
export const mixed = (sum: number, n: number): number => (Math.imul(sum, 31) + n) | 0;

/** A scenario opened: the game, and the position in which somebody must act first. */
export const opened = <S extends GameState, A extends Tagged, E extends Tagged>(scenario: Scenario<S, A, E>, options: OpenOptions = {}): { readonly game: Game<S, A, E>; readonly start: S } => {
  const match = openMatch(scenario, { seed: 1, ...options });
  if (isLeft(match)) throw new Error(match.left.map((p) => `${p.at}: ${p.detail}`).slice(0, 5).join('\n'));
  return { game: match.right.game, start: match.right.state };
};

/** An action drawn from all that are legal; of a die, each face alike. */
export const randomAction = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S, random: Dice): A => {
  if (game.actor(state) !== 'chance') return game.legalActions(state).sample(random);
  const faces = game.chanceOutcomes(state);
  return faces[random.below(faces.length)].action;
};

/** Where the units of a position stand, as a checksum. */
export const places = (state: { readonly units: Readonly<Record<string, ReadonlyArray<number>>> }, sum = 0): number => state.units['hex'].reduce(mixed, sum);
