/**
 * Where units can get to in a phase, and the steps that lead there.
 * @rule EBC 6, 7
 * @module
 */
import { directionTo, type HexIx } from '../../../kernel/hex.js';
import { BARRED, type Reach } from '../../../kernel/reach.js';
import { allHold } from '../../../kernel/rule.js';
import type { EuropaAction, StepMode } from '../action.js';
import { foldNow } from '../board.js';
import { faceOf, hexName, occupant, phasingSide, type Position, stackCounts, unitName } from '../position.js';
import type { StackQuery } from '../rules.js';
import { overlandLines } from '../supply.js';
import type { UnitIx } from '../unit.js';
import type { Ground } from './ground.js';

/** Movement in one phase, as it stood when the planning began. */
export interface Marches {
  readonly pos: Position;
  readonly ground: Ground;
  readonly side: number;
  /** Lengths of supply lines by movement class, -1 where there is none. Shape: hexes. */
  readonly lines: readonly [Int16Array, Int16Array];
  /** The hexes that a unit can end in, cheapest first, its own among them. */
  readonly range: (unit: UnitIx) => Int32Array;
  /** The same with the railroads that its side can use. */
  readonly railRange: (unit: UnitIx) => Int32Array;
  /** The steps to a hex of its range, by rail as well if asked for. */
  readonly steps: (unit: UnitIx, to: HexIx, rail?: boolean) => ReadonlyArray<EuropaAction>;
}

/** The marches of the phasing side's units. */
export const marchesOf = (pos: Position): Marches => {
  const { board, state, sit } = pos;
  const ground = board.grounds(pos);
  const side = phasingSide(pos);
  const { size } = board.map.grid;
  const stops = Uint8Array.from(sit.zoc[1 - side]);
  const blocks = Uint8Array.from({ length: size }, (_, h) => (ground.closed[h] || occupant(pos, h) === 1 - side ? 1 : 0));
  const starts = [...state.units.hex];
  const budgets = [...state.units.mp];
  const { march, road, rail } = foldNow(board, state.turn).costs;
  const railways = state.phase === 'movement' ? railwaysOf(pos, side, stops) : null;
  const ridden = ([0, 1] as const).map((c) =>
    railways === null ? ground.costs[c] : ground.costs[c].map((cost, e) => (railways[e] && (cost === BARRED || rail[c][e] < cost) ? rail[c][e] : cost)),
  );
  const classOf = (unit: UnitIx): 0 | 1 => board.roster.movementClass[unit] as 0 | 1;
  const railOnly = (unit: UnitIx): boolean => board.roster.railOnly[unit] === 1;
  const nothingElse = ([0, 1] as const).map((c) => rail[c].map((cost, e) => (railways !== null && railways[e] ? cost : BARRED)));
  const ask = (unit: UnitIx, byRail = false): Reach => {
    const costs = (railOnly(unit) ? nothingElse : byRail ? ridden : ground.costs)[classOf(unit)];
    return board.reacher.reach({ start: starts[unit], budget: budgets[unit], costs, stops, blocks });
  };
  const ranges: (Int32Array | undefined)[] = [];
  const mode = (movementClass: 0 | 1, edge: number, byRail: boolean): StepMode => {
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
    lines: overlandLines(pos, powerOf(pos)),
    range: (unit) => (ranges[unit] ??= railOnly(unit) ? Int32Array.of(starts[unit]) : ask(unit).hexes.slice()),
    railRange: (unit) => ask(unit, true).hexes.slice(),
    steps: (unit, to, byRail = false) => {
      const path = ask(unit, byRail).path(to) ?? [];
      let from = starts[unit];
      return path.map((hex) => {
        const edge = from * 6 + directionTo(board.map.neighbors, from, hex);
        from = hex;
        return { type: 'step', unit: unitName(pos, unit), to: hexName(pos, hex), by: railOnly(unit) ? 'rail' : mode(classOf(unit), edge, byRail) };
      });
    },
  };
};

/** The power whose turn it is, or the first of them. */
const powerOf = (pos: Position): number => Math.max(0, pos.board.playerTurns[pos.state.playerTurn].powers.indexOf(1));

/** Edges along which a side's units can go by rail now: owned at both ends, and not out of an enemy zone. */
const railwaysOf = (pos: Position, side: number, zones: Uint8Array): Uint8Array => {
  const { board, state } = pos;
  const mine = (hex: HexIx): boolean => state.hexes.owner[hex] >= 0 && board.powers[state.hexes.owner[hex]].side === side;
  const out = new Uint8Array(board.map.grid.size * 6);
  for (let h = 0; h < board.map.grid.size; h++) {
    if (board.rails[h] === 0 || zones[h] > 0 || !mine(h)) continue;
    for (let d = 0; d < 6; d++) if (board.rails[h] & (1 << d) && mine(board.map.neighbors[h * 6 + d])) out[h * 6 + d] = 1;
  }
  return out;
};

type Counts = { -readonly [K in 'divisions' | 'artilleryDivisions' | 'others' | 'artillery']: number };

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
  const loads = new Map<HexIx, Counts>();
  const at = (hex: HexIx): Counts => {
    let load = loads.get(hex);
    if (load === undefined) {
      const { divisions, artilleryDivisions, others, artillery } = stackCounts(pos, hex);
      load = { divisions, artilleryDivisions, others, artillery };
      loads.set(hex, load);
    }
    return load;
  };
  const kind = (unit: UnitIx): keyof Counts => {
    const divisional = faceOf(pos, unit).divisional[unit] === 1;
    return board.roster.artillery[unit] ? (divisional ? 'artilleryDivisions' : 'artillery') : divisional ? 'divisions' : 'others';
  };
  const within = (hex: HexIx, load: Counts): boolean => allHold(board.rules.stacking, { pos, hex, ...load } as StackQuery);
  return {
    fits: (unit, hex) => {
      const load = at(hex);
      const k = kind(unit);
      load[k]++;
      const ok = within(hex, load);
      load[k]--;
      return ok;
    },
    move: (unit, from, to) => {
      const k = kind(unit);
      if (from >= 0) at(from)[k]--;
      at(to)[k]++;
    },
    over: (hex) => !within(hex, at(hex)),
  };
};
