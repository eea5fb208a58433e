/**
 * The special rules: engineers and construction, rail-only units, fortifications, weather.
 * @rule EBC 14
 * @module
 */
import type { Amendment } from '../../../../kernel/amendment.js';
import type { EuropaRules } from '../../../europa/rules.js';
import { breakdowns, engineerClarifications, weather } from './clarifications.js';
import { constructionAmendments } from './construction.js';
import { engineerAmendments } from './engineers.js';
import { fortificationAmendments } from './fortifications.js';
import { railOnlyAmendments } from './railOnly.js';

export { BUILDING_TURNS, POOR_WEATHER } from './buildingTime.js';
export { specialReadings } from './readings.js';
export { specialRulings } from './rulings.js';

/** Rule 14, in the order of its cases. @since 0.2.0 */
export const specialAmendments: ReadonlyArray<Amendment<EuropaRules>> = [
  ...constructionAmendments,
  ...engineerAmendments,
  ...engineerClarifications,
  breakdowns,
  ...railOnlyAmendments,
  ...fortificationAmendments,
  weather,
];
