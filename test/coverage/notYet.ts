/**
 * Clauses that belong to chapters not played yet, each with its chapter. An entry here is a promise, not a pardon.
 */
const chapter = (reason: string, ids: string): ReadonlyArray<readonly [string, string]> => ids.split(' ').map((id) => [id, reason]);

export const NOT_YET: ReadonlyMap<string, string> = new Map([
  ...chapter(
    'Soviet intervention is a chapter of the advanced game',
    'FF-7A.3 FF-7A.4 FF-12C.13 FF-12C.14 FF-12C.15 FF-19A.1 FF-19A.2 FF-19A.3 FF-19A.4 FF-19A.5 FF-19A.6 FF-19A.7 FF-19A.8 FF-19A.9 FF-19A.10 FF-19A.11 FF-19A.12 FF-19A.13 FF-19A.14 FF-19A.15 FF-19A.16 FF-19A.17 FF-19A.18 FF-VP.5 FF-VP.7 FF-VP.8 FF-VP.9 BC-3E.4',
  ),
]);
