/**
 * A bot that looks one order further than greedy: attacks are weighed together with the best one after them, over every number that the
 * die may show, and moves by the attacks that they make possible.
 * @module
 */
import type { GameState, Order, Tagged } from '../engine/game.js';
import { toNumber } from '../kernel/chance.js';
import type { Bot } from './bot.js';
import { type Arrange, type Course, course, glance, variations, whole } from './course.js';
import { affordable, alternatives, carryOut, orAnything, outlook, settle, settleDown, type Study, studyOf, type Trial, WORTHWHILE } from './study.js';

/** What may be asked of it. @since 0.3.0 */
export interface ExpectimaxOptions {
  /** Nodes a decision, where the budget names none: orders tried. */
  readonly nodes?: number;
  /** Gambles that are weighed with one after them, and of which that one is taken. */
  readonly width?: number;
  /** Other courses of moves that are compared with greedy's. */
  readonly courses?: number;
  /** How often the move passes to the other side in what is thought of: once for the enemy’s next moves and attacks. */
  readonly replies?: number;
}

type Defaults = Required<ExpectimaxOptions>;
/** `thorough`: whether phases to come are played by whole courses, or at a glance. */
type Settings = Defaults & { readonly thorough: boolean };

/** Courses that the nodes must suffice for, to look at phases to come by whole courses. */
const THOROUGH = 100;

const DEFAULTS: Defaults = { nodes: 20_000, width: 5, courses: 12, replies: 2 };

/** Plays an order with the middle outcome of every die. */
const playMiddle = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, order: Order<A>): boolean => {
  const { game, copy } = study;
  if (!carryOut(study, order)) return false;
  while (game.actor(copy.state) === 'chance') {
    const outcomes = game.chanceOutcomes(copy.state);
    copy.play(outcomes[outcomes.length >> 1].action);
    settleDown(study);
  }
  return true;
};

/** Whether a gamble can still be made when another one has come to its middle outcome. */
const goTogether = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, first: Order<A>, second: Order<A>): boolean => {
  const { game, copy, side } = study;
  const mark = copy.mark();
  const together = playMiddle(study, first) && game.actor(copy.state) === side && game.quiet(copy.state) && carryOut(study, second);
  copy.undo(mark);
  return together;
};

/** Gambles that can be made one after another, and what they gain, each by itself. */
interface Set<A> {
  readonly orders: ReadonlyArray<Order<A>>;
  readonly gain: number;
}

/** The set that gains most; sets are begun with each of the best gambles. */
const bestSet = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, gambles: ReadonlyArray<Trial<A>>, now: number, width: number): Set<A> => {
  const worth = gambles.filter((t) => t.value - now >= WORTHWHILE).sort((a, b) => b.value - a.value);
  const known = new Map<number, boolean>();
  const together = (i: number, j: number): boolean => {
    if (worth[i].order.label === worth[j].order.label) return false;
    const key = Math.min(i, j) * worth.length + Math.max(i, j);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = goTogether(study, worth[Math.min(i, j)].order, worth[Math.max(i, j)].order);
    known.set(key, found);
    return found;
  };
  let most: Set<A> = { orders: [], gain: 0 };
  for (let first = 0; first < Math.min(width, worth.length); first++) {
    const set = [first];
    for (let i = 0; i < worth.length; i++) if (!set.includes(i) && set.every((j) => together(j, i))) set.push(i);
    const gain = set.reduce((sum, i) => sum + worth[i].value - now, 0);
    if (gain > most.gain) most = { orders: set.map((i) => worth[i].order), gain };
  }
  return most;
};

/** Phases that are played on, of one side and of the other, and no more. */
const PHASES = 40;

/**
 * What a position is worth when the phases to come are played without much thought: the own attacks, the enemy’s moves, his attacks. Attacks count
 * by their exact means; what comes after them starts from their middle outcomes. The copy stays as it was.
 */
const promise = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, { width, replies, thorough }: Settings): number => {
  const { game, copy, side, meter } = study;
  const mark = copy.mark();
  let luck = 0;
  let passes = 0;
  let whose = side;
  let value: number | null = null;
  for (let n = 0; n < PHASES && value === null && !meter.spent(); n++) {
    const actor = game.actor(copy.state);
    if (actor === 'chance' || actor === 'nobody' || !game.quiet(copy.state) ) break;
    if (actor !== whose) passes++;
    whose = actor;
    if (passes > replies) break;
    const eyes = { ...study, side: actor };
    const found = thorough ? course(eyes) : glance(eyes);
    const now = game.evaluate(copy.state, actor);
    const set = bestSet(eyes, found.gambles, now, width);
    const sign = actor === side ? 1 : -1;
    if (passes === replies && set.orders.length > 0) value = luck + sign * (now + set.gain);
    else {
      for (const order of set.orders) playMiddle(eyes, order);
      if (game.actor(copy.state) !== actor || !game.quiet(copy.state)) break;
      luck += set.orders.length === 0 ? 0 : sign * (now + set.gain - game.evaluate(copy.state, actor));
      const last = alternatives(game.plans(copy.state)).at(-1)?.[0] ?? null;
      if (last === null || !carryOut(eyes, last)) break;
      settleDown(eyes);
    }
  }
  value ??= luck + outlook(study);
  copy.undo(mark);
  return value;
};

/** The mean of what a position promises over all dice that fall due in it. */
const meanPromise = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, settings: Settings): number => {
  const { game, copy } = study;
  settleDown(study);
  if (game.actor(copy.state) !== 'chance') return promise(study, settings);
  let mean = 0;
  for (const { action, weight } of game.chanceOutcomes(copy.state)) {
    const mark = copy.mark();
    copy.play(action);
    mean += toNumber(weight) * meanPromise(study, settings);
    copy.undo(mark);
  }
  return mean;
};

/** The gamble that promises most with what may follow it, null when it is better to let all of them be. */
const bestGamble = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, { gamble, gambles, last }: Course<A>, settings: Settings): Order<A> | null => {
  const { copy, meter } = study;
  const mark = copy.mark();
  const ranked = [...gambles].sort((a, b) => b.value - a.value).slice(0, settings.width).map((t) => t.order);
  let best: Order<A> | null = null;
  let most = last !== null && carryOut(study, last) ? meanPromise(study, settings) + WORTHWHILE : -Infinity;
  copy.undo(mark);
  for (const order of ranked) {
    const value = carryOut(study, order) ? meanPromise(study, settings) : null;
    copy.undo(mark);
    // what is cut short is not comparable
    if (meter.spent()) return best ?? gamble?.order ?? null;
    if (value !== null && value > most) {
      best = order;
      most = value;
    }
  }
  return best;
};

/** The course of moves that promises most, greedy's among them. The copy stands at the beginning. */
const bestCourse = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, settings: Settings): ReadonlyArray<A> => {
  const { game, copy, meter } = study;
  const start = copy.mark();
  const groups = alternatives(affordable(meter, game.plans(copy.state))).slice(0, -1);
  const weigh = (arrange?: Arrange<A>): { readonly actions: ReadonlyArray<A>; readonly value: number; readonly found: Course<A> } | null => {
    const found = course(study, arrange);
    const actions = whole(study, found);
    const ended = found.gamble === null && found.last !== null && carryOut(study, found.last);
    const value = ended ? promise(study, settings) : -Infinity;
    copy.undo(start);
    return { actions, value, found };
  };
  const first = weigh();
  let best = first;
  let n = 0;
  if (first !== null && first.value > -Infinity)
    for (const arrange of variations(first.found, groups)) {
      if (n++ >= settings.courses || meter.spent()) break;
      const other = weigh(arrange);
      if (meter.spent()) break;
      if (other !== null && best !== null && other.value > best.value + WORTHWHILE) best = other;
    }
  return best?.actions ?? [];
};

const think = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, asked: Defaults): ReadonlyArray<A> => {
  const { game, copy, meter } = study;
  if (!game.quiet(copy.state)) return settle(study);
  const start = copy.mark();
  const before = meter.left();
  const found = course(study);
  const settings: Settings = { ...asked, thorough: (before - meter.left()) * THOROUGH <= before };
  if (found.gambles.length === 0) {
    copy.undo(start);
    return bestCourse(study, settings);
  }
  const order = bestGamble(study, found, settings);
  if (order !== null) return [...found.done, ...order.actions];
  return whole(study, { ...found, gamble: null });
};

/**
 * A bot that weighs attacks by the exact chances together with those after them, and moves by the attacks that they make possible.
 * It takes as long as its nodes allow: some ten times as long as greedy.
 * @since 0.3.0
 */
export const expectimax = (options: ExpectimaxOptions = {}): Bot => {
  const settings: Defaults = { ...DEFAULTS, ...options };
  return {
    id: 'expectimax',
    choose: (game, state, dice, budget) => {
      const study = studyOf(game, state, budget, settings.nodes);
      return orAnything(study, think(study, settings), dice);
    },
  };
};
