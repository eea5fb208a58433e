/**
 * Readings of logistical points.
 * @module
 */
import { type Reading, reading } from '../../europa/readings.js';

/** Defaults are the first value of each. */
export const logisticsReadings: ReadonlyArray<Reading> = [
  reading('fresh-points', 'AMB-ER-94', 'REFORM 12G, 12H', 'May points be spent in the initial phase in which they arrive?',
    { spent: 'Yes.', kept: 'No, from the next one on.' },
    'Reinforcements come first in the phase.'),
  reading('schedule-period', 'AMB-ER-161', 'REFORM 34A1, 34A2', 'Are the points of the schedule and of cities those of a turn or of a month?',
    { turn: 'Of a turn.', month: 'Of a month: they arrive in its first turn.' },
    'Ploesti, dice and forfeits are by the turn, and where the article means months it says I turns.'),
  reading('ploesti-in-winter', 'AMB-ER-137', 'REFORM 29D1a, 34A1', 'Do the 2 points of Ploesti arrive in the first winter?',
    { paid: 'Yes.', withheld: 'No: Ploesti is in Romania, which produces none.' },
    'They are German points; Romania’s own are those of its die.'),
  reading('finland-at-war', 'AMB-ER-165', 'REFORM 34A1', 'From when on is Finland at war?',
    { entry: 'From its entry into the war.', start: 'From Jun II 41.' },
    'The standard rules know when it enters.'),
  reading('recaptured-cities', 'AMB-ER-169', 'REFORM 34A2', 'In which turn does a recaptured city give its first point?',
    { after: 'In the one after 6 turns without (12 for others than Baku), the turn after recapture being their first.', at: 'In the 6th (12th) turn after recapture.' },
    'That is how the article counts for Ploesti.'),
  reading('baku-wait', 'AMB-ER-157', 'REFORM 31I', 'Captured Baku is lost and captured again. Do the 24 turns begin anew?',
    { anew: 'Yes.', once: 'No: they are counted from the first capture.' },
    'Its capture begins them.'),
  reading('bombed-oilfields', 'AMB-ER-128', 'REFORM 20F1e', 'Which points does a bombed oilfield not give?',
    {
      standing: 'Those that are due while hits stand.',
      'same-turn': 'Those of the game turn of the hit, even if they have arrived.',
      next: 'Those that are due next.',
    },
    'Resource points are lost when production is reckoned, and nothing has to be given back.'),
  reading('unpreparedness-turn', 'AMB-ER-89', 'REFORM 12G, 31G', 'When do the Soviets lose points?',
    { regular: 'When the regular German player turn of Jun II 41 ends.', surprise: 'When the surprise turn ends.', both: 'At the end of each.' },
    'The one rule says when, the other only names the turn of the attack.'),
  reading('unpreparedness-half', 'AMB-ER-152', 'REFORM 31G', 'How much is half of an odd number of points?',
    { down: 'The smaller half: 3 of 7.', up: 'The larger half: 4 of 7. To keep half a point comes to the same, since nothing completes it.' },
    'Half of them are lost, and 4 of 7 are more than half.'),
  reading('unpreparedness-order', 'AMB-ER-153', 'REFORM 31G', 'Are points for cities lost after the halving?',
    { after: 'Yes.', before: 'No, before it.' },
    'They are lost moreover.'),
  reading('unpreparedness-cities', 'AMB-ER-154', 'REFORM 31G', 'Does a city of several hexes count of which the Axis holds some?',
    { whole: 'No.', any: 'Yes.' },
    'Cities held in part have no effect on income either.'),
  reading('unprepared-attempts', 'AMB-ER-155', 'REFORM 31G', 'What does it mean to attempt to activate a headquarters?',
    {
      becoming: 'To make it active: none in Jun II 41, two in Jul I 41, which may be paid for in Jun II.',
      paying: 'To pay for it: for none in Jun II 41, for two in Jul I 41.',
    },
    'Another rule calls headquarters to be activated those whose turn has come, and speaks of their points as spent before.'),
  reading('ad-hoc-unpaid', 'AMB-ER-107', 'REFORM 12H', 'May the upkeep of the ad hoc headquarters be left unpaid?',
    { disbands: 'Yes: it is disbanded.', owed: 'Only when there is no point to pay it with; then it is disbanded.' },
    'The point must be spent to maintain it, and nothing says that it must be maintained.'),
  reading('ad-hoc-first-quarter', 'AMB-ER-108', 'REFORM 12H', 'Does an ad hoc headquarters cost upkeep in the turn in which it is created, if a quarter begins?',
    { creation: 'No, its creation only.', both: 'Yes, both.' },
    'It was not in play when the quarter began.'),
];
