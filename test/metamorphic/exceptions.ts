/**
 * Where a law does not hold, and the rule that breaks it. The tests hold every case that is not named here to the law, and every
 * entry here to breaking it: one that does not any more is to be struck out. docs/verification.md tells them to readers.
 */

import type { Written } from './positions.js';

/** A rule that breaks a symmetry. */
export interface Exception {
  /** As docs/verification.md names it: a citation, or a ruling of ours. */
  readonly rule: string;
  /** One of its cases, which differs. */
  readonly shown: string;
  /** What in it breaks the symmetry. */
  readonly why: string;
  /** Cases that it makes different: `'FTF-12C 14-21 25'` is FTF-12C-014 to FTF-12C-021, and FTF-12C-025; `'FTF-19A'` may be any of that rule. */
  readonly cases: ReadonlyArray<string>;
}

/** Whether a case, by its id, is one of a list such as `'FTF-12C 14-21 25'`. */
export const isOf = (list: string, id: string): boolean => {
  const [rule, ...numbers] = list.split(' ');
  if (!id.startsWith(`${rule}-`) || !/^\d{3}$/.test(id.slice(rule.length + 1))) return false;
  const n = Number(id.slice(rule.length + 1));
  return numbers.length === 0 || numbers.some((part) => n >= Number(part.split('-')[0]) && n <= Number(part.split('-').at(-1)));
};

/** Whether a case is one that an exception names. */
export const covers = ({ cases }: Exception, id: string): boolean => cases.some((list) => isOf(list, id));

const LISTS = 'GROGNARD lists';

/** The map mirrored or turned: rules that single out places and directions. */
export const MAP_EXCEPTIONS: ReadonlyArray<Exception> = [
  { rule: 'FTF 12C', shown: 'FTF-12C-014', why: 'Hel, which supplies who stands in it, is hex 1609.', cases: ['FTF-12C 14-25'] },
  {
    rule: 'FTF 19A', shown: 'FTF-19A-025',
    why: 'Eastern Poland is the Polish land from column 31 on: Soviets stay in it, Germans out of it.',
    cases: ['FTF-19A', 'FTF-19R', 'FTF-21 16-18', 'FTF-7A 4', 'FTF-7R 3', 'FTF-VP 19-20', 'EBC-15R 8'],
  },
  { rule: 'SPI 16.5', shown: 'SPI-16.5-002', why: 'Russian partisans rise west of Germans.', cases: ['SPI-16.5'] },
  { rule: 'SPI MAP', shown: 'SPI-MAP-006', why: 'Corrections of the mapsheet name hexes.', cases: ['SPI-MAP'] },
  { rule: 'SPI 13.0', shown: 'SPI-13.0-001', why: 'So does the one that takes three hexes out of Germany.', cases: ['SPI-13.0', 'SPI-12 2'] },
  { rule: 'SPI 15.31', shown: 'SPI-15.31-001', why: 'A unit of 2012 starts in 2014.', cases: ['SPI-15.31 1'] },
  { rule: 'SPI 5.7', shown: 'SPI-5.7-005', why: 'Two ports of the north Russian coast are named by hex.', cases: ['SPI-5.7 5'] },
  { rule: LISTS, shown: 'EBC-15C3-004', why: 'Hexes of one event or decision are listed in the order of the map.', cases: ['EBC-15C3 4', 'EBC-17B 2', 'SPI-17.91 1 3', 'SPI-17.92 11'] },
];

/** Units in another order. */
export const ORDER_EXCEPTIONS: ReadonlyArray<Exception> = [
  { rule: 'REFORM 12H', shown: 'REFORM-12H-081', why: 'The state that these positions start in holds the numbers of units.', cases: ['REFORM-12H 81-82'] },
  { rule: LISTS, shown: 'SPI-17.3-001', why: 'Units of one decision are listed in the order of the roster.', cases: ['SPI-17.3 1', 'SPI-17.8 12', 'SPI-17.92 14', 'SPI-17.93 6', 'SPI-8.5 2'] },
];

/** Small positions of test/perft whose games the rules of {@link MAP_EXCEPTIONS} make different. */
export const MAP_POSITIONS: Readonly<Record<string, string>> = { 'first-to-fight/hel': 'FTF 12C', 'first-to-fight/intervention': 'FTF 19A', 'first-to-fight/soviet-supply': 'FTF 19A' };

/** Of headquarters that could serve a unit equally well, near and active alike, the first of the roster does: theirs stay in order in {@link ORDER_EXCEPTIONS}’ games. */
export const ORDER_OF_HEADQUARTERS = 'REFORM 12H';

/** Sides with each other's names: rules that tell nations apart. */
export const SIDES_EXCEPTIONS: ReadonlyArray<Exception> = [
  { rule: 'EBC 4', shown: 'EBC-4-001', why: 'The Germans move first: the turn ends with the other player turn.', cases: ['EBC-4', 'EBC-4A', 'EBC-15C2 2'] },
  { rule: 'EBC 9F1', shown: 'EBC-9F1-017', why: 'German c/m units retreat to friends through zones of control.', cases: ['EBC-9F1 17-22', 'EBC-9R 11 17-18'] },
  { rule: 'EBC 12B', shown: 'EBC-12R-005', why: 'The first supply check of all is that of the first player (AMB-BC-216, a reading).', cases: ['EBC-12R 5'] },
  { rule: 'FTF 19C', shown: 'FTF-19R-001', why: 'Danzig is German from the start (a reading).', cases: ['FTF-19R 1'] },
  { rule: 'FTF 7A', shown: 'FTF-7A-001', why: 'Germany moves five units by rail, Poland three.', cases: ['FTF-7A 1-2'] },
  { rule: 'FTF 12C', shown: 'FTF-12C-011', why: 'Each nation has its sources: Königsberg and Hel among them.', cases: ['FTF-12C'] },
  { rule: 'FTF 21', shown: 'EBC-15D-001', why: 'Each nation has its air points, and its dates for them.', cases: ['FTF-21', 'EBC-15D 1', 'EBC-15D1 1', 'QA-11 1'] },
  { rule: 'FTF 22', shown: 'FTF-VP-001', why: 'Points are for Polish cities and losses; Poland may fall.', cases: ['FTF-22A', 'FTF-22B', 'FTF-22R', 'FTF-LV', 'FTF-VP', 'FTF-20R 2'] },
  { rule: 'FITE 6A', shown: 'FITE-6A-002', why: 'German c/m units pay less for zones of control.', cases: ['FITE-6A 2'] },
  { rule: 'FITE 10B', shown: 'FITE-10BR-001', why: 'Each side has antitank weapons from its own date on.', cases: ['FITE-10BR 1'] },
  { rule: 'FITE 29D', shown: 'FITE-29D1a-002', why: 'The winter of 1941 is hard on the Axis.', cases: ['FITE-29D1a 2'] },
  { rule: 'FITE 31F', shown: 'FITE-31F-001', why: 'The surprise attack is one of the Axis.', cases: ['FITE-31F', 'REFORM-31F1', 'REFORM-31F1R'] },
  { rule: 'REFORM 6', shown: 'REFORM-6-016', why: 'Soviet cavalry exploits from a date on.', cases: ['REFORM-6 16 20', 'REFORM-39D1'] },
  { rule: 'REFORM 9F1', shown: 'REFORM-9F1-012', why: 'German c/m units retreat to friends through zones of control.', cases: ['REFORM-9F1 11-12'] },
  { rule: 'REFORM 9K', shown: 'REFORM-9K-001', why: 'Germans, their allies and Soviets attack at the end of exploitation; Soviet divisions do not.', cases: ['REFORM-9K'] },
  { rule: 'REFORM 13', shown: 'REFORM-13-001', why: 'German c/m units overrun at 5:1 and pay less than others.', cases: ['REFORM-13', 'REFORM-12D1 1'] },
  { rule: 'REFORM 12G', shown: 'REFORM-34A1-001', why: 'Each nation receives its points and loses them by its own rules (34A1, 34A2, 31G, 39D8).', cases: ['REFORM-12G 2', 'REFORM-34A1', 'REFORM-34A1R', 'REFORM-34A2', 'REFORM-31GR', 'REFORM-39D8 1'] },
  { rule: 'REFORM 12H', shown: 'REFORM-12H-001', why: 'German armies and Soviet Fronts have headquarters that move and serve differently.', cases: ['REFORM-12H', 'REFORM-31C 1', 'REFORM-32 5', 'REFORM-OB 1'] },
  { rule: 'REFORM 31C', shown: 'REFORM-31CR-001', why: 'Soviet armor counts up to a limit.', cases: ['REFORM-31CR'] },
];

/** Fourteen divisions around 1010 and two beside 0306: sixteen, of which a German headquarters serves fifteen. */
const SIXTEEN = Array.from({ length: 16 }, (_, i) => `g${i + 1}: German 7-6 Inf XX (3-6) @${i < 14 ? ['0910', '1110', '1009'][i % 3] : '0305'}`);

/** Two attacks of which the first takes something from the second. */
export const ORDER_OF_COMBATS: ReadonlyArray<{ readonly rule: string; readonly why: string; readonly written: Written; readonly targets: readonly [string, string] }> = [
  {
    rule: 'REFORM 12H',
    why: 'a headquarters serves so many divisions in a phase, and the first come first',
    targets: ['1010', '0306'],
    written: {
      name: 'sixteen divisions', family: 'europa', rules: 'fire-in-the-east+REFORM-12+REFORM-12G+REFORM-12H', without: [], readings: {}, do: [],
      position: {
        columns: [1, 20], rows: [1, 20], phase: 'combat', result: 'AS', headquarters: { active: 'h1' },
        units: [...SIXTEEN, 'h1: German 0-10 Army HQ HQ @0705', 's1: Soviet 4-6 Rifle XX @1010', 's2: Soviet 4-6 Rifle XX @0306'],
      },
    },
  },
];
