/**
 * How bots look ahead: an order is tried on a copy of the position, what is begun is settled with the exact chances of
 * all dice, and what comes of it is judged by the game's own heuristic.
 * @module
 */
import { type Playout, playout } from '../engine/apply.js';
import type { Game, GameState, Order, Side, Tagged } from '../engine/game.js';
import type { Dice } from '../engine/random.js';
import { toNumber } from '../kernel/chance.js';
import { type Budget, type Meter, meterOf } from './budget.js';

/** What an order must gain to be worth carrying out, in the units of `evaluate`. */
export const WORTHWHILE = 0.004;
/** Decisions that are settled while looking ahead, and no more: a guard against rules that never come to rest. */
const PATIENCE = 200;
/** Actions drawn where no plan helps. */
const DRAWS = 6;

/** An order tried out. */
export interface Trial<A> {
  readonly order: Order<A>;
  readonly value: number;
  /** Whether a die falls due in it. */
  readonly gamble: boolean;
}

/** A game, a copy of a position, whose eyes it is seen with, and what may still be spent on it. */
export interface Study<S extends GameState, A extends Tagged, E extends Tagged> {
  readonly game: Game<S, A, E>;
  readonly copy: Playout<S, A, E>;
  readonly side: Side;
  readonly meter: Meter;
}

/** A study of a position with the eyes of the side that has to act; `nodes` where the budget names none. */
export const studyOf = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S, budget?: Budget, nodes?: number): Study<S, A, E> => ({
  game,
  copy: playout(game, state),
  side: game.actor(state),
  meter: meterOf(budget, nodes),
});

/** The first plan: what is done without much thought. */
export const firstPlan = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S): ReadonlyArray<A> => {
  for (const order of game.plans(state)) if (order.actions.length > 0) return order.actions;
  return [];
};

/** The mean value of a position once everything that is under way is settled. */
export const outlook = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, patience = PATIENCE): number => {
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

/** Plays what nobody has to think about: the first plans, until nothing that was begun is left, or a die falls due. */
export const settleDown = <S extends GameState, A extends Tagged, E extends Tagged>({ game, copy }: Study<S, A, E>): void => {
  for (let patience = PATIENCE; patience > 0; patience--) {
    if (game.actor(copy.state) === 'chance' || game.quiet(copy.state)) return;
    const actions = firstPlan(game, copy.state);
    if (actions.length === 0) return;
    for (const action of actions) copy.play(action);
  }
};

/** Plays an order on the copy as long as it is legal; whether it was, to its end. */
export const carryOut = <S extends GameState, A extends Tagged, E extends Tagged>({ game, copy, side }: Study<S, A, E>, order: Order<A>): boolean => {
  for (const action of order.actions) {
    if (game.actor(copy.state) !== side || game.violations(copy.state, action).length > 0) return false;
    copy.play(action);
  }
  return true;
};

/** What an order is worth from where the copy stands, null when it is not legal there. The copy stays as it was. One node. */
export const tried = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, order: Order<A>): Trial<A> | null => {
  const { game, copy, meter } = study;
  meter.count();
  const mark = copy.mark();
  const trial = carryOut(study, order) ? { order, gamble: game.actor(copy.state) === 'chance', value: outlook(study) } : null;
  copy.undo(mark);
  return trial;
};

/** The better one of two trials; the first of equals. */
export const better = <A>(a: Trial<A> | null, b: Trial<A> | null): Trial<A> | null => (a === null || (b !== null && b.value > a.value) ? b : a);

/** The best of some orders, as far as the budget goes. */
export const bestOf = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, orders: Iterable<Order<A>>): Trial<A> | null => {
  let best: Trial<A> | null = null;
  for (const order of affordable(study.meter, orders)) best = better(best, tried(study, order));
  return best;
};

/** Orders as they come, until nothing may be spent any more: some lists take long to make. */
export function* affordable<A>(meter: Meter, orders: Iterable<Order<A>>): Generator<Order<A>> {
  for (const order of orders) {
    if (meter.spent()) return;
    yield order;
  }
}

/** Orders in a row with the same label: alternatives of which one is taken at most. */
export const alternatives = <A>(orders: Iterable<Order<A>>): Order<A>[][] => {
  const groups: Order<A>[][] = [];
  for (const order of orders) {
    const last = groups[groups.length - 1];
    if (last !== undefined && last[0].label === order.label) last.push(order);
    else groups.push([order]);
  }
  return groups;
};

/** In the middle of something: the best of all plans. */
export const settle = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>): ReadonlyArray<A> =>
  bestOf(study, study.game.plans(study.copy.state))?.order.actions ?? [];

/** Some actions drawn, each when it is asked for. */
function* drawn<A>(first: A, draw: () => A): Generator<Order<A>> {
  yield { label: '', actions: [first] };
  for (let n = 1; n < DRAWS; n++) yield { label: '', actions: [draw()] };
}

/** Rules may ask for something that no plan foresees: the best of a few actions is taken, so that nothing is spent by chance. */
export const unforeseen = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, dice: Dice): ReadonlyArray<A> => {
  const legal = study.game.legalActions(study.copy.state);
  const first = legal.sample(dice);
  return bestOf(study, drawn(first, () => legal.sample(dice)))?.order.actions ?? [first];
};

/** What was chosen, or something legal where that is nothing: without a trial when nothing may be spent any more. */
export const orAnything = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, chosen: ReadonlyArray<A>, dice: Dice): ReadonlyArray<A> =>
  chosen.length > 0 ? chosen : unforeseen(study, dice);
