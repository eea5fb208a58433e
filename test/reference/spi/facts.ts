/** All facts of a position as the reference has them, in words. */
import type { Told } from '../differ.js';
import { attackFacts, combatFacts } from './facts.combat.js';
import { movementFacts, overrunFacts, seaFacts } from './facts.movement.js';
import { airOf, turnsBack } from './air.js';
import { wrongStacks } from './entry.js';
import { isCoast } from './sea.js';
import { outOfSupply, supplied } from './supply.js';
import type { World } from './world.js';
import { zoneOf } from './zone.js';

/** What is asked besides what a position asks of itself: units whose ways are looked for, attacks and announcements to be tried. */
export interface Probes {
  readonly ways: ReadonlyArray<string>;
  readonly attacks: ReadonlyArray<{ readonly target: string; readonly units: ReadonlyArray<string> }>;
  readonly announcements: ReadonlyArray<{ readonly target: string; readonly units: ReadonlyArray<string> }>;
}

const CAMPS = ['axis', 'allied'] as const;

const zones = (world: World): ReadonlyMap<string, string> =>
  new Map(CAMPS.flatMap((camp) => [...world.ground.hexes].flatMap((hex): [string, string][] => (zoneOf(world, camp, hex) ? [[`${hex} ${camp}`, 'zone']] : []))));

const supply = (world: World): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const player of world.players) {
    for (const war of [true, false]) for (const hex of supplied(world, { player, war })) found.set(`${hex} ${player} ${war ? 'at war' : 'at peace'}`, 'supplied');
    for (const u of outOfSupply(world, player)) found.set(u.id, 'out of supply');
  }
  return found;
};

const air = (world: World): ReadonlyMap<string, string> =>
  new Map(
    [...world.ground.hexes].filter((hex) => isCoast(world, hex)).flatMap((hex) => CAMPS.map((camp): [string, string] => [`${hex} ${camp}`, `${airOf(world, camp, hex)}, stops ${turnsBack(world, camp, hex)}`])),
  );

/** How each fact is found, by its name. */
export type Facts = Readonly<Record<string, (world: World, probes: Probes) => Told>>;

/** All facts. */
export const FACTS: Facts = { zones, stacking: wrongStacks, supply, air, ...movementFacts, ...seaFacts, ...overrunFacts, ...attackFacts, ...combatFacts };
