/** Every option of the rules shows in a case: each of its values but the default is the matter of a variant, which fails without it. */
import { describe, expect, it } from 'vitest';
import { conformanceCases, europaKit, spelledOut, spiCases, spiKit } from '../../src/conformance/index.js';
import { type Case, type CaseOutcome, runCase } from '../../src/testing/index.js';
import { BOOKS, type REGISTERS } from '../docs/readings.js';

/** A family of rules with its cases. */
interface Family {
  readonly register: keyof typeof REGISTERS;
  readonly cases: ReadonlyArray<Case>;
  readonly run: (c: Case) => ReadonlyArray<CaseOutcome>;
  /** Values that no case shows yet, `reading=value`, by chapter. An entry here is a promise, not a pardon. */
  readonly notYet: ReadonlyArray<string>;
}

const FAMILIES: ReadonlyArray<Family> = [
  { register: 'AMB-BC', cases: conformanceCases, run: (c) => runCase(europaKit, c), notYet: [] },
  { register: 'AMB-FITE', cases: conformanceCases, run: (c) => runCase(europaKit, c), notYet: [] },
  { register: 'AMB-ER', cases: conformanceCases, run: (c) => runCase(europaKit, c), notYet: [] },
  { register: 'AMB-SPI', cases: spiCases(), run: (c) => runCase(spiKit, c), notYet: [] },
];

describe.each(FAMILIES)('the options of the rules, $register', ({ register, cases, run, notYet }) => {
  const values = BOOKS.filter((b) => b.register === register)
    .flatMap((b) => b.readings)
    .flatMap((r) => Object.keys(r.values).filter((v) => v !== r.default).map((value) => ({ id: r.id, value, key: `${r.id}=${value}` })));

  /** Variants by the value that they show. */
  const variantsWith = (id: string, value: string): ReadonlyArray<Case> =>
    cases.flatMap((c) => spelledOut(c).flatMap(({ variant, spelled }) => (variant !== null && spelled.readings?.[id] === value && c.readings?.[id] !== value ? [spelled] : [])));

  it('are shown by variants of cases, value by value', () => {
    const missing = values.filter(({ id, value }) => variantsWith(id, value).length === 0).map(({ key }) => key);
    expect(missing.filter((key) => !notYet.includes(key))).toEqual([]);
    expect(notYet.filter((key) => !missing.includes(key))).toEqual([]);
  });

  it('change what comes of those cases: without the value each variant fails', () => {
    const idle = values.flatMap(({ id, value, key }) =>
      variantsWith(id, value).flatMap((spelled) => {
        const { [id]: _, ...others } = spelled.readings ?? {};
        const { variants: __, ...alone } = spelled;
        const [outcome] = run({ ...alone, readings: others });
        return outcome.status === 'failed' ? [] : [`${spelled.id} with ${key}: ${outcome.status}`];
      }),
    );
    expect(idle).toEqual([]);
  });
});
