/** Air zones: German, British and American strength points within three hexes. SPI 6.5, 17.4. */
import { cell, number } from './chart.js';
import { distance, type Hex } from './hex.js';
import { type Camp, campOf, enemyOf } from './side.js';
import type { World } from './world.js';

const flying = (world: World): ReadonlyArray<string> =>
  ['Axis nations with an Air Zone', 'Allied nations with an Air Zone'].flatMap((row) => cell(world.tables, 'air', row).split(';').map((name) => name.trim()));

/** Strength points of a camp that exert an air zone on a hex. */
export const airOf = (world: World, camp: Camp, hex: Hex): number => {
  const nations = flying(world);
  return [...world.units.values()]
    .filter((u) => u.place !== 'afloat' && campOf(world, u) === camp && nations.includes(u.nation) && distance(u.place, hex) <= number(world.tables, 'air', 'range in hexes'))
    .reduce((sum, u) => sum + u.sp, 0);
};

/** Strength points that enemy zones turn back from a hex: a half of what counts there, by 17.4 of the difference. SPI-17.4.1 to SPI-17.4.3 */
export const turnsBack = (world: World, camp: Camp, hex: Hex): number => {
  const [own, enemy] = [airOf(world, camp, hex), airOf(world, enemyOf(camp), hex)];
  return Math.floor((world.laws.has('17.4') ? Math.max(0, enemy - own) : enemy) / number(world.tables, 'air', 'enemy strength points to stop one'));
};

/** Whether a camp contests the air over a hex; matching the enemy is not asked for. SPI-17.4.4 */
export const contests = (world: World, camp: Camp, hex: Hex): boolean => airOf(world, enemyOf(camp), hex) === 0 || airOf(world, camp, hex) > 0;
