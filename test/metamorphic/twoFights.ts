/** Two attacks made one after the other, in both orders. */
import { apply, applyUnchecked } from '../../src/engine/apply.js';
import { digest } from '../../src/engine/digest.js';
import type { GameState, Tagged } from '../../src/engine/game.js';
import { isLeft } from '../../src/prelude.js';
import { choiceText } from '../perft/naive.js';
import { boardOf, namesOf, type Stand } from './lockstep.js';
import { firstDifference, told } from './told.js';

interface Fighting extends GameState {
  readonly pending: ReadonlyArray<unknown>;
  readonly combat: unknown;
  readonly attack: unknown;
}

/** A number that a text and a seed always give. */
const lot = (text: string, seed: number): number => Number.parseInt(digest(`${seed} ${text}`).slice(0, 8), 16);

/** Attacks a hex: of those who may, everybody, or each with two chances in three, by lot. Null where nobody may. */
const fight = ({ game, state }: Stand, target: string, seed: number, all: boolean): GameState | null => {
  let now = state;
  for (const unit of boardOf(game).roster.ids) {
    if (!all && lot(unit, seed) % 3 === 0) continue;
    const done = apply(game, now, { type: 'commit', unit, target } as Tagged);
    if (!isLeft(done)) now = done.right.state;
  }
  const resolved = apply(game, now, { type: 'resolve' });
  if (isLeft(resolved)) return null;
  now = resolved.right.state;
  // what is due until this attack is over is decided by lot: the same is chosen of the same choices
  for (let n = 0; n < 200; n++) {
    const { pending, combat, attack } = now as Fighting;
    if (pending.length === 0 && combat === null && attack === null) return now;
    const [action] = [...game.legalActions(now)].map((a) => [lot(`${target} ${n} ${choiceText(a)}`, seed), a] as const).sort(([a], [b]) => a - b)[0].slice(1) as [Tagged];
    now = applyUnchecked(game, now, action).state;
  }
  throw new Error('The attack never ends.');
};

/** What came of two attacks in both orders. */
export interface BothOrders {
  readonly difference: string | null;
  /** How many could be made. */
  readonly fought: number;
}

export const inBothOrders = (stand: Stand, seed: number, [a, b]: readonly [string, string], all = false): BothOrders => {
  const names = namesOf(stand.game, (text) => text);
  let fought = 0;
  const run = (targets: ReadonlyArray<string>): GameState =>
    targets.reduce((state, target) => {
      const next = fight({ game: stand.game, state }, target, seed, all);
      if (next !== null) fought++;
      return next ?? state;
    }, stand.state);
  const [one, two] = [told(run([a, b]), names), told(run([b, a]), names)];
  return { difference: firstDifference(one, two), fought: fought / 2 };
};
