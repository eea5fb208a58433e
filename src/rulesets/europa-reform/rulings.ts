/**
 * Rulings on the article as a whole.
 * @rule REFORM 0 (ER-0.1 to ER-0.8)
 * @module
 */
import { type Ruling, ruling } from '../europa/ruling.js';

/**
 * The article is a set of changes laid over the standard rules (ER-0.1): amendments that alter what they name and leave everything else
 * (ER-0.7, ER-0.8). Counters keep their two sides (ER-0.3), an attack is one die and one cell (ER-0.4), and what drives the rest is that
 * attacks hurt (ER-0.6) while armor can fight its way through (ER-0.5).
 * @since 0.3.0
 */
export const reformRulings: ReadonlyArray<Ruling> = [
  ruling(
    'AMB-ER-1',
    'REFORM 0',
    'The article presupposes an air system of single missions. May it be played with air points?',
    'Yes: the points support combat as they do, and count nothing in overruns and in combat at the end of exploitation.',
    'Those two are all that the article says of aircraft. (ER-0.2)',
  ),
  ruling('AMB-ER-2', 'REFORM 0', 'Are units with more than two steps allowed?', 'No: a counter has a full side and, at most, a cadre.', 'The article turns against a third step, and the counters have none. (ER-0.3)'),
];
