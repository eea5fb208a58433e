/**
 * The cases of the Europa family that the project has, and what runs them.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import { type Either, isLeft, isRight, left, type NonEmpty, right } from '../prelude.js';
import type { Reading } from '../rulesets/europa/readings.js';
import { type Case, type CaseOutcome, readCases as readCasesOf, runCases as runCasesOf } from '../testing/index.js';
import { CASE_FILES } from './cases.js';
import { changedKit, europaKit } from './kit.js';
import { makePosition } from './position.js';
import { EXTRA_AMENDMENTS } from './rules.js';
import { RULES } from './sketch.js';

/** Cases of the Europa family from unknown data, or everything that keeps them from being ones. @since 0.2.0 */
export const readCases = (input: unknown): Either<NonEmpty<Problem>, ReadonlyArray<Case>> => readCasesOf(Object.keys(europaKit.facts), input);

/** Every case of the Europa family, in the order of the rulebooks, or what is wrong with its files. */
export const readProjectCases = (): Either<NonEmpty<Problem>, ReadonlyArray<Case>> => {
  const cases: Case[] = [];
  const problems: Problem[] = [];
  for (const [file, contents] of Object.entries(CASE_FILES)) {
    const read = readCases(contents);
    if (isLeft(read)) problems.push(...read.left.map((p) => ({ ...p, at: `${file}: ${p.at}` })));
    else
      for (const c of read.right) {
        if (cases.some((other) => other.id === c.id)) problems.push({ code: 'case/id', at: `${file}: ${c.id}`, detail: `The id ${c.id} stands in another file already; number cases within their rule.` });
        cases.push(c);
      }
  }
  return problems.length > 0 ? left(problems as unknown as NonEmpty<Problem>) : right(cases);
};

const project = readProjectCases();
if (isLeft(project)) throw new Error(project.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));

/** Every case of the Europa family, in the order of the rulebooks. @since 0.2.0 */
export const conformanceCases: ReadonlyArray<Case> = project.right;

/** The readings that cases can choose among, under one rule set or another. @since 0.2.0 */
export const knownReadings = (): ReadonlyArray<Reading> => {
  const found = new Map<string, Reading>();
  // an item that replaces a rule takes its questions away
  for (const rules of RULES)
    for (const amend of [[], EXTRA_AMENDMENTS.map((a) => a.id)]) {
      const made = makePosition({ rules, amend });
      if (isRight(made)) for (const r of made.right.game.board.rules.readings) found.set(r.id, r);
    }
  return [...found.values()];
};

/**
 * Runs cases against this engine, those of the project unless others are given.
 * @param readings - values in place of the defaults, for cases that do not choose for themselves: to see what depends on them
 * @since 0.2.0
 */
export const runCases = (cases: ReadonlyArray<Case> = conformanceCases, readings: Readonly<Record<string, string>> = {}): ReadonlyArray<CaseOutcome> =>
  runCasesOf(
    Object.keys(readings).length === 0
      ? europaKit
      : changedKit((rules) => ({ ...rules, readings: rules.readings.map((r) => (Object.hasOwn(readings, r.id) ? { ...r, default: readings[r.id] } : r)) })),
    cases,
  );
