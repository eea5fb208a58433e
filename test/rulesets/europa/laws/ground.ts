/**
 * What movement meets besides the ground itself, by the rules in force: zones of control that end it or cost points, and who moves
 * in exploitation. Rules 5, 6A, 6B, FITE 5, 6A.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { type Books, unitsAt } from './books.js';
import { type Exploitation, exploitation } from './exploitation.js';

/** What the zones of a side's enemies are in a hex. */
export type Zone = 'none' | 'reduced' | 'full';

export interface Ground {
  readonly exploits: Exploitation;
  /** Whether entering an enemy zone ends a movement; otherwise leaving one costs points. */
  readonly zonesStop: boolean;
  /** The zones of enemies of a side in a hex, but for those of units in one hex. */
  readonly zone: (books: Books, side: number, hex: number, without?: number) => Zone;
  /** Movement points that zones add to a step, but for those of units in one hex. */
  readonly zoneCost: (books: Books, unit: number, from: number, to: number, without?: number) => number;
  /** Player turns without supply in stages: 0 in supply, then 1 to 4. */
  readonly stage: (books: Books, unit: number) => number;
}

/** Points for leaving a zone, and for going from one into another. */
const COSTS: Readonly<Record<'full' | 'german' | 'reduced', readonly [number, number]>> = { full: [2, 3], german: [1, 2], reduced: [0, 1] };

export const ground = (game: EuropaGame): Ground => {
  const { rules } = game.board;
  const inForce = (id: string): boolean => rules.amendments.includes(id);
  const exploits = exploitation(game);
  const stage = (books: Books, unit: number): number => Math.ceil(books.unsupplied[unit] / 2);
  const zone = (books: Books, side: number, hex: number, without = -1): Zone => {
    const { printed } = books;
    let found: Zone = 'none';
    for (const n of printed.neighbors(hex)) {
      if (n === without) continue;
      for (const u of unitsAt(books, n)) {
        if (printed.side(u) === side || books.dormant.has(printed.power(u)) || !printed.exerts(u, books.face[u]) || !printed.zoneReaches(u, n, hex)) continue;
        if (!inForce('FITE-12D') || stage(books, u) < 2) return 'full';
        found = 'reduced';
      }
    }
    return found;
  };
  return {
    exploits,
    zonesStop: !inForce('FITE-6A'),
    zone,
    zoneCost: (books, unit, from, to, without = -1) => {
      if (!inForce('FITE-6A')) return 0;
      const { printed } = books;
      const left = zone(books, printed.side(unit), from, without);
      if (left === 'none') return 0;
      const german = printed.units[unit].nation === 'Germany' && exploits.motor(books, unit);
      const [out, through] = COSTS[left === 'reduced' ? 'reduced' : german ? 'german' : 'full'];
      return zone(books, printed.side(unit), to, without) === 'none' ? out : through;
    },
    stage,
  };
};
