/**
 * Rulings on the First to Fight supplement, in its order.
 * @module
 */
import { type Ruling, ruling } from '../europa/ruling.js';

/** @since 0.1.0 */
export const firstToFightRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-BC-6', 'FTF 2, 21', 'The map and the order of battle are not at hand. What is played?',
    'Reconstructions that name their sources, calibrated on the few facts that the rules state. `loadMap` and `loadForces` take others.',
    'Rules are tested on small positions made for them.'),
  ruling('AMB-BC-191', 'FTF 1', 'Can the supplement be played with Basic Training alone?', 'Yes, without rules 13 to 17; what the supplement adds to rules 3 to 12 holds.',
    'The booklet sends its readers to the supplement after rule 12.'),
  ruling('AMB-BC-218', 'FTF 1, EBC 1', 'What if the questions and answers disagree with the booklet?', 'The booklet holds, and they fill its gaps.', 'They were written for the standard rules.'),

  // ---- 5, 7A -----------------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-26', 'FTF 5, EBC 6A', 'May a unit walk past artillery that stands alone?', 'Yes, but not into its hex.', 'Without a zone it holds no more than its hex.'),

  // ---- 12C -------------------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-132', 'FTF 12C', 'Does a second hex of the same city make it unisolated?', 'No.', 'It takes another city.'),
  ruling('AMB-BC-137', 'FTF 12C', 'Does Hel replace ordinary supply lines in its hex?', 'No, it serves those who have none.', 'It is one more source, with a limit.'),
  ruling('AMB-BC-242', 'FTF 12C', 'Have units in an isolated city stocks to live on?', 'No.', 'Nothing but the listed sources supplies.'),

  // ---- 19A -------------------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-22', 'FTF 5, 19C, EBC 3E', 'Do Soviet units exert zones of control before intervention?', 'No, neutral units affect nobody and are judged for nothing.', 'Zones matter between enemies.'),
  ruling('AMB-BC-194', 'FTF 19A', 'May the German player do without the die, or without the intervention that it brings?', 'No.', 'He rolls if the condition is met, and on a 5 or 6 the Soviets intervene.'),
  ruling('AMB-BC-197', 'FTF 19A, EBC 9B', 'May Germans and Soviets attack the same hex one after the other?', 'No.', 'A unit is attacked once in a phase, and the two armies do not attack together.'),
  ruling('AMB-BC-241', 'FTF 19A', 'Is the die rolled in the very player turn in which Warszawa was lost?', 'Yes.', 'The end of any German player turn will do.'),
  ruling('AMB-BC-247', 'FTF 19A, EBC 5', 'Do German and Soviet zones of control affect each other’s units?', 'No.', 'They are not enemies: both fight Poland under one player.'),

  // ---- 19B, 19C ----------------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-102', 'FTF 19B, 19C', 'May Poles who have the right to withdraw retreat into Hungary or Romania?', 'No.', 'The right is exercised by moving.'),
  ruling('AMB-BC-201', 'FTF 19B, 22A', 'When can Poles withdraw at all, if losing the same places ends the game?',
    'In the very turn at whose end they surrender, and as long as forts or fortified hexsides alone hold out.', 'Withdrawal is tested when the turn starts, surrender when it ends.'),
  ruling('AMB-BC-204', 'FTF 19B, VP', 'Which withdrawn units score?', 'Divisions and cadres.', 'The chart names no others.'),

  // ---- 19D -----------------------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-167', 'FTF 12C, 19D', 'When is a fortification captured?', 'When an enemy unit enters its hex in any way.', 'Ownership changes in that moment.'),
  ruling('AMB-BC-169', 'FTF 19D', 'To which hex does a fortified hexside belong?', 'To the one it protects.', 'Map data say which.'),

  // ---- 20, 21 ----------------------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-185', 'FTF 21, EBC 15D', 'When in its turn do air points come and go?', 'In the initial phase of their owner.',
    'Questions and answers withdraw the bomber of turn 6 then. Nobody could use a point between that and the beginning of the turn.'),
  ruling('AMB-BC-239', 'FTF 21, QA 21', 'Is a distance from the border counted with the unit’s own hex?', 'Yes.', 'So the published answer counts.'),

  // ---- 22, VP ----------------------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-208', 'FTF 22A, 22B', 'When may a player concede?', 'At any time, whatever the points.', 'No time is given.'),
  ruling('AMB-BC-209', 'FTF 22A', 'Must captured places be garrisoned for the surrender?', 'No.', 'Ownership is asked.'),
  ruling('AMB-BC-215', 'FTF 22A, EBC 3D', 'Which cities are Polish?', 'Those on Polish land of 1939, whoever owns them.', 'Otherwise a lost city would no longer count.'),
  ruling('AMB-BC-207', 'FTF LV', 'Do the bands of the victory levels leave gaps?', 'No; points are whole numbers, and both ends belong to a band.', 'The chart reads on without a break.'),
];
