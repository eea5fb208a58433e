/**
 * Zones of control.
 * @rule EBC 5, FTF 5, FITE 5
 * @module
 */
import { marchCost } from './cost.js';
import { isArtillery, isDivisional } from './kind.js';
import { atWar, inForce, type Position, type Unit } from './position.js';
import { hexAt } from './printed.js';

/** Divisional units have zones; in Poland every unit that is no artillery has. Whoever takes no part yet has none. @rule EBC 5, FTF 5 */
export const exerts = (pos: Position, unit: Unit): boolean => atWar(pos, unit) && (inForce(pos, 'FTF-5') ? !isArtillery(unit.data) : isDivisional(unit.data, unit.cadre));

/** The hexes of a unit's zone: those around it that it could enter, across hexsides that it could cross, roads apart. */
export const zoneOf = (pos: Position, unit: Unit): ReadonlyArray<string> => {
  const { hex } = unit;
  if (hex === null || !exerts(pos, unit)) return [];
  return hexAt(pos.printed, hex).beside.filter((to) => marchCost(pos, unit.data, hex, to) !== null);
};

/** For each hex in a zone of units of a side, which units these are. */
export const zonesOf = (pos: Position, side: string): ReadonlyMap<string, ReadonlySet<Unit>> => {
  const zones = new Map<string, Set<Unit>>();
  for (const unit of pos.units)
    if (unit.side === side)
      for (const hex of zoneOf(pos, unit)) {
        if (!zones.has(hex)) zones.set(hex, new Set());
        zones.get(hex)?.add(unit);
      }
  return zones;
};

/** The hexes in zones of a side's enemies. */
export const enemyZones = (pos: Position, side: string): ReadonlyMap<string, ReadonlySet<Unit>> => zonesOf(pos, side === 'axis' ? 'allied' : 'axis');
