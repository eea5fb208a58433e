/**
 * Cases that say what the rules make of small positions: as data, to be run against this engine or another one.
 * @module
 */
export { type ChartChanges, changedChart, testChart } from './chart.js';
export { drawn, type Drawing, LETTERS, readDrawing } from './drawing.js';
export { changedKit, type EuropaKit, europaKit } from './kit.js';
export { type NotedUnit, parseHexes, parseUnit, type UnitMoment, unitNotation } from './notation.js';
export { makePosition, type Stand } from './position.js';
export { showPosition, sketchOf } from './print.js';
export { SEVERAL_WORDS } from './script.js';
export { type AirPoints, type Hexes, type HqSketch, type PositionSketch, readSketch, RULES, type RulesName, type Sketch } from './sketch.js';
export { type Case, type CaseOutcome, type Compliance, compliance, type Expectation, runCase, spelledOut, type Stage, type Variant } from '../testing/index.js';
export { type CaseFamily, caseFamilies } from './families.js';
export {
  type ClauseBook, CLAUSE_BOOKS, type ClauseEntry, clauseEntries, clausesOf, type Contrary, contraryCommand, contraryOf, type Gist, isOption, LEFT_OUT, type Question, QUESTION_BOOKS, type QuestionBook, questions, REGISTERS, ruleOf, showsQuestion,
} from './rulebook/index.js';
export { conformanceCases, knownReadings, readCases, readProjectCases, runCases } from './project.js';
export {
  changedSpiKit,
  makeSpiPosition,
  readSpiCases,
  readSpiProjectCases,
  readSpiSketch,
  runSpiCases,
  SPI_WORDS,
  spiCases,
  type SpiKit,
  spiKit,
  type SpiPosition,
  type SpiSketch,
  type SpiStand,
} from './spi-ww2/index.js';
export { type AnyScene, openerOf, POSITION_FORMAT, readWritten, type WrittenPosition } from './written.js';
