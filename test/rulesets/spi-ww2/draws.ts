/** Rules at random, and a player who picks fights. */
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import type { ActionSet } from '../../../src/engine/actionSet.js';
import { type Dice, dice } from '../../../src/engine/random.js';
import type { SpiAction } from '../../../src/rulesets/spi-ww2/action.js';
import { EDITIONS, errataOf } from '../../../src/rulesets/spi-ww2/editions.js';
import { ERRATA } from '../../../src/rulesets/spi-ww2/errata/index.js';
import { OPTIONS } from '../../../src/rulesets/spi-ww2/options/index.js';
import { spiReadings } from '../../../src/rulesets/spi-ww2/readings/index.js';

export const some = (ids: ReadonlyArray<string>, random: Dice): ReadonlyArray<string> => ids.filter(() => random.below(2) === 0);

/** A value for every reading at random. */
export const drawReadings = (random: Dice): Readonly<Record<string, string>> =>
  Object.fromEntries(
    spiReadings.map((r) => {
      const values = Object.keys(r.values);
      return [r.id, values[random.below(values.length)]];
    }),
  );

/** Any of the editions, any allowed subset of errata over it, and of options; readings in every second draw. */
export interface Draw {
  readonly edition: (typeof EDITIONS)[number];
  readonly with: ReadonlyArray<string>;
  readonly without: ReadonlyArray<string>;
  readonly options: ReadonlyArray<string>;
  readonly readings: Readonly<Record<string, string>>;
  readonly players: 2 | 3;
}

/** Rules at random. */
export const drawChoice = (seed: number): Draw => {
  const random = dice(seed, 9);
  const edition = EDITIONS[random.below(EDITIONS.length)];
  const wanted = new Set(some(ERRATA.map((e) => e.amendment.id), random));
  const there = errataOf(edition);
  const drawn = some(OPTIONS.map((o) => o.id), random);
  // of two options that exclude one another the first one stays
  const options = drawn.filter((id, i) => !OPTIONS.some((o) => o.id === id && o.excludes.some((other) => drawn.indexOf(other) >= 0 && drawn.indexOf(other) < i)));
  return {
    edition,
    with: [...wanted].filter((id) => !there.includes(id)),
    without: there.filter((id) => !wanted.has(id)),
    options,
    readings: seed % 2 === 0 ? drawReadings(random) : {},
    players: random.below(3) === 0 ? 3 : 2,
  };
};

/** The same, for the skirmish. A free set-up comes before everything, so that no phase is named. */
export const drawRules = (seed: number): Partial<SpiSketch> => drawChoice(seed);

/** Attacks, overruns and assaults whenever it can. */
export const brawler = (_: unknown, legal: ActionSet<SpiAction>, random: Dice): SpiAction => {
  for (let n = 0; n < 6; n++) {
    const action = legal.sample(random);
    if (['commit', 'resolve', 'announce', 'overrun', 'assault', 'counter', 'drop', 'raise', 'convert'].includes(action.type)) return action;
  }
  return legal.sample(random);
};
