/**
 * What commands need to know of a family of rules beyond what every game offers.
 * @module
 */
import type { AnyAmendment } from '../engine/amended.js';
import type { Game, Result } from '../engine/game.js';
import type { Match } from '../engine/match.js';
import type { Problem } from '../engine/problem.js';
import type { Reading } from '../engine/reading.js';
import type { Scenario } from '../engine/scenario.js';
import type { RuleViolation } from '../kernel/rule.js';
import type { Table } from '../kernel/table.js';
import { type Either, isLeft, type NonEmpty } from '../prelude.js';

/** A scenario, a game and a match of any family: their positions and actions are known to the family alone. */
export type AnyScenario = Scenario;
export type AnyGame = Game;
export type AnyMatch = Match;

/** A scenario among those of other families. */
export const anyScenario = (scenario: unknown): AnyScenario => scenario as AnyScenario;

/** The user's own files, read and unchecked. */
export interface OwnContents {
  readonly tables?: unknown;
  readonly map?: unknown;
  readonly forces?: unknown;
}

/** One file: what is wrong with it by itself. */
export interface Verdict {
  readonly kind: keyof OwnContents;
  readonly problems: ReadonlyArray<Problem>;
}

/** What is wrong with something that was read. */
export const problemsOf = (read: Either<ReadonlyArray<Problem>, unknown>): ReadonlyArray<Problem> => (isLeft(read) ? read.left : []);

/** An option that is on or off: an optional rule, or a case of the errata. */
export interface Switch {
  /** The option of the scenario. */
  readonly id: string;
  /** Other words for it: its case, a name. Several switches may share a case. */
  readonly names: ReadonlyArray<string>;
  readonly kind: 'option' | 'erratum';
  readonly about: string;
}

/** A fight to tell the losses of: a position, and what the attacker does in it. Both are of the family. */
export interface FightAsked {
  readonly state: unknown;
  readonly actions: ReadonlyArray<unknown>;
}

/** What an attack is worth. */
export interface OddsAnswer {
  readonly data: Readonly<Record<string, unknown>>;
  /** The same for people. */
  readonly lines: ReadonlyArray<string>;
  /** What is against such an attack in the match. */
  readonly violations: ReadonlyArray<RuleViolation>;
  /** Whether it may be made. */
  readonly legal: boolean;
  /** The same attack to be played; not with bare strengths. */
  readonly fight?: FightAsked;
}

/** Options of `grognard odds`. */
export interface OddsFlags {
  readonly at?: number;
  readonly target?: string;
  readonly with?: string;
  readonly attack?: string;
  readonly defense?: string;
  readonly modifier?: number;
  /** How losses are chosen. */
  readonly policy?: string;
  /** An overrun instead of an attack. */
  readonly overrun?: boolean;
  /** Points of offensive and defensive air support. */
  readonly oas?: string;
  readonly das?: string;
  /** For bare strengths; the first scenario by default. */
  readonly scenario?: string;
  readonly json?: boolean;
}

/** A family. */
export interface Family {
  readonly scenarios: ReadonlyArray<AnyScenario>;
  readonly readings: (game: AnyGame) => ReadonlyArray<Reading>;
  readonly switches: ReadonlyArray<Switch>;
  /** Amendments that can be laid over the rules, by name. */
  readonly amendments: Readonly<Record<string, AnyAmendment>>;
  readonly tables: (game: AnyGame) => ReadonlyArray<{ readonly table: Table<string>; readonly digest: string }>;
  /** Whose player turn it is: `'German'`. */
  readonly mover: (match: AnyMatch) => string;
  /** The result if the game ended now, null where nothing can be said. */
  readonly standing: (match: AnyMatch) => Result | null;
  /** Tables, map and forces as files to start one's own from. */
  readonly files: (id: string, game: AnyGame) => Required<OwnContents>;
  /** What is wrong with each of the user's files, with the game's own in the place of those not given. */
  readonly check: (game: AnyGame, own: OwnContents) => ReadonlyArray<Verdict>;
  readonly typed: Readonly<Record<string, string>>;
  readonly actionWords: (action: unknown) => string;
  readonly readAction: (words: string) => Either<NonEmpty<Problem>, unknown>;
  /** An attack in a match. */
  readonly oddsInMatch: (match: AnyMatch, target: string, units: ReadonlyArray<string>, flags: OddsFlags) => OddsAnswer;
  /** An attack by bare strengths. */
  readonly oddsByStrength: (game: AnyGame, attack: string, defense: string, flags: OddsFlags) => OddsAnswer;
}
