/**
 * The smallest war that has everything: a map of 14 by 12 hexes with a sea between two shores, a strait, a neutral, and Russia
 * at peace in the east. Game-Turns 4 to 10.
 */
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';

export const skirmish: SpiSketch = {
  columns: [1, 14],
  rows: [1, 12],
  terrain: {
    sea: '0104-0404 0105-0405 0106-0306 0504 0505',
    rough: '0308 0309 0607 0701 0702 0909',
  },
  hexsides: { blocked: '0409/0509 0410/0510', strait: '0406/0506' },
  territories: {
    Britain: '0101-0401 0102-0402 0103-0403 0501-0503',
    France: '0107-0407 0108-0408 0109-0409 0110-0410 0111-0411 0112-0412 0406',
    Germany: '0601-0901 0602-0902 0603-0903 0604-0904 0605-0905 0606-0906',
    Italy: '0507-0907 0508-0908 0509-0909 0510-0910 0511-0911 0512-0912 0506',
    Sweden: '1001 1101',
    Denmark: '1002 1003',
    Finland: '1201-1401',
    Russia: '1004-1404 1005-1405 1006-1406 1007-1407 1008-1408 1009-1409 1010-1410 1011-1411 1012-1412 1102-1402 1103-1403',
  },
  areas: { 'Russia proper': '1104-1404 1105-1405 1106-1406 1107-1407 1108-1408', Africa: '0111-0411 0112-0412' },
  places: {
    '0202': 'London*', '0303': 'Dover', '0208': 'Paris*', '0307': 'Calais', '0703': 'Berlin*', '0805': 'Vienna', '0506': 'Venice', '0709': 'Rome*',
    '1001': 'Stockholm*', '1002': 'Copenhagen*', '1301': 'Helsinki*', '1206': 'Moscow*', '1203': 'Leningrad', '1309': 'Caucasus',
  },
  features: { port: '0303 0103 0307 0107 0406 0506 0503', 'resource-center': '0202 0208 0703 0805 0709 1206 1203 1309 1107' },
  stances: { Russia: 'peace', Italy: 'war', Sweden: 'neutral', Denmark: 'neutral', Finland: 'neutral' },
  units: [
    'ge1: Germany infantry 3 @0603', 'ge2: Germany infantry 3 @0604', 'ge3: Germany infantry 3 @0605', 'ge4: Germany infantry 3 @0905',
    'ge5: Germany mechanized 3 @0606', 'ge6: Germany mechanized 3 @0606', 'gp1: Germany paratroop 1 @0605', 'it1: Italy 2 @0506', 'it2: Italy 2 @0507',
    'br1: Britain 3 @0303', 'br2: Britain 3 @0503', 'fr1: France 3 @0406', 'fr2: France 3 @0407', 'fr3: France 3 @0307',
    'ru1: Russia 2 @1104', 'ru2: Russia 2 @1105', 'sw1: Sweden 2 @1001',
    'fi1: Finland 2 @1201',
  ],
  axisNaval: { naval: 3, amphibious: 2 },
  tables: { transport: { '2/1940': { amphibious: 3 }, '3/1940': { amphibious: 4 }, '4/1940': { amphibious: 4 }, '2/1941': { amphibious: 4 }, '3/1941': { amphibious: 4 } } },
  firstTurn: 4,
  lastTurn: 9,
  turn: 4,
  phase: 'production',
  freeSetup: 4,
};

/** The same with tables on which more happens: easy overruns, costly combat, restless partisans. */
export const lively: SpiSketch = {
  ...skirmish,
  tables: {
    ...skirmish.tables,
    overrun: { 'least differential': { value: 1 } },
    partisans: Object.fromEntries(['France', 'Yugoslavia', 'Greece', 'Poland', 'Russia', 'Finland'].map((country) => [country, { least: 2 }])),
    combat: Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((die) => [die, { '0': 1, '+1': 1, '+2': 1, '+3': 2, '+4': 2, '+5': 3, '+6': 3, '+7': 4 }])),
  },
};
