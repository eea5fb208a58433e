/**
 * The readings of rules 15 to 17 that can be chosen.
 * @module
 */
import { type Reading, reading } from '../../../europa/readings.js';

/** Of rule 15. Defaults are the first value of each. @since 0.2.0 */
export const airReadings: ReadonlyArray<Reading> = [
  reading('zero-attack-with-air', 'AMB-BC-65', 'EBC 9G, 15C2', 'May units with an attack strength of 0 attack by themselves under offensive air support?',
    { no: 'No.', yes: 'Yes; the points then count in full, there being no strength to cap them.' },
    'Support never exceeds the printed strength, and theirs is 0.'),
  reading('zero-defense-with-air', 'AMB-BC-68', 'EBC 9G, 15C2', 'Are units without defense strength saved from elimination by defensive air support?',
    { no: 'No.', yes: 'Yes; the points count in full, and the attack is resolved on the table.' },
    'Support never exceeds the printed strength, and theirs is 0.'),
  reading('support-cap', 'AMB-BC-173', 'EBC 15C2', 'Which strength caps air support when units are halved, unsupported or doubled?',
    { printed: 'The printed one.', modified: 'The strength that they fight with.' },
    'The rule says printed.'),
  reading('support-of-retreated', 'AMB-BC-174', 'EBC 9F1, 15C2', 'Do units that retreated into a hex raise the cap of its defensive support?',
    { uncounted: 'No.', counted: 'Yes, by their printed defense strength.' },
    'They contribute nothing to the defense.'),
  reading('defensive-support-of-emptied-hex', 'AMB-BC-175', 'EBC 15C2', 'The units that defensive support was sent for leave the hex, and others take their place. Does it help them?',
    { kept: 'Yes: it helps the units of its power that defend the hex when it is attacked.', lost: 'No: it ends when the last of them leaves.' },
    'Points are sent to a hex, not to units.'),
  reading('antiaircraft-split', 'AMB-BC-177', 'EBC 17B', 'A hex has enemy bombers on both kinds of support. At which does antiaircraft fire?',
    { chosen: 'The player who fires divides it (`aim`); unless he does, it fires at offensive support first.', 'pro-rata': 'At both in proportion to the points that fighters have left, fractions in favor of defensive support.' },
    'Whoever fires picks his targets; for fighters he names the mission.'),
  reading('antiaircraft-at-das', 'AMB-BC-178', 'EBC 17B', 'Does antiaircraft fire at the phasing player’s defensive support, in the air phase in which it is sent?',
    { yes: 'Yes.', never: 'No, at offensive support only.' },
    'Only the non-phasing player’s defensive support is exempted.'),
  reading('allied-air', 'AMB-BC-184', 'EBC 16B, FTF 19A', 'Two powers of one side do not fight together. Do they use each other’s airbases, and support each other’s units?',
    { apart: 'No.', shared: 'Yes: powers of one player turn have one pool of points, fly from all their airbases, and support all their units.' },
    'Air points belong to the forces that never combine in combat.'),
  reading('defensive-support-lasts', 'AMB-BC-186', 'EBC 15C2, FTF 19A', 'A game turn has more than one enemy combat phase. For how many does defensive support last?',
    { 'one-phase': 'For the first one after it was sent.', 'to-own-turn': 'For all of them, until its owner’s next player turn begins.' },
    'It is for the following enemy combat phase, which is one.'),
  reading('bomber-targets', 'AMB-BC-190', 'EBC 15C2', 'May bombers be sent where their support cannot be used as things stand?',
    { any: 'Yes, to any hex in range.', engaged: 'No: offensive support needs an enemy stack that an own unit could attack, defensive support own units in the hex.' },
    'The rule makes no condition.'),
];

/** Of rule 16. @since 0.2.0 */
export const airbaseReadings: ReadonlyArray<Reading> = [
  reading('airbase-capacity', 'AMB-BC-180', 'EBC 16, 16A', 'What is the capacity of a hex with more than one airbase, a city and a fortress, say?',
    { sum: '10 bomber and 10 fighter points for each of them.', hex: '10 and 10 for the hex.' },
    'Each of them is an airbase, and all airbases have that capacity.'),
];

/** Of rule 17. @since 0.2.0 */
export const antiaircraftReadings: ReadonlyArray<Reading> = [
  reading('intrinsic-antiaircraft', 'AMB-BC-181', 'EBC 17A3', 'What is the intrinsic strength of a hex with a city and a fortress, say?',
    { sum: 'All of them added.', highest: 'The highest of them. Units add to it.' },
    'All antiaircraft points of a hex fire.'),
  reading('antiaircraft-halving', 'AMB-BC-188', 'EBC 11, 12D, 17A1', 'Is the strength of an antiaircraft unit halved that is unsupported, or out of supply?',
    { never: 'No.', 'as-combat': 'Yes, like its combat strength.' },
    'Those rules are about combat strength.'),
  reading('intrinsic-antiaircraft-owner', 'AMB-BC-228', 'EBC 17A3', 'At whose bombers does the intrinsic strength of a captured hex fire?',
    { owner: 'At those of its owner’s enemies.', original: 'At those of the enemies of the power whose land it is by the map.' },
    'It fires at enemy bombers, whatever changes of ownership there were.'),
];
