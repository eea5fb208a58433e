/**
 * Marches and overruns that bots consider.
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { SpiAction } from '../action.js';
import { mayMove, stepAllowed, stopsIn } from '../movement.js';
import { campOfPlayer, nearest, objectives, worthOf } from '../objectives.js';
import { groupsWith, overrunAllowed, overrunQuery } from '../overrun.js';
import { camp, classOf, firstIn, hexName, nationAt, type Position, unitName } from '../position.js';
import type { StepQuery } from '../rules.js';
import { GONE } from '../state.js';
import type { UnitIx } from '../unit.js';

/** Destinations of a unit that are looked at. */
const MOST = 6;
const FAR = 30;

/** Where a unit can go, and by which hexes. */
const reach = (pos: Position, unit: UnitIx): ReadonlyMap<HexIx, ReadonlyArray<HexIx>> => {
  const start = pos.state.units.hex[unit];
  const { neighbors } = pos.board.map;
  const costs = pos.board.folds.costs[classOf(pos, unit)];
  const spent = new Map<HexIx, number>([[start, 0]]);
  const ways = new Map<HexIx, ReadonlyArray<HexIx>>([[start, []]]);
  const open: HexIx[] = [start];
  const q: StepQuery = { pos, unit, from: start, to: -1, dir: -1, cost: -1, mode: 'march' };
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (next !== start && stopsIn(pos, unit, next, [])) continue;
    for (let d = 0; d < 6; d++) {
      const step = costs[next * 6 + d];
      const to = neighbors[next * 6 + d];
      if (step < 0 || to < 0) continue;
      const cost = (spent.get(next) as number) + step;
      if (cost > pos.state.units.mp[unit] || cost >= (spent.get(to) ?? Infinity)) continue;
      q.from = next;
      q.to = to;
      q.dir = d;
      // checks see what the way has cost so far
      q.cost = cost;
      if (peaceful(pos, to) || !stepAllowed(q)) continue;
      spent.set(to, cost);
      ways.set(to, [...(ways.get(next) as ReadonlyArray<HexIx>), to]);
      open.push(to);
    }
  }
  ways.delete(start);
  return ways;
};

/** Bots do not break anybody’s peace. */
const peaceful = (pos: Position, hex: HexIx): boolean => {
  const nation = nationAt(pos, hex);
  const stance = nation < 0 ? GONE : pos.state.stance[nation];
  return stance < 0 && stance > GONE;
};

/** Marches of one unit, the most promising ones, as alternatives. */
function* marches(pos: Position, unit: UnitIx, wanted: ReadonlyArray<HexIx>): Generator<Order<SpiAction>> {
  const here = nearest(pos, pos.state.units.hex[unit], wanted, FAR);
  const scored = [...reach(pos, unit)].map(([hex, way]) => ({
    way,
    score: here - nearest(pos, hex, wanted, FAR) + (pos.state.hexes.control[hex] === pos.state.player ? 0 : worthOf(pos, hex)),
  }));
  scored.sort((a, b) => b.score - a.score);
  const id = unitName(pos, unit);
  for (const { way, score } of scored.slice(0, MOST))
    if (score > 0) yield { label: `march ${id}`, actions: way.map((hex): SpiAction => ({ type: 'step', unit: id, to: hexName(pos, hex) })) };
}

/** Overruns that can be made at once. */
function* overruns(pos: Position): Generator<Order<SpiAction>> {
  const { hex } = pos.state.units;
  for (let unit = 0; unit < hex.length; unit++) {
    if (hex[unit] < 0 || !mayMove(pos, unit)) continue;
    for (let d = 0; d < 6; d++) {
      const target = pos.board.map.neighbors[hex[unit] * 6 + d];
      if (target < 0 || firstIn(pos, target) < 0 || camp(pos, firstIn(pos, target)) === camp(pos, unit) || peaceful(pos, target)) continue;
      for (const group of groupsWith(pos, unit))
        if (group.every((u) => mayMove(pos, u)) && overrunAllowed(overrunQuery(pos, group, target)))
          yield { label: `overrun ${hexName(pos, target)}`, actions: [{ type: 'overrun', units: group.map((u) => unitName(pos, u)), target: hexName(pos, target) }] };
    }
  }
}

/** Overruns, then marches unit by unit. */
export function* moveOrders(pos: Position): Generator<Order<SpiAction>> {
  yield* overruns(pos);
  const wanted = objectives(pos, campOfPlayer(pos.state.player));
  if (wanted.length === 0) return;
  for (let unit = 0; unit < pos.state.units.hex.length; unit++) if (mayMove(pos, unit)) yield* marches(pos, unit, wanted);
}
