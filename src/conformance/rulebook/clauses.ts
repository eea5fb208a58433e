/**
 * The atomic clauses of the rulebooks that the project follows, by number. What each says stands in the rulebooks;
 * what we make of it stands in the code that cites it.
 * @module
 */

const expand = (chapters: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  Object.entries(chapters).flatMap(([chapter, numbers]) =>
    numbers.split(' ').flatMap((part) => {
      const [from, to] = part.split('-').map(Number);
      return Array.from({ length: (to ?? from) - from + 1 }, (_, i) => `${chapter}${chapter === 'QA' ? '-' : '.'}${from + i}`);
    }),
  );

/** Boot Camp, rules 3 to 12 (Basic Training) and the charts. */
export const BOOT_CAMP_BASIC: ReadonlyArray<string> = expand({
  'BC-1': '1-2',
  'BC-2': '1',
  'BC-3A': '1-12',
  'BC-3B': '1-5',
  'BC-3C': '1-3',
  'BC-3D': '1-2',
  'BC-3E': '1-4',
  'BC-4': '1',
  'BC-4A': '1-7',
  'BC-4B': '1',
  'BC-4C': '1',
  'BC-5': '1-8',
  'BC-6A': '1-24',
  'BC-6B': '1-10',
  'BC-7': '1-4',
  'BC-7A': '1-8',
  'BC-7B': '1-8',
  'BC-8A': '1-7',
  'BC-8B': '1-6',
  'BC-9': '1-4',
  'BC-9A': '1-12',
  'BC-9B': '1-12',
  'BC-9C': '1',
  'BC-9D': '1-6',
  'BC-9E': '1-5',
  'BC-9F1': '1-20',
  'BC-9F2': '1-7',
  'BC-9G': '1-6',
  'BC-9H': '1-7',
  'BC-10': '1-11',
  'BC-11': '1-10',
  'BC-12': '1',
  'BC-12A': '1-7',
  'BC-12B': '1-12',
  'BC-12C': '1-3',
  'BC-12D': '1-3',
  'BC-UIC': '1-37',
  'BC-CRT': '1-21',
});

/** Boot Camp, rules 13 to 17 (Advanced Training). */
export const BOOT_CAMP_ADVANCED: ReadonlyArray<string> = expand({
  'BC-13': '1-25',
  'BC-14A1': '1-19',
  'BC-14A2': '1-6',
  'BC-14A3': '1-5',
  'BC-14A4': '1',
  'BC-14A5': '1',
  'BC-14B': '1-2',
  'BC-14C': '1-5',
  'BC-14D': '1-7',
  'BC-14E': '1',
  'BC-15A': '1-4',
  'BC-15B': '1-4',
  'BC-15C1': '1-2',
  'BC-15C2': '1-10',
  'BC-15C3': '1-4',
  'BC-15C4': '1',
  'BC-15C5': '1-3',
  'BC-15C6': '1',
  'BC-15D': '1',
  'BC-15D1': '1',
  'BC-15D2': '1',
  'BC-16': '1-4',
  'BC-16A': '1-7',
  'BC-16B': '1-3',
  'BC-16C': '1-3',
  'BC-16D': '1-2',
  'BC-17': '1',
  'BC-17A1': '1-2',
  'BC-17A2': '1',
  'BC-17A3': '1-5',
  'BC-17B': '1-3',
});

/** The First to Fight supplement, whole. */
export const FIRST_TO_FIGHT: ReadonlyArray<string> = expand({
  'FF-1': '1-3',
  'FF-2': '1-4',
  'FF-5': '1-5',
  'FF-7A': '1-5',
  'FF-12C': '1-16',
  'FF-19A': '1-18',
  'FF-19B': '1-4',
  'FF-19C': '1-4',
  'FF-19D': '1-5',
  'FF-19E': '1',
  'FF-19F': '1',
  'FF-20A': '1-3',
  'FF-20B': '1-7',
  'FF-20C': '1-5',
  'FF-21': '1-18',
  'FF-22A': '1-5',
  'FF-22B': '1-3',
  'FF-VP': '1-14',
  'FF-LV': '1-5',
});

/** Questions and answers that also hold for Boot Camp play. */
export const QUESTIONS: ReadonlyArray<string> = expand({
  'QA': '5-12 14-18 21-23 33-39 41',
});

/** SPI’s World War II: the errata of February 1975 and the options printed with them. */
export const SPI_WW2: ReadonlyArray<string> = expand({
  'SPI-0': '1',
  'SPI-3.4': '1',
  'SPI-5.33': '1-2',
  'SPI-5.41': '1',
  'SPI-5.66': '1',
  'SPI-5.7': '1-2',
  'SPI-5.72': '1-2',
  'SPI-5.79': '1-4',
  'SPI-5.83': '1',
  'SPI-5.85': '1-4',
  'SPI-5.86': '1-5',
  'SPI-5.89': '1-2',
  'SPI-5.91': '1-7',
  'SPI-6.0': '1-4',
  'SPI-8.47': '1-5',
  'SPI-8.48': '1',
  'SPI-9.74': '1-3',
  'SPI-10.32': '1-2',
  'SPI-13.0': '1-2',
  'SPI-14.18': '1',
  'SPI-14.5': '1',
  'SPI-SCN': '1-3',
  'SPI-15.31': '1',
  'SPI-16.5': '1-2',
  'SPI-16.52': '1',
  'SPI-16.7': '1',
  'SPI-16.82': '1-4',
  'SPI-MAP': '0-9',
  'SPI-17.0': '1',
  'SPI-17.1': '1-2',
  'SPI-17.11': '1-3',
  'SPI-17.12': '1-5',
  'SPI-17.2': '1-2',
  'SPI-17.3': '1-2',
  'SPI-17.4': '1-4',
  'SPI-17.5': '1',
  'SPI-17.6': '1-5',
  'SPI-17.7': '1-4',
  'SPI-17.8': '1-7',
  'SPI-17.9': '1-2',
  'SPI-17.91': '1-2',
  'SPI-17.92': '1-4',
  'SPI-17.93': '1-4',
  'SPI-17.94': '1',
});

/** The article *Europa Reform*, whole. */
export const REFORM: ReadonlyArray<string> = expand({
  'ER-0': '1-8',
  'ER-6': '1-9',
  'ER-9C': '1-35',
  'ER-9F1': '1-8',
  'ER-9K': '1-17',
  'ER-13': '1-47',
  'ER-12': '1-5',
  'ER-12C5': '1-8',
  'ER-12D': '1',
  'ER-12D1': '1-4',
  'ER-12G': '1-4',
  'ER-12H': '1-70',
  'ER-20F1e': '1-2',
  'ER-25D': '1-3',
  'ER-28C2d': '1',
  'ER-29D1a': '1-6',
  'ER-31C': '1-10',
  'ER-31F1': '1-5',
  'ER-31G': '1-5',
  'ER-31I': '1-3',
  'ER-32': '1-4',
  'ER-34A1': '1-17',
  'ER-34A2': '1-11',
  'ER-39D1': '1-4',
  'ER-39D8': '1',
  'ER-39J': '1',
  'ER-OB': '1-6',
});

/** Answers of the appendix that hold for the standard game alone, and why they have nothing to do here. @since 0.3.0 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'QA-1': 'About the print of an air counter; there are no air counters.',
  'QA-2': 'About a port symbol in Sweden, which is neutral and has no use for one.',
  'QA-3': 'About a map sheet that is not in play.',
  'QA-4': 'About an order of battle of December 1939, after the game.',
  'QA-13': 'About the cost of entering enemy zones; here they cost nothing (BC-6A.11).',
  'QA-19': 'An overrun hindered by the cost of zones; here zones cost nothing, and overruns have a cost of their own (BC-13.10).',
  'QA-20': 'About combat engineers at fortified hexsides; Boot Camp names these hexsides itself and grants the bonus (BC-14A2.4).',
  'QA-24': 'About transfers of air units; there are none.',
  'QA-25': 'About transfers of air units; there are none.',
  'QA-26': 'About when air missions are announced; here they are settled when points are allocated (BC-15A.1).',
  'QA-27': 'About the harassment mission; there is none.',
  'QA-28': 'About garrisons of captured cities; the victory chart has none.',
  'QA-29': 'About garrisons of captured cities; the victory chart has none.',
  'QA-30': 'About Soviet garrisons of cities; the victory chart has none.',
  'QA-31': 'About who may be a garrison; the victory chart has none.',
  'QA-32': 'About the flight of Polish air units; there are none.',
  'QA-40': 'About abilities of the commandos; here they are a type of unit like others (BC-UIC.26).',
};

/** A rulebook with its clauses. @since 0.3.0 */
export interface ClauseBook {
  /** Its page below `docs/rules`, without the ending. */
  readonly page: string;
  readonly title: string;
  readonly clauses: ReadonlyArray<string>;
}

/** The rulebooks, in order. @since 0.3.0 */
export const CLAUSE_BOOKS: ReadonlyArray<ClauseBook> = [
  { page: 'boot-camp', title: 'Europa Boot Camp, Basic Training', clauses: BOOT_CAMP_BASIC },
  { page: 'boot-camp-advanced', title: 'Europa Boot Camp, Advanced Training', clauses: BOOT_CAMP_ADVANCED },
  { page: 'first-to-fight', title: 'First to Fight', clauses: FIRST_TO_FIGHT },
  { page: 'questions', title: 'Questions and answers', clauses: QUESTIONS },
  { page: 'europa-reform', title: 'Europa Reform', clauses: REFORM },
  { page: 'spi-ww2', title: 'World War II, errata and options', clauses: SPI_WW2 },
];

const BOOK_LETTERS: Readonly<Record<string, string>> = { BC: 'EBC', FF: 'FTF', ER: 'REFORM', SPI: 'SPI' };

/** The rule that a clause belongs to, as rules are cited: `BC-9F1.4` is of `EBC 9F1`, `QA-17` of itself. @since 0.3.0 */
export const ruleOf = (clause: string): string => {
  const [, letters, rule] = /^(BC|FF|ER|SPI)-(.*)\.\d+$/.exec(clause) ?? [];
  return letters === undefined ? clause : `${BOOK_LETTERS[letters]} ${rule}`;
};
