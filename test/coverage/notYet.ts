/**
 * Clauses that belong to chapters not played yet, each with its chapter. An entry here is a promise, not a pardon.
 */
export const NOT_YET: ReadonlyMap<string, string> = new Map();
