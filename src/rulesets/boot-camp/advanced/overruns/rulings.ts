/**
 * Rulings on rule 13.
 * @module
 */
import { type Ruling, ruling } from '../../../europa/ruling.js';

/** @since 0.2.0 */
export const overrunRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-BC-141', 'EBC 13', 'Are the odds of an overrun rounded before they are compared with 10:1?', 'It makes no difference: the attack must be ten times the defense or more, fractions kept.', 'Rounding down never reaches 10:1 from below.'),
  ruling('AMB-BC-154', 'EBC 7A, 13', 'May units overrun by rail?', 'No. They may go by rail to the hex from which they overrun.', 'The enemy’s hex is not friendly-owned, and only the road rate is granted.'),
  ruling('AMB-BC-155', 'EBC 13', 'May further units overrun the same enemies from another hex?', 'No; whoever starts elsewhere adds nothing to the odds.', 'All overrunners gather in a single hex.'),
  ruling('AMB-BC-156', 'EBC 13, 14A1', 'Is an unfinished fort lost with the unit that builds it?', 'Yes.', 'Nobody is left to build it, and the hex is taken.'),
  ruling('AMB-BC-222', 'EBC 9H, 10, 13', 'Do armor effects and other modifiers of the die help or hinder an overrun?', 'No; only what changes strengths counts, fortresses included.', 'No die is rolled.'),
  ruling('AMB-BC-225', 'EBC 9F1, 13', 'Do units that retreated in the combat phase defend against an overrun in the exploitation phase?', 'Yes, with the strength they have.', 'That they add nothing is said of the combat phase alone.'),
];
