/** Things in another order: units of a list, keys of objects. */
import { type Dice, dice } from '../../src/engine/random.js';
import type { Case } from '../../src/testing/index.js';

/** A list in another order, drawn from a seed. */
export const shuffled = <T>(list: ReadonlyArray<T>, random: Dice): ReadonlyArray<T> => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
};

/** Any JSON with the keys of its objects in another order, at every depth. */
export const keysShuffled = (json: unknown, random: Dice): unknown => {
  if (Array.isArray(json)) return json.map((item) => keysShuffled(item, random));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(shuffled(Object.entries(json), random).map(([key, value]) => [key, keysShuffled(value, random)]));
};

/** A case whose position lists its units in another order: from last to first, or drawn from a seed. */
export const unitsReordered = (one: Case, seed: number | null): Case => {
  const position = (one.position ?? {}) as { readonly units?: ReadonlyArray<string> };
  if (position.units === undefined) return one;
  return { ...one, position: { ...position, units: seed === null ? [...position.units].reverse() : shuffled(position.units, dice(seed)) } };
};
