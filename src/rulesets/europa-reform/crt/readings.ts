/**
 * The readings of the new results.
 * @module
 */
import { type Reading, reading } from '../../europa/readings.js';

/** Defaults are the first value of each. */
export const reformCrtReadings: ReadonlyArray<Reading> = [
  reading('attrition-flip-strength', 'AMB-ER-12', 'REFORM 9C', 'How much strength does a division reduced to cadre take from the ceiling of attacker attrition?',
    { net: 'What it loses: its full strength less that of its cadre.', gross: 'Its full strength, as for other losses.', none: 'Nothing.' },
    'Of the three only this one gives both cases of the printed example.'),
  reading('attrition-flip-res', 'AMB-ER-13', 'REFORM 9C', 'How many REs is a division reduced to cadre worth?',
    { three: 'Three.', two: 'Two: the cadre is still there, and is one.' },
    'The article makes the reduction of a division the loss of 3 REs.'),
  reading('attrition-obligation', 'AMB-ER-14', 'REFORM 9C', 'Of several losses that the ceiling allows, must the one with most REs be taken?',
    { most: 'As many REs, up to three, as the ceiling allows.', 'any-maximal': 'Any to which nothing can be added within the ceiling.' },
    'The printed example asks for three although the regiment alone would leave room for nothing else.'),
  reading('halved-defender-retreat', 'AMB-ER-15', 'REFORM 9C', 'Do the survivors of a halved defender retreat?',
    { table: 'Only where R stands in the same cell.', yes: 'Always, as they did.' },
    'Each element does what is said of it, and of this one no retreat is.'),
  reading('result-order', 'AMB-ER-16', 'REFORM 9C', 'Are the elements of a result applied one after the other?',
    { sequential: 'Yes, as they stand: what a retreat costs is lost before the next loss is reckoned.', pooled: 'All losses come before any retreat.' },
    'The article does so with A*.'),
  reading('attrition-ceiling-shared', 'AMB-ER-17', 'REFORM 9C', 'Does what A has cost count against the ceiling of attrition?',
    { independent: 'No.', shared: 'Yes.' },
    'The ceiling is part of one element, and elements are applied one by one.'),
  reading('attrition-ceiling', 'AMB-ER-20', 'REFORM 9C', 'Whose printed strength is the ceiling of attacker attrition?',
    { contributing: 'That of the defenders who count.', 'all-in-stack': 'That of all units in the hex, those too that retreated into it.' },
    'Units that retreated into the hex count for no exchange either.'),
  reading('attrition-lone-cadre', 'AMB-ER-23', 'REFORM 9C', 'Does attrition take the last cadre of a side that has nothing else?',
    { lost: 'Yes.', spared: 'No.' },
    'Nothing is excepted.'),
  reading('defender-attrition-ceiling', 'AMB-ER-24', 'REFORM 9C', 'Does the attackers’ strength limit what defender attrition takes?',
    { none: 'No.', symmetric: 'Yes, as the other way round.' },
    'Only attacker attrition has a ceiling.'),
  reading('attrition-cadres', 'AMB-ER-25', 'REFORM 9C', 'Do cadres retreat that attrition or halving has made?',
    { stay: 'No.', retreat: 'Yes, as after an exchange.' },
    'Elements without a word of retreat move nobody.'),
  reading('attrition-zone', 'AMB-ER-28', 'REFORM 9C', 'Whose weather zone decides whether attacker attrition is ignored?',
    { defender: 'That of the hex attacked.', each: 'That of each attacker’s own hex.' },
    'Terrain and weather of combat are those of the hex attacked.'),
  reading('below-lowest-odds', 'AMB-ER-30', 'REFORM 9C', 'What becomes of an attack below the lowest odds of the table?',
    { 'a-star': 'A* without a die.', column: 'It is resolved in the lowest column.', elimination: 'The attackers are eliminated without a die, as before.' },
    'It stays certain, and is the worst that the new elements can do.'),
  reading('above-highest-odds', 'AMB-ER-31', 'REFORM 9C, 13', 'Has an attack at 8:1 or better a bonus over the highest column?',
    { cap: 'No.', 'plus-one': '1 on the die, as overruns have.' },
    'The bonus is given to overruns.'),
];
