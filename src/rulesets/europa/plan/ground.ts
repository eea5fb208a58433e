/**
 * What the map is worth to a planner: cheapest steps, ways to objectives, what attackers lose to terrain, the chances
 * of every column. Worked out from the rules' slots when first asked for, and kept with the board.
 * @module
 */
import { DIE } from '../../../kernel/chance.js';
import { opposite, type HexIx } from '../../../kernel/hex.js';
import { BARRED } from '../../../kernel/reach.js';
import type { Board } from '../board.js';
import { isNeutral, type Position } from '../position.js';
import type { Objective } from '../rules.js';
import { FULL } from '../state.js';
import type { UnitIx } from '../unit.js';
import { worksIn } from '../works.js';
import { makeMenace, type Menace } from './danger.js';
import { addOutlook, type Outlook, STOPPED } from './outlook.js';
import { changedProbe, makeProbe, ordinaryUnit, type Probe } from './probe.js';

/** How a unit gets about: not at all, on foot, by motor. */
export const STILL = 0;
export const FOOT = 1;
export const MOTOR = 2;

/** Facts about the map in one weather. Shapes: costs `size × 6`, blocks `size`. */
export interface Ground {
  /** The cheaper of march and road, by movement class. */
  readonly costs: readonly [Int16Array, Int16Array];
  /** The same where a power may go: edges that the areas of the war close to it are barred. */
  readonly ways: (power: number) => readonly [Int16Array, Int16Array];
  /** Land that may not be entered. */
  readonly closed: Uint8Array;
  readonly objectives: ReadonlyArray<Objective>;
  /** Which objective a hex is, -1 for none. Shape: hexes. */
  readonly objectiveAt: Int16Array;
  /** How near an objective is to units of a power: 1 in it, less with every turn that the way takes. Shape: gait → `hex × objectives`. */
  readonly nearness: (power: number) => readonly [Float32Array, Float32Array, Float32Array];
  /** How much harder an objective is to take than open ground. Shape: objectives. */
  readonly hardness: Float32Array;
  /** What is left of a unit's strength when it attacks out of a hex in a direction. `edge` is `hex × 6 + direction`. */
  readonly bite: (unit: UnitIx, edge: number) => number;
  /** The terrain's modifier of the die against a hex. */
  readonly die: (hex: HexIx) => number;
  /** Whether armor counts in attacks along an edge. */
  readonly armor: (edge: number) => boolean;
  /** What two engineers add to the die in attacks along an edge, and 1 for each unit that counts as one. */
  readonly siege: (edge: number) => number;
  readonly engineers: Uint8Array;
  /** What to expect of one column with one modifier: the mean over the die. */
  readonly outlook: (column: number, modifier: number) => Outlook;
  /** The mean of what attackers keep of their strength against a hex, from all sides. */
  readonly softness: (hex: HexIx) => number;
  /** The hexes around one by distance: those up to a distance `d` are the first `ends[d]`. */
  readonly around: (hex: HexIx) => { readonly hexes: Int32Array; readonly ends: ReadonlyArray<number> };
  /** Strength that a side could bring near each hex; see there. */
  readonly menace: Menace;
  /** Victory points at stake when the unit, showing a side of its counter, takes a loss step. */
  readonly stake: (pos: Position, unit: UnitIx) => number;
}

/** The grounds of a board, one for each weather. */
export type Grounds = (pos: Position) => Ground;

/** Movement points that a turn gives, for reckoning ways in turns. Twentieths. */
const A_TURN: readonly [number, number, number] = [1, 120, 320];
/** Turns after which nearness has fallen to a third. */
const PATIENCE = 1.4;
const WIDEST_MODIFIER = 6;

/** Grounds that are made when first asked for. */
export const makeGrounds = (): Grounds => {
  const made: Ground[] = [];
  const changed = new Map<string, Ground>();
  let last: { readonly captured: unknown; readonly forts: unknown; readonly key: number; readonly ground: Ground } | null = null;
  return (pos) => {
    const fold = pos.board.foldOf[pos.state.turn];
    // neutral land opens when its power enters the war
    const key = pos.state.dormant.reduce((bits, d) => 2 * bits + d, 1) * pos.board.folds.length + fold;
    made[key] ??= makeGround(pos.board, fold, pos);
    const { captured } = pos.state;
    const { forts } = worksIn(pos.state);
    if (captured.length === 0 && forts.length === 0) return made[key];
    if (last !== null && last.captured === captured && last.forts === forts && last.key === key) return last.ground;
    // fortifications that were lost, and forts that were built
    const name = `${key} ${captured.join()} ${forts.join()}`;
    let ground = changed.get(name);
    if (ground === undefined) {
      ground = groundNow(pos, made[key], new Set([...captured, ...forts]));
      changed.set(name, ground);
    }
    last = { captured, forts, key, ground };
    return ground;
  };
};

const makeGround = (board: Board, fold: number, pos: Position): Ground => {
  const { map } = board;
  const { size } = map.grid;
  const { march, road } = board.folds[fold].costs;
  const cheaper = (c: 0 | 1): Int16Array =>
    march[c].map((cost, e) => (cost === BARRED ? road[c][e] : road[c][e] === BARRED ? cost : Math.min(cost, road[c][e])));
  const costs = [cheaper(0), cheaper(1)] as const;
  const ways = perPower((power) => waysOf(pos, costs, power));
  const closed = Uint8Array.from({ length: size }, (_, h) => (isNeutral(pos, h) ? 1 : 0));
  const objectives = board.rules.objectives(board);
  const objectiveAt = new Int16Array(size).fill(-1);
  objectives.forEach((o, i) => {
    objectiveAt[o.hex] = i;
  });
  const probe = makeProbe(board, pos);
  const softness = softnessOf(board, costs[0], probe);
  const hardness = Float32Array.from(objectives, (o) => hardnessOf(softness(o.hex), probe.die(o.hex)));
  // powers whose ways are the same share one table
  const nearness: Ground['nearness'] = perPower((power) => {
    const twin = board.powers.findIndex((_, p) => p < power && ways(p) === ways(power));
    return twin >= 0 ? nearness(twin) : nearnessOf(board, ways(power), closed, objectives);
  });
  return {
    costs,
    ways,
    closed,
    objectives,
    objectiveAt,
    nearness,
    hardness,
    bite: probe.bite,
    die: probe.die,
    armor: probe.armor,
    siege: probe.siege,
    engineers: Uint8Array.from(board.roster.identity, (unit) => (unit.combatEngineer || unit.assaultEngineer ? 1 : 0)),
    outlook: outlookOf(board),
    softness,
    around: aroundOf(board),
    menace: makeMenace(),
    stake: stakesOf(board),
  };
};

const hardnessOf = (softness: number, die: number): number => 1 / Math.max(0.15, softness) - 0.15 * die;

/** A ground with the fortifications of some hexes as play has left them. */
const groundNow = (pos: Position, printed: Ground, changed: ReadonlySet<HexIx>): Ground => {
  const { board } = pos;
  const probe = changedProbe(board, pos, printed, changed);
  const anew = softnessOf(board, printed.costs[0], probe);
  const softness = (hex: HexIx): number => (changed.has(hex) ? anew(hex) : printed.softness(hex));
  return {
    ...printed,
    ...probe,
    softness,
    hardness: printed.hardness.map((before, o) => {
      const { hex } = printed.objectives[o];
      return changed.has(hex) ? hardnessOf(softness(hex), probe.die(hex)) : before;
    }),
  };
};

/** Remembers an answer for each power, given when first asked for. */
const perPower = <T>(make: (power: number) => T): ((power: number) => T) => {
  const made: T[] = [];
  return (power) => (made[power] ??= make(power));
};

/** Costs with what the areas of the war close to a power; the costs themselves when that is nothing. */
const waysOf = (pos: Position, costs: Ground['costs'], power: number): Ground['costs'] => {
  const { board } = pos;
  const { neighbors } = board.map;
  const barred: number[] = [];
  for (let e = 0; e < neighbors.length; e++)
    if (neighbors[e] >= 0 && (costs[0][e] !== BARRED || costs[1][e] !== BARRED) && !board.rules.mayCross(pos, power, Math.floor(e / 6), neighbors[e], 'march')) barred.push(e);
  if (barred.length === 0) return costs;
  const without = (c: Int16Array): Int16Array => {
    const out = c.slice();
    for (const e of barred) out[e] = BARRED;
    return out;
  };
  return [without(costs[0]), without(costs[1])];
};

/** How far around a hex anybody looks. */
const HORIZON = 6;

const aroundOf = (board: Board): Ground['around'] => {
  const { neighbors, grid } = board.map;
  const known: ReturnType<Ground['around']>[] = [];
  return (hex) => {
    if (known[hex] !== undefined) return known[hex];
    const hexes = [hex];
    const seen = new Set(hexes);
    const ends = [1];
    for (let d = 1; d <= HORIZON; d++) {
      for (let i = d === 1 ? 0 : ends[d - 2]; i < ends[d - 1]; i++)
        for (let side = 0; side < 6; side++) {
          const next = neighbors[hexes[i] * 6 + side];
          if (next < 0 || next >= grid.size || seen.has(next)) continue;
          seen.add(next);
          hexes.push(next);
        }
      ends.push(hexes.length);
    }
    known[hex] = { hexes: Int32Array.from(hexes), ends };
    return known[hex];
  };
};

const softnessOf = (board: Board, costs: Int16Array, probe: Probe): Ground['softness'] => {
  const { map } = board;
  const known = new Float32Array(map.grid.size).fill(NaN);
  const ordinary = ordinaryUnit(board);
  return (hex) => {
    if (Number.isNaN(known[hex])) {
      let sum = 0;
      let n = 0;
      for (let d = 0; d < 6; d++) {
        const from = map.neighbors[hex * 6 + d];
        if (from < 0 || costs[from * 6 + opposite(d)] === BARRED || costs[hex * 6 + d] === BARRED) continue;
        // where nobody is ordinary, nothing is known
        sum += ordinary < 0 ? 1 : probe.bite(ordinary, from * 6 + opposite(d));
        n++;
      }
      known[hex] = n === 0 ? 0 : sum / n;
    }
    return known[hex];
  };
};

const nearnessOf = (
  board: Board,
  costs: readonly [Int16Array, Int16Array],
  closed: Uint8Array,
  objectives: ReadonlyArray<Objective>,
): ReturnType<Ground['nearness']> => {
  const { map } = board;
  const { size } = map.grid;
  const n = objectives.length;
  const tables: [Float32Array, Float32Array, Float32Array] = [new Float32Array(size * n), new Float32Array(size * n), new Float32Array(size * n)];
  const noStops = new Uint8Array(size);
  // ways are asked for from their end: the cost of a step stands at the edge it comes back by
  const back = costs.map((forth) => {
    const out = new Int16Array(forth.length).fill(BARRED);
    for (let e = 0; e < forth.length; e++) {
      const to = map.neighbors[e];
      if (to >= 0) out[to * 6 + opposite(e % 6)] = forth[e];
    }
    return out;
  });
  objectives.forEach(({ hex }, o) => {
    for (const gait of [FOOT, MOTOR] as const) {
      const reach = board.reacher.reach({ start: hex, budget: Infinity, costs: back[gait === MOTOR ? 1 : 0], stops: noStops, blocks: closed });
      for (const h of reach.hexes) tables[gait][h * n + o] = Math.exp(-reach.cost(h) / A_TURN[gait] / PATIENCE);
    }
    tables[STILL][hex * n + o] = 1;
  });
  return tables;
};

const outlookOf = (board: Board): Ground['outlook'] => {
  const { crt, rules } = board;
  const width = 2 * WIDEST_MODIFIER + 1;
  const made: Outlook[] = [];
  return (column, modifier) => {
    const m = Math.max(-WIDEST_MODIFIER, Math.min(WIDEST_MODIFIER, modifier));
    const key = column * width + m + WIDEST_MODIFIER;
    const known = made[key];
    if (known !== undefined) return known;
    let mean = STOPPED;
    for (const die of DIE) mean = addOutlook(mean, rules.outlook(crt.cell(die + m, column).value), 1 / DIE.length);
    made[key] = mean;
    return mean;
  };
};

const stakesOf = (board: Board): Ground['stake'] => {
  const known = [new Float32Array(board.roster.units.length).fill(NaN), new Float32Array(board.roster.units.length).fill(NaN)];
  return (pos, unit) => {
    const table = known[pos.state.units.face[unit] === FULL ? 0 : 1];
    if (Number.isNaN(table[unit])) table[unit] = board.rules.lossWorth(pos, unit);
    return table[unit];
  };
};

/** How a unit gets about. */
export const gaitOf = (pos: Position, unit: UnitIx): 0 | 1 | 2 => {
  const { roster } = pos.board;
  if (roster.faces[FULL].movement[unit] === 0 || roster.railOnly[unit] === 1) return STILL;
  return roster.cm[unit] === 1 ? MOTOR : FOOT;
};
