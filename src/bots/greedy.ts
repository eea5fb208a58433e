/**
 * A bot that takes the order which looks best at once: the plans of the game are tried on a copy, dice are averaged
 * with their exact chances, and what comes of it is judged by the game's own heuristic.
 * @module
 */
import type { Bot } from './bot.js';
import { course, whole } from './course.js';
import { orAnything, settle, studyOf } from './study.js';

/**
 * Takes at once what looks best, by the game's plans, its heuristic and the exact chances: everything that is certain and gains, then the
 * best gamble, or, when there is none, the last plan of all.
 * @since 0.1.0
 */
export const greedy: Bot = {
  id: 'greedy',
  choose: (game, state, dice, budget) => {
    const study = studyOf(game, state, budget);
    return orAnything(study, game.quiet(state) ? whole(study, course(study)) : settle(study), dice);
  },
};
