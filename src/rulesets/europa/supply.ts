/**
 * Tracing supply: overland to a source, or to the friendly lines that end in one.
 * @rule EBC 12A, 12B (BC-12A.1 to BC-12A.7, BC-12B.5 to BC-12B.12)
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { foldNow } from './board.js';
import { isNeutral, occupant, type Position, unitsIn } from './position.js';
import type { Ration } from './rules.js';
import type { UnitIx } from './unit.js';

/** Whether somebody stands in a hex who opens it to the lines of a power. */
const opened = (pos: Position, power: number, hex: HexIx): boolean => {
  const { board, sit } = pos;
  const first = sit.stacks.first[hex];
  return first >= 0 && (board.roster.power[first] === power || board.rules.supply.assisted(board, power, board.roster.power[first]));
};

/** Hexes that a supply line of a power may enter. Shape: hexes. */
const enterable = (pos: Position, power: number): Uint8Array => {
  const { board, sit } = pos;
  const { side } = board.powers[power];
  const neutrals = board.rules.supply.throughNeutrals(board);
  const zoc = sit.zoc[1 - side];
  const out = new Uint8Array(board.map.grid.size);
  for (let h = 0; h < out.length; h++) {
    const who = occupant(pos, h);
    // neither an enemy's hex nor an enemy's zone, unless a friend stands in it (BC-12A.2 to BC-12A.4)
    if (who !== 1 - side && (zoc[h] === 0 || opened(pos, power, h))) out[h] = neutrals || !isNeutral(pos, h) ? 1 : 0;
  }
  return out;
};

/** Hexes whose owner passes a test. Shape: hexes. */
const ownedBy = (pos: Position, passes: (owner: number) => boolean): Uint8Array => {
  const { owner } = pos.state.hexes;
  const own = new Uint8Array(owner.length);
  for (let h = 0; h < own.length; h++) if (owner[h] >= 0 && passes(owner[h])) own[h] = 1;
  return own;
};

/** Hexes from which a friendly line leads to a source of a power, the sources included. */
const linkedHexes = (pos: Position, power: number, own: Uint8Array, open: Uint8Array): ReadonlyArray<HexIx> => {
  const { rules, tracer, lines, rails, roads } = pos.board;
  const sources = rules.supply.sources(pos, power);
  // a line enters owned hexes only, and by the rule none that is closed to supply lines
  const enters = rules.supply.limitsBindLines(pos.board) ? own.map((o, h) => o & open[h]) : own;
  const linked: HexIx[] = [];
  const found = new Uint8Array(own.length);
  for (const crossable of rules.supply.mixedLines(pos.board) ? [lines] : [rails, roads]) {
    const steps = tracer.flood({ sources, range: -1, enterable: enters, crossable });
    for (let h = 0; h < steps.length; h++)
      if (steps[h] >= 0 && own[h] === 1 && found[h] === 0) {
        found[h] = 1;
        linked.push(h);
      }
  }
  return linked;
};

/**
 * The length of the overland line that each hex would need, by movement class of the unit that stands there;
 * -1 where none leads anywhere. Shape: two arrays by hex.
 */
export const overlandLines = (pos: Position, power: number): readonly [Int16Array, Int16Array] => {
  const { board } = pos;
  const side = board.powers[power].side;
  const open = enterable(pos, power);
  const { supply } = board.rules;
  const sources = supply.usesLines(board, power)
    ? linkedHexes(pos, power, ownedBy(pos, (owner) => board.shared[power][owner] === 1), open)
    : supply.sources(pos, power);
  if (!supply.overlandThroughEnemyLand(board)) ownedBy(pos, (owner) => board.powers[owner].side !== side).forEach((theirs, h) => (open[h] &= 1 - theirs));
  const range = supply.overland(pos);
  const flood = (movementClass: 0 | 1): Int16Array =>
    board.tracer.flood({ sources, range, enterable: open, crossable: foldNow(board, pos.state.turn).open[movementClass] });
  return [flood(0), flood(1)];
};

/** Whether a unit could trace a supply line now, rations aside. */
export const canTrace = (pos: Position, unit: UnitIx): boolean => {
  const lines = overlandLines(pos, pos.board.roster.power[unit]);
  return lines[pos.board.roster.movementClass[unit]][pos.state.units.hex[unit]] >= 0;
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
    const lines = overlandLines(pos, power);
    const needy: UnitIx[] = [];
    state.units.hex.forEach((hex, u) => {
      if (hex >= 0 && board.roster.power[u] === power && lines[board.roster.movementClass[u]][hex] < 0) needy.push(u);
    });
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
