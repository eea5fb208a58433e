/**
 * Clauses that belong to chapters not played yet, each with its chapter. An entry here is a promise, not a pardon.
 */
import { REFORM } from './clauses.js';

/** Items of Europa Reform that are carried out. */
const CARRIED_OUT: ReadonlyArray<string> = ['ER-9C.', 'ER-9F1.'];
/** Single clauses of theirs that wait for the tables of odds. */
const WAITING: ReadonlyArray<string> = ['ER-9C.29'];

export const NOT_YET: ReadonlyMap<string, string> = new Map(
  REFORM.filter((id) => WAITING.includes(id) || !CARRIED_OUT.some((item) => id.startsWith(item))).map((id) => [id, `Europa Reform, ${/^ER-([^.]+)/.exec(id)?.[1]}`]),
);
