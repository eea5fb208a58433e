/**
 * Overruns, as an amendment of Basic Training.
 * @rule EBC 13
 * @module
 */
import type { Amendment } from '../../../../kernel/amendment.js';
import { ebc } from '../../../europa/cases.js';
import type { EuropaRules } from '../../../europa/rules.js';
import { OVERRAN } from '../../../europa/state.js';
import { overrunChecks, overrunLimits, overrunOdds, roomAfterOverrun } from './checks.js';
import { factorsOf } from './factors.js';
import { overrunReadings } from './readings.js';
import { noteStarts, STARTS, startsProblems } from './starts.js';

export { overrunReadings } from './readings.js';
export { overrunRulings } from './rulings.js';

/**
 * Overruns in the movement and exploitation phases.
 * @rule EBC 13 (BC-13.1 to BC-13.25)
 */
const overruns: Amendment<EuropaRules> = {
  id: 'EBC-13',
  ref: ebc(
    '13',
    ['BC-13.1', 'BC-13.2', 'BC-13.14', 'BC-13.15', 'BC-13.16', 'BC-13.17', 'BC-13.18', 'BC-13.24', 'BC-13.25', 'BC-6A.21', 'BC-6B.7'],
    'Phasing units with odds of 10:1 may overrun an adjacent enemy hex while moving: all units there are eliminated, and the overrunners enter it.',
  ),
  does: 'add',
  touches: ['overruns', 'overrunChecks', 'overrunLimits', 'overrunOdds', 'overrunFactors', 'stepChecks', 'resumes', 'entering', 'readings', 'slices', 'problems'],
  excludes: [],
  slice: STARTS,
  to: (rules) => ({
    ...rules,
    overruns: true,
    // in place of the bar of Basic Training
    overrunChecks: [...rules.overrunChecks.filter((c) => c.code !== 'overrun/not-in-force'), ...overrunChecks],
    overrunLimits: [...rules.overrunLimits, ...overrunLimits],
    overrunOdds: [...rules.overrunOdds, ...overrunOdds],
    overrunFactors: factorsOf,
    stepChecks: [...rules.stepChecks, roomAfterOverrun],
    // units that cannot pay for another hex gain nothing; one that made its minimum move has nothing left (AMB-BC-148)
    resumes: ({ board, state }, unit) => state.units.mp[unit] > 0 && ((state.units.status[unit] & OVERRAN) !== 0 || board.readings['overrun-release'] === 'all'),
    entering: {
      ...rules.entering,
      movement: [...(rules.entering.movement ?? []), noteStarts],
      exploitation: [...(rules.entering.exploitation ?? []), noteStarts],
    },
    readings: [...rules.readings, ...overrunReadings],
    slices: [...rules.slices, STARTS],
    problems: [...rules.problems, startsProblems],
  }),
};

/** Rule 13. @since 0.2.0 */
export const overrunAmendments: ReadonlyArray<Amendment<EuropaRules>> = [overruns];
