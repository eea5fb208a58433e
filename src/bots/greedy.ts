/**
 * A bot that takes the order which looks best at once: the plans of the game are tried on a copy, dice are averaged
 * with their exact chances, and what comes of it is judged by the game's own heuristic.
 * @module
 */
import { type Playout, playout } from '../engine/apply.js';
import type { Game, GameState, Order, Side, Tagged } from '../engine/game.js';
import type { Dice } from '../engine/random.js';
import { toNumber } from '../kernel/chance.js';
import type { Bot } from './bot.js';

/** Sweeps through the plans of a position before the bot leaves it at that. */
const SWEEPS = 3;
/** What an order must gain to be worth carrying out, in the units of `evaluate`. */
const WORTHWHILE = 0.004;
/** Decisions that are settled while looking ahead, and no more: a guard against rules that never come to rest. */
const PATIENCE = 200;
/** Actions drawn where no plan helps. */
const DRAWS = 6;

/** An order tried out. */
interface Trial<A> {
  readonly order: Order<A>;
  readonly value: number;
  /** Whether a die falls due in it. */
  readonly gamble: boolean;
}

/** A game, a copy of a position, and whose eyes it is seen with. */
interface Study<S extends GameState, A extends Tagged, E extends Tagged> {
  readonly game: Game<S, A, E>;
  readonly copy: Playout<S, A, E>;
  readonly side: Side;
}

/** The first plan: what is done while looking ahead. */
const firstPlan = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S): ReadonlyArray<A> => {
  for (const order of game.plans(state)) if (order.actions.length > 0) return order.actions;
  return [];
};

/** The mean value of a position once everything that is under way is settled. */
const outlook = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, patience: number): number => {
  const { game, copy, side } = study;
  if (game.actor(copy.state) === 'chance') {
    let mean = 0;
    for (const { action, weight } of game.chanceOutcomes(copy.state)) {
      const mark = copy.mark();
      copy.play(action);
      mean += toNumber(weight) * outlook(study, patience - 1);
      copy.undo(mark);
    }
    return mean;
  }
  if (game.quiet(copy.state) || patience <= 0) return game.evaluate(copy.state, side);
  const actions = firstPlan(game, copy.state);
  if (actions.length === 0) return game.evaluate(copy.state, side);
  const mark = copy.mark();
  for (const action of actions) copy.play(action);
  const value = outlook(study, patience - actions.length);
  copy.undo(mark);
  return value;
};

/** Plays an order on the copy as long as it is legal; whether it was, to its end. */
const carryOut = <S extends GameState, A extends Tagged, E extends Tagged>({ game, copy, side }: Study<S, A, E>, order: Order<A>): boolean => {
  for (const action of order.actions) {
    if (game.actor(copy.state) !== side || game.violations(copy.state, action).length > 0) return false;
    copy.play(action);
  }
  return true;
};

/** What an order is worth from where the copy stands, null when it is not legal there. The copy stays as it was. */
const tried = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, order: Order<A>): Trial<A> | null => {
  const { game, copy } = study;
  const mark = copy.mark();
  const trial = carryOut(study, order)
    ? { order, gamble: game.actor(copy.state) === 'chance', value: outlook(study, PATIENCE) }
    : null;
  copy.undo(mark);
  return trial;
};

const better = <A>(a: Trial<A> | null, b: Trial<A> | null): Trial<A> | null => (a === null || (b !== null && b.value > a.value) ? b : a);

/** Orders in a row with the same label: alternatives of which one is taken at most. */
const alternatives = <A>(orders: ReadonlyArray<Order<A>>): Order<A>[][] => {
  const groups: Order<A>[][] = [];
  for (const order of orders) {
    const last = groups[groups.length - 1];
    if (last !== undefined && last[0].label === order.label) last.push(order);
    else groups.push([order]);
  }
  return groups;
};

/** In the middle of something: the best of all plans. */
const settle = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>): ReadonlyArray<A> => {
  let best: Trial<A> | null = null;
  for (const order of study.game.plans(study.copy.state)) best = better(best, tried(study, order));
  return best?.order.actions ?? [];
};

/** What a sweep through some groups of alternatives came to. */
interface Sweep<A> {
  readonly done: ReadonlyArray<A>;
  /** The best of the orders in which a die falls due; it is not carried out. */
  readonly gamble: Trial<A> | null;
}

/** Carries out at once what is certain and gains, one of each group of alternatives. */
const sweep = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, groups: ReadonlyArray<ReadonlyArray<Order<A>>>): Sweep<A> => {
  const { game, copy, side } = study;
  const done: A[] = [];
  if (groups.length === 0) return { done, gamble: null };
  let now = game.evaluate(copy.state, side);
  let gamble: Trial<A> | null = null;
  let gain = 0;
  for (const group of groups) {
    let best: Trial<A> | null = null;
    for (const order of group) best = better(best, tried(study, order));
    if (best === null || best.value - now < WORTHWHILE) continue;
    if (best.gamble) {
      if (best.value - now > gain) {
        gamble = best;
        gain = best.value - now;
      }
      continue;
    }
    for (const action of best.order.actions) copy.play(action);
    done.push(...best.order.actions);
    now = best.value;
  }
  return { done, gamble };
};

/**
 * Sweeps through the plans: what is certain and gains is carried out, then the best gamble is taken, or, when there is none, the
 * last plan of all. Orders that come before all others are gone through first, and alone as long as there is a gamble among them.
 */
const proceed = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>): ReadonlyArray<A> => {
  const { game, copy } = study;
  const early = sweep(study, alternatives([...(game.earlyPlans?.(copy.state) ?? [])]));
  const done: A[] = [...early.done];
  let { gamble } = early;
  let last: Order<A> | null = null;
  for (let n = 0; n < SWEEPS && early.gamble === null; n++) {
    const groups = alternatives([...game.plans(copy.state)]);
    last = groups.pop()?.[0] ?? null;
    const swept = sweep(study, groups);
    gamble = swept.gamble;
    done.push(...swept.done);
    if (swept.done.length === 0) break;
  }
  if (gamble !== null) return tried(study, gamble.order) === null ? done : [...done, ...gamble.order.actions];
  const mark = copy.mark();
  const ended = last !== null && carryOut(study, last);
  copy.undo(mark);
  return ended && last !== null ? [...done, ...last.actions] : done;
};

/** Rules may ask for something that no plan foresees: the best of a few actions is taken, so that nothing is spent by chance. */
const unforeseen = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, dice: Dice): ReadonlyArray<A> => {
  const legal = study.game.legalActions(study.copy.state);
  const first = legal.sample(dice);
  let best: Trial<A> | null = null;
  for (let n = 0; n < DRAWS; n++) best = better(best, tried(study, { label: '', actions: [n === 0 ? first : legal.sample(dice)] }));
  return best?.order.actions ?? [first];
};

/** Takes at once what looks best, by the game's plans, its heuristic and the exact chances. @since 0.1.0 */
export const greedy: Bot = {
  id: 'greedy',
  choose: (game, state, dice) => {
    const study = { game, copy: playout(game, state), side: game.actor(state) };
    const chosen = game.quiet(state) ? proceed(study) : settle(study);
    return chosen.length > 0 ? chosen : unforeseen(study, dice);
  },
};
