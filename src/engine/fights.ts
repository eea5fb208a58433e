/**
 * What a game says of its fights, so that their odds can be told without knowing its rules: who stands where, what each unit is
 * worth, what the table gave, and what kind of answer an action is.
 * @module
 */
import type { HexId } from '../kernel/hex.js';
import type { GameState, Side, Tagged } from './game.js';

/** The two parties of a fight. @since 0.3.0 */
export type Party = 'attacker' | 'defender';

/** A unit as losses reckon it. @since 0.3.0 */
export interface Force {
  readonly unit: string;
  /** The side that commands it; anything else for units that nobody commands yet, such as those of neutrals. */
  readonly side: Side;
  /** Where it stands; null at sea, where it can be lost all the same. */
  readonly hex: HexId | null;
  /** Printed strength of the counter as it lies, in strength points: what is lost when it attacked, and when it defended. */
  readonly attack: number;
  readonly defense: number;
  /** How often it can be reduced until it is gone. */
  readonly steps: number;
}

/**
 * What an action does for whoever has to decide: it takes losses, retreats, or declines what is offered (an advance, a
 * counterattack, a retreat before combat).
 * @since 0.3.0
 */
export type Answer = 'loss' | 'retreat' | 'decline' | 'other';

/** Types of actions by what they do; others are none of these. */
const ANSWERS: Readonly<Record<string, Answer>> = { lose: 'loss', retreat: 'retreat', pass: 'decline' };
/** The kind of answer that an action is, where losses, retreats and refusals have the usual names. @since 0.3.0 */
export const answerOf = ({ type }: Tagged): Answer => ANSWERS[type] ?? 'other';

/** What `fightOdds` asks of a game. All functions are pure. @since 0.3.0 */
export interface Fights<S extends GameState, A extends Tagged, E extends Tagged> {
  /** Whose player turn it is: the side that attacks. */
  readonly attacker: (s: S) => Side;
  /** Whether a fight that was begun has still to be settled, by a die or by somebody. */
  readonly open: (s: S) => boolean;
  /** The hex that an action is aimed at, null when it is aimed at none; with no action, the hex of the fight under way. */
  readonly target: (s: S, a: A | null) => HexId | null;
  /** Every unit in play, each once. */
  readonly forces: (s: S) => ReadonlyArray<Force>;
  /** What the results table gave, in its own words; null for events that say nothing of it. */
  readonly result: (before: S, e: E) => string | null;
  readonly answer: (a: A) => Answer;
}
