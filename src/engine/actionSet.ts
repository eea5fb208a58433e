/**
 * The legal actions of a position: complete, sorted, unique; listed, or described and enumerated when asked.
 * @module
 */
import type { Dice } from './random.js';

/** A set of actions. Iteration is in a fixed order, each action once. */
export interface ActionSet<A> {
  /** How many there are. May have to enumerate them. */
  readonly size: () => number;
  readonly has: (action: A) => boolean;
  readonly [Symbol.iterator]: () => Iterator<A>;
  /** One of them, each with a probability above zero; the weights are documented by the maker. Throws a `RangeError` where there is none. */
  readonly sample: (dice: Dice) => A;
}

/** A short list, sampled uniformly. */
export const listed = <A>(actions: ReadonlyArray<A>, has: (action: A) => boolean): ActionSet<A> => ({
  size: () => actions.length,
  has,
  [Symbol.iterator]: () => actions[Symbol.iterator](),
  sample: (dice) => anyOf(actions, dice),
});

const anyOf = <A>(actions: ReadonlyArray<A>, dice: Dice): A => {
  if (actions.length === 0) throw new RangeError('There is no legal action in this position.');
  return actions[dice.below(actions.length)];
};

/** Draws that may fail before the whole list is made. */
const PATIENCE = 10_000;

/**
 * A sampler that draws anew, `null` being a miss, until something fits: as fair as a list of what fits, and needs none.
 * Where hardly anything fits it draws from the list after all, so that no position keeps a caller for ever.
 * @since 0.2.0
 */
export const drawnFrom =
  <A>(draw: (dice: Dice) => A | null, all: () => Iterable<A>): ActionSet<A>['sample'] =>
  (dice) => {
    for (let i = 0; i < PATIENCE; i++) {
      const action = draw(dice);
      if (action !== null) return action;
    }
    return anyOf([...all()], dice);
  };

/** Actions that are looked at for their kinds: some sets are long, and alike from there on. */
const LOOKED_AT = 20_000;

/** The kinds of the actions of a set, in alphabetical order: those asked for by name, and those among the first of its list. */
export const kindsIn = <A extends { readonly type: string }>(set: ActionSet<A>, asked: ReadonlyArray<A>): ReadonlyArray<string> => {
  const found = new Set<string>(asked.filter((action) => set.has(action)).map((action) => action.type));
  let n = 0;
  for (const action of set) {
    found.add(action.type);
    if (++n >= LOOKED_AT) break;
  }
  return [...found].sort();
};
