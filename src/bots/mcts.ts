/**
 * A bot that searches a tree by trying: down the branches that have done well so far, over dice as they may fall, to something
 * new; from there both sides play on without much thought, and the end is judged.
 * @module
 */
import type { GameState, Tagged } from '../engine/game.js';
import type { Dice } from '../engine/random.js';
import { toNumber } from '../kernel/chance.js';
import type { Bot } from './bot.js';
import { course, glance, variations, whole } from './course.js';
import { affordable, alternatives, carryOut, orAnything, settle, settleDown, type Study, studyOf } from './study.js';
import { due, mostVisited, type Place, placeOf, preferred, type Widening, widen } from './tree.js';

/** What may be asked of it. @since 0.3.0 */
export interface MctsOptions {
  /** Nodes a decision, where the budget names none: ways down the tree, each with its end played out. */
  readonly nodes?: number;
  /** How much what was tried seldom is preferred, against what has done well. */
  readonly exploration?: number;
  /** Progressive widening: a place visited `n` times has `breadth × n ^ growth` branches. */
  readonly breadth?: number;
  readonly growth?: number;
  /** How often the move passes to the other side before a playout is cut off and judged. */
  readonly horizon?: number;
  /** How much better a position has to be, in the units of `evaluate`, to count as nearly won: the scale of the squashing. */
  readonly scale?: number;
  /** The most places that the tree may have; then it is only walked. */
  readonly places?: number;
}

type Settings = Required<MctsOptions>;

const DEFAULTS: Settings = { nodes: 200, exploration: 0.3, breadth: 1.5, growth: 0.4, horizon: 2, scale: 4, places: 20_000 };

/** A search under way. */
interface Search<S extends GameState, A extends Tagged, E extends Tagged> {
  readonly study: Study<S, A, E>;
  readonly dice: Dice;
  readonly settings: Settings;
  /** What the position is worth now: the middle of the scale. */
  readonly middle: number;
  places: number;
}

/** With the eyes of whoever has to act. */
const eyes = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>): Study<S, A, E> => ({ ...study, side: study.game.actor(study.copy.state) });

/**
 * Courses that may be taken in a position, the most promising first: greedy's; the same with another gamble at its end, or none; other courses of
 * moves; then single plans.
 */
function* coursesIn<S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>): Generator<ReadonlyArray<A>> {
  const { game, copy, meter } = study;
  const mark = copy.mark();
  const first = course(study);
  const actions = whole(study, first);
  const ended = first.gamble === null ? [] : whole(study, { ...first, gamble: null });
  copy.undo(mark);
  if (actions.length > 0) yield actions;
  const ranked = [...first.gambles].sort((a, b) => b.value - a.value).filter((t) => t !== first.gamble);
  for (const [i, { order }] of ranked.entries()) {
    yield [...first.done, ...order.actions];
    if (i === 0 && ended.length > 0) yield ended;
  }
  if (ranked.length === 0 && ended.length > 0) yield ended;
  const groups = alternatives(affordable(meter, game.plans(copy.state)));
  if (first.gambles.length === 0)
    for (const arrange of variations(first, groups.slice(0, -1))) {
      const here = copy.mark();
      const other = whole(study, course(study, arrange));
      copy.undo(here);
      if (other.length > 0) yield other;
    }
  for (const order of groups.flat()) yield order.actions;
}

/** Every course once, and only those that are legal. The copy has to stand where they begin whenever one more is asked for. */
function* distinct<S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>): Generator<ReadonlyArray<A>> {
  const { copy } = study;
  const seen = new Set<string>();
  for (const actions of coursesIn(study)) {
    const key = JSON.stringify(actions);
    if (seen.has(key)) continue;
    seen.add(key);
    const mark = copy.mark();
    const legal = carryOut(study, { label: '', actions });
    copy.undo(mark);
    if (legal) yield actions;
  }
}

/** What the position is worth, between 0 and 1. At the end of the game it counts as much who has won. */
const judge = <S extends GameState, A extends Tagged, E extends Tagged>({ study, middle, settings }: Search<S, A, E>): number => {
  const { game, copy, side } = study;
  const squashed = 1 / (1 + Math.exp(-(game.evaluate(copy.state, side) - middle) / settings.scale));
  const result = game.result(copy.state);
  if (result === null) return squashed;
  return (squashed + (result.winner === null ? 0.5 : result.winner === side ? 1 : 0)) / 2;
};

/** One of the outcomes of the die that is due, by their weights. */
const thrown = <S extends GameState, A extends Tagged, E extends Tagged>({ study: { game, copy }, dice }: Search<S, A, E>): A => {
  const outcomes = game.chanceOutcomes(copy.state);
  const fine = 1 << 20;
  let left = dice.below(fine) / fine;
  for (const { action, weight } of outcomes) {
    left -= toNumber(weight);
    if (left < 0) return action;
  }
  return outcomes[outcomes.length - 1].action;
};

/** Phases and dice that a playout goes through, and no more. */
const PATIENCE = 1000;

/** Both sides play on as greedy does, with dice as they fall, until the horizon; what comes of it. */
const playedOut = <S extends GameState, A extends Tagged, E extends Tagged>(search: Search<S, A, E>): number => {
  const { study, settings } = search;
  const { game, copy, meter } = study;
  let whose: string | null = null;
  let passes = 0;
  for (let n = 0; n < PATIENCE && !meter.spent(); n++) {
    settleDown(study);
    const actor = game.actor(copy.state);
    if (actor === 'nobody') break;
    if (actor === 'chance') {
      copy.play(thrown(search));
      continue;
    }
    if (!game.quiet(copy.state)) break;
    if (whose !== null && actor !== whose && ++passes > settings.horizon) break;
    whose = actor;
    const own = eyes(study);
    const found = glance(own);
    const rest = whole(own, found).slice(found.done.length);
    if (rest.length === 0) break;
    for (const action of rest) copy.play(action);
  }
  return judge(search);
};

/** The place where the copy stands. */
const standing = <S extends GameState, A extends Tagged, E extends Tagged>(search: Search<S, A, E>): Place<A> => {
  const { game, copy } = search.study;
  settleDown(search.study);
  const actor = game.actor(copy.state);
  search.places++;
  return placeOf(actor === 'chance' ? null : actor);
};

/** One way down the tree from a place where the copy stands; what was found at its end. */
const descend = <S extends GameState, A extends Tagged, E extends Tagged>(search: Search<S, A, E>, place: Place<A>, widening: Widening): number => {
  const { study, settings } = search;
  const { game, copy } = study;
  let found: number;
  if (place.side === null) {
    const outcomes = game.chanceOutcomes(copy.state);
    if (place.branches.length === 0) for (const { action } of outcomes) place.branches.push({ actions: [action], below: null });
    found = onward(search, place, due(place, outcomes.map((o) => toNumber(o.weight))), widening);
  } else if (place.side === 'nobody' || !game.quiet(copy.state)) found = judge(search);
  else if (place.visits === 0 && search.places > 1) found = playedOut(search);
  else {
    if (place.branches.length === 0 && place.more === null && search.places < settings.places) place.more = distinct(eyes(study));
    widen(place, widening);
    const i = preferred(place, place.side === study.side, widening);
    found = i < 0 ? playedOut(search) : onward(search, place, i, widening);
  }
  place.visits++;
  place.sum += found;
  return found;
};

/** Down one branch. */
const onward = <S extends GameState, A extends Tagged, E extends Tagged>(search: Search<S, A, E>, { branches }: Place<A>, i: number, widening: Widening): number => {
  const { copy } = search.study;
  const branch = branches[i];
  for (const action of branch.actions) copy.play(action);
  branch.below ??= standing(search);
  settleDown(search.study);
  return descend(search, branch.below, widening);
};

/** What the search comes to. */
const search = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, dice: Dice, settings: Settings): ReadonlyArray<A> => {
  const { game, copy, meter, side } = study;
  // what is counted are ways down the tree, not the orders tried on them
  const inner: Study<S, A, E> = { ...study, meter: { ...meter, count: () => {} } };
  const under: Search<S, A, E> = { study: inner, dice, settings, middle: game.evaluate(copy.state, side), places: 1 };
  const root = placeOf<A>(side);
  const start = copy.mark();
  while (!meter.spent()) {
    descend(under, root, settings);
    copy.undo(start);
    meter.count();
    // where there is only one thing to do, nothing has to be thought about
    if (root.more === null && root.branches.length === 1) break;
  }
  return mostVisited(root)?.actions ?? [];
};

/**
 * A bot that searches a tree of courses by trying (UCT): with exact dice in it, progressive widening for long lists of things to do, and playouts
 * by greedy play up to a horizon. What is begun it settles by the exact chances, as greedy does. By nodes it can be reproduced.
 * @since 0.3.0
 */
export const mcts = (options: MctsOptions = {}): Bot => {
  const settings: Settings = { ...DEFAULTS, ...options };
  return {
    id: 'mcts',
    choose: (game, state, dice, budget) => {
      const study = studyOf(game, state, budget, settings.nodes);
      return orAnything(study, game.quiet(state) ? search(study, dice, settings) : settle(study), dice);
    },
  };
};
