/**
 * Clauses that belong to chapters not played yet, each with its chapter. An entry here is a promise, not a pardon.
 */
import { REFORM } from './clauses.js';

/** Items of Europa Reform that are carried out, whole (`ER-9C.`) or by clauses (`ER-13.15-21`). */
const CARRIED_OUT: ReadonlyArray<string> = ['ER-0.', 'ER-6.', 'ER-39D1.', 'ER-9C.', 'ER-9F1.', 'ER-9K.', 'ER-13.', 'ER-12.', 'ER-12C5.', 'ER-12D.', 'ER-12D1.', 'ER-12G.', 'ER-12H.', 'ER-20F1e.', 'ER-25D.', 'ER-28C2d.', 'ER-29D1a.1-5', 'ER-31C.', 'ER-31F1.', 'ER-31G.', 'ER-31I.', 'ER-32.', 'ER-34A1.', 'ER-34A2.', 'ER-39D8.', 'ER-39J.', 'ER-OB.2-3', 'ER-OB.5-6'];
/** Single clauses of theirs that wait for the tables of odds. */
const WAITING: ReadonlyArray<string> = ['ER-9C.29'];

const covers = (item: string, id: string): boolean => {
  if (item.endsWith('.')) return id.startsWith(item);
  const [, stem, first, last] = /^(.*\.)(\d+)(?:-(\d+))?$/.exec(item) as unknown as [string, string, string, string | undefined];
  const n = Number(id.slice(stem.length));
  return id.startsWith(stem) && n >= Number(first) && n <= Number(last ?? first);
};

export const NOT_YET: ReadonlyMap<string, string> = new Map(
  REFORM.filter((id) => WAITING.includes(id) || !CARRIED_OUT.some((item) => covers(item, id))).map((id) => [id, `Europa Reform, ${/^ER-([^.]+)/.exec(id)?.[1]}`]),
);
