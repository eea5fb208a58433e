/**
 * Laws of every game, for people who write or check rules: `holdTrial` plays a game at random and watches them.
 * And a runner of cases: `runCases` does what a case says and compares what comes of it.
 * @module
 */
export { type Case, CASES_FORMAT, chapterOf, type Expectation, type Facts, readCases, type Setup, type Stage, type Variant } from './cases/case.js';
export type { Kit, Scene, Script } from './cases/kit.js';
export { mismatches, missingEvent } from './cases/match.js';
export { type CaseOutcome, type Compliance, compliance, type Refusal, runCase, runCases, spelledOut, type Status, wordsDone } from './cases/run.js';
export { difference, thawed } from './equal.js';
export type { Broken, Place, PlaceLaw, StepLaw } from './law.js';
export {
  ALWAYS,
  applyIsPure,
  completeList,
  exactChances,
  factsFromScratch,
  listedAreLegal,
  NOW_AND_THEN,
  noDeadEnd,
  refusedExactly,
  roundTrip,
  undoIsExact,
} from './laws.js';
export { mutant } from './mutant.js';
export { divide, type Divided, perft, perftCounts } from './perft.js';
export { holdTrial, showBroken, type Trial, type TrialOptions } from './trial.js';
