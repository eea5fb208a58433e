/**
 * Cases of rule 14 that change nothing, so that the list of cases is complete.
 * @rule EBC 14A4, 14A5, 14B, 14E
 * @module
 */
import type { Amendment } from '../../../../kernel/amendment.js';
import { ebc } from '../../../europa/cases.js';
import type { EuropaRules } from '../../../europa/rules.js';

const clarification = (id: string, ref: Amendment<EuropaRules>['ref']): Amendment<EuropaRules> => ({ id, ref, does: 'clarify', touches: [], excludes: [], slice: null, to: (rules) => rules });

/** Rules 14A4 and 14A5: carried out by the rule of combat engineers. @since 0.2.0 */
export const engineerClarifications: ReadonlyArray<Amendment<EuropaRules>> = [
  clarification('EBC-14A4', ebc('14A4', ['BC-14A4.1'], 'However many engineers attack, they add 1 to the die and no more.', 'clarification')),
  clarification('EBC-14A5', ebc('14A5', ['BC-14A5.1'], 'Railroad engineers have no ability of their own.', 'clarification')),
];

/** Rule 14B: no action breaks a division down or puts one together. @since 0.2.0 */
export const breakdowns: Amendment<EuropaRules> = clarification(
  'EBC-14B',
  ebc('14B', ['BC-14B.1', 'BC-14B.2'], 'Divisions neither break down nor are assembled.', 'clarification'),
);

/**
 * Rule 14E: weather acts where single rules say so, on movement, armor effects, supply, construction and air; which
 * weather a turn has is the supplement's matter. @since 0.2.0
 */
export const weather: Amendment<EuropaRules> = clarification(
  'EBC-14E',
  ebc('14E', ['BC-14E.1'], 'Weather acts where other rules say so; the supplement tells the weather of each turn.', 'clarification'),
);
