/**
 * Cases that say what the rules of World War II make of small positions.
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import { type Case, type CaseOutcome, readCases, runCases } from '../../testing/index.js';
import { SPI_CASE_FILES } from './cases.js';
import { changedSpiKit, spiKit } from './kit.js';

export { spiReadings } from '../../rulesets/spi-ww2/readings/index.js';
export { changedSpiKit, type SpiKit, spiKit } from './kit.js';
export { makeSpiPosition, type SpiStand } from './position.js';
export { SPI_WORDS } from './script.js';
export { readSpiSketch, type SpiPosition, type SpiSketch } from './sketch.js';

/** Cases of World War II from unknown data, or everything that keeps them from being ones. @since 0.2.0 */
export const readSpiCases = (input: unknown): Either<NonEmpty<Problem>, ReadonlyArray<Case>> => readCases(Object.keys(spiKit.facts), input);

/** Every case of World War II, in the order of the rules, or what is wrong with its files. */
export const readSpiProjectCases = (): Either<NonEmpty<Problem>, ReadonlyArray<Case>> => {
  const cases: Case[] = [];
  const problems: Problem[] = [];
  for (const [file, contents] of Object.entries(SPI_CASE_FILES)) {
    const read = readSpiCases(contents);
    if (isLeft(read)) problems.push(...read.left.map((p) => ({ ...p, at: `${file}: ${p.at}` })));
    else cases.push(...read.right);
  }
  return problems.length > 0 ? left(problems as unknown as NonEmpty<Problem>) : right(cases);
};

/** Every case of World War II. Without any when a file means nothing: then {@link readSpiProjectCases} says why. @since 0.2.0 */
export const spiCases = (): ReadonlyArray<Case> => {
  const read = readSpiProjectCases();
  return isLeft(read) ? [] : read.right;
};

/**
 * Runs cases of World War II against this engine, those of the project unless others are given.
 * @param readings - values in place of the defaults, for cases that do not choose for themselves
 * @since 0.2.0
 */
export const runSpiCases = (cases: ReadonlyArray<Case> = spiCases(), readings: Readonly<Record<string, string>> = {}): ReadonlyArray<CaseOutcome> =>
  runCases(
    Object.keys(readings).length === 0
      ? spiKit
      : changedSpiKit((rules) => ({ ...rules, readings: rules.readings.map((r) => (Object.hasOwn(readings, r.id) ? { ...r, default: readings[r.id] } : r)) })),
    cases,
  );
