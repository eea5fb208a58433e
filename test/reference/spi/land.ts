/** Ground and countries: where units may be, and whose land it is. SPI 5.2, 6.0, 10.3, 11, 14.1, MAP. */
import { cell } from './chart.js';
import type { Hex } from './hex.js';
import type { Nation, World } from './world.js';

/** Land that units may enter: the chart gives a cost for it. */
export const isLand = (world: World, hex: Hex): boolean => {
  const terrain = world.ground.terrain.get(hex);
  return terrain !== undefined && cell(world.tables, 'terrain', `hex/${terrain}`, 'infantry') !== 'P';
};

/** Hexes of the map around a hex. */
export const neighbors = (world: World, hex: Hex): ReadonlyArray<Hex> => world.sheet.beside.get(hex) ?? [];

/** What lies on the hexside between two hexes. */
export const hexsidesBetween = (world: World, a: Hex, b: Hex): ReadonlyArray<string> =>
  ['sea', 'strait', 'blocked'].filter((kind) => world.ground.hexsides.get(kind)?.has(`${a}>${b}`));

export const areaHas = (world: World, area: string, hex: Hex): boolean => world.ground.areas.get(area)?.has(hex) === true;

/** The nation within whose borders a hex lies; in its part of France Vichy, while there is one. SPI 10.3, 14.1 */
export const nationAt = (world: World, hex: Hex): Nation | null => {
  const nation = world.nations.get(world.sheet.borders.get(hex) ?? '');
  const vichy = world.nations.get('Vichy France');
  return nation !== undefined && vichy !== undefined && areaHas(world, 'Vichy France', hex) && vichy.stance !== 'gone' && vichy.stance !== 'absent' ? vichy : (nation ?? null);
};

/** Whether a hex lies in a country that is not at war; nobody's countries are not. */
export const atPeace = (world: World, hex: Hex): boolean => {
  const nation = nationAt(world, hex);
  if (nation === null) return world.ground.country.has(hex);
  return nation.stance === 'neutral' || nation.stance === 'pro-axis' || nation.stance === 'peace';
};
