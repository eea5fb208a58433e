/**
 * Questions of the new results that are settled once and for all.
 * @module
 */
import { type Ruling, ruling } from '../../europa/ruling.js';

export const reformCrtRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-ER-18', 'REFORM 9C', 'Do units that the retreat after A has cost count towards the REs of attrition?', 'No.', 'Attrition is a loss of its own, on top of what came before.'),
  ruling('AMB-ER-19', 'REFORM 9C', 'May attrition be paid with units of strength 0?', 'With any unit that took part and has REs.', 'The loss is reckoned in REs.'),
  ruling('AMB-ER-21', 'REFORM 9C', 'What is the ceiling when the defenders’ printed strength is 0?', 'There is none to ask for: such a stack is eliminated without a die.', 'Rule 9G comes first.'),
  ruling('AMB-ER-22', 'REFORM 9C', 'Must exactly three REs be lost?', 'At least so many; what may be lost beyond is the matter of `loss-choice`.', 'Other losses are reckoned so.'),
  ruling('AMB-ER-26', 'REFORM 9C', 'May more be lost under A and D than half asks for?', 'That is the matter of `loss-choice`, as with every loss.', 'One question, one reading.'),
  ruling('AMB-ER-27', 'REFORM 9C', 'Does a division reduced to cadre under A or D count in full?', 'Yes.', 'Rule 9E stands; only the ceiling of attrition reckons otherwise.'),
  ruling('AMB-ER-29', 'REFORM 9C', 'What is a cell of nothing but attrition where attrition is ignored?', 'A stopped attack.', 'Nothing is left to apply.'),
  ruling('AMB-ER-32', 'REFORM 9C', 'Is an attacker who is the weaker side of an exchange eliminated, though no element eliminates attackers?', 'Yes.', 'Exchanges stay as they were.'),
  ruling('AMB-ER-33', 'REFORM 9C', 'Which strengths does an exchange compare?', 'Those of `exchange-strengths`, printed ones by default.', 'Exchanges stay as they were.'),
  ruling('AMB-ER-34', 'REFORM 9C', 'Who acts first in a result for both sides?', 'The defender, and it stands first in every cell.', 'A table may not have it otherwise: its cells are refused.'),
  ruling('AMB-ER-35', 'REFORM 9C', 'Must cadres leave a hex that no attacker can enter?', 'Yes.', 'Their retreat depends on nothing.'),
  ruling('AMB-ER-177', 'REFORM 9C', 'What does the new table say?', 'It is reconstructed, cell by cell, and says so; a printed one can be loaded.', 'No source at hand has a cell of it.'),
  ruling('AMB-ER-184', 'REFORM 9C', 'How do attackers from several hexes retreat?', 'Each from its own hex.', 'That is how units retreat.'),
];
