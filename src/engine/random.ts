/**
 * Seeded randomness. The generator is pure-rand's xoroshiro128plus, started from a mixed seed:
 * raw consecutive seeds give correlated dice.
 * @module
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A generator's name and state: plain numbers, JSON-safe, kept beside a position and never in it. */
export interface Random {
  readonly generator: 'xoroshiro128plus';
  readonly state: ReadonlyArray<number>;
}

/** A running stream of random numbers, for bots and samplers. It changes as it is used. */
export interface Dice {
  /** A whole number from 0 to `n - 1`, each equally likely. */
  readonly below: (n: number) => number;
}

// murmur3's finalizer over a shifted seed, so that neighboring seeds share nothing and 0 is no fixed point
const mix = (seed: number): number => {
  let s = (seed + 0x9e3779b9) | 0;
  s = Math.imul(s ^ (s >>> 16), 0x85ebca6b);
  s = Math.imul(s ^ (s >>> 13), 0xc2b2ae35);
  return s ^ (s >>> 16);
};

/** A generator from a seed: any whole number of up to 32 bits. @since 0.1.0 */
export const seeded = (seed: number): Random => ({
  generator: 'xoroshiro128plus',
  state: xoroshiro128plus(mix(seed)).getState(),
});

/** One throw of a die and the generator after it. @since 0.1.0 */
export const throwDie = (random: Random): { readonly die: number; readonly random: Random } => {
  const g = xoroshiro128plusFromState(random.state);
  const die = uniformInt(g, 1, 6);
  return { die, random: { generator: random.generator, state: g.getState() } };
};

/** A stream from a seed. Different `purpose` numbers give independent streams of one seed. @since 0.1.0 */
export const dice = (seed: number, purpose = 0): Dice => {
  const g = xoroshiro128plus(mix(mix(seed) ^ Math.imul(purpose + 1, 0x27d4eb2f)));
  return { below: (n) => uniformInt(g, 0, n - 1) };
};
