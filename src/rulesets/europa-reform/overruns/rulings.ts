/**
 * Rulings on rule 13.
 * @module
 */
import { type Ruling, ruling } from '../../europa/ruling.js';

export const reformOverrunRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-ER-62', 'REFORM 13', 'May an overrun be called off once units have retreated before it?', 'No.', 'Even those before whom all have retreated must enter the hex.'),
  ruling('AMB-ER-64', 'REFORM 13', 'Is a cell that joins E with another element an E?', 'There is none: the table of results refuses such a cell.', 'E leaves nothing to other elements against the defender.'),
  ruling('AMB-ER-65', 'REFORM 13', 'Are odds of 9.9:1 enough for an overrun without a die?', 'No, they are 9:1.', 'Odds are rounded down throughout the series.'),
  ruling('AMB-ER-68', 'REFORM 13', 'From where do overrunners retreat who are halved?', 'From the hex in which they announced the overrun.', 'They stand there, and the result is carried out as for an attack.'),
  ruling('AMB-ER-70', 'REFORM 13', 'Must overrunners enter who cannot?', 'Nobody takes part who cannot enter; losses leave them within the limit.', 'Both are asked before.'),
  ruling('AMB-ER-72', 'REFORM 13', 'Are several units of defense strength 0 overrun as easily as one?', 'Yes, where all in the hex have none between them.', 'Odds are against the hex.'),
  ruling('AMB-ER-74', 'REFORM 13', 'Have units whose overrun failed their zones of control again?', 'Yes, at once.', 'They lose them for the overrun.'),
  ruling('AMB-ER-75', 'REFORM 13', 'May units whose movement an overrun ended take part in another one from where they stand?', 'No.', 'To overrun is to move.'),
  ruling('AMB-ER-76', 'REFORM 13', 'May a unit overrun after rail or administrative movement?', 'After rail movement, with what it has left. Administrative movement never comes beside an enemy.', 'Rail movement is part of a unit’s movement.'),
  ruling('AMB-ER-77', 'REFORM 13, 12H', 'Where is attack supply traced from for an overrun?', 'From the hex in which the overrunners stand when they announce it.', 'That is where they are at that instant.'),
  ruling('AMB-ER-78', 'REFORM 13', 'May others overrun the hex where an overrun has failed?', 'Yes.', 'Only those who failed have stopped.'),
  ruling('AMB-ER-79', 'REFORM 13', 'May cities and forts be overrun?', 'Yes, with the modifiers of the die that they bring.', 'Fortifications are among the modifiers that the article names.'),
  ruling('AMB-ER-80', 'REFORM 13', 'May an overrun be the single hex that a unit may always move?', 'No.', 'The article excludes it.'),
  ruling('AMB-ER-81', 'REFORM 13', 'Are fractions of movement points kept?', 'Yes.', 'They are throughout.'),
  ruling('AMB-ER-151', 'REFORM 13, 31F1', 'Is entering the hex of units without defense strength an overrun where overruns are forbidden?', 'Yes.', 'The article calls it one.'),
  ruling('AMB-ER-179', 'REFORM 13', 'What counts for the odds of an overrun?', 'Everything that changes strength in combat, air support apart.', 'Odds are found as in combat; what the sentence lists explains that.'),
  ruling('AMB-ER-180', 'REFORM 13', 'Which modifiers of the die count?', 'All that an attack would have.', 'It is resolved as an attack.'),
  ruling('AMB-ER-181', 'REFORM 13', 'Must divisions retreat that E has reduced to cadre?', 'Yes, as after an attack.', 'The word may tells them from units that are overrun without a die.'),
  ruling('AMB-ER-187', 'REFORM 13, 9K, EBC 9F1', 'Units were driven out of a hex by an overrun. Do they defend where they are overrun again, or attacked in the same phase?', 'Yes, with all their strength.', 'What is attacked twice in one combat phase is the matter of rule 9F1, and overruns belong to none.'),
  ruling('AMB-ER-188', 'REFORM 13', 'Units that retreat before an overrun make its step dearer by their zones of control. What if the overrunners cannot pay?', 'They enter and pay what they have.', 'Who may take part is settled when the overrun is announced, and an empty hex must be entered.'),
];
