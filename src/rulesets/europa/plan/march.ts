/**
 * Where units can get to in a phase, and the steps that lead there.
 * @rule EBC 6, 7
 * @module
 */
import { type Direction, directionTo, type HexIx } from '../../../kernel/hex.js';
import { BARRED, type Reach } from '../../../kernel/reach.js';
import { allHold } from '../../../kernel/rule.js';
import type { EuropaAction, StepMode } from '../action.js';
import { foldNow } from '../board.js';
import { countUnit, friendlyOwned, hexName, occupant, occupiedApart, phasingSide, type Position, type StackCounts, stackCounts, unitName } from '../position.js';
import type { StepQuery } from '../rules.js';
import { overlandLines } from '../supply.js';
import type { UnitIx } from '../unit.js';
import type { Ground } from './ground.js';

/** Movement in one phase, as it stood when the planning began. */
export interface Marches {
  readonly pos: Position;
  readonly ground: Ground;
  readonly side: number;
  /** Lengths of supply lines for a unit, -1 where there is none. Shape: hexes. */
  readonly lines: (unit: UnitIx) => Int16Array;
  /** The hexes that a unit can end in, cheapest first, its own among them. */
  readonly range: (unit: UnitIx) => Int32Array;
  /** The same with the railroads that its side can use. */
  readonly railRange: (unit: UnitIx) => Int32Array;
  /** What it costs a unit to get to a hex of its range, in twentieths. */
  readonly spent: (unit: UnitIx, to: HexIx) => number;
  /** The steps to a hex of its range, by rail as well if asked for. */
  readonly steps: (unit: UnitIx, to: HexIx, rail?: boolean) => ReadonlyArray<EuropaAction>;
}

/** Where a unit can end, cheapest first, and what it costs to get there. */
interface Range {
  readonly hexes: Int32Array;
  readonly spent: ReadonlyMap<HexIx, number>;
}

/** The marches of the phasing side's units. */
export const marchesOf = (pos: Position): Marches => {
  const { board, state, sit } = pos;
  const ground = board.grounds(pos);
  const side = phasingSide(pos);
  const zones = sit.zoc[1 - side];
  const stops = board.rules.zonesStop ? Uint8Array.from(zones) : new Uint8Array(zones.length);
  const dear = board.rules.zonesStop ? null : dearerOf(pos, zones);
  const starts = [...state.units.hex];
  const budgets = [...state.units.mp];
  const { march, road, rail } = foldNow(board, state.turn).costs;
  // what is open to each power, worked out when it is first asked for
  const armies = board.powers.map((_, power) => {
    let made: Army | null = null;
    return (): Army => (made ??= armyOf(pos, ground, power, zones));
  });
  const army = (unit: UnitIx): Army => armies[board.roster.power[unit]]();
  const classOf = (unit: UnitIx): 0 | 1 => board.roster.movementClass[unit] as 0 | 1;
  const railOnly = (unit: UnitIx): boolean => board.roster.railOnly[unit] === 1;
  const ask = (unit: UnitIx, byRail = false): Reach => {
    const { ways, ridden, nothingElse, blocks } = army(unit);
    const plain = (railOnly(unit) ? nothingElse : byRail ? ridden : ways)[classOf(unit)];
    const costs = dear === null ? plain : dear(plain, unit);
    return board.reacher.reach({ start: starts[unit], budget: budgets[unit], costs, stops, blocks });
  };
  const ranges: (Range | undefined)[] = [];
  const rangeOf = (unit: UnitIx): Range => {
    const known = ranges[unit];
    if (known !== undefined) return known;
    if (railOnly(unit)) return (ranges[unit] = { hexes: Int32Array.of(starts[unit]), spent: new Map() });
    const { hexes, cost } = ask(unit);
    return (ranges[unit] = { hexes: hexes.slice(), spent: new Map(Array.from(hexes, (hex) => [hex, cost(hex)])) });
  };
  const mode = (unit: UnitIx, edge: number, byRail: boolean): StepMode => {
    const movementClass = classOf(unit);
    const { railways } = army(unit);
    if (byRail && railways !== null && railways[edge]) {
      const other = ground.costs[movementClass][edge];
      if (other === BARRED || rail[movementClass][edge] < other) return 'rail';
    }
    const byRoad = road[movementClass][edge];
    const onFoot = march[movementClass][edge];
    return byRoad !== BARRED && (onFoot === BARRED || byRoad < onFoot) ? 'road' : 'march';
  };
  return {
    pos,
    ground,
    side,
    lines: (unit) => army(unit).lines[classOf(unit)],
    range: (unit) => rangeOf(unit).hexes,
    railRange: (unit) => ask(unit, true).hexes.slice(),
    spent: (unit, to) => (to === starts[unit] ? 0 : (rangeOf(unit).spent.get(to) ?? ask(unit).cost(to))),
    steps: (unit, to, byRail = false) => {
      const path = ask(unit, byRail).path(to) ?? [];
      let from = starts[unit];
      return path.map((hex) => {
        const edge = from * 6 + directionTo(board.map.neighbors, from, hex);
        from = hex;
        return { type: 'step', unit: unitName(pos, unit), to: hexName(pos, hex), by: railOnly(unit) ? 'rail' : mode(unit, edge, byRail) };
      });
    },
  };
};

/** Costs with what zones add to them for a unit; units that pay the same for zones share a table. */
const dearerOf = (pos: Position, zones: Uint8Array): ((costs: Int16Array, unit: UnitIx) => Int16Array) => {
  const { board } = pos;
  const { zoneCost } = board.rules;
  if (zoneCost === null) return (costs) => costs;
  const { neighbors } = board.map;
  const edges: number[] = [];
  for (let h = 0; h < zones.length; h++) if (zones[h] > 0) for (let d = 0; d < 6; d++) if (neighbors[h * 6 + d] >= 0) edges.push(h * 6 + d);
  const q: StepQuery = { pos, unit: 0, from: 0, to: 0, dir: 0, by: 'march', cost: 0 };
  const added = new Map<string, Int16Array>();
  const addedFor = (unit: UnitIx): Int16Array => {
    const { units, cm } = board.roster;
    const key = `${units[unit].nation} ${cm[unit]} ${pos.state.units.face[unit]}`;
    let found = added.get(key);
    if (found === undefined) {
      q.unit = unit;
      found = Int16Array.from(edges, (e) => {
        q.from = Math.floor(e / 6);
        q.dir = (e % 6) as Direction;
        q.to = neighbors[e];
        return zoneCost(q);
      });
      added.set(key, found);
    }
    return found;
  };
  const made = new Map<Int16Array, Map<Int16Array, Int16Array>>();
  return (costs, unit) => {
    const more = addedFor(unit);
    let tables = made.get(costs);
    if (tables === undefined) made.set(costs, (tables = new Map()));
    let table = tables.get(more);
    if (table === undefined) {
      table = costs.slice();
      for (let i = 0; i < edges.length; i++) if (table[edges[i]] !== BARRED) table[edges[i]] += more[i];
      tables.set(more, table);
    }
    return table;
  };
};

/** What is open to the units of a power. */
interface Army {
  /** Costs on foot and along roads, with the railroads too, and of railroads alone; by movement class. */
  readonly ways: readonly [Int16Array, Int16Array];
  readonly ridden: readonly [Int16Array, Int16Array];
  readonly nothingElse: readonly [Int16Array, Int16Array];
  readonly railways: Uint8Array | null;
  /** Hexes that may not be entered. */
  readonly blocks: Uint8Array;
  readonly lines: readonly [Int16Array, Int16Array];
}

const armyOf = (pos: Position, ground: Ground, power: number, zones: Uint8Array): Army => {
  const { board, state } = pos;
  const side = board.powers[power].side;
  const { rail } = foldNow(board, state.turn).costs;
  const ways = ground.ways(power);
  const railways = state.phase === 'movement' ? railwaysOf(pos, power, zones) : null;
  const both = (make: (c: 0 | 1) => Int16Array): readonly [Int16Array, Int16Array] => [make(0), make(1)];
  return {
    ways,
    ridden: railways === null ? ways : both((c) => ways[c].map((cost, e) => (railways[e] && (cost === BARRED || rail[c][e] < cost) ? rail[c][e] : cost))),
    nothingElse: both((c) => rail[c].map((cost, e) => (railways !== null && railways[e] ? cost : BARRED))),
    railways,
    blocks: Uint8Array.from({ length: board.map.grid.size }, (_, h) => (ground.closed[h] || occupant(pos, h) === 1 - side || occupiedApart(pos, power, h) ? 1 : 0)),
    lines: both(overlandLines(pos, power)),
  };
};

/** Edges along which a power's units can go by rail now: friendly at both ends, and not out of an enemy zone. */
const railwaysOf = (pos: Position, power: number, zones: Uint8Array): Uint8Array => {
  const { board } = pos;
  const mine = (hex: HexIx): boolean => friendlyOwned(pos, power, hex);
  const out = new Uint8Array(board.map.grid.size * 6);
  for (let h = 0; h < board.map.grid.size; h++) {
    if (board.rails[h] === 0 || zones[h] > 0 || !mine(h)) continue;
    for (let d = 0; d < 6; d++) {
      const to = board.map.neighbors[h * 6 + d];
      if (board.rails[h] & (1 << d) && mine(to) && board.rules.mayCross(pos, power, h, to, 'rail')) out[h * 6 + d] = 1;
    }
  }
  return out;
};

/** What would stand in each hex once the plans made so far are carried out. It changes as plans are made. */
export interface Loads {
  readonly fits: (unit: UnitIx, hex: HexIx) => boolean;
  readonly move: (unit: UnitIx, from: HexIx, to: HexIx) => void;
  /** Hexes over the limit as things stand. */
  readonly over: (hex: HexIx) => boolean;
}

/** The stacks as they stand. */
export const loadsOf = (pos: Position): Loads => {
  const { board } = pos;
  const loads = new Map<HexIx, StackCounts>();
  const at = (hex: HexIx): StackCounts => {
    let load = loads.get(hex);
    if (load === undefined) {
      load = { ...stackCounts(pos, hex) };
      loads.set(hex, load);
    }
    return load;
  };
  // units of each power in each hex, where powers of one side may not mix
  const keepApart = board.powers.some((p, a) => board.powers.some((q, b) => p.side === q.side && board.beside[a][b] === 0));
  const armies = new Map<number, number>();
  const key = (power: number, hex: HexIx): number => hex * board.powers.length + power;
  const add = (unit: UnitIx, hex: HexIx, n: number): void => void armies.set(key(board.roster.power[unit], hex), (armies.get(key(board.roster.power[unit], hex)) ?? 0) + n);
  if (keepApart) pos.state.units.hex.forEach((hex, unit) => hex >= 0 && add(unit, hex, 1));
  const mixes = (unit: UnitIx, hex: HexIx): boolean => {
    const beside = board.beside[board.roster.power[unit]];
    return board.powers.some((_, q) => beside[q] === 0 && (armies.get(key(q, hex)) ?? 0) > 0);
  };
  const count = (hex: HexIx, unit: UnitIx, n: 1 | -1): void => countUnit(at(hex), unit, pos.state.units.face[unit], n);
  const within = (hex: HexIx): boolean => allHold(board.rules.stacking, at(hex));
  return {
    fits: (unit, hex) => {
      count(hex, unit, 1);
      const ok = within(hex);
      count(hex, unit, -1);
      return ok && !(keepApart && mixes(unit, hex));
    },
    move: (unit, from, to) => {
      if (from >= 0) count(from, unit, -1);
      count(to, unit, 1);
      if (!keepApart) return;
      if (from >= 0) add(unit, from, -1);
      add(unit, to, 1);
    },
    over: (hex) => !within(hex),
  };
};
