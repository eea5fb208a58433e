/**
 * The readings of headquarters.
 * @module
 */
import { type Reading, reading } from '../../europa/readings.js';

/** Defaults are the first value of each. */
export const hqReadings: ReadonlyArray<Reading> = [
  reading('hq-activation-time', 'AMB-ER-92', 'REFORM 12H', 'When is a headquarters tested that was paid for, and made active?',
    { 'own-phase': 'In its owner’s initial phase, before he pays for others.', 'turn-start': 'For both sides when the game turn begins, and until the next begins.' },
    'Supply is judged in initial phases, and the first winter throws its dice in each of them.'),
  reading('hq-reversion', 'AMB-ER-93', 'REFORM 12H', 'In whose initial phases do headquarters turn inactive?',
    { each: 'In every one, of either player.', own: 'In their owner’s.' },
    'The start of each initial phase is named.'),
  reading('hq-losses', 'AMB-ER-95', 'REFORM 12H', 'Do results of combat and overruns harm headquarters?',
    { unharmed: 'No: they are driven back where others are lost.', 'like-others': 'Yes, as they harm any unit.' },
    'The rule knows two ways only in which a headquarters is lost.'),
  reading('active-hq-in-zone', 'AMB-ER-96', 'REFORM 12H', 'Does a headquarters stay active that enters an enemy zone of control, or falls into one?',
    { stays: 'Yes, it is tested once.', inactive: 'No: as long as it is in one it serves as an inactive one does.' },
    'The rule says of those that fail the test that they remain inactive.'),
  reading('hq-zones-canceled', 'AMB-ER-97', 'REFORM 12H', 'Does a friendly combat unit in its hex cancel the zone of control for the test of a headquarters?',
    { no: 'No; the rule names its exceptions.', 'by-friends': 'Yes.' },
    'The exception for Panzer Armies would have no use otherwise.'),
  reading('hq-truck', 'AMB-ER-98', 'REFORM 12H', 'Is the truck depleted that lets a Panzer Army’s headquarters become active in an enemy zone?',
    { kept: 'No.', depleted: 'Yes.' },
    'No sentence says so.'),
  reading('hq-zones', 'AMB-ER-99', 'REFORM 12H', 'Do reduced zones of control keep a headquarters inactive?',
    { any: 'Yes, as any zone.', full: 'No.' },
    'The rule says in an enemy zone of control.'),
  reading('replaced-hq', 'AMB-ER-105', 'REFORM 12H', 'A headquarters may not be activated in the turn in which it is replaced. May it be paid for?',
    { 'may-pay': 'Yes, for the next turn.', 'no-payment': 'No, from the next turn on.' },
    'The ad hoc headquarters may be activated in the same turn, which is to be active in it.'),
  reading('ad-hoc-activation', 'AMB-ER-106', 'REFORM 12H', 'How can the ad hoc headquarters be active in the turn of its creation?',
    {
      immediate: 'By a second point, and a test at once.',
      prepaid: 'If it was paid for in the turn before, as any.',
      free: 'By its creation: it is tested at once without another point.',
    },
    'Activation costs a point, and only so the sentence says something.'),
  reading('hq-replacements', 'AMB-ER-109', 'REFORM 12H', 'To whom does the limit of one replacement a month belong?',
    { side: 'To each player; the ad hoc headquarters does not count.', nation: 'To each nation.', 'with-ad-hoc': 'To each player; the creation of the ad hoc headquarters counts.' },
    'Replacing is limited, and creating is another thing.'),
  reading('hq-replacement-division', 'AMB-ER-110', 'REFORM 12H', 'With whose division is a headquarters placed?',
    { own: 'With one of its nation; where it has none, with any of its side.', any: 'With any of its side.' },
    'It commands its own.'),
  reading('isolated-hq-company', 'AMB-ER-115', 'REFORM 12H', 'Which friend keeps an isolated headquarters in play by tracing to it?',
    { combat: 'Any unit but another headquarters.', 'any-unit': 'Any unit, another headquarters too.', 'own-nation': 'Any of its nation but another headquarters.' },
    'Two headquarters alone would keep each other.'),
  reading('lp-source', 'AMB-ER-116', 'REFORM 12H', 'Where can a Front headquarters always be made active?',
    { 'multi-hex': 'In Baku and in every Soviet city of more than one hex.', five: 'In the five cities that give points.' },
    'The parenthesis says which places are meant.'),
  reading('army-hq-support', 'AMB-ER-123', 'REFORM 12H', 'Have headquarters of armies supporting arms?',
    { no: 'No.', yes: 'Yes, they support those stacked with them.' },
    'Their abilities are listed, and this is not among them.'),
  reading('hq-replacement-time', 'AMB-ER-183', 'REFORM 12H', 'Until when may a headquarters be replaced?',
    { later: 'In the next friendly initial phase or any later one.', next: 'In the next one only; afterwards it is gone for good.' },
    'With one a month some have to wait.'),
];

/** Of Tank Armies and active Fronts. */
export const tankArmyReadings: ReadonlyArray<Reading> = [
  reading('tank-corps-limit', 'AMB-ER-143', 'REFORM 31C', 'When may no more than one c/m corps stand in a hex without a Tank Army headquarters?',
    { 'phase-end': 'At the end of phases, as every stacking limit holds.', always: 'At any time: units may not even pass through.' },
    'It is a limit of stacking.'),
  reading('tank-army-hq', 'AMB-ER-146', 'REFORM 31C', 'What is the headquarters of a Tank Army?',
    {
      marker: 'A marker, put on any stack with a c/m corps in a Soviet initial phase, or taken off; it goes where the last corps of the stack goes.',
      unit: 'A unit that moves by itself as its counter says, in exploitation too.',
    },
    'The article has it work as a marker, but for what it says otherwise.'),
];

/** Of the surprise turn. */
export const surpriseReadings: ReadonlyArray<Reading> = [
  reading('surprise-attack-supply', 'AMB-ER-149', 'REFORM 31F1', 'Who has attack supply by himself in the surprise turn?',
    { german: 'German ground units.', axis: 'All ground units of the Axis.' },
    'The rule names Germans.'),
];
