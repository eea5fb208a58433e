/**
 * What bots look at before they make plans: what is wanted, how far it is, where supply runs.
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { campOfPlayer, distances, preyOf } from '../objectives.js';
import { camp, outOfSupply, type Position } from '../position.js';
import { suppliedHexes } from '../supply.js';
import type { UnitIx } from '../unit.js';

/** A position seen by the player whose turn it is. */
export interface Outlook {
  readonly camp: number;
  readonly prey: ReadonlyArray<boolean>;
  /** Shape `size`: hexes to the nearest objective; 1 where supply can be traced; strength of enemies near at hand. */
  readonly far: Uint8Array;
  readonly supplied: Uint8Array;
  readonly menaced: Float32Array;
}

/** How the position looks to the phasing player. */
export const outlookOf = (pos: Position): Outlook => {
  const { player } = pos.state;
  const side = campOfPlayer(player);
  const prey = preyOf(pos, side);
  const menaced = new Float32Array(pos.board.land.length);
  const { hex, sp } = pos.state.units;
  for (let u = 0; u < hex.length; u++) {
    if (hex[u] < 0 || camp(pos, u) !== 1 - side) continue;
    for (const h of pos.board.fields.near(hex[u])) menaced[h] += sp[u];
  }
  return { camp: side, prey, far: distances(pos, player, prey), supplied: suppliedHexes(pos, { player, nation: -1, war: false }), menaced };
};

/** What a strength point that comes nearer is worth to the choice among many destinations; a guard for an open place; supply. */
const NEARER = 0.05;
const GUARD = 1;
const GUARDED = 0.1;
const HUNGER = 0.4;
const CONTACT = 0.3;

/** How promising a hex looks as the destination of a unit: a rough order, the heuristic has the last word. */
export const pressing = (pos: Position, outlook: Outlook, unit: UnitIx, start: HexIx, hex: HexIx): number => {
  const { board, state, sit } = pos;
  const { stacks } = sit;
  const sp = state.units.sp[unit];
  const holder = state.hexes.control[hex];
  let score = NEARER * sp * (outlook.far[start] - outlook.far[hex]);
  if (holder < 0 || (holder === 0) !== (state.player === 0)) score += 2 * board.worth[hex];
  else if (outlook.menaced[hex] > 0 && stacks.first[hex] < 0) score += board.worth[hex] > GUARDED ? GUARD * board.worth[hex] : 0;
  if (outlook.supplied[hex] === 0) score -= outOfSupply(pos, unit) ? HUNGER * sp : HUNGER / 2;
  for (let d = 0; d < 6; d++) {
    const next = board.map.neighbors[hex * 6 + d];
    if (next >= 0 && stacks.first[next] >= 0 && camp(pos, stacks.first[next]) === 1 - outlook.camp) score += CONTACT;
  }
  return score;
};
