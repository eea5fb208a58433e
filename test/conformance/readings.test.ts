/** Every option of the rules shows in a case: each of its values but the default is the matter of a variant, which fails without it. */
import { describe, expect, it } from 'vitest';
import { conformanceCases, europaKit, spelledOut } from '../../src/conformance/index.js';
import { runCase } from '../../src/testing/index.js';
import { BOOKS } from '../docs/readings.js';

/** Values that no case shows yet, `reading=value`, by chapter. An entry here is a promise, not a pardon. */
const NOT_YET: ReadonlyArray<string> = [];

const values = BOOKS.flatMap((b) => b.readings).flatMap((r) => Object.keys(r.values).filter((v) => v !== r.default).map((value) => ({ id: r.id, value, key: `${r.id}=${value}` })));

/** Variants by the value that they show. */
const variantsWith = (id: string, value: string) =>
  conformanceCases.flatMap((c) => spelledOut(c).flatMap(({ variant, spelled }) => (variant !== null && spelled.readings?.[id] === value && c.readings?.[id] !== value ? [spelled] : [])));

describe('the options of the rules', () => {
  it('are shown by variants of cases, value by value', () => {
    const missing = values.filter(({ id, value }) => variantsWith(id, value).length === 0).map(({ key }) => key);
    expect(missing.filter((key) => !NOT_YET.includes(key))).toEqual([]);
    expect(NOT_YET.filter((key) => !missing.includes(key))).toEqual([]);
  });

  it('change what comes of those cases: without the value each variant fails', () => {
    const idle = values.flatMap(({ id, value, key }) =>
      variantsWith(id, value).flatMap((spelled) => {
        const { [id]: _, ...others } = spelled.readings ?? {};
        const { variants: __, ...alone } = spelled;
        const [outcome] = runCase(europaKit, { ...alone, readings: others });
        return outcome.status === 'failed' ? [] : [`${spelled.id} with ${key}: ${outcome.status}`];
      }),
    );
    expect(idle).toEqual([]);
  });
});
