/**
 * Whether announced overruns can be carried out as a whole: each group finds its way to its target, in turn, and has
 * points enough. The search is exact: it tries every hex from which a target can be overrun.
 * @rule SPI 8.4, 17.6 (SPI-17.6.3, SPI-17.6.4)
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { surveyOf } from './situation.js';
import { classOf, firstIn, playerOf, type Position, unitsIn } from './position.js';
import { overrunAllowed, overrunCost, overrunQuery } from './overrun.js';
import type { StepQuery } from './rules.js';
import { stepAllowed, stopsIn } from './movement.js';
import { type Announced, OVERRAN, RESERVE, type SpiState, STEPPED, STOPPED } from './state.js';
import type { UnitIx } from './unit.js';

/** Hexes whose zones a unit ignores when it moves: of what its group will overrun, or of everything that will be. */
export const ignoredZones = (pos: Position, unit: UnitIx): ReadonlyArray<HexIx> => ignoredIn(pos, pos.state.announced, unit);

const ignoredIn = (pos: Position, plan: ReadonlyArray<Announced>, unit: UnitIx): ReadonlyArray<HexIx> => {
  const own = plan.find((a) => a.units.includes(unit));
  if (own === undefined) return [];
  return pos.board.rules.zonesIgnored(pos.board, own.units) === 'all' ? plan.map((a) => a.target) : [own.target];
};

/** A position with some units elsewhere, facts made anew. */
const moved = (pos: Position, changes: ReadonlyArray<{ readonly unit: UnitIx; readonly hex: HexIx; readonly mp: number; readonly status: number }>, announced: ReadonlyArray<Announced>): Position => {
  const hex = [...pos.state.units.hex];
  const mp = [...pos.state.units.mp];
  const status = [...pos.state.units.status];
  for (const c of changes) {
    hex[c.unit] = c.hex;
    mp[c.unit] = c.mp;
    status[c.unit] = c.status;
  }
  const state: SpiState = { ...pos.state, units: { ...pos.state.units, hex, mp, status }, announced };
  return { board: pos.board, state, sit: surveyOf(pos.board).survey(state) };
};

/** The least cost of each hex that a unit can walk to; hexes in which it must stop are reached and not left. */
const walks = (pos: Position, unit: UnitIx, ignored: ReadonlyArray<HexIx>): ReadonlyMap<HexIx, { readonly cost: number; readonly stops: boolean }> => {
  const { hex, mp, status } = pos.state.units;
  const costs = pos.board.folds.costs[classOf(pos, unit)];
  const { neighbors } = pos.board.map;
  const found = new Map<HexIx, { cost: number; stops: boolean }>([[hex[unit], { cost: 0, stops: (status[unit] & STOPPED) !== 0 }]]);
  const queue: HexIx[] = [hex[unit]];
  const free: Position = { ...pos, state: { ...pos.state, announced: [] } };
  const q: StepQuery = { pos: free, unit, from: -1, to: -1, dir: -1, cost: -1, mode: 'march' };
  while (queue.length > 0) {
    queue.sort((a, b) => (found.get(a)?.cost ?? 0) - (found.get(b)?.cost ?? 0));
    const from = queue.shift() as HexIx;
    const here = found.get(from) as { cost: number; stops: boolean };
    if (here.stops) continue;
    for (let d = 0; d < 6; d++) {
      const cost = costs[from * 6 + d];
      const to = neighbors[from * 6 + d];
      if (cost < 0 || here.cost + cost > mp[unit]) continue;
      const known = found.get(to);
      if (known !== undefined && known.cost <= here.cost + cost) continue;
      q.from = from;
      q.to = to;
      q.dir = d;
      q.cost = cost;
      if (!stepAllowed(q)) continue;
      found.set(to, { cost: here.cost + cost, stops: stopsIn(pos, unit, to, ignored) });
      queue.push(to);
    }
  }
  return found;
};

/** Whether a plan can be carried out from a position, first entry first. */
export const feasible = (pos: Position, plan: ReadonlyArray<Announced>): boolean => {
  const [next, ...rest] = plan;
  if (next === undefined) return true;
  if (firstIn(pos, next.target) < 0 || next.units.some((u) => pos.state.units.hex[u] < 0)) return false;
  // the others of the group are in nobody's way: one walks after the other
  const alone = (unit: UnitIx): Position =>
    next.units.length === 1 ? pos : moved(pos, next.units.flatMap((u) => (u === unit ? [] : [{ unit: u, hex: RESERVE, mp: 0, status: 0 }])), plan);
  const ways = next.units.map((u) => walks(alone(u), u, ignoredIn(pos, plan, u)));
  const { neighbors } = pos.board.map;
  for (let d = 0; d < 6; d++) {
    const hex = neighbors[next.target * 6 + d];
    if (hex < 0 || !ways.every((way) => way.has(hex))) continue;
    const others = unitsIn(pos, hex).filter((u) => !next.units.includes(u));
    if (others.length + next.units.length > pos.board.tables.buildUp.unitsInHex) continue;
    const after = next.units.map((unit, i) => {
      const way = ways[i].get(hex) as { cost: number; stops: boolean };
      const still = hex === pos.state.units.hex[unit];
      const status = pos.state.units.status[unit] | (still ? 0 : STEPPED) | (way.stops && !still ? STOPPED : 0);
      return { unit, hex, mp: pos.state.units.mp[unit] - way.cost, status };
    });
    const there = moved(pos, after, plan);
    const q = overrunQuery(there, next.units, next.target);
    if (!overrunAllowed(q)) continue;
    if (rest.length === 0) return true;
    const gone = unitsIn(pos, next.target).map((unit) => ({ unit, hex: RESERVE, mp: 0, status: 0 }));
    const stops = next.units.some((u) => stopsIn(there, u, next.target, ignoredIn(there, plan, u)));
    const on = next.units.map((unit) => ({
      unit,
      hex: next.target,
      mp: there.state.units.mp[unit] - overrunCost(there, unit, q.from, q.dir),
      status: (there.state.units.status[unit] & ~STOPPED) | STEPPED | OVERRAN | (stops && pos.board.readings['overrun-into-zone'] !== 'goes-on' ? STOPPED : 0),
    }));
    if (feasible(moved(there, [...gone, ...on], rest), rest)) return true;
  }
  return false;
};

/** Whether a step is one of the plan's: by a unit of the next overrun, which stays possible. */
export const leadsPlan = (q: StepQuery): boolean => {
  const { pos, unit } = q;
  const { announced } = pos.state;
  if (!announced[0].units.includes(unit) || q.cost < 0 || q.cost > pos.state.units.mp[unit] || playerOf(pos, unit) !== pos.state.player) return false;
  const stops = stopsIn(pos, unit, q.to, ignoredZones(pos, unit));
  const status = pos.state.units.status[unit] | STEPPED | (stops ? STOPPED : 0);
  return feasible(moved(pos, [{ unit, hex: q.to, mp: pos.state.units.mp[unit] - q.cost, status }], announced), announced);
};
