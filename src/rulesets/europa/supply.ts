/**
 * Tracing supply: overland to a source, or to the friendly lines that end in one.
 * @rule EBC 12A, 12B (BC-12A.1 to BC-12A.7, BC-12B.5 to BC-12B.12)
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { BARRED } from '../../kernel/reach.js';
import { type Board, foldNow } from './board.js';
import { isNeutral, occupant, type Position, unitsIn } from './position.js';
import type { Ration } from './rules.js';
import { searchSpace } from './searchSpace.js';
import type { UnitIx } from './unit.js';

/** Whether somebody stands in a hex who opens it to the lines of a power. */
const opened = (pos: Position, power: number, hex: HexIx): boolean => {
  const { board, sit } = pos;
  const { first, next } = sit.stacks;
  if (first[hex] < 0) return false;
  const by = board.roster.power[first[hex]];
  if (by !== power && !board.rules.supply.assisted(board, power, by)) return false;
  if (!board.rules.supply.openersNeedZones(board)) return true;
  for (let u = first[hex]; u >= 0; u = next[u]) if (board.exerts[pos.state.units.face[u]][u] === 1) return true;
  return false;
};


/** Hexes that lines may cross at all: not in the land of nations that take no part, unless by the reading in force. Told by territories, as `isNeutral` tells it of a hex. Shape: hexes. @rule EBC 3E (BC-3E.3, BC-3E.4) */
const openLand = ({ board, state }: Position): Uint8Array => {
  const { size } = board.map.grid;
  const open = new Uint8Array(size).fill(1);
  if (board.rules.supply.throughNeutrals(board)) return open;
  const part = board.map.territories.map((_, t) => (board.territoryPower[t] < 0 || state.dormant[board.territoryPower[t]] === 1 ? 0 : 1));
  const { territory } = board.map;
  for (let h = 0; h < size; h++) if (territory[h] >= 0) open[h] = part[territory[h]];
  return open;
};

/** Which hexes the enemy leaves open to the supply lines of a power: neither his own nor those in his zones, unless a friend stands there. @rule EBC 12A (BC-12A.2, BC-12A.3, BC-12A.4) */
const unhindered = (pos: Position, power: number): ((hex: HexIx) => boolean) => {
  const { board, sit } = pos;
  const enemy = 1 - board.powers[power].side;
  const zoc = sit.zoc[enemy];
  const { first } = sit.stacks;
  return (h) => (first[h] < 0 || occupant(pos, h) !== enemy) && (zoc[h] === 0 || opened(pos, power, h));
};

/** Hexes that a supply line of a power may enter. Shape: hexes. */
const enterable = (pos: Position, power: number): Uint8Array => {
  const isFree = unhindered(pos, power);
  const out = openLand(pos);
  for (let h = 0; h < out.length; h++) if (out[h] === 1 && !isFree(h)) out[h] = 0;
  return out;
};

/** Hexes whose owner is one of some powers, 1 for each of them. Shape: hexes. */
const ownedBy = (pos: Position, owners: ArrayLike<number>): Uint8Array => {
  const { owner } = pos.state.hexes;
  const own = new Uint8Array(owner.length);
  for (let h = 0; h < own.length; h++) if (owner[h] >= 0) own[h] = owners[owner[h]];
  return own;
};

/** Railroads between hexes that are both owned, as bits by direction. Shape: hexes. */
const ownedRails = ({ map, rails }: Board, own: Uint8Array): Uint8Array =>
  rails.map((bits, h) => {
    let kept = 0;
    for (let d = 0; d < 6; d++) if (bits & (1 << d) && own[h] === 1 && own[map.neighbors[h * 6 + d]] === 1) kept |= 1 << d;
    return kept;
  });

/** Hexes of one list that another has as well. Shape: hexes. */
const both = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const out = new Uint8Array(a.length);
  for (let h = 0; h < out.length; h++) out[h] = a[h] & b[h];
  return out;
};

/** 1 for each hex from which a friendly line leads to a source of a power, the sources included. Shape: hexes. */
const linkedHexes = (pos: Position, power: number, theirs: Uint8Array, open: Uint8Array): Uint8Array => {
  const { board } = pos;
  const { supply } = board.rules;
  const sources = supply.sources(pos, power);
  const owned = supply.roadsAreOwned(board);
  // a line enters owned hexes only, and by the rule none that is closed to supply lines
  const own = owned ? theirs : openLand(pos);
  const enters = supply.limitsBindLines(board) ? both(own, open) : own;
  const { roads } = board;
  const rails = owned ? board.rails : ownedRails(board, theirs);
  const lines = owned ? board.lines : rails.map((r, h) => r | roads[h]);
  const linked = new Uint8Array(own.length);
  for (const crossable of supply.mixedLines(board) ? [lines] : [rails, roads]) {
    const steps = board.tracer.flood({ sources, range: -1, enterable: enters, crossable });
    for (let h = 0; h < steps.length; h++) if (steps[h] >= 0 && own[h] === 1) linked[h] = 1;
  }
  return linked;
};

/** What the overland lines of a power have to do with: hexes that they may enter, hexes where they end, and how long they may be by weather zone. */
interface Overland {
  readonly open: Uint8Array;
  readonly ends: Uint8Array;
  readonly ranges: ReadonlyArray<number>;
}

const overlandOf = (pos: Position, power: number): Overland => {
  const { board } = pos;
  const { side } = board.powers[power];
  const { supply } = board.rules;
  const open = enterable(pos, power);
  const ends = supply.usesLines(board, power) ? linkedHexes(pos, power, ownedBy(pos, board.shared[power]), open) : flagged(board, supply.sources(pos, power));
  return { open: supply.overlandThroughEnemyLand(board) ? open : without(open, ownedBy(pos, board.powers.map((other) => (other.side === side ? 0 : 1)))), ends, ranges: board.weatherZones.map((_, zone) => supply.overland(pos, board.zoneOf.indexOf(zone))) };
};

/** Hexes of one list that another has not. Shape: hexes. */
const without = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const out = new Uint8Array(a.length);
  for (let h = 0; h < out.length; h++) out[h] = a[h] & (1 - b[h]);
  return out;
};

/** 1 for each hex of a list. Shape: hexes. */
const flagged = (board: Board, hexes: Iterable<HexIx>): Uint8Array => {
  const out = new Uint8Array(board.map.grid.size);
  for (const h of hexes) out[h] = 1;
  return out;
};

/** Lengths of overland lines by hex, for the movement class that is asked for; -1 where no line leads anywhere. */
type Lines = (movementClass: number) => Int16Array;

/** The length of the overland line that each hex would need. The two movement classes are traced apart, each when first asked for. */
export const overlandLines = (pos: Position, power: number): Lines => {
  const { board } = pos;
  const { open, ends, ranges } = overlandOf(pos, power);
  const sources: HexIx[] = [];
  for (let h = 0; h < ends.length; h++) if (ends[h] === 1) sources.push(h);
  // weather differs from zone to zone: lines are as long as the best of them allows, and each is cut by that of its own end
  const range = Math.max(...ranges);
  const flood = (movementClass: number): Int16Array => {
    const steps = board.tracer.flood({ sources, range, enterable: open, crossable: crossings(pos, movementClass) });
    if (ranges.some((r) => r < range)) for (let h = 0; h < steps.length; h++) if (steps[h] > ranges[board.zoneOf[h]]) steps[h] = -1;
    return steps;
  };
  const known: (Int16Array | undefined)[] = [undefined, undefined];
  return (movementClass) => (known[movementClass] ??= flood(movementClass));
};

/**
 * Whether an overland line leads from a hex to one where it may end. Most units are near one, so that looking from each of them
 * takes less than tracing the lines of the whole map.
 */
const leadsHome = ({ board }: Position, { open, ends, ranges }: Overland, crossable: Uint8Array, from: HexIx): boolean => {
  if (ends[from] === 1) return true;
  const { neighbors } = board.map;
  const space = searchSpace(board);
  const { seen, queue } = space;
  const search = ++space.search;
  const range = ranges[board.zoneOf[from]];
  seen[from] = search;
  queue[0] = from;
  let tail = 1;
  for (let head = 0, steps = 1, last = 1; head < tail && (range < 0 || steps <= range); ) {
    const hex = queue[head];
    for (let d = 0; d < 6; d++) {
      const next = neighbors[hex * 6 + d];
      if (next < 0 || seen[next] === search || ((crossable[hex] >> d) & 1) === 0 || open[next] === 0) continue;
      if (ends[next] === 1) return true;
      seen[next] = search;
      queue[tail++] = next;
    }
    if (++head === last) {
      steps++;
      last = tail;
    }
  }
  return false;
};

/**
 * The hexes that overland lines of a unit from a hex enter, nearest first, each with the number of hexes entered to get there; the hex
 * itself is the first, with 0. Lines are as long as supply lines are in the weather of that hex, unless another length is given.
 * @rule EBC 12A, REFORM 12C5 (ER-12C5.1)
 */
export function* overlandFrom(pos: Position, unit: UnitIx, from: HexIx, range: number = pos.board.rules.supply.overland(pos, from)): Generator<readonly [HexIx, number]> {
  const { board } = pos;
  const power = board.roster.power[unit];
  const crossable = crossings(pos, board.roster.movementClass[unit]);
  const isFree = unhindered(pos, power);
  const neutrals = board.rules.supply.throughNeutrals(board);
  const anyLand = board.rules.supply.overlandThroughEnemyLand(board);
  const { owner } = pos.state.hexes;
  const seen = new Set<HexIx>([from]);
  const queue: (readonly [HexIx, number])[] = [[from, 0]];
  for (let head = 0; head < queue.length; head++) {
    const [hex, steps] = queue[head];
    yield queue[head];
    if (steps >= range) continue;
    for (let d = 0; d < 6; d++) {
      const next = board.map.neighbors[hex * 6 + d];
      if (next < 0 || (crossable[hex] & (1 << d)) === 0 || seen.has(next)) continue;
      seen.add(next);
      const enemys = owner[next] >= 0 && board.powers[owner[next]].side !== board.powers[power].side;
      if (isFree(next) && (neutrals || !isNeutral(pos, next)) && (anyLand || !enemys)) queue.push([next, steps + 1]);
    }
  }
}

/** Hexsides that the overland part may cross, as bits by direction. Shape: hexes. @rule EBC 12A (BC-12A.5, BC-12A.6) */
const crossings = ({ board, state }: Position, movementClass: number): Uint8Array => {
  const { open, costs } = foldNow(board, state.turn);
  switch (board.rules.supply.closedTerrain(board)) {
    case 'unit':
      return open[movementClass as 0 | 1];
    case 'every-unit':
      return open[0].map((bits, h) => bits | open[1][h]);
    case 'unit-off-roads':
      return open[movementClass as 0 | 1].map((bits, h) => {
        let more = bits;
        for (let d = 0; d < 6; d++) if (costs.road[movementClass as 0 | 1][h * 6 + d] !== BARRED) more |= 1 << d;
        return more;
      });
  }
};

/** Whether a unit could trace a supply line now, rations aside. */
export const canTrace = (pos: Position, unit: UnitIx): boolean => {
  const { power, movementClass } = pos.board.roster;
  return leadsHome(pos, overlandOf(pos, power[unit]), crossings(pos, movementClass[unit]), pos.state.units.hex[unit]);
};

/**
 * Whether units of one hex have supply now: by lines, or within what a restricted source of their hex can give.
 * @rule FTF 12C (FF-12C.9, FF-12C.10), 20B (FF-20B.3), ruling AMB-BC-139
 */
export const suppliedNow = (pos: Position, units: ReadonlyArray<UnitIx>): boolean => {
  const needy = units.filter((u) => !canTrace(pos, u));
  if (needy.length === 0) return true;
  const { board, state } = pos;
  const hex = state.units.hex[needy[0]];
  const power = board.roster.power[needy[0]];
  return board.rules.supply.rations(board).some((ration) => {
    if (ration.power !== power || ration.hex !== hex || !ration.open(pos)) return false;
    // where nobody chooses, all who stand there have to be served
    const asking = ration.chooses(board) ? needy : unitsIn(pos, hex).filter((u) => board.roster.power[u] === power && !canTrace(pos, u));
    return asking.every((u) => state.units.hex[u] === hex) && ration.allows(pos, asking);
  });
};

/** The check of rule 12B for every unit of both sides. */
export interface SupplyCheck {
  /** Units out of supply whatever is decided about rations. */
  readonly out: ReadonlyArray<UnitIx>;
  /** Rations that cannot serve everybody who needs them: the owner has to choose. */
  readonly rationed: ReadonlyArray<{ readonly ration: Ration; readonly units: ReadonlyArray<UnitIx> }>;
}

/** Judges every unit on the map that takes part in the war. @rule EBC 12B (BC-12B.1, BC-12B.2) */
export const checkSupply = (pos: Position): SupplyCheck => {
  const { board, state } = pos;
  const out: UnitIx[] = [];
  const rationed: { ration: Ration; units: ReadonlyArray<UnitIx> }[] = [];
  board.powers.forEach((_, power) => {
    if (state.dormant[power] === 1) return;
    const overland = overlandOf(pos, power);
    const crossable = [crossings(pos, 0), crossings(pos, 1)];
    const needy: UnitIx[] = [];
    const { hex } = state.units;
    for (let u = 0; u < hex.length; u++)
      if (hex[u] >= 0 && board.roster.power[u] === power && !leadsHome(pos, overland, crossable[board.roster.movementClass[u]], hex[u])) needy.push(u);
    if (needy.length === 0) return;
    const served = new Set<UnitIx>();
    for (const ration of board.rules.supply.rations(board)) {
      if (ration.power !== power || !ration.open(pos)) continue;
      const here = needy.filter((u) => state.units.hex[u] === ration.hex);
      if (here.length === 0) continue;
      if (ration.allows(pos, here)) for (const u of here) served.add(u);
      else rationed.push({ ration, units: here });
    }
    for (const u of needy) if (!served.has(u)) out.push(u);
  });
  return { out: out.sort((a, b) => a - b), rationed };
};
