/**
 * The items of the article *Europa Reform*: citing one that does not exist does not compile.
 * @module
 */
import { citing } from '../../kernel/rule.js';

/** Rule numbers of the standard game that the article changes, its preface, and its changes of the order of battle. */
export type ReformCase =
  | '0' | '6' | '9C' | '9F1' | '9K' | '12' | '12C5' | '12D1' | '12G' | '12H' | '13' | '20F1e' | '25D' | '28C2d' | '29D1a'
  | '31C' | '31F1' | '31G' | '31I' | '32' | '34A1' | '34A2' | '39D1' | '39D8' | '39J' | 'OB';

/** A citation of the article. @since 0.3.0 */
export const reform = citing<'REFORM', ReformCase>('REFORM');
