/**
 * For bots: which headquarters are worth their points, and where lost ones and Tank Armies are put.
 * @rule REFORM 12H, 31C
 * @module
 */
import { distance, type HexIx } from '../../../kernel/hex.js';
import type { OrderTerms } from '../../europa/order.js';
import { inEnemyZoc, type Position, unitsIn } from '../../europa/position.js';
import type { UnitIx } from '../../europa/unit.js';
import { inTankArmy } from '../attackSupply/capacity.js';
import { rangeFrom } from '../attackSupply/lines.js';
import { kinship } from '../attackSupply/nations.js';
import { LP_NATIONS, poolSide } from '../logistics/nations.js';
import { logisticsIn } from '../logistics/state.js';
import { hqCapacity, hqKindOf } from '../tables/hqCapacity.js';
import { failureOf, highestThrow } from './trial.js';
import { isDivision } from './units.js';

/** What a division is worth that an active headquarters serves, in victory points; and a point that is kept. */
const SERVED = 0.02;
const KEPT = 0.07;
/** A die has six sides. */
const SIDES_OF_DIE = 6;
/** Headquarters that are offered in one phase, and hexes for one that is replaced. */
const OFFERED = 16;
const HOMES = 4;

/** Divisions of a side that enemies stand beside, or one hex farther off. */
const inContact = (pos: Position, side: number): ReadonlyArray<UnitIx> => {
  const { board, sit, state } = pos;
  const { neighbors } = board.map;
  const enemyBeside = (hex: HexIx): boolean => {
    for (let d = 0; d < 6; d++) {
      const next = neighbors[hex * 6 + d];
      if (next >= 0 && sit.stacks.first[next] >= 0 && board.unitSide[sit.stacks.first[next]] !== side) return true;
    }
    return false;
  };
  const near = new Map<HexIx, boolean>();
  const isNear = (hex: HexIx): boolean => {
    let known = near.get(hex);
    if (known === undefined) {
      known = enemyBeside(hex);
      for (let d = 0; d < 6 && !known; d++) known = neighbors[hex * 6 + d] >= 0 && enemyBeside(neighbors[hex * 6 + d]);
      near.set(hex, known);
    }
    return known;
  };
  return state.units.hex.flatMap((hex, u) => (hex >= 0 && board.unitSide[u] === side && isDivision(pos, u) && isNear(hex) ? [u] : []));
};

/** Whether a division might be served by a headquarters where both stand. */
const inReach = (pos: Position, hq: UnitIx, unit: UnitIx): boolean => {
  const { hex } = pos.state.units;
  return distance(pos.board.map.grid, hex[unit], hex[hq]) <= rangeFrom(pos, hex[unit]) && kinship(pos, hq, unit) === 'own';
};

/** How many of some divisions a headquarters would serve; they are struck off the list. */
const serves = (pos: Position, hq: UnitIx, free: Set<UnitIx>): number => {
  const { divisions } = hqCapacity(hqKindOf(pos.board.roster.units[hq].nation));
  let n = 0;
  for (const u of free)
    if (n < divisions && inReach(pos, hq, u)) {
      free.delete(u);
      n++;
    }
  return n;
};

/** How likely a headquarters is to become active, as things stand. */
const chance = (pos: Position, hq: UnitIx, turn: number): number => (failureOf({ pos, hq, turn }) === null ? highestThrow(pos, hq) / SIDES_OF_DIE : 0);

/** What a side has in its pools, and what the headquarters that it has paid for promise; that changes in initial phases alone, and before play. */
export const hqReserves = (pos: Position, side: number): number => {
  const { pools, planned } = logisticsIn(pos.state);
  const kept = LP_NATIONS.reduce((n, nation) => n + ((poolSide(nation) === 'axis' ? 0 : 1) === side ? pools[nation] : 0), 0);
  if (pos.state.phase !== 'initial' && pos.state.phase !== 'deployment') return KEPT * kept;
  const mine = planned.filter((p) => pos.board.unitSide[p.hq] === side && pos.state.units.hex[p.hq] >= 0);
  if (mine.length === 0) return KEPT * kept;
  const free = new Set(inContact(pos, side));
  return KEPT * kept + mine.reduce((sum, p) => sum + SERVED * serves(pos, p.hq, free) * chance(pos, p.hq, p.turn), 0);
};

/** Headquarters by what they would serve, the most first; own points before German ones. */
export const activationPlans =
  (candidates: (pos: Position) => ReadonlyArray<OrderTerms>) =>
  (pos: Position): ReadonlyArray<OrderTerms> => {
    const all = candidates(pos);
    if (all.length === 0) return [];
    const ixOf = (t: OrderTerms): UnitIx => pos.board.roster.ixOf.get(t.subject[0]) ?? -1;
    const side = pos.board.unitSide[ixOf(all[0])];
    const contact = inContact(pos, side);
    const worth = new Map<UnitIx, number>();
    for (const t of all) if (!worth.has(ixOf(t))) worth.set(ixOf(t), serves(pos, ixOf(t), new Set(contact)));
    const of = (t: OrderTerms): number => worth.get(ixOf(t)) ?? 0;
    return all.filter((t) => of(t) > 0).sort((a, b) => of(b) - of(a) || ixOf(a) - ixOf(b) || a.subject.length - b.subject.length).slice(0, OFFERED);
  };

/** Hexes for a headquarters that is replaced: out of enemy zones, most divisions near. */
export const replacementPlans =
  (candidates: (pos: Position) => ReadonlyArray<OrderTerms>) =>
  (pos: Position): ReadonlyArray<OrderTerms> => {
    const { map, roster, unitSide } = pos.board;
    const byHq = new Map<string, OrderTerms[]>();
    for (const t of candidates(pos)) byHq.set(t.subject[0], [...(byHq.get(t.subject[0]) ?? []), t]);
    return [...byHq].flatMap(([id, list]) => {
      const hq = roster.ixOf.get(id) ?? -1;
      const divisions = pos.state.units.hex.filter((h, u) => h >= 0 && isDivision(pos, u) && roster.units[u].nation === roster.units[hq].nation);
      const hexOf = (t: OrderTerms): HexIx => map.hexOf.get(t.subject[1]) ?? -1;
      const rank = (t: OrderTerms): number =>
        (inEnemyZoc(pos, unitSide[hq], hexOf(t)) ? 1000 : 0) - divisions.filter((h) => distance(map.grid, h, hexOf(t)) <= rangeFrom(pos, h)).length + (t.subject.length > 2 ? 0.5 : 0);
      return list.map((t) => ({ t, r: rank(t) })).sort((a, b) => a.r - b.r || hexOf(a.t) - hexOf(b.t)).slice(0, HOMES).map(({ t }) => t);
    });
  };

/** Stacks that a Tank Army would be formed on: two corps or more, and a Front in reach that is paid for. */
export const tankArmyPlans =
  (candidates: (pos: Position) => ReadonlyArray<OrderTerms>) =>
  (pos: Position): ReadonlyArray<OrderTerms> => {
    const { map, roster } = pos.board;
    const { planned } = logisticsIn(pos.state);
    if (planned.length === 0) return [];
    return candidates(pos).filter((t) => {
      const hex = map.hexOf.get(t.subject[1]) ?? -1;
      const corps = unitsIn(pos, hex).filter((u) => roster.cmCorps[u] === 1);
      return corps.length > 1 && !inTankArmy(pos, hex) && planned.some((p) => inReach(pos, p.hq, corps[0]));
    });
  };
