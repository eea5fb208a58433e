/**
 * Questions of logistical points that are settled once and for all.
 * @module
 */
import { type Ruling, ruling } from '../../europa/ruling.js';

export const logisticsRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-ER-90', 'REFORM 12G', 'Is there one pool for each side?', 'No, one for each nation.', 'The article tells German points from those of other nations, and takes one nation’s away when it defects.'),
  ruling('AMB-ER-91', 'REFORM 12G', 'May points be spent on other things than those that the article names?', 'No.', 'Each use has a rule of its own.'),
  ruling('AMB-ER-156', 'REFORM 31G', 'Do the points that the Soviets do not receive before Aug I 41 arrive later?', 'No.', 'They are not received.'),
  ruling('AMB-ER-158', 'REFORM 31I', 'Must German Baku be in supply to give its point?', 'No.', 'Unlike Ploesti it has no such condition.'),
  ruling('AMB-ER-160', 'REFORM 32', 'Does a nation that defects lose headquarters in the replacement pool too?', 'Yes, all that it has.', 'It loses its headquarters.'),
  ruling('AMB-ER-162', 'REFORM 34A1', 'What may strategic bombing take?', 'Points that arrive in the turn, never stored ones.', 'The schedule gives 3 in those years and bombing takes 2 at most, so that it never matters whether Ploesti’s are among them.'),
  ruling('AMB-ER-163', 'REFORM 34A1', 'Does Ploesti pay in Soviet initial phases too?', 'No.', 'Reinforcements arrive in the phase of their owner.'),
  ruling('AMB-ER-164', 'REFORM 34A1', 'Does Ploesti pay in the turn of its recapture?', 'No: it was not owned in the initial phase.', 'Cities change hands after it.'),
  ruling('AMB-ER-166', 'REFORM 34A1', 'How is the Italian headquarters ever activated?', 'With German points.', 'These may activate any of the Axis.'),
  ruling('AMB-ER-167', 'REFORM 34A1', 'Does Hungary receive points in 1942, when its headquarters arrives?', 'No.', 'In 1943 only, as it says.'),
  ruling('AMB-ER-168', 'REFORM 34A1, 34A2', 'How many points are there at the start?', 'As many as the scenario says: its numbers are reconstructed.', 'The list is lost, and two rules need points at the start.'),
  ruling('AMB-ER-170', 'REFORM 34A2', 'When is a city lost?', 'When the Axis owns all of it.', 'Owning it in part has no effect.'),
  ruling('AMB-ER-171', 'REFORM 34A2', 'Does Lend-Lease through the south need a way open?', 'No.', 'No condition is named.'),
];
