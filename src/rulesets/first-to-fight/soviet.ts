/**
 * Rule 19A as an amendment.
 * @rule FTF 19A
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { EuropaRules } from '../europa/rules.js';
import { ftf } from './cases.js';
import {
  firstPlayerTurn,
  INTERVENTION_ROLL,
  interventionThrow,
  judgedInSpecialTurn,
  nextPlayerTurn,
  noteHindrances,
  rollForIntervention,
  skipInSpecialTurn,
} from './intervention.js';
import { interventionReadings } from './interventionReadings.js';
import { interventionProblems } from './interventionSoundness.js';
import { INTERVENTION } from './interventionState.js';
import { apartOrPassing, notePassage, passingEnd, passingOverrun, passingStep } from './passage.js';
import {
  apartFrom,
  burden,
  mayAttack,
  mayCross,
  theaterAdvanceChecks,
  theaterAllocateChecks,
  theaterCommitChecks,
  theaterOverrunChecks,
  theaterOverrunLimits,
  theaterPlaceChecks,
  theaterRetreatBars,
  theaterStepChecks,
} from './theater.js';

/** Soviet intervention. */
export const soviet: Amendment<EuropaRules> = {
  id: 'FTF-19A',
  ref: ftf(
    '19A',
    ['FF-19A.1', 'FF-19A.2', 'FF-19A.3', 'FF-19A.4', 'FF-19A.5', 'FF-19A.6', 'FF-19A.7', 'FF-19A.18', 'BC-3E.4'],
    'While Warszawa is lost to Poland a die decides each turn whether the Soviet Union intervenes; its forces are the German player’s, keep to their area, and apart from the Germans.',
  ),
  does: 'add',
  touches: [
    'readings', 'slices', 'problems', 'entering', 'closing', 'playerTurnEnd', 'endChecks', 'firstPlayerTurn', 'nextPlayerTurn', 'rolls', 'fightsBeside', 'sharesLand', 'placeChecks',
    'stepChecks', 'overrunChecks', 'overrunLimits', 'allocateChecks', 'commitChecks', 'retreatBars', 'advanceChecks', 'reactions', 'mayCross', 'mayAttack', 'burden',
  ],
  excludes: [],
  slice: INTERVENTION,
  to: (rules) => ({
    ...rules,
    readings: [...rules.readings, ...interventionReadings],
    slices: [...rules.slices, INTERVENTION],
    problems: [...rules.problems, interventionProblems],
    entering: {
      ...rules.entering,
      initial: [...(rules.entering.initial ?? []), skipInSpecialTurn],
      movement: [...(rules.entering.movement ?? []), noteHindrances],
      combat: [...(rules.entering.combat ?? []), noteHindrances],
      exploitation: [...(rules.entering.exploitation ?? []), noteHindrances, skipInSpecialTurn],
    },
    closing: { ...rules.closing, initial: (rules.closing.initial ?? []).map(judgedInSpecialTurn) },
    playerTurnEnd: [...rules.playerTurnEnd, rollForIntervention],
    endChecks: [...rules.endChecks, passingEnd],
    firstPlayerTurn: firstPlayerTurn(rules.firstPlayerTurn),
    nextPlayerTurn: nextPlayerTurn(rules.nextPlayerTurn),
    rolls: { ...rules.rolls, [INTERVENTION_ROLL]: interventionThrow },
    // the two armies are friends, and never one army
    fightsBeside: (board, a, b) => rules.fightsBeside(board, a, b) && !apartFrom(board, a, b),
    sharesLand: (board, a, b) => rules.sharesLand(board, a, b) && (board.readings['soviet-captures'] === 'all' || !apartFrom(board, a, b)),
    placeChecks: [...rules.placeChecks, ...theaterPlaceChecks],
    stepChecks: [...rules.stepChecks, ...theaterStepChecks, apartOrPassing, passingStep],
    overrunChecks: [...rules.overrunChecks, ...theaterOverrunChecks, passingOverrun],
    overrunLimits: [...rules.overrunLimits, ...theaterOverrunLimits],
    allocateChecks: [...rules.allocateChecks, ...theaterAllocateChecks],
    commitChecks: [...rules.commitChecks, ...theaterCommitChecks],
    retreatBars: [...rules.retreatBars, ...theaterRetreatBars],
    advanceChecks: [...rules.advanceChecks, ...theaterAdvanceChecks],
    reactions: [...rules.reactions, notePassage],
    mayCross,
    mayAttack,
    burden,
  }),
};
