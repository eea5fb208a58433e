/**
 * Positions of all kinds from a match of Poland 1939: each phase, each decision.
 */
import { actor, legalActions, type Match, openMatch, submit } from '../../src/engine/match.js';
import { dice } from '../../src/engine/random.js';
import { isLeft } from '../../src/prelude.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../src/rulesets/europa/event.js';
import type { EuropaState } from '../../src/rulesets/europa/state.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { brawler } from '../rulesets/europa/players.js';

export type PolandMatch = Match<EuropaState, EuropaAction, EuropaEvent>;

export const openPoland = (options: Parameters<typeof openMatch>[1]): PolandMatch => {
  const opened = openMatch(poland1939, options);
  if (isLeft(opened)) throw new Error(opened.left.map((p) => p.detail).join(' '));
  return opened.right;
};

const kindOf = (match: PolandMatch): string =>
  `${match.state.phase} ${match.state.pending.map((d) => d.kind).join()} ${match.state.attack === null ? '' : 'attack'}`;

/** Matches at a few positions of each kind, and legal actions of all kinds met on the way. Dice are given by hand. */
export const gather = (): { readonly matches: ReadonlyArray<PolandMatch>; readonly actions: ReadonlyArray<EuropaAction> } => {
  const matches = new Map<string, PolandMatch>();
  const actions = new Map<string, EuropaAction>();
  const random = dice(1939);
  for (const options of [{}, { options: { deployment: 'free' } }]) {
    let match = openPoland(options);
    for (let i = 0; i < 1500 && actor(match) !== 'nobody'; i++) {
      const legal = legalActions(match);
      const action = brawler(match.state, legal, random);
      for (const n of [0, 1, 2]) {
        const name = `${kindOf(match)} ${n}`;
        if (matches.has(name)) continue;
        if (n === 0 || i % 97 === n) matches.set(name, match);
        break;
      }
      actions.set(`${action.type} ${i % 3}`, action);
      const next = submit(match, actor(match), action);
      if (isLeft(next)) throw new Error(next.left.map((v) => v.detail).join(' '));
      match = next.right;
    }
  }
  return { matches: [...matches.values()], actions: [...actions.values()] };
};
