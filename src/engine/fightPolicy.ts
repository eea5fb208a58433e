/**
 * How whoever has to decide in a fight is taken to decide, when odds are told: losses and retreats by a policy with a name.
 * @module
 */
import type { Playout } from './apply.js';
import type { Answer, Fights, Force, Party } from './fights.js';
import type { Game, GameState, Tagged } from './game.js';

/** What a party has lost. @since 0.3.0 */
export interface Toll {
  /** Strength points as printed on the counters: attack strength of the attackers, defense strength of the defenders. */
  readonly strength: number;
  /** Units that are gone. */
  readonly units: number;
  /** Reductions, the last one of each unit included. */
  readonly steps: number;
}

/** Losses of both. @since 0.3.0 */
export type Tolls = Readonly<Record<Party, Toll>>;

/**
 * Policies by name, with what they do. Offers are declined under each of them (no advance, no counterattack, no stand, no fighters),
 * except where it says otherwise; where two answers are worth the same, the first in the order of `legalActions` is taken.
 * An answer is weighed by what it costs at once, before anybody else decides: losses, and units lost in retreat.
 * @since 0.3.0
 */
export const FIGHT_POLICIES = {
  'least-strength': 'As few strength points as the rules allow; of equal ones, what costs the enemy most, then the fewest units, then the fewest steps.',
  'fewest-units': 'As few units as the rules allow, then as few strength points: units are reduced before any is given up.',
  'most-strength': 'As many strength points as the rules allow: the worst that can be chosen.',
  'take-offers': 'Whatever is offered is taken, what costs least first: counterattacks, standing fast, advances; losses as by least-strength.',
  'retreat-first': 'Whoever may retreat before combat does; everything else as by least-strength.',
  'first-listed': 'The first legal action, whatever it costs.',
} as const;

/** The name of a policy. @since 0.3.0 */
export type FightPolicy = keyof typeof FIGHT_POLICIES;

/** Whether a text is the name of a policy. @since 0.3.0 */
export const isFightPolicy = (text: string): text is FightPolicy => Object.hasOwn(FIGHT_POLICIES, text);

const NOTHING: Toll = { strength: 0, units: 0, steps: 0 };

/** Who fights on which side, from the position before the fight. */
export type Roll = ReadonlyMap<string, Party>;

/** Strength, units and steps of each party among the units that were there when the fight began. */
export const muster = (forces: ReadonlyArray<Force>, roll: Roll): Tolls => {
  const found = { attacker: { ...NOTHING }, defender: { ...NOTHING } };
  for (const force of forces) {
    const party = roll.get(force.unit);
    if (party === undefined) continue;
    const of = found[party];
    of.strength += party === 'attacker' ? force.attack : force.defense;
    of.units++;
    of.steps += force.steps;
  }
  return found;
};

const less = (before: Toll, after: Toll): Toll => ({
  strength: before.strength - after.strength,
  units: before.units - after.units,
  steps: before.steps - after.steps,
});

/** What was lost between two musters. */
export const lossesOf = (before: Tolls, after: Tolls): Tolls => ({ attacker: less(before.attacker, after.attacker), defender: less(before.defender, after.defender) });

/** What counts, the most important first; the lower the better. */
const PRICES: Readonly<Record<FightPolicy, ((own: Toll, enemy: Toll) => ReadonlyArray<number>) | null>> = {
  'least-strength': (own, enemy) => [own.strength, -enemy.strength, own.units, own.steps],
  'fewest-units': (own, enemy) => [own.units, own.strength, own.steps, -enemy.strength],
  'most-strength': (own) => [-own.strength, -own.units, -own.steps],
  'take-offers': (own, enemy) => [own.strength, -enemy.strength, own.units, own.steps],
  'retreat-first': (own, enemy) => [own.strength, -enemy.strength, own.units, own.steps],
  'first-listed': null,
};

/** What is taken of what may be declined; nothing by the other policies. */
const TAKEN: Readonly<Partial<Record<FightPolicy, (answer: Answer) => boolean>>> = {
  'retreat-first': (answer) => answer === 'retreat',
  'take-offers': (answer) => answer !== 'decline',
};

const below = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): boolean => {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && a[at] < b[at];
};

/**
 * The answer of a policy to the decision that is due where the copy stands, null when there is no legal one. The copy is left as
 * it was.
 */
export const answerOf = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
  fights: Fights<S, A, E>,
  copy: Playout<S, A, E>,
  roll: Roll,
  policy: FightPolicy,
): A | null => {
  const legal = [...game.legalActions(copy.state)];
  const declining = legal.find((a) => fights.answer(a) === 'decline');
  const taken = declining === undefined ? legal : legal.filter((a) => TAKEN[policy]?.(fights.answer(a)) === true);
  const options = taken.length > 0 ? taken : declining === undefined ? [] : [declining];
  const price = PRICES[policy];
  if (options.length < 2 || price === null) return options[0] ?? null;
  const own: Party = game.actor(copy.state) === fights.attacker(copy.state) ? 'attacker' : 'defender';
  const before = muster(fights.forces(copy.state), roll);
  const mark = copy.mark();
  let best: { readonly action: A; readonly price: ReadonlyArray<number> } | null = null;
  for (const action of options) {
    copy.play(action);
    const lost = lossesOf(before, muster(fights.forces(copy.state), roll));
    copy.undo(mark);
    const costs = price(lost[own], lost[own === 'attacker' ? 'defender' : 'attacker']);
    if (best === null || below(costs, best.price)) best = { action, price: costs };
  }
  return best?.action ?? null;
};
