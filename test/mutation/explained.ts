/**
 * Mutants that live, and why they may: nobody could tell a game with one from a game without. Everything else that lives wants a test.
 */

/** Mutants of one line of source, or of some that are alike. */
export interface Explained {
  readonly file: string;
  /** The line as it stands, or a part of it. */
  readonly line: string;
  /** What the mutant puts there, or a part of it; any mutant of the line when left out. */
  readonly becomes?: string;
  readonly why: string;
}

export const EXPLAINED: ReadonlyArray<Explained> = [];
