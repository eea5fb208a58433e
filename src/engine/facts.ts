/**
 * Facts derived from where units stand, such as stacks and zones of control: made once for each position and remembered
 * beside it; for a copy that is changed in place they follow each write.
 * @module
 */
import type { Game, GameState, Tagged } from './game.js';

/** How a ruleset derives facts `F` from the unit columns of a position. */
export interface Survey<S extends GameState, F> {
  /** From scratch. */
  readonly survey: (state: S) => F;
  /** A copy that can go its own way. */
  readonly copy: (facts: F) => F;
  /** Follows one write to a unit column of an owned position, which has been made already. */
  readonly follow: (facts: F, owned: S, column: string, unit: number, before: number, after: number) => void;
  /** The unit columns that the facts hang on; writes to others are passed over. */
  readonly columns: ReadonlyArray<string>;
  /** Whether facts made of the same unit columns hold for a position: false when something else has changed. */
  readonly holds: (facts: F, state: S) => boolean;
}

/** Facts of positions, and the watcher that a game gives to its writers. */
export interface Facts<S extends GameState, F> {
  readonly of: (state: S) => F;
  readonly watch: Game<S, Tagged, Tagged>['watch'];
}

/**
 * A memory of facts, by the unit columns of a position. A memo, not state: it forgets positions that nobody holds.
 * @since 0.2.0
 */
export const makeFacts = <S extends GameState, F>({ survey, copy, follow, columns, holds }: Survey<S, F>): Facts<S, F> => {
  const memo = new WeakMap<object, F>();
  const of = (state: S): F => {
    const known = memo.get(state.units);
    if (known !== undefined && holds(known, state)) return known;
    const fresh = survey(state);
    memo.set(state.units, fresh);
    return fresh;
  };
  return {
    of,
    watch: (owned, source) => {
      // shared with the source until the first write that concerns it
      let mine = false;
      memo.set(owned.units, of(source));
      return {
        unit: (column, unit, before, after) => {
          if (!columns.includes(column)) return;
          let facts = memo.get(owned.units) as F;
          if (!mine) {
            facts = copy(facts);
            memo.set(owned.units, facts);
            mine = true;
          }
          follow(facts, owned, column, unit, before, after);
        },
        rebuild: () => {
          memo.set(owned.units, survey(owned));
          mine = true;
        },
        adopt: (frozen) => void memo.set(frozen.units, of(owned)),
      };
    },
  };
};
