/**
 * Rulings on rules 15 to 17. What can be chosen stands in `readings.ts`.
 * @module
 */
import { type Ruling, ruling } from '../../../europa/ruling.js';

/** @since 0.2.0 */
export const airRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-BC-72', 'EBC 9A, 15C2', 'Is offensive support halved with the units that attack across a river?', 'No, it is added afterwards.', 'The example of odds adds 8 points to 15.5.'),
  ruling('AMB-BC-172', 'EBC 15C2', 'Is the cap applied before fighters, antiaircraft fire and weather, or after?', 'After: 12 points for an attack of 9 may lose 3 and still give 9.',
    'Points beyond the cap may be sent in expectation of such losses.'),
  ruling('AMB-BC-176', 'EBC 15A, 15C3', 'Which bombers can fighters meet?', 'Those that the phasing player has just sent, in that air phase.',
    'Fighters are sent in the enemy’s air phase; what he sent in an earlier turn has been used by then.'),
  ruling('AMB-BC-179', 'EBC 15A', 'What becomes of more fighters or antiaircraft points than there are bombers in a hex?', 'They are wasted.',
    'Each negates a point in its hex. Where two powers have bombers on one mission to one hex, those of the first in the list of powers are met first.'),
  ruling('AMB-BC-182', 'EBC 16B', 'How is range counted?', 'In hexes of distance, over any terrain and border, without the hex of the airbase.', 'Ranges are counted so in the series; the rule names no obstacle.'),
  ruling('AMB-BC-183', 'EBC 15C2, 16C', 'An airbase is captured after it sent defensive support. Does that stay?', 'Yes.', 'Points are sent in the air phase; afterwards they are told by hex, not by airbase.'),
  ruling('AMB-BC-187', 'EBC 15C3, FTF 19A', 'May Polish fighters be sent twice in a turn that Germans and Soviets share?', 'No.', 'Each point is used once in a player turn, and it is one.'),
  ruling('AMB-BC-189', 'EBC 16D', 'May an airfield be given up in the enemy’s turn, before he takes it?', 'No.', 'The rule says in his own turn.'),
  ruling('AMB-BC-229', 'EBC 17B', 'Do antiaircraft units beside the target protect the units that attack it?', 'No.', 'Guns fire at bombers sent to their own hex.'),
  ruling('AMB-BC-244', 'EBC 15C2', 'Is offensive support saved when no attack is made on its hex?', 'No, it is gone with the combat phase, and there again in the next turn.', 'A point is used once in a player turn.'),
  ruling('AMB-BC-245', 'EBC 15C3, FTF 19A', 'Do fighters sent in a player turn lack in another one of the same game turn?', 'No.', 'They are used once per player turn.'),
];
