/** Small positions and scenarios whose units are listed in another order. */
import { dice } from '../../src/engine/random.js';
import type { Likeness } from './lockstep.js';
import type { Written } from './positions.js';
import type { Setting } from './scenarios.js';
import { shuffled } from './shuffle.js';

/** Nothing has another name. */
export const SAME: Likeness = { action: (a) => a, text: (t) => t };

/** A position with its units from last to first, or as a seed from 2 on has it. */
export const reordered = (written: Written, seed: number): Written => {
  const units = written.position['units'] as ReadonlyArray<string>;
  return { ...written, position: { ...written.position, units: seed === 1 ? [...units].reverse() : shuffled(units, dice(seed)) } };
};

/** What stays together, and in order: counters of one kind of World War II, which come out of the reserve one after another; headquarters of the East. */
const block = ({ name }: Setting, unit: { readonly id: string; readonly nation?: string; readonly kind?: string }): string =>
  name === 'world war ii' ? `${unit.nation} ${unit.kind}` : name === 'fall blau' && /-hq-/.test(unit.id) ? 'headquarters' : unit.id;

/** A scenario whose forces list units in another order. */
export const withShuffled = (setting: Setting, seed: number): Setting => {
  const { units } = setting.forces;
  const order = shuffled([...new Set(units.map((u) => block(setting, u)))], dice(seed));
  return { ...setting, forces: { ...setting.forces, units: order.flatMap((key) => units.filter((u) => block(setting, u) === key)) } };
};
