/**
 * What overruns cost, and how they are settled: by the summary of movement points, and from 9:1 down on the results table.
 * @rule REFORM 13 (ER-13.5, ER-13.6, ER-13.14 to ER-13.21, ER-13.25, ER-13.31, ER-13.34, ER-13.36, ER-13.38)
 * @module
 */
import { oddsColumn } from '../../../kernel/crt.js';
import { BARRED } from '../../../kernel/reach.js';
import { motorized } from '../../boot-camp/movement.js';
import { overrunStep } from '../../europa/overrun.js';
import { OVERRUN_STEPS } from '../../europa/overrunCourse.js';
import type { Position } from '../../europa/position.js';
import type { OverrunQuery, OverrunRefs, OverrunTable, OverrunTerms } from '../../europa/rules.js';
import { MP } from '../../europa/state.js';
import type { UnitIx } from '../../europa/unit.js';
import { reform } from '../cases.js';
import { leastOverrunOdds, overrunMp } from '../tables/overrunCosts.js';

/** Odds from which on no die is thrown. @rule REFORM 13 (ER-13.25) */
const AUTOMATIC = 10;
/** The highest column that overruns use, and what better odds add to the die. @rule REFORM 13 (ER-13.31) */
const TOP = 7;
const BONUS = 1;
/** What an overrun costs by the reading that it costs the same at all odds. */
const FLAT = 2;

/** The least odds of German c/m units, and of all others. @rule REFORM 13 (ER-13.5, ER-13.6) */
export const GERMAN_ODDS = leastOverrunOdds(true);
export const OTHER_ODDS = leastOverrunOdds(false);

/** Whether a unit overruns at the terms of German c/m units. */
export const isGermanCm = ({ board, state }: Position, unit: UnitIx): boolean => board.roster.units[unit].nation === 'Germany' && motorized(board, unit, state.units.face[unit]);

const need: OverrunTerms['need'] = ({ pos, units }) => {
  const german = units.filter((u) => isGermanCm(pos, u)).length;
  const low = german === units.length || (german > 0 && pos.board.readings['mixed-overruns'] === 'five');
  return low ? GERMAN_ODDS : OTHER_ODDS;
};

/** What a unit pays besides the step, in twentieths. (AMB-ER-59, AMB-ER-71) */
const price = (q: OverrunQuery, unit: UnitIx, odds: number): number => {
  const { readings } = q.pos.board;
  if (odds === Infinity) return readings['overrun-zero-strength'] === 'nothing' ? -overrunStep(q, unit).cost : 0;
  const german = isGermanCm(q.pos, unit);
  const carried = !german && readings['mixed-overruns'] === 'five' && odds >= GERMAN_ODDS && q.units.some((u) => isGermanCm(q.pos, u));
  const mp = overrunMp(carried ? Math.max(odds, OTHER_ODDS) : odds, german);
  return mp === null ? BARRED : MP * (readings['overrun-costs'] === 'flat' ? FLAT : mp);
};

const bare = (result: string): string => result.replace('*', '');

/** Whether a result eliminates the defenders: E, or what the old table calls it. (AMB-ER-63) */
const eliminates = (result: string): boolean => result === 'E' || result === 'DE';

export const reformOverrunRefs: OverrunRefs = {
  odds: reform(
    '13',
    ['ER-13.1', 'ER-13.5', 'ER-13.6', 'ER-13.7', 'ER-13.8', 'ER-13.9', 'ER-13.27', 'ER-13.29', 'ER-13.30'],
    'Moving units overrun an adjacent enemy hex at 5:1, if all are German c/m units, otherwise at 6:1; odds are found as in combat but without air support, and below 10:1 a die decides as in an attack.',
  ),
  price: reform('13', ['ER-13.11', 'ER-13.14', 'ER-13.15', 'ER-13.16', 'ER-13.17', 'ER-13.18', 'ER-13.19', 'ER-13.20', 'ER-13.21'], 'Each overrunner pays for the overrun by its odds, besides terrain and zones of control.'),
  gone: reform('13', ['ER-13.25', 'ER-13.26'], 'At 10:1 and better everybody in the hex is lost, cadres too; only what combat never eliminates is driven back.'),
  stop: reform('13', ['ER-13.11', 'ER-13.13'], 'Overrunners enter the hex like anybody else: where zones of control stop movement, those of enemies outside it stop them.'),
  halt: reform('13', ['ER-13.34', 'ER-13.35'], 'Any result but E ends the movement of the overrunners for the phase.'),
  on: reform('13', ['ER-13.32', 'ER-13.33', 'ER-13.36', 'ER-13.37'], 'All overrunners enter the hex if it is clear; after E, or without a die, they may go on.'),
  zones: reform('13', ['ER-13.10', 'ER-13.12', 'ER-13.13'], 'Zones of control of the units in the hex play no part; those of others do.'),
  owner: reform('13', ['ER-13.32'], 'The overrunners take the hex.'),
  release: reform('13', ['ER-13.10'], 'Units in the hex that is overrun have lost their zones of control.'),
};

export const reformOverrunTable: OverrunTable = {
  automatic: AUTOMATIC,
  column: (board, attack, defense) => ({
    column: board.rules.oddsColumn(board, oddsColumn(board.crt.ratios, Math.min(attack, TOP * defense), defense)),
    bonus: attack >= (TOP + 1) * defense ? BONUS : 0,
  }),
  bonusRef: reform('13', ['ER-13.28', 'ER-13.31'], 'The die has all modifiers of an attack; at 8:1 and 9:1 the column is 7:1, with 1 more on the die.'),
  defenselessRef: reform('13', ['ER-13.39', 'ER-13.40'], 'Units without defense strength are overrun for the price of the step by any units with attack strength.'),
  ignoredRef: reform('13', ['ER-13.38'], 'Overrunners ignore attacker attrition.'),
  // the attackers ignore attrition, and do not choose whether to advance
  stepsOf: (result, combat, board) => [...board.rules.stepsOf(bare(result), combat, board).filter((step) => step !== 'advance'), OVERRUN_STEPS.enter],
  automaticSteps: [OVERRUN_STEPS.destroy, OVERRUN_STEPS.displace, OVERRUN_STEPS.enter],
  spares: (pos, unit) => pos.board.readings['overrun-headquarters'] !== 'eliminated' && pos.board.rules.indestructible(pos, unit),
  goesOn: (board, result) => eliminates(board.readings['overrun-eliminated-star'] === 'no' ? result : bare(result)),
  goesOnAfterEvasion: (board) => board.readings['after-evasion'] !== 'stop',
  pricedAsAnnounced: (board) => board.readings['overrun-cost-odds'] === 'announced',
};

export const reformOverrunTerms: OverrunTerms = { refs: reformOverrunRefs, least: GERMAN_ODDS, need, price, table: reformOverrunTable };
