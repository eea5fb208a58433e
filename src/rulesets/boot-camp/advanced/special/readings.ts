/**
 * The readings of rule 14 that can be chosen.
 * @module
 */
import { type Reading, reading } from '../../../europa/readings.js';

/** On engineers in combat. Defaults are the first value of each. @since 0.2.0 */
export const engineerReadings: ReadonlyArray<Reading> = [
  reading('fortified-hexside-engineers', 'AMB-BC-157', 'EBC 14A2, QA 14A2', 'Do two combat engineers add 1 to the die across a fortified hexside?',
    { bonus: 'Yes, as the Boot Camp rule says.', none: 'No, as the questions and answers say of the standard rule.' },
    'The answer was given for the standard rule; the Boot Camp rule names the hexside in both printings.'),
  reading('engineers-across', 'AMB-BC-158', 'EBC 14A2', 'Only some attackers attack across a fortified hexside. Which engineers count toward the two?',
    { across: 'Those that attack across it; against a city, fort or fortress any two.', any: 'Any two of the attackers, if anybody attacks across it.' },
    'Hexsides act on the units that attack across them.'),
  reading('assault-engineers-alone', 'AMB-BC-159', 'EBC 14A3', 'Do two assault engineers add 1 to the die without a combat engineer?',
    { yes: 'Yes.', no: 'No, one of the two must be a combat engineer.' },
    'Each counts as one combat engineer toward the two.'),
];

/** On construction. @since 0.2.0 */
export const constructionReadings: ReadonlyArray<Reading> = [
  reading('builders', 'AMB-BC-163', 'EBC 14A1', 'May a unit build in an enemy zone of control, and attack while it builds?',
    { unhindered: 'Yes to both; only leaving the hex ends the work.', undisturbed: 'No: works are not begun in a zone, and builders do not attack.' },
    'The rule names leaving the hex and nothing else.'),
  reading('building-supply', 'AMB-BC-164', 'EBC 14A1', 'The builder is cut off from supply. Does the work go on?',
    { start: 'Yes, supply is tested at the start only.', throughout: 'No: a turn in which the builder is out of supply when its initial phase begins does not count.' },
    'The unit has to be in supply when it begins.'),
  reading('building-weather', 'AMB-BC-165', 'EBC 14A1a', 'The weather changes during the work. How long does it take?',
    { start: 'As long as the weather of its start makes it.', 'each-turn': 'Each turn counts by its own weather: one of poor weather is half a turn.' },
    'The time is known when the marker is placed.'),
];

/** On rail-only units. @since 0.2.0 */
export const railOnlyReadings: ReadonlyArray<Reading> = [
  reading('rail-only-retreat', 'AMB-BC-97', 'EBC 14C, 7A', 'Does the retreat of a rail-only unit use rail capacity?',
    { free: 'No. It may also end in an enemy zone of control, at the usual price.', capacity: 'Yes: without capacity left it cannot retreat.' },
    'It is no movement by rail, only a test of which hexes are open.'),
];

/** All of them, in the order of the rule. @since 0.2.0 */
export const specialReadings: ReadonlyArray<Reading> = [...engineerReadings, ...constructionReadings, ...railOnlyReadings];
