/**
 * The families of rules that have cases, for tools that take any.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import type { Reading } from '../engine/reading.js';
import type { Either, NonEmpty } from '../prelude.js';
import type { Case, CaseOutcome } from '../testing/index.js';
import { conformanceCases, knownReadings, readCases, runCases } from './project.js';
import { readSpiCases, runSpiCases, spiCases, spiReadings } from './spi-ww2/index.js';

/** A family of rules as cases see it. @since 0.2.0 */
export interface CaseFamily {
  readonly name: string;
  /** Whether a case is about this family, by its id. */
  readonly owns: (caseId: string) => boolean;
  /** The cases of the project. */
  readonly cases: () => ReadonlyArray<Case>;
  /** Cases from unknown data, or everything that keeps them from being ones. */
  readonly read: (input: unknown) => Either<NonEmpty<Problem>, ReadonlyArray<Case>>;
  /** Runs cases, with readings in place of the defaults for those that do not choose for themselves. */
  readonly run: (cases: ReadonlyArray<Case>, readings?: Readonly<Record<string, string>>) => ReadonlyArray<CaseOutcome>;
  /** The readings that cases can choose among. */
  readonly readings: () => ReadonlyArray<Reading>;
}

const isSpi = (caseId: string): boolean => /^SPI-/i.test(caseId);

/** Europa, then World War II. @since 0.2.0 */
export const caseFamilies: ReadonlyArray<CaseFamily> = [
  { name: 'europa', owns: (id) => !isSpi(id), cases: () => conformanceCases, read: readCases, run: runCases, readings: knownReadings },
  { name: 'spi-ww2', owns: isSpi, cases: spiCases, read: readSpiCases, run: runSpiCases, readings: () => spiReadings },
];
