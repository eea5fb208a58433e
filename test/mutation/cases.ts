/** Each conformance case is a test of its own here, so that a mutant is tried with those that come by it. */
import { conformanceCases, runCases } from '../../src/conformance/index.js';
import { runSpiCases, spiCases } from '../../src/conformance/spi-ww2/index.js';
import type { Case, CaseOutcome } from '../../src/testing/index.js';
import { describe, expect, it } from './suite.js';

const eachOf = (cases: ReadonlyArray<Case>, run: (cases: ReadonlyArray<Case>) => ReadonlyArray<CaseOutcome>): void =>
  cases.forEach((c) => it(c.id, () => expect(run([c]).filter((o) => o.status !== 'passed').flatMap((o) => o.differences)).toEqual([])));

describe('cases', () => {
  eachOf(conformanceCases, (cases) => runCases(cases));
  eachOf(spiCases(), (cases) => runSpiCases(cases));
});
