/**
 * The front door of grognard: open a match of a scenario, act, ask why, save and replay. It knows no rules;
 * scenarios bring them.
 * @module
 */
export type { ActionSet } from './engine/actionSet.js';
export { type Applied, apply, applyInPlace, applyUnchecked, type Playout, playout } from './engine/apply.js';
export type { Actor, Explanation, Figure, Game, GameState, Identity, LogLine, Order, Prospect, Result, Side, Tagged } from './engine/game.js';
export {
  actor,
  botDice,
  chanceOutcomes,
  concede,
  explain,
  legalActions,
  type Match,
  openMatch,
  type Recorded,
  result,
  sample,
  submit,
  undo,
  view,
  violations,
  whatNow,
} from './engine/match.js';
export { type PhaseReducer, phaseReducers } from './engine/phase.js';
export type { Problem } from './engine/problem.js';
export { type Dice, dice, type Random } from './engine/random.js';
export { hashOf, load, type LoadOptions, save, SAVE_FORMAT, type SavedMatch, type Verification, verify } from './engine/record.js';
export { margins, type Returns, returns } from './engine/returns.js';
export type { OpenOptions, Scenario } from './engine/scenario.js';
export type { Counter, FeatureChange, HexMark, OwnerColors, StackView, View } from './engine/view.js';
export type { Breach, Check, RuleRef, RuleViolation } from './kernel/rule.js';
export { citation } from './kernel/rule.js';
export type { Tally, TallyLine } from './kernel/tally.js';
export type { Cell, CellRef, Source, Table } from './kernel/table.js';
export type { Outcome, Rational } from './kernel/chance.js';
export { type Either, isLeft, isRight, type NonEmpty } from './prelude.js';
