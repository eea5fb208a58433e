/**
 * The cases of the First to Fight supplement. Its questions and answers were given for the standard rules and number
 * those: they are cited by their own ids, `QA-34`, and only where they fit Boot Camp play (QA-41).
 * @module
 */
import { citing } from '../../kernel/rule.js';

/** Rule numbers of the supplement as printed, with its victory charts. */
export type FirstToFightCase =
  | '1' | '2' | '5' | '7A' | '12C' | '19A' | '19B' | '19C' | '19D' | '19E' | '19F'
  | '20A' | '20B' | '20C' | '21' | '22A' | '22B' | 'VP' | 'LV';

/** A citation of the supplement. */
export const ftf = citing<'FTF', FirstToFightCase>('FTF');
