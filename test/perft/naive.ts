/**
 * The second count, without lists of legal actions: everything that could be meant is put together, whatever the position is, and
 * handed to `apply`; what it does not refuse is counted, and carried out on immutable positions.
 */
import { apply, applyUnchecked } from '../../src/engine/apply.js';
import { canonicalJson } from '../../src/engine/digest.js';
import type { Game, GameState, Tagged } from '../../src/engine/game.js';
import { isLeft } from '../../src/prelude.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import type { SpiGame } from '../../src/rulesets/spi-ww2/game.js';
import { europaCandidates } from './candidatesEuropa.js';
import { spiCandidates } from './candidatesSpi.js';

/** Everything that could be meant in some position of a game, each choice once. */
export const candidatesOf = (family: string, game: Game): ((state: GameState) => Iterable<Tagged>) =>
  (family === 'spi-ww2' ? spiCandidates(game as unknown as SpiGame) : europaCandidates(game as unknown as EuropaGame)) as (state: GameState) => Iterable<Tagged>;

/** A choice as text: the order of its lists says nothing, but that of the names in an order does. */
export const choiceText = (action: Tagged): string =>
  canonicalJson(action.type === 'order' ? action : Object.fromEntries(Object.entries(action).map(([key, part]) => [key, Array.isArray(part) ? [...(part as ReadonlyArray<string>)].sort() : (part as unknown)])));

/** The legal actions of a position by trying everything, as texts in order. */
export const triedOut = (game: Game, state: GameState, candidates: (state: GameState) => Iterable<Tagged>): ReadonlyArray<string> =>
  [...candidates(state)].filter((action) => !isLeft(apply(game, state, action))).map(choiceText).sort();

/** Sequences of exactly so many actions, by trying everything everywhere. */
export const naivePerft = (game: Game, state: GameState, candidates: (state: GameState) => Iterable<Tagged>, depth: number): number => {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const action of candidates(state)) {
    const done = apply(game, state, action);
    if (!isLeft(done)) nodes += naivePerft(game, done.right.state, candidates, depth - 1);
  }
  return nodes;
};

/** Sequences by the lists of legal actions, checked one by one and carried out on immutable positions; counts by length. */
export const immutablePerft = (game: Game, state: GameState, depth: number, told: (action: Tagged) => void = () => undefined): ReadonlyArray<number> => {
  const counts = new Array<number>(depth).fill(0);
  const walk = (now: GameState, at: number): void => {
    for (const action of game.legalActions(now)) {
      const against = game.violations(now, action);
      if (against.length > 0) throw new Error(`${canonicalJson(action)} is listed, yet ${against[0].code}: ${against[0].detail}`);
      told(action);
      counts[at]++;
      if (at < depth - 1) walk(applyUnchecked(game, now, action).state, at + 1);
    }
  };
  walk(state, 0);
  return counts;
};
