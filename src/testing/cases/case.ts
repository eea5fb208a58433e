/**
 * Cases: a position, what is done, and what must come of it, as plain data. Anybody can write one to contest a ruling.
 * @module
 */
import { plainData } from '../../engine/plain.js';
import type { Problem } from '../../engine/problem.js';
import { brief, byName, formOf, listOf, oneOf, readShape, shown, text, valueOf, whole } from '../../engine/shape.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';

/** Facts by name, as they should be: only what is named is compared, so that nothing need be said twice. @since 0.2.0 */
export type Facts = Readonly<Record<string, unknown>>;

/** What must hold after the actions of a stage. @since 0.2.0 */
export interface Expectation {
  /** The last action is refused: with this code at least, or with exactly these. */
  readonly refused?: string | ReadonlyArray<string>;
  /** The rule that the refusal cites: `'EBC 6A'`; with any code, if none is named. */
  readonly case?: string;
  /** Whose decision it is now. */
  readonly actor?: string;
  readonly phase?: string;
  readonly turn?: number;
  /** Actions in words that may be done now. */
  readonly legal?: ReadonlyArray<string>;
  /** Actions in words that may not be done now. */
  readonly illegal?: ReadonlyArray<string>;
  /** All that may be done now, in words, in any order. */
  readonly choices?: ReadonlyArray<string>;
  /** Events of this stage in this order; others may stand between. */
  readonly events?: ReadonlyArray<Facts>;
  /** Events that this stage must not have. */
  readonly never?: ReadonlyArray<Facts>;
  /** How the game ended; null while it goes on. */
  readonly result?: Facts | null;
  /** Facts of the kit. */
  readonly [fact: string]: unknown;
}

/** Some actions and what must hold after them. @since 0.2.0 */
export interface Stage {
  /** In words; a side in front says who: `'allied: pass'`. */
  readonly do?: ReadonlyArray<string>;
  /** Dice in the order in which they fall, each thrown by itself as soon as one is due: all of them, and no others. @since 0.3.0 */
  readonly dice?: ReadonlyArray<number>;
  readonly expect: Expectation;
}

/** Where a case starts; what the words mean is the kit's matter. @since 0.2.0 */
export interface Setup {
  readonly rules?: string;
  /** Amendments of those rules to leave out. */
  readonly without?: ReadonlyArray<string>;
  readonly readings?: Readonly<Record<string, string>>;
  readonly position?: unknown;
}

/** The same case under other readings or rules: what is not given is as in the case. @since 0.2.0 */
export interface Variant extends Omit<Setup, 'position'> {
  readonly do?: ReadonlyArray<string>;
  /** @since 0.3.0 */
  readonly dice?: ReadonlyArray<number>;
  readonly expect?: Expectation;
  readonly then?: ReadonlyArray<Stage>;
  readonly note?: string;
}

/** A case. @since 0.2.0 */
export interface Case extends Setup, Stage {
  /** Stable: book, rule, number: `'EBC-6A-012'`. */
  readonly id: string;
  readonly title: string;
  /** Rules, clauses, questions and worked examples that it rests on. */
  readonly cites: ReadonlyArray<string>;
  /** Why it must be so, where the citation does not say it. */
  readonly note?: string;
  /** Further stages, each from where the one before ended. */
  readonly then?: ReadonlyArray<Stage>;
  readonly variants?: ReadonlyArray<Variant>;
}

/** Problems of one file that are told of. */
const MOST_TOLD = 500;

/** The format of a file of cases. @since 0.2.0 */
export const CASES_FORMAT = 'grognard-cases/1';

const ID = /^[A-Za-z]+-[A-Za-z0-9.]+-\d+$/;

/** Deeper than any fact goes. */
const MOST_DEPTH = 50;
const isPlain = (u: unknown, depth = 0): boolean => {
  if (typeof u !== 'object' || u === null) return u === null || ['string', 'number', 'boolean'].includes(typeof u);
  return depth < MOST_DEPTH && Object.values(u).every((part) => isPlain(part, depth + 1));
};

const id = valueOf("an id of book, rule and number, such as 'EBC-6A-012'", (u): u is string => typeof u === 'string' && ID.test(u));
const texts = listOf(text);
const facts = valueOf('an object of facts', (u): u is Facts => typeof u === 'object' && u !== null && !Array.isArray(u) && isPlain(u));
const outcome = valueOf('an object of facts, or null', (u): u is Facts | null => u === null || facts.is(u));
const refusal = valueOf('a code, or a list of codes', (u): u is string | ReadonlyArray<string> => typeof u === 'string' || texts.is(u));
const fact = valueOf('what a file can hold: text, numbers, lists, objects', (u): u is unknown => isPlain(u));
const anything = valueOf('anything', (_): _ is unknown => true);

const COMMON = { refused: refusal, case: text, actor: text, phase: text, turn: whole(0, 999), legal: texts, illegal: texts, choices: texts, events: listOf(facts), never: listOf(facts), result: outcome };

/** What cases are put together of, with expectations that may name some facts besides the common ones. */
export const casePartsOf = (known: ReadonlyArray<string>) => {
  const expectation = formOf({}, { ...COMMON, ...Object.fromEntries(known.map((name) => [name, fact])) });
  const setup = { rules: text, without: texts, readings: byName(text) };
  const done = { do: texts, dice: listOf(whole(0, 999)) };
  const stages = listOf(formOf({ expect: expectation }, done));
  const variant = formOf({}, { ...setup, ...done, expect: expectation, then: stages, note: text });
  return { expectation, setup, done, stages, variant };
};

/** A reader of cases whose expectations may name some facts besides the common ones. */
const shapeOf = (known: ReadonlyArray<string>) => {
  const { expectation, setup, done, stages, variant } = casePartsOf(known);
  return formOf({ id, title: text, cites: texts, expect: expectation }, { ...setup, ...done, position: anything, then: stages, variants: listOf(variant), note: text });
};

/** The entries of a file: an object with `cases`, a list, or one case alone. */
const entriesOf = (input: unknown): Either<NonEmpty<Problem>, { readonly at: string; readonly entries: ReadonlyArray<unknown> }> => {
  if (Array.isArray(input)) return right({ at: 'cases', entries: input });
  if (typeof input !== 'object' || input === null)
    return left([{ code: 'case/shape', at: 'file', detail: `A file of cases is an object { "format": "${CASES_FORMAT}", "cases": [ … ] }, a list of cases, or one case; this is ${shown(input)}.` }]);
  if (!Object.hasOwn(input, 'cases')) return right({ at: '', entries: [input] });
  const file = readShape(formOf({ format: oneOf([CASES_FORMAT]), cases: listOf(anything) }, { title: text }), input);
  return isLeft(file)
    ? left(file.left.map(({ path, detail }) => ({ code: 'case/shape', at: path.join('.') || 'file', detail: `It ${detail}.` })) as unknown as NonEmpty<Problem>)
    : right({ at: 'cases', entries: file.right.cases });
};

/**
 * Cases from unknown data, or everything that keeps them from being ones: missing and unknown keys, ids that occur twice.
 * @param facts - names of facts that expectations may use, beside those that every game has
 * @since 0.2.0
 */
export const readCases = (facts: ReadonlyArray<string>, input: unknown): Either<NonEmpty<Problem>, ReadonlyArray<Case>> => {
  const plain = plainData(input);
  if (isLeft(plain)) return left([{ code: 'case/shape', at: 'file', detail: `It ${plain.left}.` }]);
  const file = entriesOf(plain.right);
  if (isLeft(file)) return file;
  const { at, entries } = file.right;
  const shape = shapeOf(facts);
  const problems: Problem[] = [];
  const cases: Case[] = [];
  entries.forEach((entry, i) => {
    if (problems.length >= MOST_TOLD) return;
    const read = readShape(shape, entry);
    const name = typeof (entry as { id?: unknown } | null)?.id === 'string' ? brief((entry as { id: string }).id) : at === '' ? 'case' : `${at}.${i}`;
    if (isLeft(read)) {
      problems.push(...read.left.map(({ path, detail }) => ({ code: 'case/shape', at: [name, ...path].join('.'), detail: `It ${detail}.` })));
      return;
    }
    const one: Case = read.right;
    if (cases.some((c) => c.id === one.id)) problems.push({ code: 'case/id', at: name, detail: `The id ${one.id} occurs twice; number cases within their rule.` });
    one.variants?.forEach((v, n) => {
      if (v.expect === undefined && v.then === undefined) problems.push({ code: 'case/variant', at: `${name}.variants.${n}`, detail: 'A variant says what comes of it: expect, or then.' });
    });
    cases.push(one);
  });
  return problems.length > 0 ? left(problems as unknown as NonEmpty<Problem>) : right(cases);
};

/** The chapter of a case: book and rule number without its letters, `'EBC 6'` for `EBC-6A-012`. @since 0.2.0 */
export const chapterOf = (caseId: string): string => {
  const [book, rule = ''] = caseId.split('-');
  return `${book} ${/^\d+/.exec(rule)?.[0] ?? rule}`;
};
