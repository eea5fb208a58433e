/**
 * Readings about zones of control, overruns, supply and control of hexes.
 * @rule SPI 6.0, 8.47, 8.48, 9.74, 17.6
 * @module
 */
import { type Reading, reading } from '../../../engine/reading.js';

/** Open questions about zones of control, overruns, supply and control of hexes. */
export const zonesReadings: ReadonlyArray<Reading> = [
  reading(
    'neutral-zones-pro-axis',
    'AMB-SPI-34',
    'SPI 6.0',
    'Do the borders of pro-Axis countries that are not at war keep zones of control out?',
    { no: 'No.', yes: 'Yes, like those of neutrals.' },
    'The note on the scenarios sets pro-Axis countries apart from neutrals.',
  ),
  reading(
    'zones-in-occupied',
    'AMB-SPI-36',
    'SPI 8.47',
    'Does a friendly unit keep a supply line or a retreat open in an enemy zone of control?',
    { exception: 'Yes.', 'no-negation': 'No.' },
    'The case belongs to overruns; otherwise every front would be out of supply.',
  ),
  reading(
    'overrun-start-in-zone',
    'AMB-SPI-37',
    'SPI 8.47',
    'May a unit that begins the phase in the zone of another enemy overrun from there?',
    { forbidden: 'No.', allowed: 'Yes.' },
    'The case makes no exception.',
  ),
  reading(
    'overrun-approach-occupied',
    'AMB-SPI-38',
    'SPI 8.47',
    'Does another friendly unit in the approach hex lift the ban?',
    { binds: 'No.', lifts: 'Yes.' },
    'Zones extend into occupied hexes.',
  ),
  reading(
    'overrun-into-zone',
    'AMB-SPI-39',
    'SPI 8.47',
    'What if the overrun hex lies in the zone of another enemy?',
    { stops: 'It may be entered, and the units stop.', 'goes-on': 'It may be entered, and the units go on.', forbidden: 'It may not be entered.' },
    'Only the approach hex is restricted, and a unit stops in a zone.',
  ),
  reading(
    'overrun-once-a',
    'AMB-SPI-40',
    'SPI 8.48',
    'Does the limit of one overrun hex count by phase or by player turn?',
    { phase: 'By phase: the mechanized movement phase is another one.', 'player-turn': 'By player turn.' },
    'The case speaks of a single movement phase.',
  ),
  reading(
    'overrun-number',
    'AMB-SPI-60',
    'SPI 17.6',
    'How many overruns may a German unit carry out in a phase?',
    { any: 'As many as its movement allows.', two: 'Two.' },
    'More than one, says the option.',
  ),
  reading(
    'overrun-mixed',
    'AMB-SPI-61',
    'SPI 17.6',
    'May a stack of German and other Axis units use the option?',
    { 'german-only': 'No, only Germans alone.', any: 'Yes, with one German in it.' },
    'Other Axis units are excluded in so many words.',
  ),
  reading(
    'first-edition-overruns',
    'AMB-SPI-62',
    'SPI 8.4',
    'Did the first edition give repeated overruns to all nations?',
    { all: 'Yes.', german: 'To Germans only.' },
    'The option calls it the standard rule, without limit.',
  ),
  reading(
    'control-conflict',
    'AMB-SPI-78',
    'SPI 9.74',
    'What if the last to pass and the last to hold by zone are different players?',
    { latest: 'The later event decides.', entry: 'Passing outranks a zone.' },
    'Both are the last, joined by or.',
  ),
  reading(
    'control-by-zone',
    'AMB-SPI-79',
    'SPI 9.74',
    'When does an uncontested zone of control count?',
    { 'phase-end': 'At the end of each phase.', step: 'At every hex that a unit enters.' },
    'It does not depend on the order of moves, and is close to play at a table.',
  ),
  reading(
    'control-at-start',
    'AMB-SPI-80',
    'SPI 9.74',
    'To whom are the hexes of conquered countries friendly at the start?',
    { occupier: 'To the occupier.', letter: 'To the side of their first owner.' },
    'By the letter Germany could not trace supply through Poland in 1941.',
  ),
  reading(
    'control-neutral',
    'AMB-SPI-81',
    'SPI 9.74',
    'To whom are hexes friendly that nobody has entered?',
    { nobody: 'To nobody.', both: 'To both players.' },
    'The definition needs somebody who was the last.',
  ),
  reading(
    'control-three-players',
    'AMB-SPI-83',
    'SPI 9.74',
    'With three players, are Russian hexes friendly to the Western player and the other way round?',
    { own: 'No.', shared: 'Yes.' },
    'The case speaks of the player.',
  ),
];
