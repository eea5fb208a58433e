/**
 * Facts derived from where units stand: stacks and zones of control. Made once for each position and
 * remembered; for a copy that is changed in place they follow each write.
 * A zone reaches one hex, through hexsides and into terrain that the unit itself may cross and enter; what it does there
 * is for other rules to say, and every unit's zone is the same.
 * @rule EBC 5 (BC-5.2, BC-5.3, BC-5.4, BC-5.5, BC-5.6, BC-5.8), 8, QA 6A (QA-14)
 * @module
 */
import { insert, makeStacks, remove, stackBytes, type Stacks, stacksIn } from '../../kernel/stack.js';
import { addZoc } from '../../kernel/zoc.js';
import type { Board } from './board.js';
import type { EuropaState } from './state.js';

/** Derived facts of a position. */
export interface Situation {
  /** Everything that follows, as one: positions that come of each other copy it at every action. */
  readonly cells: ArrayBuffer;
  readonly stacks: Stacks;
  /** For each side, how many of its units exert a zone of control into a hex. */
  readonly zoc: readonly [Uint8Array, Uint8Array];
  /** How many of these zones are reduced; null where none ever is. @rule FITE 5 */
  readonly reduced: readonly [Uint8Array, Uint8Array] | null;
  /** Which fold of the board (weather) the zones were made with. */
  readonly fold: number;
}

/** From scratch. */
export const surveyed = (board: Board, state: EuropaState): Situation => {
  const { hex, face } = state.units;
  const { size } = board.map.grid;
  const reduces = board.rules.reducedZone !== null;
  const cells = new ArrayBuffer(stackBytes(size, hex.length) + (reduces ? 4 : 2) * size);
  makeStacks(size, hex.length, cells);
  const situation = laidOut(cells, size, hex.length, reduces, board.foldOf[state.turn]);
  for (let u = 0; u < hex.length; u++) if (hex[u] >= 0) enter(board, situation, state, u, hex[u], face[u]);
  return situation;
};

/** A copy that can go its own way. */
export const copied = (s: Situation): Situation => laidOut(s.cells.slice(0), s.stacks.first.length, s.stacks.next.length, s.reduced !== null, s.fold);

/** Stacks, zones of both sides and, where there are any, reduced ones, one after another. */
const laidOut = (cells: ArrayBuffer, hexes: number, units: number, reduces: boolean, fold: number): Situation => {
  const zones = (i: number): Uint8Array => new Uint8Array(cells, stackBytes(hexes, units) + i * hexes, hexes);
  return { cells, stacks: stacksIn(cells, hexes, units), zoc: [zones(0), zones(1)], reduced: reduces ? [zones(2), zones(3)] : null, fold };
};

/** Units of powers that take no part yet exert nothing (AMB-BC-22). */
const spread = (board: Board, s: Situation, state: EuropaState, unit: number, hex: number, face: number, delta: 1 | -1, status = state.units.status[unit]): void => {
  if (!board.exerts[face][unit] || state.dormant[board.roster.power[unit]] === 1) return;
  const side = board.unitSide[unit];
  const open = board.folds[s.fold].zones[board.roster.movementClass[unit]][hex];
  addZoc(s.zoc[side], board.map.neighbors, hex, open, delta);
  if (s.reduced !== null && board.rules.reducedZone?.(status)) addZoc(s.reduced[side], board.map.neighbors, hex, open, delta);
};

const enter = (board: Board, s: Situation, state: EuropaState, unit: number, hex: number, face: number): void => {
  insert(s.stacks, hex, unit);
  spread(board, s, state, unit, hex, face, 1);
};

/** How many zones of control the units of a hex exert into its neighbor in a direction. */
export const zonesFrom = ({ board, state, sit }: { readonly board: Board; readonly state: EuropaState; readonly sit: Situation }, hex: number, dir: number): number => {
  const pos = { board, state, sit };
  let n = 0;
  for (let u = sit.stacks.first[hex]; u >= 0; u = sit.stacks.next[u]) if (exertsInto(pos, u, hex, dir)) n++;
  return n;
};

const exertsInto = ({ board, state, sit }: { readonly board: Board; readonly state: EuropaState; readonly sit: Situation }, unit: number, hex: number, dir: number): boolean =>
  board.exerts[state.units.face[unit] as 0 | 1][unit] === 1 &&
  state.dormant[board.roster.power[unit]] === 0 &&
  (board.folds[sit.fold].zones[board.roster.movementClass[unit] as 0 | 1][hex] & (1 << dir)) !== 0;

/** The same position with no zone of control from a hex into its neighbor in a direction: itself where there is none. */
export const withoutZonesFrom = <P extends { readonly board: Board; readonly state: EuropaState; readonly sit: Situation }>(pos: P, hex: number, dir: number): P => {
  const n = zonesFrom(pos, hex, dir);
  if (n === 0) return pos;
  const { board, state, sit } = pos;
  const to = board.map.neighbors[hex * 6 + dir];
  const side = board.unitSide[sit.stacks.first[hex]];
  const less = (zones: readonly [Uint8Array, Uint8Array], by: number): readonly [Uint8Array, Uint8Array] => {
    const mine = zones[side].slice();
    mine[to] -= by;
    return side === 0 ? [mine, zones[1]] : [zones[0], mine];
  };
  let reduced = 0;
  if (sit.reduced !== null)
    for (let u = sit.stacks.first[hex]; u >= 0; u = sit.stacks.next[u]) if (board.rules.reducedZone?.(state.units.status[u]) && exertsInto(pos, u, hex, dir)) reduced++;
  return { ...pos, sit: { ...sit, zoc: less(sit.zoc, n), reduced: sit.reduced === null ? null : less(sit.reduced, reduced) } };
};

/** Follows one write to a unit column of an owned position; columns other than `hex`, `face` and `status` are ignored. */
export const follow = (board: Board, s: Situation, state: EuropaState, column: string, unit: number, before: number, after: number): void => {
  if (before === after) return;
  if (column === 'hex') {
    const face = state.units.face[unit];
    if (before >= 0) {
      remove(s.stacks, before, unit);
      spread(board, s, state, unit, before, face, -1);
    }
    if (after >= 0) enter(board, s, state, unit, after, face);
  } else if (column === 'face' && state.units.hex[unit] >= 0) {
    spread(board, s, state, unit, state.units.hex[unit], before, -1);
    spread(board, s, state, unit, state.units.hex[unit], after, 1);
  } else if (column === 'status' && s.reduced !== null && state.units.hex[unit] >= 0 && board.rules.reducedZone?.(before) !== board.rules.reducedZone?.(after)) {
    spread(board, s, state, unit, state.units.hex[unit], state.units.face[unit], -1, before);
    spread(board, s, state, unit, state.units.hex[unit], state.units.face[unit], 1, after);
  }
};
