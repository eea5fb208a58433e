/**
 * A bot that takes the order which looks best at once: the plans of the game are tried on a copy, dice are averaged
 * with their exact chances, and what comes of it is judged by the game's own heuristic.
 * @module
 */
import type { GameState, Order, Tagged } from '../engine/game.js';
import type { Bot } from './bot.js';
import { affordable, alternatives, bestOf, carryOut, orAnything, settle, type Study, studyOf, type Trial, tried, WORTHWHILE } from './study.js';

/** Sweeps through the plans of a position before the bot leaves it at that. */
const SWEEPS = 3;

/** What a sweep through some groups of alternatives came to. */
interface Sweep<A> {
  readonly done: ReadonlyArray<A>;
  /** The best of the orders in which a die falls due; it is not carried out. */
  readonly gamble: Trial<A> | null;
}

/** Carries out at once what is certain and gains, one of each group of alternatives. */
const sweep = <S extends GameState, A extends Tagged, E extends Tagged>(study: Study<S, A, E>, groups: ReadonlyArray<ReadonlyArray<Order<A>>>): Sweep<A> => {
  const { game, copy, side, meter } = study;
  const done: A[] = [];
  if (groups.length === 0) return { done, gamble: null };
  let now = game.evaluate(copy.state, side);
  let gamble: Trial<A> | null = null;
  let gain = 0;
  for (const group of groups) {
    if (meter.spent()) break;
    const best = bestOf(study, group);
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
  const { game, copy, meter } = study;
  if (meter.spent()) return [];
  const early = sweep(study, alternatives(affordable(meter, game.earlyPlans?.(copy.state) ?? [])));
  const done: A[] = [...early.done];
  let { gamble } = early;
  let last: Order<A> | null = null;
  for (let n = 0; n < SWEEPS && early.gamble === null && !meter.spent(); n++) {
    const groups = alternatives(affordable(meter, game.plans(copy.state)));
    // of a list that was cut short the last order ends nothing
    if (meter.spent()) break;
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

/** Takes at once what looks best, by the game's plans, its heuristic and the exact chances. @since 0.1.0 */
export const greedy: Bot = {
  id: 'greedy',
  choose: (game, state, dice, budget) => {
    const study = studyOf(game, state, budget);
    return orAnything(study, game.quiet(state) ? proceed(study) : settle(study), dice);
  },
};
