/**
 * Laws of every game, for people who write or check rules: `holdTrial` plays a game at random and watches them.
 * @module
 */
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
export { holdTrial, showBroken, type Trial, type TrialOptions } from './trial.js';
