/**
 * Supply lines.
 * @rule EBC 12A, 12B, FTF 12C
 * @module
 */
import { marchCost } from './cost.js';
import { atWar, holdsEnemy, isNeutralLand, owns, type Position, together, type Unit, unitsAt, weatherIn } from './position.js';
import { between, hexAt } from './printed.js';
import { sourcesOf } from './source.js';
import type { Zones } from './step.js';

/** Hexes of the overland part by weather. @rule EBC 12B */
const LENGTHS: Readonly<Record<string, number>> = { clear: 7, snow: 4, frost: 4, mud: 3, rain: 3, poor: 3, winter: 3 };

/** The length of overland lines from a hex. */
export const overlandLength = (pos: Position, hex: string): number => LENGTHS[weatherIn(pos, hex)];

/** Whether a line of a power may enter a hex: no enemy, no neutral land, and no enemy zone unless a friend stands there. @rule EBC 12A */
export const lineEnters = (pos: Position, power: string, side: string, zones: Zones, hex: string): boolean => {
  if (holdsEnemy(pos, side, hex) || isNeutralLand(pos, hex)) return false;
  return !zones.has(hex) || unitsAt(pos, hex).some((u) => atWar(pos, u) && together(pos, u.power, power));
};

/** Hexes from which owned railroads and roads lead to a source, however far; the sources among them. Soviet lines in Poland are overland. */
export const linkedTo = (pos: Position, power: string, side: string, zones: Zones): ReadonlySet<string> => {
  const sources = sourcesOf(pos, power);
  if (power === 'soviet-union' && !pos.printed.sources.amendments.includes('FITE-CAMPAIGN')) return new Set(sources);
  const usable = (hex: string): boolean => owns(pos, power, hex) && lineEnters(pos, power, side, zones, hex);
  const linked = new Set(sources.filter(usable));
  let waiting = [...linked];
  while (waiting.length > 0) {
    const next: string[] = [];
    for (const id of waiting)
      for (const to of hexAt(pos.printed, id).beside) {
        const lines = between(pos.printed, id, to);
        if (linked.has(to) || !(lines.has('rail') || lines.has('road')) || !usable(to)) continue;
        linked.add(to);
        next.push(to);
      }
    waiting = next;
  }
  return linked;
};

/** The hexes that overland lines of a unit reach, each with the number of hexes entered. What is prohibited to the unit closes them. */
export const overland = (pos: Position, unit: Unit, zones: Zones): ReadonlyMap<string, number> => {
  const start = unit.hex as string;
  const reached = new Map<string, number>([[start, 0]]);
  let waiting = [start];
  for (let steps = 1; steps <= overlandLength(pos, start); steps++) {
    const next: string[] = [];
    for (const id of waiting)
      for (const to of hexAt(pos.printed, id).beside)
        if (!reached.has(to) && marchCost(pos, unit.data, id, to) !== null && lineEnters(pos, unit.power, unit.side, zones, to)) {
          reached.set(to, steps);
          next.push(to);
        }
    waiting = next;
  }
  return reached;
};

/** The length of the overland part of a unit's supply line, null where none leads anywhere. */
export const supplyLine = (pos: Position, unit: Unit, zones: Zones, linked: ReadonlySet<string>): number | null => {
  const lengths = [...overland(pos, unit, zones)].filter(([hex]) => linked.has(hex)).map(([, n]) => n);
  return lengths.length === 0 ? null : Math.min(...lengths);
};
