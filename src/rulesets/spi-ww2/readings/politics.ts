/**
 * Readings about Russia, partisans, Sweden and prices.
 * @rule SPI 10.32, 14.5, 16.5, 16.52, 16.82, 17.1, 17.7
 * @module
 */
import { type Reading, reading } from '../../../engine/reading.js';

/** Open questions about Russia, partisans, Sweden and prices. */
export const politicsReadings: ReadonlyArray<Reading> = [
  reading(
    'leash-measure',
    'AMB-SPI-45',
    'SPI 14.5',
    'How are ten land hexes measured?',
    { 'land-path': 'Along land hexes, across open hexsides.', 'any-land': 'Along land hexes, hexsides ignored.', straight: 'In a straight line.' },
    'Land hexes distant suggests a way on land.',
  ),
  reading(
    'leash-binds',
    'AMB-SPI-46',
    'SPI 14.5',
    'Does the limit bind retreats?',
    { moves: 'No, only movement of every kind and advances.', all: 'Yes.' },
    'Units may never move farther, says the case.',
  ),
  reading(
    'peacetime-minimum',
    'AMB-SPI-88',
    'SPI 17.11',
    'Under the options of 17.1, does the lower limit of 10.32 still bind?',
    { two: 'Yes: units of two or three.', any: 'No: units of one to three.' },
    'The options lift only the upper limit.',
  ),
  reading(
    'free-setup-area',
    'AMB-SPI-89',
    'SPI 17.12',
    'Which territory is Russian in the free set-up?',
    { scenario: 'What Russia holds when the scenario begins.', 'pre-1939': 'Russia before 1939.' },
    'The set-up is that of the scenario.',
  ),
  reading(
    'italy-1939',
    'AMB-SPI-85',
    'SPI SCN',
    'May the Allies of 1939 enter and attack Italy and pro-Axis countries from the first turn?',
    { letter: 'Yes.', 'germany-only': 'No, only Germany.' },
    'Axis and pro-Axis countries, says the note; it changes 1939 much.',
  ),
  reading(
    'partisans-west-of',
    'AMB-SPI-48',
    'SPI 16.5',
    'Of how many German units must Russian partisans be west?',
    { one: 'Of one at least.', every: 'Of every one.', row: 'Of one in the same row.' },
    'Partisans fight behind the front.',
  ),
  reading(
    'partisans-german-unit',
    'AMB-SPI-49',
    'SPI 16.5',
    'Which German units count for that?',
    { russia: 'Those in Russia.', any: 'Any on the map.' },
    'A German unit in Turkey should not open all Russia.',
  ),
  reading(
    'partisans-russia',
    'AMB-SPI-50',
    'SPI 16.5',
    'What is Russia for partisans?',
    { 'pre-1939': 'Russia before 1939.', scenario: 'All that the map calls Russia.' },
    '14.5 defines Russia proper.',
  ),
  reading(
    'partisan-stop',
    'AMB-SPI-51',
    'SPI 16.52',
    'Do partisan rolls resume when the enemy comes back?',
    { live: 'Yes: the condition is looked at each time.', latched: 'No: a country that was freed stays quiet.' },
    'A plain latch would be set at the start everywhere.',
  ),
  reading(
    'partisans-are-friends',
    'AMB-SPI-52',
    'SPI 16.52',
    'Do partisans count as the friendly unit that stops the rolls?',
    { no: 'No, only regular units.', yes: 'Yes.' },
    'Otherwise one partisan would end them.',
  ),
  reading(
    'sweden-rounding',
    'AMB-SPI-55',
    'SPI 16.82',
    'What is half of an odd production?',
    { down: 'Rounded down.', up: 'Rounded up.', fraction: 'Half points are kept.' },
    'Points are whole.',
  ),
  reading(
    'motorization-cost',
    'AMB-SPI-63',
    'SPI 17.7',
    'Which prices fall to one point?',
    { both: 'Those of German infantry and mechanized units.', infantry: 'That of the former infantry; armor keeps its price.' },
    'A reduction to one means the higher price.',
  ),
];
