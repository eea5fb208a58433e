/**
 * Exact odds of a fight: its actions are played on a copy, every die is followed to each of its faces, and whoever has to decide
 * in between is taken to decide by a policy with a name.
 * @module
 */
import { addRational, type Distribution, type Rational, rational, timesRational } from '../kernel/chance.js';
import type { HexId } from '../kernel/hex.js';
import type { RuleViolation } from '../kernel/rule.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { type Playout, playout } from './apply.js';
import { answerOf, FIGHT_POLICIES, type FightPolicy, isFightPolicy, lossesOf, muster, type Roll, type Tolls } from './fightPolicy.js';
import type { Fights } from './fights.js';
import type { Game, GameState, Side, Tagged } from './game.js';
import { FORMAT } from './problem.js';
import type { Dice } from './random.js';

/** How a fight can end. @since 0.3.0 */
export interface FightOutcome {
  /** What the results table gave, in its own words, several with commas between; null when it gave nothing. */
  readonly result: string | null;
  /** Losses of each party, of all units that were in play before. Air points are not among them. */
  readonly lost: Tolls;
  /** Whether nobody but the attacker is left in the hex that was attacked. */
  readonly cleared: boolean;
}

/** The exact odds of a fight. @since 0.3.0 */
export interface FightOdds {
  readonly attacker: Side;
  /** Null when no action was aimed at a hex. */
  readonly target: HexId | null;
  readonly policy: FightPolicy;
  /** Every outcome that can come up, each once, with its exact chance; chances add up to 1. In order of the dice. */
  readonly outcomes: Distribution<FightOutcome>;
}

/** How a fight is to be played. @since 0.3.0 */
export interface FightOptions {
  /** By default `'least-strength'`. */
  readonly policy?: FightPolicy;
}

const refused = (code: string, detail: string): NonEmpty<RuleViolation> => [{ ref: FORMAT, code, subject: [], detail, params: {} }];

/** More decisions on the way to one outcome than any fight has. */
const MOST_DECISIONS = 10_000;

/** A fight about to be played. */
interface Fight<S extends GameState, A extends Tagged, E extends Tagged> {
  readonly game: Game<S, A, E>;
  readonly fights: Fights<S, A, E>;
  readonly copy: Playout<S, A, E>;
  readonly actions: ReadonlyArray<A>;
  readonly policy: FightPolicy;
  readonly attacker: Side;
  readonly roll: Roll;
  readonly before: Tolls;
  readonly target: HexId | null;
  /** What the table has given so far on the way to where the copy stands. */
  readonly results: string[];
}

const begun = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
  state: S,
  actions: ReadonlyArray<A>,
  { policy = 'least-strength' }: FightOptions,
): Either<NonEmpty<RuleViolation>, Fight<S, A, E>> => {
  const { fights } = game;
  if (fights === undefined) return left(refused('odds/no-fights', `${game.title} says nothing of its fights, so that no odds can be told.`));
  if (!isFightPolicy(policy)) return left(refused('odds/policy', `There is no policy of that name; there are ${Object.keys(FIGHT_POLICIES).join(', ')}.`));
  const attacker = fights.attacker(state);
  const forces = fights.forces(state);
  const roll: Roll = new Map(forces.map((f) => [f.unit, f.side === attacker ? 'attacker' : 'defender']));
  const results: string[] = [];
  const copy = playout(game, state, (before, event) => {
    const result = fights.result(before, event);
    if (result !== null) results.push(result);
  });
  const aimed = actions.map((a) => fights.target(state, a)).find((hex) => hex !== null);
  return right({ game, fights, copy, actions, policy, attacker, roll, before: muster(forces, roll), target: aimed ?? fights.target(state, null), results });
};

/** Where the copy has to wait: for a die, or for nobody, since all is done. */
interface Halt {
  readonly at: 'die' | 'end';
  /** Actions carried out. */
  readonly done: number;
}

/** Plays on to the next die or to the end. */
const playOn = <S extends GameState, A extends Tagged, E extends Tagged>(fight: Fight<S, A, E>, from: number): Either<NonEmpty<RuleViolation>, Halt> => {
  const { game, fights, copy, actions } = fight;
  let done = from;
  for (let n = 0; n < MOST_DECISIONS; n++) {
    const actor = game.actor(copy.state);
    if (actor === 'chance') return right({ at: 'die', done });
    const next = actions[done];
    const against = next === undefined ? [] : game.violations(copy.state, next);
    if (next !== undefined && against.length === 0) {
      copy.play(next);
      done++;
      continue;
    }
    if (actor !== 'nobody' && fights.open(copy.state)) {
      const told = fight.results.length;
      const answer = answerOf(game, fights, copy, fight.roll, fight.policy);
      // what was heard while answers were weighed did not happen
      fight.results.length = told;
      if (answer === null) return left(refused('odds/no-answer', `It is for ${actor} to decide, and nothing is legal.`));
      copy.play(answer);
      continue;
    }
    return next === undefined ? right({ at: 'end', done }) : left(against as unknown as NonEmpty<RuleViolation>);
  }
  return left(refused('odds/endless', `The fight is not over after ${MOST_DECISIONS} decisions.`));
};

const outcomeOf = <S extends GameState, A extends Tagged, E extends Tagged>({ fights, copy, roll, before, attacker, target, results }: Fight<S, A, E>): FightOutcome => {
  const forces = fights.forces(copy.state);
  return {
    result: results.length === 0 ? null : results.join(', '),
    lost: lossesOf(before, muster(forces, roll)),
    cleared: target !== null && !forces.some((f) => f.hex === target && f.side !== attacker),
  };
};

/** One and the same text for one and the same outcome. */
const keyOf = ({ result, lost, cleared }: FightOutcome): string => JSON.stringify([result, cleared, lost.attacker.strength, lost.attacker.units, lost.attacker.steps, lost.defender.strength, lost.defender.units, lost.defender.steps]);

/**
 * The exact distribution over the outcomes of a fight, or everything that the rules say against its actions.
 *
 * `actions` are what the attacker does, as `legalActions` lists them: for an attack, each unit committed and `resolve`; for an
 * overrun, `overrun`. They are carried out in order, each as soon as it is legal. A die that falls due is followed to each of its
 * outcomes; a decision that comes up, unless the next action answers it, is taken by the policy. It ends when all actions are
 * carried out and nothing is left to settle. Several attacks can be told of together; time and memory grow by the number of
 * faces with each die.
 *
 * The position is left alone: all is played on one copy.
 * @param state - a position in which somebody has to act, as `settle` or `apply` gives it
 * @since 0.3.0
 */
export const fightOdds = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
  state: S,
  actions: ReadonlyArray<A>,
  options: FightOptions = {},
): Either<NonEmpty<RuleViolation>, FightOdds> => {
  const fight = begun(game, state, actions, options);
  if (isLeft(fight)) return fight;
  const { copy, results, attacker, target, policy } = fight.right;
  const found = new Map<string, { readonly value: FightOutcome; weight: Rational }>();
  const walk = (from: number, weight: Rational): NonEmpty<RuleViolation> | null => {
    const halt = playOn(fight.right, from);
    if (isLeft(halt)) return halt.left;
    if (halt.right.at === 'end') {
      const value = outcomeOf(fight.right);
      const key = keyOf(value);
      const known = found.get(key);
      if (known === undefined) found.set(key, { value, weight });
      else known.weight = addRational(known.weight, weight);
      return null;
    }
    const mark = copy.mark();
    const told = results.length;
    for (const outcome of game.chanceOutcomes(copy.state)) {
      copy.play(outcome.action);
      const wrong = walk(halt.right.done, timesRational(weight, outcome.weight));
      if (wrong !== null) return wrong;
      copy.undo(mark);
      results.length = told;
    }
    return null;
  };
  const wrong = walk(0, rational(1, 1));
  return wrong === null ? right({ attacker, target, policy, outcomes: [...found.values()] }) : left(wrong);
};

/** The outcome that a throw picks: weights are rational, and the lowest common multiple of their denominators is drawn from. */
const thrown = <A>(outcomes: ReadonlyArray<{ readonly action: A; readonly weight: Rational }>, dice: Dice): A => {
  const whole = outcomes.reduce((n, { weight }) => (n % weight.den === 0 ? n : n * weight.den), 1);
  let left = dice.below(whole);
  for (const { action, weight } of outcomes) {
    left -= (weight.num * whole) / weight.den;
    if (left < 0) return action;
  }
  return outcomes[outcomes.length - 1].action;
};

/** Throws the dice of one fight, again and again. @since 0.3.0 */
export type FightRoller = (dice: Dice) => Either<NonEmpty<RuleViolation>, FightOutcome>;

/**
 * A roller of one fight: played as {@link fightOdds} plays it, with each die thrown. What comes before the first die is played once.
 * @since 0.3.0
 */
export const fightRoller = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
  state: S,
  actions: ReadonlyArray<A>,
  options: FightOptions = {},
): Either<NonEmpty<RuleViolation>, FightRoller> => {
  const fight = begun(game, state, actions, options);
  if (isLeft(fight)) return fight;
  const first = playOn(fight.right, 0);
  if (isLeft(first)) return first;
  const { copy, results } = fight.right;
  const mark = copy.mark();
  const told = results.length;
  return right((dice) => {
    copy.undo(mark);
    results.length = told;
    for (let halt = first.right; ; ) {
      if (halt.at === 'end') return right(outcomeOf(fight.right));
      copy.play(thrown(game.chanceOutcomes(copy.state), dice));
      const next = playOn(fight.right, halt.done);
      if (isLeft(next)) return next;
      halt = next.right;
    }
  });
};
