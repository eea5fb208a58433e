/**
 * Journeys by rail, ships, assaults from the sea and airdrops that bots consider.
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { SpiAction } from '../action.js';
import { landsAt, mayLand } from '../assault.js';
import { dropTargets } from '../drop.js';
import { pointsLeft } from '../naval.js';
import { sparedBy } from '../objectives.js';
import { hexName, type Position, roomIn, unitName } from '../position.js';
import { mayRail, railHexes, railLeaves } from '../rail.js';
import { shipTargets } from '../ship.js';
import type { UnitIx } from '../unit.js';
import { type Outlook, pressing } from './outlook.js';

/** Destinations of a unit that are looked at, by rail and by sea; beaches. */
const JOURNEYS = 4;
const BEACHES = 5;
/** A journey that brings a unit no nearer than that is not worth the search. */
const REST = 1;

const best = (hexes: ReadonlyArray<HexIx>, most: number, score: (hex: HexIx) => number, may: (hex: HexIx) => boolean): ReadonlyArray<HexIx> => {
  const scored = hexes.map((hex) => ({ hex, score: score(hex) })).sort((a, b) => b.score - a.score);
  const found: HexIx[] = [];
  for (const { hex } of scored) {
    if (found.length >= most) break;
    if (may(hex)) found.push(hex);
  }
  return found;
};

/** Journeys by rail and by sea, unit by unit. */
export function* journeyOrders(pos: Position, outlook: Outlook): Generator<Order<SpiAction>> {
  const { hex } = pos.state.units;
  for (let unit = 0; unit < hex.length; unit++) {
    const at = hex[unit];
    if (at < 0) continue;
    const id = unitName(pos, unit);
    const score = (to: HexIx): number => pressing(pos, outlook, unit, at, to);
    if (mayRail(pos, unit)) {
      const useful = [...railHexes(pos, unit)].filter((to) => outlook.far[to] + REST < outlook.far[at] || (outlook.menaced[to] > 0 && pos.board.worth[to] > 0.1));
      for (const to of best(useful, JOURNEYS, score, (h) => !sparedBy(pos, outlook.prey, h) && railLeaves(pos, unit, h)))
        yield { label: `journey ${id}`, actions: [{ type: 'rail', unit: id, to: hexName(pos, to) }] };
    }
    for (const to of best(shipTargets(pos, unit), JOURNEYS, score, () => true)) yield { label: `journey ${id}`, actions: [{ type: 'ship', unit: id, to: hexName(pos, to) }] };
  }
}

/** Another unit that can follow to a beach. */
const follower = (pos: Position, unit: UnitIx, to: HexIx, left: number): UnitIx => {
  const { hex, sp } = pos.state.units;
  let found = -1;
  for (let u = 0; u < hex.length; u++)
    if (u !== unit && hex[u] >= 0 && sp[u] <= left && (found < 0 || sp[u] > sp[found]) && mayLand(pos, u) && landsAt(pos, u, to)) found = u;
  return found;
};

/** Assaults from the sea by one unit or two, and airdrops. */
export function* landingOrders(pos: Position, outlook: Outlook): Generator<Order<SpiAction>> {
  const { hex, sp } = pos.state.units;
  for (let unit = 0; unit < hex.length; unit++) {
    const at = hex[unit];
    if (at < 0) continue;
    const id = unitName(pos, unit);
    for (const to of dropTargets(pos, unit)) if (!sparedBy(pos, outlook.prey, to)) yield { label: `drop ${id}`, actions: [{ type: 'drop', unit: id, to: hexName(pos, to) }] };
    if (!mayLand(pos, unit)) continue;
    const beaches = best([...pos.board.coastHexes], BEACHES, (to) => pressing(pos, outlook, unit, at, to), (to) => !sparedBy(pos, outlook.prey, to) && landsAt(pos, unit, to));
    for (const to of beaches) {
      const alone: SpiAction = { type: 'assault', unit: id, to: hexName(pos, to) };
      const other = roomIn(pos, to) > 0 ? follower(pos, unit, to, pointsLeft(pos, 'amphibious') - sp[unit]) : -1;
      if (other >= 0) yield { label: `land ${id}`, actions: [alone, { type: 'assault', unit: unitName(pos, other), to: hexName(pos, to) }] };
      yield { label: `land ${id}`, actions: [alone] };
    }
  }
}
