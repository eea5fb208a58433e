/** Set-ups from files. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMap } from '../../../src/kernel/map.js';
import { type Either, isLeft, isRight } from '../../../src/prelude.js';
import { loadForces } from '../../../src/rulesets/spi-ww2/loadForces.js';
import { makeTables, tablesData } from '../../../src/rulesets/spi-ww2/tables/index.js';
import { forces1939, forces1940, forces1941 } from '../../../src/scenarios/europe-1939-45/forces.js';
import { mapData } from '../../../src/scenarios/europe-1939-45/map.js';

const rightOf = <T>(made: Either<unknown, T>): T => {
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};
const map = rightOf(makeMap(mapData));
const tables = rightOf(makeTables(tablesData));
const load = (input: unknown) => loadForces(input, map, tables);
const problems = (input: unknown): ReadonlyArray<string> => {
  const loaded = load(input);
  return isLeft(loaded) ? loaded.left.map((p) => `${p.code} ${p.at}`) : [];
};
const [first, ...rest] = forces1939.units;
const changed = (change: object): unknown => ({ ...forces1939, units: [{ ...first, ...change }, ...rest] });

describe('loadForces of World War II', () => {
  it('reads what ships', () => {
    for (const forces of [forces1939, forces1940, forces1941]) expect(rightOf(load(JSON.parse(JSON.stringify(forces))))).toEqual(forces);
  });

  it('names the unit at fault', () => {
    expect(problems(changed({ nation: 'Atlantis' }))).toEqual(['forces/nation germany-01']);
    expect(problems(changed({ nation: '__proto__' }))).toEqual(['forces/nation germany-01']);
    expect(problems(changed({ sp: 5 }))).toEqual(['forces/strength germany-01']);
    expect(problems(changed({ hex: '9999' }))).toEqual(['forces/hex germany-01']);
    expect(problems(changed({ hex: '0110' }))).toEqual(['forces/hex germany-01']);
    expect(problems(changed({ id: 'italy-01' }))).toEqual(['forces/twice italy-01']);
    expect(problems(changed({ hex: '1612' }))).toEqual(['forces/stacking 1612']); // Warszawa and Łódź have two already
    expect(problems(changed({ kind: 'cavalry', sp: 0 }))).toEqual(['forces/shape units/0/kind', 'forces/shape units/0/sp']);
  });

  it('says everything that is wrong with a file', () => {
    expect(problems({ ...forces1939, color: 1, format: 'x' })).toEqual(['forces/unknown-key color', 'forces/shape format']);
    expect(problems([])).toEqual(['forces/shape forces']);
  });

  it('never throws, whatever the input', () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true });
    fc.assert(fc.property(anything, (input) => void load(input)));
    fc.assert(fc.property(fc.constantFrom(...Object.keys(first)), anything, (key, value) => void load(changed({ [key]: value }))));
    expect(isRight(load(forces1941))).toBe(true);
  });
});
