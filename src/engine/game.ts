/**
 * What every game is to the engine, whatever its rules. Bots, renderers and adapters know nothing more.
 * @module
 */
import type { Outcome } from '../kernel/chance.js';
import type { RuleRef, RuleViolation } from '../kernel/rule.js';
import type { Tally } from '../kernel/tally.js';
import type { Either, NonEmpty } from '../prelude.js';
import type { ActionSet } from './actionSet.js';
import type { Fights } from './fights.js';
import type { Problem } from './problem.js';
import type { Traits } from './traits.js';
import type { View } from './view.js';
import type { Watcher, Writer } from './writer.js';

/** A side of the game: `'axis'`, `'allied'`. */
export type Side = string;
/** Whose decision it is. */
export type Actor = Side | 'chance' | 'nobody';

/** A position: plain JSON, deeply frozen. Units and hexes are columns of dense arrays of numbers. */
export interface GameState {
  readonly turn: number;
  readonly phase: string;
  readonly units: Readonly<Record<string, ReadonlyArray<number>>>;
  readonly hexes: Readonly<Record<string, ReadonlyArray<number>>>;
}

/** Actions are imperative (`step`), events past participles (`unitStepped`). */
export interface Tagged {
  readonly type: string;
}

/** How a game ended. */
export interface Result {
  /** The winning side, or null for a draw. */
  readonly winner: Side | null;
  /** The level of victory in the rulebook's words. */
  readonly level: string;
  /** Points of each side, higher is better for it. */
  readonly score: Readonly<Record<Side, number>>;
  /** What the lines count, as a heading; victory points unless it is given. Since 0.3.0. */
  readonly counted?: string;
  /** The printed chart line by line: what was counted, how often, for how many points. */
  readonly lines: ReadonlyArray<{ readonly label: string; readonly count: number; readonly points: number }>;
}

/** A candidate for a bot: actions that belong together and are worth considering whole. */
export interface Order<A> {
  readonly label: string;
  readonly actions: ReadonlyArray<A>;
}

/** A number with its receipt and what it is. */
export interface Figure {
  readonly label: string;
  readonly tally: Tally;
  /** Divide totals by this to get printed units (MPs, strength points). */
  readonly unit: number;
}

/** An answer to "why not", "how much", "what now". */
export interface Explanation {
  readonly legal: boolean;
  readonly violations: ReadonlyArray<RuleViolation>;
  readonly figures: ReadonlyArray<Figure>;
  /** The same for people, one line each, citations included. */
  readonly lines: ReadonlyArray<string>;
}

/** What identifies a game for a saved match. */
export interface Identity {
  readonly ruleset: string;
  readonly version: string;
  readonly amendments: ReadonlyArray<string>;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly readings: Readonly<Record<string, string>>;
  /** Digests of the tables, the map and the forces in use. */
  readonly digests: Readonly<Record<string, string>>;
}

/** One leg of a unit's journey. Consecutive legs of a traveler are told as one line (see `makeLog`). */
export interface Leg {
  /** Id of the traveler; the line's text is its name. */
  readonly who: string;
  readonly from: string;
  readonly to: string;
  /** How it travels: `'by road'`; empty when nothing need be said. */
  readonly by: string;
  /** Divide by `unit` to get printed units, `measure`: `'MP'`. */
  readonly cost: number;
  readonly unit: number;
  readonly measure: string;
  /** Places that it takes on the way. */
  readonly captures: ReadonlyArray<string>;
}

/** A log line: how deep it is indented, and what a log needs to know to join and leave out lines. */
export interface LogLine {
  readonly text: string;
  readonly depth: number;
  /** A heading is left out when nothing stands under it. */
  readonly heading?: boolean;
  readonly leg?: Leg;
  /** The rules that the line cites. */
  readonly refs?: ReadonlyArray<RuleRef>;
}

/** What has to be decided in a position. */
export interface Prospect {
  readonly actor: Actor;
  /** `'movement phase'`, `'losses'`: the phase, or the decision that comes before it goes on. */
  readonly decision: string;
  readonly refs: ReadonlyArray<RuleRef>;
  /** Kinds of actions that answer, in alphabetical order; of each kind at least one action is legal. */
  readonly answers: ReadonlyArray<string>;
  /** The same for people, with what stands in the way of going on. */
  readonly lines: ReadonlyArray<string>;
}

/** A game, ready to be played. All functions are pure. */
export interface Game<S extends GameState = GameState, A extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly identity: Identity;
  readonly title: string;
  readonly notices: ReadonlyArray<string>;
  readonly sides: ReadonlyArray<Side>;
  readonly phases: ReadonlyArray<string>;
  /** Last turn, for progress bars. */
  readonly turns: number;
  readonly initial: S;
  readonly actor: (s: S) => Actor;
  readonly legalActions: (s: S) => ActionSet<A>;
  /**
   * Candidate orders for bots. Orders in a row with the same label are alternatives; the first is the one to take
   * without much thought, and the very last one is what to do when nothing else is worth doing. They are proposals: some
   * may turn out not to be legal when they are carried out.
   */
  readonly plans: (s: S) => Iterable<Order<A>>;
  /**
   * Plans that are best weighed before all others, because the others have to be thought of anew when the dice of one of them have
   * fallen; `plans` need not have them. @since 0.3.0
   */
  readonly earlyPlans?: (s: S) => Iterable<Order<A>>;
  /** Whether nothing that was begun has to be settled first: only then does `evaluate` tell the truth. */
  readonly quiet: (s: S) => boolean;
  readonly chanceOutcomes: (s: S) => ReadonlyArray<Outcome<A>>;
  readonly violations: (s: S, a: A) => ReadonlyArray<RuleViolation>;
  /** What a legal action does, before anything that follows by itself. */
  readonly decide: (s: S, a: A) => ReadonlyArray<E>;
  /** What follows by itself now; empty when somebody must act or a die is due. */
  readonly forced: (s: S) => ReadonlyArray<E>;
  /** What an event entails under the rules in force, seen from before it happens. */
  readonly react: (s: S, e: E) => ReadonlyArray<E>;
  /** Writes exactly what the event says. Never searches, decides or fails. */
  readonly reduce: (w: Writer<S>, e: E) => void;
  readonly result: (s: S) => Result | null;
  /** How the game ends when a side gives up now. */
  readonly conceded: (s: S, by: Side) => Result;
  /** A heuristic for bots: higher is better for the side. */
  readonly evaluate: (s: S, side: Side) => number;
  readonly explain: (s: S, a: A) => Explanation;
  /** What has to be decided now, by whom and by which rules. */
  readonly prospect: (s: S) => Prospect;
  readonly view: (s: S) => View;
  readonly narrate: (before: S, e: E) => ReadonlyArray<LogLine>;
  /** Events with ids instead of indices, for front ends. */
  readonly named: (e: E) => Tagged & Readonly<Record<string, unknown>>;
  readonly decodeAction: (u: unknown) => Either<NonEmpty<Problem>, A>;
  readonly decodeState: (u: unknown) => Either<NonEmpty<Problem>, S>;
  /** How its fights are measured; what has none can be asked for no odds. @since 0.3.0 */
  readonly fights?: Fights<S, A, E>;
  /** What is printed on its counters and map, for learners (see `features`); the same each time. @since 0.3.0 */
  readonly traits?: () => Traits<S>;
  /**
   * Derived facts that follow an owned copy of `source`: to be told of each write.
   * `adopt` hands them on to the frozen state that the copy became.
   */
  readonly watch: (owned: S, source: S) => Watcher & { readonly adopt: (frozen: S) => void };
}
