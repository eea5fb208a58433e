/**
 * What the rules say of single attackers and single hexes, asked of the slots in a position where nothing else plays a part,
 * and remembered.
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { total } from '../../../kernel/tally.js';
import type { Board } from '../board.js';
import type { Position } from '../position.js';
import { FULL } from '../state.js';
import type { UnitIx } from '../unit.js';
import { WORKS } from '../works.js';

/** Answers about edges (`hex × 6 + direction`, from the attacker) and hexes. */
export interface Probe {
  /** What is left of a unit's strength when it attacks along an edge. */
  readonly bite: (unit: UnitIx, edge: number) => number;
  /** The terrain's modifier of the die against a hex. */
  readonly die: (hex: HexIx) => number;
  /** Whether armor counts in attacks along an edge. */
  readonly armor: (edge: number) => boolean;
  /** What two engineers add to the die in attacks along an edge. */
  readonly siege: (edge: number) => number;
}

/** A unit that stands for most, -1 when there is none. */
export const ordinaryUnit = ({ roster }: Board): UnitIx =>
  roster.units.findIndex((_, u) => roster.faces[FULL].divisional[u] === 1 && roster.cm[u] === 0 && roster.artillery[u] === 0);

/** Numbers remembered by a key, NaN while it is not known. */
interface Memory {
  readonly get: (key: number) => number;
  /** Gives the number back. */
  readonly set: (key: number, value: number) => number;
}
/** For a whole map, or for a few hexes of it. */
type Remember = (size: number) => Memory;
const dense: Remember = (size) => {
  const known = new Float32Array(size).fill(NaN);
  return { get: (key) => known[key], set: (key, value) => (known[key] = value) };
};
const sparse: Remember = () => {
  const known = new Map<number, number>();
  return {
    get: (key) => known.get(key) ?? NaN,
    set: (key, value) => {
      known.set(key, value);
      return value;
    },
  };
};

const probeOf = (board: Board, pos: Position, remember: Remember): Probe => {
  const { roster, rules, map } = board;
  const { size } = map.grid;
  const hexes = roster.units.map(() => -1);
  const blank = roster.units.map(() => 0);
  const quiet: Position = { board, state: { ...pos.state, units: { hex: hexes, face: blank.map(() => FULL), mp: blank, status: blank } }, sit: pos.sit };
  const full = roster.faces[FULL];
  const supporter = roster.units.findIndex((_, u) => full.lending[u] === 1);
  const armored = roster.units.findIndex((_, u) => full.aec[u] === 1);
  const engineers = roster.units.flatMap((_, u) => (roster.identity[u].combatEngineer && full.aec[u] === 0 ? [u] : [])).slice(0, 2);
  const types = [...new Set(roster.units.map((u) => u.type))];
  const typeOf = Uint8Array.from(roster.units, (u) => types.indexOf(u.type));
  const bites: Memory[] = [];
  const [dice, armors, sieges] = [remember(size), remember(size * 6), remember(size * 6)];

  /** Asks with some units in one hex. */
  const standing = (units: ReadonlyArray<UnitIx>, hex: HexIx, ask: () => number): number => {
    for (const u of units) hexes[u] = hex;
    const answer = ask();
    for (const u of units) hexes[u] = -1;
    return answer;
  };
  const modifier = (target: HexIx, attackers: ReadonlyArray<UnitIx>): number => total(0, rules.dieModifiers, { pos: quiet, target, attackers, defenders: [] });
  const askBite = (unit: UnitIx, edge: number): number => {
    const hex = Math.floor(edge / 6);
    const beside = supporter < 0 ? [unit] : [unit, supporter];
    return standing(beside, hex, () => total(1, rules.attackFactors, { pos: quiet, target: map.neighbors[edge], attackers: [unit], defenders: [], unit, hex, dir: edge % 6, beside }));
  };
  const askArmor = (edge: number): number => standing([armored], Math.floor(edge / 6), () => (modifier(map.neighbors[edge], [armored]) > modifier(map.neighbors[edge], []) ? 1 : 0));
  const askSiege = (edge: number): number =>
    standing(engineers, Math.floor(edge / 6), () => modifier(map.neighbors[edge], engineers) - modifier(map.neighbors[edge], engineers.slice(0, 1)));
  return {
    bite: (unit, edge) => {
      const memory = (bites[typeOf[unit]] ??= remember(size * 6));
      const known = memory.get(edge);
      return Number.isNaN(known) ? memory.set(edge, askBite(unit, edge)) : known;
    },
    die: (hex) => {
      const known = dice.get(hex);
      return Number.isNaN(known) ? dice.set(hex, modifier(hex, [])) : known;
    },
    armor: (edge) => {
      if (armored < 0) return false;
      const known = armors.get(edge);
      return (Number.isNaN(known) ? armors.set(edge, askArmor(edge)) : known) === 1;
    },
    siege: (edge) => {
      if (engineers.length < 2) return 0;
      const known = sieges.get(edge);
      return Number.isNaN(known) ? sieges.set(edge, askSiege(edge)) : known;
    },
  };
};

/** Answers with the map as it is printed: the same whenever they are asked. */
export const makeProbe = (board: Board, pos: Position): Probe => {
  const { slices } = pos.state;
  const printed = { ...pos.state, captured: [], slices: slices[WORKS.key] === undefined ? slices : { ...slices, [WORKS.key]: WORKS.initial } };
  return probeOf(board, { ...pos, state: printed }, dense);
};

/** The same where play has changed the fortifications of some hexes. */
export const changedProbe = (board: Board, pos: Position, printed: Probe, changed: ReadonlySet<HexIx>): Probe => {
  const now = probeOf(board, pos, sparse);
  const { neighbors } = board.map;
  return {
    bite: (unit, edge) => (changed.has(neighbors[edge]) ? now : printed).bite(unit, edge),
    die: (hex) => (changed.has(hex) ? now : printed).die(hex),
    armor: (edge) => (changed.has(neighbors[edge]) ? now : printed).armor(edge),
    siege: (edge) => (changed.has(neighbors[edge]) ? now : printed).siege(edge),
  };
};
