/**
 * Hexes and units that a command line names.
 * @module
 */
import { perhaps } from '../engine/nearest.js';
import { badInput } from './failure.js';

/** The hex of a flag; bad input where the map has none of that name. */
export const hexNamed = ({ ids, hexOf }: { readonly ids: ReadonlyArray<string>; readonly hexOf: ReadonlyMap<string, number> }, flag: string, id: string): number => {
  const hex = hexOf.get(id);
  if (hex === undefined) throw badInput(`--${flag} ${id}: that is no hex of the map (${ids[0]} to ${ids[ids.length - 1]}).`);
  return hex;
};

/** The units of a flag, each once, in the order of the roster; bad input where one does not exist or is not there. */
export const unitsNamed = (ixOf: ReadonlyMap<string, number>, flag: string, names: ReadonlyArray<string>, there: (unit: number) => boolean): ReadonlyArray<number> =>
  [...new Set(names)]
    .map((name) => {
      const unit = ixOf.get(name);
      if (unit === undefined) throw badInput(`--${flag} ${name}: there is no such unit.${perhaps(name, ixOf.keys())}`);
      if (!there(unit)) throw badInput(`--${flag} ${name}: the unit is not on the map.`);
      return unit;
    })
    .sort((a, b) => a - b);

/** An attack by units on a hex, as it is put together and carried out in every family. */
export const attackActions = (target: string, units: ReadonlyArray<string>): ReadonlyArray<unknown> => [...units.map((unit) => ({ type: 'commit', unit, target })), { type: 'resolve' }];
