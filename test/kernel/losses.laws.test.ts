import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLossSets, forcedLoss, isAllowed, type LossPolicy, lossSets, meets, sampleLoss } from '../../src/kernel/losses.js';

const value = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 12 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 24 }).map((n) => n / 4) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 2) },
);
const questions = (candidates: number): fc.Arbitrary<readonly [number[], number]> =>
  fc
    .array(value, { maxLength: candidates })
    .chain((values) =>
      fc.tuple(
        fc.constant(values),
        fc.integer({ min: -4, max: 4 * values.reduce((a, b) => a + b, 0) + 4 }).map((n) => n / 4),
      ),
    );
const policies = fc.constantFrom<LossPolicy>('irredundant', 'any', 'least');

/** Every subset of the candidates, in lexicographic order. */
const subsets = (n: number, from = 0): ReadonlyArray<ReadonlyArray<number>> => [
  [],
  ...Array.from({ length: n - from }, (_, i) => from + i).flatMap((first) => subsets(n, first + 1).map((rest) => [first, ...rest])),
];

/** The allowed sets by the definitions of the policies. */
const byDefinition = (values: ReadonlyArray<number>, need: number, policy: LossPolicy): ReadonlyArray<ReadonlyArray<number>> => {
  const worth = (set: ReadonlyArray<number>): number => set.reduce((s, i) => s + values[i], 0);
  const everybody = values.map((_, i) => i);
  if (need <= 0) return [[]];
  if (worth(everybody) < need) return [everybody.filter((i) => values[i] > 0)];
  const enough = subsets(values.length).filter((set) => worth(set) >= need);
  if (policy === 'any') return enough;
  const lean = enough.filter((set) => set.every((left) => worth(set.filter((i) => i !== left)) < need));
  if (policy === 'irredundant') return lean;
  return lean.filter((set) => enough.every((other) => worth(set) <= worth(other)));
};

/** Every result that a sampler can give, by answering its draws in all possible ways. */
const everyResult = (sample: (below: (n: number) => number) => ReadonlyArray<number>): ReadonlySet<string> => {
  const results = new Set<string>();
  for (let answers: number[] | null = []; answers !== null; ) {
    const given: ReadonlyArray<number> = answers;
    const sizes: number[] = [];
    const drawn: number[] = [];
    results.add(
      sample((n) => {
        const answer = given[sizes.length] ?? 0;
        sizes.push(n);
        drawn.push(answer);
        return answer;
      }).join(),
    );
    let last = drawn.length - 1;
    while (last >= 0 && drawn[last] + 1 >= sizes[last]) last--;
    answers = last < 0 ? null : [...drawn.slice(0, last), drawn[last] + 1];
  }
  return results;
};

describe('laws of losses', () => {
  it('the sets listed are those of the definition, in order', () => {
    fc.assert(
      fc.property(questions(9), policies, ([values, need], policy) => {
        expect([...lossSets(values, need, policy)]).toEqual(byDefinition(values, need, policy));
      }),
      { numRuns: 400 },
    );
  });

  it('a set is allowed exactly when the definition has it, in whatever order it is named', () => {
    fc.assert(
      fc.property(questions(7), policies, fc.boolean(), ([values, need], policy, turned) => {
        const allowed = new Set(byDefinition(values, need, policy).map(String));
        for (const set of subsets(values.length)) {
          expect(isAllowed(values, need, turned ? set.toReversed() : set, policy)).toBe(allowed.has(String(set)));
          if (allowed.has(String(set))) expect(meets(values, need, set)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a set meets the need exactly when it is worth enough or has everybody who is worth anything', () => {
    fc.assert(
      fc.property(questions(7), ([values, need]) => {
        for (const set of subsets(values.length)) {
          const left = values.filter((_, i) => !set.includes(i)).reduce((a, b) => a + b, 0);
          const total = values.reduce((a, b) => a + b, 0);
          expect(meets(values, need, set)).toBe(left === 0 || total - left >= need);
        }
      }),
    );
  });

  it('the count is the number of sets, and a loss is forced exactly when it is 1', () => {
    fc.assert(
      fc.property(questions(9), policies, ([values, need], policy) => {
        const sets = byDefinition(values, need, policy);
        expect(countLossSets(values, need, policy)).toBe(sets.length);
        expect(forcedLoss(values, need, policy)).toEqual(sets.length === 1 ? sets[0] : null);
      }),
      { numRuns: 400 },
    );
  });

  it('a sample is an allowed set, and every allowed set can come up', () => {
    fc.assert(
      fc.property(questions(4), policies, ([values, need], policy) => {
        const results = everyResult((below) => sampleLoss(values, need, policy, below));
        expect([...results].sort()).toEqual(byDefinition(values, need, policy).map(String).sort());
      }),
      { numRuns: 200 },
    );
  });

  it('samples of many candidates are allowed too', () => {
    fc.assert(
      fc.property(questions(30), policies, fc.infiniteStream(fc.nat()), ([values, need], policy, stream) => {
        const below = (n: number): number => (stream.next().value as number) % n;
        expect(isAllowed(values, need, sampleLoss(values, need, policy, below), policy)).toBe(true);
      }),
    );
  });
});
