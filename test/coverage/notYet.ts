/**
 * Clauses that belong to chapters not played yet, each with its chapter. An entry here is a promise, not a pardon.
 */
const chapter = (reason: string, ids: string): ReadonlyArray<readonly [string, string]> => ids.split(' ').map((id) => [id, reason]);

/** `BC-13.1 BC-13.2 …` */
const ids = (rule: string, count: number): string => Array.from({ length: count }, (_, i) => `${rule}.${i + 1}`).join(' ');

export const NOT_YET: ReadonlyMap<string, string> = new Map([
  ...chapter(
    'Soviet intervention is a chapter of the advanced game',
    'FF-7A.3 FF-7A.4 FF-12C.13 FF-12C.14 FF-12C.15 FF-19A.1 FF-19A.2 FF-19A.3 FF-19A.4 FF-19A.5 FF-19A.6 FF-19A.7 FF-19A.8 FF-19A.9 FF-19A.10 FF-19A.11 FF-19A.12 FF-19A.13 FF-19A.14 FF-19A.15 FF-19A.16 FF-19A.17 FF-19A.18 FF-VP.5 FF-VP.7 FF-VP.8 FF-VP.9 BC-3E.4',
  ),
  ...chapter(
    'air points and airbases (rules 15 to 17) are a chapter of the advanced game',
    'FF-21.4 FF-21.6 FF-21.7 FF-21.13 FF-21.14 FF-21.15 FF-21.16 FF-21.17 FF-21.18 QA-11 BC-3A.2 BC-4A.5 BC-9A.3 BC-9A.5 BC-9D.4 BC-9D.5 BC-9D.6',
  ),
  ...chapter(
    'air points and airbases (rules 15 to 17) are a chapter of the advanced game',
    [
      ids('BC-15A', 4), ids('BC-15B', 4), ids('BC-15C1', 2), ids('BC-15C2', 10), ids('BC-15C3', 4), ids('BC-15C4', 1), ids('BC-15C5', 3), ids('BC-15C6', 1),
      ids('BC-15D', 1), ids('BC-15D1', 1), ids('BC-15D2', 1), ids('BC-16', 4), ids('BC-16A', 7), ids('BC-16B', 3), ids('BC-16C', 3), ids('BC-16D', 2),
      ids('BC-17', 1), ids('BC-17A1', 2), ids('BC-17A2', 1), ids('BC-17A3', 5), ids('BC-17B', 3),
    ].join(' '),
  ),
]);
