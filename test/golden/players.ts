/** Players of the games that are told: cheap, and the same on every machine. */
import type { ActionSet } from '../../src/engine/actionSet.js';
import type { Tagged } from '../../src/engine/game.js';
import type { Player } from './tell.js';

/** Whoever follows the first plan, without much thought. */
export const planner: Player = (game, state, random) => {
  for (const order of game.plans(state)) {
    if (order.actions.length > 0 && game.violations(state, order.actions[0]).length === 0) return order.actions;
  }
  return [game.legalActions(state).sample(random)];
};

/** The same, but soon done with moving. */
export const hasty: Player = (game, state, random) => {
  const end = { type: 'endPhase' };
  const moving = state.phase === 'movement' || state.phase === 'exploitation' || state.phase === 'mechanized' || state.phase === 'rail';
  return moving && random.below(10) === 0 && game.legalActions(state).has(end) ? [end] : planner(game, state, random);
};

/** What a fighter would rather do, the first kind first. */
const FIGHTS = ['overrun', 'assault', 'drop', 'counter', 'announce', 'resolve', 'commit', 'order', 'allocate', 'build', 'place', 'mobilize', 'convert', 'deploy', 'supply', 'advance'];

/** Whoever moves here and there and attacks whatever can be attacked, with all that can reach it; now and then he changes his mind. */
export const fighter: Player = (game, state, random) => {
  const legal: ActionSet<Tagged> = game.legalActions(state);
  const all = [...legal];
  if (random.below(9) === 0) return [legal.sample(random)];
  // attacks are put together first, and then carried out
  const commits = all.filter((a) => a.type === 'commit');
  if (commits.length > 0) return [commits[random.below(commits.length)]];
  const kind = FIGHTS.find((k) => all.some((a) => a.type === k));
  const wanted = all.filter((a) => a.type === kind);
  if (wanted.length > 0 && random.below(4) > 0) return [wanted[random.below(wanted.length)]];
  const steps = all.filter((a) => a.type === 'step');
  if (steps.length > 0 && random.below(4) > 0) return [steps[random.below(steps.length)]];
  const end = all.find((a) => a.type === 'endPhase');
  return [end ?? legal.sample(random)];
};
