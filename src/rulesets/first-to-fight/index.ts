/**
 * Poland 1939 by the First to Fight supplement: the Boot Camp rules with its amendments.
 * @rule FTF 1 (FF-1.1, FF-1.2), 2
 * @module
 */
import { amend } from '../../kernel/amendment.js';
import { isLeft } from '../../prelude.js';
import { basic } from '../boot-camp/index.js';
import type { EuropaRules } from '../europa/rules.js';
import { firstToFightAmendments } from './amendments.js';

export { firstToFightAmendments } from './amendments.js';
export { firstToFightDeployment, firstToFightPlayerTurns, firstToFightPowers, FTF } from './powers.js';
export { firstToFightReadings } from './readings.js';
export { firstToFightRulings } from './rulings.js';
export { type Award, type AwardId, AWARDS, type Ledger, LEVELS, levelOf } from './victory.js';

const made = amend<EuropaRules>(basic, firstToFightAmendments);
if (isLeft(made)) throw new Error(made.left.map((e) => e.detail).join(' '));

/** First to Fight with Basic Training. @since 0.1.0 */
export const firstToFightBasic: EuropaRules = {
  ...made.right,
  id: 'first-to-fight-basic',
  title: 'First to Fight with Europa Boot Camp, Basic Training',
  amendments: firstToFightAmendments.map((a) => a.id),
};
