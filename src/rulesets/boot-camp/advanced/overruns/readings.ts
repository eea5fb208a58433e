/**
 * The readings of rule 13 that can be chosen.
 * @module
 */
import { type Reading, reading } from '../../../europa/readings.js';

/** Defaults are the first value of each. @since 0.2.0 */
export const overrunReadings: ReadonlyArray<Reading> = [
  reading('overrun-stacking', 'AMB-BC-55', 'EBC 13', 'Whom does the stacking limit of the hex count from which an overrun is made?',
    { overrunners: 'The overrunners.', all: 'Everybody in the hex.' },
    'The limit is stated for the units that overrun; for others it holds at the end of the phase.'),
  reading('overrun-hex-stacking', 'AMB-BC-56', 'EBC 8B, 13', 'When does the stacking limit hold in a hex that has just been overrun?',
    { 'phase-end': 'At the end of the phase, as elsewhere: others may pass through.', 'at-once': 'At once: while overrunners stand in it, nobody enters over the limit.' },
    'The limit is about the end of phases.'),
  reading('overrun-support', 'AMB-BC-115', 'EBC 11, 13', 'Do overrunners support each other?',
    { overrunners: 'Yes, as attackers from one hex do; units of the hex that do not take part lend none.', none: 'No: whoever has no support of its own is halved.' },
    'Support is among the things that the odds take into account.'),
  reading('overrun-defenseless', 'AMB-BC-142', 'EBC 13, 9G', 'Can units be overrun that have no defense strength between them?',
    { any: 'Yes, by any attack strength above 0.', never: 'No, there is no ratio.' },
    'However small a defense is taken to be, the odds are met.'),
  reading('overrun-without-strength', 'AMB-BC-143', 'EBC 13, 9G', 'May units with an attack strength of 0 go along in an overrun?',
    { along: 'Yes, if they can pay for it.', barred: 'No.' },
    'They may join the attacks of others, too.'),
  reading('overrun-approach', 'AMB-BC-144', 'EBC 13, 6A', 'Has a unit stopped for good that enters the zone of control of enemies whom it is to overrun?',
    {
      held: 'It is held there: it may still overrun the enemies in whose zone it is, and do nothing else.',
      stopped: 'Yes: overruns are made by units that have entered no zone in the phase, or have overrun before.',
    },
    'Units have to gather beside the enemy, and the zones of those who are overrun may be ignored.'),
  reading('overrun-other-zones', 'AMB-BC-145', 'EBC 13', 'The hex that an overrun starts from lies in the zone of further enemies. Does that bar units that came there in the phase?',
    { bar: 'Yes.', ignored: 'No.' },
    'Only zones of units in the hex being overrun may be ignored.'),
  reading('overrun-from-zone', 'AMB-BC-146', 'EBC 13', 'Where must units have begun the phase that overrun out of the zone of further enemies?',
    { 'same-hex': 'In the hex that they overrun from.', 'adjacent-hex': 'In any hex adjacent to the one they overrun.' },
    'Moving to another hex in such a zone would have stopped them.'),
  reading('overrun-next', 'AMB-BC-147', 'EBC 13', 'Units have overrun and stopped in the zone of other enemies. May they overrun those?',
    { again: 'Yes, if they have the strength and the movement points, and no third enemy’s zone holds them.', stopped: 'No, they have stopped for good.' },
    'They must stop unless they or others overrun the units whose zone it is.'),
  reading('overrun-release', 'AMB-BC-148', 'EBC 13, 6A', 'Enemies are overrun whose zone has stopped units in other hexes. Who may move on?',
    { overrunners: 'Units that have overrun in the phase themselves.', all: 'All units that the zone had stopped.' },
    'The sentence is about units that perform an overrun; others have stopped for the phase.'),
  reading('overrun-engineers', 'AMB-BC-152', 'EBC 13, 14A3', 'Are assault engineers doubled in an overrun where they are doubled in an attack?',
    { doubled: 'Yes.', plain: 'No: the rule lists terrain, weather, supply and support.' },
    'The odds are found as in combat.'),
  reading('overruns-per-unit', 'AMB-BC-223', 'EBC 13', 'How many overruns may a unit make in a phase?',
    { any: 'As many as its movement points and the zones allow.', one: 'One.' },
    'After an overrun units go on moving.'),
  reading('overrun-after-attack', 'AMB-BC-224', 'EBC 13, 9B', 'Can units be overrun in the exploitation phase that were attacked in the combat phase?',
    { yes: 'Yes.', no: 'No, once in a player turn is enough.' },
    'The rule that allows one attack is about the combat phase.'),
];
