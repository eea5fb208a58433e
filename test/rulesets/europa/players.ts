/**
 * Players who steer trials into corners that random play seldom reaches: surrender, withdrawal, great battles.
 */
import type { ActionSet } from '../../../src/engine/actionSet.js';
import type { Dice } from '../../../src/engine/random.js';
import { distance } from '../../../src/kernel/hex.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../src/rulesets/europa/state.js';
import { readPrinted } from './laws/printed.js';

/** Chooses a legal action. */
export type Player = (state: EuropaState, legal: ActionSet<EuropaAction>, random: Dice) => EuropaAction;

/** Attacks whenever anything can be attacked, with all that can reach the target. */
export const brawler: Player = (state, legal, random) => {
  if (state.phase !== 'combat' || state.pending.length > 0) return legal.sample(random);
  const commits = [...legal].filter((a) => a.type === 'commit');
  // units without attack strength may be all there is: give up now and then
  if (random.below(8) === 0) return legal.sample(random);
  if (commits.length > 0) return commits[random.below(commits.length)];
  const [resolve] = [...legal].filter((a) => a.type === 'resolve');
  return resolve ?? legal.sample(random);
};

/** Germans and Soviets march on whatever Poland still stands on, and throw nothing but sixes; the Poles look on, and leave when they may. */
export const conqueror = (game: EuropaGame): Player => {
  const { map } = game.board.setting;
  const { hexOf, grid } = map;
  const havens = map.ids.map((_, h) => h).filter((h) => ['Hungary', 'Romania'].includes(map.territories[map.territory[h]] ?? ''));
  const { powers } = game.board.setting;
  const printed = readPrinted(game);
  const strongholds = [...printed.majorCities, ...printed.fortifications].filter((h) => printed.territory(h) === 'Poland');
  return (state, legal, random) => {
    if (game.actor(state) === 'chance') return { type: 'roll', die: random.below(8) === 0 ? 1 + random.below(6) : 6 };
    const side = game.actor(state);
    if (state.pending.length > 0) {
      const [first] = legal;
      return first.type === 'advance' && random.below(4) > 0 ? first : legal.sample(random);
    }
    if (state.phase === 'combat')
      return side === 'axis' ? brawler(state, legal, random) : legal.has({ type: 'endPhase' }) ? { type: 'endPhase' } : legal.sample(random);
    if (state.phase !== 'movement' && state.phase !== 'exploitation') return legal.sample(random);
    const ledger = state.slices['first-to-fight'] as { readonly withdrawal: boolean };
    if (side === 'allied' && !ledger.withdrawal && legal.has({ type: 'endPhase' }) && random.below(24) === 0) return { type: 'endPhase' };
    const goals = side === 'axis' ? strongholds.filter((h) => powers[state.hexes.owner[h]]?.side !== 'axis') : havens;
    if (goals.length === 0) return legal.sample(random);
    const far = (hex: number): number => Math.min(...goals.map((g) => distance(grid, hex, g)));
    let best: EuropaAction | null = null;
    let gain = 0;
    for (let i = 0; i < 24; i++) {
      const action = legal.sample(random);
      if (action.type !== 'step') continue;
      const from = state.units.hex[game.board.roster.ixOf.get(action.unit) ?? -1];
      const won = far(from) - far(hexOf.get(action.to) ?? 0);
      if (best === null || won > gain) [best, gain] = [action, won];
    }
    return best !== null && gain > 0 ? best : legal.has({ type: 'endPhase' }) ? { type: 'endPhase' } : legal.sample(random);
  };
};
