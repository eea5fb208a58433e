/**
 * The families of rules that have cases, for tools that take any.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import type { Reading } from '../engine/reading.js';
import type { Either, NonEmpty } from '../prelude.js';
import type { Case, CaseOutcome, Setup } from '../testing/index.js';
import { europaKit } from './kit.js';
import { conformanceCases, knownReadings, readCases, runCases } from './project.js';
import { readSpiCases, runSpiCases, spiCases, spiKit, spiReadings } from './spi-ww2/index.js';
import { type AnyScene, openerOf } from './written.js';

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
  /** The scene of a setup after some words are done, or everything that is wrong. @since 0.3.0 */
  readonly open: (setup: Setup, words?: ReadonlyArray<string>) => Either<NonEmpty<Problem>, AnyScene>;
}

const isSpi = (caseId: string): boolean => /^SPI-/i.test(caseId);

/** Europa, then World War II. @since 0.2.0 */
export const caseFamilies: ReadonlyArray<CaseFamily> = [
  { name: 'europa', owns: (id) => !isSpi(id), cases: () => conformanceCases, read: readCases, run: runCases, readings: knownReadings, open: openerOf(europaKit) },
  { name: 'spi-ww2', owns: isSpi, cases: spiCases, read: readSpiCases, run: runSpiCases, readings: () => spiReadings, open: openerOf(spiKit) },
];
