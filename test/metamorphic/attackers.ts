/** Attacks with one attacker more, on every set of those who may attack. */
import { playout } from '../../src/engine/apply.js';
import type { GameState, Tagged } from '../../src/engine/game.js';
import { dice } from '../../src/engine/random.js';
import { attackQuery, oddsOf } from '../../src/rulesets/europa/combat/strength.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../src/rulesets/europa/state.js';
import { attackColumn, attackQuery as spiQuery } from '../../src/rulesets/spi-ww2/combat/declare.js';
import type { SpiGame } from '../../src/rulesets/spi-ww2/game.js';
import type { SpiState } from '../../src/rulesets/spi-ww2/state.js';
import { boardOf, type Stand } from './lockstep.js';

/** What may be said of some attackers. */
interface Attack {
  readonly column: number;
  readonly modifier: number;
  /** Codes of what bars the attack. */
  readonly bars: ReadonlyArray<string>;
}

const judged = ({ game, state }: Stand, target: number): ((units: ReadonlyArray<number>) => Attack) => {
  if (game.identity.ruleset.startsWith('spi')) {
    const spi = game as unknown as SpiGame;
    const pos = spi.position(state as SpiState);
    return (units) => {
      const q = spiQuery(pos, target, units);
      return { column: attackColumn(q), modifier: 0, bars: [] };
    };
  }
  const europa = game as unknown as EuropaGame;
  const pos = europa.position(state as EuropaState);
  return (units) => {
    const q = attackQuery(pos, target, units);
    const { column, modifier } = oddsOf(q);
    return { column, modifier, bars: pos.board.rules.resolveChecks.filter((check) => !check.holds(q)).map((check) => check.code) };
  };
};

/** One attacker more, and what came of it. */
export interface Worse {
  readonly units: ReadonlyArray<string>;
  readonly more: string;
  readonly from: Attack;
  readonly to: Attack;
}

/** What was found of a position. */
export interface Compared {
  readonly pairs: number;
  /** The column is lower. */
  readonly lower: ReadonlyArray<Worse>;
  /** The attack is not allowed any more. */
  readonly barred: ReadonlyArray<Worse>;
  /** The modifier of the die is lower, in the same column. */
  readonly dice: ReadonlyArray<Worse>;
}

/** Those who may attack a hex, as far as all sets of them are tried. */
const MOST = 6;

/** All sets of those who may attack a hex, each with each other one of them, who is named last; or before all others. */
export const compared = (stand: Stand, target: string, named: 'last' | 'first' = 'last'): Compared => {
  const { game, state } = stand;
  const { map, roster } = boardOf(game);
  const may = roster.ids.flatMap((unit, u) => (game.violations(state, { type: 'commit', unit, target } as Tagged).length === 0 ? [u] : [])).slice(0, MOST);
  const judge = judged(stand, map.ids.indexOf(target));
  const [lower, barred, dice]: [Worse[], Worse[], Worse[]] = [[], [], []];
  let pairs = 0;
  for (let set = 1; set < 1 << may.length; set++) {
    const units = may.filter((_u, i) => (set >> i) & 1);
    const from = judge(units);
    if (from.bars.length > 0) continue;
    for (const more of may.filter((u) => !units.includes(u))) {
      const to = judge(named === 'last' ? [...units, more] : [more, ...units]);
      pairs++;
      const worse: Worse = { units: units.map((u) => roster.ids[u]), more: roster.ids[more], from, to };
      if (to.bars.length > 0) barred.push(worse);
      else if (to.column < from.column) lower.push(worse);
      else if (to.column === from.column && to.modifier < from.modifier) dice.push(worse);
    }
  }
  return { pairs, lower, barred, dice };
};

/** Positions of a random game in which an attack could be made, each with every hex that could be attacked: the first of each phase of combat. */
export const fightsOf = ({ game, state }: Stand, seed: number, actions: number): ReadonlyArray<readonly [Stand, string]> => {
  const own = playout(game, state);
  const random = dice(seed, 3);
  const found: (readonly [Stand, string])[] = [];
  let last = '';
  for (let n = 0; n < actions && game.actor(own.state) !== 'nobody'; n++) {
    const { phase, turn, pending, attack, ...rest } = own.state as Combat;
    const legal = game.legalActions(own.state);
    const key = JSON.stringify([turn, phase, rest.playerTurn, rest.player]);
    if (/ombat$/.test(phase) && pending.length === 0 && attack === null && key !== last) {
      last = key;
      const now = structuredClone(own.state);
      for (const target of new Set([...legal].flatMap((a) => (a.type === 'commit' ? [(a as Tagged & { readonly target: string }).target] : [])))) found.push([{ game, state: now }, target]);
    }
    // phases without combat are gone through fast
    const end = { type: 'endPhase' };
    own.play(!/ombat$/.test(phase) && random.below(4) === 0 && legal.has(end) ? end : legal.sample(random));
    own.forget();
  }
  return found;
};

interface Combat extends GameState {
  readonly pending: ReadonlyArray<unknown>;
  readonly attack: unknown;
  readonly playerTurn?: number;
  readonly player?: number;
}
