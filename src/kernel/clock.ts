/**
 * The sequence of play: game turns made of player turns, player turns made of phases, over and over.
 * @module
 */
import type { Side } from './side.js';

/**
 * A player turn: whose it is (null when all sides act together) and its phases, at least one, each named once.
 * @since 0.1.0
 */
export interface PlayerTurn<P extends string = string> {
  readonly side: Side | null;
  readonly phases: ReadonlyArray<P>;
}

/**
 * A point in the sequence of play: game turn, index of the player turn in it, and phase.
 * @since 0.1.0
 */
export interface Clock<P extends string = string> {
  readonly turn: number;
  readonly playerTurn: number;
  readonly phase: P;
}

/**
 * The first phase of a game turn.
 * @since 0.1.0
 */
export const firstPhase = <P extends string>(sequence: ReadonlyArray<PlayerTurn<P>>, turn: number): Clock<P> => ({
  turn,
  playerTurn: 0,
  phase: sequence[0].phases[0],
});

/**
 * The phase that follows, in the next player turn or game turn when this one ends. When sequences differ by
 * turn, pass the one of the present turn and ask {@link firstPhase} for the next. Throws RangeError when the
 * clock shows a phase that the sequence does not have: a bug, not a user's mistake.
 * @since 0.1.0
 */
export const nextPhase = <P extends string>(sequence: ReadonlyArray<PlayerTurn<P>>, now: Clock<P>): Clock<P> => {
  const phases = sequence[now.playerTurn]?.phases ?? [];
  const i = phases.indexOf(now.phase);
  if (i < 0) throw new RangeError(`player turn ${now.playerTurn} has no phase '${now.phase}'`);
  if (i + 1 < phases.length) return { ...now, phase: phases[i + 1] };
  const playerTurn = now.playerTurn + 1;
  return playerTurn < sequence.length
    ? { turn: now.turn, playerTurn, phase: sequence[playerTurn].phases[0] }
    : firstPhase(sequence, now.turn + 1);
};
