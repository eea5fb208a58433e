/**
 * The cases of the standard rules of the series in its games of the Eastern Front, *Fire in the East* and *Scorched Earth*. Their
 * text is not at hand: numbers are known from a list of contents, what they say from play aids and answers to players.
 * @module
 */
import { citing } from '../../kernel/rule.js';

/** Rule numbers, and charts: terrain effects `TEC`, weather table `WT`. */
export type FireInTheEastCase =
  | '3A' | '3I' | '4' | '5' | '6' | '6A' | '6B' | '7' | '7A' | '8A' | '8B' | '8C' | '9' | '9C' | '9E' | '9F' | '9G' | '9H' | '9I' | '9J'
  | '10A' | '10B' | '10C' | '10D' | '10E' | '10F' | '10G' | '10I' | '11' | '12A' | '12B' | '12C' | '12D' | '12E' | '12F' | '13'
  | '14A' | '14B' | '14D' | '14E' | '14I' | '15' | '20F' | '25' | '28' | '29' | '29D' | '29D1a' | '30' | '31' | '31F' | '32' | '34' | 'TEC' | 'WT';

/** A citation of the standard rules. The article that amends them numbers clauses that touch on these (`ER-…`). @since 0.3.0 */
export const fite = citing<'FITE', FireInTheEastCase>('FITE');
