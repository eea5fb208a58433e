/** Advances after combat: attackers, into the hex that they cleared, over land and up to the stacking limit. SPI 8.5. */
import { marchCrosses } from './edge.js';
import { mayCross, mayStand } from './entry.js';
import { around, type Hex } from './hex.js';
import type { Unit, World } from './world.js';

export const mayAdvance = (world: World, u: Unit, hex: Hex): boolean =>
  u.place !== 'afloat' && around(hex).includes(u.place) && marchCrosses(world, u.place, hex) && mayStand(world, u, u.place, hex, 'advance') && mayCross(world, u, hex);
