/**
 * The rulebooks as a register: clauses, what is carried out of each, which cases show it, which questions are open.
 * @module
 */
export { CLAUSE_BOOKS, type ClauseBook, LEFT_OUT, ruleOf } from './clauses.js';
export { type Contrary, contraryCommand, contraryOf } from './contrary.js';
export { type ClauseEntry, clauseEntries, clausesOf, type Gist, isOption, type Question, questions, showsQuestion } from './entries.js';
export { QUESTION_BOOKS, type QuestionBook, REGISTERS } from './questions.js';
