/**
 * A course of action for a phase: sweeps through the plans in which what is certain and gains is carried out at once, and what
 * is left to dice is put off to the end.
 * @module
 */
import type { GameState, Order, Tagged } from '../engine/game.js';
import { affordable, alternatives, better, carryOut, type Study, type Trial, tried, WORTHWHILE } from './study.js';

/** Sweeps through the plans of a position before a bot leaves it at that. */
const SWEEPS = 3;

/** Alternatives of which one is taken at most. */
export type Group<A> = ReadonlyArray<Order<A>>;
/** Leaves groups out, or puts them in another order. */
export type Arrange<A> = (groups: ReadonlyArray<Group<A>>) => ReadonlyArray<Group<A>>;

/** What was done, and how it may go on. */
export interface Course<A> {
  /** Carried out on the copy. */
  readonly done: ReadonlyArray<A>;
  /** Labels of the groups that had a part in it. */
  readonly taken: ReadonlyArray<string>;
  /** The best of the orders in which a die falls due, weighed where the course stood then; it is not carried out. */
  readonly gamble: Trial<A> | null;
  /** All such orders of the last sweep, also those that are not worth it by themselves. */
  readonly gambles: ReadonlyArray<Trial<A>>;
  /** The last plan of all: what to do when there is no gamble; not carried out either. */
  readonly last: Order<A> | null;
}

type Swept<A> = Omit<Course<A>, 'last'>;

/** Carries out at once what is certain and gains, one of each group of alternatives. */
const sweep = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, groups: ReadonlyArray<Group<A>>): Swept<A> => {
  const { game, copy, side, meter } = study;
  const done: A[] = [];
  const taken: string[] = [];
  const gambles: Trial<A>[] = [];
  if (groups.length === 0) return { done, taken, gamble: null, gambles };
  let now = game.evaluate(copy.state, side);
  let gamble: Trial<A> | null = null;
  let gain = 0;
  for (const group of groups) {
    if (meter.spent()) break;
    let best: Trial<A> | null = null;
    for (const order of affordable(meter, group)) {
      const trial = tried(study, order);
      if (trial?.gamble === true) gambles.push(trial);
      best = better(best, trial);
    }
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
    taken.push(best.order.label);
    now = best.value;
  }
  return { done, taken, gamble, gambles };
};

/**
 * Sweeps through the plans. Orders that come before all others are gone through first, and alone as long as there is a gamble among
 * them. The copy stands where the course has led.
 */
export const course = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, arrange: Arrange<A> = (groups) => groups, sweeps = SWEEPS): Course<A> => {
  const { game, copy, meter } = study;
  if (meter.spent()) return { done: [], taken: [], gamble: null, gambles: [], last: null };
  const early = sweep(study, arrange(alternatives(affordable(meter, game.earlyPlans?.(copy.state) ?? []))));
  const done: A[] = [...early.done];
  const taken: string[] = [...early.taken];
  let { gamble, gambles } = early;
  let last: Order<A> | null = null;
  for (let n = 0; n < sweeps && early.gamble === null && !meter.spent(); n++) {
    const groups = alternatives(affordable(meter, game.plans(copy.state)));
    // of a list that was cut short the last order ends nothing
    if (meter.spent()) break;
    last = groups.pop()?.[0] ?? null;
    const swept = sweep(study, arrange(groups));
    ({ gamble, gambles } = swept);
    done.push(...swept.done);
    taken.push(...swept.taken);
    if (swept.done.length === 0) break;
  }
  return { done, taken, gamble, gambles, last };
};

/** Groups that are looked at in phases far ahead: what matters most comes first. */
const GLANCED_AT = 12;

/** A course in short: one sweep, the first plan of the first groups. The copy stands where the course has led. */
export const glance = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>): Course<A> =>
  course(study, (groups) => groups.slice(0, GLANCED_AT).map((group) => group.slice(0, 1)), 1);

/** All that a course does from where it began: its gamble at the end, or its last plan. The copy stands where the course has led. */
export const whole = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, { done, gamble, last }: Course<A>): ReadonlyArray<A> => {
  const { copy } = study;
  if (gamble !== null) return tried(study, gamble.order) === null ? done : [...done, ...gamble.order.actions];
  const mark = copy.mark();
  const ended = last !== null && carryOut(study, last);
  copy.undo(mark);
  return ended && last !== null ? [...done, ...last.actions] : done;
};

/** Ways to think again about a course: without one of its parts, or with another one of the alternatives. */
export function* variations<A>(first: Course<A>, groups: ReadonlyArray<Group<A>>): Generator<Arrange<A>> {
  const taken = new Set(first.taken);
  for (const group of groups) {
    const [{ label }] = group;
    if (!taken.has(label)) continue;
    yield (all) => all.filter((g) => g[0].label !== label);
    if (group.length > 1) yield (all) => all.map((g) => (g[0].label === label ? g.slice(1) : g)).filter((g) => g.length > 0);
  }
  // what was left for the end comes first
  for (const group of groups) {
    const [{ label }] = group;
    yield (all) => [...all.filter((g) => g[0].label === label), ...all.filter((g) => g[0].label !== label)];
  }
}
