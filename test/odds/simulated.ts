/** Fights thrown many times, and compared with their exact odds. */
import { dice, fightOdds, type FightOdds, type FightOutcome, fightRoller } from '../../src/engine/index.js';
import { toNumber } from '../../src/kernel/chance.js';
import { isLeft } from '../../src/prelude.js';
import { allowed, type Fight } from './fights.js';

export const keyOf = (outcome: FightOutcome): string => JSON.stringify(outcome);

/** The exact odds; throws when the fight is refused. */
export const oddsOf = ({ title, game, state, actions, policy }: Fight): FightOdds => {
  const odds = fightOdds(game, state, actions, { policy });
  if (isLeft(odds)) throw new Error(`${title}: ${odds.left.map((v) => v.detail).join(' ')}`);
  return odds.right;
};

/** How often each outcome came up in so many fights. */
export const thrown = ({ title, game, state, actions, policy }: Fight, throws: number, seed: number): ReadonlyMap<string, number> => {
  const roller = fightRoller(game, state, actions, { policy });
  if (isLeft(roller)) throw new Error(`${title}: ${roller.left.map((v) => v.detail).join(' ')}`);
  const random = dice(seed);
  const found = new Map<string, number>();
  for (let n = 0; n < throws; n++) {
    const outcome = roller.right(random);
    if (isLeft(outcome)) throw new Error(`${title}: ${outcome.left.map((v) => v.detail).join(' ')}`);
    const key = keyOf(outcome.right);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
};

/** Outcomes that come up too often or too seldom, or that have no chance at all, in words; empty when all agree. */
export const disagreements = (odds: FightOdds, counts: ReadonlyMap<string, number>): ReadonlyArray<string> => {
  const throws = [...counts.values()].reduce((a, b) => a + b, 0);
  const chances = new Map(odds.outcomes.map(({ value, weight }) => [keyOf(value), toNumber(weight)]));
  const unknown = [...counts.keys()].filter((key) => !chances.has(key)).map((key) => `${key} came up and has no chance`);
  const off = [...chances].filter(([key, chance]) => Math.abs((counts.get(key) ?? 0) / throws - chance) > allowed(chance, throws));
  return [...unknown, ...off.map(([key, chance]) => `${key} came up ${counts.get(key) ?? 0} times in ${throws}, with a chance of ${chance}`)];
};

/** How far the frequency farthest from its chance lies from it, in standard deviations. */
export const farthest = (odds: FightOdds, counts: ReadonlyMap<string, number>): number => {
  const throws = [...counts.values()].reduce((a, b) => a + b, 0);
  return Math.max(
    ...odds.outcomes.map(({ value, weight }) => {
      const chance = toNumber(weight);
      const deviation = Math.sqrt((chance * (1 - chance)) / throws);
      return deviation === 0 ? 0 : Math.abs((counts.get(keyOf(value)) ?? 0) / throws - chance) / deviation;
    }),
  );
};
