/** Counterattacks: against one hex of attackers, on which column. SPI 17.91, 17.92. */
import { groundOf, lastColumn } from './attack.js';
import type { Hex } from './hex.js';
import { unitsIn, type World } from './world.js';

/** The columns on which survivors may strike at the hexes of the attackers that are left. */
export const countersOf = (world: World): ReadonlyMap<Hex, number> => {
  const { combat } = world;
  if (combat === null) return new Map();
  const survivors = unitsIn(world, combat.target).filter((u) => combat.defenders.includes(u.id)).reduce((sum, u) => sum + u.sp, 0);
  const found = new Map<Hex, number>();
  for (const hex of combat.from) {
    const struck = combat.attackers.filter((id, i) => combat.from[i] === hex && world.units.has(id)).map((id) => world.units.get(id)?.sp ?? 0);
    if (struck.length === 0) continue;
    // as if they attacked the counterattackers' own hex (AMB-SPI-71); below 0 on the Zero column (AMB-SPI-70)
    const differential = survivors - struck.reduce((sum, sp) => sum + sp, 0) + groundOf(world, combat.target);
    found.set(hex, survivors === 0 || !combat.supplied ? 0 : Math.min(lastColumn(world), Math.max(0, differential)));
  }
  return found;
};
