/**
 * Readings about units, movement and hexsides.
 * @rule SPI 4, 5.3, 5.33, MAP
 * @module
 */
import { type Reading, reading } from '../../../engine/reading.js';

/** Open questions about units, movement and hexsides. */
export const movementReadings: ReadonlyArray<Reading> = [
  reading(
    'free-french',
    'AMB-SPI-2',
    'SPI 5.33',
    'Who are the Free French that become mechanized?',
    { nation: 'Units of the nation Free French.', french: 'All French units that fight for the Allies.' },
    'The case names them as a class of their own.',
  ),
  reading(
    'mechanized-others',
    'AMB-SPI-3',
    'SPI 5.33',
    'Which nations does the case of the first edition mechanize?',
    { 'us-british': 'Americans from the start and British from 1/1943.', none: 'Nobody but German armor.' },
    'The errata say that the Free French become mechanized too, so others do; the two Western armies were fully motorized.',
  ),
  reading(
    'mechanized-phase',
    'AMB-SPI-96',
    'SPI 5.3',
    'Which mechanized units move in the mechanized movement phase?',
    { 'not-moved': 'Those that did not move before combat.', all: 'All.', 'not-fought': 'Those that did not attack.' },
    'The one description of the sequence says so; a unit may have attacked from where it stood.',
  ),
  reading(
    'rail-sea-position',
    'AMB-SPI-95',
    'SPI 4',
    'Does the rail and sea movement phase come before or after mechanized movement?',
    { after: 'After it, as the last movement of the player turn.', before: 'Between combat and mechanized movement.' },
    'The errata show only that it follows the assault; last, it lets beaches be cleared first.',
  ),
  reading(
    'blocked-hexsides',
    'AMB-SPI-5',
    'SPI MAP',
    'Are blocked hexsides closed to ordinary movement, or only costly?',
    { impassable: 'Closed.', costly: 'They cost a movement point more, and let zones, attacks and supply through.' },
    'The note on straits equates them with blocked hexsides for land movement.',
  ),
  reading(
    'strait-negotiable',
    'AMB-SPI-6',
    'SPI MAP',
    'What can negotiate a negotiable strait?',
    { nothing: 'Nothing on land.', supply: 'Supply lines and retreats.', zoc: 'Zones of control and attacks.' },
    'The parenthesis defines the effect: blocked for land movement.',
  ),
  reading(
    'across-blocked',
    'AMB-SPI-7',
    'SPI MAP',
    'What crosses blocked hexsides other than movement?',
    { none: 'Nothing.', zoc: 'Zones of control.', all: 'Zones of control, supply lines, attacks and retreats.' },
    'Control follows passability on land.',
  ),
];
