/**
 * A match: a game, a position, the dice, and the record of everything that was done.
 * @module
 */
import type { RuleViolation } from '../kernel/rule.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { type ActionSet, listed } from './actionSet.js';
import { applyUnchecked, settle } from './apply.js';
import type { Actor, Explanation, Game, GameState, Prospect, Result, Side, Tagged } from './game.js';
import { readOptions } from './options.js';
import { FORMAT, malformed, type Problem } from './problem.js';
import { type Dice, type Random, seeded, dice as stream, throwDie } from './random.js';
import type { OpenOptions, Scenario } from './scenario.js';
import { shown } from './shape.js';
import type { View } from './view.js';

/** One entry of the record: who did what. Dice are actions of `'chance'`. */
export interface Recorded<A> {
  readonly by: Actor;
  readonly action: A;
}

/** A match. Plain and immutable but for the functions of its game. */
export interface Match<S extends GameState = GameState, A extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly scenario: Scenario<S, A, E>;
  readonly game: Game<S, A, E>;
  readonly state: S;
  /** The dice to come; null when they are given by hand. */
  readonly random: Random | null;
  /** The seed that the match was opened with. */
  readonly seed: number | null;
  readonly record: ReadonlyArray<Recorded<A>>;
  /** Positions that can be gone back to, oldest first: none from before the last die. */
  readonly past: ReadonlyArray<{ readonly state: S; readonly length: number }>;
  /** What the last submission did, with ids. */
  readonly events: ReadonlyArray<Tagged & Readonly<Record<string, unknown>>>;
  /** Who conceded, if anybody did. */
  readonly conceded: Side | null;
}

/**
 * Opens a match of a scenario, or says everything that is wrong with the options.
 * @since 0.1.0
 */
export const openMatch = <S extends GameState, A extends Tagged, E extends Tagged>(
  scenario: Scenario<S, A, E>,
  options: OpenOptions = {},
): Either<NonEmpty<Problem>, Match<S, A, E>> => {
  const read = readOptions(options);
  if (isLeft(read)) return left(read.left);
  const { seed } = read.right;
  const opened = scenario.open(read.right);
  if (isLeft(opened)) return left(opened.left);
  const game = opened.right;
  const start = settle(game, game.initial);
  return right({
    scenario,
    game,
    state: start.state,
    random: seed === undefined ? null : seeded(seed),
    seed: seed ?? null,
    record: [],
    past: [],
    events: start.events.map(game.named),
    conceded: null,
  });
};

/** Who has to act now: a side, `'chance'` when a die is due by hand, or `'nobody'`. @since 0.1.0 */
export const actor = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>): Actor =>
  match.conceded !== null ? 'nobody' : match.game.actor(match.state);

/** Everything that may be done now. @since 0.1.0 */
export const legalActions = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>): ActionSet<A> =>
  match.conceded === null ? match.game.legalActions(match.state) : listed<A>([], () => false);

/** One legal action at random, each with a probability above zero. @since 0.1.0 */
export const sample = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>, random: Dice): A =>
  match.game.legalActions(match.state).sample(random);

/** The outcomes of the die that is due, with exact weights; none when no die is due. @since 0.1.0 */
export const chanceOutcomes = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>) =>
  match.game.chanceOutcomes(match.state);

const NOT_YOURS = 'sequence/not-your-decision';

/** Every rule against an action; an empty list means that it is legal. The action may be anything. @since 0.1.0 */
export const violations = <S extends GameState, A extends Tagged, E extends Tagged>(
  match: Match<S, A, E>,
  action: unknown,
): ReadonlyArray<RuleViolation> => {
  const decoded = match.game.decodeAction(action);
  if (isLeft(decoded)) return malformed(decoded.left);
  return [...(match.conceded === null ? [] : [notYours(actor(match), null)]), ...match.game.violations(match.state, decoded.right)];
};

/** It is not for somebody to decide, but for `who`. @since 0.2.0 */
export const notYours = (who: Actor, by: unknown): RuleViolation => ({
  ref: FORMAT,
  code: NOT_YOURS,
  subject: [],
  detail: who === 'nobody' ? 'The game is over; nobody has anything to decide.' : `It is for ${who} to decide now, not for ${shown(by)}.`,
  params: { actor: who, by: shown(by) },
});

/** What a rule says to an action: all breaches, or what it would cost and do. @since 0.1.0 */
export const explain = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>, action: unknown): Explanation => {
  const decoded = match.game.decodeAction(action);
  if (isLeft(decoded)) {
    const found = malformed(decoded.left);
    return { legal: false, violations: found, figures: [], lines: found.map((v) => v.detail) };
  }
  return match.game.explain(match.state, decoded.right);
};

/** What has to be decided now: by whom, by which rules, and which kinds of actions answer. @since 0.2.0 */
export const whatNow = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>): Prospect =>
  match.conceded === null
    ? match.game.prospect(match.state)
    : { actor: 'nobody', decision: 'over', refs: [], answers: [], lines: [`The game is over: ${match.conceded} has conceded.`] };

/**
 * Does something for a side: a checked action, decoded from anything. Dice that fall due are thrown with the
 * match's seed; without one they are submitted by `'chance'`. Refusals leave the match as it was.
 * @since 0.1.0
 */
export const submit = <S extends GameState, A extends Tagged, E extends Tagged>(
  match: Match<S, A, E>,
  by: Actor,
  action: unknown,
): Either<NonEmpty<RuleViolation>, Match<S, A, E>> => {
  const { game } = match;
  const decoded = game.decodeAction(action);
  if (isLeft(decoded)) return left(malformed(decoded.left) as unknown as NonEmpty<RuleViolation>);
  const found = game.violations(match.state, decoded.right);
  const who = actor(match);
  if (by !== who) return left([notYours(who, by), ...found]);
  if (found.length > 0) return left(found as unknown as NonEmpty<RuleViolation>);
  return right(carryOut(match, by, decoded.right));
};

const carryOut = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>, by: Actor, action: A): Match<S, A, E> => {
  const { game } = match;
  let { state, events } = applyUnchecked(game, match.state, action);
  let { random } = match;
  const record: Recorded<A>[] = [...match.record, { by, action }];
  let thrown = by === 'chance';
  while (random !== null && game.actor(state) === 'chance') {
    const outcomes = game.chanceOutcomes(state);
    const next: { die: number; random: Random } = throwDie(random);
    random = next.random;
    const roll = outcomes[next.die - 1].action;
    record.push({ by: 'chance', action: roll });
    const applied = applyUnchecked(game, state, roll);
    state = applied.state;
    events = [...events, ...applied.events];
    thrown = true;
  }
  return {
    ...match,
    state,
    random,
    record,
    past: thrown ? [] : [...match.past, { state: match.state, length: match.record.length }],
    events: events.map(game.named),
  };
};

/** A side gives up, at any time; what that means is for the game to say. Ignored when the game is over. @since 0.1.0 */
export const concede = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>, side: Side): Match<S, A, E> =>
  match.conceded !== null || !match.game.sides.includes(side) || match.game.actor(match.state) === 'nobody' ? match : { ...match, conceded: side };

/** How the match ended, or null while it goes on. @since 0.1.0 */
export const result = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>): Result | null => {
  const { conceded, game, state } = match;
  return conceded === null ? game.result(state) : game.conceded(state, conceded);
};

/** How a match ended, in a few words: `'German Decisive Victory for axis, axis conceded'`; null while it goes on. */
const ending = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>): string | null => {
  const ended = result(match);
  if (ended === null) return null;
  const { level, winner } = ended;
  const won = winner === null || level.toLowerCase().includes(winner.toLowerCase()) ? level : `${level} of the ${winner} side`;
  return match.conceded === null ? won : `${won}; ${match.conceded} conceded`;
};

/** The position, drawable; when the match is over, its subtitle says how it ended. @since 0.2.0 */
export const view = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>): View => {
  const drawn = match.game.view(match.state);
  const ended = ending(match);
  return ended === null ? drawn : { ...drawn, subtitle: `${drawn.subtitle}: ${ended}` };
};

/** Takes back the concession, or else the last action. Left when there is none since the last die. @since 0.1.0 */
export const undo = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>): Either<NonEmpty<Problem>, Match<S, A, E>> => {
  if (match.conceded !== null) return right({ ...match, conceded: null, events: [] });
  const last = match.past[match.past.length - 1];
  if (last === undefined)
    return left([
      {
        code: 'undo/barrier',
        at: 'record',
        detail: match.record.length === 0 ? 'Nothing has been done yet.' : 'A die was thrown since; actions from before it cannot be taken back.',
      },
    ]);
  return right({ ...match, state: last.state, record: match.record.slice(0, last.length), past: match.past.slice(0, -1), events: [] });
};

/** An independent stream of random numbers for a bot, from the match's seed (0 without one). @since 0.1.0 */
export const botDice = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>, purpose: number): Dice =>
  stream(match.seed ?? 0, purpose);
