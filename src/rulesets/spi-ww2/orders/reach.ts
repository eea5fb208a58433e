/**
 * Where a unit can go in a phase, for bots: by steps that the rules allow as things stand.
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { stepAllowed, stopsIn } from '../movement.js';
import { sparedBy } from '../objectives.js';
import { classOf, type Position } from '../position.js';
import type { StepQuery } from '../rules.js';
import type { UnitIx } from '../unit.js';

/** The hexes that a unit can get to, and by which hexes, none of them in a country that is spared. */
export const reach = (pos: Position, unit: UnitIx, prey: ReadonlyArray<boolean>): ReadonlyMap<HexIx, ReadonlyArray<HexIx>> => {
  const start = pos.state.units.hex[unit];
  const { neighbors } = pos.board.map;
  const costs = pos.board.folds.costs[classOf(pos, unit)];
  const spent = new Map<HexIx, number>([[start, 0]]);
  const from = new Map<HexIx, HexIx>();
  const open: HexIx[] = [start];
  const q: StepQuery = { pos, unit, from: start, to: -1, dir: -1, cost: -1, mode: 'march' };
  for (let head = 0; head < open.length; head++) {
    const next = open[head];
    if (next !== start && stopsIn(pos, unit, next, [])) continue;
    const so = spent.get(next) as number;
    for (let d = 0; d < 6; d++) {
      const step = costs[next * 6 + d];
      const to = neighbors[next * 6 + d];
      if (step < 0 || to < 0) continue;
      // a unit out of supply takes one step, whatever it costs
      const cost = next === start ? Math.min(so + step, Math.max(pos.state.units.mp[unit], 0)) : so + step;
      if (cost > pos.state.units.mp[unit] || cost >= (spent.get(to) ?? Infinity)) continue;
      q.from = next;
      q.to = to;
      q.dir = d;
      // checks see what the way has cost so far
      q.cost = next === start ? step : cost;
      if (sparedBy(pos, prey, to) || !stepAllowed(q)) continue;
      spent.set(to, cost);
      from.set(to, next);
      open.push(to);
    }
  }
  const ways = new Map<HexIx, ReadonlyArray<HexIx>>();
  for (const to of spent.keys()) {
    if (to === start) continue;
    const way: HexIx[] = [];
    for (let at = to; at !== start; at = from.get(at) as HexIx) way.push(at);
    ways.set(to, way.reverse());
  }
  return ways;
};
