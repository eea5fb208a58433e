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
import type { UnitIx } from '../unit.js';
import type { Ground } from './ground.js';

/** Movement in one phase, as it stood when the planning began. */
export interface Marches {
  readonly pos: Position;
  readonly ground: Ground;
  readonly side: number;
  /** The hexes that a unit can end in, cheapest first, its own among them. */
  readonly range: (unit: UnitIx) => Int32Array;
  /** The steps to a hex of its range. */
  readonly steps: (unit: UnitIx, to: HexIx) => ReadonlyArray<EuropaAction>;
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
  const ask = (unit: UnitIx): Reach =>
    board.reacher.reach({ start: starts[unit], budget: budgets[unit], costs: ground.costs[board.roster.movementClass[unit] as 0 | 1], stops, blocks });
  const ranges: (Int32Array | undefined)[] = [];
  const { march, road } = foldNow(board, state.turn).costs;
  const mode = (movementClass: 0 | 1, edge: number): StepMode => {
    const byRoad = road[movementClass][edge];
    const onFoot = march[movementClass][edge];
    return byRoad !== BARRED && (onFoot === BARRED || byRoad < onFoot) ? 'road' : 'march';
  };
  return {
    pos,
    ground,
    side,
    range: (unit) => (ranges[unit] ??= ask(unit).hexes.slice()),
    steps: (unit, to) => {
      const path = ask(unit).path(to) ?? [];
      let from = starts[unit];
      return path.map((hex) => {
        const edge = from * 6 + directionTo(board.map.neighbors, from, hex);
        from = hex;
        return { type: 'step', unit: unitName(pos, unit), to: hexName(pos, hex), by: mode(board.roster.movementClass[unit] as 0 | 1, edge) };
      });
    },
  };
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
