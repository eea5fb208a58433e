/**
 * What scenarios share when they are opened: options with their values, tables that are trusted or not, and problems
 * gathered from all parts, so that a user hears of all of them at once.
 * @module
 */
import { type CellRef, SOURCES, type Source } from '../kernel/table.js';
import { type Either, isLeft, type NonEmpty } from '../prelude.js';
import type { Problem } from './problem.js';
import { brief, foundIn, shown } from './shape.js';
import type { TableError } from './tableError.js';

/** Wrong words of one list that are told of. */
const MOST_WORDS = 20;

/** Choices that are no options of a scenario, or no values of them. @since 0.2.0 */
export const optionProblems = (known: Readonly<Record<string, ReadonlyArray<string>>>, chosen: Readonly<Record<string, string>>): ReadonlyArray<Problem> =>
  foundIn(Object.entries(chosen), ([key, value]): ReadonlyArray<Problem> => {
    const values = Object.hasOwn(known, key) ? known[key] : undefined;
    if (values === undefined) return [{ code: 'options/unknown', at: `options.${brief(key)}`, detail: `There is no such option; the options are ${Object.keys(known).join(', ')}.` }];
    return values.includes(value) ? [] : [{ code: 'options/value', at: `options.${key}`, detail: `${shown(value)} is not one of its values: ${values.join(', ')}.` }];
  });

/** A mistake in a table as a problem. @since 0.2.0 */
export const tableProblem = (e: TableError): Problem => ({
  code: e.code,
  at: [e.table, e.row === null ? '' : `row ${e.row}`, e.column === null ? '' : `column ${e.column}`].filter((part) => part !== '').join(', '),
  detail: e.detail,
});

/**
 * Words that are no sources, and cells that are not to be trusted.
 * @param distrusted - the cells whose source is not among those given
 * @since 0.2.0
 */
export const trustProblems = (trust: ReadonlyArray<Source>, distrusted: (trusted: ReadonlyArray<Source>) => ReadonlyArray<CellRef>): ReadonlyArray<Problem> => {
  const wrong = trust.filter((s) => !SOURCES.includes(s));
  if (wrong.length > 0)
    return wrong.slice(0, MOST_WORDS).map((s) => ({ code: 'trust/source', at: 'trust', detail: `${shown(s)} is not a source; the sources are ${SOURCES.join(', ')}.` }));
  return distrusted(trust).map((c) => ({
    code: 'trust/cell',
    at: `${c.table}, row ${c.row}, column ${c.column}`,
    detail: `The cell is ${c.source}, which is not among the sources you trust; load a table that gives it.`,
  }));
};

/** Parts of a scenario as they are loaded: each is taken if it is right, and its problems are kept if it is not. @since 0.2.0 */
export interface Collector {
  readonly take: <T>(loaded: Either<NonEmpty<Problem>, T>) => T | null;
  readonly note: (found: ReadonlyArray<Problem>) => void;
  readonly problems: ReadonlyArray<Problem>;
}

/** An empty collector. @since 0.2.0 */
export const collector = (): Collector => {
  const problems: Problem[] = [];
  return {
    take: (loaded) => {
      if (!isLeft(loaded)) return loaded.right;
      for (const problem of loaded.left) problems.push(problem);
      return null;
    },
    note: (found) => {
      for (const problem of found) problems.push(problem);
    },
    problems,
  };
};
