/**
 * Facts of a position as two engines have them, compared entry by entry. A fact is a map from what it is about (`'0607 axis'`) to
 * its value in words; what an engine leaves out it denies.
 */

/** What one engine says of one fact. */
export type Told = ReadonlyMap<string, string>;
/** All facts of a position by name: `'zones'`, `'supply'` … */
export type Facts = Readonly<Record<string, Told>>;

/** Where a position comes from: enough to get it again. */
export interface Origin {
  readonly ruleset: string;
  /** Scenario, edition and options in words. */
  readonly game: string;
  readonly seed: number;
  /** Actions since the beginning of the game. */
  readonly actions: number;
}

/** Two engines at odds. */
export interface Difference extends Origin {
  readonly fact: string;
  readonly about: string;
  readonly engine: string;
  readonly reference: string;
}

const NOTHING = '—';

/** Everything on which two engines differ, in the order of the reference. */
export const differences = (origin: Origin, engine: Facts, reference: Facts): ReadonlyArray<Difference> =>
  [...new Set([...Object.keys(reference), ...Object.keys(engine)])].flatMap((fact) => {
    const [one, other] = [engine[fact] ?? new Map<string, string>(), reference[fact] ?? new Map<string, string>()];
    return [...new Set([...other.keys(), ...one.keys()])].flatMap((about): ReadonlyArray<Difference> => {
      const [a, b] = [one.get(about) ?? NOTHING, other.get(about) ?? NOTHING];
      return a === b ? [] : [{ ...origin, fact, about, engine: a, reference: b }];
    });
  });

/** `'spi-ww2 skirmish feb75, seed 3, after 120 actions: zones of 0607 axis: the engine says yes, the reference —'`. */
export const showDifference = (d: Difference): string =>
  `${d.ruleset} ${d.game}, seed ${d.seed}, after ${d.actions} actions: ${d.fact} of ${d.about}: the engine says ${d.engine}, the reference ${d.reference}`;

/** How many entries were compared, by fact. */
export const compared = (facts: Facts): Readonly<Record<string, number>> => Object.fromEntries(Object.entries(facts).map(([fact, told]) => [fact, told.size]));
