/** Cases of the project put through a change that should not matter. */
import { conformanceCases, europaKit, spiCases, spiKit } from '../../src/conformance/index.js';
import { type Case, type CaseOutcome, runCases } from '../../src/testing/index.js';
import { covers, type Exception } from './exceptions.js';

export interface Family {
  readonly name: 'europa' | 'spi-ww2';
  readonly cases: ReadonlyArray<Case>;
}

export const FAMILIES: ReadonlyArray<Family> = [
  { name: 'europa', cases: conformanceCases },
  { name: 'spi-ww2', cases: spiCases() },
];

/** A word for several units says nothing by its order: `'lose g2,g1'` is `'lose g1,g2'`. */
export const inOrder = (words: string): string => words.replace(/[\w-]+(,[\w-]+)+/g, (list) => list.split(',').sort().join(','));

/** Runs cases of a family; lists of units in words may stand in any order. */
export const run = ({ name }: Pick<Family, 'name'>, cases: ReadonlyArray<Case>): ReadonlyArray<CaseOutcome> => {
  const plain = (c: Case): Case => JSON.parse(JSON.stringify(c), (key, value: unknown) => (key === 'choices' && Array.isArray(value) ? value.map((w) => inOrder(String(w))) : value)) as Case;
  return name === 'europa' ? runCases({ ...europaKit, words: (a) => inOrder(europaKit.words(a)) }, cases.map(plain)) : runCases({ ...spiKit, words: (a) => inOrder(spiKit.words(a)) }, cases.map(plain));
};

/** What came of cases under a change. */
export interface Tried {
  /** How many trials there were, variants among them. */
  readonly trials: number;
  /** Cases that differ and are no exception, in words. */
  readonly broken: ReadonlyArray<string>;
  /** Cases that differ, by id. */
  readonly different: ReadonlySet<string>;
}

/** Cases of both families under a change; `which` says whether one is tried. */
export const tried = (change: (one: Case, family: Family) => Case, exceptions: ReadonlyArray<Exception>, which: (one: Case, index: number, family: Family) => boolean = () => true, families: ReadonlyArray<Family> = FAMILIES): Tried => {
  const outcomes = families.flatMap((family) => run(family, family.cases.filter((one, i) => which(one, i, family)).map((one) => change(one, family))));
  const failed = outcomes.filter((o) => o.status !== 'passed');
  return {
    trials: outcomes.length,
    broken: failed.filter((o) => !exceptions.some((e) => covers(e, o.id))).map((o) => [`${o.id}${o.variant === null ? '' : ` (${o.variant})`}: ${o.title}`, ...o.differences].join('\n  ')),
    different: new Set(failed.map((o) => o.id)),
  };
};

/** Whether a case is one that some exception names. */
export const excepted = (exceptions: ReadonlyArray<Exception>, id: string): boolean => exceptions.some((e) => covers(e, id));

/** Whether a case shows an exception. */
export const shows = (exceptions: ReadonlyArray<Exception>, id: string): boolean => exceptions.some((e) => e.shown === id);

/** Entries of a table of exceptions whose case does not differ, so that nothing needs them. */
export const idle = (exceptions: ReadonlyArray<Exception>, different: ReadonlySet<string>): ReadonlyArray<string> => exceptions.filter((e) => !different.has(e.shown) || !covers(e, e.shown)).map((e) => `${e.rule}: ${e.shown}`);
