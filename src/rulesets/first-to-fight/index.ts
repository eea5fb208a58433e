/**
 * Poland 1939 by the First to Fight supplement: the Boot Camp rules with its amendments.
 * @rule FTF 1 (FF-1.1, FF-1.2), 2
 * @module
 */
import { type Amendment, amend } from '../../kernel/amendment.js';
import { isLeft } from '../../prelude.js';
import { advancedAmendments } from '../boot-camp/advanced/index.js';
import { basic } from '../boot-camp/index.js';
import type { EuropaRules } from '../europa/rules.js';
import { firstToFightAmendments } from './amendments.js';

export { firstToFightAmendments } from './amendments.js';
export { firstToFightDeployment, firstToFightPlayerTurns, firstToFightPowers, FTF } from './powers.js';
export { interventionReadings } from './interventionReadings.js';
export { INTERVENTION, type Intervention } from './interventionState.js';
export { firstToFightReadings } from './readings.js';
export { firstToFightRulings } from './rulings.js';
export { turnDates, turnHalfMonth } from './turns.js';
export { type Award, type AwardId, AWARDS, type Ledger, LEVELS, levelOf } from './victory.js';

const made = (id: string, title: string, amendments: ReadonlyArray<Amendment<EuropaRules>>): EuropaRules => {
  const rules = amend<EuropaRules>(basic, amendments);
  if (isLeft(rules)) throw new Error(rules.left.map((e) => e.detail).join(' '));
  return { ...rules.right, id, title, amendments: amendments.map((a) => a.id) };
};

/** First to Fight with Basic Training. @since 0.1.0 */
export const firstToFightBasic: EuropaRules = made('first-to-fight-basic', 'First to Fight with Europa Boot Camp, Basic Training', firstToFightAmendments);

/** First to Fight with Basic and Advanced Training: the whole game. @since 0.2.0 */
export const firstToFightAdvanced: EuropaRules = made('first-to-fight-advanced', 'First to Fight with Europa Boot Camp', [...advancedAmendments, ...firstToFightAmendments]);
