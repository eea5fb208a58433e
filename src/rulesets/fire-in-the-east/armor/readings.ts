/**
 * Readings and rulings of armor effects.
 * @module
 */
import { type Reading, reading } from '../../europa/readings.js';
import { type Ruling, ruling } from '../../europa/ruling.js';

/** Defaults are the first value of each. */
export const armorReadings: ReadonlyArray<Reading> = [
  reading('axis-antitank', 'AMB-FITE-1', 'FITE 10B', 'From when on do antitank units of the Axis count in full?',
    { 'apr-42': 'From Apr I 42 on.', 'mar-43': 'From Mar I 43 on.' },
    'The play aid that is the only source reckons so, though it says the other thing in passing.'),
];

export const armorRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-FITE-2', 'FITE 10E', 'May some of the units that are capable in half count half, and others be neutral?', 'No: all of them one way or all the other, whichever share is larger.', 'That is how the source puts it.'),
  ruling('AMB-FITE-3', 'FITE 10B', 'What is a motorized unit of a type that is not capable, such as motorized engineers or heavy antiaircraft?', 'Neutral where its type is not capable, and as its type where that is.', 'Any motorized unit is neutral to armor, and the wheels take no guns away.'),
  ruling('AMB-FITE-4', 'FITE 10C', 'Which share is the larger where snow takes from the armor’s only?', 'What is left of both is compared.', 'Otherwise a few tanks would take the effect of the antitank guns beside them away.'),
  ruling('AMB-FITE-5', 'FITE 10G', 'Does terrain take antitank effects away?', 'No.', 'What is known of the rule bars the two effects of armor; antitank effects hang on the attackers’ armor before terrain and weather.'),
];
