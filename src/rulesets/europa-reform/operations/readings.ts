/**
 * Readings of airdrops, landings and defections.
 * @module
 */
import { type Reading, reading, withReadings } from '../../europa/readings.js';

const MISSION_PAYER = reading('mission-payer', 'AMB-ER-130', 'REFORM 25D, 28C2d', 'Whose points pay for an airdrop or a landing by allies of Germany?',
  { 'own-or-german': 'Those of their own nation, or German ones.', own: 'Those of their own nation only.' },
  'German points may activate the headquarters of any Axis nation.');

/** Defaults are the first value of each. */
export const airdropReadings: ReadonlyArray<Reading> = [
  reading('airdrop-points', 'AMB-ER-129', 'REFORM 25D', 'What is an airdrop mission that costs a point?',
    { hex: 'All units that are dropped in one hex.', operation: 'Everything that is dropped in one movement phase.', unit: 'Each unit.' },
    'Air missions of the series are flown against a hex; the units of one hex are the smallest operation of which the article speaks.'),
  MISSION_PAYER,
];

export const landingReadings: ReadonlyArray<Reading> = [
  reading('landing-points', 'AMB-ER-133', 'REFORM 28C2d', 'What is an amphibious landing that costs a point?',
    { hex: 'All units that land in one hex.', operation: 'Everything that lands in one movement phase.' },
    'As with airdrops.'),
  reading('landing-attack-supply', 'AMB-ER-132', 'REFORM 28C2d, 25D', 'Have units that land attack supply by themselves, as those that are dropped?',
    { no: 'No.', yes: 'Yes, in the player turn of the landing.' },
    'The article compares the point alone, and names air drops where it speaks of attack supply.'),
  MISSION_PAYER,
];

export const defectionReadings: ReadonlyArray<Reading> = [
  reading('defected-units', 'AMB-ER-159', 'REFORM 32', 'Which units of a nation that defects count as Soviet for attack supply?',
    { split: 'Those that go over; who fights on beside the Axis is served as before.', all: 'All of them: who fights on beside the Axis is served by nobody.' },
    'The rule of defections decides who goes over, and the clause is about those.'),
];

/** All of them, each once. */
export const operationReadings: ReadonlyArray<Reading> = withReadings(airdropReadings, [...landingReadings, ...defectionReadings]);
