/**
 * Questions of headquarters that are settled once and for all.
 * @module
 */
import { type Ruling, ruling } from '../../europa/ruling.js';

export const hqRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-ER-36', 'REFORM 9C, 12H', 'Do A, E, X and x eliminate headquarters?', 'They do whatever option AMB-ER-95 has results do; unharmed headquarters retreat with those who do.', 'One question asks for all results.'),
  ruling('AMB-ER-85', 'REFORM 12C5', 'May a headquarters release attack supply in the phase in which it becomes active?', 'Yes.', 'All turn inactive when the next initial phase begins; there is no other moment.'),
  ruling('AMB-ER-112', 'REFORM 12H', 'Which divisions are of the command of a headquarters?', 'Those of its nation that set out with it.', 'Nobody is assigned to any.'),
  ruling('AMB-ER-113', 'REFORM 12H', 'Does the plan of a rail move cost a point?', 'No.', 'It is planned instead of an activation.'),
  ruling('AMB-ER-114', 'REFORM 12H', 'When is it seen whether a headquarters is isolated?', 'When an initial phase begins, of either player.', 'Supply and isolation are judged in initial phases.'),
  ruling('AMB-ER-117', 'REFORM 12H', 'Does a Front on a source of points need no point, or defy the ban of Jun II 41?', 'It needs one, and does not.', 'Isolation and enemy zones are what does not matter there.'),
  ruling('AMB-ER-124', 'REFORM 12H', 'Do headquarters take hexes and exert zones of control?', 'They take hexes as combat units do, and exert none.', 'Zones belong to divisions and corps.'),
  ruling('AMB-ER-125', 'REFORM 12H', 'A headquarters has to retreat, and friends fill every hex around it that enemies and closed terrain leave. Is it lost?', 'No: it retreats to them.', 'It counts against no stacking limit, and the rule names enemies and terrain.'),
  ruling('AMB-ER-127', 'REFORM 31C', 'May an active Front headquarters move administratively?', 'Yes, within the 4 movement points that it has.', 'Nothing forbids it.'),
];

export const firstWinterRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-ER-135', 'REFORM 29D1a', 'Is the die thrown before or after supply and enemy zones are looked at?', 'After, for those that nothing else keeps inactive.', 'It comes to the same, with fewer dice.'),
  ruling('AMB-ER-136', 'REFORM 29D1a', 'Is it thrown for the ad hoc headquarters?', 'Yes.', 'It is not Finnish.'),
  ruling('AMB-ER-138', 'REFORM 29D1a', 'Snow of which zone makes a turn the first snow turn?', 'Of the zone in which the headquarters stands.', 'Weather is a matter of zones.'),
];

export const tankArmyRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-ER-144', 'REFORM 31C', 'Two corps retreat into one hex without a Tank Army headquarters. What then?', 'They go on, as any stack over its limit.', 'It is a limit of stacking.'),
  ruling('AMB-ER-145', 'REFORM 31C', 'What of corps whose Tank Army headquarters is gone?', 'They part by the end of the next movement phase.', 'So does any stack that is over its limit and can be parted.'),
  ruling('AMB-ER-147', 'REFORM 31C', 'Can the headquarters of a Tank Army become Guards?', 'No: the order of battle says which are.', 'It is part of what is received.'),
  ruling('AMB-ER-148', 'REFORM 31C', 'For how long is a Front headquarters slow?', 'While it is active.', 'Active ones are.'),
];
