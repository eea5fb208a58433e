/**
 * Differential trials: positions of random games, and what two engines say of them.
 */
import { dice } from '../../src/engine/random.js';
import { type Difference, differences } from './differ.js';
import { referenceFacts } from './europa/facts.js';
import { readPosition } from './europa/position.js';
import type { Printed } from './europa/printed.js';
import { engineFacts } from './europaEngine.js';
import { begin, type Ruleset } from './europaGames.js';
import { type Extent, questionsOf } from './europaQuestions.js';

/** Much of everything: for positions that were found to be of interest. */
export const FULL: Extent = { everywhere: 1, steppers: 6, travelers: 2, riders: 1, eaters: 12, attacks: 4, overruns: 4, routed: 8, losers: 4 };
/** A little of everything. */
export const SMALL: Extent = { everywhere: 0.04, steppers: 0.35, travelers: 0.02, riders: 0.006, eaters: 0.25, attacks: 0.35, overruns: 0.35, routed: 0.35, losers: 0.25 };

/** Nothing at all, to be asked about one thing. */
export const NOTHING: Extent = { everywhere: 0, steppers: 0, travelers: 0, riders: 0, eaters: 0, attacks: 0, overruns: 0, routed: 0, losers: 0 };

/** What a trial came to. */
export interface Examined {
  readonly positions: number;
  /** Answers compared, by fact. */
  readonly answers: Readonly<Record<string, number>>;
  readonly found: ReadonlyArray<Difference>;
}

/** Dice for the questions about the position after so many actions of a game. */
const asker = (seed: number, actions: number) => dice(seed, 1000 + actions);

interface Look {
  readonly ruleset: Ruleset;
  readonly extent: Extent;
  readonly seed: number;
  /** A reference that knows something else, for showing that a difference would be found. */
  readonly printed?: Printed;
}

const tally = (): { answers: Record<string, number>; found: Difference[]; positions: number } => ({ answers: {}, found: [], positions: 0 });

const compare = ({ ruleset, extent, seed, printed = ruleset.printed }: Look, state: Parameters<typeof readPosition>[1], actions: number, into: ReturnType<typeof tally>): void => {
  const asked = questionsOf(readPosition(ruleset.printed, state), asker(seed, actions), extent);
  const reference = referenceFacts(readPosition(printed, state), asked);
  const engine = engineFacts(ruleset.game, state, asked);
  into.positions++;
  for (const [fact, told] of Object.entries(reference)) into.answers[fact] = (into.answers[fact] ?? 0) + told.size;
  into.found.push(...differences({ ruleset: ruleset.id, game: ruleset.game.identity.scenario, seed, actions }, engine, reference));
};

/** One position in so many is one in which something has to be decided. */
const WAITING = 5;

/** Looks at so many positions of the game of a seed, so many actions apart at most; fewer where the game ends before, or the fact differs that is looked for. */
export const examine = (look: Look & { readonly positions: number; readonly apart: number; readonly until?: string }): Examined => {
  const run = begin(look.ruleset.game, look.seed);
  const random = dice(look.seed, 3);
  const into = tally();
  for (let i = 0; i < look.positions; i++) {
    run.go(1 + random.below(look.apart));
    // some decisions are rare: now and then the next one is waited for
    if (random.below(WAITING) === 0) for (let more = 0; more < look.apart && !run.over && run.state.pending.length === 0; more++) run.go(1);
    if (run.over) break;
    compare(look, run.state, run.actions, into);
    if (into.found.some((d) => d.fact === look.until)) break;
  }
  return into;
};

/** Looks at one position. */
export const examineAt = (look: Look, actions: number): Examined => {
  const run = begin(look.ruleset.game, look.seed);
  run.go(actions);
  const into = tally();
  if (!run.over) compare(look, run.state, run.actions, into);
  return into;
};
