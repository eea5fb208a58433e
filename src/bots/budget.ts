/**
 * What a bot may spend on one decision, and the meter that it reads while it thinks.
 * @module
 */

/**
 * What a bot may spend on one decision. The first limit that is reached ends its thinking; it then answers with the best that it
 * has found so far, with any legal action when that is nothing. Without a budget a bot thinks as long as it is made to.
 * @since 0.3.0
 */
export interface Budget {
  /** So many nodes: lines of play followed and judged. The same nodes, position and dice give the same answer on every machine. */
  readonly nodes?: number;
  /** So much time by the clock, from the call of `choose`. The answer then hangs on the machine: it cannot be reproduced. */
  readonly milliseconds?: number;
  /**
   * An `AbortSignal`, or anything else that says when to stop. It is read between nodes. `choose` does not give way to other code of
   * its thread: to end it from another one, let `aborted` read memory that both share.
   */
  readonly signal?: { readonly aborted: boolean };
}

/** How much of a budget is left. It changes as it is used. */
export interface Meter {
  /** Whether nothing may be spent any more. */
  readonly spent: () => boolean;
  /** Nodes that may still be spent. */
  readonly left: () => number;
  /** Counts one node. */
  readonly count: () => void;
}

/** A meter that starts now; `nodes` is the limit where the budget names none. */
export const meterOf = (budget: Budget = {}, nodes = Number.POSITIVE_INFINITY): Meter => {
  const { milliseconds, signal } = budget;
  const until = milliseconds === undefined ? null : performance.now() + milliseconds;
  let left = budget.nodes ?? nodes;
  return {
    spent: () => left <= 0 || signal?.aborted === true || (until !== null && performance.now() >= until),
    left: () => left,
    count: () => {
      left--;
    },
  };
};
