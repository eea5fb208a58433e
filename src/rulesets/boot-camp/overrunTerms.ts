/**
 * What overruns cost and do by Boot Camp: ten to one, 2 movement points, and nobody survives.
 * @rule EBC 13
 * @module
 */
import { ebc } from '../europa/cases.js';
import type { OverrunTerms } from '../europa/rules.js';
import { MP } from '../europa/state.js';

/** What an overrun costs besides the step, in twentieths of a movement point. @rule EBC 13 (BC-13.10) */
export const OVERRUN_MP = 2 * MP;
/** The least ratio of attack to defense. @rule EBC 13 (BC-13.5) */
export const OVERRUN_ODDS = 10;

export const bootCampOverrunTerms: OverrunTerms = {
  refs: {
    odds: ebc(
      '13',
      ['BC-13.5', 'BC-13.6', 'BC-13.14'],
      'With odds of 10:1, found as in combat but without air points or dice, moving units eliminate everybody in an adjacent hex and enter it.',
    ),
    price: ebc('13', ['BC-13.10'], 'An overrun costs each unit 2 movement points besides the step.'),
    gone: ebc('13', ['BC-13.14'], 'Units that are overrun leave play, cadre or not.'),
    stop: ebc('13', ['BC-13.13', 'BC-13.18'], 'Overrunners stop when they enter the zone of control of enemies who are not overrun.'),
    halt: null,
    on: ebc('13', ['BC-13.16'], 'Overrunners outside enemy zones may move on with the movement points they have left.'),
    zones: ebc('13', ['BC-13.11', 'BC-13.12', 'BC-13.19'], 'Only zones of the units overrun may be ignored, unless the overrunners begin the phase there.'),
    owner: ebc('13', ['BC-13.24'], 'An overrun captures the hex.'),
    release: ebc('13', ['BC-13.17'], 'Overrunners that had stopped move on when the enemies whose zone held them are overrun.'),
  },
  least: OVERRUN_ODDS,
  need: () => OVERRUN_ODDS,
  price: () => OVERRUN_MP,
  table: null,
};
