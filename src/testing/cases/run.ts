/**
 * Runs cases: does what they say, and tells every difference between what came of it and what must.
 * @module
 */
import { applyUnchecked } from '../../engine/apply.js';
import type { Game, GameState, Tagged } from '../../engine/game.js';
import { notYours } from '../../engine/match.js';
import { perhaps } from '../../engine/nearest.js';
import { isMeaningless, malformed, type Problem, problemLine } from '../../engine/problem.js';
import { citation, type RuleViolation } from '../../kernel/rule.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import type { Case, Expectation, Setup, Stage, Variant } from './case.js';
import type { Kit, Scene } from './kit.js';
import { brief, mismatches, missingEvent } from './match.js';
import { storyOf } from './story.js';

/** How a case came out. `unusable`: it could not be tried, because its words mean nothing. @since 0.2.0 */
export type Status = 'passed' | 'failed' | 'unusable';

/** What came of a case, or of one of its variants. @since 0.2.0 */
export interface CaseOutcome {
  readonly id: string;
  readonly title: string;
  readonly cites: ReadonlyArray<string>;
  /** Book and rule: `'EBC 6'`. */
  readonly chapter: string;
  /** What differs from the case itself: `'minimum-move=last-step'`; null for the case. */
  readonly variant: string | null;
  readonly status: Status;
  /** Every difference, in words; empty when passed. */
  readonly differences: ReadonlyArray<string>;
  /** The position in which a difference was found, in lines; empty when passed. */
  readonly position: ReadonlyArray<string>;
  /** What had happened in that stage until then, told as a log does; empty when passed. @since 0.3.0 */
  readonly story: ReadonlyArray<string>;
  /** What was refused as it should be. */
  readonly refusals: ReadonlyArray<Refusal>;
}

/** Something that was refused, and everything that was said against it. @since 0.2.0 */
export interface Refusal {
  /** In words. */
  readonly action: string;
  readonly violations: ReadonlyArray<RuleViolation>;
}

/** More actions than any words ask for. */
const MOST_ACTIONS = 400;

const violationLine = (v: RuleViolation): string => `${v.code} (${citation(v.ref)}): ${v.detail}`;

/** What doing some words led to. */
interface Done<S, A, E> {
  readonly state: S;
  readonly events: ReadonlyArray<E>;
  readonly actions: ReadonlyArray<A>;
  readonly refused: ReadonlyArray<RuleViolation>;
  readonly problems: ReadonlyArray<Problem>;
  /** The side that gave up with these words. */
  readonly conceded?: string;
}

/** What a side says that gives up: `'axis: concede'`. */
const CONCEDE = 'concede';

/** Does what words ask for, as far as it goes. */
const perform = <S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E>>(
  kit: Kit<S, A, E, G>,
  scene: Scene<S, A, E, G>,
  line: string,
): Done<S, A, E> => {
  const { game } = scene;
  let { state } = scene;
  const events: E[] = [];
  const actions: A[] = [];
  const [, side, rest] = /^(\w+): (.*)$/.exec(line) ?? [];
  const by = side !== undefined && (side === 'chance' || game.sides.includes(side)) ? side : null;
  if (by !== null && by !== 'chance' && rest === CONCEDE) return { state, events, actions, refused: [], problems: [], conceded: by };
  const script = kit.script(by === null ? line : rest);
  if (isLeft(script)) return { state, events, actions, refused: [], problems: script.left };
  for (let n = 0; n < MOST_ACTIONS; n++) {
    const input = script.right({ ...scene, state }, n);
    if (input === null) return { state, events, actions, refused: [], problems: [] };
    const decoded = game.decodeAction(input);
    const found = isLeft(decoded) ? malformed(decoded.left) : game.violations(state, decoded.right);
    const who = game.actor(state);
    const refused = by !== null && by !== who ? [notYours(who, by), ...found] : found;
    if (isLeft(decoded) || refused.length > 0) return { state, events, actions, refused, problems: [] };
    const applied = applyUnchecked(game, state, decoded.right);
    state = applied.state;
    events.push(...applied.events);
    actions.push(decoded.right);
  }
  return { state, events, actions, refused: [], problems: [{ code: 'case/endless', at: line, detail: `This asks for more than ${MOST_ACTIONS} actions.` }] };
};

/**
 * The scene after words are done one by one, or why they cannot be: each must be legal, the last one too.
 * @since 0.3.0
 */
export const wordsDone = <S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E>>(
  kit: Kit<S, A, E, G>,
  scene: Scene<S, A, E, G>,
  words: ReadonlyArray<string>,
): Either<NonEmpty<Problem>, Scene<S, A, E, G>> => {
  let { state } = scene;
  for (const [i, line] of words.entries()) {
    const at = `do.${i}`;
    const { state: next, refused, problems, conceded } = perform(kit, { ...scene, state }, line);
    if (conceded !== undefined) return left([{ code: 'words/concede', at, detail: `${line}: ${conceded} gives up, and nothing can be done after that; leave it out.` }]);
    const found = [...problems, ...refused.map((v) => ({ code: v.code, at, detail: `${line} is refused: ${v.detail} (${citation(v.ref)})` }))];
    if (found.length > 0) return left(found as unknown as NonEmpty<Problem>);
    state = next;
  }
  return right({ ...scene, state });
};

/** What was found in a stage. */
interface Judged<S, A> {
  readonly state: S;
  readonly actions: ReadonlyArray<A>;
  readonly differences: ReadonlyArray<string>;
  readonly problems: ReadonlyArray<Problem>;
  readonly refusals: ReadonlyArray<Refusal>;
}

/** Whether the last action is to be refused: with a code, or by a rule. */
const wantsRefusal = (expect: Expectation): boolean => expect.refused !== undefined || expect.case !== undefined;

const refusalDifferences = (expect: Expectation, refused: ReadonlyArray<RuleViolation>): ReadonlyArray<string> => {
  const wanted = expect.refused;
  const codes = refused.map((v) => v.code);
  const told = refused.length === 0 ? 'nothing was refused' : `refused was ${refused.map(violationLine).join('; ')}`;
  if (wanted === undefined) {
    if (expect.case === undefined) return refused.map((v) => `refused: ${violationLine(v)}`);
    return refused.some((v) => citation(v.ref) === expect.case) ? [] : [`case: expected a refusal by ${expect.case}; ${told}`];
  }
  const list = typeof wanted === 'string' ? [wanted] : wanted;
  if (list.some((code) => !codes.includes(code)) || (typeof wanted !== 'string' && codes.some((code) => !wanted.includes(code))))
    return [`refused: expected ${list.join(' and ')}; ${told}`];
  const cited = refused.filter((v) => list.includes(v.code)).map((v) => citation(v.ref));
  return expect.case === undefined || cited.includes(expect.case) ? [] : [`case: expected ${expect.case}, found ${cited.join(', ')}`];
};

/** Expectations that are no facts of the kit. */
const COMMON: ReadonlyArray<string> = ['refused', 'case', 'actor', 'phase', 'turn', 'legal', 'illegal', 'choices', 'events', 'never', 'result'];

/** An action that names nothing that exists is a slip of the case, and neither legal nor a breach of a rule. */
const slips = (at: string, words: string, refused: ReadonlyArray<RuleViolation>): ReadonlyArray<Problem> =>
  refused.filter(isMeaningless).map((v) => ({ code: v.code, at, detail: `${words}: ${v.detail}` }));

/** The differences of the facts that every game has. */
const commonDifferences = <S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E>>(
  kit: Kit<S, A, E, G>,
  scene: Scene<S, A, E, G>,
  expect: Expectation,
  events: ReadonlyArray<E>,
  conceded: string | null,
  problems: Problem[],
): ReadonlyArray<string> => {
  const { game, state } = scene;
  const found: string[] = [];
  const same = (name: string, wanted: unknown, actual: unknown): void => void (wanted === undefined || found.push(...mismatches(wanted, actual, name)));
  same('actor', expect.actor, conceded === null ? game.actor(state) : 'nobody');
  same('phase', expect.phase, state.phase);
  same('turn', expect.turn, state.turn);
  same('result', expect.result, conceded === null ? game.result(state) : game.conceded(state, conceded));
  const attempt = (words: string): ReadonlyArray<RuleViolation> => {
    const tried = perform(kit, scene, words);
    problems.push(...tried.problems, ...slips(words, words, tried.refused));
    return tried.refused;
  };
  for (const words of expect.legal ?? []) found.push(...attempt(words).map((v) => `legal: ${words}: refused: ${violationLine(v)}`));
  for (const words of expect.illegal ?? []) if (attempt(words).length === 0) found.push(`illegal: ${words}: nothing is said against it`);
  if (expect.choices !== undefined) {
    const listed = [...game.legalActions(state)].map(kit.words).sort();
    const wanted = [...expect.choices].sort();
    if (JSON.stringify(listed) !== JSON.stringify(wanted)) found.push(`choices: expected ${wanted.join('; ') || 'none'}; found ${listed.join('; ') || 'none'}`);
  }
  const named = events.map(game.named);
  const missing = missingEvent(expect.events ?? [], named);
  if (missing !== null) found.push(`events: expected ${brief(missing)} in its order; there were ${named.map((e) => JSON.stringify(e)).join(' ') || 'none'}`);
  for (const unwanted of expect.never ?? []) {
    const seen = named.find((e) => mismatches(unwanted, e, '').length === 0);
    if (seen !== undefined) found.push(`never: ${brief(unwanted)} came about: ${JSON.stringify(seen)}`);
  }
  return found;
};

const unknownFact = (name: string, known: ReadonlyArray<string>): Problem => ({
  code: 'case/fact',
  at: `expect.${name}`,
  detail: `There is no such fact; there are ${known.join(', ')}.${perhaps(name, known)}`,
});

/** That a die is due and none is left. */
const missing = <S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E>>({ game }: Scene<S, A, E, G>, state: S, dice: ReadonlyArray<number>): string => {
  const given = dice.length === 0 ? 'none is given' : dice.length === 1 ? 'the only one given is thrown' : `all ${dice.length} given are thrown`;
  const { lines, decision } = game.prospect(state);
  const told = lines.find((line) => line.startsWith('Due now'))?.replace(/^Due now[:,] |\.$/g, '') ?? decision;
  return `a die is due (${told}), and ${given}; put what it shows behind the others in dice`;
};

/** That dice were given which nothing asked for. */
const leftOver = (dice: ReadonlyArray<number>, thrown: number): string => {
  const rest = dice.slice(thrown);
  return `dice: ${rest.join(', ')} ${rest.length === 1 ? 'was' : 'were'} not thrown, since no${thrown === 0 ? '' : ' further'} die was due; ${thrown === 0 ? 'leave dice out' : `make it dice: [${dice.slice(0, thrown).join(', ')}]`}, or do what throws ${rest.length === 1 ? 'it' : 'them'}`;
};

const judge = <S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E>>(
  kit: Kit<S, A, E, G>,
  scene: Scene<S, A, E, G>,
  { do: words = [], dice, expect }: Stage,
): Judged<S, A> => {
  const { game } = scene;
  let { state } = scene;
  const events: E[] = [];
  const actions: A[] = [];
  let refused: ReadonlyArray<RuleViolation> = [];
  let conceded: string | null = null;
  let thrown = 0;
  /** Throws dice that are due, as far as there are any; says what is said against one. */
  const throwDice = (): ReadonlyArray<string> => {
    for (; dice !== undefined && thrown < dice.length && game.actor(state) === 'chance'; thrown++) {
      const done = perform(kit, { ...scene, state }, `roll ${dice[thrown]}`);
      const against = [...done.problems.map(problemLine), ...done.refused.map(violationLine)];
      if (against.length > 0) return against.map((line) => `dice: die ${thrown + 1}, a ${dice[thrown]}: ${line}`);
      state = done.state;
      events.push(...done.events);
      actions.push(...done.actions);
    }
    return [];
  };
  const failed = (differences: ReadonlyArray<string>): Judged<S, A> => ({ state, actions, differences, problems: [], refusals: [] });
  const strange = Object.keys(expect).filter((name) => !COMMON.includes(name) && !Object.hasOwn(kit.facts, name));
  if (strange.length > 0) return { state, actions, differences: [], problems: strange.map((name) => unknownFact(name, [...COMMON, ...Object.keys(kit.facts)])), refusals: [] };
  const first = throwDice();
  if (first.length > 0) return failed(first);
  for (const [i, line] of words.entries()) {
    // words for several actions would throw it, and say what it shows
    if (dice !== undefined && game.actor(state) === 'chance' && !/^(chance: )?roll /.test(line)) return failed([`dice: before "${line}" ${missing(scene, state, dice)}`]);
    const done = perform(kit, { ...scene, state }, line);
    state = done.state;
    events.push(...done.events);
    actions.push(...done.actions);
    if (done.problems.length > 0) return { state, actions, differences: [], problems: done.problems, refusals: [] };
    refused = conceded === null ? done.refused : [notYours('nobody', null)];
    conceded ??= done.conceded ?? null;
    const amiss = !wantsRefusal(expect) ? slips(`do.${i}`, line, refused) : [];
    if (amiss.length > 0) return { state, actions, differences: [], problems: amiss, refusals: [] };
    if (refused.length > 0 && (!wantsRefusal(expect) || i < words.length - 1))
      return failed(refused.map((v) => `${line}: refused: ${violationLine(v)}`));
    if (refused.length === 0 && conceded === null) {
      const against = throwDice();
      if (against.length > 0) return failed(against);
    }
  }
  const now = { ...scene, state };
  const problems: Problem[] = [];
  const differences = [...refusalDifferences(expect, refused), ...commonDifferences(kit, now, expect, events, conceded, problems)];
  if (dice !== undefined && thrown < dice.length) differences.push(leftOver(dice, thrown));
  if (dice !== undefined && expect.actor === undefined && conceded === null && game.actor(state) === 'chance') differences.push(`dice: at the end ${missing(scene, state, dice)}, or expect actor "chance"`);
  for (const [name, wanted] of Object.entries(expect)) {
    if (COMMON.includes(name)) continue;
    const found = kit.facts[name](now, wanted);
    if (isLeft(found)) problems.push(...found.left);
    else differences.push(...mismatches(wanted, found.right, name));
  }
  if (dice === undefined && differences.length > 0 && expect.actor === undefined && conceded === null && game.actor(state) === 'chance')
    differences.push('dice: a die is due; say in dice what it shows, or throw it with the words "roll 3"');
  return { state, actions, differences, problems, refusals: refused.length === 0 ? [] : [{ action: words[words.length - 1], violations: refused }] };
};

/** What a variant differs by. */
const variantName = (v: Variant): string =>
  [...Object.entries(v.readings ?? {}).map(([reading, value]) => `${reading}=${value}`), ...(v.rules === undefined ? [] : [v.rules]), ...(v.without ?? []).map((a) => `without ${a}`)].join(' ') || 'variant';

const runOne = <S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E>>(
  kit: Kit<S, A, E, G>,
  setup: Setup,
  stages: ReadonlyArray<Stage>,
): Pick<CaseOutcome, 'status' | 'differences' | 'position' | 'story' | 'refusals'> => {
  const made = kit.make(setup);
  const refusals: Refusal[] = [];
  if (isLeft(made)) return { status: 'unusable', differences: made.left.map(problemLine), position: [], story: [], refusals };
  let scene = made.right;
  for (const [i, stage] of stages.entries()) {
    const at = stages.length > 1 ? `stage ${i + 1}, ` : '';
    const judged = judge(kit, scene, stage);
    const { game, state: from } = scene;
    scene = { ...scene, state: judged.state };
    if (judged.problems.length > 0) return { status: 'unusable', differences: judged.problems.map((p) => at + problemLine(p)), position: [], story: [], refusals };
    if (judged.differences.length > 0) return { status: 'failed', differences: judged.differences.map((d) => at + d), position: kit.show(scene), story: storyOf(game, from, judged.actions), refusals };
    refusals.push(...judged.refusals);
  }
  return { status: 'passed', differences: [], position: [], story: [], refusals };
};

const stagesOf = (c: Stage & { readonly then?: ReadonlyArray<Stage> }): ReadonlyArray<Stage> => [c, ...(c.then ?? [])];

/** A variant in full: what it does not say is as in the case. */
const filledIn = (c: Case, v: Variant): Case => ({
  ...c,
  ...v,
  readings: { ...c.readings, ...v.readings },
  without: [...(c.without ?? []), ...(v.without ?? [])],
  expect: v.expect ?? c.expect,
});

/**
 * A case, and each of its variants as a case of its own, in order; what is not given in a variant is as in the case.
 * @since 0.2.0
 */
export const spelledOut = (c: Case): ReadonlyArray<{ readonly variant: string | null; readonly spelled: Case }> => [
  { variant: null, spelled: c },
  ...(c.variants ?? []).map((v) => ({ variant: variantName(v), spelled: filledIn(c, v) })),
];

/** Runs a case and its variants. Never throws: an exception of the game is a failure. @since 0.2.0 */
export const runCase = <S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E>>(
  kit: Kit<S, A, E, G>,
  c: Case,
): ReadonlyArray<CaseOutcome> =>
  spelledOut(c).map(({ variant, spelled }) => {
    const about = { id: c.id, title: c.title, cites: c.cites, chapter: kit.chapterOf(c.id), variant };
    try {
      return { ...about, ...runOne(kit, spelled, stagesOf(spelled)) };
    } catch (error) {
      return { ...about, status: 'failed' as const, differences: [`an exception: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`], position: [], story: [], refusals: [] };
    }
  });

/** Runs cases and their variants, in order. @since 0.2.0 */
export const runCases = <S extends GameState, A extends Tagged, E extends Tagged, G extends Game<S, A, E>>(
  kit: Kit<S, A, E, G>,
  cases: ReadonlyArray<Case>,
): ReadonlyArray<CaseOutcome> => cases.flatMap((c) => runCase(kit, c));

/** How a chapter came out. @since 0.2.0 */
export interface Compliance {
  /** Book and rule: `'EBC 6'`. */
  readonly chapter: string;
  readonly passed: number;
  readonly failed: number;
  readonly unusable: number;
}

/** Outcomes counted by chapter, in the order of the rulebooks. @since 0.2.0 */
export const compliance = (outcomes: ReadonlyArray<CaseOutcome>): ReadonlyArray<Compliance> => {
  const order = (chapter: string): string => chapter.replace(/\d+/, (n) => n.padStart(3, '0'));
  const chapters = [...new Set(outcomes.map((o) => o.chapter))].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return chapters.map((chapter) => {
    const count = (status: Status): number => outcomes.filter((o) => o.chapter === chapter && o.status === status).length;
    return { chapter, passed: count('passed'), failed: count('failed'), unusable: count('unusable') };
  });
};
