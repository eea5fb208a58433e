/**
 * One pure reducer for each phase of a game: `apply` is their sum.
 * @module
 */
import type { RuleViolation } from '../kernel/rule.js';
import { type Either, left, type NonEmpty } from '../prelude.js';
import { type Applied, apply } from './apply.js';
import type { Game, GameState, Tagged } from './game.js';
import { FORMAT } from './problem.js';

/** Carries out an action in a position of one phase; a position of another phase is refused. */
export type PhaseReducer<S, A, E> = (state: S, action: A) => Either<NonEmpty<RuleViolation>, Applied<S, E>>;

/**
 * The reducers of a game by phase, in the order of its sequence of play.
 * @since 0.1.0
 */
export const phaseReducers = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
): Readonly<Record<string, PhaseReducer<S, A, E>>> =>
  Object.fromEntries(
    game.phases.map((phase) => [
      phase,
      (state, action) =>
        state.phase === phase
          ? apply(game, state, action)
          : left([
              {
                ref: FORMAT,
                code: 'sequence/other-phase',
                subject: [],
                detail: `This is the reducer of the ${phase} phase; the position is in the ${state.phase} phase.`,
                params: { phase, actual: state.phase },
              },
            ]),
    ]),
  );
