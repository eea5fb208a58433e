/**
 * Cases that say what the rules make of small positions: as data, to be run against this engine or another one.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { type Case, type CaseOutcome, readCases as readCasesOf, runCases as runCasesOf } from '../testing/index.js';
import { CASE_FILES } from './cases.js';
import { europaKit } from './kit.js';

export { type ChartChanges, changedChart, testChart } from './chart.js';
export { drawn, type Drawing, LETTERS, readDrawing } from './drawing.js';
export { changedKit, type EuropaKit, europaKit } from './kit.js';
export { type NotedUnit, parseHexes, parseUnit, type UnitMoment, unitNotation } from './notation.js';
export { makePosition, type Stand } from './position.js';
export { showPosition, sketchOf } from './print.js';
export { SEVERAL_WORDS } from './script.js';
export { type AirPoints, type Hexes, type PositionSketch, readSketch, RULES, type RulesName, type Sketch } from './sketch.js';
export { type Case, type CaseOutcome, type Compliance, compliance, type Expectation, runCase, spelledOut, type Stage, type Variant } from '../testing/index.js';

/** Cases of the Europa family from unknown data, or everything that keeps them from being ones. @since 0.2.0 */
export const readCases = (input: unknown): Either<NonEmpty<Problem>, ReadonlyArray<Case>> => readCasesOf(Object.keys(europaKit.facts), input);

/** Every case of the project, in the order of the rulebooks, or what is wrong with its files. */
export const readProjectCases = (): Either<NonEmpty<Problem>, ReadonlyArray<Case>> => {
  const cases: Case[] = [];
  const problems: Problem[] = [];
  for (const [file, contents] of Object.entries(CASE_FILES)) {
    const read = readCases(contents);
    if (isLeft(read)) problems.push(...read.left.map((p) => ({ ...p, at: `${file}: ${p.at}` })));
    else cases.push(...read.right);
  }
  return problems.length > 0 ? left(problems as unknown as NonEmpty<Problem>) : right(cases);
};

const project = readProjectCases();
if (isLeft(project)) throw new Error(project.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));

/** Every case of the project, in the order of the rulebooks. @since 0.2.0 */
export const conformanceCases: ReadonlyArray<Case> = project.right;

/** Runs cases against this engine, those of the project unless others are given. @since 0.2.0 */
export const runCases = (cases: ReadonlyArray<Case> = conformanceCases): ReadonlyArray<CaseOutcome> => runCasesOf(europaKit, cases);
