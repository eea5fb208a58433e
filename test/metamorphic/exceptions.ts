/**
 * Where a law does not hold, and the rule that breaks it. The tests hold every case that is not named here to the law, and every
 * entry here to breaking it: one that does not any more is to be struck out. docs/verification.md tells them to readers.
 */

/** A rule that breaks a symmetry. */
export interface Exception {
  /** As docs/verification.md names it: a citation, or a ruling of ours. */
  readonly rule: string;
  /** What in it breaks the symmetry. */
  readonly why: string;
  /** Cases that it makes different: `'FTF-12C 14-21 25'` is FTF-12C-014 to FTF-12C-021, and FTF-12C-025; `'FTF-19A'` may be any of that rule. */
  readonly cases: ReadonlyArray<string>;
}

/** Whether a case, by its id, is one that an exception names. */
export const covers = ({ cases }: Exception, id: string): boolean =>
  cases.some((list) => {
    const [rule, ...numbers] = list.split(' ');
    if (!id.startsWith(`${rule}-`) || !/^\d{3}$/.test(id.slice(rule.length + 1))) return false;
    const n = Number(id.slice(rule.length + 1));
    return numbers.length === 0 || numbers.some((part) => n >= Number(part.split('-')[0]) && n <= Number(part.split('-').at(-1)));
  });

const LISTS = 'GROGNARD lists';

/** The map mirrored or turned: rules that single out places and directions. */
export const MAP_EXCEPTIONS: ReadonlyArray<Exception> = [
  { rule: 'FTF 12C', why: 'Hel, which supplies who stands in it, is hex 1609.', cases: ['FTF-12C 14-25'] },
  {
    rule: 'FTF 19A',
    why: 'Eastern Poland is the Polish land from column 31 on: Soviets stay in it, Germans out of it.',
    cases: ['FTF-19A', 'FTF-19R', 'FTF-21 16-18', 'FTF-7A 4', 'FTF-7R 3', 'FTF-VP 19-20', 'EBC-15R 8'],
  },
  { rule: 'SPI 16.5', why: 'Russian partisans rise west of Germans.', cases: ['SPI-16.5'] },
  { rule: 'SPI MAP', why: 'Corrections of the mapsheet name hexes.', cases: ['SPI-MAP'] },
  { rule: 'SPI 13.0', why: 'So does the one that takes three hexes out of Germany.', cases: ['SPI-13.0', 'SPI-12 2'] },
  { rule: 'SPI 15.31', why: 'A unit of 2012 starts in 2014.', cases: ['SPI-15.31 1'] },
  { rule: 'SPI 5.7', why: 'Two ports of the north Russian coast are named by hex.', cases: ['SPI-5.7 5'] },
  { rule: LISTS, why: 'Hexes of one event or decision are listed in the order of the map.', cases: ['EBC-15C3 4', 'EBC-17B 2', 'SPI-17.91 1'] },
];

/** Units in another order. */
export const ORDER_EXCEPTIONS: ReadonlyArray<Exception> = [
  { rule: 'REFORM 12H', why: 'The state that these positions start in holds the numbers of units.', cases: ['REFORM-12H 81-82'] },
  { rule: LISTS, why: 'Units of one decision are listed in the order of the roster.', cases: ['SPI-17.3 1', 'SPI-17.8 12'] },
];

/** Small positions of test/perft whose games the rules of {@link MAP_EXCEPTIONS} make different. */
export const MAP_POSITIONS: Readonly<Record<string, string>> = { 'first-to-fight/hel': 'FTF 12C', 'first-to-fight/intervention': 'FTF 19A', 'first-to-fight/soviet-supply': 'FTF 19A' };
