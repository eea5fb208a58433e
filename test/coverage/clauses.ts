/**
 * The atomic clauses of the rulebooks that the project follows, by number. What each says stands in the rulebooks;
 * what we make of it stands in the code that cites it.
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
