/**
 * Who is likely to hold the objectives: strength of both sides near them, against each other.
 * @module
 */
import { SIDES } from '../board.js';
import type { Position } from '../position.js';
import { gaitOf, type Ground } from './ground.js';

/** Strength of both sides near each objective. Shape: objectives. */
export interface Influence {
  /** Of the side that wants it, to attack. */
  readonly takers: Float64Array;
  /** Of the side that holds it, to defend. */
  readonly keepers: Float64Array;
}

/** Defenders count for more than attackers of the same strength. */
const DEFENDER = 1.6;
/** So that an objective with nobody near is nobody's. */
const NOBODY = 0.3;

/** Strength near the objectives, from where the units stand. */
export const influenceOf = (pos: Position, ground: Ground): Influence => {
  const { board, state } = pos;
  const { hex, face } = state.units;
  const n = ground.objectives.length;
  const takers = new Float64Array(n);
  const keepers = new Float64Array(n);
  const side = n === 0 ? 0 : ground.objectives[0].side;
  for (let u = 0; u < hex.length; u++) {
    if (hex[u] < 0 || state.dormant[board.roster.power[u]] === 1) continue;
    const table = ground.nearness(board.roster.power[u])[gaitOf(pos, u)];
    const base = hex[u] * n;
    const printed = board.roster.faces[face[u] === 1 ? 1 : 0];
    if (board.unitSide[u] === side) {
      const strength = printed.attack[u];
      if (strength > 0) for (let o = 0; o < n; o++) takers[o] += strength * table[base + o];
    } else {
      const strength = printed.defense[u];
      if (strength > 0) for (let o = 0; o < n; o++) keepers[o] += strength * table[base + o];
    }
  }
  return { takers, keepers };
};

/** The likelihood that an objective falls to the side that wants it, as both stand. */
export const likelihood = (ground: Ground, influence: Influence, o: number): number => {
  const a = influence.takers[o];
  return a / (a + influence.keepers[o] * DEFENDER * ground.hardness[o] + NOBODY);
};

/** How much one more point of strength in an objective would change its likelihood; by who adds it. */
export const leverage = (ground: Ground, influence: Influence, o: number, adder: 'taker' | 'keeper'): number => {
  const a = influence.takers[o];
  const k = DEFENDER * ground.hardness[o];
  const p = influence.keepers[o] * k + NOBODY;
  return (adder === 'taker' ? p : a * k) / (a + p) ** 2;
};

/** What the next objective to fall is worth on top of its own worth: by what it does to the points to be expected. */
export const urgency = (pos: Position, open: number): number =>
  open === 0 ? 0 : Math.abs(pos.board.rules.standing(pos, SIDES[0], open) - pos.board.rules.standing(pos, SIDES[0], open - 1));

/** Whether the side that wants an objective owns it. */
export const taken = (pos: Position, ground: Ground, o: number): boolean => {
  const owner = pos.state.hexes.owner[ground.objectives[o].hex];
  return owner >= 0 && pos.board.powers[owner].side === ground.objectives[o].side;
};

/** A side by its name. */
export const sideIx = (side: string): number => SIDES.indexOf(side as (typeof SIDES)[number]);
