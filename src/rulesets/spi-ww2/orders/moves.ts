/**
 * Marches and overruns that bots consider.
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { SpiAction } from '../action.js';
import { mayMove } from '../movement.js';
import { sparedBy } from '../objectives.js';
import { groupsWith, overrunAllowed, overrunQuery } from '../overrun.js';
import { camp, firstIn, hexName, type Position, unitName } from '../position.js';
import type { UnitIx } from '../unit.js';
import { type Outlook, pressing } from './outlook.js';
import { reach } from './reach.js';

/** Destinations of a unit that are looked at. */
const MOST = 5;

/** Marches of one unit, the most promising ones, as alternatives. */
function* marches(pos: Position, unit: UnitIx, outlook: Outlook): Generator<Order<SpiAction>> {
  const start = pos.state.units.hex[unit];
  const scored = [...reach(pos, unit, outlook.prey)].map(([hex, way]) => ({ way, score: pressing(pos, outlook, unit, start, hex) }));
  scored.sort((a, b) => b.score - a.score);
  const id = unitName(pos, unit);
  for (const { way } of scored.slice(0, MOST)) yield { label: `march ${id}`, actions: way.map((hex): SpiAction => ({ type: 'step', unit: id, to: hexName(pos, hex) })) };
}

/** Overruns that can be made at once. */
export function* overrunOrders(pos: Position, prey: ReadonlyArray<boolean>): Generator<Order<SpiAction>> {
  const { hex } = pos.state.units;
  for (let unit = 0; unit < hex.length; unit++) {
    if (hex[unit] < 0 || !mayMove(pos, unit)) continue;
    for (let d = 0; d < 6; d++) {
      const target: HexIx = pos.board.map.neighbors[hex[unit] * 6 + d];
      if (target < 0 || firstIn(pos, target) < 0 || camp(pos, firstIn(pos, target)) === camp(pos, unit) || sparedBy(pos, prey, target)) continue;
      for (const group of groupsWith(pos, unit))
        if (group.every((u) => mayMove(pos, u)) && overrunAllowed(overrunQuery(pos, group, target)))
          yield { label: `overrun ${hexName(pos, target)}`, actions: [{ type: 'overrun', units: group.map((u) => unitName(pos, u)), target: hexName(pos, target) }] };
    }
  }
}

/** Marches unit by unit. */
export function* marchOrders(pos: Position, outlook: Outlook): Generator<Order<SpiAction>> {
  for (let unit = 0; unit < pos.state.units.hex.length; unit++) if (mayMove(pos, unit)) yield* marches(pos, unit, outlook);
}
